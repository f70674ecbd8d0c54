//! Reads an expression without computing an answer, to show while the user is typing how the text is understood.

use super::{Fix, Undecided};
use crate::error::LogicError;
use crate::expr::{self, BinaryOperator, Context, Expr, Meaning, Node, Variable};
use crate::limits::{READ_NODES_MAX, VARIABLES_MAX};
use serde::{Deserialize, Serialize};
use tsify::Tsify;

/// An expression that is to be read without computing an answer.
#[derive(Clone, Debug, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct ReadRequest {
    /// The text as typed, with its spaces; error positions refer to it.
    pub input: String,
    /// The most variables the function may have, as in
    /// [`SimplifyRequest::variables_max`](super::simplify::SimplifyRequest::variables_max).
    #[tsify(optional)]
    #[serde(default)]
    pub variables_max: Option<u32>,
    /// The other expressions of the same table. In a fix, a name that has a variable in one of them gets that variable;
    /// other names get no variable that one of them uses.
    #[tsify(optional)]
    #[serde(default)]
    pub beside: Vec<String>,
    /// The least variables of a list of rows that names none, where the tool fixes their number.
    #[tsify(optional)]
    #[serde(default)]
    pub list_variables: u32,
}

/// How an expression is understood.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum ReadOutcome {
    /// The text is a boolean expression.
    Expression {
        /// Its variables, the most significant first.
        vars: Vec<String>,
        /// Its syntax tree in postfix order, operands before their operator; left out when it has more than
        /// [`READ_NODES_MAX`] nodes.
        #[tsify(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        nodes: Option<Vec<ReadNode>>,
        /// What else the text may mean, to be asked about before it is answered: names or words that were read as
        /// products of letters.
        #[tsify(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        fix: Option<Fix>,
    },
    /// The text cannot be read or is too big.
    Refused {
        /// The first problem in reading order.
        error: LogicError,
        /// A correction of the text; left out where none can be read in full.
        #[tsify(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        fix: Option<Fix>,
        /// Why there is no correction, where that is known.
        #[tsify(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        undecided: Option<Undecided>,
    },
}

/// One node of a postfix syntax tree.
///
/// `start` and `end` are the span of the operand whose top the node is, in UTF-16 units of the input, the end
/// exclusive. The span includes the outermost brackets around the operand. The operand of a NOT node ends with its `'`;
/// that of a binary node reaches from the start of the left operand to the end of the right one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum ReadNode {
    /// `0` or `1`.
    Constant {
        /// Whether it is `1`.
        value: bool,
        /// Where the operand starts.
        start: u32,
        /// Where the operand ends.
        end: u32,
    },
    /// A variable.
    Variable {
        /// Its index in `vars`.
        index: u32,
        /// Where the operand starts.
        start: u32,
        /// Where the operand ends.
        end: u32,
    },
    /// The complement of the operand before it.
    Not {
        /// Where the operand starts.
        start: u32,
        /// Where the operand ends.
        end: u32,
    },
    /// An operator on the two operands before it.
    Binary {
        /// Which operator.
        operator: BinaryOperator,
        /// Where the operand starts.
        start: u32,
        /// Where the operand ends.
        end: u32,
    },
}

/// Reads the expression, or says why it is refused. It refuses the expressions that
/// [`simplify`](super::simplify::simplify) refuses, with the same errors, but not one that is only too complex to be
/// answered. With a table's limit of variables, it refuses what [`table`](super::table::table) refuses for one function.
///
/// Positions of a refusal count UTF-16 units of the input. Linear in the input; no truth table is built.
pub fn read(request: &ReadRequest) -> ReadOutcome {
    let input = &request.input;
    let variables_max = request.variables_max.unwrap_or(VARIABLES_MAX);
    let beside: Vec<&str> = request.beside.iter().map(String::as_str).collect();
    let context = Context { variables_max, beside: &beside, list_variables: request.list_variables };
    let (fix, undecided) = Meaning::split(expr::meaning(input, &context));
    match expr::parse_within(input, variables_max) {
        Ok(expression) => of_expression(&expression, input, fix),
        Err(error) => ReadOutcome::Refused { error: error.in_utf16(input), fix, undecided },
    }
}

fn of_expression(expression: &Expr, text: &str, fix: Option<Fix>) -> ReadOutcome {
    let shown = expression.nodes().len() <= READ_NODES_MAX as usize;
    ReadOutcome::Expression {
        vars: names(expression.variables()),
        nodes: shown.then(|| read_nodes(expression, text)),
        fix,
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

fn read_node(node: Node, start: u32, end: u32) -> ReadNode {
    match node {
        Node::Constant(value) => ReadNode::Constant { value, start, end },
        Node::Variable(index) => ReadNode::Variable { index: index as u32, start, end },
        Node::Not => ReadNode::Not { start, end },
        Node::Binary(operator) => ReadNode::Binary { operator, start, end },
    }
}

pub(super) fn names(variables: &[Variable]) -> Vec<String> {
    variables.iter().map(Variable::to_string).collect()
}
