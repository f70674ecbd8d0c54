//! How a search bounds a chart: by a relaxation, by cuts, and by a second relaxation at higher costs.

use super::Search;
use super::prices::Prices;
use crate::qmc::budget::Budget;
use crate::qmc::chart::Chart;
use crate::qmc::lagrangian::{Effort, Relaxation, SCALE, Wanted};

/// No more cuts are added after this many rounds in a row that raise the bound by less than [`CUTTING_GAIN_MIN`].
const CUTTING_PATIENCE: u32 = 3;
const CUTTING_GAIN_MIN: i64 = SCALE / 16;
/// Where columns have more rows than this on average, cuts of a few rows hardly raise the bound.
const CUT_ENTRIES_PER_COLUMN_MAX: usize = 10;

/// Prices for costs that are higher by the same amount for each column.
#[derive(Clone)]
pub(super) struct Dearer {
    rise: i64,
    prices: Prices,
}

impl Search<'_> {
    /// Relaxes the whole chart.
    pub(crate) fn relax_root(&mut self, effort: &Effort, budget: &mut Budget) {
        let relaxation = self.relax(self.component, &[], 0, effort, budget);
        self.lower = self.lower.max(relaxation.lower);
    }

    /// Adds cuts to the relaxation of the whole chart as long as its bound rises.
    pub(crate) fn add_cuts(&mut self, budget: &mut Budget) {
        let chart = self.component;
        if chart.entry_count() > CUT_ENTRIES_PER_COLUMN_MAX * chart.column_count() {
            return;
        }
        let first = (self.lower, self.prices.clone());
        let mut stale = 0;
        for round in 0.. {
            let before = self.lower;
            let mut relaxation = self.relax(chart, &[], 0, &Effort::MEAN, budget);
            self.lower = self.lower.max(relaxation.lower);
            stale = if round == 0 || self.lower >= before + CUTTING_GAIN_MIN { 0 } else { stale + 1 };
            if stale == CUTTING_PATIENCE || self.is_done() || budget.is_spent() {
                break;
            }
            if stale > 0 {
                let costs = self.costs.of_columns(chart);
                relaxation = self.prices.relax_near_by(chart, &costs, self.wanted, budget);
            }
            self.prices.add_missed(chart, &relaxation, budget);
        }
        self.prices.drop_free_cuts();
        if self.lower < first.0 + CUTTING_GAIN_MIN {
            self.prices = first.1;
        }
    }

    /// Takes over the prices and the cuts of another search in the same chart.
    pub(crate) fn begin_as(&mut self, other: &Self) {
        self.prices = other.prices.clone();
    }

    /// From now on [`Search::run_from_bound`] bounds each node a second time, at the costs of `other`, which are higher
    /// by `rise` for each column. Every cover that is looked for must have as many columns as the best one, so that
    /// each cover costs the same amount more. At a node the higher costs may give the better bound even where they do
    /// not for the whole chart.
    pub(crate) fn bound_also_as(&mut self, other: &Self, rise: i64) {
        self.dearer = Some(Dearer { rise, prices: other.prices.clone() });
    }

    /// Relaxes the chart at the higher costs, if there are any, for the covers of the open rows that cost at most
    /// `most`. Marks in `include` the columns that each such cover has, and unmarks in `keep` those that none has.
    /// `false` if there is no such cover.
    pub(super) fn fix_at_dearer(
        &mut self,
        chart: &Chart,
        chosen: &[u32],
        most: i64,
        include: &mut [bool],
        keep: &mut [bool],
        budget: &mut Budget,
    ) -> bool {
        let Some(Dearer { rise, prices }) = &mut self.dearer else { return true };
        let costs: Vec<i64> = self.costs.of_columns(chart).iter().map(|cost| cost + *rise).collect();
        let most = most + *rise * self.wanted.terms_max.saturating_sub(chosen.len()) as i64;
        // This relaxation looks for no cover: the one at the usual costs has already looked for covers.
        let wanted = Wanted { upper: most + SCALE, terms_max: 0 };
        let relaxation = prices.relax(chart, chosen, &costs, wanted, &Effort::BELOW_TO_BOUND, budget);
        for (include, &lower) in include.iter_mut().zip(&relaxation.without) {
            *include |= lower > most;
        }
        for (keep, &lower) in keep.iter_mut().zip(&relaxation.with) {
            *keep &= lower <= most;
        }
        relaxation.lower <= most
    }

    /// Relaxes the chart and keeps the prices, and a better cover if it finds one. `paid` is the cost of the chosen
    /// columns.
    pub(super) fn relax(
        &mut self,
        chart: &Chart,
        chosen: &[u32],
        paid: i64,
        effort: &Effort,
        budget: &mut Budget,
    ) -> Relaxation {
        let wanted = Wanted {
            upper: self.upper() - paid,
            terms_max: self.wanted.terms_max.saturating_sub(chosen.len()),
        };
        let costs = self.costs.of_columns(chart);
        let relaxation = self.prices.relax(chart, chosen, &costs, wanted, effort, budget);
        if let Some(cover) = &relaxation.cover {
            self.improve(chosen, chart, cover, budget);
        }
        relaxation
    }
}
