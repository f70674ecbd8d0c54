//! All covers as good as a minimum one, where they are few enough to be counted one by one.

use super::chart::Chart;
use super::reduce::without_dominating_rows;

/// Rows and columns of a part of a chart up to which its covers are counted: those of a machine word, and of two.
const ROWS_MAX: usize = u64::BITS as usize;
const COLUMNS_MAX: usize = u128::BITS as usize;
/// Choices of a column that may be tried for all parts together.
const CHOICES_MAX: u32 = 1 << 18;
/// Covers that are kept of each part, and other minima that are named.
const OTHERS_MAX: usize = 20;
/// Columns that the other minima have together at most, the essential ones left out.
const COLUMNS_NAMED_MAX: usize = 2_000;

/// How many minimum sums a function has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Minima {
    /// How many sums have the fewest terms and, of those, the fewest literals; at most `u32::MAX`.
    pub count: u32,
    /// Some of them besides the one that was chosen, each as ascending places in the list of primes.
    pub others: Vec<Vec<usize>>,
}

/// Counts the covers of the chart that cost what `cover`, ascending labels, does, which is proven to be the least.
///
/// The chart is one from which no column was dropped but essential ones. Rows that are covered whenever another one is
/// are left out, which changes no cover. `None` if a part of the chart is too big or has too many covers to try.
pub(crate) fn minima(chart: Chart, cover: &[u32]) -> Option<Minima> {
    let mut choices = CHOICES_MAX;
    let mut count = 1u32;
    let mut minima = vec![Vec::new()];
    for part in without_dominating_rows(chart).components() {
        let found = Part::new(&part, cover)?.covers(&mut choices)?;
        count = count.saturating_mul(found.count);
        minima = combined(&minima, &found.kept);
    }
    for labels in &mut minima {
        labels.sort_unstable();
    }
    minima.retain(|labels| labels != cover);
    minima.truncate(OTHERS_MAX.min(COLUMNS_NAMED_MAX / cover.len().max(1)));
    let places = |labels: Vec<u32>| labels.into_iter().map(|label| label as usize).collect();
    Some(Minima { count, others: minima.into_iter().map(places).collect() })
}

/// The first unions of one list of labels from each side.
fn combined(minima: &[Vec<u32>], with: &[Vec<u32>]) -> Vec<Vec<u32>> {
    let pairs = minima.iter().flat_map(|left| with.iter().map(|right| [left.as_slice(), right].concat()));
    pairs.take(OTHERS_MAX + 1).collect()
}

/// A part of a chart in machine words.
struct Part<'chart> {
    chart: &'chart Chart,
    /// For each column its rows, for each row its columns and the rows that share one with it.
    rows: Vec<u64>,
    columns: Vec<u128>,
    neighbours: Vec<u64>,
    terms: usize,
    literals: u32,
}

/// The covers found.
#[derive(Default)]
struct Found {
    count: u32,
    /// The labels of the first ones.
    kept: Vec<Vec<u32>>,
}

impl<'chart> Part<'chart> {
    fn new(chart: &'chart Chart, cover: &[u32]) -> Option<Self> {
        if chart.row_count() > ROWS_MAX || chart.column_count() > COLUMNS_MAX {
            return None;
        }
        let rows: Vec<u64> = (0..chart.column_count())
            .map(|column| chart.column(column).iter().fold(0, |rows, &row| rows | 1 << row))
            .collect();
        let columns_of = |row: usize| chart.row(row).iter();
        let columns =
            (0..chart.row_count()).map(|row| columns_of(row).fold(0, |all, &column| all | 1 << column));
        let neighbours = (0..chart.row_count())
            .map(|row| columns_of(row).fold(0, |all, &column| all | rows[column as usize]));
        let chosen = chart.columns_with_labels(cover);
        Some(Self {
            columns: columns.collect(),
            neighbours: neighbours.collect(),
            rows,
            terms: chosen.len(),
            literals: chosen.iter().map(|&column| chart.literals(column)).sum(),
            chart,
        })
    }

    fn covers(&self, choices: &mut u32) -> Option<Found> {
        let mut found = Found::default();
        let open = u64::MAX >> (ROWS_MAX - self.chart.row_count());
        self.extend(open, u128::MAX, &mut Vec::new(), &mut found, choices)?;
        Some(found)
    }

    /// Finds each cover that has the columns `chosen` and others of `allowed` for the rows `open`. As deep as a cover
    /// has columns, of which there are at most [`ROWS_MAX`].
    fn extend(
        &self,
        open: u64,
        mut allowed: u128,
        chosen: &mut Vec<usize>,
        found: &mut Found,
        choices: &mut u32,
    ) -> Option<()> {
        if open == 0 {
            let literals: u32 = chosen.iter().map(|&column| self.chart.literals(column)).sum();
            if chosen.len() == self.terms && literals == self.literals {
                found.count = found.count.saturating_add(1);
                if found.kept.len() <= OTHERS_MAX {
                    found.kept.push(self.chart.labels(chosen));
                }
            }
            return Some(());
        }
        if chosen.len() + self.independent(open) > self.terms {
            return Some(());
        }
        let row = bits(open.into()).min_by_key(|&row| (self.columns[row] & allowed).count_ones())?;
        for column in bits(self.columns[row] & allowed) {
            *choices = choices.checked_sub(1)?;
            // Covers with this column are found here, so the next columns are tried without it.
            allowed &= !(1 << column);
            chosen.push(column);
            self.extend(open & !self.rows[column], allowed, chosen, found, choices)?;
            chosen.pop();
        }
        Some(())
    }

    /// How many of the open rows can be found no two of which share a column.
    fn independent(&self, mut open: u64) -> usize {
        let mut count = 0;
        while open != 0 {
            open &= !self.neighbours[open.trailing_zeros() as usize];
            count += 1;
        }
        count
    }
}

/// The places of the ones, ascending.
fn bits(mut word: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = word.trailing_zeros();
        word &= word.checked_sub(1)?;
        Some(place as usize)
    })
}
