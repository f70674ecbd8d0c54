//! Gimpel's reduction, for charts in which every column costs the same.
//!
//! Let a row `r` have two columns, of which the narrow one covers only one more row, `s`. A cover needs one of the two:
//! the wide one if another column covers `s`, else the narrow one. So both columns and both rows are taken out, each
//! other column of `s` gets the remaining rows of the wide one, and a minimum cover of the smaller chart has one column
//! less. Where columns cost differently, each other column of `s` would have to stay next to a copy with more rows and
//! another cost; so the search for the fewest literals does not use this reduction.
//!
//! Source: J. F. Gimpel, "A reduction technique for prime implicant tables" (1965).

use super::budget::Budget;
use super::chart::Chart;
use super::reduce::{Reduction, reduce};
use std::collections::BTreeSet;

/// Steps for each entry of a chart in which pairs are looked for and taken out.
const STEPS_PER_ENTRY: usize = 8;

/// The labels of two columns of a row, one of which a cover needs.
struct Pair {
    narrow: u32,
    wide: u32,
    /// The other columns of the second row that the narrow one covers.
    others: Vec<u32>,
}

/// A reduced chart, and the pairs that turn a cover of it into a cover of the first chart.
pub(crate) struct Folded {
    /// The columns that were chosen, and the chart that is left.
    pub(crate) reduction: Reduction,
    pub(crate) pairs: Pairs,
}

/// The pairs, in the order in which they were taken out.
#[derive(Default)]
pub(crate) struct Pairs(Vec<Pair>);

impl Pairs {
    /// The number of pairs: a cover gets one column of each.
    pub(crate) fn count(&self) -> usize {
        self.0.len()
    }

    /// A cover of the chart that was folded, as ascending labels. `cover` holds the chosen columns and a cover of the
    /// core.
    pub(crate) fn unfolded(&self, cover: Vec<u32>) -> Vec<u32> {
        let mut cover: BTreeSet<u32> = cover.into_iter().collect();
        for pair in self.0.iter().rev() {
            let needs_wide = pair.others.iter().any(|other| cover.contains(other));
            cover.insert(if needs_wide { pair.wide } else { pair.narrow });
        }
        cover.into_iter().collect()
    }
}

/// Reduces a chart whose columns have equally many literals by essential columns, dominance and pairs of columns, until
/// nothing changes or the budget is spent; `None` if a row has no column.
///
/// A minimum cover of the core, the chosen columns and one column of each pair are together a minimum cover of the
/// chart. Each round takes as long as [`reduce`]; the chart never gets more entries.
pub(crate) fn fold(chart: Chart, budget: &mut Budget) -> Option<Folded> {
    let mut folded = Folded { reduction: reduce(chart, budget)?, pairs: Pairs::default() };
    loop {
        if !budget.pay(STEPS_PER_ENTRY * folded.reduction.core.entry_count()) {
            return Some(folded);
        }
        let Some(smaller) = without_pairs(&folded.reduction.core, &mut folded.pairs.0) else {
            return Some(folded);
        };
        let next = reduce(smaller, budget)?;
        folded.reduction.chosen.extend(next.chosen);
        folded.reduction.core = next.core;
    }
}

/// Takes out pairs that have no column in common with each other; `None` if there is no pair. The chart must be
/// reduced.
fn without_pairs(chart: &Chart, pairs: &mut Vec<Pair>) -> Option<Chart> {
    let mut keep_row = vec![true; chart.row_count()];
    let mut keep_column = vec![true; chart.column_count()];
    let mut touched = vec![false; chart.column_count()];
    // For each column the rows that are added to it.
    let mut added: Vec<Vec<u32>> = vec![Vec::new(); chart.column_count()];
    let count = pairs.len();
    for row in 0..chart.row_count() {
        let &[first, second] = chart.row(row) else { continue };
        // If both columns are narrow, either would do; the first is taken.
        for (narrow, wide) in [(first as usize, second as usize), (second as usize, first as usize)] {
            let &[one, two] = chart.column(narrow) else { continue };
            let other_row = (one + two) as usize - row;
            let others =
                || chart.row(other_row).iter().map(|&other| other as usize).filter(|&other| other != narrow);
            let rest: Vec<u32> =
                chart.column(wide).iter().copied().filter(|&rest| rest as usize != row).collect();
            let other_count = others().count();
            let removed = chart.column_len(narrow) + chart.column_len(wide) + other_count;
            if other_count * rest.len() > removed
                || others().chain([narrow, wide]).any(|column| touched[column])
            {
                continue;
            }
            for column in others().chain([narrow, wide]) {
                touched[column] = true;
            }
            (keep_row[row], keep_row[other_row]) = (false, false);
            (keep_column[narrow], keep_column[wide]) = (false, false);
            for other in others() {
                added[other].clone_from(&rest);
            }
            let label = |column| chart.column_label(column);
            pairs.push(Pair {
                narrow: label(narrow),
                wide: label(wide),
                others: others().map(label).collect(),
            });
            break;
        }
    }
    (pairs.len() > count).then(|| chart.with_added(&added).restricted(&keep_row, &keep_column))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    /// Charts of a few rows and columns, each row with a column.
    fn charts() -> impl Iterator<Item = (usize, Vec<Vec<u32>>)> {
        (1..4_000).map(|seed| {
            let mut random = Random(seed);
            let (rows, count) = (4 + random.below(9), 4 + random.below(9));
            (rows as usize, random.columns(rows, count))
        })
    }

    fn is_cover(chart: &Chart, columns: &[usize]) -> bool {
        (0..chart.row_count())
            .all(|row| chart.row(row).iter().any(|&column| columns.contains(&(column as usize))))
    }

    /// The columns of a smallest cover, by trying all sets of columns.
    fn smallest(chart: &Chart) -> Vec<usize> {
        let columns_of = |set: u32| -> Vec<usize> {
            (0..chart.column_count()).filter(|&column| set >> column & 1 == 1).collect()
        };
        let covers = (0..1u32 << chart.column_count()).map(columns_of).filter(|set| is_cover(chart, set));
        covers.min_by_key(Vec::len).unwrap()
    }

    #[test]
    fn a_smallest_cover_of_the_core_unfolds_to_one_of_the_chart() {
        let mut pairs = 0;
        for (rows, columns) in charts() {
            let chart = Chart::of_columns(rows, &columns);
            let folded = fold(chart.clone(), &mut Budget::of_units(10)).unwrap();
            pairs += folded.pairs.count();
            let core = &folded.reduction.core;
            let mut cover = core.labels(&smallest(core));
            cover.extend(&folded.reduction.chosen);
            let unfolded = chart.columns_with_labels(&folded.pairs.unfolded(cover.clone()));
            assert!(is_cover(&chart, &unfolded), "{columns:?}");
            assert_eq!(unfolded.len(), cover.len() + folded.pairs.count());
            assert_eq!(unfolded.len(), smallest(&chart).len(), "{columns:?}");
            assert!(core.entry_count() <= chart.entry_count());
        }
        assert!(pairs > 500, "{pairs} pairs: the charts test nothing");
    }

    #[test]
    fn the_wide_column_comes_back_only_where_another_covers_the_narrow_one_s_row() {
        // Rows 0 to 4; row 0 has columns 0 (with row 1) and 1 (with rows 2 and 3).
        let chart = Chart::of_columns(5, &[vec![0, 1], vec![0, 2, 3], vec![1, 4], vec![2, 4], vec![3, 4]]);
        let folded = fold(chart.clone(), &mut Budget::of_units(10)).unwrap();
        assert!(folded.pairs.count() > 0 && folded.reduction.core.row_count() == 0);
        let cover = folded.pairs.unfolded(folded.reduction.chosen.clone());
        assert_eq!(cover.len(), 2);
        assert!(
            is_cover(&chart, &chart.columns_with_labels(&cover)) && cover.contains(&1) && cover.contains(&2)
        );
    }
}
