//! Minimum sums of products after Quine and McCluskey: prime implicants, their chart, a minimum cover of it.
//!
//! Each step is a module with one way in: `primes` lists, `chart` and `reduce` shrink, `bound` and `cover` search,
//! `heuristic` covers without a proof.

mod bound;
mod budget;
mod chart;
mod cover;
mod cube;
mod heuristic;
mod improve;
mod primes;
mod reduce;
mod search;

use crate::table::{RowSet, TruthTable};
use budget::Budget;
use chart::Chart;
use cover::minimum_cover;
pub use cube::Cube;
pub use primes::primes;

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
/// `nodes_max` is the work allowed for the proof (see `cover`); past it the best sum found is returned with
/// `proven: false`. It is irredundant in any case. Primes take time by `3^n`, the cover is NP-hard.
///
/// # Panics
///
/// Only if this crate is wrong: the sum is compared with the table before it is returned.
pub fn minimize(table: &TruthTable, nodes_max: u32) -> Minimum {
    let mut primes = primes(&table.on().union(table.dont_care()));
    if !table.dont_care().is_empty() {
        primes.retain(|prime| prime.rows(table.arity()).any(|row| table.on().contains(row)));
    }
    let cover = minimum_cover(Chart::new(table.on(), &primes), &mut Budget::of_nodes(nodes_max));
    let minimum = Minimum {
        cover: cover.columns.iter().map(|&label| label as usize).collect(),
        primes,
        lower_bound: cover.lower as u32,
        proven: cover.proven,
    };
    assert!(is_cover(table, minimum.terms()), "a cover differs from its function");
    minimum
}

/// Whether the sum of the products is 1 in each required row and 0 in each row that must be 0.
fn is_cover(table: &TruthTable, terms: impl Iterator<Item = Cube>) -> bool {
    let mut rows = RowSet::empty(table.arity());
    for term in terms {
        rows.insert_matching(term.care(), term.value());
    }
    table.on().is_subset(&rows) && rows.is_subset(&table.on().union(table.dont_care()))
}
