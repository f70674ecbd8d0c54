//! A lower bound for functions whose chart would be too big: from the list of primes, without a chart.

use super::budget::Budget;
use super::cube::{Cube, count_within, rows_within};
use super::essentials::Essentials;
use crate::rows::{Row, RowSet};
use std::cmp::Reverse;

/// The lower bound is tried with this many groups of rows, by how many primes cover them.
const GROUPS: usize = 4;
/// Steps for each prime when all are sorted.
const STEPS_PER_PRIME_SORTED: usize = 16;
/// Shares of a prime are in units of 1/`UNIT`.
const UNIT: u64 = 1 << 20;

/// A lower bound on the number of primes of any cover of the open rows; 0 if the budget is too small for one.
///
/// A group is the rows that are covered by the fewest primes. Each row of the group gets the share 1/k, where k is the
/// largest number of the group's rows in one prime that covers the row. The shares of a prime's rows add up to at most
/// 1, so a cover has at least as many primes as all shares add up to. The result is the largest bound of several
/// groups. The smallest groups, which mostly give the best bounds, are tried first, as far as the budget goes.
pub(crate) fn bound_by_shares(essentials: &Essentials, primes: &[Cube], budget: &mut Budget) -> u32 {
    let Essentials { open, entries, look, .. } = essentials;
    if !budget.pay(*entries) {
        return 0;
    }
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
    let mut best = 0;
    for limit in limits {
        if !budget.pay(2 * look + STEPS_PER_PRIME_SORTED * primes.len()) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::qmc::budget::LOOKS;
    use crate::qmc::essentials::essentials;
    use crate::qmc::{minimize, primes};
    use crate::rows::{Arity, TruthTable, random_rows};

    /// 1 in three of four rows.
    fn functions() -> impl Iterator<Item = RowSet> {
        (1..30).map(|seed| random_rows(7, 75, seed))
    }

    fn plenty() -> Budget {
        Budget::of_units(1_000)
    }

    fn bound(on: &RowSet, budget: &mut Budget) -> u32 {
        let primes = primes(on);
        let essentials = essentials(on, &primes, &mut plenty()).unwrap();
        essentials.chosen.len() as u32 + bound_by_shares(&essentials, &primes, budget)
    }

    #[test]
    fn the_bound_is_never_above_the_minimum() {
        for on in functions() {
            let bound = bound(&on, &mut plenty());
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
        assert_eq!(bound(&on, &mut plenty()), 84);
    }

    #[test]
    fn every_pass_over_the_primes_is_paid_for_and_none_is_made_without_the_steps_for_it() {
        for on in functions() {
            let primes = primes(&on);
            let essentials = essentials(&on, &primes, &mut plenty()).unwrap();
            for steps in [0, 1_000, 10_000, 100_000] {
                let mut budget = plenty();
                LOOKS.set(0);
                budget.with_steps(steps, |budget| bound_by_shares(&essentials, &primes, budget));
                assert!(LOOKS.get() <= budget.asked.min(steps));
            }
        }
    }
}
