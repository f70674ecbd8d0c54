//! Cuts a text in any of the usual notations into pieces, for a correction that the user then looks at.
//!
//! This file knows characters and words, no syntax. A text with a character that has no meaning in any notation, or
//! more than one meaning, has no pieces.

use super::BinaryOperator;
use super::lexer::is_space;
use super::signs::{code_of, complements_of_quote, is_combining_bar, letter_under_bar};
use super::undecided::Undecided;
use super::words::{Vees, Word, bounds};
use crate::error::ErrorCode;
use crate::limits::EXPRESSION_CHARS_MAX;

/// The combining overline, which joins the overline next to it; a macron does not.
const OVERLINE: char = '\u{305}';

/// How a text in plain characters writes `==`.
pub(super) const EQUAL: char = '⩵';

/// The meaning of a piece of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Piece {
    /// A letter and its digits. Most variables have no digits, and an empty text takes no memory.
    Variable(char, String),
    Constant(char),
    /// A sign for NOT that is written before its operand: `!`, `~`, …
    Before,
    /// The word NOT, which is written before its operand too.
    NotWord,
    /// A NOT that is written after its operand.
    Not,
    Binary(BinaryOperator),
    /// NAND, NOR or XNOR.
    Complement(BinaryOperator),
    /// `→`
    Implies,
    /// `↔`, or its complement `≠`.
    Equals {
        is_complement: bool,
    },
    /// IF, before a condition that ends at [`Piece::Then`].
    If,
    Then,
    /// An opening bracket; the character is the bracket that closes it.
    Open(char),
    Close(char),
}

/// The pieces of a text.
pub(super) struct Pieces {
    pub(super) pieces: Vec<Piece>,
    /// Whether one of them belongs to another notation.
    pub(super) foreign: bool,
    /// Whether an operator is written before its operands: `AND(A,B)`. The brackets are not all the user's.
    pub(super) has_calls: bool,
}

/// The pieces; without them, what is undecided, if that is known. Linear in the text.
pub(super) fn pieces(text: &str) -> Result<Pieces, Option<Undecided>> {
    let found = Pieces { pieces: Vec::new(), foreign: false, has_calls: false };
    let mut reader = Reader {
        text,
        vees: Vees::of(text),
        next: 0,
        groups: vec![Group::default()],
        overline_end: None,
        found,
        undecided: None,
    };
    while let Some(c) = reader.peek() {
        let read = reader.piece(c);
        // Each piece becomes at least one character of the expression, which would then be too long to be read.
        if read.is_none() || reader.found.pieces.len() > EXPRESSION_CHARS_MAX as usize {
            return Err(reader.undecided);
        }
    }
    Ok(reader.found)
}

/// The places of an operator in the orders of different languages.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rank {
    /// `&&`: in C it binds less than `|` and `^`.
    LogicalAnd,
    /// `|` and `^`
    Bitwise,
    /// `$` is XOR in ABEL, as strong as OR there; in CUPL it is weaker.
    Dollar,
    Or,
    /// `==` and `!=`: in C they bind more than all below, in mathematics less.
    Comparison,
    Other,
}

impl Rank {
    /// Whether two operators of one group are applied in different orders by different languages.
    fn conflicts(self, other: Self) -> bool {
        (match self {
            Self::LogicalAnd => other == Self::Bitwise,
            Self::Bitwise => other == Self::LogicalAnd,
            Self::Dollar => other == Self::Or,
            Self::Or => other == Self::Dollar,
            _ => false,
        }) || (self == Self::Comparison) != (other == Self::Comparison)
    }
}

/// An open bracket, or the whole text.
#[derive(Default)]
struct Group {
    /// The first operator of each rank.
    operators: Vec<(Rank, String)>,
    /// In the brackets of `AND(A,B)`: the operator that a comma stands for, and the bracket that closes them.
    call: Option<(Piece, char)>,
}

struct Reader<'text> {
    text: &'text str,
    vees: Vees,
    /// The first byte not yet read.
    next: usize,
    /// The whole text, and each open bracket.
    groups: Vec<Group>,
    /// The end of the last name or constant with an overline.
    overline_end: Option<usize>,
    found: Pieces,
    undecided: Option<Undecided>,
}

impl Reader<'_> {
    /// Reads the piece that starts with `c`, the next character.
    fn piece(&mut self, c: char) -> Option<()> {
        match c {
            'A'..='Z' | 'a'..='z' => return self.letters(c),
            '0' | '1' => return self.constant(c),
            _ => self.next += c.len_utf8(),
        }
        match c {
            '\'' => self.push(Piece::Not),
            '.' => self.push(Piece::Binary(BinaryOperator::And)),
            '^' => {
                self.ranked(Rank::Bitwise, "^")?;
                self.push(Piece::Binary(BinaryOperator::Xor));
            }
            '+' => {
                self.ranked(Rank::Or, "+")?;
                self.push(Piece::Binary(BinaryOperator::Or));
            }
            '(' => self.push(Piece::Open(')')),
            ',' | ';' if self.call().is_some() => {
                let (operator, close) = self.call()?;
                self.push(Piece::Close(')'));
                self.push(operator.clone());
                self.open_argument(operator, close);
            }
            ')' | ']' if self.call().is_some_and(|(_, close)| close == c) => {
                self.push(Piece::Close(')'));
                self.push(Piece::Close(')'));
            }
            ')' => self.push(Piece::Close(c)),
            _ => {
                self.found.foreign = true;
                self.foreign(c)?;
            }
        }
        Some(())
    }

    /// Reads the piece that starts with `c`, which was read already and has no meaning in this notation.
    fn foreign(&mut self, c: char) -> Option<()> {
        if let Some(operator) = complemented(c) {
            self.ranked(Rank::Other, c.to_string().as_str())?;
            self.push(Piece::Complement(operator));
            return Some(());
        }
        match c {
            '$' => {
                self.ranked(Rank::Dollar, "$")?;
                self.push(Piece::Binary(BinaryOperator::Xor));
                return Some(());
            }
            EQUAL | '≠' => {
                self.ranked(Rank::Comparison, if c == EQUAL { "==" } else { "!=" })?;
                self.push(Piece::Equals { is_complement: c != EQUAL });
                return Some(());
            }
            _ => {}
        }
        match code_of(c) {
            ErrorCode::NotBeforeOperand if c == '/' && !self.may_be_slash() => return None,
            ErrorCode::NotBeforeOperand => self.push(Piece::Before),
            ErrorCode::ImplicationSign => {
                self.ranked(Rank::Other, "→")?;
                self.push(Piece::Implies);
            }
            ErrorCode::EquivalenceSign => {
                self.ranked(Rank::Other, "↔")?;
                self.push(Piece::Equals { is_complement: false });
            }
            ErrorCode::AndSign => self.sign(c, BinaryOperator::And)?,
            ErrorCode::OrSign => self.sign(c, BinaryOperator::Or)?,
            ErrorCode::XorSign => self.sign(c, BinaryOperator::Xor)?,
            ErrorCode::TypographicQuote => {
                (0..complements_of_quote(c)?).for_each(|_| self.push(Piece::Not));
            }
            ErrorCode::OtherBracket => self.push(match c {
                '[' => Piece::Open(']'),
                '{' => Piece::Open('}'),
                _ => Piece::Close(c),
            }),
            ErrorCode::OverbarLetter => {
                let start = self.next - c.len_utf8();
                self.variable(start, letter_under_bar(c)?, 1)?;
            }
            ErrorCode::InvisibleCharacter => {}
            _ => return None,
        }
        Some(())
    }

    /// Reads a binary sign; `&&` and `||` are one sign each.
    fn sign(&mut self, c: char, operator: BinaryOperator) -> Option<()> {
        let is_doubled = matches!(c, '&' | '|') && self.peek() == Some(c);
        if is_doubled {
            self.next += c.len_utf8();
        }
        let rank = match (c, is_doubled) {
            ('&', true) => Rank::LogicalAnd,
            ('|', false) => Rank::Bitwise,
            _ if operator == BinaryOperator::Or => Rank::Or,
            _ => Rank::Other,
        };
        let sign = if is_doubled { format!("{c}{c}") } else { c.to_string() };
        self.ranked(rank, &sign)?;
        if c == '|' {
            self.ranked(Rank::Or, &sign)?;
        }
        self.push(Piece::Binary(operator));
        Some(())
    }

    /// Notes an operator; `None` where languages apply it and one before it in the group in different orders.
    fn ranked(&mut self, rank: Rank, sign: &str) -> Option<()> {
        let operators = &mut self.groups.last_mut()?.operators;
        if let Some((_, first)) = operators.iter().find(|(other, _)| other.conflicts(rank)) {
            self.undecided = Some(Undecided::Order { first: first.clone(), second: sign.to_owned() });
            return None;
        }
        if operators.iter().all(|&(other, _)| other != rank) {
            operators.push((rank, sign.to_owned()));
        }
        Some(())
    }

    /// In the brackets of `AND(A,B)`: the operator and the closing bracket.
    fn call(&self) -> Option<(Piece, char)> {
        self.groups.last()?.call.clone()
    }

    /// Begins an operand in the brackets of `AND(A,B)`, which gets brackets of its own.
    fn open_argument(&mut self, operator: Piece, close: char) {
        self.push(Piece::Open(')'));
        if let Some(group) = self.groups.last_mut() {
            group.call = Some((operator, close));
        }
    }

    /// Whether the last piece ends an operand.
    fn follows_operand(&self) -> bool {
        matches!(
            self.found.pieces.last(),
            Some(Piece::Variable(..) | Piece::Constant(_) | Piece::Not | Piece::Close(_))
        )
    }

    /// Whether a `/` that was just read is NOT: after an operand it may divide, and two of them begin a comment.
    fn may_be_slash(&mut self) -> bool {
        !self.follows_operand() && self.peek() != Some('/')
    }

    /// Reads a variable, or the word that the letter begins.
    fn letters(&mut self, letter: char) -> Option<()> {
        let start = self.next;
        let before = self.text[..start].chars().next_back();
        // A run of letters is looked up once, at its first letter.
        if before.is_some_and(|c| c.is_ascii_alphabetic()) {
            self.next += letter.len_utf8();
            return self.variable(start, letter, 0);
        }
        let length = self.text[start..].find(|c: char| !c.is_ascii_alphabetic());
        let end = length.map_or(self.text.len(), |length| start + length);
        let Some(word) = self.vees.any_word(&self.text[start..end]) else {
            self.next += letter.len_utf8();
            return self.variable(start, letter, 0);
        };
        let after = self.text[end..].chars().next();
        // Next to any other character the letters may also be meant as a product.
        let begins = bounds(before)
            || before.is_some_and(is_sign)
            || matches!(before, Some(',' | ';')) && self.call().is_some();
        let ends = bounds(after)
            || after.is_some_and(|c| match word {
                Word::Constant(_) => c == '\'' || is_sign(c),
                _ => is_before(c) || matches!(c, '(' | '['),
            });
        if !begins || !ends {
            return None;
        }
        let sign = &self.text[start..end];
        self.next = end;
        self.found.foreign = true;
        let piece = match word {
            Word::Not => Piece::NotWord,
            Word::Binary(operator) => Piece::Binary(operator),
            Word::Complement(operator) => Piece::Complement(operator),
            Word::Implies => Piece::Implies,
            Word::Equals { is_complement } => Piece::Equals { is_complement },
            Word::If => Piece::If,
            Word::Then => Piece::Then,
            Word::Else => {
                self.undecided = Some(Undecided::Choice);
                return None;
            }
            Word::Constant(value) => Piece::Constant(if value { '1' } else { '0' }),
        };
        match word {
            Word::Not | Word::Constant(_) => self.push(piece),
            Word::If | Word::Then => {
                self.ranked(Rank::Other, sign)?;
                self.push(piece);
            }
            _ if !self.follows_operand() && matches!(after, Some('(' | '[')) => self.open_call(piece)?,
            _ => {
                let is_or = word == Word::Binary(BinaryOperator::Or);
                self.ranked(if is_or { Rank::Or } else { Rank::Other }, sign)?;
                self.push(piece);
            }
        }
        Some(())
    }

    /// Reads the opening bracket after an operator that is written before its operands.
    fn open_call(&mut self, operator: Piece) -> Option<()> {
        let close = if self.peek()? == '(' { ')' } else { ']' };
        self.next += 1;
        self.found.has_calls = true;
        let operator = match operator {
            // NAND, NOR and XNOR of several operands complement the operator of all.
            Piece::Complement(operator) => {
                self.push(Piece::Before);
                Piece::Binary(operator)
            }
            operator => operator,
        };
        self.push(Piece::Open(')'));
        self.open_argument(operator, close);
        Some(())
    }

    /// Reads the variable whose letter at `start` was read already and has `bars` bars over it. A bar over any part of
    /// the name counts as one over the whole name.
    fn variable(&mut self, start: usize, letter: char, bars: usize) -> Option<()> {
        let mut digits = String::new();
        let mut barred = self.bars(bars)?;
        while let Some(digit) = self.peek().filter(char::is_ascii_digit) {
            self.next += digit.len_utf8();
            digits.push(digit);
            barred |= self.bars(0)?;
        }
        self.push(Piece::Variable(letter, digits));
        if barred { self.complement(start) } else { Some(()) }
    }

    fn constant(&mut self, c: char) -> Option<()> {
        let start = self.next;
        self.next += c.len_utf8();
        let barred = self.bars(0)?;
        self.push(Piece::Constant(c));
        if barred { self.complement(start) } else { Some(()) }
    }

    /// Complements the operand from `start` up to here; `None` if the operand's overline touches that of the operand
    /// before, since both together look like one line over the product.
    fn complement(&mut self, start: usize) -> Option<()> {
        let operand = self.text[start..self.next].trim_end_matches(is_space);
        if operand.contains(OVERLINE) {
            if self.overline_end == Some(start) {
                return None;
            }
            self.overline_end = Some(start + operand.len());
        }
        self.found.foreign = true;
        self.push(Piece::Not);
        Some(())
    }

    /// Reads the bars over the character before, which has `bars` bars already. Returns whether there is one bar;
    /// `None` if there are more.
    fn bars(&mut self, mut bars: usize) -> Option<bool> {
        while let Some(bar) = self.peek().filter(|&c| is_combining_bar(c)) {
            self.next += bar.len_utf8();
            bars += 1;
        }
        (bars <= 1).then_some(bars == 1)
    }

    fn push(&mut self, piece: Piece) {
        match piece {
            Piece::Open(_) => self.groups.push(Group::default()),
            Piece::Close(_) if self.groups.len() > 1 => drop(self.groups.pop()),
            _ => {}
        }
        self.found.pieces.push(piece);
    }

    /// The next character that is no space; spaces before it are skipped.
    fn peek(&mut self) -> Option<char> {
        let rest = self.text[self.next..].trim_start_matches(is_space);
        self.next = self.text.len() - rest.len();
        rest.chars().next()
    }
}

/// The operator whose complement the sign is: NAND, NOR or XNOR.
fn complemented(c: char) -> Option<BinaryOperator> {
    match c {
        '⊼' | '↑' => Some(BinaryOperator::And),
        '⊽' | '↓' => Some(BinaryOperator::Or),
        '⊙' => Some(BinaryOperator::Xor),
        _ => None,
    }
}

/// Whether an operand starts after the character in some notation.
fn is_sign(c: char) -> bool {
    matches!(c, '.' | '^' | '+') || is_operator(c)
}

/// Whether the character is an operator of another notation.
pub(super) fn is_operator(c: char) -> bool {
    complemented(c).is_some()
        || matches!(c, '$' | '≠' | EQUAL)
        || matches!(
            code_of(c),
            ErrorCode::NotBeforeOperand
                | ErrorCode::AndSign
                | ErrorCode::OrSign
                | ErrorCode::XorSign
                | ErrorCode::ImplicationSign
                | ErrorCode::EquivalenceSign
        )
}

fn is_before(c: char) -> bool {
    code_of(c) == ErrorCode::NotBeforeOperand
}
