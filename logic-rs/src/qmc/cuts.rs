//! Cuts: inequalities that every cover of a chart satisfies and the linear relaxation does not. A cut is found from a few
//! rows, for which the cheapest cover by the columns of the relaxation is worked out exactly.
//!
//! Three rows of which each two share a column are covered by one and a half columns in the relaxation, and by no fewer
//! than two in a cover. The odd-cycle inequalities and the {0, ½}-cuts of V. Chvátal and R. Gomory are of this kind, as
//! far as they come from few rows. Source: E. Balas, S. M. Ng, "On the set covering polytope" (1989), who describe the
//! inequalities of few rows; L. A. Wolsey, "Faces for a linear inequality in 0-1 variables" (1975), for the lifting.

use super::budget::Budget;
use super::chart::Chart;
use super::lagrangian::{SCALE, TAKEN_UNIT};
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// Most rows of a cut: the cheapest covers of all sets of these rows are listed.
const ROWS_MAX: usize = 10;
/// Least amount by which the relaxation must violate a cut, in units of 1/[`TAKEN_UNIT`].
const MISSED_MIN: i64 = TAKEN_UNIT / 12;
/// A column whose value in the relaxation is below this counts as not taken.
const TAKEN_MIN: i64 = TAKEN_UNIT / 32;
/// A row whose price is below this does not bind the relaxation.
const PRICE_MIN: i64 = SCALE / 64;
/// A number larger than the size of any irredundant cover of a cut's rows.
const NO_COVER: u8 = ROWS_MAX as u8 + 1;

/// The coefficients of the columns in every cover add up to at least `least`.
#[derive(Clone, Debug)]
pub(crate) struct Cut {
    /// The label of each column with a coefficient above 0, ascending, and the coefficient.
    pub(crate) columns: Vec<(u32, i64)>,
    pub(crate) least: i64,
}

/// Looks for cuts of the chart that its relaxation violates: `taken` is the value of each column in the relaxation, in
/// units of 1/[`TAKEN_UNIT`], `prices` the price of each row. The most violated cuts come first.
///
/// A set of rows grows from each row: again and again the row is added whose new columns have the least sum in the
/// relaxation. Of the sets on the way, the one with the most violated cut is kept. Takes about 2^[`ROWS_MAX`] steps for
/// each column of the rows of a set, for each first row.
pub(crate) fn missed_cuts(chart: &Chart, taken: &[i64], prices: &[i64], budget: &mut Budget) -> Vec<Cut> {
    let mut growth = Growth::new(chart, taken, prices);
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    for row in (0..chart.row_count()).filter(|&row| prices[row] >= PRICE_MIN) {
        if budget.is_spent() {
            break;
        }
        let Some((missed, rows)) = growth.grown_from(row, budget) else { continue };
        let mut key = rows.clone();
        key.sort_unstable();
        if seen.insert(key) {
            found.push((missed, rows));
        }
    }
    found.sort_by_key(|&(missed, _)| Reverse(missed));
    let cuts = found.iter().map(|(_, rows)| lifted(chart, taken, rows, budget));
    cuts.collect()
}

/// Sets of rows that grow from one row.
struct Growth<'chart> {
    chart: &'chart Chart,
    taken: &'chart [i64],
    prices: &'chart [i64],
    /// For each row the columns that the relaxation takes.
    support: Vec<Vec<u32>>,
    is_met: Vec<bool>,
    is_in: Vec<bool>,
}

impl<'chart> Growth<'chart> {
    fn new(chart: &'chart Chart, taken: &'chart [i64], prices: &'chart [i64]) -> Self {
        let is_taken = |column: &u32| taken[*column as usize] >= TAKEN_MIN;
        let support = |row: usize| chart.row(row).iter().copied().filter(is_taken).collect();
        Self {
            chart,
            taken,
            prices,
            support: (0..chart.row_count()).map(support).collect(),
            is_met: vec![false; chart.column_count()],
            is_in: vec![false; chart.row_count()],
        }
    }

    /// Of the sets of rows that grow from this row, the one with the most violated cut, and the amount of the
    /// violation.
    fn grown_from(&mut self, row: usize, budget: &mut Budget) -> Option<(i64, Vec<usize>)> {
        let mut rows = Vec::new();
        let mut met = Vec::new();
        // After each row, the sum of the relaxation's values of all columns met so far.
        let mut taken = Vec::new();
        let mut sum = 0;
        let mut next = Some(row);
        while let Some(row) = next {
            self.is_in[row] = true;
            rows.push(row);
            for &column in &self.support[row] {
                if !std::mem::replace(&mut self.is_met[column as usize], true) {
                    met.push(column);
                    sum += self.taken[column as usize];
                }
            }
            taken.push(sum);
            next = if rows.len() < ROWS_MAX { self.nearest(&met, budget) } else { None };
        }
        for &row in &rows {
            self.is_in[row] = false;
        }
        for &column in &met {
            self.is_met[column as usize] = false;
        }
        let masks = distinct(met.iter().map(|&column| mask(&rows, self.chart.column(column as usize))));
        budget.pay((masks.len() << rows.len()) + rows.len() * met.len());
        let fewest = fewest_by_rows(rows.len(), &masks);
        let missed = |count: usize| i64::from(fewest[(1 << count) - 1]) * TAKEN_UNIT - taken[count - 1];
        let count = (2..=rows.len()).max_by_key(|&count| (missed(count), Reverse(count)))?;
        let is_cut = missed(count) >= MISSED_MIN && fewest[(1 << count) - 1] < NO_COVER;
        is_cut.then(|| (missed(count), rows[..count].to_vec()))
    }

    /// The row that has one of the columns met and whose new columns have the least sum in the relaxation.
    fn nearest(&self, met: &[u32], budget: &mut Budget) -> Option<usize> {
        let mut best = None;
        let mut looks = 0;
        for &column in met {
            for &row in self.chart.column(column as usize) {
                let row = row as usize;
                if self.is_in[row] || self.prices[row] < PRICE_MIN {
                    continue;
                }
                let is_new = |column: &&u32| !self.is_met[**column as usize];
                let added: i64 =
                    self.support[row].iter().filter(is_new).map(|&column| self.taken[column as usize]).sum();
                looks += self.support[row].len();
                if best.is_none_or(|least| (added, row) < least) {
                    best = Some((added, row));
                }
            }
            looks += self.chart.column_len(column as usize);
        }
        budget.pay(looks);
        best.filter(|&(added, _)| added < TAKEN_UNIT).map(|(_, row)| row)
    }
}

/// Which of the rows are in an ascending list, as bits.
fn mask(rows: &[usize], list: &[u32]) -> u32 {
    let has = |row: usize| u32::from(list.binary_search(&(row as u32)).is_ok());
    rows.iter().enumerate().fold(0, |mask, (index, &row)| mask | has(row) << index)
}

fn distinct(masks: impl Iterator<Item = u32>) -> Vec<u32> {
    let masks: BTreeSet<u32> = masks.collect();
    masks.into_iter().collect()
}

/// For each set of the rows, as bits, the least number of columns that cover the set. Each column is given as the bits
/// of the rows that it covers.
fn fewest_by_rows(rows: usize, columns: &[u32]) -> Vec<u8> {
    let mut fewest = vec![NO_COVER; 1 << rows];
    fewest[0] = 0;
    for set in 1..1u32 << rows {
        let lowest = set & set.wrapping_neg();
        let covering = columns.iter().filter(|&&column| column & lowest != 0);
        let least = covering.map(|&column| fewest[(set & !column) as usize]).min().unwrap_or(NO_COVER);
        fewest[set as usize] = (least + 1).min(NO_COVER);
    }
    fewest
}

/// The cut of these rows. The columns that the relaxation takes have the coefficient 1; each other column in turn has the
/// least coefficient with which no cover costs less than the cheapest one so far.
fn lifted(chart: &Chart, taken: &[i64], rows: &[usize], budget: &mut Budget) -> Cut {
    let columns: BTreeSet<u32> = rows.iter().flat_map(|&row| chart.row(row)).copied().collect();
    let mut columns: Vec<(u32, u32)> =
        columns.into_iter().map(|column| (column, mask(rows, chart.column(column as usize)))).collect();
    // Columns that come early get small coefficients, which make the cut strong. So the columns that the relaxation may
    // take next, those of many rows, come early.
    columns
        .sort_by_key(|&(column, mask)| (Reverse(taken[column as usize]), Reverse(mask.count_ones()), column));
    let is_taken = |column: u32| taken[column as usize] >= TAKEN_MIN;
    let first = columns.iter().filter(|&&(column, _)| is_taken(column)).map(|&(_, mask)| mask);
    let first = distinct(first);
    let mut cheapest = fewest_by_rows(rows.len(), &first);
    let all = cheapest.len() - 1;
    let least = cheapest[all];
    let mut coefficients = std::collections::BTreeMap::new();
    let mut cut = Cut { columns: Vec::new(), least: i64::from(least) };
    for &(column, mask) in &columns {
        let coefficient = if is_taken(column) {
            1
        } else {
            *coefficients.entry(mask).or_insert_with(|| {
                let coefficient = least - cheapest[all & !(mask as usize)].min(least);
                for set in 0..cheapest.len() {
                    cheapest[set] = cheapest[set].min(coefficient + cheapest[set & !(mask as usize)]);
                }
                coefficient
            })
        };
        if coefficient > 0 {
            cut.columns.push((chart.column_label(column as usize), coefficient.into()));
        }
    }
    budget.pay((first.len() + coefficients.len()) << rows.len());
    cut.columns.sort_unstable();
    cut
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    fn plenty() -> Budget {
        Budget::of_units(1_000)
    }

    /// The sum of the coefficients of a set of columns, given as bits.
    fn sum(cut: &Cut, set: u32) -> i64 {
        cut.columns
            .iter()
            .filter(|&&(label, _)| set >> label & 1 == 1)
            .map(|&(_, coefficient)| coefficient)
            .sum()
    }

    fn is_cover(chart: &Chart, set: u32) -> bool {
        (0..chart.row_count()).all(|row| chart.row(row).iter().any(|&column| set >> column & 1 == 1))
    }

    #[test]
    fn halves_of_the_columns_of_an_odd_cycle_miss_the_cut_of_its_rows() {
        for rows in [3, 5, 7, 9] {
            let next = |row: u32| (row + 1) % rows;
            let columns: Vec<Vec<u32>> =
                (0..rows).map(|row| vec![row.min(next(row)), row.max(next(row))]).collect();
            let chart = Chart::of_columns(rows as usize, &columns);
            let taken = vec![TAKEN_UNIT / 2; rows as usize];
            let prices = vec![SCALE / 2; rows as usize];
            let cuts = missed_cuts(&chart, &taken, &prices, &mut plenty());
            let all: Vec<(u32, i64)> = (0..rows).map(|column| (column, 1)).collect();
            let least = i64::from(rows).midpoint(1);
            assert!(cuts.iter().any(|cut| cut.columns == all && cut.least == least), "{rows} rows: {cuts:?}");
        }
    }

    #[test]
    fn every_cover_satisfies_every_cut_and_the_solution_it_was_made_for_misses_it() {
        let mut cut_count = 0;
        for seed in 1..400 {
            let mut random = Random(seed);
            let chart = Chart::of_columns(12, &random.columns(12, 12));
            // Any values will do: a cut is true whatever it was made for.
            let taken: Vec<i64> = (0..12).map(|_| TAKEN_UNIT * i64::from(random.below(4)) / 4).collect();
            let prices: Vec<i64> = (0..12).map(|_| SCALE * i64::from(random.below(3)) / 2).collect();
            let covers: Vec<u32> = (0..1 << 12).filter(|&set| is_cover(&chart, set)).collect();
            for cut in missed_cuts(&chart, &taken, &prices, &mut plenty()) {
                assert!(covers.iter().all(|&cover| sum(&cut, cover) >= cut.least), "seed {seed}: {cut:?}");
                let value = |&(label, coefficient): &(u32, i64)| coefficient * taken[label as usize];
                assert!(cut.columns.iter().map(value).sum::<i64>() < cut.least * TAKEN_UNIT);
                cut_count += 1;
            }
        }
        assert!(cut_count > 500, "{cut_count} cuts: the charts test nothing");
    }

    #[test]
    fn a_spent_budget_makes_no_cut() {
        let chart = Chart::of_columns(3, &[vec![0, 1], vec![1, 2], vec![0, 2]]);
        let (taken, prices) = ([TAKEN_UNIT / 2; 3], [SCALE / 2; 3]);
        assert!(missed_cuts(&chart, &taken, &prices, &mut Budget::of_units(0)).is_empty());
    }
}
