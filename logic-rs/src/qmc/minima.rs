//! Counts the covers that are as good as a minimum one, by finding each of them.

use super::budget::Budget;
use super::chart::Chart;
use super::reduce::without_dominating_rows;
use super::reduced_costs::ReducedCosts;

/// Most rows and columns of a part of a chart whose covers are counted: the bits of one machine word, and of two.
const ROWS_MAX: usize = u64::BITS as usize;
const COLUMNS_MAX: usize = u128::BITS as usize;
/// Most choices of a column that are tried for all parts together, and those tried in each part before better prices
/// are looked for.
const CHOICES_MAX: u32 = 1 << 18;
const CHOICES_FIRST: u32 = 1 << 8;
/// The steps that counting may take in any case.
const STEPS_IN_ANY_CASE: u64 = 1 << 25;
/// Steps for each entry of a part whose covers are counted, and for each choice, besides one step for each open row.
const STEPS_PER_ENTRY: usize = 16;
const STEPS_PER_CHOICE: usize = 8;
/// Most covers that are kept of each part, and most other minima that are named.
const OTHERS_MAX: usize = 20;
/// Most columns of all other minima together, essential ones not counted.
const COLUMNS_NAMED_MAX: usize = 2_000;

/// The minimum sums of a function: their number, and some of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Minima {
    /// The number of sums that have the fewest terms and, of those, the fewest literals; at most `u32::MAX`.
    pub count: u32,
    /// Some of the other sums, without the chosen one, each as ascending indices in the list of primes.
    pub others: Vec<Vec<usize>>,
}

/// Counts the covers of the chart that cost as much as `cover`, a proven minimum, given by ascending labels. Returns
/// also the minimum cover with the most of the columns `wanted`, both given by labels; `cover` itself wins a tie.
///
/// The chart must still have all its columns but the essential ones. Row dominance is applied here, which changes no
/// cover. `None` if a part of the chart is too big or takes too many choices, or where the budget is spent.
pub(crate) fn minima(
    chart: Chart,
    cover: &[u32],
    wanted: &[u32],
    budget: &mut Budget,
) -> Option<(Vec<u32>, Minima)> {
    budget.with_at_least(STEPS_IN_ANY_CASE, |budget| minima_within(chart, cover, wanted, budget))
}

fn minima_within(
    chart: Chart,
    cover: &[u32],
    wanted: &[u32],
    budget: &mut Budget,
) -> Option<(Vec<u32>, Minima)> {
    let mut choices = CHOICES_MAX;
    let mut count = 1u32;
    let mut minima = vec![Vec::new()];
    let mut best = Vec::new();
    budget.pay(STEPS_PER_ENTRY * chart.entry_count());
    for part in without_dominating_rows(chart, budget).components() {
        budget.pay(STEPS_PER_ENTRY * (part.entry_count() + wanted.len()));
        let found = Part::new(&part, cover, wanted)?.covers(&mut choices, budget)?;
        count = count.saturating_mul(found.count);
        minima = combined(&minima, &found.kept);
        best.extend(part.labels(&found.best));
    }
    best.sort_unstable();
    for labels in &mut minima {
        labels.sort_unstable();
    }
    minima.retain(|labels| *labels != best);
    minima.truncate(OTHERS_MAX.min(COLUMNS_NAMED_MAX / cover.len().max(1)));
    let indices = |labels: Vec<u32>| labels.into_iter().map(|label| label as usize).collect();
    Some((best, Minima { count, others: minima.into_iter().map(indices).collect() }))
}

/// The first unions of one list of `minima` and one of `with`.
fn combined(minima: &[Vec<u32>], with: &[Vec<u32>]) -> Vec<Vec<u32>> {
    let pairs = minima.iter().flat_map(|left| with.iter().map(|right| [left.as_slice(), right].concat()));
    pairs.take(OTHERS_MAX + 1).collect()
}

/// A part of a chart whose rows and columns are bits of machine words.
struct Part<'chart> {
    chart: &'chart Chart,
    /// For each column its rows.
    rows: Vec<u64>,
    /// For each row its columns.
    columns: Vec<u128>,
    /// For each row the rows that share a column with it.
    neighbours: Vec<u64>,
    /// The number of columns, and of literals, of a minimum cover.
    terms: usize,
    literals: u32,
    /// The columns of that cover, and the wanted columns.
    chosen: Vec<usize>,
    wanted: u128,
}

/// The covers found.
struct Found {
    count: u32,
    /// The labels of the columns of the first covers found.
    kept: Vec<Vec<u32>>,
    /// The cover that has the most of the wanted columns.
    best: Vec<usize>,
}

impl<'chart> Part<'chart> {
    fn new(chart: &'chart Chart, cover: &[u32], wanted: &[u32]) -> Option<Self> {
        if chart.row_count() > ROWS_MAX || chart.column_count() > COLUMNS_MAX {
            return None;
        }
        let rows: Vec<u64> = (0..chart.column_count())
            .map(|column| chart.column(column).iter().fold(0, |rows, &row| rows | 1 << row))
            .collect();
        let columns_of = |row: usize| chart.row(row).iter();
        let columns =
            (0..chart.row_count()).map(|row| columns_of(row).fold(0, |all, &column| all | 1 << column));
        let neighbours = (0..chart.row_count())
            .map(|row| columns_of(row).fold(0, |all, &column| all | rows[column as usize]));
        let chosen = chart.columns_with_labels(cover);
        Some(Self {
            columns: columns.collect(),
            neighbours: neighbours.collect(),
            rows,
            terms: chosen.len(),
            literals: chosen.iter().map(|&column| chart.literals(column)).sum(),
            chosen,
            wanted: chart.columns_with_labels(wanted).iter().fold(0, |all, &column| all | 1 << column),
            chart,
        })
    }

    /// All minimum covers; `None` if finding them takes more than `choices`.
    fn covers(&self, choices: &mut u32, budget: &mut Budget) -> Option<Found> {
        let prices = ReducedCosts::first(self.chart, self.terms, self.literals);
        let mut few = CHOICES_FIRST.min(*choices);
        *choices -= few;
        self.covers_at(&prices, &mut few, budget).or_else(|| {
            let prices = prices.better(self.chart, budget);
            self.covers_at(&prices, choices, budget)
        })
    }

    fn covers_at(&self, prices: &ReducedCosts, choices: &mut u32, budget: &mut Budget) -> Option<Found> {
        let found = Found { count: 0, kept: Vec::new(), best: self.chosen.clone() };
        let mut search = Enumeration { part: self, prices, chosen: Vec::new(), found };
        let open = u64::MAX >> (ROWS_MAX - self.chart.row_count());
        let columns = 0..self.chart.column_count();
        let affordable = columns.filter(|&column| prices.of_choosing(column, bits(0)) <= prices.slack);
        let allowed = affordable.fold(0, |all, column| all | 1 << column);
        search.extend(open, allowed, prices.slack, choices, budget)?;
        Some(search.found)
    }

    /// How many of the columns are wanted.
    fn wanted_among(&self, columns: &[usize]) -> usize {
        columns.iter().filter(|&&column| self.wanted >> column & 1 == 1).count()
    }

    /// The size of a set of open rows of which no two share a column; a cover needs at least as many columns.
    fn independent(&self, mut open: u64) -> usize {
        let mut count = 0;
        while open != 0 {
            open &= !self.neighbours[open.trailing_zeros() as usize];
            count += 1;
        }
        count
    }
}

/// The covers of a part, one by one.
struct Enumeration<'part> {
    part: &'part Part<'part>,
    prices: &'part ReducedCosts,
    chosen: Vec<usize>,
    found: Found,
}

impl Enumeration<'_> {
    /// Finds each cover that has the chosen columns and, for the rows `open`, columns of `allowed`. `slack` is the part
    /// of [`ReducedCosts::slack`] that the decisions so far have left. Recurses once for each column of a cover, so at
    /// most [`ROWS_MAX`] times.
    fn extend(
        &mut self,
        open: u64,
        mut allowed: u128,
        mut slack: i64,
        choices: &mut u32,
        budget: &mut Budget,
    ) -> Option<()> {
        let part = self.part;
        if open == 0 {
            self.take();
            return Some(());
        }
        if !budget.pay(STEPS_PER_CHOICE + open.count_ones() as usize) {
            return None;
        }
        if self.chosen.len() + part.independent(open) > part.terms {
            return Some(());
        }
        let row = bits(open.into()).min_by_key(|&row| (part.columns[row] & allowed).count_ones())?;
        for column in bits(part.columns[row] & allowed) {
            *choices = choices.checked_sub(1)?;
            // All covers with this column are found in this round, so the next columns are tried without it.
            allowed &= !(1 << column);
            let covered_twice = bits((part.rows[column] & !open).into());
            let left = slack - self.prices.of_choosing(column, covered_twice);
            if left >= 0 {
                self.chosen.push(column);
                self.extend(open & !part.rows[column], allowed, left, choices, budget)?;
                self.chosen.pop();
            }
            slack -= self.prices.of_leaving(column);
        }
        Some(())
    }

    /// Counts the chosen columns if they cost as much as a minimum cover.
    fn take(&mut self) {
        let literals: u32 = self.chosen.iter().map(|&column| self.part.chart.literals(column)).sum();
        if self.chosen.len() == self.part.terms && literals == self.part.literals {
            self.found.count = self.found.count.saturating_add(1);
            if self.found.kept.len() <= OTHERS_MAX {
                self.found.kept.push(self.part.chart.labels(&self.chosen));
            }
            if self.part.wanted_among(&self.chosen) > self.part.wanted_among(&self.found.best) {
                self.found.best.clone_from(&self.chosen);
            }
        }
    }
}

/// The numbers of the bits that are 1, ascending.
fn bits(mut word: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = word.trailing_zeros();
        word &= word.checked_sub(1)?;
        Some(bit as usize)
    })
}

#[cfg(test)]
mod tests {
    use super::super::{minimize, primes};
    use super::*;
    use crate::rows::{TruthTable, random_rows as rows};

    #[test]
    fn no_prices_leave_a_cover_out() {
        let (mut several, mut tightened) = (0, 0);
        for seed in 0..120 {
            let on = rows(5 + seed % 2, 35 + seed % 40, seed);
            let (all, minimum) = (primes(&on), minimize(&TruthTable::new(on.clone()), 2_000));
            assert!(minimum.proven);
            let cover: Vec<u32> = minimum.cover.iter().map(|&prime| prime as u32).collect();
            let chart = Chart::new(&on, &all, 0..all.len() as u32);
            for chart in without_dominating_rows(chart, &mut Budget::of_units(1_000)).components() {
                let Some(part) = Part::new(&chart, &cover, &[]) else { continue };
                let search = |prices: &ReducedCosts| {
                    let mut choices = 1 << 20;
                    let found = part.covers_at(prices, &mut choices, &mut Budget::of_units(100))?;
                    let mut covers = found.kept;
                    covers.iter_mut().for_each(|labels| labels.sort_unstable());
                    covers.sort();
                    // Where not all covers are kept, it depends on the order of the search which ones are.
                    covers.truncate(if found.count as usize <= OTHERS_MAX { OTHERS_MAX } else { 0 });
                    Some((found.count, covers, (1 << 20) - choices))
                };
                let first = ReducedCosts::first(&chart, part.terms, part.literals);
                let Some((count, covers, tried)) = search(&first.without_limit()) else { continue };
                let (first, better) = (
                    search(&first).unwrap(),
                    search(&first.better(&chart, &mut Budget::of_units(64))).unwrap(),
                );
                assert_eq!((first.0, &first.1), (count, &covers), "seed {seed}");
                assert_eq!((better.0, &better.1), (count, &covers), "seed {seed}");
                assert!(first.2 <= tried);
                several += usize::from(count > 1);
                tightened += usize::from(better.2 < first.2);
            }
        }
        assert!(several > 20, "{several} charts have several minima");
        assert!(tightened > 20, "relaxing made {tightened} searches shorter");
    }
}
