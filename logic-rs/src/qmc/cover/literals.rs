//! The second step of a minimum cover: the fewest literals, with as many columns as the first step found.

use super::{
    Cover, Known, ROWS_SEARCHED_MAX, Report, STEPS_PER_ENTRY, STEPS_PER_ENTRY_FIRST, TURN_STEPS_MAX,
    new_search, whole,
};
use crate::qmc::budget::Budget;
use crate::qmc::chart::Chart;
use crate::qmc::lagrangian::{Effort, SCALE};
use crate::qmc::local_search::LocalSearch;
use crate::qmc::neighbourhoods::Neighbourhoods;
use crate::qmc::search::{Costs, Search};

/// In a turn the proof gets this many times the steps of local search.
const PROOF_SHARE: u64 = 6;
/// A negative price is taken if it closes at least a third of the gap between the bound and the best cover; this is the
/// divisor.
const GAIN_MIN: i64 = 3;
/// The least change of a negative price.
const PRICE_STEP_MIN: i64 = SCALE / 4;
/// Most times that a price is raised by half a literal, as long as the bound, rounded up, does not fall.
const PRICE_STEPS_UP: u32 = 4;
/// The rise of the price at which the nodes of the proof are bounded a second time.
const PRICE_RISE: i64 = 2 * SCALE;

/// The cover with the fewest literals among those with as many columns as the cover `columns`, from which it starts.
///
/// The limit on the number of columns is relaxed too: each column costs a fixed price besides its literals. The price
/// for finding covers is high, so that covers with more columns look dear, and is doubled as long as the bound rises.
/// Where the number of columns is proven, [`proof_search`] looks for another price, at which the bound is much nearer
/// to the best cover.
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
    let mut priced = Priced::new(component, SCALE * (2 * spread - least), &component.labels(columns), budget);
    priced.search.relax_root(&Effort::FIRST, budget);
    while !priced.search.is_done() && !budget.is_spent() {
        let next = priced.raised(priced.price + SCALE * least, &Effort::AGAIN, budget);
        priced.search.offer(next.search.best().to_vec());
        if next.bound() <= priced.bound() {
            break;
        }
        priced = next;
    }
    let mut proof = None;
    if fewest.proven && !priced.search.is_done() {
        let other = proof_search(&priced.search, least, budget);
        priced.search.offer(other.search.best().to_vec());
        let left = |bound: i64| SCALE * priced.literals() - bound;
        let is_nearer = GAIN_MIN * (other.bound() - priced.bound()) >= left(priced.bound());
        if is_nearer || other.search.is_done() {
            let other = with_dearer(other, budget);
            priced.search.offer(other.best().to_vec());
            proof = Some(other);
        }
    }
    let mut search = priced.search;
    if proof.is_none() && component.row_count() <= ROWS_SEARCHED_MAX {
        budget.with_quarter(|budget| search.add_cuts(budget));
    }
    improve_and_prove(&mut search, &mut proof, fewest, budget, report);
    let proven = fewest.proven && is_done(&search, proof.as_ref());
    Cover { columns: search.best().to_vec(), lower: fewest.lower, proven }
}

/// A search in which each column costs its literals and a price.
struct Priced<'chart> {
    search: Search<'chart>,
    price: i64,
}

impl<'chart> Priced<'chart> {
    fn new(chart: &'chart Chart, price: i64, best: &[u32], budget: &mut Budget) -> Self {
        let costs = Costs::in_units(chart, |column| SCALE * i64::from(chart.literals(column)) + price);
        Self { search: new_search(chart, costs, best, best.len(), budget), price }
    }

    /// The same search at a price that differs by `rise`, relaxed from the rows' prices known so far.
    fn raised(&self, rise: i64, effort: &Effort, budget: &mut Budget) -> Self {
        let mut next = Self::new(self.search.chart(), self.price + rise, self.search.best(), budget);
        next.search.begin_as(&self.search);
        next.search.relax_root(effort, budget);
        next
    }

    /// The literals of the best cover.
    fn literals(&self) -> i64 {
        let chart = self.search.chart();
        let columns = chart.columns_with_labels(self.search.best());
        columns.into_iter().map(|column| i64::from(chart.literals(column))).sum()
    }

    /// A lower bound on the literals of every cover with as many columns as the best one.
    fn bound(&self) -> i64 {
        self.search.lower() - self.price * self.search.best().len() as i64
    }
}

/// A search for the proof where the number of columns is proven. No cover has fewer columns, so the price may be
/// negative. It begins where the cheapest column costs nothing. Then it rises, and after that falls, twice as far each
/// time, as long as the bound rises. Where the relaxation takes fewer columns than a cover needs, a negative price
/// brings the bound nearer.
fn proof_search<'chart>(search: &Search<'chart>, least: i64, budget: &mut Budget) -> Priced<'chart> {
    let mut priced = Priced::new(search.chart(), -SCALE * least, search.best(), budget);
    priced.search.relax_root(&Effort::FIRST, budget);
    for direction in [SCALE, -SCALE] {
        let mut rise = direction;
        while !priced.search.is_done() && !budget.is_spent() {
            let next = priced.raised(rise, &Effort::FIRST, budget);
            if next.bound() <= priced.bound() {
                break;
            }
            (priced, rise) = (next, 2 * rise);
        }
    }
    if !priced.search.is_done() {
        budget.with_quarter(|budget| priced.search.relax_root(&Effort::LONG, budget));
    }
    budget.with_quarter(|budget| priced.search.add_cuts(budget));
    let mut rise = SCALE / 2;
    while rise >= PRICE_STEP_MIN && !priced.search.is_done() && !budget.is_spent() {
        for rise in [rise, -rise] {
            let next = priced.raised(rise, &Effort::AGAIN, budget);
            if next.bound() > priced.bound() {
                priced = next;
                break;
            }
        }
        rise /= 2;
    }
    // Where the price makes many columns cost nothing, the search has to rule out many covers with a column too many.
    for _ in 0..PRICE_STEPS_UP {
        if priced.search.is_done() || budget.is_spent() {
            break;
        }
        let next = priced.raised(SCALE / 2, &Effort::AGAIN, budget);
        if whole(next.bound()) < whole(priced.bound()) {
            break;
        }
        priced = next;
    }
    priced
}

/// The search, made to bound its nodes at a higher price too. Where too few columns may still be chosen for the open
/// rows, the higher price can rule out a node that the best price for the whole chart does not.
fn with_dearer<'chart>(priced: Priced<'chart>, budget: &mut Budget) -> Search<'chart> {
    let mut search = priced.search.clone();
    if !search.is_done() {
        let mut dearer = priced.raised(PRICE_RISE, &Effort::AGAIN, budget);
        budget.with_quarter(|budget| dearer.search.add_cuts(budget));
        search.offer(dearer.search.best().to_vec());
        search.bound_also_as(&dearer.search, PRICE_RISE);
    }
    search
}

/// Whether one of the searches has proved that no cover has fewer literals.
fn is_done(search: &Search<'_>, proof: Option<&Search<'_>>) -> bool {
    search.is_done() || proof.is_some_and(Search::is_done)
}

/// Looks for fewer literals, and proves that there are none. Local search, branch and bound and large neighbourhoods
/// take turns, each turn twice as long as the one before. If there is a search `proof`, branch and bound runs mainly in
/// it and gets most of each turn.
fn improve_and_prove(
    search: &mut Search<'_>,
    proof: &mut Option<Search<'_>>,
    fewest: &Cover,
    budget: &mut Budget,
    report: &mut Report<'_>,
) {
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
    if fewest.proven && proof.is_none() {
        budget.with_most(|budget| run(search, fewest, budget, report));
    }
    let cover = chart.columns_with_labels(search.best());
    budget.pay(for_making);
    let mut near = Neighbourhoods::new(chart, search.costs().clone(), search.prices().to_vec(), cover);
    while !is_done(search, proof.as_ref()) && !budget.is_spent() {
        if known != search.best() {
            local = new_local(search, budget);
        }
        let cover = budget.with_steps(steps, |budget| local.run(whole(search.lower()) as i64, budget));
        search.offer(chart.labels(cover));
        known = search.best().to_vec();
        match proof {
            Some(proof) if !proof.is_given_up() => {
                proof.offer(search.best().to_vec());
                budget.with_steps(PROOF_SHARE * steps, |budget| proof.run_from_bound(budget));
                search.offer(proof.best().to_vec());
                if !is_done(search, Some(proof)) {
                    budget.with_steps(steps, |budget| search.run(budget));
                    proof.offer(search.best().to_vec());
                }
            }
            _ => budget.with_steps(steps, |budget| search.run(budget)),
        }
        tell(search, fewest, budget, report);
        if is_done(search, proof.as_ref()) {
            break;
        }
        if search.costs().of(search.best()) < near.cost() {
            budget.pay(for_making);
            near.set_cover(chart.columns_with_labels(search.best()));
        }
        let cover = budget.with_steps(steps, |budget| near.run(search.lower(), budget));
        search.offer(chart.labels(cover));
        steps = (2 * steps).min(TURN_STEPS_MAX.max(steps));
    }
}

/// Runs branch and bound until it is done or given up or the budget is spent, with a report after each turn.
fn run(search: &mut Search<'_>, fewest: &Cover, budget: &mut Budget, report: &mut Report<'_>) {
    while !search.is_done() && !budget.is_spent() && !search.is_given_up() {
        budget.with_steps(TURN_STEPS_MAX, |budget| search.run(budget));
        tell(search, fewest, budget, report);
    }
}

fn tell(search: &Search<'_>, fewest: &Cover, budget: &Budget, report: &mut Report<'_>) {
    report(&Known { columns: search.best(), lower: fewest.lower, steps: budget.asked });
}
