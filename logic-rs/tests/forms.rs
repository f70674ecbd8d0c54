//! Canonical and minimal forms of functions given by their rows, and don't-cares, against an exact method that shares
//! no code with the crate.

mod support;

use logic_rs::calls::forms::{FormsAnswer, FormsRequest, MinimalForm, forms};
use logic_rs::calls::simplify::{SimplifyOutcome, SimplifyRequest, simplify};
use logic_rs::calls::{FormKind, InputMode};
use logic_rs::error::{ErrorCode, RequestError};
use logic_rs::limits::{FORM_TERMS_MAX, VARIABLES_MAX};
use support::random::Random;
use support::{least_cost, request, value};

const WORK: u32 = 2_000;

fn forms_request(vars: &[&str], rows: &[u32], dont_cares: &[u32]) -> FormsRequest {
    FormsRequest {
        vars: vars.iter().map(ToString::to_string).collect(),
        rows: rows.to_vec(),
        dont_cares: dont_cares.to_vec(),
        form: FormKind::Sop,
        variables_max: None,
        primes_max: None,
        work_max: WORK,
    }
}

/// The forms of both kinds.
#[derive(Clone, Debug, PartialEq)]
struct Both {
    canonical_sop: String,
    canonical_pos: String,
    sop: Option<MinimalForm>,
    pos: Option<MinimalForm>,
}

/// What the request asks for, of both kinds.
fn both(request: &FormsRequest) -> Result<Both, RequestError> {
    let of = |form| forms(&FormsRequest { form, ..request.clone() });
    let (sop, pos): (FormsAnswer, FormsAnswer) = (of(FormKind::Sop)?, of(FormKind::Pos)?);
    Ok(Both {
        canonical_sop: sop.canonical,
        canonical_pos: pos.canonical,
        sop: sop.minimal,
        pos: pos.minimal,
    })
}

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

/// The rows with the digit in the number written in base 3.
fn rows_with_digit(digits: u32, rows: u32, digit: u32) -> Vec<u32> {
    (0..rows).filter(|&row| digits / 3u32.pow(row) % 3 == digit).collect()
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
            // The exact method takes time by the number of required rows, of the function and of its complement.
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

/// Variables, required rows, rows that may be either, minimum sum of products, minimum product of sums.
type Textbook = (&'static [&'static str], &'static [u32], &'static [u32], &'static str, &'static str);

#[test]
fn textbook_forms() {
    let cases: [Textbook; 6] = [
        (&["A", "B"], &[3], &[], "A.B", "A.B"),
        (&["A", "B"], &[1, 2, 3], &[], "B+A", "(A+B)"),
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

fn list(rows: &[u32]) -> String {
    rows.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")
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
        let by_list = simplify(&SimplifyRequest {
            form: Some(FormKind::Pos),
            dont_cares: Some(list(&free)),
            primes_max,
            ..request(&list(&on), InputMode::Mint, WORK)
        });
        match (by_list, by_rows.minimal) {
            (SimplifyOutcome::Form { form }, Some(minimal)) => assert_eq!(form, minimal, "{on:?} {free:?}"),
            (SimplifyOutcome::Refused { error, .. }, None) => assert_eq!(error.code, ErrorCode::TooComplex),
            outcomes => panic!("{outcomes:?}"),
        }
        if free.is_empty() {
            // The canonical sum names every variable.
            let text = forms(&forms_request(vars, &on, &[])).expect("a request").canonical;
            let by_text = simplify(&SimplifyRequest {
                form: Some(FormKind::Pos),
                ..request(&text, InputMode::Boolean, WORK)
            });
            let minimal = forms(&FormsRequest { form: FormKind::Pos, ..forms_request(vars, &on, &[]) });
            let form = minimal.expect("a request").minimal.expect("a form");
            assert_eq!(by_text, SimplifyOutcome::Form { form });
        }
    }
}

#[test]
fn the_request_may_have_a_limit_of_its_own() {
    let within = |variables_max| {
        let request = FormsRequest { variables_max, ..forms_request(&["A", "B"], &[3], &[]) };
        forms(&request).is_ok()
    };
    assert_eq!([Some(1), Some(2), Some(u32::MAX), None].map(within), [false, true, true, true]);
}

/// Number of cubes that lie in the rows and in no larger cube that does, by trying each of the `3^n`: the variables
/// that are free, and a row with zeros there.
fn primes_by_definition(variables: u32, rows: &[u32]) -> u32 {
    let full = (1u32 << variables) - 1;
    let inside =
        |free: u32, row: u32| (0..=full).all(|other| (other ^ row) & !free != 0 || rows.contains(&other));
    let is_prime = |free: u32, row: u32| {
        let mut literals = (0..variables).map(|bit| 1 << bit).filter(|bit| free & bit == 0);
        inside(free, row) && literals.all(|bit| !inside(free | bit, row))
    };
    (0..=full)
        .map(|free| (0..=full).filter(|row| row & free == 0 && is_prime(free, *row)).count() as u32)
        .sum()
}

/// Checks that each minimal form comes with just as many primes as its side has, and is left out with one fewer,
/// whatever becomes of the other.
fn check_limits(vars: &[&str], on: &[u32], free: &[u32]) {
    let request = forms_request(vars, on, free);
    let whole = both(&request).expect("a request");
    let variables = vars.len() as u32;
    let all = 0..1u32 << variables;
    let primes_of = |excluded: &[u32]| {
        let rows: Vec<u32> = all.clone().filter(|row| !excluded.contains(row)).collect();
        primes_by_definition(variables, &rows)
    };
    let off: Vec<u32> = all.clone().filter(|row| !on.contains(row) && !free.contains(row)).collect();
    let (sop_primes, pos_primes) = (primes_of(&off), primes_of(on));
    for enough in [sop_primes, pos_primes] {
        for primes_max in [enough.checked_sub(1), Some(enough)].into_iter().flatten() {
            let within = FormsRequest { primes_max: Some(primes_max), ..request.clone() };
            let expected = Both {
                sop: whole.sop.clone().filter(|_| sop_primes <= primes_max),
                pos: whole.pos.clone().filter(|_| pos_primes <= primes_max),
                ..whole.clone()
            };
            assert_eq!(both(&within), Ok(expected), "{within:?}: {sop_primes} and {pos_primes} primes");
        }
    }
}

#[test]
fn a_minimal_form_takes_exactly_the_primes_of_its_side() {
    let mut random = Random(23);
    for round in 0..300 {
        let vars = &["W", "X", "Y", "Z", "A"][..3 + round % 3];
        let (mut on, mut free) = (Vec::new(), Vec::new());
        for row in 0..1u32 << vars.len() {
            match random.below(6) {
                0..3 => on.push(row),
                3 => free.push(row),
                _ => {}
            }
        }
        check_limits(vars, &on, &free);
    }
}

#[test]
fn a_limit_of_primes_that_one_side_passes_leaves_the_other_and_both_canonical_forms() {
    // Six primes of the function, two of its complement; then the other way round.
    let (many, few): (&[u32], &[u32]) = (&[1, 2, 3, 4, 5, 6], &[0, 7]);
    let shown = |rows: &[u32], dont_cares: &[u32], primes_max| {
        let request = FormsRequest { primes_max, ..forms_request(&["A", "B", "C"], rows, dont_cares) };
        let answer = both(&request).expect("a request");
        let canonical =
            [&answer.canonical_sop, &answer.canonical_pos].map(|text| text.split(['.', '+']).count());
        assert_eq!(canonical, [3 * rows.len(), 3 * (8 - rows.len() - dont_cares.len())], "{request:?}");
        (answer.sop.is_some(), answer.pos.is_some())
    };
    let limits = [None, Some(6), Some(5), Some(2), Some(1)];
    let of_many = [(true, true), (true, true), (false, true), (false, true), (false, false)];
    assert_eq!(limits.map(|primes_max| shown(many, &[], primes_max)), of_many);
    assert_eq!(limits.map(|primes_max| shown(few, &[], primes_max)), of_many.map(|(sop, pos)| (pos, sop)));
    // One prime covers the required row; those of the don't-cares alone count too.
    assert_eq!([Some(4), Some(3)].map(|primes_max| shown(&[0], &[3, 5, 6], primes_max).0), [true, false]);
}

#[test]
fn a_form_that_is_left_out_has_no_field() {
    let within = FormsRequest { primes_max: Some(5), ..forms_request(&["A", "B", "C"], &[0, 7], &[]) };
    let fields = |form| -> Vec<String> {
        let answer = forms(&FormsRequest { form, ..within.clone() }).expect("a request");
        let answer = serde_json::to_value(answer).expect("JSON");
        answer.as_object().expect("an object").keys().cloned().collect()
    };
    assert_eq!(fields(FormKind::Sop), ["canonical", "minima", "minimal", "others", "primes"]);
    assert_eq!(fields(FormKind::Pos), ["canonical"]);
}

/// The cubes that bytes hold, as care and value.
fn cubes(bytes: &[u8]) -> Vec<(u32, u32)> {
    let numbers: Vec<u32> =
        bytes.chunks(4).map(|bytes| u32::from_le_bytes(bytes.try_into().expect("four bytes"))).collect();
    numbers.chunks(2).map(|pair| (pair[0], pair[1])).collect()
}

/// The cubes that lie in the rows that may be 1, in no larger cube that does, and hold a required row, by trying each of
/// the `3^n`; ascending as pairs.
fn primes_of(variables: u32, on: &[u32], free: &[u32]) -> Vec<(u32, u32)> {
    let full = (1u32 << variables) - 1;
    let of = |care: u32, value: u32| (0..=full).filter(move |row| row & care == value);
    let lies_inside =
        |care: u32, value: u32| of(care, value).all(|row| on.contains(&row) || free.contains(&row));
    let mut found = Vec::new();
    for care in 0..=full {
        for value in (0..=full).filter(|value| value & !care == 0) {
            let mut literals = (0..variables).map(|bit| 1 << bit).filter(|bit| care & bit != 0);
            let is_prime =
                lies_inside(care, value) && literals.all(|bit: u32| !lies_inside(care & !bit, value & !bit));
            if is_prime && of(care, value).any(|row| on.contains(&row)) {
                found.push((care, value));
            }
        }
    }
    found
}

/// Every cover by the primes that costs as little as the first, by trying each set of that many primes.
fn covers_of(primes: &[(u32, u32)], on: &[u32], terms: usize, literals: u32) -> Vec<Vec<(u32, u32)>> {
    fn extend(
        open: &[u32],
        primes: &[(u32, u32)],
        chosen: &mut Vec<(u32, u32)>,
        left: usize,
        covers: &mut Vec<Vec<(u32, u32)>>,
    ) {
        let Some((&first, rest)) = primes.split_first().filter(|_| left > 0) else {
            if open.is_empty() && left == 0 {
                covers.push(chosen.clone());
            }
            return;
        };
        let still: Vec<u32> = open.iter().copied().filter(|row| row & first.0 != first.1).collect();
        chosen.push(first);
        extend(&still, rest, chosen, left - 1, covers);
        chosen.pop();
        extend(open, rest, chosen, left, covers);
    }
    let mut covers = Vec::new();
    extend(on, primes, &mut Vec::new(), terms, &mut covers);
    covers.retain(|cover| cover.iter().map(|cube| cube.0.count_ones()).sum::<u32>() == literals);
    covers
}

/// Checks the primes, the number of minima and each of the others of one form; returns how many minima there are.
fn check_minima(vars: &[&str], on: &[u32], free: &[u32], form: FormKind) -> u32 {
    let variables = vars.len() as u32;
    let off = (0..1 << variables).filter(|row| !on.contains(row) && !free.contains(row)).collect::<Vec<_>>();
    let required = if form == FormKind::Sop { on } else { &off };
    let request = FormsRequest { form, ..forms_request(vars, on, free) };
    let answer = forms(&request).expect("a request");
    let minimal = answer.minimal.as_ref().expect("a form");
    let minima = answer.minima.as_ref().expect("few minima");
    let expected = primes_of(variables, required, free);

    let mut primes = cubes(answer.primes.as_ref().expect("primes"));
    primes.sort_unstable();
    assert_eq!(primes, expected, "{request:?}");
    let covers = covers_of(&expected, required, minimal.terms as usize, minimal.literals);
    assert_eq!(minima.count as usize, covers.len(), "{request:?}");
    assert_eq!(minima.others.len(), (covers.len() - 1).min(20), "{request:?}");

    let bytes = answer.others.as_ref().expect("the others");
    assert_eq!(bytes.len(), 8 * minima.others.len() * minimal.terms as usize, "{request:?}");
    let mut named = vec![cubes(&minimal.cubes)];
    named.extend(cubes(bytes).chunks(minimal.terms.max(1) as usize).map(<[_]>::to_vec));
    for cover in &mut named {
        cover.sort_unstable();
        assert!(covers.contains(cover), "{request:?}");
    }
    named.sort_unstable();
    named.dedup();
    assert_eq!(named.len(), 1 + minima.others.len(), "{request:?}");
    for other in &minima.others {
        for row in on {
            assert!(value(other, &request.vars, *row), "{other} in row {row} of {request:?}");
        }
        for row in &off {
            assert!(!value(other, &request.vars, *row), "{other} in row {row} of {request:?}");
        }
    }
    minima.count
}

#[test]
fn minima_and_primes_of_both_forms_are_those_found_by_trying_every_cover() {
    for vars in [&[][..], &["Q"], &["Z", "A"], &["Y", "Z", "A"]] {
        let rows = 1 << vars.len();
        for digits in 0..3u32.pow(rows) {
            let (on, free) = (rows_with_digit(digits, rows, 1), rows_with_digit(digits, rows, 2));
            for form in [FormKind::Sop, FormKind::Pos] {
                check_minima(vars, &on, &free, form);
            }
        }
    }
    let mut random = Random(25);
    let mut several = 0;
    for _ in 0..200 {
        let on = random.rows(4, 40);
        let free: Vec<u32> = random.rows(4, 25).into_iter().filter(|row| !on.contains(row)).collect();
        for form in [FormKind::Sop, FormKind::Pos] {
            several += u32::from(check_minima(&["W", "X", "Y", "Z"], &on, &free, form) > 1);
        }
    }
    assert!(several > 50, "{several} forms have several minima");
}

#[test]
fn equal_minima_of_a_sum_are_those_that_simplifying_gives() {
    let mut random = Random(26);
    let mut others = 0;
    for round in 0..200 {
        let variables = 3 + round % 5;
        let on = random.rows(variables, 50);
        let free: Vec<u32> = random.rows(variables, 20).into_iter().filter(|row| !on.contains(row)).collect();
        if !on.contains(&((1 << variables) - 1)) {
            continue;
        }
        let vars = &["A", "B", "C", "D", "E", "F", "G"][..variables as usize];
        let by_rows = forms(&forms_request(vars, &on, &free)).expect("a request");
        let by_list =
            SimplifyRequest { dont_cares: Some(list(&free)), ..request(&list(&on), InputMode::Mint, WORK) };
        let SimplifyOutcome::Answer { answer, values } = simplify(&by_list) else {
            panic!("{by_list:?} was refused");
        };
        assert_eq!(by_rows.minima, answer.minima, "{by_list:?}");
        assert_eq!(by_rows.others.unwrap_or_default(), values.others, "{by_list:?}");
        assert_eq!(by_rows.primes, (variables <= 6).then_some(values.primes), "{by_list:?}");
        others += answer.minima.map_or(0, |minima| minima.others.len());
    }
    assert!(others > 100, "{others} other minima");
}

#[test]
fn textbook_functions_have_their_minima() {
    let minima = |vars, on, free, form| check_minima(vars, on, free, form);
    let three = &["A", "B", "C"];
    assert_eq!(minima(three, &[0, 1, 2, 5, 6, 7], &[], FormKind::Sop), 2);
    assert_eq!(minima(three, &[3, 4], &[], FormKind::Pos), 2);
    let four = &["A", "B", "C", "D"];
    assert_eq!(minima(four, &[1, 3, 7, 11, 15], &[0, 2, 5], FormKind::Sop), 2);
    assert_eq!(minima(four, &[0, 2, 8, 10], &[], FormKind::Sop), 1);
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
