//! The first step of a minimum cover: the fewest columns, whatever their literals are.

use super::{
    Cover, Known, ROWS_SEARCHED_MAX, Report, STEPS_PER_ENTRY, STEPS_PER_ENTRY_FIRST, TURN_STEPS_MAX,
    is_out_of_reach, new_search, parts, reduced, whole,
};
use crate::qmc::budget::Budget;
use crate::qmc::chart::Chart;
use crate::qmc::gimpel::{Folded, fold};
use crate::qmc::greedy::greedy;
use crate::qmc::lagrangian::Effort;
use crate::qmc::local_search::LocalSearch;
use crate::qmc::search::{Costs, Search};

/// Up to this many entries branch and bound is tried even where bound and cover are far apart.
const ENTRIES_FEW: usize = 1 << 12;

/// After this many steps for each entry without a better cover, local search takes only one part in `LOCAL_TURN_PART`
/// of each of its turns.
const LOCAL_PATIENCE: u64 = 1 << 14;
const LOCAL_TURN_PART: u64 = 8;

/// A cover with the fewest columns, as far as the budget goes. `proven` is about the number of columns only; the number
/// of literals may be any.
pub(super) fn fewest_columns(component: &Chart, budget: &mut Budget, report: &mut Report<'_>) -> Cover {
    let Folded { reduction, pairs } = reduced(component.without_literals(), budget, fold);
    let lower = reduction.chosen.len() + pairs.count();
    let mut cover = Cover { lower: lower as u32, columns: reduction.chosen, proven: true };
    let mut parts = parts(reduction.core, budget);
    parts.sort_by_key(Chart::entry_count);
    let count = parts.len();
    for (index, part) in parts.into_iter().enumerate() {
        let first = part.labels(&greedy(&part));
        let mut search = new_search(&part, Costs::by(&part, |_| 1), &first, usize::MAX, budget);
        budget.with_quarter(|budget| search.relax_root(&Effort::FIRST, budget));
        // In a larger part a better cover matters more than a better bound, so the steps are kept for the search.
        if part.row_count() <= ROWS_SEARCHED_MAX && !search.is_done() {
            budget.with_quarter(|budget| search.relax_root(&Effort::LONG, budget));
            budget.with_quarter(|budget| search.add_cuts(budget));
        }
        let mut tell = |known: &Known<'_>| {
            if index + 1 == count {
                let columns = pairs.unfolded([&cover.columns, known.columns].concat());
                report(&Known { columns: &columns, lower: cover.lower + known.lower, ..*known });
            }
        };
        budget.with_most(|budget| prove_fewest(&mut search, budget, &mut tell));
        cover.lower += whole(search.lower()) as u32;
        cover.proven &= search.is_done();
        cover.columns.extend(search.best());
    }
    cover.columns = pairs.unfolded(cover.columns);
    cover
}

/// Local search for fewer columns and branch and bound take turns, each turn twice as long as the one before, until the
/// best cover is proven or the budget is spent.
///
/// If the best cover may have one column too many, branch and bound searches only from the bound (see
/// [`Search::run_from_bound`]). If it may have two or more too many, branch and bound looks mostly for any better
/// cover, in a separate search: from a bound far below the best cover it finds none. Where a proof is out of reach
/// there is only one turn.
fn prove_fewest(search: &mut Search<'_>, budget: &mut Budget, report: &mut Report<'_>) {
    let chart = search.chart();
    let mut steps = STEPS_PER_ENTRY * chart.entry_count() as u64;
    let mut known = search.best().to_vec();
    let mut from_best = search.clone();
    // The steps of local search since it started from another cover.
    let mut tried = 0;
    let patience = LOCAL_PATIENCE * chart.entry_count() as u64;
    let alike = || vec![1; chart.column_count()];
    let mut local = LocalSearch::new(chart, chart.columns_with_labels(&known), alike(), usize::MAX);
    while !search.is_done() && !budget.is_spent() {
        tried += steps;
        if known != search.best() {
            tried = 0;
            budget.pay(STEPS_PER_ENTRY_FIRST * chart.entry_count());
            let cover = chart.columns_with_labels(search.best());
            local = LocalSearch::new(chart, cover, alike(), usize::MAX);
        }
        let turn = if tried > patience { steps / LOCAL_TURN_PART } else { steps };
        let cover = budget.with_steps(turn, |budget| local.run(whole(search.lower()) as i64, budget));
        search.offer(chart.labels(cover));
        known = search.best().to_vec();
        if chart.entry_count() <= ENTRIES_FEW || known.len() - whole(search.lower()) <= 2 + known.len() / 64 {
            if known.len() == whole(search.lower()) + 1 {
                budget.with_steps(2 * steps, |budget| search.run_from_bound(budget));
            } else {
                from_best.offer(search.best().to_vec());
                budget.with_steps(steps, |budget| from_best.run(budget));
                search.learn_from(&from_best);
                budget.with_steps(steps / 4, |budget| search.run_from_bound(budget));
            }
        }
        report(&Known { columns: search.best(), lower: whole(search.lower()) as u32, steps: budget.asked });
        if is_out_of_reach(chart, search.best().len(), whole(search.lower())) {
            break;
        }
        steps = (2 * steps).min(TURN_STEPS_MAX.max(steps));
    }
}
