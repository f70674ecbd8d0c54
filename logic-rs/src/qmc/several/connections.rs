//! Leaves out of each sum the products that it does not need, since a shared product costs a connection to each sum
//! that has it.

use super::super::budget::Budget;
use super::super::cover::{LiteralSteps, minimum_cover};
use super::product::SharedProduct;
use super::rows::chart_of;
use crate::rows::TruthTable;

/// The products, each with the functions that need it. Each sum has as few of them as the budget lets it prove; a product
/// that no function needs is left out.
pub(super) fn connected(
    tables: &[TruthTable],
    products: Vec<SharedProduct>,
    budget: &mut Budget,
) -> Vec<SharedProduct> {
    let mut needed = vec![0; products.len()];
    for (function, table) in tables.iter().enumerate() {
        let indices: Vec<usize> =
            (0..products.len()).filter(|&index| products[index].functions >> function & 1 == 1).collect();
        let own: Vec<SharedProduct> =
            indices.iter().map(|&index| SharedProduct { cube: products[index].cube, functions: 1 }).collect();
        let kept = match chart_of(std::slice::from_ref(table), &own, budget) {
            Some(chart) => {
                minimum_cover(chart.without_literals(), LiteralSteps::All, 0, budget, &mut |_| {}).columns
            }
            None => (0..own.len() as u32).collect(),
        };
        for label in kept {
            needed[indices[label as usize]] |= 1 << function;
        }
    }
    let with_functions = |(product, functions): (SharedProduct, u32)| SharedProduct { functions, ..product };
    let mut products: Vec<SharedProduct> = products
        .into_iter()
        .zip(needed)
        .map(with_functions)
        .filter(|product| product.functions != 0)
        .collect();
    products.sort_unstable();
    products
}
