//! Canonical and minimal forms of functions given by their rows, and don't-cares, against an exact method that shares
//! no code with the crate.

use crate::support::forms::{Both, WORK, both, forms_request, list, rows_with_digit};
use crate::support::random::Random;
use crate::support::{least_cost, request, value};
use logic_rs::calls::forms::{FormsRequest, MinimalForm, forms};
use logic_rs::calls::minimal_form::{MinimalFormOutcome, MinimalFormRequest, minimal_form};
use logic_rs::calls::simplify::{SimplifyOutcome, SimplifyRequest, simplify};
use logic_rs::calls::{FormKind, InputMode};
use logic_rs::error::ErrorCode;
use logic_rs::limits::{FORM_TERMS_MAX, VARIABLES_MAX};

/// Both minimal forms of an answer to a request without a limit of primes.
fn minimal(answer: &Both) -> (&MinimalForm, &MinimalForm) {
    (answer.sop.as_ref().expect("a sum"), answer.pos.as_ref().expect("a product"))
}

fn printed_literals(text: &str) -> u32 {
    text.matches(|c: char| c.is_ascii_alphabetic()).count() as u32
}

/// A row as a product, or as a clause, with every variable.
fn full(vars: &[String], row: u32, plain: bool, sign: &str) -> String {
    let literal = |(index, name): (usize, &String)| {
        let is_one = row >> (vars.len() - 1 - index) & 1 == 1;
        format!("{name}{}", if is_one == plain { "" } else { "'" })
    };
    let full = vars.iter().enumerate().map(literal).collect::<Vec<_>>().join(sign);
    or_else(full, if plain { "1" } else { "0" })
}

fn or_else(text: String, constant: &str) -> String {
    if text.is_empty() { constant.to_owned() } else { text }
}

/// Checks every form: canonical ones letter by letter, minimal ones by their rows, their notation and their cost.
fn check(vars: &[&str], on: &[u32], free: &[u32]) -> Both {
    let request = forms_request(vars, on, free);
    let answer = both(&request).expect("a request");
    let variables = vars.len() as u32;
    let off: Vec<u32> = (0..1 << variables).filter(|row| !on.contains(row) && !free.contains(row)).collect();
    let name = format!("{vars:?} {on:?} {free:?}: {answer:?}");

    let mut ascending = on.to_vec();
    ascending.sort_unstable();
    let products: Vec<String> = ascending.iter().map(|&row| full(&request.vars, row, true, ".")).collect();
    let bracket = |clause: String| if vars.len() > 1 { format!("({clause})") } else { clause };
    let clauses: Vec<String> = off.iter().map(|&row| bracket(full(&request.vars, row, false, "+"))).collect();
    assert_eq!(answer.canonical_sop, or_else(products.join("+"), "0"), "{name}");
    assert_eq!(answer.canonical_pos, or_else(clauses.join("."), "1"), "{name}");

    let (minimal_sop, minimal_pos) = minimal(&answer);
    let (sop, pos) = (&minimal_sop.text, &minimal_pos.text);
    for &row in on {
        assert!(value(sop, &request.vars, row) && value(pos, &request.vars, row), "{row} of {name}");
    }
    for &row in &off {
        assert!(!value(sop, &request.vars, row) && !value(pos, &request.vars, row), "{row} of {name}");
    }
    let products = if sop == "0" { 0 } else { sop.split('+').count() as u32 };
    let clauses = if pos == "1" { 0 } else { pos.split('.').count() as u32 };
    assert_eq!((minimal_sop.terms, minimal_sop.literals), (products, printed_literals(sop)), "{name}");
    assert_eq!((minimal_pos.terms, minimal_pos.literals), (clauses, printed_literals(pos)), "{name}");
    for clause in pos.split('.') {
        assert_eq!(clause.starts_with('('), clause.contains('+'), "brackets of {name}");
    }
    assert!(minimal_sop.proven && minimal_pos.proven, "{name}");
    assert_eq!((products, minimal_sop.literals), least_cost(variables, on, free), "{name}");
    assert_eq!((clauses, minimal_pos.literals), least_cost(variables, &off, free), "{name}");
    answer
}

#[test]
fn every_function_of_up_to_three_variables_with_every_choice_of_dont_cares() {
    for vars in [&[][..], &["Q"], &["Z", "A"], &["Y", "Z", "A"]] {
        let rows = 1 << vars.len();
        for digits in 0..3u32.pow(rows) {
            check(vars, &rows_with_digit(digits, rows, 1), &rows_with_digit(digits, rows, 2));
        }
    }
}

#[test]
fn random_functions_of_four_and_five_variables_with_dont_cares() {
    let mut random = Random(21);
    for round in 0..300 {
        let vars = &["W", "X", "Y", "Z", "A"][..4 + round % 2];
        let (mut on, mut free) = (Vec::new(), Vec::new());
        for row in 0..1u32 << vars.len() {
            // The time of the exact method grows with the number of required rows of the function and of its
            // complement.
            match random.below(if vars.len() == 4 { 3 } else { 5 }) {
                0 => on.push(row),
                1 => {}
                _ => free.push(row),
            }
        }
        if on.len() <= 12 && on.len() + free.len() + 12 >= 1 << vars.len() {
            check(vars, &on, &free);
        }
    }
}

/// Variables, required rows, don't-cares, minimum sum of products, minimum product of sums.
type Textbook = (&'static [&'static str], &'static [u32], &'static [u32], &'static str, &'static str);

#[test]
fn textbook_forms() {
    let cases: [Textbook; 6] = [
        (&["A", "B"], &[3], &[], "A.B", "A.B"),
        (&["A", "B"], &[1, 2, 3], &[], "A+B", "(A+B)"),
        (&["A", "B", "C"], &[0, 1, 2, 3], &[], "A'", "A'"),
        (&["W", "X"], &[], &[], "0", "0"),
        (&["W", "X"], &[0, 1, 2, 3], &[], "1", "1"),
        (&["Z", "A"], &[2], &[3], "Z", "Z"),
    ];
    for (vars, on, free, sop, pos) in cases {
        let answer = check(vars, on, free);
        let (minimal_sop, minimal_pos) = minimal(&answer);
        assert_eq!((minimal_sop.text.as_str(), minimal_pos.text.as_str()), (sop, pos));
    }
}

#[test]
fn rows_in_any_order_and_repeated_are_the_same_request() {
    let sorted = both(&forms_request(&["A", "B", "C"], &[1, 5, 7], &[0, 2]));
    assert_eq!(both(&forms_request(&["A", "B", "C"], &[7, 1, 5, 1], &[2, 0, 0])), sorted);
}

#[test]
fn what_is_no_request_is_an_error() {
    let many: Vec<String> = (0..=VARIABLES_MAX).map(|number| format!("x{number}")).collect();
    let many: Vec<&str> = many.iter().map(String::as_str).collect();
    let cases: [(&[&str], &[u32], &[u32]); 12] = [
        (&["A"], &[2], &[]),
        (&["A"], &[], &[2]),
        (&["A"], &[], &[u32::MAX]),
        (&["A", "B", "A"], &[], &[]),
        (&["A", "B"], &[1, 2], &[3, 2]),
        (&[""], &[], &[]),
        (&["AB"], &[], &[]),
        (&[" A"], &[], &[]),
        (&["x 1"], &[], &[]),
        (&["x01"], &[], &[]),
        (&["1"], &[], &[]),
        (&many, &[], &[]),
    ];
    for (vars, rows, dont_cares) in cases {
        assert!(both(&forms_request(vars, rows, dont_cares)).is_err(), "{vars:?} {rows:?} {dont_cares:?}");
    }
    assert!(forms(&forms_request(&many[1..], &[], &[])).is_ok());
}

#[test]
fn simplify_takes_dont_cares_as_the_exact_method_does_and_lists_required_rows_only() {
    let mut random = Random(22);
    for round in 0..600 {
        let variables = 3 + round % 3;
        let percent = [40, 40, 25][round as usize % 3];
        let on = random.rows(variables, percent);
        let free: Vec<u32> =
            random.rows(variables, percent).into_iter().filter(|row| !on.contains(row)).collect();
        if on.is_empty() || free.is_empty() || on.len() > 12 {
            continue;
        }
        let request =
            SimplifyRequest { dont_cares: Some(list(&free)), ..request(&list(&on), InputMode::Mint, WORK) };
        let SimplifyOutcome::Answer { answer, .. } = simplify(&request) else {
            panic!("{request:?} was refused");
        };
        let largest = on.iter().chain(&free).max().expect("a row");
        let used = (u32::BITS - largest.leading_zeros()).max(1);
        assert_eq!(answer.vars.len() as u32, used, "{request:?}");
        assert!(answer.proven);
        assert_eq!((answer.terms, answer.literals), least_cost(used, &on, &free), "{request:?}");
        assert_eq!(answer.min_terms.as_ref(), Some(&on));
        for row in 0..1 << used {
            let simplified = value(&answer.simplified, &answer.vars, row);
            assert!(free.contains(&row) || simplified == on.contains(&row), "row {row} of {request:?}");
            assert_eq!(value(&answer.sop, &answer.vars, row), on.contains(&row), "row {row} of {request:?}");
        }
        assert_eq!(answer.prime_count as usize, answer.prime_imp_list.len());
        for prime in &answer.prime_imp_list {
            let covered = |row: &u32| value(&prime.res, &answer.vars, *row);
            let required: Vec<u32> = on.iter().copied().filter(covered).collect();
            assert!(!required.is_empty() && prime.list == required, "{} of {request:?}", prime.res);
        }
    }
}

#[test]
fn simplifying_to_a_product_of_sums_gives_the_form_of_the_same_rows() {
    let names = ["A", "B", "C", "D", "E", "F"];
    let mut random = Random(24);
    for round in 0..400 {
        let variables = 1 + round % 6;
        let on = random.rows(variables, 20 + round % 60);
        let free: Vec<u32> =
            random.rows(variables, round % 40).into_iter().filter(|row| !on.contains(row)).collect();
        if !on.contains(&((1 << variables) - 1)) {
            continue;
        }
        let vars = &names[..variables as usize];
        let primes_max = (round % 3 == 0).then_some(round % 5);
        let by_rows = FormsRequest { form: FormKind::Pos, primes_max, ..forms_request(vars, &on, &free) };
        let by_rows = forms(&by_rows).expect("a request");
        let by_list = product_of_sums(SimplifyRequest {
            dont_cares: Some(list(&free)),
            primes_max,
            ..request(&list(&on), InputMode::Mint, WORK)
        });
        match (by_list, by_rows.minimal) {
            (MinimalFormOutcome::Form { form }, Some(minimal)) => {
                assert_eq!(form, minimal, "{on:?} {free:?}");
            }
            (MinimalFormOutcome::Refused { error, .. }, None) => {
                assert_eq!(error.code, ErrorCode::TooComplex);
            }
            outcomes => panic!("{outcomes:?}"),
        }
        if free.is_empty() {
            // The canonical sum names every variable.
            let text = forms(&forms_request(vars, &on, &[])).expect("a request").canonical;
            let by_text = product_of_sums(request(&text, InputMode::Boolean, WORK));
            let minimal = forms(&FormsRequest { form: FormKind::Pos, ..forms_request(vars, &on, &[]) });
            let form = minimal.expect("a request").minimal.expect("a form");
            assert_eq!(by_text, MinimalFormOutcome::Form { form });
        }
    }
}

fn product_of_sums(function: SimplifyRequest) -> MinimalFormOutcome {
    minimal_form(&MinimalFormRequest { function, form: FormKind::Pos })
}

#[test]
fn the_request_may_have_a_limit_of_its_own() {
    let within = |variables_max| {
        let request = FormsRequest { variables_max, ..forms_request(&["A", "B"], &[3], &[]) };
        forms(&request).is_ok()
    };
    assert_eq!([Some(1), Some(2), Some(u32::MAX), None].map(within), [false, true, true, true]);
}

#[test]
fn long_canonical_forms_are_lists_of_rows() {
    let names: Vec<String> = (0..13).map(|number| format!("x{number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let rows =
        |count: u32| both(&forms_request(&names, &(0..count).collect::<Vec<u32>>(), &[])).expect("forms");
    let (short, long) = (rows(FORM_TERMS_MAX), rows(FORM_TERMS_MAX + 1));
    for form in [&short.canonical_sop, &short.canonical_pos] {
        assert!(form.contains("x12"), "{}", &form[..20]);
    }
    assert!(long.canonical_sop.starts_with("Σm(0,1,2,") && long.canonical_sop.ends_with(",4096)"));
    assert!(long.canonical_pos.starts_with("(x0'+"));
    let few = both(&forms_request(&names, &[8191], &[])).expect("forms");
    assert!(few.canonical_pos.starts_with("ΠM(0,1,2,") && few.canonical_pos.ends_with(",8190)"));
}
