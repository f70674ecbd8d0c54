//! The limit on the primes of a form, against the primes that are found by trying every cube.

use crate::support::forms::{Both, both, forms_request};
use crate::support::random::Random;
use logic_rs::calls::FormKind;
use logic_rs::calls::forms::{FormsRequest, forms};

/// The number of cubes that have only the given rows and are in no larger cube of these rows, by trying each of the
/// `3^n` cubes. A cube is given by its free variables and its row in which these are 0.
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

/// Checks that each minimal form is given with a limit of exactly as many primes as its side has, and is left out with
/// a limit of one fewer, whatever happens to the other form.
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
