//! The loop of espresso: REDUCE and EXPAND, one after the other, in an order that changes with each round.
//!
//! A round never has more cubes than the one before, since each of its cubes holds a reduced cube of the round before.
//! In random orders the cubes change while their number stays the same, until all rows of some cube are in others; then
//! that cube is left out.

use super::expand::{Space, supercube};
use crate::qmc::budget::Budget;
use crate::qmc::cube::Cube;
use crate::rows::{Row, RowSet};

/// The first count of a row that need not be covered: so large that the row never counts as covered by one cube alone.
const OPTIONAL: u32 = 1 << 30;
/// Steps for each cube in half a round, besides those for its rows.
const STEPS_PER_CUBE: usize = 16;

/// A cover that changes round by round.
pub(super) struct Loop<'space> {
    space: &'space Space,
    /// The primes that every cover has: each is the only one of some row.
    essentials: Vec<Cube>,
    /// The other cubes.
    cubes: Vec<Cube>,
    /// The rows that no essential prime covers.
    open: RowSet,
    /// For each row the number of cubes that hold it.
    count: Vec<u32>,
    /// The last number of a fixed sequence, which chooses the order of each round.
    sequence: u32,
}

impl<'space> Loop<'space> {
    /// Starts from primes that cover all required rows.
    pub(super) fn new(space: &'space Space, cover: &[Cube], budget: &mut Budget) -> Self {
        let mut steps = 0;
        let (essentials, cubes): (Vec<Cube>, Vec<Cube>) = cover.iter().partition(|&&prime| {
            steps += 2 * space.rows(prime).count();
            space.rows(prime).any(|row| space.is_only_prime(prime, row))
        });
        let mut open = space.on.clone();
        for prime in &essentials {
            open.remove_matching(prime.care(), prime.value());
        }
        let mut count = vec![OPTIONAL; open.arity().rows() as usize];
        open.iter().for_each(|Row(row)| count[row as usize] = 0);
        for &cube in &cubes {
            steps += space.rows(cube).map(|row| count[row as usize] += 1).count();
        }
        budget.pay(steps + count.len());
        Self { space, essentials, cubes, open, count, sequence: 1 }
    }

    /// The cubes that are no essential primes.
    pub(super) fn cubes(&self) -> &[Cube] {
        &self.cubes
    }

    /// All cubes, which cover all required rows; after a whole round they are primes.
    pub(super) fn cover(&self) -> impl Iterator<Item = Cube> {
        self.essentials.iter().chain(&self.cubes).copied()
    }

    /// Reduces all cubes, then expands them; `false` if the budget was spent before all of them were primes again. Takes
    /// some steps for each of their rows, and some hundred for each cube.
    pub(super) fn round(&mut self, budget: &mut Budget) -> bool {
        budget.pay(2 * self.cubes.len());
        self.shuffle();
        self.reduce(budget);
        self.shuffle();
        self.expand(budget);
        !budget.is_spent()
    }

    /// Makes each cube in turn as small as the others allow. A cube whose rows the others cover is left out.
    fn reduce(&mut self, budget: &mut Budget) {
        let (space, count) = (self.space, &mut self.count);
        self.cubes.retain_mut(|cube| {
            if budget.is_spent() {
                return true;
            }
            let alone = space.rows(*cube).filter(|&row| count[row as usize] == 1);
            let reduced = supercube(space.mask(), alone);
            let is_left = |row| reduced.is_some_and(|reduced: Cube| reduced.covers(Row(row)));
            let rows = space.rows(*cube).map(|row| count[row as usize] -= u32::from(!is_left(row))).count();
            space.pay(STEPS_PER_CUBE + 2 * rows, budget);
            *cube = reduced.unwrap_or(*cube);
            reduced.is_some()
        });
    }

    /// Replaces each cube in turn by a prime that holds those of its rows that no prime of this round holds yet. A cube
    /// without such rows is left out.
    fn expand(&mut self, budget: &mut Budget) {
        let (space, count) = (self.space, &mut self.count);
        let mut missing = self.open.clone();
        space.pay(missing.arity().words(), budget);
        let first = self.sequence >> 16;
        self.cubes.retain_mut(|cube| {
            if budget.is_spent() {
                return true;
            }
            let mut steps = STEPS_PER_CUBE;
            steps += space.rows(*cube).map(|row| count[row as usize] -= 1).count();
            let prime = space.expanded(*cube, &missing, first, budget);
            if let Some(prime) = prime {
                missing.remove_matching(prime.care(), prime.value());
                steps += space.rows(prime).map(|row| count[row as usize] += 1).count();
                *cube = prime;
            }
            space.pay(steps, budget);
            prime.is_some()
        });
    }

    /// Puts the cubes in another order.
    fn shuffle(&mut self) {
        for last in (1..self.cubes.len()).rev() {
            // The linear congruential generator of Numerical Recipes, whose upper bits are the better ones.
            self.sequence = self.sequence.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let chosen = (u64::from(self.sequence) * (last as u64 + 1)) >> u32::BITS;
            self.cubes.swap(last, chosen as usize);
        }
    }
}
