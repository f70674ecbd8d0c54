//! Better covers without a proof: a local search for fewer columns, and exchanges for fewer literals.

use super::budget::Budget;
use super::chart::Chart;
use super::heuristic::irredundant;
use std::cmp::Reverse;

/// Columns of the cover that are compared when one is to go.
const COMPARED_MAX: usize = 128;

/// A local search for covers with fewer columns, which can be interrupted and goes on where it was.
///
/// A column is taken out of the cover, then again and again columns are exchanged: the one whose rows weigh least goes,
/// and one that covers some uncovered row comes, that whose uncovered rows weigh most. Rows that stay uncovered gain
/// weight with every exchange, so the search leaves its dead ends. Ties go to the column that was exchanged longest
/// ago; a column comes back at once only if there is no other. Source: C. Gao, X. Yao, T. Weise, J. Li, "An efficient
/// local search heuristic with row weighting for the unicost set covering problem" (2015).
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
            // Each of these goes to another place in memory.
            steps *= 2;
        }
        &self.best
    }
}

/// Places in a list of distinct numbers, by which each is found and taken out at once.
#[derive(Default)]
struct Members {
    place: Vec<u32>,
}

const NOWHERE: u32 = u32::MAX;

impl Members {
    fn none(count: usize) -> Self {
        Self { place: vec![NOWHERE; count] }
    }

    fn insert(&mut self, list: &mut Vec<usize>, number: usize) {
        self.place[number] = list.len() as u32;
        list.push(number);
    }

    fn remove(&mut self, list: &mut Vec<usize>, number: usize) {
        let place = std::mem::replace(&mut self.place[number], NOWHERE) as usize;
        list.swap_remove(place);
        if let Some(&moved) = list.get(place) {
            self.place[moved] = place as u32;
        }
    }
}

/// Some columns of a chart and what they leave uncovered.
struct Exchange<'chart> {
    chart: &'chart Chart,
    members: Vec<usize>,
    place_of_member: Members,
    uncovered: Vec<usize>,
    place_of_uncovered: Members,
    /// For each row how many members cover it, and the exclusive or of their numbers: of one member the number itself.
    count: Vec<u32>,
    owners: Vec<u32>,
    weight: Vec<i64>,
    /// For each column the weight of the rows that only it covers, if it is a member, or could cover anew, if not.
    score: Vec<i64>,
    /// For each column the number of the exchange it was last part of.
    changed: Vec<u64>,
    may_come: Vec<bool>,
    exchanges: u64,
    last_come: Option<usize>,
    /// A fixed sequence of numbers, for the choice of an uncovered row.
    sequence: u32,
}

impl<'chart> Exchange<'chart> {
    fn new(chart: &'chart Chart, cover: &[usize]) -> Self {
        let (rows, columns) = (chart.row_count(), chart.column_count());
        let mut state = Self {
            chart,
            members: Vec::new(),
            place_of_member: Members::none(columns),
            uncovered: Vec::new(),
            place_of_uncovered: Members::none(rows),
            count: vec![0; rows],
            owners: vec![0; rows],
            weight: vec![1; rows],
            score: (0..columns).map(|column| chart.column(column).len() as i64).collect(),
            changed: vec![0; columns],
            may_come: vec![true; columns],
            exchanges: 0,
            last_come: None,
            sequence: 1,
        };
        for row in 0..rows {
            state.place_of_uncovered.insert(&mut state.uncovered, row);
        }
        for &column in cover {
            state.add(column);
        }
        state
    }

    /// Adds a column; returns the steps it took.
    fn add(&mut self, column: usize) -> usize {
        let chart = self.chart;
        self.place_of_member.insert(&mut self.members, column);
        let gained = self.score[column];
        let mut steps = chart.column(column).len();
        for &row in chart.column(column) {
            let row = row as usize;
            self.count[row] += 1;
            match self.count[row] {
                1 => {
                    self.place_of_uncovered.remove(&mut self.uncovered, row);
                    steps += chart.row(row).len();
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
        self.place_of_member.remove(&mut self.members, column);
        let lost = self.score[column];
        let mut steps = chart.column(column).len();
        for &row in chart.column(column) {
            let row = row as usize;
            self.count[row] -= 1;
            self.owners[row] ^= column as u32;
            match self.count[row] {
                0 => {
                    self.place_of_uncovered.insert(&mut self.uncovered, row);
                    steps += chart.row(row).len();
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
        // The full-period generator of Numerical Recipes; its upper bits are the better ones.
        self.sequence = self.sequence.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.sequence >> 8) as usize
    }

    /// Removes the member that only few rows need, by weight; returns the steps it took.
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

    /// Adds, for one uncovered row, the column that covers most weight anew; returns the steps it took.
    fn add_heaviest(&mut self) -> usize {
        let chart = self.chart;
        let place = self.next_number() % self.uncovered.len();
        let columns = chart.row(self.uncovered[place]);
        let heaviest = columns.iter().map(|&column| column as usize).min_by_key(|&column| {
            (!self.may_come[column], Reverse(self.score[column]), self.changed[column], column)
        });
        let Some(column) = heaviest else { return 1 };
        self.changed[column] = self.exchanges;
        self.last_come = Some(column);
        columns.len() + self.add(column)
    }

    /// Each uncovered row weighs one more; returns the steps it took.
    fn make_uncovered_heavier(&mut self) -> usize {
        let chart = self.chart;
        let mut steps = 0;
        for &row in &self.uncovered {
            self.weight[row] += 1;
            steps += chart.row(row).len();
            for &other in chart.row(row) {
                self.score[other as usize] += 1;
            }
        }
        steps
    }
}

/// Exchanges columns of a cover, one by one, for cheaper ones that cover the same rows, until none is left; the cover
/// stays irredundant and ascending.
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
    while std::mem::take(&mut changed) && budget.pay(chart.entry_count()) {
        for member in &mut cover {
            let own: Vec<u32> =
                chart.column(*member).iter().copied().filter(|&row| count[row as usize] == 1).collect();
            let Some(&narrowest) = own.iter().min_by_key(|&&row| chart.row(row as usize).len()) else {
                continue;
            };
            let others = chart.row(narrowest as usize).iter().map(|&column| column as usize);
            let cheaper = others.filter(|&other| costs[other] < costs[*member]);
            let replacing =
                cheaper.filter(|&other| own.iter().all(|row| chart.column(other).binary_search(row).is_ok()));
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
