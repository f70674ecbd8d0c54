//! Lagrangian relaxation: a lower bound on the cost of every cover of a chart, and good covers.
//!
//! Each row gets a Lagrangian multiplier, which is its price. A column's reduced cost is its cost less the prices of
//! its rows. Whatever the prices are, the sum of all prices and all negative reduced costs is at most the cost of any
//! cover. A cut has a price too: a cut is like a row that must be covered several times and that columns cover with
//! different weights. The subgradient method looks for prices with a large sum. Sources: M. L. Fisher, "The Lagrangian
//! relaxation method" (1981); A. Caprara, M. Fischetti, P. Toth, "A heuristic method for the set covering problem"
//! (1999).
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
    /// A cover is made from the prices once in this many rounds.
    rounds_per_cover: u32,
    /// After this many rounds without a better bound the step is halved.
    patience: u32,
    /// The first step, in units of 1/`STEP_UNIT`; the method ends when halving makes it 0.
    step_first: i64,
    /// Whether the method goes back to the best prices when the step is halved. If so, no [`Relaxation::mean`] is made.
    goes_back: bool,
}

impl Effort {
    /// For prices that may be far from the best ones.
    pub(crate) const FIRST: Self =
        Self { rounds: 400, rounds_per_cover: 8, patience: 16, step_first: 2 * STEP_UNIT, goes_back: true };
    /// For prices that were good with other costs.
    pub(crate) const AGAIN: Self =
        Self { rounds: 150, rounds_per_cover: 16, patience: 10, step_first: STEP_UNIT, goes_back: true };
    /// For prices that a long search starts from: they nearly reach the bound of the linear relaxation.
    pub(crate) const LONG: Self = Self {
        rounds: 2_000,
        rounds_per_cover: 64,
        patience: 100,
        step_first: 2 * STEP_UNIT,
        goes_back: false,
    };
    /// For good prices of rows and any prices of cuts, and to find a solution of the linear relaxation. The prices of
    /// new cuts have a long way to go, which going back would undo.
    pub(crate) const MEAN: Self =
        Self { rounds: 512, rounds_per_cover: 64, patience: 48, step_first: STEP_UNIT / 4, goes_back: false };
    /// For prices that were good for a larger chart.
    pub(crate) const BELOW: Self =
        Self { rounds: 24, rounds_per_cover: 24, patience: 8, step_first: STEP_UNIT / 8, goes_back: true };
    /// The same where only covers that cost less than 1 above the bound are looked for.
    pub(crate) const BELOW_TO_BOUND: Self =
        Self { rounds: 40, rounds_per_cover: 40, patience: 8, step_first: STEP_UNIT / 6, goes_back: true };
}

/// A cut in a chart: the coefficients of the columns in every cover add up to at least `least`.
pub(crate) struct LocalCut {
    /// The columns with a coefficient above 0, each with its coefficient.
    pub(crate) columns: Vec<(u32, i64)>,
    pub(crate) least: i64,
}

/// The longest step, so that sums of steps don't overflow.
const FACTOR_MAX: i64 = 1 << 32;

/// Each time this many rounds are done, the weight of all rounds so far in the mean is halved.
const ROUNDS_OF_MEAN: u32 = 128;

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

/// The value in [`Relaxation::taken`] of a column that is taken in every round.
pub(crate) const TAKEN_UNIT: i64 = 1 << 16;

/// The result of relaxing a chart.
pub(crate) struct Relaxation {
    /// A lower bound on the cost of every cover.
    pub(crate) lower: i64,
    /// A price for each row, then one for each cut.
    pub(crate) multipliers: Vec<i64>,
    /// For each column a lower bound on the cost of every cover with it, and of every cover without it: the best of all
    /// rounds. At any prices a cover with a column of positive reduced cost costs at least the bound plus that reduced
    /// cost; a cover without a column of negative reduced cost costs at least the bound plus the absolute value of that
    /// reduced cost.
    pub(crate) with: Vec<i64>,
    pub(crate) without: Vec<i64>,
    /// For each column the share of rounds in which its reduced cost was negative, in units of 1/[`TAKEN_UNIT`]; later
    /// rounds count more. Near the best prices this share estimates the column's value in the linear relaxation.
    pub(crate) taken: Vec<i64>,
    /// For each column the share of rounds in which it was taken, in units of 1/[`TAKEN_UNIT`], where the weight of a
    /// round is the length of its step and early rounds count less. With steps that get shorter slowly this mean comes
    /// near a solution of the linear relaxation (F. Barahona, R. Anbil, "The volume algorithm", 2000).
    pub(crate) mean: Vec<i64>,
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
        let price = chart.row(row).iter().map(|&column| left[column as usize]).min().unwrap_or(0).max(0);
        multipliers[row] = price;
        for &column in chart.row(row) {
            left[column as usize] -= price;
        }
    }
    multipliers
}

/// Improves the prices by the subgradient method. Each round is linear in the chart's entries.
///
/// Only covers that `wanted` describes are looked for. Ends early when the bound shows that there is no such cover, or
/// when the budget is spent, but never before the first round.
pub(crate) fn relax(
    chart: &Chart,
    costs: &[i64],
    cuts: &[LocalCut],
    mut multipliers: Vec<i64>,
    wanted: Wanted,
    effort: &Effort,
    budget: &mut Budget,
) -> Relaxation {
    let mut upper = wanted.upper;
    let cost_of = |&column: &u32| costs[column as usize];
    // The price of a row need not be higher than the cost of its cheapest column, nor the price of a cut higher than
    // the cost of its dearest column.
    let of_rows = (0..chart.row_count()).map(|row| chart.row(row).iter().map(cost_of).min().unwrap_or(0));
    let of_cuts =
        cuts.iter().map(|cut| cut.columns.iter().map(|(column, _)| cost_of(column)).max().unwrap_or(0));
    let highest: Vec<i64> = of_rows.chain(of_cuts).map(|price| price.max(0)).collect();
    let cut_entries: usize = cuts.iter().map(|cut| cut.columns.len()).sum();
    let mut best = Relaxation {
        lower: i64::MIN,
        multipliers: Vec::new(),
        with: vec![i64::MIN; chart.column_count()],
        without: vec![i64::MIN; chart.column_count()],
        taken: vec![TAKEN_UNIT / 2; chart.column_count()],
        mean: vec![0; chart.column_count()],
        cover: None,
    };
    // The length of all steps together.
    let mut way = 0;
    let mut step = effort.step_first;
    let mut stale = 0;
    let mut direction = vec![0; highest.len()];
    let mut reduced = vec![0; chart.column_count()];
    let mut slack = vec![1; highest.len()];
    for round in 0..effort.rounds {
        reduced_costs(chart, costs, &multipliers, &mut reduced);
        let (of_rows, of_cuts) = multipliers.split_at(chart.row_count());
        let mut paid = of_rows.iter().sum::<i64>();
        for (cut, price) in cuts.iter().zip(of_cuts).filter(|&(_, &price)| price > 0) {
            paid += cut.least * price;
            for &(column, coefficient) in &cut.columns {
                reduced[column as usize] -= coefficient * price;
            }
        }
        let lower = paid + reduced.iter().map(|&cost| cost.min(0)).sum::<i64>();
        for (taken, &reduced) in best.taken.iter_mut().zip(&reduced) {
            *taken += (if reduced < 0 { TAKEN_UNIT } else { 0 } - *taken) / 16;
        }
        for ((with, without), &reduced) in best.with.iter_mut().zip(&mut best.without).zip(&reduced) {
            *with = (*with).max(lower + reduced.max(0));
            *without = (*without).max(lower - reduced.min(0));
        }
        set_slack(chart, cuts, &reduced, &mut slack);
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
        // The division is done once here, not once for each row.
        let factor = (length * SCALE / norm.max(1)).min(FACTOR_MAX);
        if !effort.goes_back {
            if round % ROUNDS_OF_MEAN == ROUNDS_OF_MEAN - 1 {
                way /= 2;
                for mean in &mut best.mean {
                    *mean /= 2;
                }
            }
            way += factor;
            for (mean, _) in best.mean.iter_mut().zip(&reduced).filter(|&(_, &reduced)| reduced < 0) {
                *mean += factor;
            }
        }
        let mut goes_on = true;
        if lower > best.lower {
            best.lower = lower;
            best.multipliers.clone_from(&multipliers);
            stale = 0;
        } else {
            stale += 1;
            if stale == effort.patience {
                step /= 2;
                stale = 0;
                goes_on = !effort.goes_back;
            }
        }
        if goes_on {
            shift(&mut multipliers, &direction, factor, &highest);
        } else {
            multipliers.clone_from(&best.multipliers);
        }
        let steps = 3 * (chart.entry_count() + cut_entries) + 7 * (chart.row_count() + chart.column_count());
        if !budget.pay(steps) || best.lower > upper - SCALE || norm == 0 || step == 0 {
            break;
        }
    }
    for mean in &mut best.mean {
        *mean = *mean * TAKEN_UNIT / way.max(1);
    }
    best
}

/// Each column's cost less the prices of its rows.
fn reduced_costs(chart: &Chart, costs: &[i64], multipliers: &[i64], reduced: &mut [i64]) {
    for (column, (reduced, cost)) in reduced.iter_mut().zip(costs).enumerate() {
        *reduced = cost - chart.column(column).iter().map(|&row| multipliers[row as usize]).sum::<i64>();
    }
}

/// For each row, 1 minus the number of columns with negative reduced cost that cover the row. For each cut, `least`
/// minus the sum of the coefficients of these columns.
fn set_slack(chart: &Chart, cuts: &[LocalCut], reduced: &[i64], slack: &mut [i64]) {
    slack.fill(1);
    for (slack, cut) in slack[chart.row_count()..].iter_mut().zip(cuts) {
        let taken = cut.columns.iter().filter(|&&(column, _)| reduced[column as usize] < 0);
        *slack = cut.least - taken.map(|(_, coefficient)| coefficient).sum::<i64>();
    }
    for (column, _) in reduced.iter().enumerate().filter(|&(_, &reduced)| reduced < 0) {
        for &row in chart.column(column) {
            slack[row as usize] -= 1;
        }
    }
}

/// Moves the prices by `factor` / [`SCALE`] times `direction`. A price stays between 0 and its limit in `highest`,
/// where the best prices are; the limits also keep every sum far from overflow.
fn shift(multipliers: &mut [i64], direction: &[i64], factor: i64, highest: &[i64]) {
    for ((price, part), &most) in multipliers.iter_mut().zip(direction).zip(highest) {
        *price = (*price + factor * part / SCALE).clamp(0, most);
    }
}

/// An irredundant cover at these prices. First it takes the columns with negative reduced cost, lowest first, that
/// cover an uncovered row. Then, for each row that is still uncovered, rows with the fewest columns first, it takes the
/// row's column with the least reduced cost per newly covered row.
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
