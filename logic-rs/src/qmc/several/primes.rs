//! The primes of several functions: products that are implicants of a set of functions, such that every larger product
//! is an implicant of fewer of them. Some cheapest sums have such products alone.

use super::super::budget::Budget;
use super::super::cube::Cube;
use super::product::SharedProduct;
use crate::rows::{Arity, TruthTable};

/// Up to this many variables all `3^n` cubes are looked at: 4 bytes each, 57 MB.
const VARIABLES_MAX: u32 = 15;
/// Most primes. A chart of more would have too many entries in any case.
const PRIMES_MAX: usize = 1 << 20;
/// Steps for each cube that is looked at.
const STEPS_PER_CUBE: usize = 8;

/// The primes, ascending, each with all functions that it is an implicant of; `None` where there are too many cubes or
/// primes for the budget.
pub(super) fn listed(tables: &[TruthTable], budget: &mut Budget) -> Option<Vec<SharedProduct>> {
    let variables = tables[0].arity().variables();
    if variables > VARIABLES_MAX {
        return None;
    }
    let steps = STEPS_PER_CUBE * 3usize.pow(variables);
    if steps as u64 > budget.left() {
        return None;
    }
    budget.pay(steps);
    let rows = permitted(tables, tables[0].arity());
    let cubes = functions_of_cubes(&rows, variables);
    let mut primes = Vec::new();
    let mut cube = Digits::first(variables);
    for (index, &functions) in cubes.iter().enumerate() {
        let larger = |bit: u32| cubes[index + cube.to_free(bit)];
        if functions != 0 && (0..variables).all(|bit| cube.is_free(bit) || larger(bit) != functions) {
            if primes.len() == PRIMES_MAX {
                return None;
            }
            primes.push(SharedProduct { cube: cube.cube(variables), functions });
        }
        cube.step();
    }
    primes.sort_unstable();
    Some(primes)
}

/// For each row of the table the functions that may be 1 there, as bits.
pub(super) fn permitted(tables: &[TruthTable], arity: Arity) -> Vec<u32> {
    let mut functions = vec![0; arity.rows() as usize];
    for (function, table) in tables.iter().enumerate() {
        for row in table.on().union(table.dont_care()).iter() {
            functions[row.0 as usize] |= 1 << function;
        }
    }
    functions
}

/// For each cube, by its digits, the functions that are 1 in all its rows.
fn functions_of_cubes(rows: &[u32], variables: u32) -> Vec<u32> {
    let mut cubes: Vec<u32> = Vec::with_capacity(3usize.pow(variables));
    let mut cube = Digits::first(variables);
    for index in 0..3usize.pow(variables) {
        let functions = if cube.free == 0 {
            rows[cube.value as usize]
        } else {
            // Both halves have smaller numbers, so they are known.
            let half = cube.powers[cube.free.trailing_zeros() as usize];
            cubes[index - half] & cubes[index - 2 * half]
        };
        cubes.push(functions);
        cube.step();
    }
    cubes
}

/// A cube as a number of base 3, with a digit for each bit of a row: 0, 1, or 2 where the bit is free. Counts up by one
/// at a time.
struct Digits {
    /// The bits whose digit is 2, and those whose digit is 1.
    free: u32,
    value: u32,
    /// The powers of 3.
    powers: Vec<usize>,
}

impl Digits {
    fn first(variables: u32) -> Self {
        Self { free: 0, value: 0, powers: (0..=variables).map(|bit| 3usize.pow(bit)).collect() }
    }

    fn step(&mut self) {
        // Digits of 2 from the lowest on become 0, and the one after them goes up by 1.
        let bit = 1u32.checked_shl(self.free.trailing_ones()).unwrap_or(0);
        self.free &= !bit.wrapping_sub(1);
        if self.value & bit == 0 {
            self.value |= bit;
        } else {
            self.value &= !bit;
            self.free |= bit;
        }
    }

    fn is_free(&self, bit: u32) -> bool {
        self.free >> bit & 1 == 1
    }

    /// How much greater the number is where the bit, which is not free, is.
    fn to_free(&self, bit: u32) -> usize {
        (2 - (self.value >> bit & 1) as usize) * self.powers[bit as usize]
    }

    fn cube(&self, variables: u32) -> Cube {
        let mask = ((1u64 << variables) - 1) as u32;
        Cube::new(mask & !self.free, self.value)
    }
}
