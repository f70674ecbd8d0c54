//! Finds the essential primes, and rows that are covered by the same primes, without a chart.

use super::budget::Budget;
use super::cube::{Cube, count_within, rows_within, words_of};
use crate::rows::{Arity, Row, RowSet};

/// From this many entries on, rows covered by the same primes are merged before the chart is built.
const ENTRIES_MANY: usize = 1 << 17;
/// Up to this many entries rows are merged, since merging looks at each entry; with more the chart stays too big
/// anyway.
const ENTRIES_MERGED_MAX: usize = 1 << 25;
/// How often all primes are looked at, here and when the chart is built, and the steps of a look at one prime besides
/// those for its rows, 64 rows a step.
const LOOKS_AT_PRIMES: usize = 5;
const STEPS_PER_LOOK: usize = 4;
/// Steps that are paid for each entry when rows are merged.
const STEPS_PER_MERGED_ENTRY: usize = 3;
/// The steps that looking at all primes may take in any case.
const STEPS_IN_ANY_CASE: u64 = 1 << 24;

/// The essential primes, and the rows that they leave for the chart.
pub(crate) struct Essentials {
    /// The indices of the essential primes, ascending.
    pub(crate) chosen: Vec<u32>,
    /// The rows that no essential prime covers. Of rows covered by the same primes, the set may hold only the first.
    pub(crate) open: RowSet,
    /// The number of pairs of a prime and an open row that it covers.
    pub(crate) entries: usize,
    /// The steps of a look at all rows of all primes, 64 a step.
    pub(crate) look: usize,
}

/// Chooses the essential primes of the required rows `on`; each row of `on` must have a prime. `None` if all looks at
/// the primes would take more than half of the budget.
///
/// Takes some steps for each prime and each of its rows, which are paid for, and a few bytes for each row of the table.
pub(crate) fn essentials(on: &RowSet, primes: &[Cube], budget: &mut Budget) -> Option<Essentials> {
    let look = steps_of_a_look(primes, on.arity());
    if (LOOKS_AT_PRIMES * look) as u64 > STEPS_IN_ANY_CASE.max(budget.left() / 2) {
        return None;
    }
    budget.pay(LOOKS_AT_PRIMES * look);
    let chosen = only_primes(on, primes);
    let mut covered = RowSet::empty(on.arity());
    for &index in &chosen {
        let prime = primes[index as usize];
        covered.insert_matching(prime.care(), prime.value());
    }
    let open = on.without(&covered);
    let entries = entries(&open, primes);
    let is_merged = (ENTRIES_MANY..=ENTRIES_MERGED_MAX).contains(&entries)
        && (STEPS_PER_MERGED_ENTRY * entries) as u64 <= budget.left() / 4;
    if !is_merged {
        return Some(Essentials { chosen, open, entries, look });
    }
    budget.pay(STEPS_PER_MERGED_ENTRY * entries);
    let open = without_equal_rows(&open, primes);
    Some(Essentials { chosen, entries: self::entries(&open, primes), open, look })
}

/// The steps of a look at all rows of all primes, 64 a step.
fn steps_of_a_look(primes: &[Cube], arity: Arity) -> usize {
    primes.iter().map(|&prime| STEPS_PER_LOOK + words_of(prime, arity)).sum()
}

fn entries(open: &RowSet, primes: &[Cube]) -> usize {
    primes.iter().map(|&prime| count_within(prime, open)).sum()
}

/// The indices of the primes that are the only one of some row, ascending.
fn only_primes(on: &RowSet, primes: &[Cube]) -> Vec<u32> {
    let (mut covered, mut covered_twice) = (RowSet::empty(on.arity()), RowSet::empty(on.arity()));
    for prime in primes {
        covered.insert_matching_with_repeats(prime.care(), prime.value(), &mut covered_twice);
    }
    let covered_once = on.without(&covered_twice);
    let has_a_row_alone = |prime: &Cube| covered_once.contains_matching(prime.care(), prime.value());
    (0u32..).zip(primes).filter(|(_, prime)| has_a_row_alone(prime)).map(|(index, _)| index).collect()
}

/// The rows without those that are covered by the same primes as an earlier row.
///
/// All rows begin in one class. Each prime splits the classes of which it covers a part.
fn without_equal_rows(open: &RowSet, primes: &[Cube]) -> RowSet {
    let rows: Vec<usize> = open.iter().map(|Row(row)| row as usize).collect();
    let mut class = vec![0u32; open.arity().rows() as usize];
    let mut size = vec![rows.len() as u32];
    // For each class: how many of its rows the current prime covers, and the class these rows move to.
    let mut inside = vec![0u32];
    let mut target = vec![0u32];
    for &prime in primes {
        let touched: Vec<usize> = rows_within(prime, open).collect();
        for &row in &touched {
            inside[class[row] as usize] += 1;
        }
        for &row in &touched {
            let old = class[row] as usize;
            if inside[old] > 0 {
                let moved = std::mem::replace(&mut inside[old], 0);
                target[old] = if moved == size[old] {
                    old as u32
                } else {
                    size[old] -= moved;
                    size.push(moved);
                    inside.push(0);
                    target.push(0);
                    size.len() as u32 - 1
                };
            }
            class[row] = target[old];
        }
    }
    let mut seen = vec![false; size.len()];
    let first = rows.into_iter().filter(|&row| !std::mem::replace(&mut seen[class[row] as usize], true));
    let mut kept = RowSet::empty(open.arity());
    for row in first {
        kept.insert(Row(row as u32));
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::qmc::primes;
    use crate::rows::random_rows;

    #[test]
    fn of_rows_with_the_same_primes_one_stays() {
        for seed in 0..40 {
            let on = random_rows(5, 60, seed);
            let primes = primes(&on);
            let primes_of = |row: Row| -> Vec<usize> {
                (0..primes.len()).filter(|&index| primes[index].covers(row)).collect()
            };
            let kept = without_equal_rows(&on, &primes);
            for row in on.iter() {
                let equal = kept.iter().filter(|&other| primes_of(other) == primes_of(row)).count();
                assert_eq!(equal, 1, "row {row:?} of function {seed}");
            }
        }
    }
}
