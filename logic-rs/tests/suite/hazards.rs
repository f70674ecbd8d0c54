//! Forms without static hazards: no form has another value for a moment while a variable changes, and an exact method
//! that shares no code with the crate finds no smaller form.

use crate::support::forms::{forms_request, rows_with_digit};
use crate::support::random::Random;
use crate::support::value;
use logic_rs::calls::FormKind;
use logic_rs::calls::forms::{FormsRequest, MinimalForm, forms};

const NAMES: [&str; 6] = ["A", "B", "C", "D", "E", "F"];

/// Up to this many variables the exact method chooses from all implicants, beyond from the primes alone.
const ALL_IMPLICANTS_MAX: u32 = 4;

/// The pairs of neighbouring rows in which a form must have its value, each as its two rows; a row without such a
/// neighbour is a pair with itself.
fn pairs(variables: u32, required: &[u32]) -> Vec<(u32, u32)> {
    let bits = || (0..variables).map(|bit| 1 << bit);
    let upper = |row: u32| bits().map(move |bit| row ^ bit).filter(move |&other| row < other);
    let pairs = required.iter().flat_map(|&row| upper(row).map(move |other| (row, other)));
    let alone = required.iter().filter(|&row| bits().all(|bit| !required.contains(&(row ^ bit))));
    let pairs = pairs.filter(|(_, other)| required.contains(other));
    pairs.chain(alone.map(|&row| (row, row))).collect()
}

/// The value of a form's text in two neighbouring rows while the variable in which they differ changes: each literal of
/// that variable then has the worst value, 0 in a product and 1 in a clause.
fn value_between(form: FormKind, text: &str, (row, other): (u32, u32), variables: u32) -> bool {
    let (terms, literals, is_sum) = match form {
        FormKind::Sop => ("+", ".", true),
        FormKind::Pos => (".", "+", false),
    };
    let is_true = |literal: &str| {
        let name = literal.trim_matches(['(', ')', '\'']);
        let bit = NAMES.iter().position(|known| *known == name).map(|at| 1 << (variables as usize - 1 - at));
        match bit {
            Some(bit) if (row ^ other) & bit != 0 => !is_sum,
            Some(bit) => (row & bit != 0) != literal.contains('\''),
            None => name == "1",
        }
    };
    let mut terms = text.split(terms).map(|term| {
        let mut literals = term.split(literals);
        if is_sum { literals.all(is_true) } else { literals.any(is_true) }
    });
    if is_sum { terms.any(|term| term) } else { terms.all(|term| term) }
}

/// A set of pairs.
type Set = [u128; 2];

fn minus(set: Set, other: Set) -> Set {
    [set[0] & !other[0], set[1] & !other[1]]
}

fn has(set: Set, at: usize) -> bool {
    set[at / 128] >> (at % 128) & 1 == 1
}

/// An implicant's cost, which is 1,000 plus its literals, and the pairs that it holds.
type Column = (u32, Set);

fn columns(variables: u32, required: &[u32], free: &[u32], pairs: &[(u32, u32)]) -> Vec<Column> {
    let may_be = |row| required.contains(&row) || free.contains(&row);
    let may_be: Vec<bool> = (0..1 << variables).map(may_be).collect();
    let rows = 1u32 << variables;
    let is_implicant =
        |care: u32, value: u32| (0..rows).all(|row| row & care != value || may_be[row as usize]);
    let is_prime = |care: u32, value: u32| {
        let bits = (0..variables).map(|bit| 1 << bit).filter(|bit| care & bit != 0);
        bits.into_iter().all(|bit| !is_implicant(care & !bit, value & !bit))
    };
    let cubes = (0..rows).flat_map(|care| (0..rows).map(move |value| (care, value)));
    let cubes = cubes.filter(|(care, value)| value & !care == 0 && is_implicant(*care, *value));
    let columns = cubes.filter(|&(care, value)| variables <= ALL_IMPLICANTS_MAX || is_prime(care, value));
    let column = |(care, value): (u32, u32)| {
        let holds = |&(row, other): &(u32, u32)| row & care == value && other & care == value;
        let held = pairs.iter().enumerate().filter(|(_, pair)| holds(pair));
        let set = held.fold([0; 2], |mut set: Set, (at, _)| {
            set[at / 128] |= 1 << (at % 128);
            set
        });
        (1_000 + care.count_ones(), set)
    };
    columns.map(column).collect()
}

/// The least cost of columns that hold all open pairs, if that is below `best`, else `best`. The columns of a pair with
/// the fewest columns are tried one by one, each without the columns tried before. Pairs of which no two share a column
/// bound the rest.
fn least(columns: &[Column], open: Set, cost: u32, mut best: u32) -> u32 {
    if open == [0; 2] {
        return best.min(cost);
    }
    let of_pair = |columns: &[Column], at: usize| -> Vec<usize> {
        (0..columns.len()).filter(|&column| has(columns[column].1, at)).collect()
    };
    let mut by_pair: Vec<Vec<usize>> =
        (0..256).filter(|&at| has(open, at)).map(|at| of_pair(columns, at)).collect();
    by_pair.sort_by_key(Vec::len);
    let mut used = vec![false; columns.len()];
    let mut lower = cost;
    for of_pair in &by_pair {
        if of_pair.iter().all(|&column| !used[column]) {
            of_pair.iter().for_each(|&column| used[column] = true);
            let Some(cheapest) = of_pair.iter().map(|&column| columns[column].0).min() else { return best };
            lower += cheapest;
        }
    }
    if lower >= best {
        return best;
    }
    let mut tried: Vec<Column> = by_pair[0].iter().map(|&column| columns[column]).collect();
    // Wide columns first, so that a good cover is found early.
    tried.sort_by_key(|(_, set)| std::cmp::Reverse(set.iter().map(|word| word.count_ones()).sum::<u32>()));
    let mut left = columns.to_vec();
    for (price, set) in tried {
        left.retain(|&column| column != (price, set));
        best = least(&left, minus(open, set), cost + price, best);
    }
    best
}

/// Terms and literals of a smallest form.
fn least_cost(variables: u32, required: &[u32], free: &[u32], pairs: &[(u32, u32)]) -> (u32, u32) {
    let columns = columns(variables, required, free, pairs);
    let open = (0..pairs.len()).fold([0; 2], |mut open: Set, at| {
        open[at / 128] |= 1 << (at % 128);
        open
    });
    let cost = least(&columns, open, 0, u32::MAX);
    (cost / 1_000, cost % 1_000)
}

fn check(variables: u32, form: FormKind, on: &[u32], free: &[u32]) -> MinimalForm {
    let vars = &NAMES[..variables as usize];
    let request = FormsRequest { form, without_hazards: true, ..forms_request(vars, on, free) };
    let minimal = forms(&request).expect("a request").minimal.expect("few pairs");
    let off = (0..1 << variables).filter(|row| !on.contains(row) && !free.contains(row));
    let off: Vec<u32> = off.collect();
    let is_sum = form == FormKind::Sop;
    let name = format!("{on:?} {free:?}: {minimal:?}");
    for (rows, expected) in [(on, true), (&off, false)] {
        assert!(rows.iter().all(|&row| value(&minimal.text, &request.vars, row) == expected), "{name}");
    }
    let required = if is_sum { on } else { &off };
    let pairs = pairs(variables, required);
    for &pair in &pairs {
        assert_eq!(value_between(form, &minimal.text, pair, variables), is_sum, "{pair:?} of {name}");
    }
    assert!(minimal.proven && minimal.lower_bound == minimal.terms, "{name}");
    let least = least_cost(variables, required, free, &pairs);
    assert_eq!((minimal.terms, minimal.literals), least, "{name}");
    minimal
}

#[test]
fn every_function_of_up_to_three_variables_has_its_smallest_forms_without_hazards() {
    for variables in 0..=3 {
        let rows = 1 << variables;
        for digits in 0..2u32.pow(rows) {
            let on: Vec<u32> = (0..rows).filter(|row| digits >> row & 1 == 1).collect();
            for form in [FormKind::Sop, FormKind::Pos] {
                check(variables, form, &on, &[]);
            }
        }
    }
}

#[test]
fn every_function_of_two_variables_has_them_with_every_choice_of_dont_cares() {
    for digits in 0..3u32.pow(4) {
        for form in [FormKind::Sop, FormKind::Pos] {
            check(2, form, &rows_with_digit(digits, 4, 1), &rows_with_digit(digits, 4, 2));
        }
    }
}

#[test]
fn random_functions_of_four_to_six_variables_have_them_every_third_with_dont_cares() {
    for variables in 4..=6 {
        let mut random = Random(variables.into());
        for at in 0..4_000 {
            let percent = 10 + random.below(80);
            let on = random.rows(variables, percent);
            let free = if at % 3 == 0 { random.rows(variables, 25) } else { Vec::new() };
            let free: Vec<u32> = free.into_iter().filter(|row| !on.contains(row)).collect();
            check(variables, if at % 2 == 0 { FormKind::Sop } else { FormKind::Pos }, &on, &free);
        }
    }
}

#[test]
fn a_pair_with_a_dont_care_needs_no_product_of_its_own() {
    let form = |on: &[u32], free: &[u32]| check(3, FormKind::Sop, on, free).text;
    assert_eq!(form(&[1, 3, 6, 7], &[]), "A.B+A'.C+B.C");
    assert_eq!(form(&[1, 3, 6], &[7]), "A.B+A'.C");
}
