//! Lagrangian relaxation: a lower bound on the cost of every cover of a chart, and good covers.
//!
//! Each row gets a Lagrangian multiplier, which is its price. A column's reduced cost is its cost less the prices of
//! its rows. Whatever the prices are, the sum of all prices and all negative reduced costs is at most the cost of any
//! cover. The subgradient method looks for prices with a large sum. Sources: M. L. Fisher, "The Lagrangian relaxation
//! method" (1981); A. Caprara, M. Fischetti, P. Toth, "A heuristic method for the set covering problem" (1999).
//!
//! All numbers are integers in units of 1/[`SCALE`] of a cost, so bounds are exact and the same on every platform.

use super::budget::Budget;
use super::chart::Chart;
use super::greedy::irredundant;

/// Units in a cost of 1.
pub(crate) const SCALE: i64 = 1 << 12;

/// How long the subgradient method looks for better prices.
pub(crate) struct Effort {
    rounds: u32,
    /// A cover is made from the prices once in so many rounds.
    rounds_per_cover: u32,
    /// After so many rounds without a better bound the step is halved.
    patience: u32,
    /// The first step, in units of 1/`STEP_UNIT`; the method ends when halving makes it 0.
    step_first: i64,
}

impl Effort {
    /// For prices that start from nothing.
    pub(crate) const FIRST: Self =
        Self { rounds: 400, rounds_per_cover: 8, patience: 16, step_first: 2 * STEP_UNIT };
    /// For prices that were good with other costs.
    pub(crate) const AGAIN: Self =
        Self { rounds: 150, rounds_per_cover: 16, patience: 10, step_first: STEP_UNIT };
    /// For prices that were good for a larger chart.
    pub(crate) const BELOW: Self =
        Self { rounds: 24, rounds_per_cover: 24, patience: 8, step_first: STEP_UNIT / 8 };
    /// The same where only covers that cost less than 1 above the bound are looked for.
    pub(crate) const BELOW_TO_BOUND: Self =
        Self { rounds: 40, rounds_per_cover: 40, patience: 8, step_first: STEP_UNIT / 6 };
}

const STEP_UNIT: i64 = 256;
/// Directions are in units of 1/`DIRECTION_UNIT`.
const DIRECTION_UNIT: i64 = 256;
/// How many eighths of the last direction are kept.
const KEPT: i64 = 7;

/// The covers that are looked for: they cost less than `upper` and have at most `terms_max` columns.
///
/// Costs are multiples of [`SCALE`], in units of 1/[`SCALE`].
#[derive(Clone, Copy)]
pub(crate) struct Wanted {
    pub(crate) upper: i64,
    pub(crate) terms_max: usize,
}

/// In [`Relaxation::taken`], a column that is taken in every round.
pub(crate) const TAKEN_UNIT: i64 = 1 << 16;

/// The result of relaxing a chart.
pub(crate) struct Relaxation {
    /// A lower bound on the cost of every cover.
    pub(crate) lower: i64,
    /// A price for each row.
    pub(crate) multipliers: Vec<i64>,
    /// For each column a lower bound on the cost of every cover with it, and of every cover without it: the best of all
    /// rounds. At any prices a cover with a column of positive reduced cost costs at least the bound and that much more;
    /// so does one without a column of negative reduced cost.
    pub(crate) with: Vec<i64>,
    pub(crate) without: Vec<i64>,
    /// For each column the share of rounds in which its reduced cost was negative, in units of 1/[`TAKEN_UNIT`]; later
    /// rounds count more. Near the best prices it estimates the column's value in the linear relaxation.
    pub(crate) taken: Vec<i64>,
    /// The best cover found, if it is cheaper than `upper`.
    pub(crate) cover: Option<Vec<usize>>,
}

/// The first prices, by dual ascent: row by row, those with the fewest columns first, each row gets the least reduced
/// cost that its columns have left. No reduced cost becomes negative.
pub(crate) fn first_multipliers(chart: &Chart, costs: &[i64]) -> Vec<i64> {
    let mut left = costs.to_vec();
    let mut multipliers = vec![0; chart.row_count()];
    let mut rows: Vec<usize> = (0..chart.row_count()).collect();
    rows.sort_by_key(|&row| chart.row_len(row));
    for row in rows {
        let price = chart.row(row).iter().map(|&column| left[column as usize]).min().unwrap_or(0);
        multipliers[row] = price;
        for &column in chart.row(row) {
            left[column as usize] -= price;
        }
    }
    multipliers
}

/// Improves the prices by the subgradient method. Each round is linear in the chart's entries.
///
/// Only covers that `wanted` describes are looked for. Ends early when the bound shows that there is none, or when the
/// budget is spent, but never before the first round.
pub(crate) fn relax(
    chart: &Chart,
    costs: &[i64],
    mut multipliers: Vec<i64>,
    wanted: Wanted,
    effort: &Effort,
    budget: &mut Budget,
) -> Relaxation {
    let mut upper = wanted.upper;
    let cost_of = |&column: &u32| costs[column as usize];
    let cheapest: Vec<i64> =
        (0..chart.row_count()).map(|row| chart.row(row).iter().map(cost_of).min().unwrap_or(0)).collect();
    let mut best = Relaxation {
        lower: i64::MIN,
        multipliers: Vec::new(),
        with: vec![i64::MIN; chart.column_count()],
        without: vec![i64::MIN; chart.column_count()],
        taken: vec![TAKEN_UNIT / 2; chart.column_count()],
        cover: None,
    };
    let mut step = effort.step_first;
    let mut stale = 0;
    let mut direction = vec![0; chart.row_count()];
    let mut reduced = vec![0; chart.column_count()];
    let mut slack = vec![1; chart.row_count()];
    for round in 0..effort.rounds {
        reduced_costs(chart, costs, &multipliers, &mut reduced);
        let lower = multipliers.iter().sum::<i64>() + reduced.iter().map(|&cost| cost.min(0)).sum::<i64>();
        for (taken, &reduced) in best.taken.iter_mut().zip(&reduced) {
            *taken += (if reduced < 0 { TAKEN_UNIT } else { 0 } - *taken) / 16;
        }
        for ((with, without), &reduced) in best.with.iter_mut().zip(&mut best.without).zip(&reduced) {
            *with = (*with).max(lower + reduced.max(0));
            *without = (*without).max(lower - reduced.min(0));
        }
        set_slack(chart, &reduced, &mut slack);
        for (direction, slack) in direction.iter_mut().zip(&slack) {
            *direction = (*direction * KEPT + slack * DIRECTION_UNIT * (8 - KEPT)) / 8;
        }
        let norm: i64 = direction.iter().map(|part| part * part).sum();
        if round % effort.rounds_per_cover == 0 || norm == 0 {
            let cover = priced_cover(chart, &multipliers, &reduced);
            let cost = cover.iter().map(|&column| costs[column]).sum();
            if cost < upper && cover.len() <= wanted.terms_max {
                upper = cost;
                best.cover = Some(cover);
            }
        }
        let length = step * ((upper - lower) / STEP_UNIT) * DIRECTION_UNIT;
        if lower > best.lower {
            best.lower = lower;
            best.multipliers.clone_from(&multipliers);
            stale = 0;
            shift(&mut multipliers, &direction, length, norm.max(1), &cheapest);
        } else {
            stale += 1;
            if stale == effort.patience {
                step /= 2;
                stale = 0;
                multipliers.clone_from(&best.multipliers);
            } else {
                shift(&mut multipliers, &direction, length, norm.max(1), &cheapest);
            }
        }
        let steps = 6 * chart.entry_count() + 4 * (chart.row_count() + chart.column_count());
        if !budget.pay(steps) || best.lower > upper - SCALE || norm == 0 || step == 0 {
            break;
        }
    }
    best
}

/// Each column's cost less the prices of its rows.
fn reduced_costs(chart: &Chart, costs: &[i64], multipliers: &[i64], reduced: &mut [i64]) {
    for (column, (reduced, cost)) in reduced.iter_mut().zip(costs).enumerate() {
        *reduced = cost - chart.column(column).iter().map(|&row| multipliers[row as usize]).sum::<i64>();
    }
}

/// For each row 1 less the number of columns with negative reduced cost that cover it.
fn set_slack(chart: &Chart, reduced: &[i64], slack: &mut [i64]) {
    slack.fill(1);
    for (column, _) in reduced.iter().enumerate().filter(|&(_, &reduced)| reduced < 0) {
        for &row in chart.column(column) {
            slack[row as usize] -= 1;
        }
    }
}

/// Moves the prices by `length / norm` times `direction`. A price stays between 0 and the cost of the row's cheapest
/// column, where the best prices are; that also keeps every sum far from overflowing.
fn shift(multipliers: &mut [i64], direction: &[i64], length: i64, norm: i64, cheapest: &[i64]) {
    // One division for all rows. No part of the direction is larger than the norm, so the products don't overflow.
    let factor = length * SCALE / norm;
    for ((price, part), &most) in multipliers.iter_mut().zip(direction).zip(cheapest) {
        *price = (*price + factor * part / SCALE).clamp(0, most);
    }
}

/// An irredundant cover at these prices. First it takes the columns with negative reduced cost, lowest first, that
/// cover an uncovered row. Then for each row still uncovered, rows with the fewest columns first, it takes the row's
/// column with the least reduced cost for each row it newly covers.
fn priced_cover(chart: &Chart, multipliers: &[i64], reduced: &[i64]) -> Vec<usize> {
    let mut partial = Partial {
        chart,
        multipliers,
        covered: vec![false; chart.row_count()],
        gain: (0..chart.column_count()).map(|column| chart.column_len(column) as i64).collect(),
        reduced: reduced.to_vec(),
        cover: Vec::new(),
    };
    let mut bargains: Vec<usize> = (0..chart.column_count()).filter(|&column| reduced[column] < 0).collect();
    bargains.sort_by_key(|&column| reduced[column]);
    for column in bargains {
        if partial.gain[column] > 0 {
            partial.take(column);
        }
    }
    let mut rows: Vec<usize> = (0..chart.row_count()).filter(|&row| !partial.covered[row]).collect();
    rows.sort_by_key(|&row| chart.row_len(row));
    for row in rows {
        if !partial.covered[row] {
            let cheapest = chart.row(row).iter().min_by_key(|&&column| {
                let column = column as usize;
                SCALE * partial.reduced[column] / partial.gain[column]
            });
            if let Some(&column) = cheapest {
                partial.take(column as usize);
            }
        }
    }
    irredundant(chart, partial.cover, reduced)
}

/// A cover that is being made.
struct Partial<'chart> {
    chart: &'chart Chart,
    multipliers: &'chart [i64],
    covered: Vec<bool>,
    /// For each column the number of its uncovered rows.
    gain: Vec<i64>,
    /// For each column its cost less the prices of its uncovered rows.
    reduced: Vec<i64>,
    cover: Vec<usize>,
}

impl Partial<'_> {
    fn take(&mut self, column: usize) {
        self.cover.push(column);
        for &row in self.chart.column(column) {
            let row = row as usize;
            if !std::mem::replace(&mut self.covered[row], true) {
                for &other in self.chart.row(row) {
                    self.gain[other as usize] -= 1;
                    self.reduced[other as usize] += self.multipliers[row];
                }
            }
        }
    }
}
