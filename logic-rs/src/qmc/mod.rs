//! Minimum sums of products after Quine and McCluskey: prime implicants, their chart, a minimum cover of it.
//!
//! `minimize` puts the steps in their order and gives each its share of the `budget`. Every other file does one step:
//! `primes` lists the prime implicants, `essentials` finds those that every cover needs, `chart` holds the rows that
//! are left and their primes, and `reduce` and `gimpel` make the chart smaller. `cover` then chooses columns: `greedy`,
//! `local_search` and `neighbourhoods` find covers, `lagrangian`, `cuts` and `search` prove a bound. `implicit` covers
//! the rows without a chart, and `independent` and `shares` bound such covers. `minima` counts the covers that cost as
//! little as the minimum, and `reduced_costs` shortens that search. `several` minimises several functions at once, whose
//! sums share products. `hazards` makes a separate chart, whose rows are
//! pairs of neighbouring rows.

mod budget;
mod chart;
mod cover;
mod cube;
mod cuts;
mod essentials;
mod gimpel;
mod greedy;
mod hazards;
mod implicit;
mod independent;
mod lagrangian;
mod local_search;
mod minima;
mod minimize;
mod neighbourhoods;
mod primes;
mod reduce;
mod reduced_costs;
mod search;
mod several;
mod shares;

use crate::rows::TruthTable;
pub(crate) use budget::Budget;
pub use budget::STEPS_PER_UNIT;
#[cfg(test)]
pub(crate) use budget::{LOOKS, look};
pub use cube::Cube;
pub use hazards::minimize_without_hazards;
pub use minima::Minima;
use minimize::minimize_paid;
pub use primes::{primes, primes_within};
pub(crate) use several::minimize_several_within;
pub use several::{FUNCTIONS_MAX, SharedProduct, SharedSums, minimize_several};

/// A minimum sum of products, or the best found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Minimum {
    /// Every prime implicant that covers a required row, ascending.
    pub primes: Vec<Cube>,
    /// The indices in `primes` of the primes of the sum, ascending.
    pub cover: Vec<usize>,
    /// A lower bound on the number of terms of any sum of products of the function.
    pub lower_bound: u32,
    /// Whether no sum of products has fewer terms, or as many terms and fewer literals.
    pub proven: bool,
    /// The number of sums that are as good; `None` unless `proven`, and where they are too many to count.
    pub minima: Option<Minima>,
    /// The steps of work that the call took; see [`limits::COVER_WORK_DEFAULT`](crate::limits::COVER_WORK_DEFAULT).
    pub steps: u64,
}

impl Minimum {
    /// The products of the sum.
    pub fn terms(&self) -> impl Iterator<Item = Cube> {
        self.cover.iter().map(|&prime| self.primes[prime])
    }

    /// The number of literals of the sum.
    pub fn literals(&self) -> u32 {
        self.terms().map(Cube::literals).sum()
    }
}

/// Finds a sum of products with the fewest terms and, of those, the fewest literals.
///
/// `work_max` is the work that may be done, in units (see [`STEPS_PER_UNIT`]). When it is spent, the best sum found is
/// returned with `proven: false`. The sum is irredundant in any case. Primes take up to `3^n` steps, and finding a
/// minimum cover is NP-hard.
///
/// # Panics
///
/// Only if this crate is wrong: the sum is compared with the table before it is returned.
pub fn minimize(table: &TruthTable, work_max: u32) -> Minimum {
    minimize_within(table, u32::MAX, work_max).expect("a table has fewer primes")
}

/// Like [`minimize`]; `None` if the function, with its don't-cares as ones, has more than `primes_max` primes. They
/// are counted before they are listed.
pub fn minimize_within(table: &TruthTable, primes_max: u32, work_max: u32) -> Option<Minimum> {
    minimize_watched(table, &[], primes_max, work_max, &mut |_| {})
}

/// Like [`minimize_within`]. Where the equal minima were counted, it chooses the minimum with the most of the products
/// `wanted`; the usual minimum wins a tie. Calls `watch` now and then with the best sum so far, which does not change
/// the answer.
pub fn minimize_watched(
    table: &TruthTable,
    wanted: &[Cube],
    primes_max: u32,
    work_max: u32,
    watch: &mut dyn FnMut(&Minimum),
) -> Option<Minimum> {
    minimize_paid(table, wanted, primes_max, &mut Budget::of_units(work_max), watch)
}

/// Like [`minimize_watched`] without `watch`, for a caller that has no use for an answer that took more than
/// `steps_max` steps. Past that number the search gives up, and the answer's `steps` are more than `steps_max`.
#[cfg(feature = "premium")]
pub fn minimize_soon(
    table: &TruthTable,
    wanted: &[Cube],
    primes_max: u32,
    work_max: u32,
    steps_max: u64,
) -> Option<Minimum> {
    let mut budget = Budget::of_units(work_max).given_up_after(steps_max);
    minimize_paid(table, wanted, primes_max, &mut budget, &mut |_| {})
}
