//! For functions whose chart would be too big: chooses primes for a smaller chart and bounds every cover from below.
//! Both go over the list of primes and build no chart.

use super::cube::{Cube, rows_within};
use crate::rows::{Row, RowSet};

/// Most entries that the choice of primes may look at.
const ENTRIES_LOOKED_AT_MAX: usize = 1 << 30;
/// The lower bound is tried with this many groups of rows, by how many primes cover them.
const GROUPS: usize = 4;
/// Shares of a prime are in units of 1/`UNIT`.
const UNIT: u64 = 1 << 20;

/// The indices of primes that together cover each open row, ascending. `entries` is how many entries a chart of all
/// primes would have; the chart of those chosen has at most `entries_max`, or as many as its first cover needs.
///
/// Takes cover after cover out of the primes until the entries are used up. To make a cover it takes the primes that
/// cover most open rows that no prime of this cover has yet, then those that cover at least half as many, a quarter,
/// and so on. Source: G. Cormode, H. Karloff, A. Wirth, "Set cover algorithms for very large datasets" (2010).
pub(crate) fn candidates(open: &RowSet, primes: &[Cube], entries: usize, entries_max: usize) -> Vec<u32> {
    let largest = primes.iter().map(|&prime| rows_within(prime, open).count()).max().unwrap_or(0);
    let mut taken = vec![false; primes.len()];
    let mut entries_taken = 0;
    let mut looked_at = 0;
    while looked_at < ENTRIES_LOOKED_AT_MAX {
        let mut missing = open.clone();
        let mut layer = Vec::new();
        let mut wanted = largest;
        while wanted > 0 && !missing.is_empty() {
            looked_at += entries;
            for (index, &prime) in primes.iter().enumerate() {
                if !taken[index] && rows_within(prime, &missing).count() >= wanted {
                    taken[index] = true;
                    layer.push(index);
                    prime.rows(missing.arity()).for_each(|row| missing.remove(row));
                }
            }
            wanted /= 2;
        }
        let more: usize = layer.iter().map(|&index| rows_within(primes[index], open).count()).sum();
        if entries_taken > 0 && entries_taken + more > entries_max || layer.is_empty() {
            for index in layer {
                taken[index] = false;
            }
            break;
        }
        entries_taken += more;
    }
    (0u32..).zip(taken).filter(|&(_, taken)| taken).map(|(index, _)| index).collect()
}

/// A lower bound on the number of primes of any cover of the open rows.
///
/// Takes a group of rows, those covered by the fewest primes. Each row of the group gets the share 1/k, where k is the
/// largest number of the group's rows in one prime that covers it. The shares of a prime's rows add up to at most 1, so
/// a cover has at least as many primes as all shares add up to. The largest bound of several groups counts.
pub(crate) fn lower_bound(open: &RowSet, primes: &[Cube]) -> u32 {
    let mut primes_of_row = vec![0u32; open.arity().rows() as usize];
    for &prime in primes {
        for row in rows_within(prime, open) {
            primes_of_row[row] += 1;
        }
    }
    let mut counts: Vec<u32> = open.iter().map(|Row(row)| primes_of_row[row as usize]).collect();
    counts.sort_unstable();
    let most_primes = |group: usize| counts.get((counts.len() * group / GROUPS).saturating_sub(1)).copied();
    let mut limits: Vec<u32> =
        counts.first().copied().into_iter().chain((1..=GROUPS).filter_map(most_primes)).collect();
    limits.dedup();
    let bound = |limit: u32| {
        let mut group = RowSet::empty(open.arity());
        for row in open.iter().filter(|&Row(row)| primes_of_row[row as usize] <= limit) {
            group.insert(row);
        }
        let mut largest = vec![1u64; primes_of_row.len()];
        for &prime in primes {
            let size = rows_within(prime, &group).count() as u64;
            for row in rows_within(prime, &group) {
                largest[row] = largest[row].max(size);
            }
        }
        let shares: u64 = group.iter().map(|Row(row)| UNIT / largest[row as usize]).sum();
        shares.div_ceil(UNIT) as u32
    };
    limits.into_iter().map(bound).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::qmc::{minimize, primes};
    use crate::rows::{Arity, TruthTable, random_rows};

    /// 1 in three of four rows.
    fn functions() -> impl Iterator<Item = RowSet> {
        (1..30).map(|seed| random_rows(7, 75, seed))
    }

    #[test]
    fn candidates_cover_every_row_and_keep_to_the_entries_once_they_do() {
        for on in functions() {
            let primes = primes(&on);
            let entries = |indices: &[u32]| -> usize {
                indices.iter().map(|&index| rows_within(primes[index as usize], &on).count()).sum()
            };
            let all: Vec<u32> = (0..primes.len() as u32).collect();
            let once = candidates(&on, &primes, entries(&all), 0);
            for row in on.iter() {
                assert!(once.iter().any(|&index| primes[index as usize].covers(row)), "{row:?}");
            }
            let most = (entries(&once) + entries(&all)) / 2;
            let several = candidates(&on, &primes, entries(&all), most);
            assert!(entries(&several) <= most && several.len() >= once.len());
            assert_eq!(candidates(&on, &primes, entries(&all), usize::MAX), all);
        }
    }

    #[test]
    fn the_bound_is_never_above_the_minimum() {
        for on in functions() {
            let bound = lower_bound(&on, &primes(&on));
            let minimum = minimize(&TruthTable::new(on), 10_000);
            assert!(minimum.proven && bound > 0 && bound as usize <= minimum.cover.len());
        }
    }

    #[test]
    fn rows_without_a_common_prime_are_found_in_a_symmetric_function() {
        // 1 where 3 to 6 of 9 variables are: no prime covers two of the 84 rows with three ones.
        let arity = Arity::new(9).unwrap();
        let on = (0..512u32).filter(|row| (3..=6).contains(&row.count_ones())).map(Row);
        let on = RowSet::from_rows(arity, on).unwrap();
        assert_eq!(lower_bound(&on, &primes(&on)), 84);
    }
}
