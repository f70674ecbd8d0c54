//! The prices of a chart's rows and cuts, which go from one relaxation to the next.

use crate::qmc::budget::Budget;
use crate::qmc::chart::Chart;
use crate::qmc::cuts::{Cut, missed_cuts};
use crate::qmc::lagrangian::{Effort, LocalCut, Relaxation, SCALE, Wanted, first_multipliers, relax};
use std::rc::Rc;

/// The most by which a cost is raised to find another solution of the linear relaxation.
const COST_CHANGE_MAX: i64 = SCALE / 16;
/// Steps for each coefficient of a cut when it is looked up in a smaller chart.
const STEPS_PER_COEFFICIENT: usize = 2;

/// The start of a relaxation: a price for each row label, and cuts with a price each.
#[derive(Clone)]
pub(super) struct Prices {
    /// For each row label the row's price in the last relaxation of a chart with that row.
    pub(super) of_rows: Vec<i64>,
    cuts: Rc<Vec<Cut>>,
    of_cuts: Vec<i64>,
    /// The last number of a fixed sequence, which raises the costs.
    sequence: u32,
}

impl Prices {
    /// Prices by dual ascent, and no cuts.
    pub(super) fn new(chart: &Chart, costs: &[i64]) -> Self {
        let mut of_rows = vec![0; chart.row_labels().last().map_or(0, |&label| label as usize + 1)];
        for (&label, price) in chart.row_labels().iter().zip(first_multipliers(chart, costs)) {
            of_rows[label as usize] = price;
        }
        Self { of_rows, cuts: Rc::default(), of_cuts: Vec::new(), sequence: 1 }
    }

    /// Relaxes a chart in which these columns are chosen, and keeps the prices.
    pub(super) fn relax(
        &mut self,
        chart: &Chart,
        chosen: &[u32],
        costs: &[i64],
        wanted: Wanted,
        effort: &Effort,
        budget: &mut Budget,
    ) -> Relaxation {
        let relaxation = self.relaxed(chart, chosen, costs, wanted, effort, budget);
        let (of_rows, of_cuts) = relaxation.multipliers.split_at(chart.row_count());
        for (&label, &price) in chart.row_labels().iter().zip(of_rows) {
            self.of_rows[label as usize] = price;
        }
        self.of_cuts.copy_from_slice(of_cuts);
        relaxation
    }

    /// Relaxes a whole chart with costs that are a little higher, each by a different amount, and keeps no prices. With
    /// equal costs the linear relaxation often has many solutions, and their mean violates few cuts; with different
    /// costs it mostly has one solution.
    pub(super) fn relax_near_by(
        &mut self,
        chart: &Chart,
        costs: &[i64],
        wanted: Wanted,
        budget: &mut Budget,
    ) -> Relaxation {
        let mut costs = costs.to_vec();
        for cost in &mut costs {
            // The linear congruential generator of Numerical Recipes, whose upper bits are the better ones.
            self.sequence = self.sequence.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            *cost += (i64::from(self.sequence >> 16) * COST_CHANGE_MAX) >> 16;
        }
        let upper = wanted.upper + COST_CHANGE_MAX * chart.row_count() as i64;
        self.relaxed(chart, &[], &costs, Wanted { upper, ..wanted }, &Effort::MEAN, budget)
    }

    fn relaxed(
        &self,
        chart: &Chart,
        chosen: &[u32],
        costs: &[i64],
        wanted: Wanted,
        effort: &Effort,
        budget: &mut Budget,
    ) -> Relaxation {
        let of_rows = chart.row_labels().iter().map(|&label| self.of_rows[label as usize]);
        let prices = of_rows.chain(self.of_cuts.iter().copied()).collect();
        let cuts = self.cuts_in(chart, chosen, budget);
        relax(chart, costs, &cuts, prices, wanted, effort, budget)
    }

    /// Drops the cuts that add nothing to the bound and adds those that a relaxation of the whole chart violates.
    pub(super) fn add_missed(&mut self, chart: &Chart, relaxation: &Relaxation, budget: &mut Budget) {
        let of_rows = &relaxation.multipliers[..chart.row_count()];
        let missed = missed_cuts(chart, &relaxation.mean, of_rows, budget);
        self.drop_free_cuts();
        let cuts = Rc::make_mut(&mut self.cuts);
        cuts.extend(missed);
        self.of_cuts.resize(cuts.len(), 0);
    }

    /// Drops the cuts that add nothing to the bound.
    pub(super) fn drop_free_cuts(&mut self) {
        let mut prices = self.of_cuts.iter();
        Rc::make_mut(&mut self.cuts).retain(|_| prices.next().is_some_and(|&price| price > 0));
        self.of_cuts.retain(|&price| price > 0);
    }

    /// The cuts restricted to the columns of the chart, with the columns `chosen` subtracted from `least`. A cut that
    /// the chosen columns already satisfy has no columns.
    fn cuts_in(&self, chart: &Chart, chosen: &[u32], budget: &mut Budget) -> Vec<LocalCut> {
        if self.cuts.is_empty() {
            return Vec::new();
        }
        const ABSENT: u32 = u32::MAX;
        const CHOSEN: u32 = u32::MAX - 1;
        let labels = self.cuts.iter().filter_map(|cut| cut.columns.last()).map(|&(label, _)| label);
        let mut number = vec![ABSENT; labels.max().map_or(0, |label| label as usize + 1)];
        let numbered = (0..).zip(chart.column_labels()).map(|(column, &label)| (column, label));
        for (column, label) in numbered.chain(chosen.iter().map(|&label| (CHOSEN, label))) {
            if let Some(number) = number.get_mut(label as usize) {
                *number = column;
            }
        }
        let coefficients: usize = self.cuts.iter().map(|cut| cut.columns.len()).sum();
        budget.pay(
            STEPS_PER_COEFFICIENT * coefficients + chart.column_count() + chosen.len() + number.len() / 8,
        );
        let in_chart = |cut: &Cut| {
            let mut local = LocalCut { columns: Vec::new(), least: cut.least };
            for &(label, coefficient) in &cut.columns {
                match number[label as usize] {
                    ABSENT => {}
                    CHOSEN => local.least -= coefficient,
                    column => local.columns.push((column, coefficient)),
                }
            }
            if local.least > 0 { local } else { LocalCut { columns: Vec::new(), least: 0 } }
        };
        self.cuts.iter().map(in_chart).collect()
    }
}
