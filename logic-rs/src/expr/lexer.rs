//! Cuts a text into tokens, one at a time, so that the first problem in reading order is the one reported.
//!
//! Spaces are skipped anywhere, also inside a name or a number: a text means the same without its spaces. Spans count
//! the bytes as typed, spaces included.

use super::signs::{code_of, is_combining_bar};
use super::{BinaryOperator, Variable};
use crate::error::{ErrorCode, InputError};
use crate::limits::VARIABLE_DIGITS_MAX;
use std::ops::Range;

/// Whether the character is one of the spaces people type or paste. The contract's copy of the list is generated.
pub(crate) fn is_space(c: char) -> bool {
    matches!(
        c,
        ' ' | '\t' | '\n' | '\r' | '\u{a0}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}'
    )
}

/// Every character that is a space, ascending.
pub(crate) fn spaces() -> String {
    ('\0'..=char::MAX).filter(|&c| is_space(c)).collect()
}

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TokenKind {
    Variable(Variable),
    Constant(bool),
    Not,
    Binary(BinaryOperator),
    Open,
    Close,
}

/// A token and its span in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub(super) kind: TokenKind,
    pub(super) span: Range<usize>,
}

/// Reads a text from left to right.
pub(super) struct Lexer<'text> {
    text: &'text str,
    /// The first byte not yet read.
    next: usize,
    /// The end of the last character that was read, where the span of the current token ends.
    taken: usize,
    /// The end of the last run of digits that was checked as a whole.
    number_end: usize,
}

impl<'text> Lexer<'text> {
    pub(super) fn new(text: &'text str) -> Self {
        Self { text, next: 0, taken: 0, number_end: 0 }
    }

    /// The next token, `None` at the end of the text.
    pub(super) fn token(&mut self) -> Result<Option<Token>, InputError> {
        let Some(c) = self.peek() else {
            return Ok(None);
        };
        let start = self.next;
        self.take(c);
        let kind = match c {
            '\'' => TokenKind::Not,
            '.' => TokenKind::Binary(BinaryOperator::And),
            '^' => TokenKind::Binary(BinaryOperator::Xor),
            '+' => TokenKind::Binary(BinaryOperator::Or),
            '(' => TokenKind::Open,
            ')' => TokenKind::Close,
            '0'..='9' => TokenKind::Constant(self.constant(start, c)?),
            'A'..='Z' | 'a'..='z' => TokenKind::Variable(self.variable(start, c)?),
            _ => return Err(self.unreadable(start, c)),
        };
        Ok(Some(Token { kind, span: start..self.taken }))
    }

    /// The constant that starts with the digit `first`. `10` is two constants side by side, which the parser refuses;
    /// `12` and `00` are numbers, refused here as a whole.
    fn constant(&mut self, start: usize, first: char) -> Result<bool, InputError> {
        if start >= self.number_end {
            let second = (self.next, self.taken);
            let rest = self.digits();
            let only_bits = first <= '1' && rest.bytes().all(|digit| digit <= b'1');
            let only_zeros = first == '0' && rest.bytes().all(|digit| digit == b'0');
            if !only_bits || (only_zeros && !rest.is_empty()) {
                return Err(self.error(ErrorCode::DigitNotConstant, start));
            }
            self.number_end = self.taken;
            (self.next, self.taken) = second;
        }
        Ok(first == '1')
    }

    fn variable(&mut self, start: usize, letter: char) -> Result<Variable, InputError> {
        let digits = self.digits();
        if self.peek().is_some_and(is_combining_bar) {
            self.take_while(is_combining_bar);
            return Err(self.error(ErrorCode::OverbarLetter, start));
        }
        if digits.len() > 1 && digits.starts_with('0') {
            return Err(self.error(ErrorCode::LeadingZero, start));
        }
        if digits.len() > VARIABLE_DIGITS_MAX as usize {
            return Err(self.error(ErrorCode::VariableNumberTooLong, start));
        }
        Ok(Variable { letter: letter as u8, number: digits.parse().ok() })
    }

    /// The refusal of the character `c` at `start`, which was read already. The span of the refusal covers everything
    /// that the error code is about.
    fn unreadable(&mut self, start: usize, c: char) -> InputError {
        let code = code_of(c);
        let next = self.peek();
        match (code, c, next) {
            (ErrorCode::NotBeforeOperand, ..)
                if self.ends_operand(start) && !next.is_some_and(starts_operand) =>
            {
                return self.error(ErrorCode::NotAfterOperand, start);
            }
            (_, '-' | '=', Some('>')) => {
                self.take('>');
                return self.error(ErrorCode::ImplicationSign, start);
            }
            (_, '<', _)
                if self.text[self.taken..].starts_with("->") || self.text[self.taken..].starts_with("=>") =>
            {
                self.taken += 2;
                return self.error(ErrorCode::EquivalenceSign, start);
            }
            _ => {}
        }
        match code {
            ErrorCode::NotBeforeOperand if next.is_some_and(|next| next.is_ascii_alphabetic()) => {
                self.take_one();
                self.digits();
            }
            ErrorCode::AndSign | ErrorCode::OrSign if matches!(c, '&' | '|') && next == Some(c) => {
                self.take_one()
            }
            ErrorCode::NegativeNumber => {
                self.digits();
            }
            ErrorCode::OverbarLetter => self.take_while(is_combining_bar),
            _ => {}
        }
        self.error(code, start)
    }

    /// Whether an operand ends before this byte.
    fn ends_operand(&self, start: usize) -> bool {
        let before = self.text[..start].trim_end_matches(is_space);
        before.ends_with(|c: char| c.is_ascii_alphanumeric() || matches!(c, '\'' | ')'))
    }

    fn digits(&mut self) -> String {
        let mut digits = String::new();
        while let Some(c) = self.peek().filter(char::is_ascii_digit) {
            digits.push(c);
            self.take(c);
        }
        digits
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) {
        while let Some(c) = self.peek().filter(|&c| wanted(c)) {
            self.take(c);
        }
    }

    fn take_one(&mut self) {
        if let Some(c) = self.peek() {
            self.take(c);
        }
    }

    /// The next character that is no space; spaces before it are skipped.
    fn peek(&mut self) -> Option<char> {
        // The fast case: nearly every character is a visible ASCII character.
        if let Some(&byte) = self.text.as_bytes().get(self.next)
            && byte.is_ascii_graphic()
        {
            return Some(char::from(byte));
        }
        let rest = self.text[self.next..].trim_start_matches(is_space);
        self.next = self.text.len() - rest.len();
        rest.chars().next()
    }

    /// Reads the character that [`Lexer::peek`] has just given.
    fn take(&mut self, seen: char) {
        self.next += seen.len_utf8();
        self.taken = self.next;
    }

    fn error(&self, code: ErrorCode, start: usize) -> InputError {
        InputError::new(code, start..self.taken)
    }
}

/// Whether an operand starts with the character, in some notation.
fn starts_operand(c: char) -> bool {
    c.is_ascii_alphanumeric()
        || matches!(c, '(' | '[' | '{' | '\\')
        || matches!(
            code_of(c),
            ErrorCode::NotBeforeOperand | ErrorCode::OverbarLetter | ErrorCode::ForeignLetter
        )
}
