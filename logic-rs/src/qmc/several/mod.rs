//! Sums of products of several functions at once, in which a product may be shared: the fewest products in all, then
//! the fewest literals found, then the fewest connections from products to sums.
//!
//! `primes` lists the products that are worth sharing, `rows` makes their chart, and `cover` in the room above chooses
//! from it. `candidates` gives the chart where there are too many of them. `connections` then drops what a sum does not
//! need.

mod candidates;
mod connections;
mod irredundant;
mod primes;
mod product;
mod rows;

use super::Cube;
use super::budget::Budget;
use super::chart::Chart;
use super::cover::{LiteralSteps, minimum_cover};
use super::minimize::is_cover;
use crate::rows::TruthTable;
use candidates::SingleSums;
use connections::connected;
pub use product::SharedProduct;

/// The most functions: a set of them is the bits of one word.
pub const FUNCTIONS_MAX: usize = u32::BITS as usize;

/// The steps of the search for the fewest literals. A proof of them takes many times as long as that of the fewest
/// products, and nothing is claimed about them; most charts take fewer steps than this for the proof.
const LITERAL_STEPS: LiteralSteps = LiteralSteps::PerEntry(1 << 10);

/// Up to this many variables the sums of 32 functions are small and soon found, and a bound on their size is not looked at
/// before.
const BOUNDED_VARIABLES_MIN: u32 = 11;

/// Sums of products of several functions, or the best found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedSums {
    /// All products, ascending; no cube twice.
    pub products: Vec<SharedProduct>,
    /// A lower bound on the number of products of any sums of these functions.
    pub lower_bound: u32,
    /// Whether no sums of these functions have fewer products.
    pub proven: bool,
    /// The steps of work that the call took; see [`limits::COVER_WORK_DEFAULT`](crate::limits::COVER_WORK_DEFAULT).
    pub steps: u64,
}

impl SharedSums {
    /// The number of literals of all products, each product once.
    pub fn literals(&self) -> u32 {
        self.products.iter().map(|product| product.cube.literals()).sum()
    }

    /// The number of pairs of a product and a sum that has it.
    pub fn connections(&self) -> u32 {
        self.products.iter().map(|product| product.functions.count_ones()).sum()
    }

    /// The products of one function's sum.
    pub fn terms(&self, function: usize) -> impl Iterator<Item = Cube> {
        let shared = move |product: &&SharedProduct| product.functions >> function & 1 == 1;
        self.products.iter().filter(shared).map(|product| product.cube)
    }
}

/// Finds sums of products of all functions with the fewest different products and, of those, the fewest literals that a
/// short search finds.
///
/// `work_max` is the work that may be done, in units (see [`STEPS_PER_UNIT`](super::STEPS_PER_UNIT)). When it is spent,
/// or where there are too many products to choose from, the best sums found are returned with `proven: false`. No
/// product can be left out of any sum that has it.
///
/// Source: T. C. Bartee, "Computer design of multiple-output logical networks" (1961); E. J. McCluskey, H. Schorr,
/// "Essential multiple-output prime implicants" (1962).
///
/// # Panics
///
/// If there are no functions, more than [`FUNCTIONS_MAX`], or functions of different tables; else only if this crate is
/// wrong: the sums are compared with the tables before they are returned.
pub fn minimize_several(tables: &[TruthTable], work_max: u32) -> SharedSums {
    minimize_several_within(tables, usize::MAX, &mut Budget::of_units(work_max))
        .expect("no size is too large")
}

/// As [`minimize_several`]; `None` where irredundant sums of the functions by themselves have more than `operands_max`
/// operands, which are the literals of different products and the products of each sum. That is known long before the shared
/// products are.
pub(crate) fn minimize_several_within(
    tables: &[TruthTable],
    operands_max: usize,
    budget: &mut Budget,
) -> Option<SharedSums> {
    assert!((1..=FUNCTIONS_MAX).contains(&tables.len()), "1 to {FUNCTIONS_MAX} functions");
    let arity = tables[0].arity();
    assert!(tables.iter().all(|table| table.arity() == arity), "all functions have the same variables");
    if arity.variables() >= BOUNDED_VARIABLES_MIN
        && operands_max < usize::MAX
        && !candidates::are_small(tables, operands_max, budget)
    {
        return None;
    }
    let listed = primes::listed(tables, budget)
        .and_then(|primes| affordable_chart(tables, &primes, budget).map(|chart| (primes, chart)));
    let sums = match listed {
        Some((primes, chart)) => chosen(tables, &primes, chart, None, budget),
        None => of_candidates(tables, budget),
    };
    for (function, table) in tables.iter().enumerate() {
        assert!(is_cover(table, sums.terms(function)), "a sum differs from its function");
    }
    Some(sums)
}

/// Sums of some products, where there are too many primes to choose from.
fn of_candidates(tables: &[TruthTable], budget: &mut Budget) -> SharedSums {
    let singles = SingleSums::of(tables, budget);
    let products = candidates::candidates(tables, &singles, budget);
    match affordable_chart(tables, &products, budget) {
        Some(chart) => chosen(tables, &products, chart, Some(singles.lower_bound), budget),
        None => SharedSums {
            products: singles.products,
            lower_bound: singles.lower_bound,
            proven: false,
            steps: budget.asked,
        },
    }
}

/// The chart of the products; `None` if it would be too big or dearer than the budget.
fn affordable_chart(tables: &[TruthTable], products: &[SharedProduct], budget: &mut Budget) -> Option<Chart> {
    let is_affordable = rows::steps(tables, products) as u64 <= budget.left();
    is_affordable.then(|| rows::chart_of(tables, products, budget)).flatten()
}

/// The cheapest cover of the chart of these products.
///
/// `lower` is a lower bound on the number of products, for a chart that does not have all that are worth sharing.
fn chosen(
    tables: &[TruthTable],
    products: &[SharedProduct],
    chart: Chart,
    lower: Option<u32>,
    budget: &mut Budget,
) -> SharedSums {
    let cover = minimum_cover(chart, LITERAL_STEPS, 0, budget, &mut |_| {});
    let products = cover.columns.iter().map(|&label| products[label as usize]).collect();
    let products = connected(tables, products, budget);
    let fewest = products.len() as u32;
    SharedSums {
        lower_bound: lower.map_or(cover.lower, |lower| lower.min(fewest)),
        proven: lower.is_none() && cover.lower == fewest,
        steps: budget.asked,
        products,
    }
}

#[cfg(test)]
mod tests;
