//! Expressions as a graph: the operators of the text.

use super::logic::{Edge, Logic};
use crate::expr::{BinaryOperator, Expr, Node, Variable};

/// An operand, or a chain that further operands of the same operator join, as in `A+B+C`.
enum Operand {
    Edge(Edge),
    Chain(BinaryOperator, Vec<Edge>),
}

/// One edge for each expression. A chain of one operator is one node, whatever brackets it has. Constants, repeated
/// operands and double complements are left out.
///
/// `variables` are those of the table, in variable order, and include the variables of each expression. Linear, without
/// recursion.
pub(super) fn written(expressions: &[Expr], variables: &[Variable]) -> (Logic, Vec<Edge>) {
    let mut logic = Logic::default();
    let outputs = expressions.iter().map(|expression| {
        let indexes: Vec<usize> = expression
            .variables()
            .iter()
            .map(|variable| variables.partition_point(|other| other < variable))
            .collect();
        edge_of(&mut logic, expression, &indexes)
    });
    let outputs = outputs.collect();
    (logic, outputs)
}

/// `indexes` gives for each variable of the expression its index in the table.
fn edge_of(logic: &mut Logic, expression: &Expr, indexes: &[usize]) -> Edge {
    let mut waiting: Vec<Operand> = Vec::new();
    for &node in expression.nodes() {
        let operand = match node {
            Node::Constant(one) => Operand::Edge(logic.constant(one)),
            Node::Variable(index) => Operand::Edge(logic.literal(indexes[index] as u32, false)),
            Node::Not => Operand::Edge(closed(logic, waiting.pop()).not()),
            Node::Binary(operator) => {
                let right = chained(logic, operator, waiting.pop());
                let mut operands = chained(logic, operator, waiting.pop());
                operands.extend(right);
                Operand::Chain(operator, operands)
            }
        };
        waiting.push(operand);
    }
    closed(logic, waiting.pop())
}

/// The operands that an operand adds to a chain of the operator.
fn chained(logic: &mut Logic, operator: BinaryOperator, operand: Option<Operand>) -> Vec<Edge> {
    match operand {
        Some(Operand::Chain(other, operands)) if other == operator => operands,
        operand => vec![closed(logic, operand)],
    }
}

fn closed(logic: &mut Logic, operand: Option<Operand>) -> Edge {
    match operand.expect("a postfix tree has operands before each operator") {
        Operand::Edge(edge) => edge,
        Operand::Chain(BinaryOperator::And, operands) => logic.and(operands),
        Operand::Chain(BinaryOperator::Or, operands) => logic.or(operands),
        Operand::Chain(BinaryOperator::Xor, operands) => logic.xor(operands),
    }
}
