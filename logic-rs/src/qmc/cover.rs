//! The minimum cover in two steps: first the fewest columns, then, with that many, the fewest literals.
//!
//! Two searches, one for each aim, are far easier than one search for both. Where every column costs 1, a bound a
//! little above a whole number counts as the next whole number, and column dominance need not compare literals.

mod columns;
mod literals;

use super::budget::{Budget, in_full_steps};
use super::chart::Chart;
use super::lagrangian::SCALE;
use super::local_search::with_cheaper_columns;
use super::reduce::reduce;
use super::search::{Costs, Search};
use columns::fewest_columns;
use literals::fewest_literals;

/// Steps for each entry of a chart in the first turn of the local search, and in that of branch and bound.
const STEPS_PER_ENTRY: u64 = 64;
/// Most steps of a turn. Each turn ends with a report, so reports keep coming.
const TURN_STEPS_MAX: u64 = 1 << 26;

/// Steps for each entry of a chart in making the first cover and the first prices.
const STEPS_PER_ENTRY_FIRST: usize = 16;
/// One step clears this many numbers.
const CLEARED_PER_STEP: usize = 8;

/// The steps that a reduction may take even when the budget is spent: this many for each entry, and this many in all.
const REDUCTION_STEPS_PER_ENTRY: u64 = 1 << 8;
const REDUCTION_STEPS_IN_ANY_CASE: u64 = 1 << 20;

/// A chart of at most this many entries is in the processor's cache, where a step takes about two thirds of the time.
const LIGHT_ENTRIES_MAX: usize = 1 << 15;

/// Up to this many rows a part is searched even where bound and cover are far apart.
const ROWS_SEARCHED_MAX: usize = 1 << 11;

/// The most steps of the search for the fewest literals.
#[derive(Clone, Copy)]
pub(crate) enum LiteralSteps {
    /// All that the search for the fewest columns left.
    All,
    /// So many for each entry of the chart of a component.
    PerEntry(u64),
}

/// A cover of a chart.
pub(crate) struct Cover {
    /// The labels of its columns, ascending.
    pub(crate) columns: Vec<u32>,
    /// A lower bound on the number of columns of every cover.
    pub(crate) lower: u32,
    /// Whether no cover has fewer columns, or as many columns and fewer literals.
    pub(crate) proven: bool,
}

/// The best cover and bound of a chart while a search goes on.
pub(crate) struct Known<'a> {
    /// The labels of the columns of the best cover.
    pub(crate) columns: &'a [u32],
    /// A lower bound on the number of columns of every cover.
    pub(crate) lower: u32,
    /// The steps that the whole call took so far.
    pub(crate) steps: u64,
}

/// Called after each turn of the search in the last and largest part of a chart.
pub(crate) type Report<'a> = dyn FnMut(&Known<'_>) + 'a;

/// A cover of the chart with the fewest columns and, of those, the fewest literals; each row must have a column.
///
/// When the budget is spent, it is the best cover known, at worst the greedy one, and `proven` is false unless the
/// reductions alone left nothing to choose. The cover is irredundant in any case. Where the number of columns is not
/// proven, `kept_back` steps of the budget are left, and more where a proof is out of reach.
/// `literal_steps` limits the second step of the search.
pub(crate) fn minimum_cover(
    chart: Chart,
    literal_steps: LiteralSteps,
    kept_back: u64,
    budget: &mut Budget,
    report: &mut Report<'_>,
) -> Cover {
    let reduction = reduced(chart, budget, reduce);
    let mut cover = Cover { lower: reduction.chosen.len() as u32, columns: reduction.chosen, proven: true };
    let mut components = parts(reduction.core, budget);
    // Small parts first: a big part might use up the budget that they need.
    components.sort_by_key(Chart::entry_count);
    let count = components.len();
    for (index, component) in components.into_iter().enumerate() {
        let is_light = component.entry_count() <= LIGHT_ENTRIES_MAX;
        let before = budget.asked;
        let mut tell = |known: &Known<'_>| {
            if index + 1 == count {
                let columns = [&cover.columns, known.columns].concat();
                let steps = if is_light { in_full_steps(before, known.steps) } else { known.steps };
                report(&Known { columns: &columns, lower: cover.lower + known.lower, steps });
            }
        };
        let is_last = index + 1 == count && cover.columns.len() == cover.lower as usize;
        let part = if is_light {
            budget.with_light_steps(|budget| {
                cover_component(&component, literal_steps, kept_back / 2 * 3, is_last, budget, &mut tell)
            })
        } else {
            cover_component(&component, literal_steps, kept_back, is_last, budget, &mut tell)
        };
        cover.lower += part.lower;
        cover.proven &= part.proven;
        cover.columns.extend(part.columns);
    }
    cover.columns.sort();
    cover
}

/// Reduces a chart with at most a quarter of the budget. A small chart is reduced completely in any case, so that
/// reductions alone prove all minima that they can.
fn reduced<Reduced>(
    chart: Chart,
    budget: &mut Budget,
    reduce: impl FnOnce(Chart, &mut Budget) -> Option<Reduced>,
) -> Reduced {
    let in_any_case =
        (REDUCTION_STEPS_PER_ENTRY * chart.entry_count() as u64).min(REDUCTION_STEPS_IN_ANY_CASE);
    let reduced = budget.with_at_least(in_any_case, |budget| {
        budget.with_steps(in_any_case.max(budget.left() / 4), |budget| reduce(chart, budget))
    });
    reduced.expect("each row has a column")
}

/// The parts of the chart that share no row and no column.
fn parts(chart: Chart, budget: &mut Budget) -> Vec<Chart> {
    let entries = chart.entry_count();
    let parts = chart.components();
    budget.pay(STEPS_PER_ENTRY_FIRST * entries);
    parts
}

/// Covers a reduced chart that is one component. `is_last` says whether no other component is left to search and the
/// number of columns is proven for all others.
fn cover_component(
    component: &Chart,
    literal_steps: LiteralSteps,
    kept_back: u64,
    is_last: bool,
    budget: &mut Budget,
    report: &mut Report<'_>,
) -> Cover {
    let fewest = keeping_back(kept_back, budget, |budget| fewest_columns(component, budget, report));
    let literals: Vec<i64> =
        (0..component.column_count()).map(|column| component.literals(column).into()).collect();
    let columns = component.columns_with_labels(&fewest.columns);
    let columns = with_cheaper_columns(component, columns, &literals, budget);
    if is_out_of_reach(component, columns.len(), fewest.lower as usize) {
        return Cover { columns: component.labels(&columns), ..fewest };
    }
    let kept_back = if is_last && fewest.proven { 0 } else { kept_back };
    let steps_max = match literal_steps {
        LiteralSteps::All => u64::MAX,
        LiteralSteps::PerEntry(steps) => steps * component.entry_count() as u64,
    };
    keeping_back(kept_back, budget, |budget| {
        budget.with_steps(steps_max, |budget| fewest_literals(component, &columns, &fewest, budget, report))
    })
}

/// Does work that leaves `steps` steps of the budget.
fn keeping_back<Done>(steps: u64, budget: &mut Budget, work: impl FnOnce(&mut Budget) -> Done) -> Done {
    budget.with_steps(budget.left().saturating_sub(steps), work)
}

/// Whether the part is big, and bound and cover are so far apart that no search will close the gap.
fn is_out_of_reach(chart: &Chart, terms: usize, lower: usize) -> bool {
    chart.row_count() > ROWS_SEARCHED_MAX && terms - lower > 2 + terms / 64
}

/// A search that starts from a cover; pays for making the cover and the search.
fn new_search<'chart>(
    chart: &'chart Chart,
    costs: Costs,
    best: &[u32],
    terms_max: usize,
    budget: &mut Budget,
) -> Search<'chart> {
    let search = Search::new(chart, costs, best.to_vec(), terms_max);
    budget.pay(STEPS_PER_ENTRY_FIRST * chart.entry_count() + search.labels() / CLEARED_PER_STEP);
    search
}

/// A cost in units of 1/[`SCALE`], rounded up to a whole number.
fn whole(cost: i64) -> usize {
    (cost + SCALE - 1).div_euclid(SCALE).max(0) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    #[test]
    fn a_cover_with_the_fewest_literals_of_those_with_the_fewest_columns_is_proven() {
        for seed in 1..100 {
            let mut random = Random(seed);
            let columns = random.columns(14, 13);
            let literals: Vec<u32> = columns.iter().map(|_| 2 + random.below(6)).collect();
            let chart = Chart::of_columns(14, &columns).with_literals(literals.clone());
            let size = |set: u32| {
                let chosen = (0..13).filter(|column| set >> column & 1 == 1);
                (set.count_ones(), chosen.map(|column| literals[column]).sum::<u32>())
            };
            let covers = (0..1u32 << 13)
                .filter(|set| (0..14).all(|row| chart.row(row).iter().any(|column| set >> column & 1 == 1)));
            let cover =
                minimum_cover(chart.clone(), LiteralSteps::All, 0, &mut Budget::of_units(100), &mut |_| {});
            let set = cover.columns.iter().fold(0, |set, column| set | 1 << column);
            assert!(cover.proven, "seed {seed}");
            assert_eq!(Some(size(set)), covers.map(size).min(), "seed {seed}");
            assert_eq!(cover.lower, size(set).0, "seed {seed}");
        }
    }

    #[test]
    fn the_search_for_the_fewest_literals_ends_after_its_steps_and_the_columns_are_proven_all_the_same() {
        let mut asked = [0, 0];
        for seed in 1..50 {
            let mut random = Random(seed);
            let columns = random.columns(24, 30);
            let literals: Vec<u32> = columns.iter().map(|_| 2 + random.below(6)).collect();
            let chart = Chart::of_columns(24, &columns).with_literals(literals);
            let found = [LiteralSteps::All, LiteralSteps::PerEntry(1)].map(|literal_steps| {
                let mut budget = Budget::of_units(1_000);
                let cover = minimum_cover(chart.clone(), literal_steps, 0, &mut budget, &mut |_| {});
                (cover, budget.asked)
            });
            let [(all, all_steps), (few, few_steps)] = found;
            assert!(all.proven, "seed {seed}");
            assert_eq!((few.columns.len(), few.lower), (all.columns.len(), all.lower), "seed {seed}");
            asked = [asked[0] + all_steps, asked[1] + few_steps];
        }
        assert!(2 * asked[1] < asked[0], "{asked:?}");
    }

    #[test]
    fn picking_parts_and_starting_a_search_are_paid_for_by_the_entry() {
        let chart = Chart::of_columns(4, &[vec![0, 1], vec![1], vec![2, 3], vec![2]]);
        let (mut budget, first) = (Budget::of_units(1), [0, 2]);
        assert_eq!(parts(chart.clone(), &mut budget).len(), 2);
        let for_entries = (STEPS_PER_ENTRY_FIRST * chart.entry_count()) as u64;
        assert_eq!(budget.asked, for_entries);
        let mut budget = Budget::of_units(1);
        new_search(&chart, Costs::by(&chart, |_| 1), &first, usize::MAX, &mut budget);
        assert_eq!(budget.asked, for_entries + 8 / CLEARED_PER_STEP as u64);
    }
}
