//! The minimum cover in two steps: first the fewest columns, then, with that many, the fewest literals.
//!
//! Two searches are far easier than one for both. Where every column costs 1, a bound a little above a whole number
//! counts as the next whole number, and column dominance need not compare literals.

use super::budget::Budget;
use super::chart::Chart;
use super::gimpel::{Folded, fold};
use super::greedy::greedy;
use super::lagrangian::{Effort, SCALE};
use super::local_search::{LocalSearch, with_cheaper_columns};
use super::reduce::reduce;
use super::search::{Costs, Search};

/// Steps for each entry of a chart in the first turn of the local search, and in that of branch and bound.
const STEPS_PER_ENTRY: u64 = 64;

/// Steps for each entry of a chart in making the first cover and the first prices.
const STEPS_PER_ENTRY_FIRST: usize = 16;
/// Clearing so many numbers takes a step.
const CLEARED_PER_STEP: usize = 8;

/// Up to this many entries branch and bound is tried even where bound and cover are far apart.
const ENTRIES_FEW: usize = 1 << 12;

/// A cover of a chart.
pub(crate) struct Cover {
    /// The labels of its columns, ascending.
    pub(crate) columns: Vec<u32>,
    /// A lower bound on the number of columns of every cover.
    pub(crate) lower: u32,
    /// Whether no cover has fewer columns, or as many columns and fewer literals.
    pub(crate) proven: bool,
}

/// A cover of the chart with the fewest columns and, of those, the fewest literals; each row must have a column.
///
/// When the budget is spent, it is the best cover known, at worst the greedy one, and `proven` is false unless the
/// reductions alone left nothing to choose. The cover is irredundant in any case.
pub(crate) fn minimum_cover(chart: Chart, budget: &mut Budget) -> Cover {
    let reduction = reduce(chart, budget).expect("each row has a column");
    let mut cover = Cover { lower: reduction.chosen.len() as u32, columns: reduction.chosen, proven: true };
    let mut components = parts(reduction.core, budget);
    // Small ones first: a big one might use up the budget that they need.
    components.sort_by_key(Chart::entry_count);
    for component in components {
        let part = cover_component(&component, budget);
        cover.lower += part.lower;
        cover.proven &= part.proven;
        cover.columns.extend(part.columns);
    }
    cover.columns.sort();
    cover
}

/// The parts of the chart that share no row and no column. Each part is picked out of the whole chart.
fn parts(chart: Chart, budget: &mut Budget) -> Vec<Chart> {
    let (entries, lists) = (chart.entry_count(), chart.row_count() + chart.column_count());
    let parts = chart.components();
    budget.pay(STEPS_PER_ENTRY_FIRST * entries + parts.len() * lists / CLEARED_PER_STEP);
    parts
}

/// Covers a reduced chart in one part.
fn cover_component(component: &Chart, budget: &mut Budget) -> Cover {
    let fewest = fewest_columns(component, budget);
    let literals: Vec<i64> =
        (0..component.column_count()).map(|column| component.literals(column).into()).collect();
    let columns = component.columns_with_labels(&fewest.columns);
    let columns = with_cheaper_columns(component, columns, &literals, budget);
    fewest_literals(component, &columns, &fewest, budget)
}

/// A cover with the fewest columns, as far as the budget goes. `proven` is about columns only; its literals may be any.
fn fewest_columns(component: &Chart, budget: &mut Budget) -> Cover {
    let Folded { reduction, pairs } =
        fold(component.without_literals(), budget).expect("each row has a column");
    let lower = reduction.chosen.len() + pairs.count();
    let mut cover = Cover { lower: lower as u32, columns: reduction.chosen, proven: true };
    let mut parts = parts(reduction.core, budget);
    parts.sort_by_key(Chart::entry_count);
    for part in parts {
        let first = part.labels(&greedy(&part));
        let mut search = new_search(&part, Costs::by(&part, |_| 1), &first, usize::MAX, budget);
        budget.with_quarter(|budget| search.relax_root(&Effort::FIRST, budget));
        budget.with_most(|budget| prove_fewest(&mut search, budget));
        cover.lower += whole(search.lower()) as u32;
        cover.proven &= search.is_done();
        cover.columns.extend(search.best());
    }
    cover.columns = pairs.unfolded(cover.columns);
    cover
}

/// A search that starts from a cover; pays for making both.
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

/// The cover with the fewest literals among those with as many columns as the cover `columns`, from which it starts.
///
/// The limit on the number of columns is relaxed too: each column costs a fixed amount besides its literals. The amount
/// is doubled as long as the bound rises. With a smaller amount the bound would take more columns; with a larger one it
/// would bound the columns rather than the literals.
fn fewest_literals(component: &Chart, columns: &[usize], fewest: &Cover, budget: &mut Budget) -> Cover {
    let literals = |column: usize| i64::from(component.literals(column));
    let range = || (0..component.column_count()).map(literals);
    let least = range().min().unwrap_or(0);
    let spread = range().max().unwrap_or(0) - least;
    if spread == 0 {
        return Cover { columns: component.labels(columns), lower: fewest.lower, proven: fewest.proven };
    }
    let search_with = |price: i64, best: &[u32], budget: &mut Budget| {
        let costs = Costs::by(component, |column| literals(column) - least + price);
        new_search(component, costs, best, columns.len(), budget)
    };
    let bound = |price: i64, search: &Search<'_>| search.lower() - SCALE * price * columns.len() as i64;
    let mut price = 2 * spread;
    let mut search = search_with(price, &component.labels(columns), budget);
    search.relax_root(&Effort::FIRST, budget);
    while !search.is_done() && !budget.is_spent() {
        let mut next = search_with(2 * price, search.best(), budget);
        next.start_from(&search);
        next.relax_root(&Effort::AGAIN, budget);
        search.offer(next.best().to_vec());
        if bound(2 * price, &next) <= bound(price, &search) {
            break;
        }
        (price, search) = (2 * price, next);
    }
    search.run(budget);
    Cover { columns: search.best().to_vec(), lower: fewest.lower, proven: search.is_done() && fewest.proven }
}

/// Local search for fewer columns and branch and bound for a proof take turns, each turn twice as long as the one
/// before, until the best cover is proven or the budget is spent.
fn prove_fewest(search: &mut Search<'_>, budget: &mut Budget) {
    let chart = search.chart();
    let mut steps = STEPS_PER_ENTRY * chart.entry_count() as u64;
    let mut known = search.best().to_vec();
    let mut local = LocalSearch::new(chart, chart.columns_with_labels(&known));
    while !search.is_done() && !budget.is_spent() {
        if known != search.best() {
            budget.pay(STEPS_PER_ENTRY_FIRST * chart.entry_count());
            local = LocalSearch::new(chart, chart.columns_with_labels(search.best()));
        }
        let cover = budget.with_steps(steps, |budget| local.run(whole(search.lower()), budget));
        search.offer(chart.labels(cover));
        known = search.best().to_vec();
        if chart.entry_count() <= ENTRIES_FEW || known.len() - whole(search.lower()) <= 2 + known.len() / 64 {
            budget.with_steps(steps, |budget| search.run(budget));
        }
        steps *= 2;
    }
}

/// A cost in units of 1/[`SCALE`], rounded up to a whole number.
fn whole(cost: i64) -> usize {
    (cost + SCALE - 1).div_euclid(SCALE).max(0) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn picking_parts_and_starting_a_search_are_paid_for_by_the_entry() {
        let chart = Chart::of_columns(4, &[vec![0, 1], vec![1], vec![2, 3], vec![2]]);
        let (mut budget, first) = (Budget::of_nodes(1), [0, 2]);
        assert_eq!(parts(chart.clone(), &mut budget).len(), 2);
        let for_entries = (STEPS_PER_ENTRY_FIRST * chart.entry_count()) as u64;
        assert_eq!(budget.asked, for_entries + 2 * 8 / CLEARED_PER_STEP as u64);
        let mut budget = Budget::of_nodes(1);
        new_search(&chart, Costs::by(&chart, |_| 1), &first, usize::MAX, &mut budget);
        assert_eq!(budget.asked, for_entries + 8 / CLEARED_PER_STEP as u64);
    }
}
