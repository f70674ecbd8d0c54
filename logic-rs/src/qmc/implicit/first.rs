//! A first irredundant cover of primes, from the rows alone.

use super::expand::Space;
use crate::qmc::budget::Budget;
use crate::qmc::cube::Cube;
use crate::rows::{Row, TruthTable};
use std::cmp::Reverse;

/// An irredundant cover of primes, ascending. It is made in any case; its steps are paid for as far as the budget goes.
///
/// Each min term that is not covered yet is expanded, those with the fewest neighbours first. Takes some steps for each
/// row and each bit, and some hundred for each cube.
pub(crate) fn first_cover(table: &TruthTable, budget: &mut Budget) -> Vec<Cube> {
    let space = Space::new(table, budget);
    let mut missing = space.on.clone();
    let mut cover = Vec::new();
    for row in by_neighbours(&space, budget) {
        if let Some(prime) = space.expanded(Cube::new(space.mask(), row), &missing, 0, budget) {
            missing.remove_matching(prime.care(), prime.value());
            cover.push(prime);
        }
    }
    irredundant(&space, cover, budget)
}

/// The required rows, first those with the fewest rows at Hamming distance 1 that may be in one cube with them.
fn by_neighbours(space: &Space, budget: &mut Budget) -> Vec<u32> {
    let mut rows = vec![Vec::new(); space.on.arity().variables() as usize + 1];
    for Row(row) in space.on.iter() {
        rows[space.neighbours(row) as usize].push(row);
    }
    budget.pay(2 * space.on.count() as usize);
    rows.concat()
}

/// The cover without cubes whose required rows the others cover, ascending. Of several such cubes the one with the most
/// literals is removed first.
pub(super) fn irredundant(space: &Space, mut cover: Vec<Cube>, budget: &mut Budget) -> Vec<Cube> {
    let mut count = vec![0u32; space.on.arity().rows() as usize];
    let mut steps = count.len();
    for &cube in &cover {
        steps += space.rows(cube).map(|row| count[row as usize] += 1).count();
    }
    cover.sort_unstable_by_key(|&cube| (Reverse(cube.literals()), cube));
    cover.retain(|&cube| {
        let is_alone = |row: u32| count[row as usize] == 1 && space.on.contains(Row(row));
        let is_needed = space.rows(cube).any(is_alone);
        steps += space.rows(cube).map(|row| count[row as usize] -= u32::from(!is_needed)).count();
        is_needed
    });
    budget.pay(2 * steps);
    cover.sort_unstable();
    cover
}
