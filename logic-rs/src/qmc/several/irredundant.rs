//! An irredundant sum of one function, found at once without a list of its primes: it tells how large a sum will be, and
//! stands for the minimum where the budget is spent.
//!
//! Source: E. Morreale, "Recursive operators for prime implicant and irredundant normal form determination" (1970);
//! S. Minato, "Fast generation of irredundant sum-of-products forms from binary decision diagrams" (1992).

use super::super::budget::Budget;
use super::super::cube::Cube;
use crate::rows::{TruthTable, variable_word};

/// Products of which none can be left out and none can lose a literal.
///
/// Two calls halve the table and a third has what both halves share: `(3/2)^n` words at most, for random rows. All calls are
/// paid for.
pub(super) fn irredundant_sum(table: &TruthTable, budget: &mut Budget) -> Vec<Cube> {
    let arity = table.arity();
    let upper = table.on().union(table.dont_care());
    let mut search = Search { full: arity.word_mask(), cubes: Vec::new(), steps: 0 };
    search.sum(table.on().words(), upper.words(), arity.variables(), Cube::new(0, 0));
    budget.pay(search.steps);
    search.cubes
}

struct Search {
    /// A word whose rows are all in a set.
    full: u64,
    cubes: Vec<Cube>,
    steps: usize,
}

impl Search {
    /// Adds the products, each within `cube`, of a function of the lowest `variables` bits of a row that is 1 in the rows of
    /// `lower` and 0 outside of `upper`; gives the rows that they cover.
    fn sum(&mut self, lower: &[u64], upper: &[u64], variables: u32, cube: Cube) -> Vec<u64> {
        self.steps += 4 * lower.len();
        if let ([lower], [upper]) = (lower, upper) {
            return vec![self.sum_in_word(*lower, *upper, variables, cube)];
        }
        if lower.iter().all(|&word| word == 0) {
            return vec![0; lower.len()];
        }
        if upper.iter().all(|&word| word == self.full) {
            self.cubes.push(cube);
            return vec![self.full; lower.len()];
        }
        let bit = variables - 1;
        let half = lower.len() / 2;
        let ((lower0, lower1), (upper0, upper1)) = (lower.split_at(half), upper.split_at(half));
        let mut covered = self.sum(&without(lower0, upper1), upper0, bit, with_literal(cube, bit, false));
        covered.extend(self.sum(&without(lower1, upper0), upper1, bit, with_literal(cube, bit, true)));
        let (covered0, covered1) = covered.split_at(half);
        let (left0, left1) = (without(lower0, covered0), without(lower1, covered1));
        let left: Vec<u64> = left0.iter().zip(&left1).map(|(one, other)| one | other).collect();
        let both: Vec<u64> = upper0.iter().zip(upper1).map(|(one, other)| one & other).collect();
        let shared = self.sum(&left, &both, bit, cube);
        for (word, shared) in covered.iter_mut().zip(shared.iter().chain(&shared)) {
            *word |= shared;
        }
        covered
    }

    /// The same within a word, where both halves of a variable are kept as if they were the whole.
    fn sum_in_word(&mut self, lower: u64, upper: u64, variables: u32, cube: Cube) -> u64 {
        self.steps += 4;
        if lower == 0 {
            return 0;
        }
        if upper == self.full {
            self.cubes.push(cube);
            return self.full;
        }
        let bit = variables - 1;
        let ones = variable_word(1 << bit, 0) & self.full;
        let half = |word: u64| {
            (word & !ones | (word & !ones) << (1 << bit), word & ones | (word & ones) >> (1 << bit))
        };
        let ((lower0, lower1), (upper0, upper1)) = (half(lower), half(upper));
        let covered0 = self.sum_in_word(lower0 & !upper1, upper0, bit, with_literal(cube, bit, false));
        let covered1 = self.sum_in_word(lower1 & !upper0, upper1, bit, with_literal(cube, bit, true));
        let left = lower0 & !covered0 | lower1 & !covered1;
        let shared = self.sum_in_word(left, upper0 & upper1, bit, cube);
        covered0 & !ones | covered1 & ones | shared
    }
}

fn with_literal(cube: Cube, bit: u32, is_plain: bool) -> Cube {
    Cube::new(cube.care() | 1 << bit, cube.value() | u32::from(is_plain) << bit)
}

fn without(rows: &[u64], others: &[u64]) -> Vec<u64> {
    rows.iter().zip(others).map(|(row, other)| row & !other).collect()
}
