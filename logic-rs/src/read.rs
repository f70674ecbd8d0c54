//! How a text is understood, without an answer being computed: what can be shown while somebody is typing.

use crate::boundary::{InputMode, ReadNode, ReadOutcome, ReadRequest};
use crate::error::InputError;
use crate::expr::{self, Expr, Node, Variable};
use crate::limits::{READ_NODES_MAX, VARIABLES_MAX};
use crate::minterms;

/// Reads the input, or says why it is refused. What [`simplify`](crate::simplify::simplify) refuses of an input is
/// refused here with the same error, unless it is too complex to be answered, and nothing else is; with a table's
/// limit, what [`table`](crate::functions::table) refuses of one function.
///
/// Positions of a refusal count UTF-16 units of the input. Linear in the input; no truth table of an expression is
/// built.
pub fn read(request: &ReadRequest) -> ReadOutcome {
    let input = &request.input;
    let variables_max = request.variables_max.unwrap_or(VARIABLES_MAX);
    let outcome = match request.mode {
        InputMode::Boolean => {
            expr::parse_within(input, variables_max).map(|expression| of_expression(&expression, input))
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

fn of_expression(expression: &Expr, text: &str) -> ReadOutcome {
    let shown = expression.nodes().len() <= READ_NODES_MAX as usize;
    ReadOutcome::Expression {
        vars: names(expression.variables()),
        nodes: shown.then(|| read_nodes(expression, text)),
    }
}

fn read_nodes(expression: &Expr, text: &str) -> Vec<ReadNode> {
    let units = units_before(text);
    let nodes = expression.nodes().iter().zip(expression.spans());
    nodes.map(|(&node, span)| read_node(node, units[span.start as usize], units[span.end as usize])).collect()
}

/// For each byte of the text, and for its end, how many UTF-16 units start before it.
fn units_before(text: &str) -> Vec<u32> {
    let mut units = Vec::with_capacity(text.len() + 1);
    let mut count = 0;
    for c in text.chars() {
        units.resize(units.len() + c.len_utf8(), count);
        count += c.len_utf16() as u32;
    }
    units.push(count);
    units
}

fn of_min_terms(text: &str, variables_max: u32) -> Result<ReadOutcome, InputError> {
    let rows = minterms::read(text, variables_max)?;
    Ok(ReadOutcome::MinTerms { vars: names(&minterms::variables(rows.arity())), count: rows.count() })
}

fn read_node(node: Node, start: u32, end: u32) -> ReadNode {
    match node {
        Node::Constant(value) => ReadNode::Constant { value, start, end },
        Node::Variable(index) => ReadNode::Variable { index: index as u32, start, end },
        Node::Not => ReadNode::Not { start, end },
        Node::Binary(operator) => ReadNode::Binary { operator, start, end },
    }
}

fn names(variables: &[Variable]) -> Vec<String> {
    variables.iter().map(Variable::to_string).collect()
}
