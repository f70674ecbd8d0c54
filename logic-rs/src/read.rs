//! How a text is understood, without an answer being computed: what can be shown while somebody is typing.

use crate::boundary::{InputMode, ReadNode, ReadOutcome, ReadRequest};
use crate::error::InputError;
use crate::expr::{self, Expr, Node, Variable};
use crate::limits::{READ_NODES_MAX, VARIABLES_MAX};
use crate::minterms;

/// Reads the input, or says why it is refused. What [`simplify`](crate::simplify::simplify) refuses of an input is
/// refused here with the same error, unless it is too complex to be answered, and nothing else is; with a table's limit,
/// what [`table`](crate::functions::table) refuses of one function.
///
/// Positions of a refusal count UTF-16 units of the input. Linear in the input; no truth table of an expression is
/// built.
pub fn read(request: &ReadRequest) -> ReadOutcome {
    let input = &request.input;
    let variables_max = request.variables_max.unwrap_or(VARIABLES_MAX);
    let outcome = match request.mode {
        InputMode::Boolean => {
            expr::parse_within(input, variables_max).map(|expression| of_expression(&expression))
        }
        InputMode::Mint => of_min_terms(input, variables_max),
    };
    outcome.unwrap_or_else(|error| ReadOutcome::Refused {
        error: error.in_utf16(input),
        fix: match request.mode {
            InputMode::Boolean => expr::fix_within(input, variables_max),
            InputMode::Mint => None,
        },
    })
}

fn of_expression(expression: &Expr) -> ReadOutcome {
    let nodes = expression.nodes();
    let shown = nodes.len() <= READ_NODES_MAX as usize;
    ReadOutcome::Expression {
        vars: names(expression.variables()),
        nodes: shown.then(|| nodes.iter().copied().map(read_node).collect()),
    }
}

fn of_min_terms(text: &str, variables_max: u32) -> Result<ReadOutcome, InputError> {
    let rows = minterms::read(text, variables_max)?;
    Ok(ReadOutcome::MinTerms { vars: names(&minterms::variables(rows.arity())), count: rows.count() })
}

fn read_node(node: Node) -> ReadNode {
    match node {
        Node::Constant(value) => ReadNode::Constant { value },
        Node::Variable(index) => ReadNode::Variable { index: index as u32 },
        Node::Not => ReadNode::Not,
        Node::Binary(operator) => ReadNode::Binary { operator },
    }
}

fn names(variables: &[Variable]) -> Vec<String> {
    variables.iter().map(Variable::to_string).collect()
}
