//! Tells which columns a cover of a known cost can have, by the columns' reduced costs.
//!
//! Each row gets a price; a column's reduced cost is its cost less the prices of its rows. The sum of all prices and
//! all negative reduced costs is a lower bound on the cost of a cover. The cost of a cover is that bound plus three
//! amounts: the positive reduced costs of its columns; the absolute values of the negative reduced costs of the columns
//! that it leaves out; and each row's price once for each time that the row is covered again. So a cover that costs
//! `slack` more than the bound pays exactly `slack` for the three amounts. Source: A. Caprara, M. Fischetti, P. Toth,
//! "A heuristic method for the set covering problem" (1999), which drops columns by the first amount.

use super::budget::Budget;
use super::chart::Chart;
use super::lagrangian::{Effort, SCALE, Wanted, first_multipliers, relax};

/// Prices of a chart's rows and the reduced costs of its columns, in units of 1/[`SCALE`] of a literal. A column costs
/// its literals and a fixed amount.
pub(crate) struct ReducedCosts {
    costs: Vec<i64>,
    prices: Vec<i64>,
    reduced: Vec<i64>,
    /// The cost of each cover that is looked for.
    total: i64,
    /// The difference between `total` and the bound.
    pub(crate) slack: i64,
}

impl ReducedCosts {
    /// Reduced costs at the prices of dual ascent, for covers of `terms` columns with `literals` literals together.
    pub(crate) fn first(chart: &Chart, terms: usize, literals: u32) -> Self {
        let range = || (0..chart.column_count()).map(|column| i64::from(chart.literals(column)));
        let (least, most) = (range().min().unwrap_or(0), range().max().unwrap_or(0));
        // A smaller fixed amount would let the bound take more columns; with a larger one literals would hardly count.
        let fixed = (2 * (most - least)).max(1) - least;
        let costs: Vec<i64> = range().map(|literals| SCALE * (literals + fixed)).collect();
        let prices = first_multipliers(chart, &costs);
        let total = SCALE * (i64::from(literals) + fixed * terms as i64);
        Self { reduced: Vec::new(), slack: 0, costs, prices, total }.at_prices(chart)
    }

    /// Reduced costs at better prices, found by some rounds of relaxation; by one round when the budget is spent.
    pub(crate) fn better(self, chart: &Chart, budget: &mut Budget) -> Self {
        let wanted = Wanted { upper: self.total, terms_max: chart.column_count() };
        let relaxation = relax(chart, &self.costs, &[], self.prices, wanted, &Effort::AGAIN, budget);
        Self { prices: relaxation.multipliers, ..self }.at_prices(chart)
    }

    /// Works out the reduced costs and the slack.
    fn at_prices(self, chart: &Chart) -> Self {
        let paid = |column| chart.column(column).iter().map(|&row| self.prices[row as usize]).sum::<i64>();
        let reduced: Vec<i64> =
            self.costs.iter().enumerate().map(|(column, cost)| cost - paid(column)).collect();
        let bound = self.prices.iter().sum::<i64>() + reduced.iter().map(|&cost| cost.min(0)).sum::<i64>();
        Self { slack: self.total - bound, reduced, ..self }
    }

    /// How much of the slack a cover pays for having the column, which covers the rows `covered_twice` again.
    pub(crate) fn of_choosing(&self, column: usize, covered_twice: impl Iterator<Item = usize>) -> i64 {
        self.reduced[column].max(0) + covered_twice.map(|row| self.prices[row]).sum::<i64>()
    }

    /// How much of the slack a cover pays for not having the column.
    pub(crate) fn of_leaving(&self, column: usize) -> i64 {
        (-self.reduced[column]).max(0)
    }

    /// The same reduced costs with so much slack that no column is ruled out.
    #[cfg(test)]
    pub(crate) fn without_limit(&self) -> Self {
        Self {
            costs: self.costs.clone(),
            prices: self.prices.clone(),
            reduced: self.reduced.clone(),
            slack: i64::MAX / 2,
            ..*self
        }
    }
}
