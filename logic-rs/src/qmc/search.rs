//! Branch and bound over reduced charts for the cheapest cover, whatever a column costs.
//!
//! Deterministic: the order of the search depends on the chart and the budget only.

use super::bound::{Effort, Relaxation, SCALE, TAKEN_UNIT, Wanted, first_multipliers, relax};
use super::budget::Budget;
use super::chart::Chart;
use super::heuristic::irredundant;
use super::reduce::{choose, reduce};
use std::cmp::Reverse;
use std::rc::Rc;

/// Steps for each entry of a chart that is copied and reduced.
const STEPS_PER_ENTRY: usize = 64;
/// Entries of open nodes past which the search is given up, so that its memory has a bound.
const ENTRIES_HELD_MAX: usize = 1 << 21;

/// What a column costs, by its label, in units of 1/[`SCALE`] and multiples of it.
#[derive(Clone)]
pub(crate) struct Costs(pub(crate) Vec<i64>);

impl Costs {
    /// Every column costs what `cost` says; labels without a column cost nothing.
    pub(crate) fn by(chart: &Chart, cost: impl Fn(usize) -> i64) -> Self {
        let mut costs = vec![0; chart.column_labels().last().map_or(0, |&label| label as usize + 1)];
        for (column, &label) in chart.column_labels().iter().enumerate() {
            costs[label as usize] = SCALE * cost(column);
        }
        Self(costs)
    }

    pub(crate) fn of(&self, labels: &[u32]) -> i64 {
        labels.iter().map(|&label| self.0[label as usize]).sum()
    }

    fn of_columns(&self, chart: &Chart) -> Vec<i64> {
        chart.column_labels().iter().map(|&label| self.0[label as usize]).collect()
    }
}

/// A decision about a column.
#[derive(Clone, Copy)]
enum Decision {
    Include(usize),
    Exclude(usize),
}

/// A chart on the way, with what is still to be done to it.
struct Node {
    chart: Chart,
    decision: Option<Decision>,
    /// Labels of the columns chosen before.
    chosen: Rc<Vec<u32>>,
    /// No cover below this node costs less.
    lower: i64,
}

/// The search in one chart, which is reduced and has no parts.
///
/// First [`Search::relax_root`], which may be all that is needed, then [`Search::run`].
pub(crate) struct Search<'chart> {
    component: &'chart Chart,
    costs: Costs,
    /// A price for each row label, from the last relaxation of a chart with that row.
    prices: Vec<i64>,
    /// The labels of the best cover known, ascending, and its cost.
    best: Vec<u32>,
    wanted: Wanted,
    /// No cover costs less.
    lower: i64,
    open: Vec<Node>,
}

impl<'chart> Search<'chart> {
    /// A search for a cover cheaper than `best`, which are ascending labels, with at most `terms_max` columns.
    pub(crate) fn new(component: &'chart Chart, costs: Costs, best: Vec<u32>, terms_max: usize) -> Self {
        let root = Node { chart: component.clone(), decision: None, chosen: Rc::default(), lower: 0 };
        let mut prices = vec![0; component.row_labels().last().map_or(0, |&label| label as usize + 1)];
        let first = first_multipliers(component, &costs.of_columns(component));
        for (&label, price) in component.row_labels().iter().zip(first) {
            prices[label as usize] = price;
        }
        Self {
            wanted: Wanted { upper: costs.of(&best), terms_max },
            prices,
            costs,
            best,
            component,
            lower: 0,
            open: vec![root],
        }
    }

    pub(crate) fn chart(&self) -> &'chart Chart {
        self.component
    }

    /// The labels of the best cover known, ascending.
    pub(crate) fn best(&self) -> &[u32] {
        &self.best
    }

    /// No cover costs less.
    pub(crate) fn lower(&self) -> i64 {
        self.lower.min(self.wanted.upper)
    }

    /// Whether no cover is cheaper than the best one.
    pub(crate) fn is_done(&self) -> bool {
        !self.may_improve(self.lower)
    }

    /// Whether a cover that costs at least `lower` may be better than the best one. Costs are multiples of [`SCALE`].
    fn may_improve(&self, lower: i64) -> bool {
        lower <= self.wanted.upper - SCALE
    }

    /// Offers a cover found elsewhere, as ascending labels.
    pub(crate) fn offer(&mut self, labels: Vec<u32>) {
        let cost = self.costs.of(&labels);
        if cost < self.wanted.upper && labels.len() <= self.wanted.terms_max {
            self.wanted.upper = cost;
            self.best = labels;
        }
    }

    /// Starts from the prices of another search in the same chart.
    pub(crate) fn start_from(&mut self, other: &Self) {
        self.prices.clone_from(&other.prices);
    }

    /// Relaxes the whole chart.
    pub(crate) fn relax_root(&mut self, effort: &Effort, budget: &mut Budget) {
        let relaxation = self.relax(self.component, &[], 0, effort, budget);
        self.lower = self.lower.max(relaxation.lower);
    }

    /// Searches until the best cover is proven the cheapest or the budget is spent.
    pub(crate) fn run(&mut self, budget: &mut Budget) {
        while let Some(node) = self.open.pop() {
            if !self.may_improve(node.lower) {
                continue;
            }
            if budget.is_spent() || self.held() > ENTRIES_HELD_MAX {
                let open = self.open.iter().map(|node| node.lower);
                self.lower = self.lower.max(open.fold(node.lower, i64::min));
                self.open.push(node);
                return;
            }
            self.explore(node, budget);
        }
        self.lower = self.wanted.upper;
    }

    /// The entries of the charts of all open nodes; those of one chart count once or twice.
    fn held(&self) -> usize {
        self.open.iter().map(|node| node.chart.entry_count()).sum()
    }

    /// Carries out the node's decision, reduces and bounds what is left, and leaves smaller charts for later if it
    /// is neither covered nor given up.
    fn explore(&mut self, node: Node, budget: &mut Budget) {
        let mut chosen = (*node.chosen).clone();
        let decided = decided(&node, &mut chosen);
        budget.pay(STEPS_PER_ENTRY * decided.entry_count());
        let Some(reduction) = reduce(decided) else {
            return;
        };
        chosen.extend(reduction.chosen);
        let chart = reduction.core;
        let paid = self.costs.of(&chosen);
        if !self.may_improve(paid) {
            return;
        }
        if chart.row_count() == 0 {
            self.improve(&chosen, &chart, &[]);
            return;
        }
        let relaxation = self.relax(&chart, &chosen, paid, &Effort::BELOW, budget);
        let lower = node.lower.max(paid + relaxation.lower);
        if !self.may_improve(lower) {
            return;
        }
        // A cover that goes against a reduced cost larger than this is not better than the best one.
        let gap = self.wanted.upper - SCALE - (paid + relaxation.lower);
        let include: Vec<bool> = relaxation.reduced.iter().map(|&cost| cost < -gap).collect();
        let keep: Vec<bool> = relaxation.reduced.iter().map(|&cost| cost <= gap).collect();
        if include.contains(&true) || keep.contains(&false) {
            let chart = choose(&chart, &include, &keep, &mut chosen);
            self.leave(chart, &[None], chosen, lower);
        } else if let Some(column) = branching_column(&chart, &relaxation) {
            // The last one is explored first.
            let decisions = [Decision::Exclude(column), Decision::Include(column)];
            self.leave(chart, &decisions.map(Some), chosen, lower);
        }
    }

    /// Leaves a node for each of the decisions.
    fn leave(&mut self, chart: Chart, decisions: &[Option<Decision>], chosen: Vec<u32>, lower: i64) {
        let chosen = Rc::new(chosen);
        self.open.extend(decisions.iter().map(|&decision| Node {
            chart: chart.clone(),
            decision,
            chosen: Rc::clone(&chosen),
            lower,
        }));
    }

    /// Relaxes the chart, and remembers the prices and a better cover if there is one.
    fn relax(
        &mut self,
        chart: &Chart,
        chosen: &[u32],
        paid: i64,
        effort: &Effort,
        budget: &mut Budget,
    ) -> Relaxation {
        let prices = chart.row_labels().iter().map(|&label| self.prices[label as usize]).collect();
        let wanted = Wanted {
            upper: self.wanted.upper - paid,
            terms_max: self.wanted.terms_max.saturating_sub(chosen.len()),
        };
        let relaxation = relax(chart, &self.costs.of_columns(chart), prices, wanted, effort, budget);
        for (&label, &price) in chart.row_labels().iter().zip(&relaxation.multipliers) {
            self.prices[label as usize] = price;
        }
        if let Some(cover) = &relaxation.cover {
            self.improve(chosen, chart, cover);
        }
        relaxation
    }

    /// Takes a better cover: what was chosen and, of the chart that is left, the columns given. A column included
    /// early may have become superfluous.
    fn improve(&mut self, chosen: &[u32], chart: &Chart, cover: &[usize]) {
        let labels = cover.iter().map(|&column| chart.column_label(column));
        let columns = chosen.iter().copied().chain(labels);
        let columns = columns.filter_map(|label| self.component.column_with_label(label)).collect();
        let columns = irredundant(self.component, columns, &self.costs.of_columns(self.component));
        self.offer(self.component.labels(&columns));
    }
}

/// The chart after the node's decision.
fn decided(node: &Node, chosen: &mut Vec<u32>) -> Chart {
    let mut include = vec![false; node.chart.column_count()];
    let mut keep = vec![true; node.chart.column_count()];
    match node.decision {
        Some(Decision::Include(column)) => include[column] = true,
        Some(Decision::Exclude(column)) => keep[column] = false,
        None => return node.chart.clone(),
    }
    choose(&node.chart, &include, &keep, chosen)
}

/// The column that most of the bound rests on: taken in most rounds, of rows with few other columns. One that is taken
/// nearly always is no better than one that is mostly: without it the bound would rise, but it is also hardly ever
/// left out.
fn branching_column(chart: &Chart, relaxation: &Relaxation) -> Option<usize> {
    let scarcity = |row: &u32| SCALE / chart.row(*row as usize).len() as i64;
    let weight = |column: usize| {
        relaxation.taken[column].min(TAKEN_UNIT * 3 / 4)
            * chart.column(column).iter().map(scarcity).sum::<i64>()
    };
    (0..chart.column_count()).max_by_key(|&column| (weight(column), Reverse(column)))
}
