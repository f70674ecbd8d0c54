//! Uses of a law that the search for a derivation has no need of, but a reader makes: writing an operand twice, adding a consensus,
//! taking some of the common factors out of two operands only, and writing out a complemented XOR.

use super::chain::{Chain, dual};
use crate::expr::BinaryOperator::{And, Or, Xor};
use crate::steps::forest::{Forest, Shape, Tree};
use crate::steps::law::{Change, Law, Way};

/// The most common factors of which each selection is taken out.
const COMMON_MAX: usize = 4;
/// The most operands of a chain that is searched for products of two sums.
const PRODUCT_OPERANDS_MAX: usize = 8;
/// The most operands of a chain that is searched.
const OPERANDS_MAX: usize = 16;

/// These uses at the top of a tree.
pub(in crate::steps) fn partial_at(forest: &mut Forest, tree: Tree) -> Vec<(Law, Change)> {
    match forest.shape(tree).clone() {
        Shape::Chain(operator @ (And | Or), operands) if operands.len() <= OPERANDS_MAX => {
            let mut moves = Vec::new();
            let mut chain = Chain { forest, operator, operands: &operands };
            chain.written_twice(&mut moves);
            chain.added_consensus(&mut moves);
            chain.partial_factoring(&mut moves);
            chain.as_product(&mut moves);
            moves
        }
        Shape::Not(operand) => match forest.shape(operand).clone() {
            Shape::Chain(Xor, operands) if operands.len() == 2 => {
                let equal = equal_values(forest, operands[0], operands[1]);
                vec![(Law::XorGate, Change::Whole(equal))]
            }
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// X.Y+X'.Y'
fn equal_values(forest: &mut Forest, x: Tree, y: Tree) -> Tree {
    let (not_x, not_y) = (forest.not(x), forest.not(y));
    let products = [forest.new_chain(And, &[x, y]), forest.new_chain(And, &[not_x, not_y])];
    forest.chain(Or, &products)
}

impl Chain<'_> {
    /// X → X+X, for a step that needs X twice.
    fn written_twice(&self, moves: &mut Vec<(Law, Change)>) {
        let law = Law::Idempotent(self.operator, Way::Back);
        for (at, &operand) in self.operands.iter().enumerate() {
            moves.push((law, Change::Operands(vec![(at, vec![operand, operand])])));
        }
    }

    /// X.Y+X'.Z → X.Y+X'.Z+Y.Z, where the sum has no such term yet.
    fn added_consensus(&mut self, moves: &mut Vec<(Law, Change)>) {
        let inner = dual(self.operator);
        for one in 0..self.operands.len() {
            for other in one + 1..self.operands.len() {
                for factors in self.consensus_of(one, other) {
                    let term = self.forest.new_chain(inner, &factors);
                    if self.operands.iter().any(|&own| self.forest.are_alike(own, term)) {
                        continue;
                    }
                    let change =
                        vec![(one, vec![self.operands[one], term]), (other, vec![self.operands[other]])];
                    moves.push((Law::Consensus(Way::Back), Change::Operands(change)));
                }
            }
        }
    }

    /// X.Y+X.Z → X.(Y+Z) for two operands and each selection of their common factors, where a derivation takes all of them out
    /// of all operands.
    fn partial_factoring(&mut self, moves: &mut Vec<(Law, Change)>) {
        let inner = dual(self.operator);
        for one in 0..self.operands.len() {
            for other in one + 1..self.operands.len() {
                let (left, right) = (self.factors(one), self.factors(other));
                if !self.forest.pay(8 + 2 * left.len() * right.len()) {
                    return;
                }
                let common: Vec<Tree> = left
                    .iter()
                    .copied()
                    .filter(|&factor| right.iter().any(|&own| self.forest.are_alike(own, factor)))
                    .take(COMMON_MAX)
                    .collect();
                for selection in 1_u32..1 << common.len() {
                    let taken: Vec<Tree> = (0..common.len())
                        .filter(|at| selection >> at & 1 == 1)
                        .map(|at| common[at])
                        .collect();
                    let rests = [&left, &right].map(|own| self.rest(inner, own, &taken));
                    let [Some(y), Some(z)] = rests else { continue };
                    let sum = self.forest.new_chain(self.operator, &[y, z]);
                    let parts: Vec<Tree> = taken.iter().copied().chain([sum]).collect();
                    let product = self.forest.new_chain(inner, &parts);
                    moves.push((
                        Law::Distributive(Way::Back),
                        Change::Operands(vec![(one, vec![product]), (other, Vec::new())]),
                    ));
                }
            }
        }
    }

    /// X.Y+X.Z+W.Y+W.Z → (X+W).(Y+Z)
    fn as_product(&mut self, moves: &mut Vec<(Law, Change)>) {
        let (inner, count) = (dual(self.operator), self.operands.len());
        if count > PRODUCT_OPERANDS_MAX {
            return;
        }
        for first in 0..count {
            let factors = self.factors(first);
            if factors.len() < 2 || factors.len() > COMMON_MAX {
                continue;
            }
            // Each product is met with its first operand in each place; the one before all others is enough.
            for selection in 1_u32..(1 << factors.len()) - 1 {
                let [x, y] = [true, false].map(|side| {
                    let of = (0..factors.len()).filter(|at| (selection >> at & 1 == 1) == side);
                    of.map(|at| factors[at]).collect::<Vec<Tree>>()
                });
                for second in first + 1..count {
                    for third in (first + 1..count).filter(|&third| third != second) {
                        if !self.forest.pay(16 * count) {
                            return;
                        }
                        let [own, other] = [second, third].map(|at| self.factors(at));
                        let Some(z) = self.rest(inner, &own, &x) else { continue };
                        let Some(w) = self.rest(inner, &other, &y) else { continue };
                        let last = self.forest.new_chain(inner, &[w, z]);
                        let fourth = (first + 1..count).find(|&at| {
                            at != second && at != third && self.forest.are_alike(self.operands[at], last)
                        });
                        let Some(fourth) = fourth else { continue };
                        let [x, y] = [&x, &y].map(|part| self.forest.chain(inner, part));
                        let sums = [[x, w], [y, z]].map(|sum| self.forest.new_chain(self.operator, &sum));
                        let product = self.forest.new_chain(inner, &sums);
                        let mut change = vec![(first, vec![product])];
                        change.extend([second, third, fourth].map(|at| (at, Vec::new())));
                        change.sort_unstable_by_key(|(at, _)| *at);
                        moves.push((Law::Distributive(Way::Back), Change::Operands(change)));
                    }
                }
            }
        }
    }

    /// What is left of an operand without some of its factors; `None` if nothing is left.
    fn rest(&mut self, inner: crate::expr::BinaryOperator, own: &[Tree], taken: &[Tree]) -> Option<Tree> {
        let found = self.subset(taken, own)?;
        let rest: Vec<Tree> = (0..own.len()).filter(|at| !found.contains(at)).map(|at| own[at]).collect();
        (!rest.is_empty()).then(|| self.forest.chain(inner, &rest))
    }
}
