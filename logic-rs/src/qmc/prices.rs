//! What a cover's columns have to do with its cost: which of them a cover of a known cost can have at all.
//!
//! With a price for each row, a column's reduced cost is its cost less the prices of its rows. The cost of any cover is
//! the bound, that is all prices and all negative reduced costs together, and besides: the positive reduced costs of its
//! columns, the negative ones of the others, and the price of each row for each column after its first. So a cover that
//! costs `slack` more than the bound pays just that much for all of these. Source: A. Caprara, M. Fischetti, P. Toth,
//! "A heuristic method for the set covering problem" (1999), which drops columns by the first of them.

use super::bound::{Effort, SCALE, Wanted, first_multipliers, relax};
use super::budget::Budget;
use super::chart::Chart;

/// Prices of a chart's rows, in units of 1/[`SCALE`] of a literal, where a column costs its literals and a fixed amount.
pub(crate) struct Prices {
    costs: Vec<i64>,
    rows: Vec<i64>,
    reduced: Vec<i64>,
    /// What the covers asked for cost.
    total: i64,
    /// What they cost more than the bound.
    pub(crate) slack: i64,
}

impl Prices {
    /// Those of dual ascent, for covers of so many columns with so many literals together.
    pub(crate) fn first(chart: &Chart, terms: usize, literals: u32) -> Self {
        let range = || (0..chart.column_count()).map(|column| i64::from(chart.literals(column)));
        let (least, most) = (range().min().unwrap_or(0), range().max().unwrap_or(0));
        // Too low, and the bound would take more columns; too high, and literals would hardly matter.
        let fixed = (2 * (most - least)).max(1) - least;
        let costs: Vec<i64> = range().map(|literals| SCALE * (literals + fixed)).collect();
        let rows = first_multipliers(chart, &costs);
        let total = SCALE * (i64::from(literals) + fixed * terms as i64);
        Self { reduced: Vec::new(), slack: 0, costs, rows, total }.with_slack(chart)
    }

    /// Better ones, by some rounds of relaxation; by one when the budget is spent.
    pub(crate) fn better(self, chart: &Chart, budget: &mut Budget) -> Self {
        let wanted = Wanted { upper: self.total, terms_max: chart.column_count() };
        let relaxation = relax(chart, &self.costs, self.rows, wanted, &Effort::AGAIN, budget);
        Self { rows: relaxation.multipliers, ..self }.with_slack(chart)
    }

    fn with_slack(self, chart: &Chart) -> Self {
        let paid = |column| chart.column(column).iter().map(|&row| self.rows[row as usize]).sum::<i64>();
        let reduced: Vec<i64> =
            self.costs.iter().enumerate().map(|(column, cost)| cost - paid(column)).collect();
        let bound = self.rows.iter().sum::<i64>() + reduced.iter().map(|&cost| cost.min(0)).sum::<i64>();
        Self { slack: self.total - bound, reduced, ..self }
    }

    /// What of the slack a cover pays for having the column, which covers those rows again.
    pub(crate) fn of_choosing(&self, column: usize, covered_twice: impl Iterator<Item = usize>) -> i64 {
        self.reduced[column].max(0) + covered_twice.map(|row| self.rows[row]).sum::<i64>()
    }

    /// What of the slack a cover pays for not having the column.
    pub(crate) fn of_leaving(&self, column: usize) -> i64 {
        (-self.reduced[column]).max(0)
    }

    /// The same that rule nothing out.
    #[cfg(test)]
    pub(crate) fn without_limit(&self) -> Self {
        Self {
            costs: self.costs.clone(),
            rows: self.rows.clone(),
            reduced: self.reduced.clone(),
            slack: i64::MAX / 2,
            ..*self
        }
    }
}
