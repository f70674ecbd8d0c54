//! The forms of functions as graphs.

use super::logic::{Edge, Logic};
use crate::qmc::{Budget, Cube, SharedProduct, SharedSums};
use crate::rows::{Arity, TruthTable};

/// The sums of products that are shared.
pub(super) fn sums(tables: &[TruthTable], sums: &SharedSums) -> (Logic, Vec<Edge>) {
    let mut logic = Logic::default();
    let outputs = sum_edges(&mut logic, tables, sums);
    (logic, outputs)
}

/// The complements of the sums of the complements.
pub(super) fn products(complements: &[TruthTable], sums: &SharedSums) -> (Logic, Vec<Edge>) {
    let mut logic = Logic::default();
    let outputs = sum_edges(&mut logic, complements, sums);
    (logic, outputs.into_iter().map(Edge::not).collect())
}

fn sum_edges(logic: &mut Logic, tables: &[TruthTable], sums: &SharedSums) -> Vec<Edge> {
    let arity = tables[0].arity();
    let products = in_reading_order(sums, arity);
    // All products come before the sums, so that gates are in this order.
    let edges: Vec<Edge> = products.iter().map(|shared| product(logic, shared.cube, arity)).collect();
    (0..tables.len())
        .map(|function| {
            let terms =
                products.iter().zip(&edges).filter(|(shared, _)| shared.functions >> function & 1 == 1);
            let terms = terms.map(|(_, &edge)| edge).collect();
            logic.or(terms)
        })
        .collect()
}

/// The products by their literals as they are read: A.B before A.C before A'.B.
pub(super) fn in_reading_order(sums: &SharedSums, arity: Arity) -> Vec<SharedProduct> {
    let mut products = sums.products.clone();
    products.sort_by_cached_key(|shared| {
        let literal = |index| {
            let bit = arity.variable_bit(index as usize);
            match (shared.cube.care() & bit != 0, shared.cube.value() & bit != 0) {
                (false, _) => 2,
                (true, is_plain) => u8::from(!is_plain),
            }
        };
        (0..arity.variables()).map(literal).collect::<Vec<u8>>()
    });
    products
}

fn product(logic: &mut Logic, cube: Cube, arity: Arity) -> Edge {
    let literals = (0..arity.variables())
        .filter(|&index| cube.care() & arity.variable_bit(index as usize) != 0)
        .map(|index| logic.literal(index, cube.value() & arity.variable_bit(index as usize) == 0))
        .collect();
    logic.and(literals)
}

/// For each function the AND–XOR form of the polarity with the fewest products and, of those, the fewest literals. Where
/// don't-cares are, they have the values of the function's sum. All `2^n` polarities are tried, in `4^n·n` operations for each function.
///
/// Source: I. S. Reed, D. E. Muller (1954); A. Almaini et al., "Optimum Reed–Muller expansions" (1991).
pub(super) fn and_xor(tables: &[TruthTable], sums: &SharedSums, budget: &mut Budget) -> (Logic, Vec<Edge>) {
    let arity = tables[0].arity();
    let rows = arity.rows() as usize;
    budget.pay(tables.len() * rows * rows * (1 + arity.variables() as usize));
    let mut logic = Logic::default();
    let outputs = (0..tables.len()).map(|function| {
        let mut values = vec![false; arity.rows() as usize];
        for cube in sums.terms(function) {
            for row in cube.rows(arity) {
                values[row.0 as usize] = true;
            }
        }
        let (polarity, products) = best_polarity(&values, arity);
        let terms = products
            .into_iter()
            .map(|care| {
                let literals = (0..arity.variables())
                    .map(|index| (index, arity.variable_bit(index as usize)))
                    .filter(|&(_, bit)| care & bit != 0)
                    .map(|(index, bit)| logic.literal(index, polarity & bit != 0))
                    .collect();
                logic.and(literals)
            })
            .collect();
        logic.xor(terms)
    });
    let outputs = outputs.collect();
    (logic, outputs)
}

/// The variables that are complemented everywhere, as bits of a row, and the products, each as the bits of its variables.
fn best_polarity(values: &[bool], arity: Arity) -> (u32, Vec<u32>) {
    let forms = (0..arity.rows()).map(|polarity| (polarity, coefficients(values, polarity)));
    let cost =
        |products: &[u32]| (products.len(), products.iter().map(|care| care.count_ones()).sum::<u32>());
    forms.min_by_key(|(_, products)| cost(products)).expect("one polarity at least")
}

/// The products of the form with this polarity: the transform over GF(2), a butterfly for each variable.
fn coefficients(values: &[bool], polarity: u32) -> Vec<u32> {
    let mut spectrum: Vec<bool> = (0..values.len()).map(|row| values[row ^ polarity as usize]).collect();
    let mut bit = 1;
    while bit < spectrum.len() {
        for row in (0..spectrum.len()).filter(|row| row & bit != 0) {
            let lower = spectrum[row ^ bit];
            spectrum[row] ^= lower;
        }
        bit <<= 1;
    }
    (0u32..).zip(spectrum).filter(|&(_, is_there)| is_there).map(|(care, _)| care).collect()
}
