//! For functions whose chart would be too big: chooses primes for a smaller chart and bounds every cover from below.
//! Both go over the list of primes and build no chart.

use super::budget::Budget;
use super::cube::{Cube, count_within, rows_within, words_of};
use crate::rows::{Row, RowSet};
use std::cmp::Reverse;

/// Steps of a look at a prime besides those for its rows.
const STEPS_PER_PRIME: usize = 8;

/// The lower bound is tried with this many groups of rows, by how many primes cover them.
const GROUPS: usize = 4;
const GROUPS_IN_ANY_CASE: usize = 2;
/// Shares of a prime are in units of 1/`UNIT`.
const UNIT: u64 = 1 << 20;

/// The indices of primes that together cover each open row, ascending. The chart of those chosen has at most
/// `entries_max` entries, or as many as its first cover needs.
///
/// Takes cover after cover out of the primes until the entries or the budget are used up. To make a cover it takes the
/// primes that cover most open rows that no prime of this cover has yet, then those that cover at least half as many, a
/// quarter, and so on. Source: G. Cormode, H. Karloff, A. Wirth, "Set cover algorithms for very large datasets" (2010).
pub(crate) fn candidates(
    open: &RowSet,
    primes: &[Cube],
    entries_max: usize,
    budget: &mut Budget,
) -> Vec<u32> {
    let sizes: Vec<u32> = primes.iter().map(|&prime| count_within(prime, open) as u32).collect();
    // The first cover is made in any case; the others take a quarter of what is left after the first look.
    budget.pay(steps_for_all(primes, open));
    let kept_back = budget.left() / 4 * 3;
    let largest = sizes.iter().copied().max().unwrap_or(0);
    let mut taken = vec![false; primes.len()];
    let mut entries_taken = 0;
    while entries_taken == 0 || budget.left() > kept_back {
        let mut missing = open.clone();
        let mut layer = Vec::new();
        // At most so many missing rows are in the prime: rows are only taken out.
        let mut most = sizes.clone();
        let mut wanted = largest;
        while wanted > 0 && !missing.is_empty() {
            let mut looked_at = primes.len();
            for (index, &prime) in primes.iter().enumerate() {
                if taken[index] || most[index] < wanted {
                    continue;
                }
                looked_at += steps(prime, open);
                most[index] = count_within(prime, &missing) as u32;
                if most[index] >= wanted {
                    taken[index] = true;
                    layer.push(index);
                    missing.remove_matching(prime.care(), prime.value());
                }
            }
            budget.pay(looked_at);
            wanted /= 2;
        }
        let more: usize = layer.iter().map(|&index| sizes[index] as usize).sum();
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
/// a cover has at least as many primes as all shares add up to. The largest bound of several groups counts: of the two
/// smallest ones, which are mostly the best, and of the others as far as the budget goes.
pub(crate) fn lower_bound(open: &RowSet, primes: &[Cube], budget: &mut Budget) -> u32 {
    let mut primes_of_row = vec![0u32; open.arity().rows() as usize];
    let mut entries = 0;
    for &prime in primes {
        for row in rows_within(prime, open) {
            primes_of_row[row] += 1;
            entries += 1;
        }
    }
    budget.pay(entries);
    let mut counts: Vec<u32> = open.iter().map(|Row(row)| primes_of_row[row as usize]).collect();
    counts.sort_unstable();
    let most_primes = |group: usize| counts.get((counts.len() * group / GROUPS).saturating_sub(1)).copied();
    let mut limits: Vec<u32> =
        counts.first().copied().into_iter().chain((1..=GROUPS).filter_map(most_primes)).collect();
    limits.dedup();
    let mut best = 0;
    for (tried, limit) in limits.into_iter().enumerate() {
        if !budget.pay(2 * steps_for_all(primes, open)) && tried >= GROUPS_IN_ANY_CASE {
            break;
        }
        let mut group = RowSet::empty(open.arity());
        for row in open.iter().filter(|&Row(row)| primes_of_row[row as usize] <= limit) {
            group.insert(row);
        }
        best = best.max(shares_of(group, primes).div_ceil(UNIT) as u32);
    }
    best
}

/// The shares of all rows of a group together, in units of 1/[`UNIT`].
fn shares_of(mut group: RowSet, primes: &[Cube]) -> u64 {
    // The largest primes first: a row's share is decided by the first prime that covers it.
    let mut by_size: Vec<(u32, u32)> =
        (0u32..).zip(primes).map(|(index, &prime)| (count_within(prime, &group) as u32, index)).collect();
    by_size.retain(|&(size, _)| size > 0);
    by_size.sort_unstable_by_key(|&(size, _)| Reverse(size));
    let mut shares = 0;
    for (size, index) in by_size {
        let prime = primes[index as usize];
        let rows = count_within(prime, &group) as u64;
        group.remove_matching(prime.care(), prime.value());
        shares += rows * (UNIT / u64::from(size));
    }
    // A row without a prime counts by itself.
    shares + u64::from(group.count()) * UNIT
}

fn steps_for_all(primes: &[Cube], open: &RowSet) -> usize {
    primes.iter().map(|&prime| steps(prime, open)).sum()
}

/// The steps of a look at all rows of a prime, 64 a step.
fn steps(prime: Cube, open: &RowSet) -> usize {
    STEPS_PER_PRIME + words_of(prime, open.arity())
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

    fn plenty() -> Budget {
        Budget::of_nodes(1_000)
    }

    #[test]
    fn candidates_cover_every_row_and_keep_to_the_entries_once_they_do() {
        for on in functions() {
            let primes = primes(&on);
            let entries = |indices: &[u32]| -> usize {
                indices.iter().map(|&index| rows_within(primes[index as usize], &on).count()).sum()
            };
            let all: Vec<u32> = (0..primes.len() as u32).collect();
            let once = candidates(&on, &primes, 0, &mut plenty());
            for row in on.iter() {
                assert!(once.iter().any(|&index| primes[index as usize].covers(row)), "{row:?}");
            }
            let most = (entries(&once) + entries(&all)) / 2;
            let several = candidates(&on, &primes, most, &mut plenty());
            assert!(entries(&several) <= most && several.len() >= once.len());
            assert_eq!(candidates(&on, &primes, usize::MAX, &mut plenty()), all);
        }
    }

    #[test]
    fn the_bound_is_never_above_the_minimum() {
        for on in functions() {
            let bound = lower_bound(&on, &primes(&on), &mut plenty());
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
        assert_eq!(lower_bound(&on, &primes(&on), &mut plenty()), 84);
    }

    #[test]
    fn every_pass_over_the_primes_is_paid_for() {
        // Each of the six rows is covered by two of the six primes, so that there is one group of rows.
        let on = RowSet::from_rows(Arity::new(3).unwrap(), (1..7).map(Row)).unwrap();
        let (primes, entries) = (primes(&on), 12);
        let look = steps_for_all(&primes, &on) as u64;
        let mut budget = Budget::of_nodes(0);
        assert_eq!(lower_bound(&on, &primes, &mut budget), 3);
        assert_eq!(budget.asked, entries + 2 * look);
        let mut budget = Budget::of_nodes(0);
        assert_eq!(candidates(&on, &primes, usize::MAX, &mut budget).len(), 3);
        // One look for the primes' sizes, one for those that cover two missing rows.
        assert_eq!(budget.asked, 2 * look + primes.len() as u64);
    }
}
