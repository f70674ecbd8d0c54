//! The primes and the equal minima of both forms, against those found by trying every cube and every cover.

mod support;

use logic_rs::calls::forms::{FormsRequest, forms};
use logic_rs::calls::simplify::{SimplifyOutcome, SimplifyRequest, simplify};
use logic_rs::calls::{FormKind, InputMode};
use support::forms::{WORK, forms_request, list, rows_with_digit};
use support::random::Random;
use support::{request, value};

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
