//! The costs of the columns of a chart.

use crate::qmc::chart::Chart;
use crate::qmc::lagrangian::SCALE;
use std::rc::Rc;

/// The cost of each column, by its label, in units of 1/[`SCALE`]. The costs of two covers that are looked for must
/// differ by a multiple of [`SCALE`].
#[derive(Clone)]
pub(crate) struct Costs(Rc<[i64]>);

impl Costs {
    /// The costs that `cost` gives, by the column's number; a label without a column costs nothing.
    pub(crate) fn by(chart: &Chart, cost: impl Fn(usize) -> i64) -> Self {
        Self::in_units(chart, |column| SCALE * cost(column))
    }

    /// The same in units of 1/[`SCALE`].
    pub(crate) fn in_units(chart: &Chart, cost: impl Fn(usize) -> i64) -> Self {
        let mut costs = vec![0; chart.column_labels().last().map_or(0, |&label| label as usize + 1)];
        for (column, &label) in chart.column_labels().iter().enumerate() {
            costs[label as usize] = cost(column);
        }
        Self(costs.into())
    }

    /// The number of labels that there is memory for.
    pub(super) fn labels(&self) -> usize {
        self.0.len()
    }

    /// A lower bound on the cost of any set of columns.
    pub(super) fn least(&self) -> i64 {
        self.0.iter().map(|&cost| cost.min(0)).sum()
    }

    pub(crate) fn of(&self, labels: &[u32]) -> i64 {
        labels.iter().map(|&label| self.0[label as usize]).sum()
    }

    /// The costs of a chart's columns, by their numbers.
    pub(crate) fn of_columns(&self, chart: &Chart) -> Vec<i64> {
        chart.column_labels().iter().map(|&label| self.0[label as usize]).collect()
    }
}
