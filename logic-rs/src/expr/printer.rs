//! Writes an expression with the fewest brackets: a pair is written only where the text would be another function
//! without it.
//!
//! `.`, `^` and `+` are associative, so `A+(B+C)` is written `A+B+C`. AND is always written `.`.

use super::{BinaryOperator, Expr, Node};
use std::fmt;

/// A piece of output still to be written.
enum Piece {
    /// The tree whose last node has the index `last`, and the operator above it.
    Tree {
        last: usize,
        above: Above,
    },
    Sign(char),
}

/// The operator above a tree.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Above {
    Nothing,
    Binary(BinaryOperator),
    Not,
}

impl Above {
    /// Whether a tree with this operator on top needs brackets.
    fn needs_brackets(self, operator: BinaryOperator) -> bool {
        match self {
            Self::Nothing => false,
            Self::Binary(above) => operator < above,
            Self::Not => true,
        }
    }
}

/// Linear in the tree, without recursion.
impl fmt::Display for Expr {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let starts = tree_starts(&self.nodes);
        let mut pieces = vec![Piece::Tree { last: self.nodes.len() - 1, above: Above::Nothing }];
        while let Some(piece) = pieces.pop() {
            let (last, above) = match piece {
                Piece::Sign(sign) => {
                    write!(out, "{sign}")?;
                    continue;
                }
                Piece::Tree { last, above } => (last, above),
            };
            match self.nodes[last] {
                Node::Constant(value) => write!(out, "{}", u8::from(value))?,
                Node::Variable(index) => write!(out, "{}", self.variables[index])?,
                Node::Not => {
                    pieces.push(Piece::Sign('\''));
                    pieces.push(Piece::Tree { last: last - 1, above: Above::Not });
                }
                Node::Binary(operator) => {
                    if above.needs_brackets(operator) {
                        write!(out, "(")?;
                        pieces.push(Piece::Sign(')'));
                    }
                    let above = Above::Binary(operator);
                    // Pieces are taken from the end, so the left operand is pushed last.
                    pieces.push(Piece::Tree { last: last - 1, above });
                    pieces.push(Piece::Sign(operator.sign()));
                    pieces.push(Piece::Tree { last: starts[last - 1] - 1, above });
                }
            }
        }
        Ok(())
    }
}

/// For each node the index of the first node of the tree whose top the node is.
fn tree_starts(nodes: &[Node]) -> Vec<usize> {
    let mut starts: Vec<usize> = Vec::with_capacity(nodes.len());
    for (index, node) in nodes.iter().enumerate() {
        starts.push(match node {
            Node::Constant(_) | Node::Variable(_) => index,
            Node::Not => starts[index - 1],
            Node::Binary(_) => starts[starts[index - 1] - 1],
        });
    }
    starts
}
