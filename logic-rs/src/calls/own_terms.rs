//! The products of literals that an expression is a sum of.

use crate::expr::{BinaryOperator, Expr, Node};
use crate::qmc::Cube;
use crate::rows::Arity;

/// The sum or the term that a node is in.
#[derive(Clone, Copy)]
enum Above {
    /// The outermost sum, as an operand; also for the outermost node itself.
    Sum,
    /// The term with this index, below an even number of bars if `is_plain`.
    Term { index: usize, is_plain: bool },
}

/// The cubes of those operands of the outermost sum that are products of literals, whatever brackets they have.
///
/// A product that holds a constant or a complement pair is left out. Linear in the nodes.
pub(super) fn own_terms(expression: &Expr, arity: Arity) -> Vec<Cube> {
    // `None` for an operand that turned out to be no product of literals.
    let mut terms: Vec<Option<Cube>> = Vec::new();
    let mut waiting = vec![Above::Sum];
    for &node in expression.nodes().iter().rev() {
        let above = waiting.pop().expect("each node is an operand of one before it, or the outermost");
        if matches!((above, node), (Above::Sum, Node::Binary(BinaryOperator::Or))) {
            waiting.extend([Above::Sum; 2]);
            continue;
        }
        let (index, is_plain) = match above {
            Above::Sum => {
                terms.push(Some(Cube::new(0, 0)));
                (terms.len() - 1, true)
            }
            Above::Term { index, is_plain } => (index, is_plain),
        };
        match node {
            Node::Variable(variable) => {
                let bit = arity.variable_bit(variable);
                let value = if is_plain { bit } else { 0 };
                terms[index] = terms[index].and_then(|term| with_literal(term, bit, value));
            }
            Node::Not => waiting.push(Above::Term { index, is_plain: !is_plain }),
            Node::Binary(operator) => {
                if operator != BinaryOperator::And || !is_plain {
                    terms[index] = None;
                }
                waiting.extend([Above::Term { index, is_plain }; 2]);
            }
            Node::Constant(_) => terms[index] = None,
        }
    }
    terms.into_iter().flatten().collect()
}

/// The product with one more literal; `None` if it has the complement.
fn with_literal(term: Cube, bit: u32, value: u32) -> Option<Cube> {
    let has_complement = term.care() & bit != 0 && term.value() & bit != value;
    (!has_complement).then(|| Cube::new(term.care() | bit, term.value() | value))
}
