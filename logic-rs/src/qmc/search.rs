//! Branch and bound over reduced charts for the cheapest cover, for any costs of the columns.
//!
//! It is deterministic: the order of the search depends on the chart and the budget only.

use super::budget::Budget;
use super::chart::Chart;
use super::greedy::irredundant;
use super::lagrangian::{Effort, Relaxation, SCALE, TAKEN_UNIT, Wanted};
use super::reduce::{choose, reduce};
use bounds::Dearer;
pub(crate) use costs::Costs;
use prices::Prices;
use std::cmp::Reverse;
use std::rc::Rc;

mod bounds;
mod costs;
mod prices;

/// Steps that are paid for each entry of a chart that is copied and reduced.
const STEPS_PER_ENTRY: usize = 40;
/// Steps that are paid for each entry of the whole chart when a cover is made irredundant.
const STEPS_PER_ENTRY_OF_COVER: usize = 8;
/// Most entries of all open nodes together; past it the search is given up, so that its memory has a bound.
const ENTRIES_HELD_MAX: usize = 1 << 21;

/// A decision about a column.
#[derive(Clone, Copy)]
enum Decision {
    Include(usize),
    Exclude(usize),
}

/// An open node: a chart and a decision that is still to be carried out on it.
#[derive(Clone)]
struct Node {
    chart: Chart,
    decision: Option<Decision>,
    /// The labels of the columns that are chosen already.
    chosen: Rc<Vec<u32>>,
    /// A lower bound on the cost of every cover below this node.
    lower: i64,
}

/// The search in one chart, which must be reduced and one component.
///
/// Call [`Search::relax_root`] first, which may already prove the best cover, then [`Search::run`].
#[derive(Clone)]
pub(crate) struct Search<'chart> {
    component: &'chart Chart,
    costs: Costs,
    prices: Prices,
    /// The prices that a relaxation at higher costs begins with.
    dearer: Option<Dearer>,
    /// The labels of the best cover known, ascending, and its cost.
    best: Vec<u32>,
    wanted: Wanted,
    /// A lower bound on the cost of any set of columns.
    least_cost: i64,
    /// Whether [`Self::best`] is not the first cover.
    is_better: bool,
    /// Covers that cost this much or more are not looked for at present, even if they are better than the best cover.
    aim: i64,
    /// A lower bound on the cost of every cover.
    lower: i64,
    open: Vec<Node>,
    /// The entries of the charts of all open nodes. A chart that two nodes share counts twice.
    entries_held: usize,
    /// [`ENTRIES_HELD_MAX`], or a smaller number in a test.
    entries_held_max: usize,
}

impl<'chart> Search<'chart> {
    /// A search for a cover that is cheaper than `best`, given by ascending labels, and has at most `terms_max`
    /// columns.
    pub(crate) fn new(component: &'chart Chart, costs: Costs, best: Vec<u32>, terms_max: usize) -> Self {
        let lower = costs.least();
        let root = Node { chart: component.clone(), decision: None, chosen: Rc::default(), lower };
        Self {
            wanted: Wanted { upper: costs.of(&best), terms_max },
            least_cost: lower,
            prices: Prices::new(component, &costs.of_columns(component)),
            dearer: None,
            costs,
            best,
            component,
            is_better: false,
            aim: i64::MAX,
            lower,
            entries_held: root.chart.entry_count(),
            open: vec![root],
            entries_held_max: ENTRIES_HELD_MAX,
        }
    }

    pub(crate) fn costs(&self) -> &Costs {
        &self.costs
    }

    pub(crate) fn chart(&self) -> &'chart Chart {
        self.component
    }

    /// The number of labels of columns and of rows that the search has memory for.
    pub(crate) fn labels(&self) -> usize {
        self.costs.labels() + self.prices.of_rows.len()
    }

    /// The labels of the best cover known, ascending.
    pub(crate) fn best(&self) -> &[u32] {
        &self.best
    }

    /// A lower bound on the cost of every cover.
    pub(crate) fn lower(&self) -> i64 {
        self.lower.min(self.wanted.upper)
    }

    /// Whether no cover is cheaper than the best one.
    pub(crate) fn is_done(&self) -> bool {
        !self.may_improve(self.lower)
    }

    /// Whether the open nodes take more memory than the search may use.
    pub(crate) fn is_given_up(&self) -> bool {
        self.entries_held > self.entries_held_max
    }

    /// Whether a cover that costs at least `lower` may be better than the best one.
    fn may_improve(&self, lower: i64) -> bool {
        lower <= self.wanted.upper - SCALE
    }

    /// Whether a cover that costs at least `lower` may be one of those looked for.
    fn may_reach(&self, lower: i64) -> bool {
        lower <= self.upper() - SCALE
    }

    /// The exclusive upper limit on the cost of the covers that are looked for.
    fn upper(&self) -> i64 {
        self.wanted.upper.min(self.aim)
    }

    /// Takes a cover that was found elsewhere, as ascending labels, if it is better than the best one.
    pub(crate) fn offer(&mut self, labels: Vec<u32>) {
        let cost = self.costs.of(&labels);
        if cost < self.wanted.upper && labels.len() <= self.wanted.terms_max {
            self.wanted.upper = cost;
            self.best = labels;
            self.is_better = true;
        }
    }

    /// Takes over the best cover and the bound of another search in the same chart with the same costs.
    pub(crate) fn learn_from(&mut self, other: &Self) {
        self.offer(other.best.clone());
        self.lower = self.lower.max(other.lower());
    }

    /// For each row label the row's price in the last relaxation of a chart with that row.
    pub(crate) fn prices(&self) -> &[i64] {
        &self.prices.of_rows
    }

    /// Takes over prices, one for each row label.
    pub(crate) fn set_prices(&mut self, prices: &[i64]) {
        self.prices.of_rows = prices.to_vec();
    }

    /// Whether a better cover was found than the one it started from.
    pub(crate) fn is_better(&self) -> bool {
        self.is_better
    }

    /// Searches until the best cover is proven the cheapest or the budget is spent.
    pub(crate) fn run(&mut self, budget: &mut Budget) {
        if self.aim < i64::MAX {
            // A cover that was ruled out because of the aim may still be better than the best cover, so the search
            // begins again.
            self.aim = i64::MAX;
            self.open.clear();
            self.entries_held = 0;
            self.push(self.root());
        }
        self.run_to_aim(budget);
    }

    /// Like [`Search::run`], but looks first for covers at the least cost that the bound allows; if there is none, for
    /// covers that cost 1 more, and so on. Where the bound is near the best cover, each of these searches has far fewer
    /// nodes than one search for all better covers, and each that ends without a cover raises the bound.
    ///
    /// Source: R. Klein, A. Scholl, "Computing lower bounds by destructive improvement" (1999).
    pub(crate) fn run_from_bound(&mut self, budget: &mut Budget) {
        while !self.is_done() && !budget.is_spent() && !self.is_given_up() {
            // `wanted.upper + above` is the least cost not below the bound that differs from the best cover's by a
            // multiple of the scale.
            let above = (self.lower - self.wanted.upper + SCALE - 1).div_euclid(SCALE) * SCALE;
            self.aim = self.aim.min(self.wanted.upper + above + SCALE);
            self.run_to_aim(budget);
        }
    }

    /// Searches until there is no cover below the aim that is better than the best one, or the budget is spent.
    fn run_to_aim(&mut self, budget: &mut Budget) {
        while let Some(node) = self.pop() {
            if !self.may_reach(node.lower) {
                continue;
            }
            if budget.is_spent() || self.is_given_up() {
                let open = self.open.iter().map(|node| node.lower);
                self.lower = self.lower.max(open.fold(node.lower, i64::min));
                self.push(node);
                return;
            }
            self.explore(node, budget);
        }
        self.lower = self.lower.max(self.upper());
        if !self.is_done() {
            self.aim = i64::MAX;
            self.push(self.root());
        }
    }

    fn root(&self) -> Node {
        Node { chart: self.component.clone(), decision: None, chosen: Rc::default(), lower: self.lower }
    }

    fn push(&mut self, node: Node) {
        self.entries_held += node.chart.entry_count();
        self.open.push(node);
    }

    fn pop(&mut self) -> Option<Node> {
        let node = self.open.pop()?;
        self.entries_held -= node.chart.entry_count();
        Some(node)
    }

    /// Carries out the node's decision, then reduces and bounds the chart. If that neither covers all rows nor rules
    /// out a better cover, it adds open nodes with smaller charts.
    fn explore(&mut self, node: Node, budget: &mut Budget) {
        budget.pay(STEPS_PER_ENTRY * node.chart.entry_count() + node.chosen.len());
        let mut chosen = (*node.chosen).clone();
        let decided = decided(&node, &mut chosen);
        let Some(reduction) = reduce(decided, budget) else {
            return;
        };
        chosen.extend(reduction.chosen);
        let chart = reduction.core;
        let paid = self.costs.of(&chosen);
        let fewest = chosen.len() + usize::from(chart.row_count() > 0);
        if !self.may_reach(paid + self.least_cost) || fewest > self.wanted.terms_max {
            return;
        }
        if chart.row_count() == 0 {
            self.improve(&chosen, &chart, &[], budget);
            return;
        }
        // In a search from the bound it pays to compute better bounds, and to branch on columns for which both
        // decisions raise the bound.
        let (effort, taken_most) = if self.aim < i64::MAX {
            (&Effort::BELOW_TO_BOUND, TAKEN_UNIT / 2)
        } else {
            (&Effort::BELOW, TAKEN_UNIT * 3 / 4)
        };
        let relaxation = self.relax(&chart, &chosen, paid, effort, budget);
        let lower = node.lower.max(paid + relaxation.lower);
        if !self.may_reach(lower) {
            return;
        }
        let most = self.upper() - SCALE - paid;
        let mut include: Vec<bool> = relaxation.without.iter().map(|&lower| lower > most).collect();
        let mut keep: Vec<bool> = relaxation.with.iter().map(|&lower| lower <= most).collect();
        if self.aim < i64::MAX && !self.fix_at_dearer(&chart, &chosen, most, &mut include, &mut keep, budget)
        {
            return;
        }
        if include.contains(&true) || keep.contains(&false) {
            let chart = choose(&chart, &include, &keep, &mut chosen);
            self.leave(chart, &[None], chosen, lower);
        } else if let Some(column) = branching_column(&chart, &relaxation, taken_most) {
            // The last node is explored first, so the column is included before it is excluded.
            let decisions = [Decision::Exclude(column), Decision::Include(column)];
            self.leave(chart, &decisions.map(Some), chosen, lower);
        }
    }

    /// Adds an open node for each of the decisions.
    fn leave(&mut self, chart: Chart, decisions: &[Option<Decision>], chosen: Vec<u32>, lower: i64) {
        let chosen = Rc::new(chosen);
        for &decision in decisions {
            self.push(Node { chart: chart.clone(), decision, chosen: Rc::clone(&chosen), lower });
        }
    }

    /// Offers the cover of the chosen columns and of `cover`, columns of the chart that is left. The cover is made
    /// irredundant first, since later columns may cover all rows of an earlier one.
    fn improve(&mut self, chosen: &[u32], chart: &Chart, cover: &[usize], budget: &mut Budget) {
        budget.pay(STEPS_PER_ENTRY_OF_COVER * self.component.entry_count());
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

/// The column to branch on: one that is taken in many rounds of the relaxation and covers rows with few other columns.
/// A column taken in nearly all rounds counts no more than one taken in the share `taken_most`: leaving it out would
/// raise the bound, but the best cover hardly ever leaves it out.
fn branching_column(chart: &Chart, relaxation: &Relaxation, taken_most: i64) -> Option<usize> {
    let scarcity = |row: &u32| SCALE / chart.row_len(*row as usize) as i64;
    let weight = |column: usize| {
        relaxation.taken[column].min(taken_most) * chart.column(column).iter().map(scarcity).sum::<i64>()
    };
    (0..chart.column_count()).max_by_key(|&column| (weight(column), Reverse(column)))
}

#[cfg(test)]
mod tests;
