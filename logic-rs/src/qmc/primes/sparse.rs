//! All primes by merging lists of implicants, for functions that are 1 in few rows.

use super::super::cube::Cube;
use crate::rows::{Row, RowSet};

/// The primes of the function that is 1 in the rows `allowed`, ascending; `None` if that takes more than `steps_max`
/// steps: one for each implicant and one for each of its literals.
///
/// Implicants with the same free variables are one ascending list of values. Two of them that differ in one bit are no
/// primes; they merge into an implicant in which that bit is free. The merged implicant is kept only if its new free
/// bit is above all earlier free bits, so that each implicant is made once. The lower bits are tried all the same,
/// since an implicant is a prime only if it merges at no bit. Merging keeps the lists sorted, without hashing.
///
/// Source: E. J. McCluskey, "Minimization of Boolean Functions" (1956).
pub(super) fn primes(allowed: &RowSet, steps_max: usize) -> Option<Vec<Cube>> {
    let all = allowed.arity().row_mask();
    let mut steps_left = steps_max;
    let mut primes = Vec::new();
    // The last group is taken first, so that few groups wait at a time.
    let mut waiting = vec![Group { free: 0, values: allowed.iter().map(|Row(row)| row).collect() }];
    while let Some(group) = waiting.pop() {
        let care = all & !group.free;
        steps_left = steps_left.checked_sub(group.values.len() * (1 + care.count_ones() as usize))?;
        let mut merged = vec![false; group.values.len()];
        for bit in bits(care) {
            let is_new = bit > group.free;
            let mut values = Vec::new();
            for_each_pair(&group.values, bit, |lower, upper| {
                (merged[lower], merged[upper]) = (true, true);
                if is_new {
                    values.push(group.values[lower]);
                }
            });
            if !values.is_empty() {
                waiting.push(Group { free: group.free | bit, values });
            }
        }
        let left = group.values.iter().zip(merged).filter(|&(_, merged)| !merged);
        primes.extend(left.map(|(&value, _)| Cube::new(care, value)));
    }
    primes.sort_unstable();
    Some(primes)
}

/// Implicants in which the same variables are free.
struct Group {
    /// Row bits without a literal.
    free: u32,
    /// The values of the other bits, ascending.
    values: Vec<u32>,
}

/// The bits of a mask, ascending.
fn bits(mask: u32) -> impl Iterator<Item = u32> {
    (0..u32::BITS).map(|bit| 1 << bit).filter(move |bit| mask & bit != 0)
}

/// Calls `take` with the indices of each two of the ascending values that differ in that bit alone, lower value first.
fn for_each_pair(values: &[u32], bit: u32, mut take: impl FnMut(usize, usize)) {
    let mut upper = 0;
    for (lower, &value) in values.iter().enumerate() {
        if value & bit != 0 {
            continue;
        }
        while upper < values.len() && values[upper] < value | bit {
            upper += 1;
        }
        if upper < values.len() && values[upper] == value | bit {
            take(lower, upper);
        }
    }
}
