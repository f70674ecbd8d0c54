//! What comes before the chart: essential primes and rows that are covered by the same primes, found without it.

use super::cube::Cube;
use crate::table::{Row, RowSet};

/// Entries from which on equal rows are looked for before the chart is built.
const ENTRIES_MANY: usize = 1 << 17;

/// A covering problem before its chart.
pub(crate) struct Start {
    /// The places of the primes that are the only ones of a row, ascending.
    pub(crate) essential: Vec<u32>,
    /// The rows that are left to cover. Of rows covered by the same primes it may hold only the first.
    pub(crate) open: RowSet,
    /// How many pairs of a prime and an open row it covers there are.
    pub(crate) entries: usize,
}

/// Chooses the essential primes of the required rows `on`; each of these must have a prime.
///
/// Takes at most three steps for each prime and each row of it, and memory by the rows.
pub(crate) fn start(on: &RowSet, primes: &[Cube]) -> Start {
    let essential = essential(on, primes);
    let mut covered = RowSet::empty(on.arity());
    for &place in &essential {
        let prime = primes[place as usize];
        covered.insert_matching(prime.care(), prime.value());
    }
    let open = on.without(&covered);
    let entries = entries(&open, primes);
    if entries <= ENTRIES_MANY {
        return Start { essential, open, entries };
    }
    let open = without_equal_rows(&open, primes);
    Start { essential, entries: self::entries(&open, primes), open }
}

/// The rows of `open` in a prime, ascending.
pub(crate) fn rows_within(prime: Cube, open: &RowSet) -> impl Iterator<Item = usize> {
    prime.rows(open.arity()).filter(|&row| open.contains(row)).map(|Row(row)| row as usize)
}

fn entries(open: &RowSet, primes: &[Cube]) -> usize {
    primes.iter().map(|&prime| rows_within(prime, open).count()).sum()
}

fn essential(on: &RowSet, primes: &[Cube]) -> Vec<u32> {
    const NONE: u32 = u32::MAX;
    const SEVERAL: u32 = u32::MAX - 1;
    let mut only = vec![NONE; on.arity().rows() as usize];
    for (place, &prime) in (0u32..).zip(primes) {
        for row in rows_within(prime, on) {
            only[row] = if only[row] == NONE { place } else { SEVERAL };
        }
    }
    let mut essential: Vec<u32> = only.into_iter().filter(|&place| place < SEVERAL).collect();
    essential.sort_unstable();
    essential.dedup();
    essential
}

/// The rows without those that are covered by the same primes as one before.
///
/// All rows begin in one class; each prime splits the classes it covers only a part of.
fn without_equal_rows(open: &RowSet, primes: &[Cube]) -> RowSet {
    let rows: Vec<usize> = open.iter().map(|Row(row)| row as usize).collect();
    let mut class = vec![0u32; open.arity().rows() as usize];
    let mut size = vec![rows.len() as u32];
    // For each class how many of its rows the prime at hand covers, and the class they go to.
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
    use crate::table::Arity;

    #[test]
    fn of_rows_with_the_same_primes_one_stays() {
        let arity = Arity::new(5).unwrap();
        // A row-wise mixture of ones with no pattern.
        for seed in 0..40u64 {
            let bits = (seed + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(seed as u32);
            let on = RowSet::from_words(arity, [bits | bits >> 32]);
            let primes = primes(&on);
            let primes_of = |row: Row| -> Vec<usize> {
                (0..primes.len()).filter(|&place| primes[place].covers(row)).collect()
            };
            let kept = without_equal_rows(&on, &primes);
            for row in on.iter() {
                let equal = kept.iter().filter(|&other| primes_of(other) == primes_of(row)).count();
                assert_eq!(equal, 1, "row {row:?} of {bits:x}");
            }
        }
    }
}
