//! Better covers, without a proof: a local search for fewer columns, and exchanges of columns for fewer literals.

use super::budget::Budget;
use super::chart::Chart;
use super::greedy::irredundant;
use std::cmp::Reverse;

/// Most columns of a cover that are compared when one of them is removed.
const COMPARED_MAX: usize = 128;

/// Values of columns are in units of 1/`VALUE_UNIT`.
const VALUE_UNIT: i64 = 1 << 16;

/// Steps of looking for a row among those of a column.
const STEPS_PER_ROW_FOUND: usize = 4;

/// A local search for cheaper covers. It can be interrupted, and then goes on where it was.
///
/// A column is removed from the cover, then columns are exchanged again and again. An exchange removes the column for
/// which the weight of the rows that only it covers is least per cost. Then it adds, of the columns of some uncovered
/// row, the one for which the weight of its uncovered rows is largest per cost. A row that stays uncovered gains weight
/// with each exchange, so that the search leaves dead ends. Of equal columns the one exchanged longest ago is taken; a
/// column just removed comes back only if there is no other. Source: C. Gao, X. Yao, T. Weise, J. Li, "An efficient
/// local search heuristic with row weighting for the unicost set covering problem" (2015).
pub(crate) struct LocalSearch<'chart> {
    exchange: Exchange<'chart>,
    best: Vec<usize>,
    best_cost: i64,
    /// The cost of the cheapest column.
    least_cost: i64,
    terms_max: usize,
}

impl<'chart> LocalSearch<'chart> {
    /// Starts from a cover and looks for a cheaper one with at most `terms_max` columns. `costs` has a cost of at least
    /// 1 for each column.
    pub(crate) fn new(chart: &'chart Chart, cover: Vec<usize>, costs: Vec<i64>, terms_max: usize) -> Self {
        let best_cost = cover.iter().map(|&column| costs[column]).sum();
        let least_cost = costs.iter().copied().min().unwrap_or(1);
        Self { exchange: Exchange::new(chart, &cover, costs), best: cover, best_cost, least_cost, terms_max }
    }

    /// Searches until the budget is spent or the best cover costs no more than `wanted`; returns the best cover, which
    /// is irredundant and ascending if it is not the first one.
    pub(crate) fn run(&mut self, wanted: i64, budget: &mut Budget) -> &[usize] {
        let state = &mut self.exchange;
        let mut steps = 0;
        while self.best_cost > wanted.max(1) && self.best.len() > 1 && budget.pay(steps) {
            steps = 0;
            if state.uncovered.is_empty() {
                let cover = irredundant(state.chart, state.members.clone(), &state.costs);
                let cost = cover.iter().map(|&column| state.costs[column]).sum();
                if cost < self.best_cost && cover.len() <= self.terms_max {
                    (self.best, self.best_cost) = (cover, cost);
                }
                steps += state.chart.entry_count() / 4;
                while state.uncovered.is_empty() || state.cost >= self.best_cost {
                    steps += state.remove_lightest();
                }
            }
            steps += state.remove_lightest();
            while !state.uncovered.is_empty() && state.cost + self.least_cost < self.best_cost {
                let (column, looks) = state.heaviest();
                steps += looks;
                if state.cost + state.costs[column] >= self.best_cost {
                    break;
                }
                steps += state.add_again(column);
            }
            steps += state.make_uncovered_heavier();
            // Each of these steps reads memory that is not in the cache, so it counts two and a half.
            steps = steps * 5 / 2;
        }
        &self.best
    }
}

/// For each number its index in a list of distinct numbers, so that a number is removed in one step.
#[derive(Default)]
struct Indices(Vec<u32>);

const ABSENT: u32 = u32::MAX;

impl Indices {
    fn none(count: usize) -> Self {
        Self(vec![ABSENT; count])
    }

    fn insert(&mut self, list: &mut Vec<usize>, number: usize) {
        self.0[number] = list.len() as u32;
        list.push(number);
    }

    fn remove(&mut self, list: &mut Vec<usize>, number: usize) {
        let index = std::mem::replace(&mut self.0[number], ABSENT) as usize;
        list.swap_remove(index);
        if let Some(&moved) = list.get(index) {
            self.0[moved] = index as u32;
        }
    }
}

/// The members that cover a row, and its weight.
#[derive(Clone)]
struct RowState {
    /// The number of members that cover the row.
    count: u32,
    /// The exclusive or of those members' numbers: where there is one member, its number.
    owners: u32,
    weight: i64,
}

/// The state of a column, in one struct, since its fields are read and written together.
struct ColumnState {
    /// For a member, the weight of the rows that only it covers; for any other column, the weight of its uncovered
    /// rows.
    score: i64,
    /// [`VALUE_UNIT`] divided by the cost.
    cheapness: i64,
    /// The number of the exchange in which the column was last added or removed.
    changed: u32,
    /// Whether one of its rows became covered or uncovered since the column was removed.
    may_come: bool,
}

impl ColumnState {
    /// The score divided by the cost, in units of 1/[`VALUE_UNIT`].
    fn value(&self) -> i64 {
        self.score * self.cheapness
    }
}

/// A set of columns of a chart, its members, and the rows that they leave uncovered.
struct Exchange<'chart> {
    chart: &'chart Chart,
    /// The cost of each column, and of all members together.
    costs: Vec<i64>,
    cost: i64,
    members: Vec<usize>,
    index_of_member: Indices,
    uncovered: Vec<usize>,
    index_of_uncovered: Indices,
    rows: Vec<RowState>,
    columns: Vec<ColumnState>,
    exchanges: u32,
    last_come: Option<usize>,
    /// The last number of a fixed sequence, which chooses the uncovered row.
    sequence: u32,
}

impl<'chart> Exchange<'chart> {
    fn new(chart: &'chart Chart, cover: &[usize], costs: Vec<i64>) -> Self {
        let (rows, columns) = (chart.row_count(), chart.column_count());
        let mut state = Self {
            chart,
            cost: 0,
            members: Vec::new(),
            index_of_member: Indices::none(columns),
            uncovered: Vec::new(),
            index_of_uncovered: Indices::none(rows),
            rows: vec![RowState { count: 0, owners: 0, weight: 1 }; rows],
            columns: (0..columns)
                .map(|column| ColumnState {
                    score: chart.column_len(column) as i64,
                    cheapness: VALUE_UNIT / costs[column],
                    changed: 0,
                    may_come: true,
                })
                .collect(),
            exchanges: 0,
            last_come: None,
            sequence: 1,
            costs,
        };
        for row in 0..rows {
            state.index_of_uncovered.insert(&mut state.uncovered, row);
        }
        for &column in cover {
            state.add(column);
        }
        state
    }

    /// Adds a column; returns the steps it took.
    fn add(&mut self, column: usize) -> usize {
        let chart = self.chart;
        self.index_of_member.insert(&mut self.members, column);
        self.cost += self.costs[column];
        let gained = self.columns[column].score;
        let mut steps = chart.column_len(column);
        for &row in chart.column(column) {
            let row = row as usize;
            let state = &mut self.rows[row];
            state.count += 1;
            match state.count {
                1 => {
                    self.index_of_uncovered.remove(&mut self.uncovered, row);
                    steps += chart.row_len(row);
                    for &other in chart.row(row) {
                        let other = &mut self.columns[other as usize];
                        other.score -= state.weight;
                        other.may_come = true;
                    }
                }
                2 => self.columns[state.owners as usize].score -= state.weight,
                _ => {}
            }
            state.owners ^= column as u32;
        }
        // The rows that were uncovered before are now the rows that only this column covers.
        self.columns[column].score = gained;
        steps
    }

    /// Removes a member; returns the steps it took.
    fn remove(&mut self, column: usize) -> usize {
        let chart = self.chart;
        self.index_of_member.remove(&mut self.members, column);
        self.cost -= self.costs[column];
        let lost = self.columns[column].score;
        let mut steps = chart.column_len(column);
        for &row in chart.column(column) {
            let row = row as usize;
            let state = &mut self.rows[row];
            state.count -= 1;
            state.owners ^= column as u32;
            match state.count {
                0 => {
                    self.index_of_uncovered.insert(&mut self.uncovered, row);
                    steps += chart.row_len(row);
                    for &other in chart.row(row) {
                        let other = &mut self.columns[other as usize];
                        other.score += state.weight;
                        other.may_come = true;
                    }
                }
                1 => self.columns[state.owners as usize].score += state.weight,
                _ => {}
            }
        }
        self.columns[column].score = lost;
        self.columns[column].may_come = false;
        steps
    }

    fn next_number(&mut self) -> usize {
        // The linear congruential generator of Numerical Recipes, whose upper bits are the better ones.
        self.sequence = self.sequence.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.sequence >> 8) as usize
    }

    /// Removes the member with the least score of those compared; returns the steps it took.
    fn remove_lightest(&mut self) -> usize {
        self.exchanges += 1;
        let compared = self.members.len().min(COMPARED_MAX);
        let first = if compared < self.members.len() { self.next_number() } else { 0 };
        let (before, after) = self.members.split_at(first % self.members.len().max(1));
        let candidates = after.iter().chain(before).take(compared);
        let lightest = candidates.copied().min_by_key(|&column| {
            let state = &self.columns[column];
            (Some(column) == self.last_come, state.value(), state.changed, column)
        });
        let Some(column) = lightest else { return 1 };
        self.columns[column].changed = self.exchanges;
        compared + compared / 2 + self.remove(column)
    }

    /// The column with the highest value among those of one uncovered row, and the steps that this took.
    fn heaviest(&mut self) -> (usize, usize) {
        let index = self.next_number() % self.uncovered.len();
        let columns = self.chart.row(self.uncovered[index]);
        let heaviest = columns.iter().map(|&column| column as usize).min_by_key(|&column| {
            let state = &self.columns[column];
            (!state.may_come, Reverse(state.value()), state.changed, column)
        });
        (heaviest.expect("each row has a column"), columns.len())
    }

    /// Adds a column as part of an exchange; returns the steps it took.
    fn add_again(&mut self, column: usize) -> usize {
        self.columns[column].changed = self.exchanges;
        self.last_come = Some(column);
        self.add(column)
    }

    /// Adds 1 to the weight of each uncovered row; returns the steps it took.
    fn make_uncovered_heavier(&mut self) -> usize {
        let chart = self.chart;
        let mut steps = 0;
        for &row in &self.uncovered {
            self.rows[row].weight += 1;
            steps += chart.row_len(row);
            for &other in chart.row(row) {
                self.columns[other as usize].score += 1;
            }
        }
        steps
    }
}

/// Exchanges columns of a cover, one by one, for cheaper ones that cover the rows which only the old column covers,
/// until there is no cheaper one or the budget is spent. The cover it returns is irredundant and ascending.
pub(crate) fn with_cheaper_columns(
    chart: &Chart,
    cover: Vec<usize>,
    costs: &[i64],
    budget: &mut Budget,
) -> Vec<usize> {
    let mut cover = irredundant(chart, cover, costs);
    let mut count = vec![0u32; chart.row_count()];
    for &column in &cover {
        for &row in chart.column(column) {
            count[row as usize] += 1;
        }
    }
    let mut changed = true;
    let mut steps = chart.entry_count();
    while std::mem::take(&mut changed) && budget.pay(std::mem::replace(&mut steps, chart.entry_count())) {
        for member in &mut cover {
            let own: Vec<u32> =
                chart.column(*member).iter().copied().filter(|&row| count[row as usize] == 1).collect();
            let Some(&narrowest) = own.iter().min_by_key(|&&row| chart.row_len(row as usize)) else {
                continue;
            };
            let others = chart.row(narrowest as usize).iter().map(|&column| column as usize);
            let cheaper = others.filter(|&other| costs[other] < costs[*member]);
            let replacing = cheaper.filter(|&other| {
                own.iter().all(|row| {
                    steps += STEPS_PER_ROW_FOUND;
                    chart.has_entry(*row, other)
                })
            });
            if let Some(other) = replacing.min_by_key(|&other| costs[other]) {
                for &row in chart.column(*member) {
                    count[row as usize] -= 1;
                }
                for &row in chart.column(other) {
                    count[row as usize] += 1;
                }
                *member = other;
                changed = true;
            }
        }
    }
    irredundant(chart, cover, costs)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::qmc::greedy::greedy;
    use crate::random::Random;

    #[test]
    fn the_local_search_finds_cheaper_covers_of_no_more_columns() {
        let mut cheaper = 0;
        for seed in 1..200 {
            let mut random = Random(seed);
            let chart = Chart::of_columns(60, &random.columns(60, 50));
            let costs: Vec<i64> = (0..50).map(|_| 3 + i64::from(random.below(4))).collect();
            let cost = |cover: &[usize]| cover.iter().map(|&column| costs[column]).sum::<i64>();
            let first = greedy(&chart);
            let mut local = LocalSearch::new(&chart, first.clone(), costs.clone(), first.len());
            let cover = local.run(0, &mut Budget::of_units(1)).to_vec();
            assert!((0..60).all(|row| chart.row(row).iter().any(|c| cover.contains(&(*c as usize)))));
            assert!(cover.len() <= first.len() && cost(&cover) <= cost(&first));
            cheaper += usize::from(cost(&cover) < cost(&first));
        }
        assert!(cheaper > 100, "{cheaper} covers were made cheaper");
    }
}
