//! Lists all prime implicants of a function by the cheaper of two methods. It knows no charts and no covers.

mod dense;
mod digits;
mod listing;
mod sparse;

use super::cube::Cube;
use crate::limits::VARIABLES_MAX;
use crate::rows::{Arity, RowSet};

/// The prime implicants of the function that is 1 in the rows `allowed`, ascending.
///
/// The dense table of all cubes takes about `3^(n-3)` steps, one a word, for each variable, whatever the function is.
/// The work of merging lists of implicants grows with the number of implicants. Merging is tried where it is probably
/// less work, and given up where it turns out to be more. Both ways give the same list.
///
/// # Panics
///
/// Above [`VARIABLES_MAX`] variables, which every caller refuses first.
pub fn primes(allowed: &RowSet) -> Vec<Cube> {
    primes_within(allowed, u32::MAX).expect("there are fewer cubes")
}

/// Like [`primes`]; `None` if there are more than `primes_max`. They are counted before they are listed.
pub fn primes_within(allowed: &RowSet, primes_max: u32) -> Option<Vec<Cube>> {
    let arity = allowed.arity();
    assert!(arity.variables() <= VARIABLES_MAX, "the table of cubes would be too big");
    let steps_max = digits::word_count(arity) / WORDS_PER_SPARSE_STEP;
    let sparse = (sparse_steps_min(allowed) <= steps_max).then(|| sparse::primes(allowed, steps_max));
    match sparse.flatten() {
        Some(primes) => (primes.len() <= primes_max as usize).then_some(primes),
        None => dense::primes(allowed, primes_max),
    }
}

/// About the number of words that are written and read to find all primes, whatever the function is.
pub(super) fn steps(arity: Arity) -> usize {
    2 * digits::word_count(arity)
}

/// A measured ratio: one step of merging takes as long as this many words of the dense table.
const WORDS_PER_SPARSE_STEP: usize = 4;

/// About the number of steps that merging takes for the implicants with at most one free variable. Merging hardly ever
/// takes fewer steps in all, and it takes many more only if the function is 1 in large cubes.
fn sparse_steps_min(allowed: &RowSet) -> usize {
    let arity = allowed.arity();
    let pairs: u32 =
        (0..arity.variables() as usize).map(|index| allowed.pairs(arity.variable_bit(index))).sum();
    (allowed.count() + pairs) as usize * (1 + arity.variables() as usize)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rows::random_rows as rows;

    #[test]
    fn both_ways_list_the_same_primes_in_the_same_order() {
        for variables in 0..=12 {
            for percent in [0, 1, 10, 40, 75, 100] {
                if percent > 40 && variables > 9 {
                    continue;
                }
                let allowed = rows(variables, percent, variables * 100 + percent);
                let dense = dense::primes(&allowed, u32::MAX).unwrap();
                assert!(dense.is_sorted(), "{variables} variables, {percent} %");
                let sparse = sparse::primes(&allowed, usize::MAX);
                assert_eq!(sparse.as_ref(), Some(&dense), "{variables} variables, {percent} %");
            }
        }
    }

    #[test]
    fn more_primes_than_the_limit_are_refused_either_way() {
        for percent in [1, 60] {
            let allowed = rows(10, percent, 7);
            let primes = primes(&allowed);
            let count = primes.len() as u32;
            assert_eq!(primes_within(&allowed, count), Some(primes));
            assert_eq!(primes_within(&allowed, count - 1), None);
        }
    }

    #[test]
    fn the_sparse_way_gives_up_at_its_steps_and_not_before() {
        let allowed = rows(8, 30, 1);
        let enough = (0..).find(|&steps| sparse::primes(&allowed, steps).is_some()).unwrap();
        assert!(enough > 0);
        assert_eq!(sparse::primes(&allowed, enough + 1), sparse::primes(&allowed, enough));
        assert_eq!(sparse::primes(&allowed, enough - 1), None);
    }
}
