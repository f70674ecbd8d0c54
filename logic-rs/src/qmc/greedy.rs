//! The greedy cover, and making any cover irredundant.

use super::chart::Chart;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// An irredundant cover, as ascending column numbers. Repeatedly takes the column that covers the most uncovered rows;
/// of several, the column with the fewest literals, then the first. Each row must have a column.
///
/// Takes about entries × log(columns) steps. Source: V. Chvátal, "A greedy heuristic for the set-covering problem"
/// (1979).
pub(crate) fn greedy(chart: &Chart) -> Vec<usize> {
    let mut gain: Vec<usize> = (0..chart.column_count()).map(|c| chart.column_len(c)).collect();
    let rank = |column: usize, gain: usize| (gain, Reverse((chart.literals(column), column)));
    let mut queue: BinaryHeap<_> = (0..chart.column_count()).map(|c| rank(c, gain[c])).collect();
    let mut covered = vec![false; chart.row_count()];
    let mut cover = Vec::new();
    while let Some((queued_gain, Reverse((_, column)))) = queue.pop() {
        match gain[column] {
            0 => continue,
            now if now < queued_gain => {
                // After the column was queued, other columns covered some of its rows.
                queue.push(rank(column, now));
                continue;
            }
            _ => cover.push(column),
        }
        for &row in chart.column(column) {
            if !std::mem::replace(&mut covered[row as usize], true) {
                for &other in chart.row(row as usize) {
                    gain[other as usize] -= 1;
                }
            }
        }
    }
    let literals: Vec<i64> = (0..chart.column_count()).map(|c| chart.literals(c).into()).collect();
    irredundant(chart, cover, &literals)
}

/// The cover without columns whose rows the others cover, ascending. Of several such columns the dearest is removed
/// first. `costs` has a cost for each column of the chart.
pub(crate) fn irredundant(chart: &Chart, mut cover: Vec<usize>, costs: &[i64]) -> Vec<usize> {
    let mut times_covered = vec![0u32; chart.row_count()];
    for &column in &cover {
        for &row in chart.column(column) {
            times_covered[row as usize] += 1;
        }
    }
    cover.sort_by_key(|&column| Reverse((costs[column], column)));
    cover.retain(|&column| {
        let rows = chart.column(column);
        let needed = rows.iter().any(|&row| times_covered[row as usize] == 1);
        if !needed {
            for &row in rows {
                times_covered[row as usize] -= 1;
            }
        }
        needed
    });
    cover.sort();
    cover
}
