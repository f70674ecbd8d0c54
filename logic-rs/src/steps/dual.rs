//! The dual of a line and of a move: AND for OR, OR for AND, 1 for 0 and 0 for 1. The laws of the two are dual, so that a derivation
//! of a sum of products, read so, is one of a product of sums.

use super::forest::{Forest, Shape, Tree};
use super::law::{Change, Law, Move};
use super::path::VISITED;
use crate::expr::BinaryOperator::{self, And, Or, Xor};

/// The dual of a tree, each operand at the same index; `None` if it has an XOR or the work is spent. Recurs as deep as the tree.
pub(super) fn dual(forest: &mut Forest, tree: Tree) -> Option<Tree> {
    if !forest.pay(VISITED) {
        return None;
    }
    Some(match forest.shape(tree).clone() {
        Shape::Constant(value) => forest.constant(!value),
        Shape::Variable(_) => tree,
        Shape::Not(operand) => {
            let operand = dual(forest, operand)?;
            forest.not(operand)
        }
        Shape::Chain(operator, operands) => {
            let operator = dual_operator(operator)?;
            let operands: Option<Vec<Tree>> = operands.iter().map(|&operand| dual(forest, operand)).collect();
            forest.chain(operator, &operands?)
        }
    })
}

/// The move that does in the dual of a line what this one does in the line; `None` as for [`dual`].
pub(super) fn dual_move(forest: &mut Forest, by: &Move) -> Option<Move> {
    let change = match &by.change {
        Change::Whole(tree) => Change::Whole(dual(forest, *tree)?),
        Change::Operands(changed) => {
            let of = |forest: &mut Forest, made: &[Tree]| -> Option<Vec<Tree>> {
                made.iter().map(|&tree| dual(forest, tree)).collect()
            };
            let changed = changed.iter().map(|(index, made)| Some((*index, of(forest, made)?)));
            Change::Operands(changed.collect::<Option<_>>()?)
        }
    };
    Some(Move { law: dual_law(by.law)?, place: by.place.clone(), change })
}

fn dual_law(law: Law) -> Option<Law> {
    Some(match law {
        Law::DoubleNegation | Law::BasicNot | Law::DeMorgan(_) | Law::Distributive(_) | Law::Consensus(_) => {
            law
        }
        Law::Idempotent(operator, way) => Law::Idempotent(dual_operator(operator)?, way),
        Law::Annulment(operator) => Law::Annulment(dual_operator(operator)?),
        Law::Identity(operator, way) => Law::Identity(dual_operator(operator)?, way),
        Law::Complement(operator, way) => Law::Complement(dual_operator(operator)?, way),
        Law::Absorptive(operator) => Law::Absorptive(dual_operator(operator)?),
        Law::Redundancy(operator) => Law::Redundancy(dual_operator(operator)?),
        Law::XorGate | Law::XorConstant(_) | Law::XorPair(_) => return None,
    })
}

fn dual_operator(operator: BinaryOperator) -> Option<BinaryOperator> {
    match operator {
        And => Some(Or),
        Or => Some(And),
        Xor => None,
    }
}
