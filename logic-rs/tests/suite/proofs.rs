//! Symmetric functions with don't-cares: their minimum is proved within the page's budget.

use crate::support::random::symmetric;
use crate::support::row_set;
use logic_rs::limits::COVER_WORK_DEFAULT;
use logic_rs::qmc::minimize;
use logic_rs::rows::TruthTable;

/// Seed, terms and literals. The literals of the first three are proved by the first relaxation at a negative price, and
/// the cover that it finds is the minimum. The last one is proved only from a bound at a negative price.
#[test]
fn symmetric_functions_have_their_fewest_literals_proved() {
    for (seed, terms, literals) in [(26, 71, 402), (44, 78, 492), (73, 55, 480), (30, 136, 899)] {
        check(seed, terms, literals);
    }
}

/// Seed, terms and literals. Branch and bound alone proves none of them within the same budget. Cuts prove the terms of
/// all but the last two. The literals of 6, 39 and 64 are proved where nodes are bounded at a second price; the terms of 79
/// where the first relaxation is a long one.
#[test]
fn symmetric_functions_whose_first_bound_is_below_their_minimum_are_proved() {
    let functions =
        [(6, 154, 1077), (24, 129, 888), (63, 164, 1418), (64, 79, 514), (39, 344, 2960), (79, 60, 278)];
    for (seed, terms, literals) in functions {
        check(seed, terms, literals);
    }
}

fn check(seed: u64, terms: usize, literals: u32) {
    let (variables, ones, free) = symmetric(seed, true);
    let table = TruthTable::with_dont_cares(row_set(variables, ones), row_set(variables, free));
    let minimum = minimize(&table.expect("no row is in both lists"), COVER_WORK_DEFAULT);
    let size = (minimum.cover.len(), minimum.literals());
    assert_eq!((size, minimum.proven), ((terms, literals), true), "seed {seed}");
}
