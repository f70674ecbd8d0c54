//! The second step of a minimum cover: the fewest literals, with as many columns as the first step found.

use super::{
    Cover, Known, Report, STEPS_PER_ENTRY, STEPS_PER_ENTRY_FIRST, TURN_STEPS_MAX, new_search, whole,
};
use crate::qmc::budget::Budget;
use crate::qmc::chart::Chart;
use crate::qmc::lagrangian::{Effort, SCALE};
use crate::qmc::local_search::LocalSearch;
use crate::qmc::neighbourhoods::Neighbourhoods;
use crate::qmc::search::{Costs, Search};

/// The cover with the fewest literals among those with as many columns as the cover `columns`, from which it starts.
///
/// The limit on the number of columns is relaxed too: each column costs a fixed amount besides its literals. The amount
/// is doubled as long as the bound rises. With a smaller amount the bound would take more columns; with a larger one it
/// would bound the columns rather than the literals.
pub(super) fn fewest_literals(
    component: &Chart,
    columns: &[usize],
    fewest: &Cover,
    budget: &mut Budget,
    report: &mut Report<'_>,
) -> Cover {
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
        next.set_prices(search.prices());
        next.relax_root(&Effort::AGAIN, budget);
        search.offer(next.best().to_vec());
        if bound(2 * price, &next) <= bound(price, &search) {
            break;
        }
        (price, search) = (2 * price, next);
    }
    improve_and_prove(&mut search, fewest, budget, report);
    Cover { columns: search.best().to_vec(), lower: fewest.lower, proven: search.is_done() && fewest.proven }
}

/// Looks for fewer literals, and proves that there are none. If the number of terms is proven, branch and bound gets most
/// of the budget. What is left goes to local search, branch and bound and large neighbourhoods by turns, each turn twice
/// as long as the one before.
fn improve_and_prove(search: &mut Search<'_>, fewest: &Cover, budget: &mut Budget, report: &mut Report<'_>) {
    let chart = search.chart();
    let costs: Vec<i64> = search.costs().of_columns(chart).iter().map(|cost| cost / SCALE).collect();
    let terms_max = search.best().len();
    let for_making = STEPS_PER_ENTRY_FIRST * chart.entry_count();
    let new_local = |search: &Search<'_>, budget: &mut Budget| {
        budget.pay(for_making);
        LocalSearch::new(chart, chart.columns_with_labels(search.best()), costs.clone(), terms_max)
    };
    let mut steps = STEPS_PER_ENTRY * chart.entry_count() as u64;
    let mut local = new_local(search, budget);
    let mut known = search.best().to_vec();
    if fewest.proven {
        budget.with_most(|budget| run(search, fewest, budget, report));
    }
    let cover = chart.columns_with_labels(search.best());
    budget.pay(for_making);
    let mut near = Neighbourhoods::new(chart, search.costs().clone(), search.prices().to_vec(), cover);
    while !search.is_done() && !budget.is_spent() {
        if known != search.best() {
            local = new_local(search, budget);
        }
        let cover = budget.with_steps(steps, |budget| local.run(whole(search.lower()) as i64, budget));
        search.offer(chart.labels(cover));
        known = search.best().to_vec();
        budget.with_steps(steps, |budget| search.run(budget));
        tell(search, fewest, budget, report);
        if search.costs().of(search.best()) < near.cost() {
            budget.pay(for_making);
            near.set_cover(chart.columns_with_labels(search.best()));
        }
        let cover = budget.with_steps(steps, |budget| near.run(search.lower(), budget));
        search.offer(chart.labels(cover));
        steps = (2 * steps).min(TURN_STEPS_MAX.max(steps));
    }
}

/// Runs branch and bound to its end, or that of the budget, with a report after each turn.
fn run(search: &mut Search<'_>, fewest: &Cover, budget: &mut Budget, report: &mut Report<'_>) {
    while !search.is_done() && !budget.is_spent() && !search.is_given_up() {
        budget.with_steps(TURN_STEPS_MAX, |budget| search.run(budget));
        tell(search, fewest, budget, report);
    }
}

fn tell(search: &Search<'_>, fewest: &Cover, budget: &Budget, report: &mut Report<'_>) {
    report(&Known { columns: search.best(), lower: fewest.lower, steps: budget.asked });
}
