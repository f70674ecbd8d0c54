//! Seeded random functions, checked row by row by an evaluator that shares no code with the crate.

use crate::support::random::Random;
use crate::support::{answer, row_set, table, value};
use logic_rs::calls::InputMode::{Boolean, Mint};
use logic_rs::qmc::{Cube, Minimum, minimize};
use logic_rs::rows::{Row, TruthTable};

const WORK: u32 = 2_000;

#[test]
fn answers_to_random_expressions_are_equivalent_to_them() {
    const NAMES: [&str; 8] = ["A", "B", "c", "d", "x1", "x2", "x10", "Y"];
    let mut random = Random(1);
    for _ in 0..10_000 {
        let variables = 5 + random.below(4) as usize;
        let leaves = 1 + random.below(40);
        let text = random.expression(&NAMES[..variables], leaves);
        let answer = answer(&text, Boolean, WORK);
        for row in 0..1u32 << answer.vars.len() {
            let expected = value(&text, &answer.vars, row);
            assert_eq!(value(&answer.simplified, &answer.vars, row), expected, "{text} in row {row}");
            if let Some(min_terms) = &answer.min_terms {
                assert_eq!(min_terms.contains(&row), expected, "{text} in row {row}");
                assert_eq!(value(&answer.sop, &answer.vars, row), expected, "{text} in row {row}");
            }
        }
        for prime in &answer.prime_imp_list {
            let list: Vec<u32> =
                (0..1 << answer.vars.len()).filter(|&row| value(&prime.res, &answer.vars, row)).collect();
            assert_eq!(prime.list, list, "{} of {text}", prime.res);
        }
    }
}

#[test]
fn textbook_functions_have_their_known_minimum() {
    let cases: &[(&str, u32, u32)] = &[
        ("0", 1, 1),
        ("0,1", 1, 0),
        ("1 1 1", 1, 1),
        ("1 2 3 4 5 6", 3, 6),
        ("0,1,3,4", 2, 4),
        ("0,1,3,4,6,7,8,10,11,13,15", 5, 14),
    ];
    for &(min_terms, terms, literals) in cases {
        let answer = answer(min_terms, Mint, WORK);
        assert_eq!((answer.terms, answer.literals, answer.proven), (terms, literals, true), "{min_terms}");
    }
}

fn assert_equivalent_and_irredundant(on: &[u32], table: &TruthTable, minimum: &Minimum) {
    let covering = |row: u32| minimum.terms().filter(|term| term.covers(Row(row))).count();
    for row in 0..table.arity().rows() {
        assert_eq!(covering(row) > 0, on.contains(&row), "row {row}");
    }
    for term in minimum.terms() {
        let mut rows = term.rows(table.arity());
        assert!(rows.any(|Row(row)| covering(row) == 1), "{term:?} has a row to itself");
    }
}

#[test]
fn the_budget_decides_about_the_proof_and_never_about_the_function() {
    // At this density the reductions leave a cyclic core, and the search can still close it.
    let on = Random(12).rows(12, 25);
    let table = table(12, on.iter().copied());
    let exact = minimize(&table, 1_000_000);
    let greedy = minimize(&table, 0);
    assert!(exact.proven);
    assert!(!greedy.proven);
    let cost = |minimum: &Minimum| (minimum.cover.len(), minimum.literals());
    assert!(cost(&greedy) > cost(&exact), "{:?} and {:?}", cost(&greedy), cost(&exact));
    for minimum in [&exact, &greedy] {
        assert_equivalent_and_irredundant(&on, &table, minimum);
    }
    assert_eq!(exact.primes, greedy.primes);
}

#[test]
fn a_budget_that_runs_out_still_gives_an_irredundant_cover() {
    let mut random = Random(3);
    for (variables, percent) in [(10, 60), (11, 50), (12, 90)] {
        let on = random.rows(variables, percent);
        let table = table(variables, on.iter().copied());
        let mut terms_before = usize::MAX;
        for nodes in [0, 20, 200] {
            let minimum = minimize(&table, nodes);
            assert!(!minimum.proven);
            assert!(minimum.cover.len() <= terms_before, "more work gives no worse cover");
            terms_before = minimum.cover.len();
            assert_equivalent_and_irredundant(&on, &table, &minimum);
        }
    }
}

#[test]
fn the_same_request_gets_the_same_answer() {
    let on = Random(4).rows(9, 60);
    assert_eq!(minimize(&table(9, on.iter().copied()), 50), minimize(&table(9, on.iter().copied()), 50));
}

#[test]
fn beyond_the_listing_limit_only_the_chosen_primes_are_listed() {
    // 1 where 4 to 8 of 12 variables are 1: the 34,650 primes have four plain and four complemented literals each.
    let middle = (0u32..1 << 12).filter(|row| (4..=8).contains(&row.count_ones()));
    let text = middle.map(|row| row.to_string()).collect::<Vec<_>>().join(",");
    let answer = answer(&text, Mint, 0);
    assert_eq!(answer.prime_count, 34_650);
    assert_eq!(answer.prime_imp_list.len() as u32, answer.terms);
    let listed: Vec<&str> = answer.prime_imp_list.iter().map(|prime| prime.res.as_str()).collect();
    assert_eq!(listed.join("+"), answer.simplified);
    assert!(answer.sop.starts_with("Σm(15,23,"));
    assert_eq!(answer.min_terms, None);
}

#[test]
fn dont_cares_are_used_but_not_required() {
    let on = row_set(2, [0]);
    let table = TruthTable::with_dont_cares(on, row_set(2, [1, 3])).expect("disjoint");
    let minimum = minimize(&table, WORK);
    // B and A' are the primes of 0, 1, 3; B covers no required row.
    assert_eq!(minimum.primes, [Cube::new(0b10, 0)]);
    assert_eq!(minimum.cover, [0]);
}
