//! The laws of boolean algebra by which a derivation goes on, and what a step by one of them changes.

use super::forest::{Forest, Shape, Tree};
use crate::expr::BinaryOperator;

/// A law and, where it can be used both ways, which way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Law {
    /// X'' → X
    DoubleNegation,
    /// 0' → 1, 1' → 0
    BasicNot,
    /// X^Y → X.Y'+X'.Y
    XorGate,
    /// (X+Y)' → X'.Y', (X.Y)' → X'+Y'
    DeMorgan(Way),
    /// X.(Y+Z) → X.Y+X.Z, X+Y.Z → (X+Y).(X+Z)
    Distributive(Way),
    /// X+X → X, X.X → X
    Idempotent(BinaryOperator, Way),
    /// X+1 → 1, X.0 → 0
    Annulment(BinaryOperator),
    /// X+0 → X, X.1 → X
    Identity(BinaryOperator, Way),
    /// X+X' → 1, X.X' → 0
    Complement(BinaryOperator, Way),
    /// X+X.Y → X, X.(X+Y) → X
    Absorptive(BinaryOperator),
    /// X+X'.Y → X+Y, X.(X'+Y) → X.Y
    Redundancy(BinaryOperator),
    /// X.Y+X'.Z+Y.Z → X.Y+X'.Z, (X+Y).(X'+Z).(Y+Z) → (X+Y).(X'+Z)
    Consensus(Way),
}

/// From the left side of a law to the right one, as [`Law`] writes them, or back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Way {
    Forward,
    Back,
}

/// A law at one place of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Move {
    pub(super) law: Law,
    /// From the top of the line, which operand to go down to, again and again. Empty for the top itself.
    pub(super) place: Vec<usize>,
    pub(super) change: Change,
}

/// What happens to the tree at a move's place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Change {
    /// It becomes this one.
    Whole(Tree),
    /// Of a chain: each of the law's operands, by its index and ascending, and what stands there afterwards. The other
    /// operands are untouched.
    Operands(Vec<(usize, Vec<Tree>)>),
}

impl Change {
    /// The tree that stands at the place afterwards.
    pub(super) fn applied(&self, forest: &mut Forest, tree: Tree) -> Tree {
        let changed = match self {
            Self::Whole(changed) => return *changed,
            Self::Operands(changed) => changed,
        };
        let Shape::Chain(operator, operands) = forest.shape(tree).clone() else {
            unreachable!("only a chain has operands")
        };
        let mut left = changed.iter().peekable();
        let mut now = Vec::with_capacity(operands.len() + 1);
        for (index, &operand) in operands.iter().enumerate() {
            match left.next_if(|(at, _)| *at == index) {
                Some((_, new)) => now.extend_from_slice(new),
                None => now.push(operand),
            }
        }
        forest.chain(operator, &now)
    }
}

impl Move {
    /// The line after the move.
    pub(super) fn applied(&self, forest: &mut Forest, line: Tree) -> Tree {
        replaced(forest, line, &self.place, &|forest, tree| self.change.applied(forest, tree))
    }
}

/// The tree with the one at a place changed. The chains around it take a chain of their own operator in.
fn replaced(
    forest: &mut Forest,
    top: Tree,
    place: &[usize],
    change: &dyn Fn(&mut Forest, Tree) -> Tree,
) -> Tree {
    let mut around = Vec::with_capacity(place.len());
    let mut tree = top;
    for &index in place {
        around.push(tree);
        tree = match forest.shape(tree) {
            Shape::Not(operand) => *operand,
            Shape::Chain(_, operands) => operands[index],
            Shape::Constant(_) | Shape::Variable(_) => unreachable!("a leaf has no operands"),
        };
    }
    let mut changed = change(forest, tree);
    for (outer, &index) in around.into_iter().zip(place).rev() {
        changed = match forest.shape(outer).clone() {
            Shape::Not(_) => forest.not(changed),
            Shape::Chain(operator, mut operands) => {
                operands[index] = changed;
                forest.chain(operator, &operands)
            }
            Shape::Constant(_) | Shape::Variable(_) => unreachable!("a leaf has no operands"),
        };
    }
    changed
}
