//! Better covers, without a proof: a local search for fewer columns, and exchanges of columns for fewer literals.

use super::budget::Budget;
use super::chart::Chart;
use super::greedy::irredundant;
use std::cmp::Reverse;

/// Most columns of a cover that are compared when one of them is removed.
const COMPARED_MAX: usize = 128;

/// Steps of looking for a row among those of a column.
const STEPS_PER_ROW_FOUND: usize = 4;

/// A local search for covers with fewer columns. It can be interrupted, and then goes on where it was.
///
/// A column is removed from the cover, then columns are exchanged again and again: the column whose rows weigh least is
/// removed, and of the columns of some uncovered row the one whose uncovered rows weigh most is added. A row that stays
/// uncovered gains weight with each exchange, so that the search leaves dead ends. Of equal columns the one exchanged
/// longest ago is taken; a column just removed comes back only if there is no other. Source: C. Gao, X. Yao, T. Weise,
/// J. Li, "An efficient local search heuristic with row weighting for the unicost set covering problem" (2015).
pub(crate) struct LocalSearch<'chart> {
    exchange: Exchange<'chart>,
    best: Vec<usize>,
}

impl<'chart> LocalSearch<'chart> {
    /// Starts from a cover.
    pub(crate) fn new(chart: &'chart Chart, cover: Vec<usize>) -> Self {
        Self { exchange: Exchange::new(chart, &cover), best: cover }
    }

    /// Searches until the budget is spent or the best cover has no more than `terms_wanted` columns; returns the best
    /// cover, which is irredundant and ascending if it is not the first one.
    pub(crate) fn run(&mut self, terms_wanted: usize, budget: &mut Budget) -> &[usize] {
        let state = &mut self.exchange;
        let alike = vec![0; state.chart.column_count()];
        let mut steps = 0;
        while self.best.len() > terms_wanted.max(1) && budget.pay(steps) {
            steps = 0;
            if state.uncovered.is_empty() {
                self.best = irredundant(state.chart, state.members.clone(), &alike);
                steps += state.chart.entry_count() / 4;
                while state.uncovered.is_empty() || state.members.len() >= self.best.len() {
                    steps += state.remove_lightest();
                }
            }
            steps += state.remove_lightest();
            while !state.uncovered.is_empty() && state.members.len() + 1 < self.best.len() {
                steps += state.add_heaviest();
            }
            steps += state.make_uncovered_heavier();
            // Each step reads memory that is not in the cache.
            steps *= 2;
        }
        &self.best
    }
}

/// For each number its index in a list of distinct numbers, by which it is taken out in one step.
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

/// Some columns of a chart, its members, and the rows they leave uncovered.
struct Exchange<'chart> {
    chart: &'chart Chart,
    members: Vec<usize>,
    index_of_member: Indices,
    uncovered: Vec<usize>,
    index_of_uncovered: Indices,
    /// For each row the number of members that cover it.
    count: Vec<u32>,
    /// For each row the exclusive or of those members' numbers: where there is one member, its number.
    owners: Vec<u32>,
    /// For each row its weight.
    weight: Vec<i64>,
    /// For each member the weight of the rows that only it covers; for each other column that of its uncovered rows.
    score: Vec<i64>,
    /// For each column the number of the exchange in which it was last added or removed.
    changed: Vec<u64>,
    /// For each column whether one of its rows was covered or uncovered since it was removed.
    may_come: Vec<bool>,
    exchanges: u64,
    last_come: Option<usize>,
    /// The last number of a fixed sequence, which chooses the uncovered row.
    sequence: u32,
}

impl<'chart> Exchange<'chart> {
    fn new(chart: &'chart Chart, cover: &[usize]) -> Self {
        let (rows, columns) = (chart.row_count(), chart.column_count());
        let mut state = Self {
            chart,
            members: Vec::new(),
            index_of_member: Indices::none(columns),
            uncovered: Vec::new(),
            index_of_uncovered: Indices::none(rows),
            count: vec![0; rows],
            owners: vec![0; rows],
            weight: vec![1; rows],
            score: (0..columns).map(|column| chart.column_len(column) as i64).collect(),
            changed: vec![0; columns],
            may_come: vec![true; columns],
            exchanges: 0,
            last_come: None,
            sequence: 1,
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
        let gained = self.score[column];
        let mut steps = chart.column_len(column);
        for &row in chart.column(column) {
            let row = row as usize;
            self.count[row] += 1;
            match self.count[row] {
                1 => {
                    self.index_of_uncovered.remove(&mut self.uncovered, row);
                    steps += chart.row_len(row);
                    for &other in chart.row(row) {
                        self.score[other as usize] -= self.weight[row];
                        self.may_come[other as usize] = true;
                    }
                }
                2 => self.score[self.owners[row] as usize] -= self.weight[row],
                _ => {}
            }
            self.owners[row] ^= column as u32;
        }
        // The rows it covers anew are now those it covers alone.
        self.score[column] = gained;
        steps
    }

    /// Removes a member; returns the steps it took.
    fn remove(&mut self, column: usize) -> usize {
        let chart = self.chart;
        self.index_of_member.remove(&mut self.members, column);
        let lost = self.score[column];
        let mut steps = chart.column_len(column);
        for &row in chart.column(column) {
            let row = row as usize;
            self.count[row] -= 1;
            self.owners[row] ^= column as u32;
            match self.count[row] {
                0 => {
                    self.index_of_uncovered.insert(&mut self.uncovered, row);
                    steps += chart.row_len(row);
                    for &other in chart.row(row) {
                        self.score[other as usize] += self.weight[row];
                        self.may_come[other as usize] = true;
                    }
                }
                1 => self.score[self.owners[row] as usize] += self.weight[row],
                _ => {}
            }
        }
        self.score[column] = lost;
        self.may_come[column] = false;
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
        let candidates = (0..compared).map(|step| self.members[(first + step) % self.members.len()]);
        let lightest = candidates.min_by_key(|&column| {
            (Some(column) == self.last_come, self.score[column], self.changed[column], column)
        });
        let Some(column) = lightest else { return 1 };
        self.changed[column] = self.exchanges;
        compared + self.remove(column)
    }

    /// Adds the column with the highest score of those of one uncovered row; returns the steps it took.
    fn add_heaviest(&mut self) -> usize {
        let chart = self.chart;
        let index = self.next_number() % self.uncovered.len();
        let columns = chart.row(self.uncovered[index]);
        let heaviest = columns.iter().map(|&column| column as usize).min_by_key(|&column| {
            (!self.may_come[column], Reverse(self.score[column]), self.changed[column], column)
        });
        let Some(column) = heaviest else { return 1 };
        self.changed[column] = self.exchanges;
        self.last_come = Some(column);
        columns.len() + self.add(column)
    }

    /// Adds 1 to the weight of each uncovered row; returns the steps it took.
    fn make_uncovered_heavier(&mut self) -> usize {
        let chart = self.chart;
        let mut steps = 0;
        for &row in &self.uncovered {
            self.weight[row] += 1;
            steps += chart.row_len(row);
            for &other in chart.row(row) {
                self.score[other as usize] += 1;
            }
        }
        steps
    }
}

/// Exchanges columns of a cover, one by one, for cheaper ones that cover the same rows, until there is none or the
/// budget is spent. The cover it returns is irredundant and ascending.
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
