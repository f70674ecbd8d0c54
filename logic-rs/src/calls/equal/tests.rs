use super::{EqualOutcome, LinesRequest, equal};
use crate::calls::InputMode;
use crate::calls::simplify::SimplifyRequest;
use crate::calls::steps::{StepsOutcome, steps};
use crate::random::Random;
use crate::steps::Step;

fn asked(from: &str, to: &str) -> EqualOutcome {
    equal(&LinesRequest {
        lines: vec![from.to_owned(), to.to_owned()],
        variables_max: None,
        primes_max: None,
        work_max: 100,
        steps_max: None,
        steps_work_max: None,
    })
}

/// The steps of a proof by laws, each with its line.
fn proof(from: &str, to: &str) -> Vec<String> {
    let EqualOutcome::Equal { steps } = asked(from, to) else { panic!("{from} and {to}") };
    let laws = steps.iter().filter(|step| step.before.is_some());
    laws.map(|Step { step_type, current_expression, .. }| format!("{step_type:?} {current_expression}"))
        .collect()
}

#[test]
fn a_proof_is_a_short_chain_or_leads_through_the_minimum() {
    let cases: [(&str, &str, &[&str]); 5] = [
        ("A.B", "(B).A", &[]),
        ("A^B^C", "A.(B^C)'+A'.(B^C)", &["XorGate A.(B^C)'+A'.(B^C)"]),
        ("A+B.C", "(A'.(B.C)')'", &["DoubleNegation (A+B.C)''", "DeMorgan (A'.(B.C)')'"]),
        (
            "A.B+A'.C+B.C",
            "(A+C).(A'+B)",
            &[
                "OrIdentity 0+A.B+A'.C+B.C",
                "AndComplement A.A'+A.B+A'.C+B.C",
                "ReversedDistributive (A+C).(A'+B)",
            ],
        ),
        // A variable that only one of them has.
        (
            "A.B+A.B'",
            "A.(C+1)",
            &["ReversedDistributive A.(B+B')", "OrComplement A.1", "OrAnnulment A.(C+1)"],
        ),
    ];
    for (from, to, expected) in cases {
        assert_eq!(proof(from, to), expected, "{from} to {to}");
    }
}

#[test]
fn a_row_tells_unequal_lines_apart_and_an_error_its_line() {
    let EqualOutcome::Different { vars, row, value } = asked("A+B", "A.C") else { panic!("they differ") };
    assert_eq!((vars.concat().as_str(), row, value), ("ABC", 2, false));
    let refused = |from, to| match asked(from, to) {
        EqualOutcome::Refused { line, .. } => Some(line),
        _ => None,
    };
    assert_eq!([refused("A+", "B"), refused("A", "B)")], [Some(0), Some(1)]);
}

/// Random pairs of equal expressions of four variables are proved, seldom by more laws than both ways to the minimum have.
#[test]
fn every_random_pair_of_equal_expressions_is_proved() {
    let laws = |steps: &[Step]| steps.iter().filter(|step| step.before.is_some()).count();
    let to_minimum = |input: &str| {
        let request = SimplifyRequest {
            input: input.to_owned(),
            mode: InputMode::Boolean,
            dont_cares: None,
            variables: None,
            variables_max: None,
            primes_max: None,
            work_max: 100,
            steps_work_max: None,
        };
        let StepsOutcome::Steps { steps } = steps(&request) else { panic!("{input}") };
        laws(&steps)
    };
    let (mut own, mut both) = (Vec::new(), Vec::new());
    for (from, to) in pairs(20) {
        match asked(&from, &to) {
            EqualOutcome::Equal { steps } => own.push(laws(&steps)),
            other => panic!("{from} = {to}: {other:?}"),
        }
        both.push(to_minimum(&from) + to_minimum(&to));
    }
    own.sort_unstable();
    both.sort_unstable();
    let half = own.len() / 2;
    assert!(own[half] <= both[half], "{} laws, {} through the minimum", own[half], both[half]);
}

/// Random pairs of different texts with the same table.
fn pairs(count: usize) -> Vec<(String, String)> {
    let mut random = Random(7);
    let names = ["A", "B", "C", "D"];
    let variables = names.map(|name| crate::expr::Variable::named(name).expect("a letter"));
    let arity = crate::rows::Arity::new(4).expect("four variables");
    let mut known = std::collections::BTreeMap::<Vec<u8>, String>::new();
    let mut found = Vec::new();
    while found.len() < count {
        let leaves = 2 + random.below(7);
        let text = random.expression(&names, leaves);
        let line = crate::expr::parse_within(&text, 4).expect("an expression");
        let column = crate::expr::truth_tables(&[line], &variables, arity).remove(0);
        if let Some(other) = known.insert(column, text.clone())
            && other != text
        {
            found.push((other, text));
        }
    }
    found
}
