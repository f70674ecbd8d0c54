//! The values of an answer against its texts: cubes written out by other code give the texts, columns have the rows.

use crate::support::corpus::cases;
use crate::support::random::Random;
use crate::support::request;
use logic_rs::calls::forms::{FormsRequest, forms};
use logic_rs::calls::simplify::{AnswerValues, SimplifyAnswer, SimplifyOutcome, SimplifyRequest, simplify};
use logic_rs::calls::{FormKind, InputMode};

const WORK: u32 = 200;

/// The cubes that bytes hold, as care and value.
fn cubes(bytes: &[u8]) -> Vec<(u32, u32)> {
    let numbers: Vec<u32> =
        bytes.chunks(4).map(|bytes| u32::from_le_bytes(bytes.try_into().expect("four bytes"))).collect();
    numbers.chunks(2).map(|pair| (pair[0], pair[1])).collect()
}

/// The literals of a cube, plain where the value is `plain`.
fn literals(vars: &[String], (care, value): (u32, u32), plain: u32, sign: &str) -> String {
    assert_eq!(value & !care, 0);
    let used = (0..vars.len()).filter(|index| care >> (vars.len() - 1 - index) & 1 == 1);
    let literal = |index: usize| {
        let is_plain = value >> (vars.len() - 1 - index) & 1 == plain;
        format!("{}{}", vars[index], if is_plain { "" } else { "'" })
    };
    used.map(literal).collect::<Vec<String>>().join(sign)
}

fn or_else(text: String, constant: &str) -> String {
    if text.is_empty() { constant.to_owned() } else { text }
}

fn product(vars: &[String], cube: (u32, u32)) -> String {
    or_else(literals(vars, cube, 1, "."), "1")
}

fn clause(vars: &[String], cube: (u32, u32)) -> String {
    let sum = or_else(literals(vars, cube, 0, "+"), "0");
    if sum.contains('+') { format!("({sum})") } else { sum }
}

fn sum(vars: &[String], cubes: &[(u32, u32)]) -> String {
    let products: Vec<String> = cubes.iter().map(|&cube| product(vars, cube)).collect();
    or_else(products.join("+"), "0")
}

/// The rows of a packed column, which has no bits beyond them.
fn rows(vars: &[String], column: &[u8]) -> Vec<u32> {
    assert_eq!(column.len(), (1usize << vars.len()).div_ceil(8));
    let rows = (0..8 * column.len() as u32).filter(|&row| column[row as usize / 8] >> (row % 8) & 1 == 1);
    let rows: Vec<u32> = rows.collect();
    assert!(rows.iter().all(|row| row >> vars.len() == 0));
    rows
}

fn numbers(text: &str) -> Vec<u32> {
    let runs = text.split(|c: char| !c.is_ascii_digit()).filter(|run| !run.is_empty());
    let mut numbers: Vec<u32> = runs.map(|run| run.parse().expect("a number")).collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

/// The terms of a form, sums or products, as their literals: the variable's index and whether it is barred. In the
/// order that a textbook writes them in, lists of literals ascend.
fn literals_of(form: FormKind, vars: &[String], text: &str) -> Vec<Vec<(usize, bool)>> {
    let (outer, inner) = match form {
        FormKind::Sop => ('+', '.'),
        FormKind::Pos => ('.', '+'),
    };
    let literal = |text: &str| {
        let name = text.trim_end_matches('\'');
        let index = vars.iter().position(|var| var == name);
        (index.unwrap_or(usize::MAX), name != text)
    };
    text.split(outer).map(|term| term.trim_matches(['(', ')']).split(inner).map(literal).collect()).collect()
}

fn hold(name: &str, dont_cares: &str, answer: &SimplifyAnswer, values: &AnswerValues) {
    let vars = &answer.vars;
    let required = rows(vars, &values.required);
    assert_eq!(rows(vars, &values.dont_cares), numbers(dont_cares), "{name}");
    match &answer.min_terms {
        Some(min_terms) => assert_eq!(&required, min_terms, "{name}"),
        None => assert_eq!(required, numbers(&answer.sop), "{name}"),
    }
    let primes = cubes(&values.primes);
    assert_eq!(primes.len(), answer.prime_imp_list.len(), "{name}");
    for (&(care, value), prime) in primes.iter().zip(&answer.prime_imp_list) {
        assert_eq!(product(vars, (care, value)), prime.res, "{name}");
        let covered: Vec<u32> = required.iter().copied().filter(|row| row & care == value).collect();
        assert_eq!(&covered[..prime.list.len()], prime.list, "{name}");
        assert_eq!(prime.list_length.map_or(prime.list.len(), |length| length as usize), covered.len());
    }
    let cover: Vec<(u32, u32)> = values.cover.iter().map(|&index| primes[index as usize]).collect();
    assert_eq!(sum(vars, &cover), answer.simplified, "{name}");
    let written = answer.minima.as_ref().map_or(&[][..], |minima| &minima.others);
    let others = cubes(&values.others);
    assert_eq!(others.len(), written.len() * answer.terms as usize, "{name}");
    let others: Vec<String> =
        others.chunks(answer.terms.max(1) as usize).map(|other| sum(vars, other)).collect();
    assert_eq!(others, written, "{name}");
    let listed: Vec<&str> = answer.prime_imp_list.iter().map(|prime| prime.res.as_str()).collect();
    let sums = [answer.simplified.clone(), listed.join("+")];
    for sum in sums.iter().chain(written) {
        assert!(literals_of(FormKind::Sop, vars, sum).is_sorted(), "{name}: {sum}");
    }
    assert!(values.cover.is_sorted(), "{name}");
}

#[test]
fn the_values_of_every_answer_of_the_corpus_are_its_texts() {
    let mut answers = 0;
    for case in cases() {
        if let SimplifyOutcome::Answer { answer, values, .. } = case.outcome() {
            hold(&case.name, case.dont_cares.as_deref().unwrap_or_default(), &answer, &values);
            answers += 1;
        }
    }
    assert!(answers > 70, "{answers} answers");
}

fn list(rows: &[u32]) -> String {
    rows.iter().map(u32::to_string).collect::<Vec<_>>().join(",")
}

fn answered(request: &SimplifyRequest) -> (SimplifyAnswer, AnswerValues) {
    match simplify(request) {
        SimplifyOutcome::Answer { answer, values, .. } => (answer, values),
        other => panic!("{request:?}: {other:?}"),
    }
}

#[test]
fn the_values_of_random_functions_are_their_texts() {
    let mut random = Random(41);
    let mut others = 0;
    for round in 0..600 {
        let variables = 1 + round % 8;
        let on = random.rows(variables, 10 + round % 80);
        let free = random.rows(variables, round % 50);
        let free: Vec<u32> = free.into_iter().filter(|row| !on.contains(row)).collect();
        if on.is_empty() {
            continue;
        }
        let dont_cares = list(&free);
        let request = request(&list(&on), InputMode::Mint, WORK);
        let request = SimplifyRequest { dont_cares: Some(dont_cares.clone()), ..request };
        let (answer, values) = answered(&request);
        hold(&format!("{request:?}"), &dont_cares, &answer, &values);
        others += answer.minima.map_or(0, |minima| minima.others.len());
    }
    for _ in 0..200 {
        let leaves = 1 + random.below(20);
        let text = random.expression(&["A", "Q", "b", "x1", "x2", "x10"], leaves);
        let (answer, values) = answered(&request(&text, InputMode::Boolean, WORK));
        hold(&text, "", &answer, &values);
    }
    assert!(others > 100, "{others} other minima");
}

#[test]
fn past_the_limit_of_primes_the_listed_ones_are_the_cover() {
    let mut random = Random(42);
    let on = random.rows(12, 75);
    let (answer, values) = answered(&request(&list(&on), InputMode::Mint, 0));
    assert!(answer.prime_count > 5_000 && answer.prime_imp_list.len() == answer.terms as usize);
    assert!(values.cover.iter().copied().eq(0..answer.terms));
    hold("many primes", "", &answer, &values);
}

#[test]
fn the_cubes_of_a_form_are_its_text() {
    let mut random = Random(43);
    for round in 0..400 {
        let names = &["Y", "Z", "A", "B", "C", "x12"][..round as usize % 7];
        let vars: Vec<String> = names.iter().map(ToString::to_string).collect();
        let rows = random.rows(vars.len() as u32, round % 101);
        let dont_cares = random.rows(vars.len() as u32, 10);
        let dont_cares: Vec<u32> = dont_cares.into_iter().filter(|row| !rows.contains(row)).collect();
        for form in [FormKind::Sop, FormKind::Pos] {
            let request = FormsRequest {
                vars: vars.clone(),
                rows: rows.clone(),
                dont_cares: dont_cares.clone(),
                form,
                without_hazards: round % 3 == 0,
                variables_max: None,
                primes_max: None,
                work_max: WORK,
            };
            let answer = forms(&request).expect("a request");
            let minimal = answer.minimal.expect("a form");
            let text_of = |cubes: &[(u32, u32)]| match form {
                FormKind::Sop => sum(&vars, cubes),
                FormKind::Pos => {
                    let clauses: Vec<String> = cubes.iter().map(|&cube| clause(&vars, cube)).collect();
                    or_else(clauses.join("."), "1")
                }
            };
            let primes = text_of(&cubes(&answer.primes.expect("few rows")));
            // Equal minima of forms without hazards are not counted.
            assert_eq!(answer.minima.is_none(), request.without_hazards, "{request:?}");
            let others = answer.minima.map_or(Vec::new(), |minima| minima.others);
            for text in others.iter().chain([&minimal.text, &primes]) {
                assert!(literals_of(form, &vars, text).is_sorted(), "{request:?}: {text}");
            }
            let cubes = cubes(&minimal.cubes);
            let written = text_of(&cubes);
            assert_eq!(written, minimal.text, "{request:?}");
            assert_eq!(cubes.len() as u32, minimal.terms, "{request:?}");
        }
    }
}
