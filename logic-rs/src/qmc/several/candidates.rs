//! Products to choose from where there are too many primes: those of the sums of each function by itself, with all
//! functions that they are implicants of, and the common parts of two of them.

use super::super::budget::Budget;
use super::super::cube::{Cube, meets, words_of};
use super::super::minimize::minimize_paid;
use super::irredundant::irredundant_sum;
use super::product::SharedProduct;
use crate::rows::{RowSet, TruthTable};
use std::collections::{BTreeMap, BTreeSet};

/// Most products of the sums whose common parts are looked at.
const PAIRED_MAX: usize = 1 << 9;
/// The part of the budget for the sums of the functions by themselves.
const SINGLE_SHARE: u64 = 2;
/// The part of the budget that the look at the common parts may take.
const COMMON_SHARE: u64 = 4;

/// The sums of the functions by themselves.
pub(super) struct SingleSums {
    /// Their products, ascending, each with the functions whose sums have it.
    pub(super) products: Vec<SharedProduct>,
    /// A lower bound on the number of products of any sums of these functions.
    pub(super) lower_bound: u32,
}

impl SingleSums {
    /// The smallest sums found with a part of the budget; of the functions that it does not reach an irredundant sum.
    pub(super) fn of(tables: &[TruthTable], budget: &mut Budget) -> Self {
        let share = budget.left() / SINGLE_SHARE / tables.len() as u64;
        let mut lower_bound = 0;
        let sums = tables.iter().map(|table| {
            if budget.is_spent() {
                return irredundant_sum(table, budget);
            }
            let sum = budget.with_charged_steps(share, |budget| {
                minimize_paid(table, &[], u32::MAX, budget, &mut |_| {}).expect("a table has fewer primes")
            });
            lower_bound = lower_bound.max(sum.lower_bound);
            sum.terms().collect()
        });
        let products = shared(sums);
        Self { products, lower_bound }
    }
}

/// The products of sums, ascending, each with the sums that have it.
fn shared(sums: impl Iterator<Item = Vec<Cube>>) -> Vec<SharedProduct> {
    let mut products = BTreeMap::new();
    for (function, cubes) in sums.enumerate() {
        for cube in cubes {
            *products.entry(cube).or_default() |= 1 << function;
        }
    }
    products.into_iter().map(|(cube, functions)| SharedProduct { cube, functions }).collect()
}

/// Whether irredundant sums of the functions by themselves have at most so many operands: the literals of different
/// products, and the products of each sum.
pub(super) fn are_small(tables: &[TruthTable], operands_max: usize, budget: &mut Budget) -> bool {
    let mut operands = 0;
    let mut known = BTreeSet::new();
    tables.iter().all(|table| {
        for cube in irredundant_sum(table, budget) {
            operands += 1 + if known.insert(cube) { cube.literals() as usize } else { 0 };
        }
        operands <= operands_max
    })
}

/// The products of the sums by themselves, ascending, and their common parts where the budget has room for them.
pub(super) fn candidates(
    tables: &[TruthTable],
    singles: &SingleSums,
    budget: &mut Budget,
) -> Vec<SharedProduct> {
    let arity = tables[0].arity();
    let forbidden: Vec<RowSet> =
        tables.iter().map(|table| table.on().union(table.dont_care()).complement()).collect();
    let mut cubes: Vec<Cube> = singles.products.iter().map(|product| product.cube).collect();
    let steps =
        |cubes: &[Cube]| forbidden.len() * cubes.iter().map(|&cube| words_of(cube, arity)).sum::<usize>();
    if cubes.len() <= PAIRED_MAX {
        let common: BTreeSet<Cube> = (0..cubes.len())
            .flat_map(|one| (0..one).map(move |other| (one, other)))
            .filter_map(|(one, other)| common(cubes[one], cubes[other]))
            .collect();
        let common: Vec<Cube> = common.into_iter().collect();
        if steps(&common) as u64 <= budget.left() / COMMON_SHARE {
            cubes.extend(common);
            cubes.sort_unstable();
            cubes.dedup();
        }
    }
    budget.pay(steps(&cubes));
    let products = cubes.into_iter().map(|cube| {
        let may = |&function: &usize| !meets(cube, &forbidden[function]);
        let functions = (0..tables.len()).filter(may).fold(0, |bits, function| bits | 1 << function);
        SharedProduct { cube, functions }
    });
    products.collect()
}

/// The rows that are in both cubes, as a cube; `None` if there are none.
fn common(one: Cube, other: Cube) -> Option<Cube> {
    let both = one.care() & other.care();
    let agree = one.value() & both == other.value() & both;
    agree.then(|| Cube::new(one.care() | other.care(), one.value() | other.value()))
}
