//! The counted work of derivations of expressions that are made to take much of it.

use super::{StepsLimit, StepsOutcome, steps_within};
use crate::calls::InputMode;
use crate::calls::simplify::SimplifyRequest;
use crate::limits::{EXPRESSION_CHARS_MAX, STEPS_WORK_MAX};
use crate::random::Random;
use crate::steps::{LOOKS, Work};

/// Enough to minimise every input here; minimising has a separate limit.
const WORK_MAX: u32 = 4_000;

fn request(input: String, mode: InputMode) -> SimplifyRequest {
    SimplifyRequest {
        input,
        mode,
        dont_cares: None,
        variables: None,
        variables_max: Some(16),
        primes_max: Some(1 << 21),
        work_max: WORK_MAX,
        steps_work_max: None,
    }
}

/// A generator of expressions of `variables` variables that take much work.
struct Hostile {
    random: Random,
    variables: u32,
}

impl Hostile {
    fn literal(&mut self) -> String {
        let name = char::from(b'A' + self.random.below(self.variables) as u8);
        format!("{name}{}", if self.random.below(2) == 0 { "" } else { "'" })
    }

    fn joined(&mut self, count: u32, sign: &str, mut part: impl FnMut(&mut Self) -> String) -> String {
        (0..count).map(|_| part(self)).collect::<Vec<_>>().join(sign)
    }

    fn product(&mut self, literals: u32) -> String {
        self.joined(literals, ".", Self::literal)
    }

    fn sum(&mut self, terms: u32, literals: u32) -> String {
        format!("({})", self.joined(terms, "+", |own| own.product(literals)))
    }

    /// As many parts as the longest expression has room for.
    fn long(&mut self, sign: &str, mut part: impl FnMut(&mut Self) -> String) -> String {
        let mut text = part(self);
        loop {
            let longer = format!("{text}{sign}{}", part(self));
            if longer.len() > EXPRESSION_CHARS_MAX as usize {
                return text;
            }
            text = longer;
        }
    }

    /// Brackets in brackets, each with a bar.
    fn nested(&mut self, depth: u32, mut part: impl FnMut(&mut Self) -> String) -> String {
        (0..depth).fold(part(self), |text, _| {
            let sign = [".", "^", "+"][self.random.below(3) as usize];
            format!("({text}{sign}{})'", part(self))
        })
    }

    fn all(&mut self) -> Vec<(&'static str, String)> {
        let names: Vec<String> =
            (0..self.variables).map(|index| char::from(b'A' + index as u8).to_string()).collect();
        vec![
            ("XOR of 4 sums", self.joined(4, "^", |own| own.sum(3, 3))),
            ("XOR of 10 sums", self.joined(10, "^", |own| own.sum(3, 3))),
            ("XOR of 40 sums", self.joined(40, "^", |own| own.sum(3, 3))),
            ("XOR of sums, as long as can be", self.long("^", |own| own.sum(4, 4))),
            (
                "sum of 40 XORs",
                self.joined(40, "+", |own| format!("({}^{})", own.product(2), own.product(3))),
            ),
            ("sum of products, as long as can be", self.long("+", |own| own.product(6))),
            ("sum of literals, as long as can be", self.long("+", Self::literal)),
            ("sum of 50 products", self.joined(50, "+", |own| own.product(5))),
            ("product of 10 sums", self.joined(10, ".", |own| own.sum(4, 1))),
            ("product of sums, as long as can be", self.long(".", |own| own.sum(4, 1))),
            ("bar over 10 sums with bars", format!("({})'", self.joined(10, ".", |own| own.sum(3, 3) + "'"))),
            ("12 sums in each other", self.nested(12, |own| own.sum(3, 2))),
            ("60 literals in each other", self.nested(60, Self::literal)),
            ("900 literals in each other", self.nested(900, Self::literal)),
            ("parity", names.join("^")),
            ("bars, as long as can be", format!("A{}", "'".repeat(EXPRESSION_CHARS_MAX as usize - 1))),
        ]
    }
}

#[test]
fn a_hostile_expression_takes_no_more_than_its_work_and_each_look_is_paid_for() {
    let mut derived = 0;
    for variables in [4, 5, 6, 8, 10, 16] {
        let mut hostile = Hostile { random: Random(19), variables };
        for (name, input) in hostile.all() {
            let start: String = input.chars().take(60).collect();
            let what = format!("{name} of {variables} variables, {start}");
            derived += usize::from(is_derived(input, InputMode::Boolean, &what));
        }
        let rows = hostile.random.rows(variables.min(12), 50);
        let rows = rows.iter().map(u32::to_string).collect::<Vec<_>>().join(" ");
        derived += usize::from(is_derived(rows, InputMode::Mint, &format!("rows of {variables} variables")));
    }
    assert!(derived > 30, "{derived} derivations");
}

/// Whether there is a derivation. Fails if more was looked at than was paid for.
fn is_derived(input: String, mode: InputMode, what: &str) -> bool {
    let work = Work::of_units(STEPS_WORK_MAX);
    let all = work.left();
    LOOKS.set(0);
    let outcome = steps_within(&request(input, mode), &work);
    let (looks, asked) = (LOOKS.get(), work.asked());
    assert!(looks <= asked, "{what}: {looks} looks, {asked} paid for");
    // The last payment of each loop counts as asked for, even if too little work was left for it.
    assert!(asked <= all + all / 8, "{what}: {asked} asked for, {all} had");
    matches!(outcome, StepsOutcome::Steps { .. })
}

#[test]
fn what_takes_a_quarter_of_the_work_to_minimise_is_not_derived() {
    let input = "A.B'.C+A'.D.E+B.C'.E'+A.C.D'+B'.D'.E".to_owned();
    let of_work =
        |work_max| super::steps(&SimplifyRequest { work_max, ..request(input.clone(), InputMode::Boolean) });
    assert!(matches!(of_work(WORK_MAX), StepsOutcome::Steps { .. }));
    assert_eq!(of_work(0), StepsOutcome::TooComplex { limit: StepsLimit::Work });
}

#[test]
fn without_work_nothing_is_derived() {
    let of_work = |units| {
        let request = request("A.B+A.B'".to_owned(), InputMode::Boolean);
        steps_within(&request, &Work::of_units(units))
    };
    assert_eq!(of_work(1), StepsOutcome::TooComplex { limit: StepsLimit::Work });
    assert!(matches!(of_work(STEPS_WORK_MAX), StepsOutcome::Steps { .. }));
}

#[test]
fn a_request_can_lower_the_work_of_a_derivation_but_not_raise_it() {
    let of_request = |steps_work_max| {
        let request = request("A.B+A.B'".to_owned(), InputMode::Boolean);
        super::steps(&SimplifyRequest { steps_work_max, ..request })
    };
    assert_eq!(of_request(Some(1)), StepsOutcome::TooComplex { limit: StepsLimit::Work });
    assert!(matches!(of_request(None), StepsOutcome::Steps { .. }));
    let left = |steps_work_max| {
        let request = request("A".to_owned(), InputMode::Boolean);
        super::work_of(&SimplifyRequest { steps_work_max, ..request }).left()
    };
    assert_eq!(left(Some(u32::MAX)), left(None));
}

#[test]
fn what_the_checker_refuses_is_a_fault_and_no_limit() {
    let request = request("A.B+A.B'".to_owned(), InputMode::Boolean);
    let function = super::simplify::read(&request).expect("an expression");
    let expression = function.expression.as_ref().expect("an expression");
    let question = super::Question {
        start: super::Start::Expression(&request.input, expression),
        arity: function.table.arity(),
        variables: &function.variables,
        result: &[crate::qmc::Cube::new(2, 2)],
        proven: true,
    };
    let claim = |simplified| super::Claim {
        start: super::verify::Start::Typed(&request.input),
        end: simplified,
        goal: super::Goal::Sum { proven: true },
    };
    let derived =
        |simplified| super::verified(&question, &claim(simplified), &Work::of_units(STEPS_WORK_MAX));
    assert!(derived("A").is_ok());
    let refusal = super::Refusal { step: 3, reason: super::Reason::OtherEnd };
    assert_eq!(derived("B"), Err(super::Failed::Unverified(refusal)));
}
