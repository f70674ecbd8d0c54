//! The chart of several functions: a row for each function and each row of the table in which it must be 1. Rows that
//! have the same products are one row, which makes the chart many times smaller.

use super::super::budget::Budget;
use super::super::chart::Chart;
use super::super::minimize::{CHART_ENTRIES_MAX, STEPS_PER_ENTRY_BUILT};
use super::product::SharedProduct;
use crate::rows::{Arity, Row, TruthTable};
use rustc_hash::FxHashMap;

/// Most pairs of a product and a row that are looked at: about half a second.
const PAIRS_MAX: usize = 1 << 26;

/// Steps for each of them.
const STEPS_PER_PAIR: usize = 2;
/// Steps for each row that a function requires, which is looked up in a map.
const STEPS_PER_REQUIRED_ROW: usize = 1 << 5;

const NO_ROW: u32 = u32::MAX;

/// The chart of the products, whose labels are their indices. `None` if it would be too big.
pub(super) fn chart_of(
    tables: &[TruthTable],
    products: &[SharedProduct],
    budget: &mut Budget,
) -> Option<Chart> {
    let arity = tables[0].arity();
    let pairs: usize = products.iter().map(|product| pairs_of(product, arity)).sum();
    if pairs > PAIRS_MAX {
        return None;
    }
    budget.pay(steps(tables, products));
    let required = required(tables, arity);
    let (numbers, count, entries) = merged(&required, tables.len(), products, arity);
    if entries > CHART_ENTRIES_MAX {
        return None;
    }
    budget.pay(STEPS_PER_ENTRY_BUILT * entries);
    let mut list = Vec::new();
    let columns = products.iter().map(|product| {
        list.clear();
        each_row(product, &required, arity, &mut |row, function| {
            let number = numbers[row * tables.len() + function];
            if number != NO_ROW {
                list.push(number);
            }
        });
        list.sort_unstable();
        (product.cube.literals(), list.clone())
    });
    Some(Chart::of_lists(count, entries, columns))
}

/// The steps of [`chart_of`] before it knows the number of entries.
pub(super) fn steps(tables: &[TruthTable], products: &[SharedProduct]) -> usize {
    let pairs: usize = products.iter().map(|product| pairs_of(product, tables[0].arity())).sum();
    let required: usize = tables.iter().map(|table| table.on().count() as usize).sum();
    STEPS_PER_PAIR * pairs + STEPS_PER_REQUIRED_ROW * required
}

fn pairs_of(product: &SharedProduct, arity: Arity) -> usize {
    let rows = 1 << (arity.variables() - product.cube.literals());
    product.functions.count_ones() as usize * rows
}

/// For each row of the table the functions that must be 1 there, as bits.
fn required(tables: &[TruthTable], arity: Arity) -> Vec<u32> {
    let mut functions = vec![0; arity.rows() as usize];
    for (function, table) in tables.iter().enumerate() {
        for Row(row) in table.on().iter() {
            functions[row as usize] |= 1 << function;
        }
    }
    functions
}

/// Calls `visit` with each row of the product and each function that must be 1 there and may have the product.
fn each_row(product: &SharedProduct, required: &[u32], arity: Arity, visit: &mut dyn FnMut(usize, usize)) {
    for Row(row) in product.cube.rows(arity) {
        let mut functions = product.functions & required[row as usize];
        while functions != 0 {
            visit(row as usize, functions.trailing_zeros() as usize);
            functions &= functions - 1;
        }
    }
}

/// For each row and function the number of its row of the chart, or [`NO_ROW`] for one that has the same products as
/// another; the number of rows; and the number of entries.
///
/// Rows are compared by the sum of 128 random bits for each of their products. Two rows taken for one by mistake would
/// leave a row uncovered, which the caller finds.
fn merged(
    required: &[u32],
    functions: usize,
    products: &[SharedProduct],
    arity: Arity,
) -> (Vec<u32>, usize, usize) {
    let mut sums = vec![(0u128, 0u32); required.len() * functions];
    for (index, product) in (0u64..).zip(products) {
        let bits = u128::from(mixed(2 * index)) << 64 | u128::from(mixed(2 * index + 1));
        each_row(product, required, arity, &mut |row, function| {
            let (sum, count) = &mut sums[row * functions + function];
            *sum = sum.wrapping_add(bits);
            *count += 1;
        });
    }
    let mut numbers = vec![NO_ROW; sums.len()];
    let mut known = FxHashMap::default();
    let (mut count, mut entries) = (0, 0);
    for (number, &(sum, products)) in numbers.iter_mut().zip(&sums) {
        if products > 0 && known.insert(sum, ()).is_none() {
            *number = count;
            count += 1;
            entries += products as usize;
        }
    }
    (numbers, count as usize, entries)
}

/// The bits of a number, mixed. Source: G. L. Steele et al., "Fast splittable pseudorandom number generators" (2014).
fn mixed(number: u64) -> u64 {
    let mut bits = number.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    bits = (bits ^ bits >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ bits >> 31
}
