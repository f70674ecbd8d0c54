//! Makes a cube a prime: espresso's EXPAND against the complement, which is a dense set of rows here.

use crate::qmc::budget::Budget;
#[cfg(test)]
use crate::qmc::budget::look;
use crate::qmc::cube::{Cube, count_within, meets, words_of};
use crate::rows::{Row, RowSet, TruthTable, subsets};

/// Steps of a look at a cube besides those for its rows, 64 a step.
const STEPS_PER_LOOK: usize = 4;

/// The rows that cubes of a function must cover, and the rows that they must not hold.
pub(super) struct Space {
    /// The rows that have to be covered.
    pub(super) on: RowSet,
    /// The rows in which the function must be 0.
    off: RowSet,
    /// For each row, the bits whose change leads to a row of `off`.
    blocked: Vec<u32>,
    /// The cost of a step, in eighths.
    eighths: usize,
}

/// The measured cost of a step in a table of this many variables, in eighths: the rows of a larger table are less often
/// in the cache.
fn eighths(variables: u32) -> usize {
    match variables {
        0..=14 => 8,
        15 => 10,
        16 => 12,
        17 => 24,
        _ => 40,
    }
}

impl Space {
    /// Takes a step for each row, and one for each row of the complement and each bit.
    pub(super) fn new(table: &TruthTable, budget: &mut Budget) -> Self {
        let off = table.on().union(table.dont_care()).complement();
        let bits = off.arity().variables();
        let mut blocked = vec![0; off.arity().rows() as usize];
        for Row(row) in off.iter() {
            for bit in (0..bits).map(|index| 1 << index) {
                blocked[(row ^ bit) as usize] |= bit;
            }
        }
        budget.pay(blocked.len() + off.count() as usize * bits as usize);
        Self { on: table.on().clone(), eighths: eighths(bits), off, blocked }
    }

    /// Pays for steps in this table.
    pub(super) fn pay(&self, steps: usize, budget: &mut Budget) {
        budget.pay(steps * self.eighths / 8);
    }

    /// All bits of a row.
    pub(super) fn mask(&self) -> u32 {
        self.on.arity().row_mask()
    }

    /// The number of rows at Hamming distance 1 that may be in one cube with the row.
    pub(super) fn neighbours(&self, row: u32) -> u32 {
        (self.mask() & !self.blocked[row as usize]).count_ones()
    }

    /// Whether a prime is the only one of a row: a cube of the row that has another variable free would hold a neighbour
    /// in which the function must be 0.
    pub(super) fn is_only_prime(&self, prime: Cube, row: u32) -> bool {
        self.on.contains(Row(row)) && self.blocked[row as usize] == prime.care()
    }

    /// Of the literals `care` those that cannot be dropped: with the literal complemented, the cube would hold a row of
    /// `off`. Looks at the rows of the cube one by one, or for each literal at 64 rows a step, whichever takes fewer
    /// steps.
    fn blocked(&self, cube: Cube, care: u32, budget: &mut Budget) -> u32 {
        let by_words = care.count_ones() as usize * steps(cube, &self.off);
        if by_words < 1 << (self.mask() & !cube.care()).count_ones() {
            self.pay(by_words, budget);
            return bits_of(care).filter(|&bit| meets(across(cube, bit), &self.off)).sum();
        }
        let (mut blocked, mut steps) = (0, 0);
        for row in subsets(self.mask() & !cube.care()) {
            #[cfg(test)]
            look(1);
            steps += 1;
            blocked |= self.blocked[(cube.value() | row) as usize];
            if blocked & care == care {
                break;
            }
        }
        self.pay(steps, budget);
        blocked & care
    }

    /// The rows of a cube, those of don't-cares too.
    pub(super) fn rows(&self, cube: Cube) -> impl Iterator<Item = u32> {
        #[cfg(test)]
        look(1 << (self.mask() & !cube.care()).count_ones());
        subsets(self.mask() & !cube.care()).map(move |subset| cube.value() | subset)
    }

    /// A prime that holds all missing rows of an allowed cube, and possibly more missing rows; `None` if the cube has
    /// no missing row.
    ///
    /// The prime grows from the smallest cube of these rows. Literal after literal is dropped, each time the one that
    /// brings in the most missing rows; of equal literals the first from bit `first` on. Takes some steps for each row
    /// of the prime, and for each literal each time the cube grows.
    pub(super) fn expanded(
        &self,
        cube: Cube,
        missing: &RowSet,
        first: u32,
        budget: &mut Budget,
    ) -> Option<Cube> {
        self.pay(1 << (self.mask() & !cube.care()).count_ones(), budget);
        let rows = self.rows(cube).filter(|&row| missing.contains(Row(row)));
        let mut prime = supercube(self.mask(), rows)?;
        let mut steps = 0;
        let upper = self.mask() << (first % self.on.arity().variables().max(1));
        let mut droppable = prime.care() & !self.blocked(prime, prime.care(), budget);
        while droppable != 0 {
            let mut best = (0, 0);
            let is_choice = !droppable.is_power_of_two();
            for bit in bits_of(droppable & upper).chain(bits_of(droppable & !upper)) {
                let gain = if is_choice {
                    let sibling = across(prime, bit);
                    steps += self::steps(sibling, missing);
                    count_within(sibling, missing)
                } else {
                    0
                };
                if best.1 == 0 || gain > best.0 {
                    best = (gain, bit);
                }
            }
            let bit = best.1;
            droppable &= !bit;
            droppable &= !self.blocked(across(prime, bit), droppable, budget);
            prime = Cube::new(prime.care() ^ bit, prime.value());
        }
        self.pay(steps, budget);
        Some(prime)
    }
}

/// The cube that differs from this one in one literal, which is complemented.
fn across(cube: Cube, bit: u32) -> Cube {
    Cube::new(cube.care(), cube.value() ^ bit)
}

/// The bits of a mask that are 1, each as a separate mask, ascending.
fn bits_of(mut mask: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = mask & mask.wrapping_neg();
        mask ^= bit;
        (bit != 0).then_some(bit)
    })
}

/// The steps of a look at all rows of a cube.
fn steps(cube: Cube, rows: &RowSet) -> usize {
    STEPS_PER_LOOK + words_of(cube, rows.arity())
}

/// The smallest cube that holds the rows; `None` if there are none.
pub(super) fn supercube(mask: u32, mut rows: impl Iterator<Item = u32>) -> Option<Cube> {
    let first = rows.next()?;
    let free = rows.fold(0, |free, row| free | row ^ first);
    Some(Cube::new(mask & !free, first))
}
