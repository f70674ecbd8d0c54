//! Algebraic factoring of several sums of products at once: common factors become parts that all sums share.
//!
//! In each round the divisor that saves most literals becomes a part of its own: two products that several products
//! have as a common factor's sum (`A+B` of `AC+BC`), or a product that several products have in common.
//!
//! Source: R. K. Brayton, C. McMullen, "The decomposition and factorization of Boolean expressions" (1982); J. Vasudevamurthy,
//! J. Rajski, "A method for concurrent decomposition and factorization of Boolean expressions" (1990), whose divisors
//! these are, here with products of more than two literals.

use super::forms::in_reading_order;
use super::logic::{Edge, Logic};
use crate::qmc::{Budget, Cube, SharedSums};
use crate::rows::Arity;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// Sums with more products than this are not factored.
const PRODUCTS_MAX: usize = 500;
/// Most pairs of products that are compared, about a microsecond each.
const PAIRS_MAX: usize = 200_000;

/// Steps for each of them.
const STEPS_PER_PAIR: usize = 1 << 8;

/// A variable or a part, doubled, plus one if it is complemented. The parts come after the variables.
type Literal = u32;
/// Ascending.
type Product = Vec<Literal>;
type Sum = Vec<Product>;

/// The graph with the fewest literals that was found; never more than that of the sums as they are.
pub(super) fn factored(
    sums: &SharedSums,
    arity: Arity,
    plain: (Logic, Vec<Edge>),
    budget: &mut Budget,
) -> (Logic, Vec<Edge>) {
    let functions = plain.1.len();
    let found = [true, false].into_iter().map(|shares| {
        let mut parts = Parts::new(sums, functions, arity, shares);
        parts.factor(budget);
        parts.join_single_uses();
        parts.graph()
    });
    std::iter::once(plain)
        .chain(found)
        .min_by_key(|(logic, outputs)| (logic.literals(outputs), logic.operands(outputs)))
        .expect("the sums themselves are one")
}

/// Sums whose literals may be other sums. The first are those of the functions.
struct Parts {
    variables: u32,
    functions: usize,
    sums: Vec<Sum>,
}

/// A place where a divisor divides: products of one sum and their common factor.
struct Use {
    sum: usize,
    products: Vec<usize>,
    /// The literals that are left.
    factor: Product,
    /// Whether the products have the complement of the divisor.
    inverted: bool,
}

/// A sum that divides others.
struct Divisor {
    sum: Sum,
    uses: Vec<Use>,
    saved: i64,
}

impl Parts {
    /// If `shares`, a product of several functions is a part from the beginning.
    fn new(sums: &SharedSums, functions: usize, arity: Arity, shares: bool) -> Self {
        let variables = arity.variables();
        let mut parts = Self { variables, functions, sums: vec![Vec::new(); functions] };
        for product in in_reading_order(sums, arity) {
            let literals = literals_of(product.cube, arity);
            let is_part = shares && product.functions.count_ones() > 1 && literals.len() > 1;
            let term = if is_part {
                parts.sums.push(vec![literals]);
                vec![parts.literal(parts.sums.len() - 1, false)]
            } else {
                literals
            };
            for function in (0..functions).filter(|function| product.functions >> function & 1 == 1) {
                parts.sums[function].push(term.clone());
            }
        }
        parts
    }

    fn literal(&self, part: usize, inverted: bool) -> Literal {
        2 * (self.variables + part as u32) + u32::from(inverted)
    }

    fn part_of(&self, literal: Literal) -> Option<usize> {
        (literal / 2).checked_sub(self.variables).map(|part| part as usize)
    }

    /// Factors in any case, since a budget that a search has spent must not leave the sums as they are.
    fn factor(&mut self, budget: &mut Budget) {
        let mut left = PAIRS_MAX;
        loop {
            let products: usize = self.sums.iter().map(Vec::len).sum();
            let pairs = products * products / 2;
            if products > PRODUCTS_MAX || pairs > left {
                return;
            }
            left -= pairs;
            budget.pay(STEPS_PER_PAIR * pairs);
            let Some(divisor) = self.best_divisor() else { return };
            self.divide(divisor);
        }
    }

    /// The divisor that saves most literals; of equals the first in the order of their sums.
    fn best_divisor(&self) -> Option<Divisor> {
        let mut best: Option<Divisor> = None;
        for (sum, uses) in self.sums_of_two().into_iter().chain(self.common_products()) {
            let uses = apart(uses);
            let saved = self.saved(&sum, &uses);
            if saved > best.as_ref().map_or(0, |best| best.saved) {
                best = Some(Divisor { sum, uses, saved });
            }
        }
        best
    }

    /// The literals that a part of this sum saves. A part that is used once is written in its place and costs no literal
    /// there.
    fn saved(&self, sum: &Sum, uses: &[Use]) -> i64 {
        let literals: usize = sum.iter().map(Vec::len).sum();
        let cost = if is_exclusive(sum) { 2 } else { literals };
        let before: usize = uses.iter().map(|one| one.products.len() * one.factor.len() + literals).sum();
        let after: usize = uses.iter().map(|one| one.factor.len() + 1).sum();
        let is_whole = |one: &Use| one.factor.is_empty() && self.sums[one.sum].len() == one.products.len();
        match uses {
            [only] if is_whole(only) => 0,
            [only] => before as i64 - only.factor.len() as i64 - cost as i64,
            _ => before as i64 - after as i64 - cost as i64,
        }
    }

    /// The sums of two products, without a common literal, that pairs of products have with their common factor.
    fn sums_of_two(&self) -> BTreeMap<Sum, Vec<Use>> {
        let mut found: BTreeMap<Sum, Vec<Use>> = BTreeMap::new();
        for (index, sum) in self.sums.iter().enumerate() {
            for (first, one) in sum.iter().enumerate() {
                for (second, other) in sum.iter().enumerate().skip(first + 1) {
                    let factor = common(one, other);
                    let (one, other) = (without(one, &factor), without(other, &factor));
                    if one.is_empty() || other.is_empty() {
                        continue;
                    }
                    let (divisor, inverted) = plain_divisor(one, other);
                    let products = vec![first, second];
                    found.entry(divisor).or_default().push(Use { sum: index, products, factor, inverted });
                }
            }
        }
        found
    }

    /// The products of two or more literals that several products have in common.
    fn common_products(&self) -> BTreeMap<Sum, Vec<Use>> {
        let all: Vec<(usize, usize, &Product)> = (self.sums.iter().enumerate())
            .flat_map(|(sum, products)| {
                products.iter().enumerate().map(move |(at, product)| (sum, at, product))
            })
            .collect();
        let mut found: BTreeMap<Sum, Vec<Use>> = BTreeMap::new();
        for (at, &(_, _, one)) in all.iter().enumerate() {
            for &(_, _, other) in &all[at + 1..] {
                let product = common(one, other);
                if product.len() > 1 {
                    found.entry(vec![product]).or_default();
                }
            }
        }
        for (divisor, uses) in &mut found {
            for &(sum, at, product) in all.iter().filter(|(_, _, product)| holds(product, &divisor[0])) {
                uses.push(Use {
                    sum,
                    products: vec![at],
                    factor: without(product, &divisor[0]),
                    inverted: false,
                });
            }
        }
        // A part that is this product alone is its only use.
        found.retain(|_, uses| uses.len() > 1);
        found
    }

    fn divide(&mut self, divisor: Divisor) {
        self.sums.push(divisor.sum);
        let part = self.sums.len() - 1;
        let mut taken: FxHashMap<usize, Vec<usize>> = FxHashMap::default();
        for one in divisor.uses {
            let mut product = one.factor;
            product.push(self.literal(part, one.inverted));
            product.sort_unstable();
            taken.entry(one.sum).or_default().extend(one.products);
            self.sums[one.sum].push(product);
        }
        for (sum, mut products) in taken {
            products.sort_unstable();
            for at in products.into_iter().rev() {
                self.sums[sum].remove(at);
            }
        }
    }

    /// Writes a part that is used once in its place, where no brackets are needed for that.
    fn join_single_uses(&mut self) {
        loop {
            let mut uses: Vec<Vec<(usize, usize, Literal)>> = vec![Vec::new(); self.sums.len()];
            for (sum, products) in self.sums.iter().enumerate() {
                for (at, product) in products.iter().enumerate() {
                    for &literal in product {
                        if let Some(part) = self.part_of(literal) {
                            uses[part].push((sum, at, literal));
                        }
                    }
                }
            }
            let joined = (self.functions..self.sums.len()).find_map(|part| match uses[part][..] {
                [(sum, at, literal)] if literal.is_multiple_of(2) && !is_exclusive(&self.sums[part]) => {
                    let is_alone = self.sums[sum][at].len() == 1;
                    (is_alone || self.sums[part].len() == 1).then_some((part, sum, at, literal))
                }
                _ => None,
            });
            let Some((part, sum, at, literal)) = joined else { return };
            let inner = std::mem::take(&mut self.sums[part]);
            let product = self.sums[sum].remove(at);
            let rest = without(&product, &[literal]);
            for mut joined in inner {
                joined.extend(&rest);
                joined.sort_unstable();
                joined.dedup();
                self.sums[sum].push(joined);
            }
        }
    }

    /// Without recursion: a part waits on the stack until its own parts are built.
    fn graph(&self) -> (Logic, Vec<Edge>) {
        let mut logic = Logic::default();
        let mut edges: Vec<Option<Edge>> = vec![None; self.sums.len()];
        let mut waiting: Vec<usize> = (0..self.functions).rev().collect();
        while let Some(&sum) = waiting.last() {
            let parts = self.sums[sum].iter().flatten().filter_map(|&literal| self.part_of(literal));
            let missing: Vec<usize> = parts.filter(|&part| edges[part].is_none()).collect();
            if missing.is_empty() {
                edges[sum] = Some(self.edge(&mut logic, &self.sums[sum], &edges));
                waiting.pop();
            } else {
                waiting.extend(missing);
            }
        }
        let outputs = (0..self.functions).map(|function| edges[function].expect("all are built")).collect();
        (logic, outputs)
    }

    fn edge(&self, logic: &mut Logic, sum: &Sum, edges: &[Option<Edge>]) -> Edge {
        let of = |logic: &mut Logic, literal: Literal| {
            let inverted = literal % 2 == 1;
            match self.part_of(literal) {
                None => logic.literal(literal / 2, inverted),
                Some(part) => {
                    let edge = edges[part].expect("a part is built before its uses");
                    if inverted { edge.not() } else { edge }
                }
            }
        };
        if is_exclusive(sum) {
            let operands = sum[0].iter().map(|&literal| of(logic, literal)).collect::<Vec<_>>();
            // A.B'+A'.B is A^B, and A.B+A'.B' its complement: the literals of the first product are A and B', or A and B.
            return logic.xor(operands).not();
        }
        let products = sum.iter().map(|product| {
            let literals = product.iter().map(|&literal| of(logic, literal)).collect();
            logic.and(literals)
        });
        let products = products.collect();
        logic.or(products)
    }
}

fn literals_of(cube: Cube, arity: Arity) -> Product {
    (0..arity.variables())
        .filter(|&index| cube.care() & arity.variable_bit(index as usize) != 0)
        .map(|index| 2 * index + u32::from(cube.value() & arity.variable_bit(index as usize) == 0))
        .collect()
}

/// Whether the sum is the XOR or XNOR of two literals.
fn is_exclusive(sum: &[Product]) -> bool {
    match sum {
        [one, other] => one.len() == 2 && other[..] == [one[0] ^ 1, one[1] ^ 1],
        _ => false,
    }
}

/// The sum of two products in one order; of an XOR and its complement the one whose first product has two plain literals,
/// and whether that is the complement.
fn plain_divisor(one: Product, other: Product) -> (Sum, bool) {
    let mut sum = vec![one, other];
    sum.sort_unstable();
    if is_exclusive(&sum) {
        let [one, two] = [sum[0][0] & !1, sum[0][1] & !1];
        let is_xor = (sum[0][0] ^ sum[0][1]) & 1 == 1;
        return (vec![vec![one, two], vec![one | 1, two | 1]], is_xor);
    }
    (sum, false)
}

/// The uses of which no two take the same product, the first ones first.
fn apart(uses: Vec<Use>) -> Vec<Use> {
    let mut taken: Vec<(usize, usize)> = Vec::new();
    let mut kept = Vec::new();
    for one in uses {
        if one.products.iter().all(|&at| !taken.contains(&(one.sum, at))) {
            taken.extend(one.products.iter().map(|&at| (one.sum, at)));
            kept.push(one);
        }
    }
    kept
}

fn common(one: &[Literal], other: &[Literal]) -> Product {
    one.iter().copied().filter(|literal| other.contains(literal)).collect()
}

fn without(product: &[Literal], factor: &[Literal]) -> Product {
    product.iter().copied().filter(|literal| !factor.contains(literal)).collect()
}

fn holds(product: &[Literal], factor: &[Literal]) -> bool {
    factor.iter().all(|literal| product.contains(literal))
}
