//! Minimum sums of products after Quine and McCluskey: prime implicants, their chart, a minimum cover of it.
//!
//! Each step is a module with one way in: `primes` lists, `start`, `chart` and `reduce` shrink, `cover` searches by
//! `bound`, `improve` and `search` within a `budget`, in a chart that `gimpel` folds, `heuristic` covers without a proof, `implicit` without a chart,
//! `minima` counts by `prices`.

mod bound;
mod budget;
mod chart;
mod cover;
mod cube;
mod gimpel;
mod heuristic;
mod implicit;
mod improve;
mod minima;
mod prices;
mod primes;
mod reduce;
mod search;
mod start;

use crate::table::{RowSet, TruthTable};
use budget::Budget;
use chart::Chart;
use cover::{Cover, minimum_cover};
pub use cube::Cube;
use implicit::{candidates, lower_bound};
pub use minima::Minima;
use minima::minima;
pub use primes::{primes, primes_within};
use start::start;

/// Most entries of a chart, 8 bytes each, twice while it is made smaller: any function of 16 variables stays within
/// 64 MiB together with its primes.
const CHART_ENTRIES_MAX: usize = 1 << 21;
/// Entries of the chart of candidates when that of all primes would be too big.
const CANDIDATE_ENTRIES: usize = 1 << 19;
/// Most entries of a chart whose minima are counted: it is kept while it is made smaller.
const COUNTED_ENTRIES_MAX: usize = 1 << 18;

/// A minimum sum of products, or the best found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Minimum {
    /// Every prime implicant that covers a required row, ascending.
    pub primes: Vec<Cube>,
    /// The primes of the sum, as ascending places in `primes`.
    pub cover: Vec<usize>,
    /// No sum of products has fewer terms.
    pub lower_bound: u32,
    /// Whether no sum of products has fewer terms, or as many terms and fewer literals.
    pub proven: bool,
    /// How many sums are as good, if `proven` and they are few enough to be counted.
    pub minima: Option<Minima>,
}

impl Minimum {
    /// The products of the sum.
    pub fn terms(&self) -> impl Iterator<Item = Cube> {
        self.cover.iter().map(|&place| self.primes[place])
    }

    /// The number of literals of the sum.
    pub fn literals(&self) -> u32 {
        self.terms().map(Cube::literals).sum()
    }
}

/// Finds a sum of products with the fewest terms and, of those, the fewest literals.
///
/// `nodes_max` is the work allowed for the proof, in nodes of about a hundred thousand steps (see `budget`); past it the best sum found is returned with
/// `proven: false`. It is irredundant in any case. Primes take time by `3^n`, the cover is NP-hard.
///
/// # Panics
///
/// Only if this crate is wrong: the sum is compared with the table before it is returned.
pub fn minimize(table: &TruthTable, nodes_max: u32) -> Minimum {
    minimize_within(table, u32::MAX, nodes_max).expect("a table has fewer primes")
}

/// Like [`minimize`]; `None` if the function, with every don't-care in it, has more than `primes_max` primes, which is
/// found out before there is a list of them.
pub fn minimize_within(table: &TruthTable, primes_max: u32, nodes_max: u32) -> Option<Minimum> {
    let mut primes = primes_within(&table.on().union(table.dont_care()), primes_max)?;
    if !table.dont_care().is_empty() {
        primes.retain(|prime| table.on().contains_matching(prime.care(), prime.value()));
    }
    let mut budget = Budget::of_nodes(nodes_max);
    let start = start(table.on(), &primes);
    let mut equals = None;
    let mut cover = if start.entries <= CHART_ENTRIES_MAX {
        let places = 0..primes.len() as u32;
        let chart = Chart::new(&start.open, &primes, places);
        // A big one would take its memory twice, and has too many minima in any case.
        let whole = (chart.entry_count() <= COUNTED_ENTRIES_MAX).then(|| chart.clone());
        let cover = minimum_cover(chart, &mut budget);
        equals = whole.filter(|_| cover.proven).and_then(|chart| minima(chart, &cover.columns));
        cover
    } else {
        let places = candidates(&start.open, &primes, start.entries, CANDIDATE_ENTRIES);
        let cover = minimum_cover(Chart::new(&start.open, &primes, places.iter().copied()), &mut budget);
        // Other primes might be better: what was proven holds for the candidates only.
        Cover { lower: lower_bound(&start.open, &primes), proven: false, ..cover }
    };
    for other in equals.iter_mut().flat_map(|minima| &mut minima.others) {
        other.extend(start.essential.iter().map(|&place| place as usize));
        other.sort_unstable();
    }
    cover.lower += start.essential.len() as u32;
    cover.columns.extend(start.essential);
    cover.columns.sort_unstable();
    let minimum = Minimum {
        cover: cover.columns.iter().map(|&label| label as usize).collect(),
        primes,
        lower_bound: cover.lower,
        proven: cover.proven,
        minima: equals,
    };
    assert!(is_cover(table, minimum.terms()), "a cover differs from its function");
    Some(minimum)
}

/// Whether the sum of the products is 1 in each required row and 0 in each row that must be 0.
fn is_cover(table: &TruthTable, terms: impl Iterator<Item = Cube>) -> bool {
    let mut rows = RowSet::empty(table.arity());
    for term in terms {
        rows.insert_matching(term.care(), term.value());
    }
    table.on().is_subset(&rows) && rows.is_subset(&table.on().union(table.dont_care()))
}
