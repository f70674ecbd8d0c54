//! A chain of operands, and the comparisons that all searches for its moves share.

use crate::expr::BinaryOperator::{self, And, Or, Xor};
use crate::steps::forest::{Forest, Shape, Tree};
use crate::steps::law::Change;

/// OR for AND and AND for OR: the laws of the two are dual.
pub(super) fn dual(operator: BinaryOperator) -> BinaryOperator {
    match operator {
        Or => And,
        And => Or,
        Xor => unreachable!("XOR has no dual here"),
    }
}

/// The constant that annuls a chain: 1 in a sum, 0 in a product.
pub(super) fn annuller(operator: BinaryOperator) -> bool {
    operator == Or
}

/// A sum, a product or an XOR chain whose moves are looked for.
pub(super) struct Chain<'a> {
    pub(super) forest: &'a mut Forest,
    pub(super) operator: BinaryOperator,
    pub(super) operands: &'a [Tree],
}

impl Chain<'_> {
    pub(super) fn is_constant(&self, tree: Tree, value: bool) -> bool {
        *self.forest.shape(tree) == Shape::Constant(value)
    }

    /// The operands of a product in a sum, or of a sum in a product.
    pub(super) fn factors(&self, operand: usize) -> Vec<Tree> {
        let factors = self.forest.operands(dual(self.operator), &self.operands[operand]);
        self.forest.pay(8 + factors.len());
        factors.to_vec()
    }

    /// The indices, other than `but`, of the operands that together make up X, which may be a chain of the same
    /// operator. `None` if the chain lacks one of them or the work is spent.
    pub(super) fn indices_of(&self, x: Tree, but: usize) -> Option<Vec<usize>> {
        let mut found: Vec<usize> = Vec::new();
        for &part in self.forest.operands(self.operator, &x) {
            if !self.forest.pay(4 + self.operands.len() * (1 + found.len() / 8)) {
                return None;
            }
            let likeness = self.forest.likeness(part);
            let at = (0..self.operands.len()).find(|&at| {
                at != but && !found.contains(&at) && self.forest.likeness(self.operands[at]) == likeness
            })?;
            found.push(at);
        }
        found.sort_unstable();
        Some(found)
    }

    /// The complements of a tree: with one bar more, and, if its top is a bar, with one bar fewer.
    pub(super) fn complements(&mut self, tree: Tree) -> Vec<Tree> {
        let mut complements = vec![self.forest.not(tree)];
        if let Shape::Not(inner) = self.forest.shape(tree) {
            complements.push(*inner);
        }
        complements
    }

    /// The change of a law that keeps some operands and replaces the operand `changed` by `to`.
    pub(super) fn kept_and(&self, kept: &[usize], changed: usize, to: Vec<Tree>) -> Change {
        let mut change: Vec<(usize, Vec<Tree>)> =
            kept.iter().map(|&at| (at, vec![self.operands[at]])).collect();
        change.push((changed, to));
        change.sort_unstable_by_key(|(at, _)| *at);
        Change::Operands(change)
    }

    /// For each tree in `some`, the index of a tree in `of` that is alike; no index is used twice. `None` if one is
    /// missing.
    pub(super) fn subset(&self, some: &[Tree], of: &[Tree]) -> Option<Vec<usize>> {
        let mut found: Vec<usize> = Vec::new();
        for &tree in some {
            if !self.forest.pay(4 + 2 * of.len() * (1 + found.len() / 8)) {
                return None;
            }
            let at = (0..of.len()).find(|&at| !found.contains(&at) && self.forest.are_alike(of[at], tree))?;
            found.push(at);
        }
        Some(found)
    }
}

pub(super) fn without(trees: &[Tree], index: usize) -> Vec<Tree> {
    trees.iter().enumerate().filter(|&(at, _)| at != index).map(|(_, &tree)| tree).collect()
}
