//! Boolean expressions: the notation, its variables and its postfix syntax tree.
//!
//! A tree is a flat list of nodes, operands before their operator. Nothing here recurses, so that no input, however
//! deep, can overflow the stack, not even when a tree is dropped.

mod definition;
mod eval;
mod fix;
mod foreign;
mod latex;
mod lead;
mod legend;
mod lexer;
mod names;
mod parser;
mod plain;
mod printer;
mod row_list;
mod rows_text;
mod signs;
mod undecided;
mod words;
mod writer;

use serde::Serialize;
use std::fmt;
use tsify::Tsify;

pub(crate) use eval::truth_tables;
pub(crate) use fix::fix_list;
pub use fix::{Context, Fix, GivenName, Meaning, fix, meaning};
#[cfg(feature = "premium")]
pub(crate) use legend::without_names;
pub(crate) use lexer::{is_space, spaces};
pub(crate) use parser::variable_spans;
pub use parser::{parse, parse_within};
pub use undecided::Undecided;

/// A variable's name: an ASCII letter and an optional number.
///
/// The order is the variable order used everywhere: by letter (all of A–Z before all of a–z), a letter alone before
/// the same letter with a number, then by number (`x2` before `x10`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Variable {
    letter: u8,
    number: Option<u32>,
}

impl Variable {
    /// `None` unless `letter` is an ASCII letter.
    pub fn new(letter: char, number: Option<u32>) -> Option<Self> {
        letter.is_ascii_alphabetic().then_some(Self { letter: letter as u8, number })
    }

    /// The variable whose name is exactly this text; `None` for any other text.
    pub fn named(name: &str) -> Option<Self> {
        let (variable, span) = parser::variable_spans(name).next()?;
        (span == (0..name.len()) && variable.to_string() == name).then_some(variable)
    }
}

impl fmt::Display for Variable {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", char::from(self.letter))?;
        match self.number {
            Some(number) => write!(out, "{number}"),
            None => Ok(()),
        }
    }
}

/// An operator with two operands, the loosest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum BinaryOperator {
    /// `+`
    Or,
    /// `^`
    Xor,
    /// `.`
    And,
}

impl BinaryOperator {
    /// The sign it is written with.
    pub fn sign(self) -> char {
        match self {
            Self::Or => '+',
            Self::Xor => '^',
            Self::And => '.',
        }
    }
}

/// One node of a postfix syntax tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Node {
    /// `0` or `1`.
    Constant(bool),
    /// A variable, as its index in [`Expr::variables`].
    Variable(usize),
    /// The complement of the operand before it.
    Not,
    /// An operator on the two operands before it.
    Binary(BinaryOperator),
}

/// The span of an operand in bytes of the text, the end exclusive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// Its first byte.
    pub start: u32,
    /// One past its last byte.
    pub end: u32,
}

/// A parsed expression. Printing it gives the shortest notation with the fewest brackets.
///
/// Two expressions are equal if they are the same tree of the same variables, whatever the spans of their operands are.
#[derive(Clone, Debug)]
pub struct Expr {
    nodes: Vec<Node>,
    spans: Vec<Span>,
    variables: Vec<Variable>,
}

impl PartialEq for Expr {
    fn eq(&self, other: &Self) -> bool {
        self.nodes == other.nodes && self.variables == other.variables
    }
}

impl Eq for Expr {}

impl Expr {
    /// The syntax tree in postfix order; never empty, and always exactly one tree.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// For each node the span of the operand whose top the node is, with the outermost brackets around that operand.
    pub fn spans(&self) -> &[Span] {
        &self.spans
    }

    /// Every variable of the text, in variable order.
    pub fn variables(&self) -> &[Variable] {
        &self.variables
    }
}
