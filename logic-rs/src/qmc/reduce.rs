//! Makes a chart smaller and keeps a minimum cover of it: essential columns, row dominance and column dominance.
//!
//! Source: E. J. McCluskey, "Minimization of Boolean Functions" (1956); O. Coudert, "Two-level logic minimization:
//! an overview" (1994).

use super::budget::Budget;
use super::chart::Chart;

/// Steps for each entry of a chart when all are passed over once, and when a smaller chart is made of it.
const STEPS_PER_ENTRY_PASSED: usize = 2;
const STEPS_PER_ENTRY_COPIED: usize = 4;
/// Steps for each row and each column that is passed over; the rows are sorted too.
const STEPS_PER_LIST_PASSED: usize = 8;

/// A reduced chart, and the columns that were chosen from it.
pub(crate) struct Reduction {
    /// The labels of the chosen columns.
    pub(crate) chosen: Vec<u32>,
    /// The cyclic core, or an empty chart.
    pub(crate) core: Chart,
}

/// Reduces a chart until nothing changes or the budget is spent; `None` if a row has no column.
///
/// The chosen columns and a minimum cover of the core are together a minimum cover of the chart, and in each such cover
/// every chosen column has a row that no other column covers. A round takes at most entries × longest row or column
/// steps. The only column of a row is chosen whatever the budget is.
pub(crate) fn reduce(mut chart: Chart, budget: &mut Budget) -> Option<Reduction> {
    let mut chosen = Vec::new();
    // A reduction that is repeated at once changes nothing. So after a change only the two others have to be tried.
    let mut unchanged = 0;
    for step in 0.. {
        let size = (chart.row_count(), chart.column_count());
        let entries = chart.entry_count();
        budget.pay(STEPS_PER_ENTRY_PASSED * entries + STEPS_PER_LIST_PASSED * (size.0 + size.1));
        chart = match step % 3 {
            0 => without_essentials(chart, &mut chosen)?,
            1 => without_dominating_rows(chart, budget),
            _ => without_dominated_columns(chart, budget),
        };
        if size == (chart.row_count(), chart.column_count()) {
            unchanged += 1;
        } else {
            budget.pay(STEPS_PER_ENTRY_COPIED * entries);
            unchanged = 1;
        }
        if unchanged == 3 {
            break;
        }
    }
    Some(Reduction { chosen, core: chart })
}

/// Chooses each column that is the only one of a row.
fn without_essentials(chart: Chart, chosen: &mut Vec<u32>) -> Option<Chart> {
    let mut essential = vec![false; chart.column_count()];
    for row in 0..chart.row_count() {
        match chart.row(row) {
            [] => return None,
            &[only] => essential[only as usize] = true,
            _ => {}
        }
    }
    if !essential.contains(&true) {
        return Some(chart);
    }
    let keep = vec![true; chart.column_count()];
    Some(choose(&chart, &essential, &keep, chosen))
}

/// Chooses the columns marked in `include`: the chart loses them, their rows, and the columns not marked in `keep`.
pub(crate) fn choose(chart: &Chart, include: &[bool], keep: &[bool], chosen: &mut Vec<u32>) -> Chart {
    let mut keep_row = vec![true; chart.row_count()];
    for column in (0..chart.column_count()).filter(|&column| include[column]) {
        chosen.push(chart.column_label(column));
        for &row in chart.column(column) {
            keep_row[row as usize] = false;
        }
    }
    let keep_column: Vec<bool> = include.iter().zip(keep).map(|(&include, &keep)| keep && !include).collect();
    chart.restricted(&keep_row, &keep_column)
}

/// Row dominance: drops each row whose columns include all columns of another row. A column that covers the other row
/// covers the dropped one too.
pub(crate) fn without_dominating_rows(chart: Chart, budget: &mut Budget) -> Chart {
    let count = chart.row_count();
    let signatures: Vec<u64> = (0..count).map(|row| signature(chart.row(row))).collect();
    let mut keep = vec![true; count];
    // Short rows first, since their columns are among those of most other rows. A dropped row need not be looked at: a
    // row that has all its columns has all columns of the row that it was dropped for too.
    let mut rows: Vec<usize> = (0..count).collect();
    rows.sort_by_key(|&row| chart.row_len(row));
    for row in rows {
        if !keep[row] {
            continue;
        }
        let columns = chart.row(row);
        let fewest_rows = columns.iter().min_by_key(|&&column| chart.column_len(column as usize));
        let others = fewest_rows.map_or(&[][..], |&column| chart.column(column as usize));
        if !budget.pay(columns.len() + others.len()) {
            break;
        }
        for &other in others {
            let other = other as usize;
            // The signature is compared first, since it rules out nearly all rows.
            if signatures[row] & !signatures[other] != 0 || !keep[other] {
                continue;
            }
            // Of rows with the same columns the first stays.
            let larger = chart.row_len(other) > columns.len()
                || (chart.row_len(other) == columns.len() && row < other);
            if larger {
                budget.pay(chart.row_len(other));
                keep[other] = !is_subset(columns, chart.row(other));
            }
        }
    }
    if keep.contains(&false) { chart.restricted(&keep, &vec![true; chart.column_count()]) } else { chart }
}

/// Column dominance: drops each column whose rows another column with no more literals covers too.
fn without_dominated_columns(chart: Chart, budget: &mut Budget) -> Chart {
    let count = chart.column_count();
    let signatures: Vec<u64> = (0..count).map(|column| signature(chart.column(column))).collect();
    let mut keep = vec![true; count];
    for column in 0..count {
        let rows = chart.column(column);
        let fewest_columns = rows.iter().min_by_key(|&&row| chart.row_len(row as usize));
        let Some(&fewest_columns) = fewest_columns else {
            keep[column] = false;
            continue;
        };
        let others = chart.row(fewest_columns as usize);
        if !budget.pay(rows.len() + others.len()) {
            break;
        }
        keep[column] = !others.iter().any(|&other| {
            let other = other as usize;
            if signatures[column] & !signatures[other] != 0 || !keep[other] {
                return false;
            }
            let no_dearer = chart.literals(other) <= chart.literals(column);
            // Of columns equal in rows and literals the first stays.
            let same =
                chart.literals(other) == chart.literals(column) && chart.column_len(other) == rows.len();
            let may_include = no_dearer && chart.column_len(other) >= rows.len() && (!same || other < column);
            may_include && budget.pay(chart.column_len(other)) && is_subset(rows, chart.column(other))
        });
    }
    if keep.contains(&false) { chart.restricted(&vec![true; chart.row_count()], &keep) } else { chart }
}

/// A bit for each class of numbers modulo 64. A list can be part of another list only if its bits are part of the
/// other's bits.
fn signature(list: &[u32]) -> u64 {
    list.iter().fold(0, |bits, &item| bits | 1 << (item % u64::BITS))
}

/// Whether each number of an ascending list is in another ascending list.
fn is_subset(list: &[u32], of: &[u32]) -> bool {
    let mut rest = of.iter();
    list.iter().all(|item| rest.find(|&other| other >= item) == Some(item))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reduction_whose_budget_is_spent_drops_nothing_more() {
        // Row 2 has the columns of row 0 and another one; column 1 is in column 2.
        let chart = || Chart::of_columns(3, &[vec![0, 2], vec![1], vec![1, 2]]);
        let rows = |units| without_dominating_rows(chart(), &mut Budget::of_units(units)).row_count();
        let columns = |units| without_dominated_columns(chart(), &mut Budget::of_units(units)).column_count();
        assert_eq!((rows(1), columns(1)), (2, 2));
        assert_eq!((rows(0), columns(0)), (3, 3));
    }

    #[test]
    fn the_only_column_of_a_row_is_chosen_whatever_the_budget() {
        let chart = Chart::of_columns(3, &[vec![0, 1], vec![1, 2], vec![2]]);
        let reduction = reduce(chart, &mut Budget::of_units(0)).unwrap();
        assert_eq!((reduction.chosen, reduction.core.row_labels()), (vec![0], &[2][..]));
    }
}
