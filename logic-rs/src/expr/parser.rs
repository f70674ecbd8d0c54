//! Reads a boolean expression by operator precedence, without recursion.
//!
//! Grammar, tightest first: postfix `'`, `.` or nothing (AND), `^` (XOR), `+` (OR); round brackets; `0` and `1`.
//! A constant is never put next to an operand without a sign. Source: E. W. Dijkstra's shunting yard (1961).

use super::legend::split_names;
use super::lexer::{Lexer, Token, TokenKind, is_space};
use super::row_list::is_row_list;
use super::words::{Word, first_word};
use super::{BinaryOperator, Expr, Node, Span, Variable};
use crate::error::{ErrorCode, InputError, utf16_length};
use crate::limits::{EXPRESSION_CHARS_MAX, NESTING_MAX, TABLE_VARIABLES_MAX, VARIABLES_MAX};
use std::ops::Range;

/// Reads an expression of at most [`VARIABLES_MAX`] variables; see [`parse_within`].
pub fn parse(text: &str) -> Result<Expr, InputError> {
    parse_within(text, VARIABLES_MAX)
}

/// Reads an expression, or returns the code and the span of its first problem in reading order.
///
/// Some problems are reported before all others: a blank text, a text that is too long, a word, and a list of rows such
/// as `m(1)`. Problems in the names at the end of the text are reported last. More variables than `variables_max`, or
/// than [`TABLE_VARIABLES_MAX`], are refused at the first variable too many, while reading. Linear in the text.
pub fn parse_within(text: &str, variables_max: u32) -> Result<Expr, InputError> {
    if text.chars().all(is_space) {
        return Err(InputError::new(ErrorCode::EmptyInput, 0..0));
    }
    if utf16_length(text) > EXPRESSION_CHARS_MAX {
        let limit = byte_of_utf16(text, EXPRESSION_CHARS_MAX);
        return Err(InputError::new(ErrorCode::InputTooLong, limit..text.len()));
    }
    let (text, names) = split_names(text);
    if let Some((word, span)) = first_word(text) {
        let code = match word {
            Word::Constant(_) => ErrorCode::WordConstant,
            _ => ErrorCode::WordOperator,
        };
        return Err(InputError::new(code, span));
    }
    if let Some(letter) = min_terms_letter(text) {
        return Err(InputError::new(ErrorCode::RowList, letter..letter + 1));
    }
    let variables_max = variables_max.min(TABLE_VARIABLES_MAX);
    let mut parser = Parser { variables_max, ..Parser::default() };
    let mut lexer = Lexer::new(text);
    while let Some(token) = lexer.token()? {
        parser.token(&token)?;
    }
    let expression = parser.finish(text.trim_end_matches(is_space).len())?;
    names.map(|_| expression)
}

/// The byte of the `m` or `M` that begins a list of rows, which could otherwise be read as a product with a constant.
fn min_terms_letter(text: &str) -> Option<usize> {
    let start = text.find(|c| !is_space(c))?;
    let rest = text[start..].strip_prefix(['m', 'M'])?;
    (rest.trim_start_matches(is_space).starts_with('(') && is_row_list(text)).then_some(start)
}

/// Every variable of the text with its span in bytes, in reading order, up to the first character that cannot be read.
pub(crate) fn variable_spans(text: &str) -> impl Iterator<Item = (Variable, Range<usize>)> {
    let mut lexer = Lexer::new(text);
    let tokens = std::iter::from_fn(move || lexer.token().ok().flatten());
    tokens.filter_map(|Token { kind, span }| match kind {
        TokenKind::Variable(variable) => Some((variable, span)),
        _ => None,
    })
}

/// An operator that waits for its right operand, or an opening bracket that waits for its closing one.
enum Pending {
    /// An opening bracket, as the byte it starts at.
    Bracket(usize),
    Operator(BinaryOperator),
}

/// The last token, as far as the next one depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Last {
    /// Nothing, or an operator: an operand must follow.
    #[default]
    Operator,
    /// An opening bracket: an operand must follow.
    Open,
    /// A constant with any number of `'`: no operand may follow.
    Constant,
    /// Any other operand.
    Operand,
}

#[derive(Default)]
struct Parser {
    nodes: Vec<Node>,
    /// For each node the span of its operand.
    spans: Vec<Span>,
    /// The spans of the operands that have no operator above them yet, the last one on top.
    operands: Vec<Span>,
    /// In order of appearance until [`Parser::finish`].
    variables: Vec<Variable>,
    variables_max: u32,
    pending: Vec<Pending>,
    nesting: u32,
    last: Last,
}

impl Parser {
    fn token(&mut self, token: &Token) -> Result<(), InputError> {
        let operand_expected = matches!(self.last, Last::Operator | Last::Open);
        let starts_operand =
            matches!(token.kind, TokenKind::Variable(_) | TokenKind::Constant(_) | TokenKind::Open);
        if operand_expected && !starts_operand {
            return Err(self.no_operand(token));
        }
        if !operand_expected && starts_operand {
            if self.last == Last::Constant || matches!(token.kind, TokenKind::Constant(_)) {
                return refuse(ErrorCode::ConstantJuxtaposed, token);
            }
            self.operator(BinaryOperator::And);
        }
        match token.kind {
            TokenKind::Variable(variable) => self.variable(variable, token)?,
            TokenKind::Constant(value) => {
                self.leaf(Node::Constant(value), token);
                self.last = Last::Constant;
            }
            TokenKind::Not => self.not(token),
            TokenKind::Binary(operator) => self.operator(operator),
            TokenKind::Open => self.open(token)?,
            TokenKind::Close => self.close(token)?,
        }
        Ok(())
    }

    fn variable(&mut self, variable: Variable, token: &Token) -> Result<(), InputError> {
        let known = self.variables.iter().position(|&other| other == variable);
        let index = known.unwrap_or(self.variables.len());
        if known.is_none() {
            if index >= self.variables_max as usize {
                return refuse(ErrorCode::TooManyVariables, token);
            }
            self.variables.push(variable);
        }
        self.leaf(Node::Variable(index), token);
        self.last = Last::Operand;
        Ok(())
    }

    fn leaf(&mut self, node: Node, token: &Token) {
        let span = Span { start: token.span.start as u32, end: token.span.end as u32 };
        self.operands.push(span);
        self.node(node, span);
    }

    fn not(&mut self, token: &Token) {
        if let Some(operand) = self.operands.last_mut() {
            operand.end = token.span.end as u32;
            let span = *operand;
            self.node(Node::Not, span);
        }
    }

    fn binary(&mut self, operator: BinaryOperator) {
        if let (Some(right), Some(left)) = (self.operands.pop(), self.operands.last_mut()) {
            left.end = right.end;
            let span = *left;
            self.node(Node::Binary(operator), span);
        }
    }

    fn node(&mut self, node: Node, span: Span) {
        self.nodes.push(node);
        self.spans.push(span);
    }

    /// Reads an operator. The operators before it that bind at least as tightly have both their operands now.
    fn operator(&mut self, operator: BinaryOperator) {
        while let Some(&Pending::Operator(before)) = self.pending.last()
            && before >= operator
        {
            self.pending.pop();
            self.binary(before);
        }
        self.pending.push(Pending::Operator(operator));
        self.last = Last::Operator;
    }

    fn open(&mut self, token: &Token) -> Result<(), InputError> {
        if self.nesting >= NESTING_MAX {
            return refuse(ErrorCode::TooDeep, token);
        }
        self.nesting += 1;
        self.pending.push(Pending::Bracket(token.span.start));
        self.last = Last::Open;
        Ok(())
    }

    fn close(&mut self, token: &Token) -> Result<(), InputError> {
        while let Some(pending) = self.pending.pop() {
            match pending {
                Pending::Operator(operator) => self.binary(operator),
                Pending::Bracket(open) => {
                    self.nesting -= 1;
                    self.enclose(open, token);
                    self.last = Last::Operand;
                    return Ok(());
                }
            }
        }
        refuse(ErrorCode::UnopenedBracket, token)
    }

    /// Widens the span of the last operand by the brackets around it. The last node is the top of that operand.
    fn enclose(&mut self, open: usize, close: &Token) {
        let span = Span { start: open as u32, end: close.span.end as u32 };
        for last in [self.operands.last_mut(), self.spans.last_mut()].into_iter().flatten() {
            *last = span;
        }
    }

    /// The refusal of a token where an operand is expected.
    fn no_operand(&self, token: &Token) -> InputError {
        let span = token.span.clone();
        match (token.kind, self.pending.last()) {
            (TokenKind::Not, _) => InputError::new(ErrorCode::NotWithoutOperand, span),
            (TokenKind::Close, Some(&Pending::Bracket(open))) => {
                InputError::new(ErrorCode::EmptyBrackets, open..span.end)
            }
            (TokenKind::Close, _) if self.nesting == 0 => InputError::new(ErrorCode::UnopenedBracket, span),
            _ => InputError::new(ErrorCode::MissingOperand, span),
        }
    }

    fn finish(mut self, text_end: usize) -> Result<Expr, InputError> {
        if matches!(self.last, Last::Operator | Last::Open) {
            return Err(InputError::new(ErrorCode::UnexpectedEnd, text_end..text_end));
        }
        let first_open = self.pending.iter().find_map(|pending| match pending {
            Pending::Bracket(open) => Some(*open),
            Pending::Operator(_) => None,
        });
        if let Some(open) = first_open {
            return Err(InputError::new(ErrorCode::UnclosedBracket, open..open + 1));
        }
        while let Some(Pending::Operator(operator)) = self.pending.pop() {
            self.binary(operator);
        }
        Ok(in_variable_order(self.nodes, self.spans, &self.variables))
    }
}

/// Renumbers the variables from order of appearance to variable order.
fn in_variable_order(mut nodes: Vec<Node>, spans: Vec<Span>, appearance: &[Variable]) -> Expr {
    let mut variables = appearance.to_vec();
    variables.sort();
    for node in &mut nodes {
        if let Node::Variable(index) = node {
            let variable = appearance[*index];
            *index = variables.partition_point(|&other| other < variable);
        }
    }
    Expr { nodes, spans, variables }
}

fn refuse<T>(code: ErrorCode, token: &Token) -> Result<T, InputError> {
    Err(InputError::new(code, token.span.clone()))
}

/// The byte at which UTF-16 unit `unit` of the text starts. If that unit is in the middle of a character, the byte at
/// which the next character starts.
fn byte_of_utf16(text: &str, unit: u32) -> usize {
    let mut units = 0;
    text.char_indices()
        .find(|(_, c)| {
            let found = units >= unit;
            units += c.len_utf16() as u32;
            found
        })
        .map_or(text.len(), |(byte, _)| byte)
}
