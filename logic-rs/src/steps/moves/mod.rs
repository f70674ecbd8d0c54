//! The moves that laws allow at the top of a tree.
//!
//! A letter in a law means any expression. A sum has no grouping, so X may be several of its operands: in `A+B+(A+B)'`
//! X is the two operands `A` and `B`.

mod bars;
mod chain;
mod cleaning;
mod multiplying;
mod parity;
mod partial;
mod sharing;

pub(super) use bars::bars_out;
pub(super) use partial::partial_at;

use super::forest::{Forest, Shape, Tree};
use super::law::{Change, Law};
use crate::expr::BinaryOperator::{And, Or, Xor};
use bars::{bar_moves, xor_moves};
use chain::Chain;

/// The moves at the top of a tree that copy nothing.
pub(super) fn moves_at(forest: &mut Forest, tree: Tree) -> Vec<(Law, Change)> {
    match forest.shape(tree).clone() {
        Shape::Constant(_) | Shape::Variable(_) => Vec::new(),
        Shape::Not(operand) => bar_moves(forest, operand),
        Shape::Chain(Xor, operands) => Chain { forest, operator: Xor, operands: &operands }.parity(),
        Shape::Chain(operator, operands) => Chain { forest, operator, operands: &operands }.moves(),
    }
}

/// The moves at the top of a tree by the laws that copy operands: XOR and multiplying out.
pub(super) fn copying_at(forest: &mut Forest, tree: Tree) -> Vec<(Law, Change)> {
    match forest.shape(tree).clone() {
        Shape::Constant(_) | Shape::Variable(_) | Shape::Not(_) => Vec::new(),
        Shape::Chain(Xor, operands) => xor_moves(forest, &operands),
        Shape::Chain(operator, operands) => {
            let mut moves = Vec::new();
            Chain { forest, operator, operands: &operands }.distribution(&mut moves);
            moves
        }
    }
}

/// The moves at the top of a tree that clean it up, those that leave least first.
pub(super) fn cleaning_at(forest: &mut Forest, tree: Tree) -> Vec<(Law, Change)> {
    match forest.shape(tree).clone() {
        Shape::Not(operand) => {
            let mut moves = bar_moves(forest, operand);
            moves.retain(|(law, _)| law.cleans());
            moves
        }
        Shape::Chain(operator @ (And | Or), operands) => {
            Chain { forest, operator, operands: &operands }.cleaning()
        }
        Shape::Chain(Xor, operands) => Chain { forest, operator: Xor, operands: &operands }.parity(),
        Shape::Constant(_) | Shape::Variable(_) => Vec::new(),
    }
}

/// The moves at the top of a tree that lead to a sum of products: a bar goes in, an XOR or a product is written out.
pub(super) fn opening_at(forest: &mut Forest, tree: Tree) -> Vec<(Law, Change)> {
    match forest.shape(tree).clone() {
        Shape::Not(operand) => bar_moves(forest, operand),
        Shape::Chain(Xor, operands) => xor_moves(forest, &operands[..2]),
        Shape::Chain(And, operands) => {
            let mut moves = Vec::new();
            Chain { forest, operator: And, operands: &operands }.distribution(&mut moves);
            moves
        }
        Shape::Constant(_) | Shape::Variable(_) | Shape::Chain(Or, _) => Vec::new(),
    }
}
