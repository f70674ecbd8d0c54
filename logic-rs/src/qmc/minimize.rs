//! The steps from a table to its minimum sum, in their order, and which share of the budget each may take.

use super::Minimum;
use super::budget::Budget;
use super::chart::Chart;
use super::cover::{Known, LiteralSteps, minimum_cover};
use super::cube::{Cube, words_of};
use super::essentials::{Essentials, essentials};
use super::implicit::{first_cover, improve};
use super::independent::independent_rows;
use super::minima::minima;
use super::primes::{self, primes_within};
use super::shares::bound_by_shares;
use crate::rows::{RowSet, TruthTable};

/// Most entries of a chart. An entry takes 8 bytes, and twice that while the chart is made smaller; with this limit any
/// function of 16 variables takes at most 64 MiB, its primes included.
pub(super) const CHART_ENTRIES_MAX: usize = 1 << 21;
/// Most entries of a chart whose minima are counted, since a copy is kept while the chart is made smaller.
const COUNTED_ENTRIES_MAX: usize = 1 << 18;
/// Steps that are paid for each entry of a chart that is built.
pub(super) const STEPS_PER_ENTRY_BUILT: usize = 4;
/// Steps for each prime that is listed.
const STEPS_PER_PRIME: usize = 8;
/// From this many variables on, a cover that is not proven is improved by its rows, with at least one part in
/// `IMPROVING_SHARE` of the budget.
const IMPROVED_VARIABLES_MIN: u32 = 10;
const IMPROVING_SHARE: u64 = 4;
/// Each bound from the rows takes at most one part in this many of the budget.
const BOUND_SHARE: u64 = 16;

/// Minimises a function; see [`super::minimize_watched`].
pub(super) fn minimize_paid(
    table: &TruthTable,
    wanted: &[Cube],
    primes_max: u32,
    budget: &mut Budget,
    watch: &mut dyn FnMut(&Minimum),
) -> Option<Minimum> {
    let primes = listed_primes(table, primes_max, budget)?;
    let mut minimum = Minimum::of_primes(primes);
    let essentials = essentials(table.on(), &minimum.primes, budget);
    match essentials {
        Some(essentials) if essentials.entries <= CHART_ENTRIES_MAX => {
            by_chart(table, wanted, &mut minimum, &essentials, budget, watch);
        }
        essentials => {
            minimum.lower_bound = bound_from_rows(table, &minimum.primes, essentials.as_ref(), budget);
            let first = first_cover(table, budget);
            minimum.cover = indices(&minimum.primes, &first);
        }
    }
    if !minimum.proven && table.arity().variables() >= IMPROVED_VARIABLES_MIN {
        improve_by_rows(table, &mut minimum, budget, watch);
    }
    budget.pay(minimum.terms().map(|term| words_of(term, table.arity())).sum());
    assert!(is_cover(table, minimum.terms()), "a cover differs from its function");
    minimum.steps = budget.asked;
    Some(minimum)
}

/// The primes that cover a required row.
pub(super) fn listed_primes(table: &TruthTable, primes_max: u32, budget: &mut Budget) -> Option<Vec<Cube>> {
    let mut primes = primes_within(&table.on().union(table.dont_care()), primes_max)?;
    budget.pay(primes::steps(table.arity()) + STEPS_PER_PRIME * primes.len());
    if !table.dont_care().is_empty() {
        budget.pay(primes.iter().map(|&prime| words_of(prime, table.arity())).sum());
        primes.retain(|prime| table.on().contains_matching(prime.care(), prime.value()));
    }
    Some(primes)
}

/// Covers the open rows on the chart of all primes.
fn by_chart(
    table: &TruthTable,
    wanted: &[Cube],
    minimum: &mut Minimum,
    essentials: &Essentials,
    budget: &mut Budget,
    watch: &mut dyn FnMut(&Minimum),
) {
    let chart = Chart::new(&essentials.open, &minimum.primes, 0..minimum.primes.len() as u32);
    budget.pay(STEPS_PER_ENTRY_BUILT * chart.entry_count());
    // A copy of a big chart would take as much memory again, and its minima are too many to be counted.
    let whole = (chart.entry_count() <= COUNTED_ENTRIES_MAX).then(|| chart.clone());
    let chosen = &essentials.chosen;
    let is_improved = table.arity().variables() >= IMPROVED_VARIABLES_MIN;
    let kept_back = if is_improved { budget.left() / IMPROVING_SHARE } else { 0 };
    let cover = minimum_cover(chart, LiteralSteps::All, kept_back, budget, &mut |known| {
        minimum.become_known(chosen, known);
        watch(minimum);
    });
    let (columns, steps) = (&cover.columns, budget.asked);
    minimum.become_known(chosen, &Known { columns, lower: cover.lower, steps });
    minimum.proven = cover.proven;
    if let Some(chart) = whole.filter(|_| cover.proven) {
        budget.pay(STEPS_PER_PRIME * wanted.len());
        let index = |cube| minimum.primes.binary_search(cube).ok().map(|index| index as u32);
        let wanted: Vec<u32> = wanted.iter().filter_map(index).collect();
        if let Some((columns, minima)) = minima(chart, &cover.columns, &wanted, budget) {
            let steps = budget.asked;
            minimum.become_known(chosen, &Known { columns: &columns, lower: cover.lower, steps });
            minimum.minima = Some(minima);
        }
    }
    for other in minimum.minima.iter_mut().flat_map(|minima| &mut minima.others) {
        other.extend(chosen.iter().map(|&prime| prime as usize));
        other.sort_unstable();
    }
}

/// A lower bound on the number of terms where the chart of all primes would be too big.
fn bound_from_rows(
    table: &TruthTable,
    primes: &[Cube],
    essentials: Option<&Essentials>,
    budget: &mut Budget,
) -> u32 {
    let steps = budget.left() / BOUND_SHARE;
    let independent = budget.with_steps(steps, |budget| independent_rows(table, budget));
    let by_primes = essentials.map_or(0, |essentials| {
        let open = budget.with_steps(steps, |budget| bound_by_shares(essentials, primes, budget));
        essentials.chosen.len() as u32 + open
    });
    independent.max(by_primes)
}

/// Improves the cover with the rest of the budget. A cover found here is never called proven, since not all primes are
/// looked at.
fn improve_by_rows(
    table: &TruthTable,
    minimum: &mut Minimum,
    budget: &mut Budget,
    watch: &mut dyn FnMut(&Minimum),
) {
    let (cover, lower) = (minimum.terms().collect(), minimum.lower_bound as usize);
    let cover = improve(table, cover, lower, budget, &mut |cover, steps| {
        minimum.cover = indices(&minimum.primes, cover);
        minimum.steps = steps;
        watch(minimum);
    });
    minimum.cover = indices(&minimum.primes, &cover);
}

/// The indices of the cover's primes in the list of primes, ascending.
fn indices(primes: &[Cube], cover: &[Cube]) -> Vec<usize> {
    let mut indices: Vec<usize> =
        cover.iter().map(|cube| primes.binary_search(cube).expect("a cover is of primes")).collect();
    indices.sort_unstable();
    indices
}

impl Minimum {
    /// A result of which only the primes are known.
    pub(super) fn of_primes(primes: Vec<Cube>) -> Self {
        Self { primes, cover: Vec::new(), lower_bound: 0, proven: false, minima: None, steps: 0 }
    }

    /// Sets the best cover so far, which is the chosen primes and the known columns of the chart, and its bound.
    pub(super) fn become_known(&mut self, chosen: &[u32], known: &Known<'_>) {
        self.cover = chosen.iter().chain(known.columns).map(|&label| label as usize).collect();
        self.cover.sort_unstable();
        self.lower_bound = chosen.len() as u32 + known.lower;
        self.steps = known.steps;
    }
}

/// Whether the sum of the products is 1 in each required row and 0 in each row that must be 0.
pub(super) fn is_cover(table: &TruthTable, terms: impl Iterator<Item = Cube>) -> bool {
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
    use crate::qmc::budget::{LOOKS, STEPS_PER_UNIT};
    use crate::rows::{Arity, Row};

    /// Steps that no budget stops: the primes, a look at each, the first cover, counting equal minima.
    const STEPS_IN_ANY_CASE: u64 = 1 << 28;
    const WORK: u32 = 100;

    #[test]
    fn a_heavy_function_takes_its_budget_and_what_is_done_in_any_case_and_each_look_is_paid_for() {
        for function in heavy_functions() {
            let arity = Arity::new(function.variables).unwrap();
            let set = |rows: &[u32]| RowSet::from_rows(arity, rows.iter().copied().map(Row)).unwrap();
            let table = TruthTable::with_dont_cares(set(&function.ones), set(&function.dont_cares)).unwrap();
            let mut budget = Budget::of_units(WORK);
            LOOKS.set(0);
            minimize_paid(&table, &[], u32::MAX, &mut budget, &mut |_| {}).unwrap();
            let (looks, asked, name) = (LOOKS.get(), budget.asked, function.name);
            assert!(looks <= asked, "{name}: {looks} looks, {asked} steps");
            assert!(asked <= u64::from(WORK) * STEPS_PER_UNIT + STEPS_IN_ANY_CASE, "{name}: {asked} steps");
        }
    }
    #[test]
    #[cfg(feature = "premium")]
    fn what_is_given_up_says_so_and_all_else_is_the_same_answer() {
        let mut random = crate::random::Random(11);
        let mut given_up = 0;
        for variables in [4, 7, 8, 9, 10] {
            let arity = Arity::new(variables).unwrap();
            let rows = random.rows(variables, 50).into_iter().map(Row);
            let table = TruthTable::new(RowSet::from_rows(arity, rows).unwrap());
            let whole = crate::qmc::minimize(&table, WORK);
            for part in 0..20 {
                let steps_max = whole.steps * part / 16;
                let soon = crate::qmc::minimize_soon(&table, &[], u32::MAX, WORK, steps_max).unwrap();
                if soon.steps > steps_max {
                    given_up += 1;
                } else {
                    assert_eq!(
                        (&soon.cover, soon.steps),
                        (&whole.cover, whole.steps),
                        "{variables} variables"
                    );
                    assert!(whole.steps <= steps_max);
                }
            }
        }
        assert_eq!(given_up, 5 * 16);
    }
}
