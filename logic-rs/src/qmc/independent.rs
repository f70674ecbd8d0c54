//! A lower bound from the rows alone: no list of primes is needed.

use super::budget::Budget;
use super::cube::{Cube, count_within, words_of};
use crate::rows::{Row, RowSet, TruthTable};

/// Steps of a look at two rows.
const STEPS_PER_PAIR: usize = 2;
/// Steps of a look at a cube besides those for its rows, 64 a step.
const STEPS_PER_CUBE: usize = 8;

/// The size of a set of required rows of which no two are in one implicant; every sum has at least as many terms.
///
/// Rows are tried one after the other until the budget is spent, first those with the fewest neighbouring rows in which
/// the function may be 1. Takes some steps for each row and each pair of rows that is looked at. Source: the
/// independent set of rows in R. L. Rudell, A. Sangiovanni-Vincentelli, "Multiple-valued minimization for PLA
/// optimization" (1987).
pub(crate) fn independent_rows(table: &TruthTable, budget: &mut Budget) -> u32 {
    let off = table.on().union(table.dont_care()).complement();
    let mut kept: Vec<u32> = Vec::new();
    for row in by_neighbours(table.on(), &off, budget) {
        let mut steps = 0;
        let is_alone = kept.iter().all(|&other| {
            steps += STEPS_PER_PAIR;
            !share_an_implicant(row, other, &off, &mut steps)
        });
        if !budget.pay(steps) {
            break;
        }
        if is_alone {
            kept.push(row);
        }
    }
    kept.len() as u32
}

/// Whether the function may be 1 in all rows of the smallest cube of two rows.
fn share_an_implicant(one: u32, other: u32, off: &RowSet, steps: &mut usize) -> bool {
    // Two corners of the cube rule out most pairs.
    if off.contains(Row(one & other)) || off.contains(Row(one | other)) {
        return false;
    }
    let cube = Cube::new(off.arity().row_mask() & !(one ^ other), one);
    *steps += STEPS_PER_CUBE + words_of(cube, off.arity());
    count_within(cube, off) == 0
}

/// The required rows, those first that have the fewest neighbours in which the function may be 1.
fn by_neighbours(on: &RowSet, off: &RowSet, budget: &mut Budget) -> Vec<u32> {
    let bits = on.arity().variables();
    budget.pay(on.count() as usize * (1 + bits as usize));
    let mut rows = vec![Vec::new(); bits as usize + 1];
    for Row(row) in on.iter() {
        let neighbours = (0..bits).filter(|bit| !off.contains(Row(row ^ 1 << bit))).count();
        rows[neighbours].push(row);
    }
    rows.concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::qmc::minimize;
    use crate::rows::{Arity, random_rows};

    #[test]
    fn the_bound_is_never_above_the_minimum() {
        for seed in 1..60 {
            let on = random_rows(6, 30 + seed % 60, seed);
            let dont_care = random_rows(6, seed % 40, seed + 100).without(&on);
            let table = TruthTable::with_dont_cares(on, dont_care).unwrap();
            let minimum = minimize(&table, 10_000);
            let bound = independent_rows(&table, &mut Budget::of_units(100));
            assert!(minimum.proven && bound as usize <= minimum.cover.len(), "seed {seed}");
            assert!(bound > 0 || table.on().is_empty());
        }
    }

    #[test]
    fn rows_without_a_common_implicant_are_found_in_a_symmetric_function_and_fewer_with_less_work() {
        // 1 where 3 to 6 of 9 variables are: no implicant has two of the 84 rows with three ones.
        let on = (0..512u32).filter(|row| (3..=6).contains(&row.count_ones())).map(Row);
        let table = TruthTable::new(RowSet::from_rows(Arity::new(9).unwrap(), on).unwrap());
        assert_eq!(independent_rows(&table, &mut Budget::of_units(100)), 84);
        let mut little = Budget::of_units(1);
        let bound = little.with_steps(6_000, |budget| independent_rows(&table, budget));
        assert!((1..84).contains(&bound), "{bound}");
    }

    #[test]
    fn each_look_is_paid_for() {
        use crate::qmc::budget::LOOKS;
        for percent in [20, 50, 90] {
            let table = TruthTable::new(random_rows(9, percent, 1));
            let mut budget = Budget::of_units(100);
            LOOKS.set(0);
            independent_rows(&table, &mut budget);
            assert!(LOOKS.get() <= budget.asked);
        }
    }
}
