//! Products to choose from where there are too many primes: those of the sums of each function by itself, with all
//! functions that they are implicants of, and the common parts of two of them.

use super::super::budget::Budget;
use super::super::cube::{Cube, meets, words_of};
use super::super::minimize::minimize_paid;
use super::product::SharedProduct;
use crate::rows::{RowSet, TruthTable};

/// Most products of the sums whose common parts are looked at.
const PAIRED_MAX: usize = 1 << 9;
/// The part of the budget for the sums of the functions by themselves.
const SINGLE_SHARE: u64 = 2;

/// The products, ascending, and a lower bound on the number of products of any sums of these functions.
pub(super) fn candidates(tables: &[TruthTable], budget: &mut Budget) -> (Vec<SharedProduct>, u32) {
    let forbidden: Vec<RowSet> =
        tables.iter().map(|table| table.on().union(table.dont_care()).complement()).collect();
    let share = budget.left() / SINGLE_SHARE / tables.len() as u64;
    let mut lower = 0;
    let mut cubes = Vec::new();
    for table in tables {
        let sum = budget.with_steps(share, |budget| {
            minimize_paid(table, &[], u32::MAX, budget, &mut |_| {}).expect("a table has fewer primes")
        });
        lower = lower.max(sum.lower_bound);
        cubes.extend(sum.terms());
    }
    cubes.sort_unstable();
    cubes.dedup();
    if cubes.len() <= PAIRED_MAX {
        let common: Vec<Cube> = (0..cubes.len())
            .flat_map(|one| (0..one).map(move |other| (one, other)))
            .filter_map(|(one, other)| common(cubes[one], cubes[other]))
            .collect();
        cubes.extend(common);
        cubes.sort_unstable();
        cubes.dedup();
    }
    let products = cubes.into_iter().map(|cube| {
        budget.pay(forbidden.len() * words_of(cube, tables[0].arity()));
        let may = |&function: &usize| !meets(cube, &forbidden[function]);
        let functions = (0..tables.len()).filter(may).fold(0, |bits, function| bits | 1 << function);
        SharedProduct { cube, functions }
    });
    (products.collect(), lower)
}

/// The rows that are in both cubes, as a cube; `None` if there are none.
fn common(one: Cube, other: Cube) -> Option<Cube> {
    let both = one.care() & other.care();
    let agree = one.value() & both == other.value() & both;
    agree.then(|| Cube::new(one.care() | other.care(), one.value() | other.value()))
}
