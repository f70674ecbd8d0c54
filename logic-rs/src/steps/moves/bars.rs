//! Bars and XOR.

use super::chain::dual;
use crate::expr::BinaryOperator::{And, Or, Xor};
use crate::steps::forest::{Forest, Shape, Tree};
use crate::steps::law::{Change, Law, Way};

pub(super) fn bar_moves(forest: &mut Forest, operand: Tree) -> Vec<(Law, Change)> {
    let (law, tree) = match forest.shape(operand).clone() {
        Shape::Constant(value) => (Law::BasicNot, forest.constant(!value)),
        Shape::Variable(_) | Shape::Chain(Xor, _) => return Vec::new(),
        Shape::Not(inner) => (Law::DoubleNegation, inner),
        Shape::Chain(operator, operands) => {
            let barred: Vec<Tree> = operands.iter().map(|&operand| forest.not(operand)).collect();
            (Law::DeMorgan(Way::Forward), forest.new_chain(dual(operator), &barred))
        }
    };
    vec![(law, Change::Whole(tree))]
}

/// The ways to write out an XOR chain: any two operands, or, of three or more, each operand with all others as one
/// group.
pub(super) fn xor_moves(forest: &mut Forest, operands: &[Tree]) -> Vec<(Law, Change)> {
    let mut moves = Vec::new();
    for first in 0..operands.len() {
        for second in first + 1..operands.len() {
            if forest.work.is_spent() {
                return moves;
            }
            let sum = opened_xor(forest, operands[first], operands[second]);
            let change = vec![(first, vec![sum]), (second, Vec::new())];
            moves.push((Law::XorGate, Change::Operands(change)));
        }
    }
    if operands.len() > 2 {
        for at in 0..operands.len() {
            if !forest.pay(2 * operands.len()) {
                return moves;
            }
            let rest: Vec<Tree> =
                (0..operands.len()).filter(|&each| each != at).map(|each| operands[each]).collect();
            let group = forest.chain(Xor, &rest);
            let sum = match at {
                0 => opened_xor(forest, operands[0], group),
                _ => opened_xor(forest, group, operands[at]),
            };
            moves.push((Law::XorGate, Change::Whole(sum)));
        }
    }
    moves
}

/// X.Y'+X'.Y
fn opened_xor(forest: &mut Forest, x: Tree, y: Tree) -> Tree {
    let (not_x, not_y) = (forest.not(x), forest.not(y));
    let products = [forest.new_chain(And, &[x, not_y]), forest.new_chain(And, &[not_x, y])];
    forest.chain(Or, &products)
}

/// X'+Y' → (X.Y)', if X.Y is one of `chains`, the chains of the line.
pub(in crate::steps) fn bars_out(forest: &mut Forest, tree: Tree, chains: &[Tree]) -> Vec<Change> {
    let mut changes = Vec::new();
    let Shape::Chain(operator, operands) = forest.shape(tree).clone() else { return changes };
    for &chain in chains {
        if !forest.pay(8 + forest.below(chain).len()) {
            return changes;
        }
        let Shape::Chain(own, parts) = forest.shape(chain).clone() else { continue };
        if own == operator || operator == Xor {
            continue;
        }
        let mut found: Vec<usize> = Vec::new();
        for &part in parts.iter() {
            let barred = forest.not(part);
            if !forest.pay(2 * operands.len() * (1 + found.len() / 8)) {
                return changes;
            }
            let at =
                (0..operands.len()).find(|at| !found.contains(at) && forest.are_alike(operands[*at], barred));
            let Some(at) = at else { break };
            found.push(at);
        }
        if found.len() < parts.len() {
            continue;
        }
        found.sort_unstable();
        let inner = forest.new_chain(own, &parts);
        let barred = forest.not(inner);
        let change =
            found.iter().map(|&at| (at, if at == found[0] { vec![barred] } else { Vec::new() })).collect();
        changes.push(Change::Operands(change));
    }
    changes
}
