//! The exact minimum cover: branch and bound over reduced charts, with a budget.
//!
//! Deterministic: the order of the search depends on the chart only.

use super::bound::{Relaxation, SCALE, first_multipliers, relax};
use super::chart::Chart;
use super::heuristic::{greedy, irredundant};
use super::reduce::{choose, reduce};
use std::rc::Rc;

/// Rounds of the relaxation for a component's first chart, and for each chart below it.
const ROUNDS_FIRST: u32 = 400;
const ROUNDS_BELOW: u32 = 80;
/// Entries of a chart for which one node is charged.
const ENTRIES_PER_NODE: usize = 1024;

/// A cover of a chart.
pub(crate) struct Cover {
    /// Labels of its columns, ascending.
    pub(crate) columns: Vec<u32>,
    /// Whether no cover has fewer columns, or as many columns and fewer literals.
    pub(crate) proven: bool,
}

/// Covers each row of the chart at the least number of columns, then of literals; each row must have a column.
///
/// The search opens at most `nodes_max` nodes. A node is a chart that is reduced and relaxed once; it counts for one
/// node and one more for every [`ENTRIES_PER_NODE`] entries, so that the budget bounds the work and not only the
/// count. When it is used up, the best cover known is returned, at worst the greedy one, and is not called proven
/// unless the reductions alone left nothing to choose. Every cover returned is irredundant.
pub(crate) fn minimum_cover(chart: Chart, nodes_max: u32) -> Cover {
    let reduction = reduce(chart).expect("each row has a column");
    let mut columns = reduction.chosen;
    let mut proven = true;
    let mut budget = Budget(nodes_max as usize);
    let mut components = reduction.core.components();
    // Small ones first: what they need is not to be lost in a big one without end.
    components.sort_by_key(Chart::entry_count);
    for component in components {
        let cover = Search::new(&component).run(&mut budget);
        columns.extend(cover.columns);
        proven &= cover.proven;
    }
    columns.sort();
    Cover { columns, proven }
}

/// The nodes that may still be opened.
struct Budget(usize);

impl Budget {
    /// Pays for a node; `false` if there is not enough left.
    fn pay(&mut self, chart: &Chart) -> bool {
        let price = 1 + chart.entry_count() / ENTRIES_PER_NODE;
        let left = self.0.checked_sub(price);
        self.0 = left.unwrap_or(0);
        left.is_some()
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
    chart: Rc<Chart>,
    decision: Option<Decision>,
    /// Labels of the columns chosen before.
    chosen: Rc<Vec<u32>>,
    /// No cover below this node costs less.
    lower: i64,
    /// Rounds of relaxation.
    rounds: u32,
}

/// The search in one component, which is reduced and not empty.
struct Search<'chart> {
    component: &'chart Chart,
    literals: Vec<i64>,
    /// The cost of each column label: see [`costs_of_labels`].
    costs: Vec<i64>,
    /// A price for each row label, from the last relaxation of a chart with that row.
    prices: Vec<i64>,
    /// The labels of the best cover known, and its cost.
    best: Vec<u32>,
    upper: i64,
    open: Vec<Node>,
}

impl<'chart> Search<'chart> {
    fn new(component: &'chart Chart) -> Self {
        let cover = greedy(component);
        let best: Vec<u32> = cover.iter().map(|&column| component.column_label(column)).collect();
        let costs = costs_of_labels(component, best.len());
        let root = Node {
            chart: Rc::new(component.clone()),
            decision: None,
            chosen: Rc::default(),
            lower: 0,
            rounds: ROUNDS_FIRST,
        };
        Self {
            literals: (0..component.column_count()).map(|column| component.literals(column).into()).collect(),
            prices: first_prices(component, &costs),
            upper: cost(&costs, &best),
            costs,
            best,
            component,
            open: vec![root],
        }
    }

    fn run(mut self, budget: &mut Budget) -> Cover {
        while let Some(node) = self.open.pop() {
            if !self.may_improve(node.lower) {
                continue;
            }
            if !budget.pay(&node.chart) {
                return Cover { columns: self.best, proven: false };
            }
            self.explore(node);
        }
        Cover { columns: self.best, proven: true }
    }

    /// Whether a cover that costs at least `lower` may be better than the best one. Costs are multiples of [`SCALE`].
    fn may_improve(&self, lower: i64) -> bool {
        lower <= self.upper - SCALE
    }

    /// Carries out the node's decision, reduces and bounds what is left, and leaves smaller charts for later if it
    /// is neither covered nor given up.
    fn explore(&mut self, node: Node) {
        let mut chosen = (*node.chosen).clone();
        let Some(reduction) = reduce(decided(&node, &mut chosen)) else {
            return;
        };
        chosen.extend(reduction.chosen);
        let chart = reduction.core;
        let paid = cost(&self.costs, &chosen);
        if !self.may_improve(paid) {
            return;
        }
        if chart.row_count() == 0 {
            self.improve(&chosen, &chart, &[]);
            return;
        }
        let relaxation = self.relax(&chart, &chosen, paid, node.rounds);
        let lower = paid + relaxation.lower;
        if !self.may_improve(lower) {
            return;
        }
        // A cover that goes against a reduced cost larger than this is not better than the best one.
        let gap = self.upper - SCALE - lower;
        let include: Vec<bool> = relaxation.reduced.iter().map(|&cost| cost < -gap).collect();
        let keep: Vec<bool> = relaxation.reduced.iter().map(|&cost| cost <= gap).collect();
        if include.contains(&true) || keep.contains(&false) {
            let chart = choose(&chart, &include, &keep, &mut chosen);
            self.leave(chart, &[None], chosen, lower);
        } else if let Some(column) = branching_column(&chart, &relaxation.reduced) {
            // The last one is explored first.
            let decisions = [Decision::Exclude(column), Decision::Include(column)];
            self.leave(chart, &decisions.map(Some), chosen, lower);
        }
    }

    /// Leaves a node for each of the decisions.
    fn leave(&mut self, chart: Chart, decisions: &[Option<Decision>], chosen: Vec<u32>, lower: i64) {
        let (chart, chosen) = (Rc::new(chart), Rc::new(chosen));
        self.open.extend(decisions.iter().map(|&decision| Node {
            chart: Rc::clone(&chart),
            decision,
            chosen: Rc::clone(&chosen),
            lower,
            rounds: ROUNDS_BELOW,
        }));
    }

    /// Relaxes the chart, and remembers the prices and a better cover if there is one.
    fn relax(&mut self, chart: &Chart, chosen: &[u32], paid: i64, rounds: u32) -> Relaxation {
        let prices = (0..chart.row_count()).map(|row| self.prices[chart.row_label(row) as usize]);
        let costs = column_costs(&self.costs, chart);
        let relaxation = relax(chart, &costs, prices.collect(), self.upper - paid, rounds);
        for (row, &price) in relaxation.multipliers.iter().enumerate() {
            self.prices[chart.row_label(row) as usize] = price;
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
        let columns = irredundant(self.component, columns, &self.literals);
        self.best = columns.into_iter().map(|column| self.component.column_label(column)).collect();
        self.upper = cost(&self.costs, &self.best);
    }
}

/// The chart after the node's decision.
fn decided(node: &Node, chosen: &mut Vec<u32>) -> Chart {
    let mut include = vec![false; node.chart.column_count()];
    let mut keep = vec![true; node.chart.column_count()];
    match node.decision {
        Some(Decision::Include(column)) => include[column] = true,
        Some(Decision::Exclude(column)) => keep[column] = false,
        None => return (*node.chart).clone(),
    }
    choose(&node.chart, &include, &keep, chosen)
}

/// Of a row with fewest columns the column with the least reduced cost.
fn branching_column(chart: &Chart, reduced: &[i64]) -> Option<usize> {
    let row = (0..chart.row_count()).min_by_key(|&row| chart.row(row).len())?;
    let columns = chart.row(row).iter().map(|&column| column as usize);
    columns.min_by_key(|&column| reduced[column])
}

/// One integer a column, such that a cover's sum tells its terms and literals: among covers with no more columns than
/// the greedy one, `terms_max`, it is smaller for fewer columns and, with as many, for fewer literals.
///
/// Literals are counted from the smallest product on; a column then only has to weigh more than all columns of a cover
/// can differ in literals. Small costs make the bound tell more.
fn costs_of_labels(chart: &Chart, terms_max: usize) -> Vec<i64> {
    let literals = (0..chart.column_count()).map(|column| chart.literals(column));
    let fewest = literals.clone().min().unwrap_or(0);
    let spread = literals.max().unwrap_or(0) - fewest;
    let weight = terms_max as i64 * i64::from(spread) + 1;
    let labels = (0..chart.column_count()).map(|column| chart.column_label(column) as usize + 1).max();
    let mut costs = vec![0; labels.unwrap_or(0)];
    for column in 0..chart.column_count() {
        costs[chart.column_label(column) as usize] =
            SCALE * (weight + i64::from(chart.literals(column) - fewest));
    }
    costs
}

fn first_prices(chart: &Chart, costs: &[i64]) -> Vec<i64> {
    let labels = (0..chart.row_count()).map(|row| chart.row_label(row) as usize);
    let mut prices = vec![0; labels.clone().max().map_or(0, |label| label + 1)];
    for (label, price) in labels.zip(first_multipliers(chart, &column_costs(costs, chart))) {
        prices[label] = price;
    }
    prices
}

fn column_costs(costs: &[i64], chart: &Chart) -> Vec<i64> {
    (0..chart.column_count()).map(|column| costs[chart.column_label(column) as usize]).collect()
}

fn cost(costs: &[i64], labels: &[u32]) -> i64 {
    labels.iter().map(|&label| costs[label as usize]).sum()
}
