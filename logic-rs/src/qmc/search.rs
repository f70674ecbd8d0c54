//! Branch and bound over reduced charts for the cheapest cover, for any costs of the columns.
//!
//! It is deterministic: the order of the search depends on the chart and the budget only.

use super::budget::Budget;
use super::chart::Chart;
use super::greedy::irredundant;
use super::lagrangian::{Effort, Relaxation, SCALE, TAKEN_UNIT, Wanted, first_multipliers, relax};
use super::reduce::{choose, reduce};
use std::cmp::Reverse;
use std::rc::Rc;

/// Steps that are paid for each entry of a chart that is copied and reduced.
const STEPS_PER_ENTRY: usize = 64;
/// Steps that are paid for each entry of the whole chart when a cover is made irredundant.
const STEPS_PER_ENTRY_OF_COVER: usize = 8;
/// Most entries of all open nodes together; past it the search is given up, so that its memory has a bound.
const ENTRIES_HELD_MAX: usize = 1 << 21;

/// The cost of each column, by its label: multiples of [`SCALE`], in units of 1/[`SCALE`].
#[derive(Clone)]
pub(crate) struct Costs(pub(crate) Vec<i64>);

impl Costs {
    /// The costs that `cost` gives, by the column's number; a label without a column costs nothing.
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

/// An open node: a chart and a decision that is still to be carried out on it.
struct Node {
    chart: Chart,
    decision: Option<Decision>,
    /// The labels of the columns that are chosen already.
    chosen: Rc<Vec<u32>>,
    /// A lower bound on the cost of every cover below this node.
    lower: i64,
}

/// The search in one chart, which must be reduced and in one part.
///
/// First [`Search::relax_root`], which may be all that is needed, then [`Search::run`].
pub(crate) struct Search<'chart> {
    component: &'chart Chart,
    costs: Costs,
    /// For each row label the row's price in the last relaxation of a chart with that row.
    prices: Vec<i64>,
    /// The labels of the best cover known, ascending, and its cost.
    best: Vec<u32>,
    wanted: Wanted,
    /// A lower bound on the cost of every cover.
    lower: i64,
    open: Vec<Node>,
    /// [`ENTRIES_HELD_MAX`], or what a test needs.
    entries_held_max: usize,
}

impl<'chart> Search<'chart> {
    /// A search for a cover that is cheaper than `best`, given by ascending labels, and has at most `terms_max`
    /// columns.
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
            entries_held_max: ENTRIES_HELD_MAX,
        }
    }

    pub(crate) fn chart(&self) -> &'chart Chart {
        self.component
    }

    /// How many labels of columns and of rows it has room for.
    pub(crate) fn labels(&self) -> usize {
        self.costs.0.len() + self.prices.len()
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

    /// Whether a cover that costs at least `lower` may be better than the best one. Costs are multiples of [`SCALE`].
    fn may_improve(&self, lower: i64) -> bool {
        lower <= self.wanted.upper - SCALE
    }

    /// Takes a cover that was found elsewhere, as ascending labels, if it is better than the best one.
    pub(crate) fn offer(&mut self, labels: Vec<u32>) {
        let cost = self.costs.of(&labels);
        if cost < self.wanted.upper && labels.len() <= self.wanted.terms_max {
            self.wanted.upper = cost;
            self.best = labels;
        }
    }

    /// Takes over the prices of another search in the same chart.
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
            if budget.is_spent() || self.held() > self.entries_held_max {
                let open = self.open.iter().map(|node| node.lower);
                self.lower = self.lower.max(open.fold(node.lower, i64::min));
                self.open.push(node);
                return;
            }
            self.explore(node, budget);
        }
        self.lower = self.wanted.upper;
    }

    /// The entries of the charts of all open nodes. A chart that two nodes share counts twice.
    fn held(&self) -> usize {
        self.open.iter().map(|node| node.chart.entry_count()).sum()
    }

    /// Carries out the node's decision, then reduces and bounds the chart. If that neither covers all rows nor rules
    /// out a better cover, it adds open nodes with smaller charts.
    fn explore(&mut self, node: Node, budget: &mut Budget) {
        budget.pay(STEPS_PER_ENTRY * node.chart.entry_count() + node.chosen.len() + self.open.len());
        let mut chosen = (*node.chosen).clone();
        let decided = decided(&node, &mut chosen);
        let Some(reduction) = reduce(decided, budget) else {
            return;
        };
        chosen.extend(reduction.chosen);
        let chart = reduction.core;
        let paid = self.costs.of(&chosen);
        let fewest = chosen.len() + usize::from(chart.row_count() > 0);
        if !self.may_improve(paid) || fewest > self.wanted.terms_max {
            return;
        }
        if chart.row_count() == 0 {
            self.improve(&chosen, &chart, &[], budget);
            return;
        }
        let relaxation = self.relax(&chart, &chosen, paid, &Effort::BELOW, budget);
        let lower = node.lower.max(paid + relaxation.lower);
        if !self.may_improve(lower) {
            return;
        }
        // A cover that has a column of larger reduced cost, or lacks one below the negative of it, is no better than
        // the best one.
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

    /// Adds an open node for each of the decisions.
    fn leave(&mut self, chart: Chart, decisions: &[Option<Decision>], chosen: Vec<u32>, lower: i64) {
        let chosen = Rc::new(chosen);
        self.open.extend(decisions.iter().map(|&decision| Node {
            chart: chart.clone(),
            decision,
            chosen: Rc::clone(&chosen),
            lower,
        }));
    }

    /// Relaxes the chart and keeps the prices, and a better cover if it finds one. `paid` is what the chosen columns
    /// cost.
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
            self.improve(chosen, chart, cover, budget);
        }
        relaxation
    }

    /// Offers the cover of the chosen columns and of `cover`, columns of the chart that is left, made irredundant:
    /// later columns may cover all rows of an earlier one.
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

/// The column to branch on: the one taken in most rounds of the relaxation, of rows with few other columns. A column
/// taken in nearly all rounds counts no more than one taken in three of four: leaving it out would raise the bound, but
/// the best cover hardly ever leaves it out.
fn branching_column(chart: &Chart, relaxation: &Relaxation) -> Option<usize> {
    let scarcity = |row: &u32| SCALE / chart.row_len(*row as usize) as i64;
    let weight = |column: usize| {
        relaxation.taken[column].min(TAKEN_UNIT * 3 / 4)
            * chart.column(column).iter().map(scarcity).sum::<i64>()
    };
    (0..chart.column_count()).max_by_key(|&column| (weight(column), Reverse(column)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    /// Charts of up to 13 rows and columns, reduced and in one part, with a cost for each column.
    fn charts() -> impl Iterator<Item = (Chart, Costs)> {
        (1..2_000).filter_map(|seed| {
            let mut random = Random(seed);
            let (rows, count) = (8 + random.below(6), 8 + random.below(6));
            let columns = random.columns(rows, count);
            let literals = columns.iter().map(|_| random.below(2)).collect();
            let chart = Chart::of_columns(rows as usize, &columns).with_literals(literals);
            let core = reduce(chart, &mut plenty()).unwrap().core.components().pop()?;
            let costs = Costs::by(&core, |column| 2 + i64::from(core.literals(column)));
            Some((core, costs))
        })
    }

    fn plenty() -> Budget {
        Budget::of_nodes(1_000)
    }

    fn all(chart: &Chart) -> Vec<u32> {
        chart.column_labels().to_vec()
    }

    /// The least cost of a cover with at most `terms_max` columns, by trying all sets of columns.
    fn least_cost(chart: &Chart, costs: &Costs, terms_max: usize) -> Option<i64> {
        let cover = |set: &u32| {
            let covered = |row: usize| chart.row(row).iter().any(|column| set >> column & 1 == 1);
            set.count_ones() as usize <= terms_max && (0..chart.row_count()).all(covered)
        };
        let cost = |set: u32| {
            let columns = (0..chart.column_count()).filter(|&column| set >> column & 1 == 1);
            costs.of(&chart.labels(&columns.collect::<Vec<_>>()))
        };
        (0..1u32 << chart.column_count()).filter(cover).map(cost).min()
    }

    #[test]
    fn a_cover_that_is_better_by_the_least_amount_is_found() {
        let mut checked = 0;
        for (chart, costs) in charts() {
            for terms_max in [3, 4, 5, usize::MAX] {
                let Some(least) = least_cost(&chart, &costs, terms_max) else { continue };
                let mut search = Search::new(&chart, costs.clone(), all(&chart), terms_max);
                // As if a cover were known that costs one more.
                search.wanted.upper = least + SCALE;
                search.run(&mut plenty());
                assert!(search.is_done());
                assert_eq!((search.wanted.upper, costs.of(search.best())), (least, least), "{chart:?}");
                assert!(search.best().len() <= terms_max);
                checked += 1;
            }
        }
        assert!(checked > 1_000, "{checked} searches: too few charts have a core");
    }

    #[test]
    fn past_the_entries_held_the_search_stops_with_a_true_bound_and_can_go_on() {
        let mut stopped = 0;
        for (chart, costs) in charts() {
            let least = least_cost(&chart, &costs, usize::MAX).unwrap();
            let mut search = Search::new(&chart, costs.clone(), all(&chart), usize::MAX);
            search.entries_held_max = 0;
            search.run(&mut plenty());
            assert!(search.lower() <= least);
            if !search.open.is_empty() {
                assert!(search.held() > 0 && !search.is_done());
                stopped += 1;
            }
            search.entries_held_max = ENTRIES_HELD_MAX;
            search.run(&mut plenty());
            assert_eq!((search.is_done(), search.wanted.upper), (true, least));
        }
        assert!(stopped > 100, "{stopped} searches were stopped");
    }

    #[test]
    fn offering_a_cover_pays_for_the_whole_chart() {
        for (chart, costs) in charts() {
            let mut search = Search::new(&chart, costs, all(&chart), usize::MAX);
            let mut budget = plenty();
            let columns: Vec<usize> = (0..chart.column_count()).collect();
            search.improve(&[], &chart, &columns, &mut budget);
            assert!(budget.asked >= (STEPS_PER_ENTRY_OF_COVER * chart.entry_count()) as u64);
        }
    }

    #[test]
    fn a_node_pays_for_its_chart_and_for_what_is_copied_with_it() {
        for (chart, costs) in charts() {
            let mut search = Search::new(&chart, costs, all(&chart), usize::MAX);
            let mut node = search.open.pop().unwrap();
            let copied = 100_000;
            node.chosen = Rc::new(vec![*chart.column_labels().first().unwrap(); copied]);
            let mut budget = plenty();
            search.explore(node, &mut budget);
            assert!(budget.asked >= (STEPS_PER_ENTRY * chart.entry_count() + copied) as u64);
        }
    }

    #[test]
    fn a_node_with_more_columns_than_wanted_is_given_up_before_it_is_relaxed() {
        // A large one, which one relaxation does not solve.
        let (chart, costs) = charts().max_by_key(|(chart, _)| chart.entry_count()).unwrap();
        let first = chart.column_label(0);
        for (terms_max, is_relaxed) in [(2, false), (3, true)] {
            let mut search = Search::new(&chart, costs.clone(), all(&chart), terms_max);
            let mut node = search.open.pop().unwrap();
            node.chosen = Rc::new(vec![first; 2]);
            search.wanted.upper = 1_000 * SCALE;
            search.explore(node, &mut plenty());
            assert_eq!(!search.open.is_empty(), is_relaxed, "at most {terms_max} columns");
        }
    }
}
