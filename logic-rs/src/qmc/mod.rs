//! Minimum sums of products after Quine and McCluskey: prime implicants, their chart, a minimum cover of it.
//!
//! A file does one step: `primes` lists the prime implicants, `essentials` finds those that every cover needs, `chart`
//! holds the rest, and `reduce` and `gimpel` make the chart smaller. `cover` then chooses columns: `greedy` and
//! `local_search` find covers, `lagrangian` and `search` prove a bound, all within a `budget`. Where the chart would be
//! too big, `candidates` picks primes for a smaller one. `minima` counts the covers that are as good, with
//! `reduced_costs`.

mod budget;
mod candidates;
mod chart;
mod cover;
mod cube;
mod essentials;
mod gimpel;
mod greedy;
mod lagrangian;
mod local_search;
mod minima;
mod primes;
mod reduce;
mod reduced_costs;
mod search;

use crate::rows::{RowSet, TruthTable};
use budget::Budget;
use candidates::{candidates, lower_bound};
use chart::Chart;
use cover::{Cover, minimum_cover};
pub use cube::Cube;
use essentials::essentials;
pub use minima::Minima;
use minima::minima;
pub use primes::{primes, primes_within};

/// Most entries of a chart. An entry takes 8 bytes, and twice that while the chart is made smaller; with this limit any
/// function of 16 variables takes at most 64 MiB, its primes included.
const CHART_ENTRIES_MAX: usize = 1 << 21;
/// Entries of the chart of candidates, which is made when the chart of all primes would be too big.
const CANDIDATE_ENTRIES: usize = 1 << 19;
/// Most entries of a chart whose minima are counted, since a copy is kept while the chart is made smaller.
const COUNTED_ENTRIES_MAX: usize = 1 << 18;
/// Steps that are paid for each entry of a chart that is built.
const STEPS_PER_ENTRY_BUILT: usize = 4;

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
    /// How many sums are as good, if `proven` and they are few enough to be counted.
    pub minima: Option<Minima>,
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
/// `nodes_max` is the work allowed for the proof, in nodes of about a hundred thousand steps (see `budget`). When it is
/// spent, the best sum found is returned with `proven: false`. The sum is irredundant in any case. Primes take up to
/// `3^n` steps, and finding a minimum cover is NP-hard.
///
/// # Panics
///
/// Only if this crate is wrong: the sum is compared with the table before it is returned.
pub fn minimize(table: &TruthTable, nodes_max: u32) -> Minimum {
    minimize_within(table, u32::MAX, nodes_max).expect("a table has fewer primes")
}

/// Like [`minimize`]; `None` if the function, with its don't-cares as ones, has more than `primes_max` primes. They
/// are counted before they are listed.
pub fn minimize_within(table: &TruthTable, primes_max: u32, nodes_max: u32) -> Option<Minimum> {
    minimize_paid(table, primes_max, &mut Budget::of_nodes(nodes_max))
}

/// Like [`minimize_within`], paid from `budget`: all work but the primes, the check of the cover and the count of equal
/// minima, which have limits of their own.
fn minimize_paid(table: &TruthTable, primes_max: u32, budget: &mut Budget) -> Option<Minimum> {
    let mut primes = primes_within(&table.on().union(table.dont_care()), primes_max)?;
    if !table.dont_care().is_empty() {
        primes.retain(|prime| table.on().contains_matching(prime.care(), prime.value()));
    }
    let essentials = essentials(table.on(), &primes, budget);
    let mut equals = None;
    let mut cover = if essentials.entries <= CHART_ENTRIES_MAX {
        let all = 0..primes.len() as u32;
        let chart = Chart::new(&essentials.open, &primes, all);
        budget.pay(STEPS_PER_ENTRY_BUILT * chart.entry_count());
        // A copy of a big chart would take as much memory again, and its minima are too many to be counted.
        let whole = (chart.entry_count() <= COUNTED_ENTRIES_MAX).then(|| chart.clone());
        let cover = minimum_cover(chart, budget);
        equals = whole.filter(|_| cover.proven).and_then(|chart| minima(chart, &cover.columns));
        cover
    } else {
        let lower = lower_bound(&essentials.open, &primes, budget);
        let candidates = candidates(&essentials.open, &primes, CANDIDATE_ENTRIES, budget);
        let chart = Chart::new(&essentials.open, &primes, candidates.iter().copied());
        budget.pay(STEPS_PER_ENTRY_BUILT * chart.entry_count());
        let cover = minimum_cover(chart, budget);
        // What was proven holds for the candidates only; other primes might do better.
        Cover { lower, proven: false, ..cover }
    };
    for other in equals.iter_mut().flat_map(|minima| &mut minima.others) {
        other.extend(essentials.chosen.iter().map(|&prime| prime as usize));
        other.sort_unstable();
    }
    cover.lower += essentials.chosen.len() as u32;
    cover.columns.extend(essentials.chosen);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heavy::heavy_functions;
    use crate::rows::{Arity, Row};
    use budget::{LOOKS, STEPS_PER_NODE};

    /// Steps that no budget stops: essential primes, reductions, candidates' first cover, the bound's first groups.
    const STEPS_IN_ANY_CASE: u64 = 1 << 30;
    /// Looks that are not paid for: those of counting equal minima, which has limits of its own.
    const LOOKS_OF_A_COUNT: u64 = 1 << 12;
    const NODES: u32 = 100;

    #[test]
    fn a_heavy_function_takes_its_budget_and_what_is_done_in_any_case_and_each_look_is_paid_for() {
        for function in heavy_functions() {
            let arity = Arity::new(function.variables).unwrap();
            let set = |rows: &[u32]| RowSet::from_rows(arity, rows.iter().copied().map(Row)).unwrap();
            let table = TruthTable::with_dont_cares(set(&function.ones), set(&function.dont_cares)).unwrap();
            let mut budget = Budget::of_nodes(NODES);
            LOOKS.set(0);
            minimize_paid(&table, u32::MAX, &mut budget).unwrap();
            let (looks, asked, name) = (LOOKS.get(), budget.asked, function.name);
            assert!(looks <= asked + LOOKS_OF_A_COUNT, "{name}: {looks} looks, {asked} steps");
            assert!(asked <= u64::from(NODES) * STEPS_PER_NODE + STEPS_IN_ANY_CASE, "{name}: {asked} steps");
        }
    }
}
