//! The exact minimum cover: branch and bound over reduced charts, with a budget.
//!
//! Deterministic: the order of the search depends on the chart only.

use super::bound::{Relaxation, SCALE, first_multipliers, relax};
use super::chart::Chart;
use super::heuristic::greedy;
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
/// The search opens at most `nodes_max` nodes. A node is a reduced chart and the relaxation of it; one of more than
/// [`ENTRIES_PER_NODE`] entries counts for as many nodes as it is times as big, so that the budget bounds the work and
/// not only the count. When the budget is used up, the best cover known is returned, at worst the greedy one, and is
/// not called proven unless the reductions alone left nothing to choose. Every cover returned is irredundant.
pub(crate) fn minimum_cover(chart: Chart, nodes_max: u32) -> Cover {
    let reduction = reduce(chart).expect("each row has a column");
    let mut columns = reduction.chosen;
    let mut proven = true;
    let mut budget = Budget(nodes_max as usize);
    for component in reduction.core.components() {
        let cover = Search::new(&component).run(component, &mut budget);
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

/// A chart on the way, and a decision about one of its columns that is still to be carried out.
struct Node {
    chart: Rc<Chart>,
    /// Labels of the columns chosen before.
    chosen: Rc<Vec<u32>>,
    column: usize,
    /// Whether the column is to be in the cover or not.
    include: bool,
    /// No cover below this node costs less.
    lower: i64,
}

/// The search in one component, which is reduced and not empty.
struct Search {
    /// The cost of each column label: see [`costs_of_labels`].
    costs: Vec<i64>,
    /// A price for each row label, from the last relaxation of a chart with that row.
    prices: Vec<i64>,
    /// The labels of the best cover known, and its cost.
    best: Vec<u32>,
    upper: i64,
    open: Vec<Node>,
}

impl Search {
    fn new(chart: &Chart) -> Self {
        let cover = greedy(chart);
        let best: Vec<u32> = cover.iter().map(|&column| chart.column_label(column)).collect();
        let costs = costs_of_labels(chart, best.len());
        let mut prices =
            vec![0; (0..chart.row_count()).map(|row| chart.row_label(row) + 1).max().unwrap_or(0) as usize];
        let column_costs = column_costs(&costs, chart);
        for (row, price) in first_multipliers(chart, &column_costs).into_iter().enumerate() {
            prices[chart.row_label(row) as usize] = price;
        }
        Self { upper: cost(&costs, &best), costs, prices, best, open: Vec::new() }
    }

    fn run(mut self, chart: Chart, budget: &mut Budget) -> Cover {
        let mut proven = budget.pay(&chart);
        if proven {
            self.explore(chart, Vec::new(), ROUNDS_FIRST);
        }
        while let Some(node) = self.open.pop() {
            if !self.may_improve(node.lower) {
                continue;
            }
            if !budget.pay(&node.chart) {
                proven = false;
                break;
            }
            let mut chosen = (*node.chosen).clone();
            let chart = decided(&node, &mut chosen);
            self.explore(chart, chosen, ROUNDS_BELOW);
        }
        Cover { columns: self.best, proven }
    }

    /// Whether a cover that costs at least `lower` may be better than the best one. Costs are multiples of [`SCALE`].
    fn may_improve(&self, lower: i64) -> bool {
        lower <= self.upper - SCALE
    }

    /// Reduces, bounds and fixes columns until the chart is covered, given up, or a column has to be decided about.
    fn explore(&mut self, mut chart: Chart, mut chosen: Vec<u32>, rounds: u32) {
        while let Some(reduction) = reduce(chart) {
            chosen.extend(reduction.chosen);
            chart = reduction.core;
            let paid = cost(&self.costs, &chosen);
            if !self.may_improve(paid) {
                return;
            }
            if chart.row_count() == 0 {
                self.upper = paid;
                self.best = chosen;
                return;
            }
            let relaxation = self.relax(&chart, &chosen, paid, rounds);
            let lower = paid + relaxation.lower;
            if !self.may_improve(lower) {
                return;
            }
            // A cover that goes against a reduced cost larger than this is not better than the best one.
            let gap = self.upper - SCALE - lower;
            let include: Vec<bool> = relaxation.reduced.iter().map(|&cost| cost < -gap).collect();
            let keep: Vec<bool> = relaxation.reduced.iter().map(|&cost| cost <= gap).collect();
            if !include.contains(&true) && !keep.contains(&false) {
                self.branch(chart, chosen, lower, &relaxation.reduced);
                return;
            }
            chart = choose(&chart, &include, &keep, &mut chosen);
        }
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
            let labels = cover.iter().map(|&column| chart.column_label(column));
            self.best = chosen.iter().copied().chain(labels).collect();
            self.upper = cost(&self.costs, &self.best);
        }
        relaxation
    }

    /// Leaves the two decisions about a column for later, including it first: of a row with fewest columns the one
    /// with the least reduced cost.
    fn branch(&mut self, chart: Chart, chosen: Vec<u32>, lower: i64, reduced: &[i64]) {
        let row = (0..chart.row_count()).min_by_key(|&row| chart.row(row).len());
        let columns = row.map_or(&[][..], |row| chart.row(row));
        let Some(&column) = columns.iter().min_by_key(|&&column| reduced[column as usize]) else {
            return;
        };
        let (chart, chosen) = (Rc::new(chart), Rc::new(chosen));
        for include in [false, true] {
            self.open.push(Node {
                chart: Rc::clone(&chart),
                chosen: Rc::clone(&chosen),
                column: column as usize,
                include,
                lower,
            });
        }
    }
}

/// The chart after the node's decision.
fn decided(node: &Node, chosen: &mut Vec<u32>) -> Chart {
    let is_column: Vec<bool> = (0..node.chart.column_count()).map(|other| other == node.column).collect();
    let others: Vec<bool> = is_column.iter().map(|&is| !is).collect();
    let none = vec![false; others.len()];
    let include = if node.include { &is_column } else { &none };
    choose(&node.chart, include, &others, chosen)
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

fn column_costs(costs: &[i64], chart: &Chart) -> Vec<i64> {
    (0..chart.column_count()).map(|column| costs[chart.column_label(column) as usize]).collect()
}

fn cost(costs: &[i64], labels: &[u32]) -> i64 {
    labels.iter().map(|&label| costs[label as usize]).sum()
}
