//! Better covers, without a proof, by large neighbourhoods. Some columns of a cover that are close together are freed.
//! Branch and bound then finds a cheapest cover of the rows that only these columns cover, with at most as many
//! columns.
//!
//! Source: P. Shaw, "Using constraint programming and local search methods to solve vehicle routing problems" (1998).

use super::budget::Budget;
use super::chart::Chart;
use super::greedy::irredundant;
use super::search::{Costs, Search};

/// How many columns are freed at first, and at least.
const FREED_FIRST: usize = 12;
const FREED_MIN: usize = 6;
/// After this many neighbourhoods in a row without a better cover, all of them searched to the end, more columns are
/// freed.
const ENDED_BEFORE_MORE: usize = 8;
/// Steps for each entry of a neighbourhood's chart: enough for some tens of nodes.
const STEPS_PER_ENTRY: u64 = 1 << 12;
/// Steps for each entry of a chart that is picked out of another one.
const STEPS_PER_ENTRY_PICKED: usize = 32;
/// Steps for each entry of the whole chart when a better cover is taken.
const STEPS_PER_ENTRY_MOVED: usize = 8;

/// A search by large neighbourhoods. It can be interrupted, and then goes on with the next neighbourhood.
pub(crate) struct Neighbourhoods<'chart> {
    chart: &'chart Chart,
    costs: Costs,
    /// For each row label the row's price.
    prices: Vec<i64>,
    cover: Vec<usize>,
    /// For each row the number of columns of the cover that cover it.
    count: Vec<u32>,
    is_member: Vec<bool>,
    /// How many columns are freed at a time.
    freed_count: usize,
    ended: usize,
    /// The last number of a fixed sequence, which chooses where to begin.
    sequence: u64,
}

impl<'chart> Neighbourhoods<'chart> {
    /// Starts from a cover. `prices` has the best known price for each row label.
    pub(crate) fn new(chart: &'chart Chart, costs: Costs, prices: Vec<i64>, cover: Vec<usize>) -> Self {
        let freed_count = FREED_FIRST.min(cover.len());
        let mut state = Self {
            chart,
            costs,
            prices,
            cover: Vec::new(),
            count: Vec::new(),
            is_member: Vec::new(),
            freed_count,
            ended: 0,
            sequence: 1,
        };
        state.set_cover(cover);
        state
    }

    /// Takes a cover that was found elsewhere.
    pub(crate) fn set_cover(&mut self, cover: Vec<usize>) {
        self.count = vec![0; self.chart.row_count()];
        self.is_member = vec![false; self.chart.column_count()];
        for &column in &cover {
            self.is_member[column] = true;
            for &row in self.chart.column(column) {
                self.count[row as usize] += 1;
            }
        }
        self.cover = cover;
    }

    /// Frees one neighbourhood after the other until the budget is spent or the cover costs no more than `wanted`.
    pub(crate) fn run(&mut self, wanted: i64, budget: &mut Budget) -> &[usize] {
        while !budget.is_spent() && self.cost() > wanted && self.freed_count <= self.cover.len() {
            self.try_one(budget);
        }
        &self.cover
    }

    /// The cost of the best cover.
    pub(crate) fn cost(&self) -> i64 {
        self.costs.of(&self.chart.labels(&self.cover))
    }

    fn next_number(&mut self) -> usize {
        // The linear congruential generator of Knuth's MMIX, whose upper bits are the better ones.
        self.sequence =
            self.sequence.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.sequence >> 33) as usize
    }

    fn try_one(&mut self, budget: &mut Budget) {
        let chart = self.chart;
        let row = self.next_number() % chart.row_count();
        let (freed, looks) = self.members_near(row);
        let mut left = self.count.clone();
        let mut entries = 0;
        for &column in &freed {
            entries += chart.column_len(column);
            for &row in chart.column(column) {
                left[row as usize] -= 1;
            }
        }
        let keep_row: Vec<bool> = left.iter().map(|&count| count == 0).collect();
        let mut keep_column = vec![false; chart.column_count()];
        for row in (0..chart.row_count()).filter(|&row| keep_row[row]) {
            entries += chart.row_len(row);
            for &column in chart.row(row) {
                keep_column[column as usize] = true;
            }
        }
        let part = chart.restricted(&keep_row, &keep_column);
        let mut search = Search::new(&part, self.costs.clone(), chart.labels(&freed), freed.len());
        search.set_prices(&self.prices);
        let cleared = 2 * (chart.row_count() + chart.column_count()) + search.labels();
        budget.pay(looks + STEPS_PER_ENTRY_PICKED * entries + cleared);
        budget.with_steps(STEPS_PER_ENTRY * part.entry_count() as u64, |budget| search.run(budget));
        if search.is_better() {
            let kept = self.cover.iter().copied().filter(|column| freed.binary_search(column).is_err());
            let cover = kept.chain(chart.columns_with_labels(search.best())).collect();
            budget.pay(STEPS_PER_ENTRY_MOVED * chart.entry_count());
            self.set_cover(irredundant(chart, cover, &self.costs.of_columns(chart)));
            self.ended = 0;
        } else if search.is_done() {
            self.ended += 1;
            if self.ended >= ENDED_BEFORE_MORE {
                self.freed_count += 1 + self.freed_count / 16;
                self.ended = 0;
            }
        } else if self.freed_count > FREED_MIN {
            self.freed_count -= 1 + self.freed_count / 16;
            self.ended = 0;
        }
    }

    /// The columns of the cover to free, those nearest to a row, ascending; and the number of looks that this took.
    fn members_near(&self, row: usize) -> (Vec<usize>, usize) {
        let chart = self.chart;
        let mut seen_row = vec![false; chart.row_count()];
        let mut seen_column = vec![false; chart.column_count()];
        let mut rows = vec![row];
        seen_row[row] = true;
        let (mut next, mut looks) = (0, 0);
        let mut members = Vec::new();
        while let Some(&row) = rows.get(next) {
            next += 1;
            looks += chart.row_len(row);
            for &column in chart.row(row) {
                let column = column as usize;
                if std::mem::replace(&mut seen_column[column], true) {
                    continue;
                }
                if self.is_member[column] {
                    members.push(column);
                    if members.len() == self.freed_count {
                        members.sort_unstable();
                        return (members, looks);
                    }
                }
                looks += chart.column_len(column);
                for &row in chart.column(column) {
                    if !std::mem::replace(&mut seen_row[row as usize], true) {
                        rows.push(row as usize);
                    }
                }
            }
        }
        members.sort_unstable();
        (members, looks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::qmc::greedy::greedy;
    use crate::qmc::reduce::reduce;
    use crate::random::Random;

    /// Reduced charts in one part, of about 30 columns, with costs and the least cost of a cover.
    fn charts() -> impl Iterator<Item = (Chart, Costs, i64)> {
        (1..200).filter_map(|seed| {
            let mut random = Random(seed);
            let columns = random.columns(40, 36);
            let literals = columns.iter().map(|_| random.below(3)).collect();
            let chart = Chart::of_columns(40, &columns).with_literals(literals);
            let core = reduce(chart, &mut plenty()).unwrap().core.components().pop()?;
            let costs = Costs::by(&core, |column| 4 + i64::from(core.literals(column)));
            let first = core.labels(&greedy(&core));
            let mut search = Search::new(&core, costs.clone(), first.clone(), first.len());
            search.run(&mut plenty());
            let least = costs.of(search.best());
            Some((core, costs, least))
        })
    }

    fn plenty() -> Budget {
        Budget::of_units(1_000)
    }

    #[test]
    fn neighbourhoods_that_grow_end_with_the_cheapest_cover_of_no_more_columns() {
        let mut improved = 0;
        for (chart, costs, least) in charts() {
            let first = greedy(&chart);
            let (terms_max, first_cost) = (first.len(), costs.of(&chart.labels(&first)));
            let prices = vec![0; chart.row_labels().last().map_or(0, |&label| label as usize + 1)];
            let mut near = Neighbourhoods::new(&chart, costs.clone(), prices, first);
            near.freed_count = 2;
            let cover = near.run(0, &mut plenty()).to_vec();
            assert!(
                (0..chart.row_count())
                    .all(|row| chart.row(row).iter().any(|c| cover.contains(&(*c as usize))))
            );
            assert_eq!(irredundant(&chart, cover.clone(), &costs.of_columns(&chart)), cover);
            assert!(cover.len() <= terms_max);
            assert_eq!(costs.of(&chart.labels(&cover)), least);
            improved += usize::from(least < first_cost);
        }
        assert!(improved > 20, "{improved} covers were improved");
    }

    #[test]
    fn a_spent_budget_leaves_the_first_cover() {
        let (chart, costs, _) = charts().next().unwrap();
        let first = greedy(&chart);
        let prices = vec![0; chart.row_labels().last().map_or(0, |&label| label as usize + 1)];
        let mut near = Neighbourhoods::new(&chart, costs, prices, first.clone());
        assert_eq!(near.run(0, &mut Budget::of_units(0)), first);
    }
}
