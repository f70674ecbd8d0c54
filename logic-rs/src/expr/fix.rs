//! Corrects a text that cannot be read: rewrites other notations, leaves out a sign too many, adds missing brackets and
//! dots. Without recursion.

use super::foreign::{Piece, Pieces, pieces};
use super::parser::parse_within;
use crate::error::utf16_length;
use crate::limits::{FIX_CHARS_MAX, VARIABLES_MAX};
use serde::Serialize;
use tsify::Tsify;

/// A correction of a whole text and what is done by it; `text` has no spaces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Fix {
    /// The text in this notation.
    Write {
        /// The corrected text.
        text: String,
    },
    /// One sign is left out.
    Remove {
        /// The corrected text.
        text: String,
        /// The sign.
        removed: String,
    },
    /// Closing brackets are added at the end.
    Close {
        /// The corrected text.
        text: String,
        /// The brackets, one `)` for each that is missing.
        added: String,
    },
}

/// The correction within [`VARIABLES_MAX`] variables; see [`fix_within`].
pub fn fix(text: &str) -> Option<Fix> {
    fix_within(text, VARIABLES_MAX)
}

/// The correction of a text that [`parse_within`] refuses, if there is one that it reads in full.
///
/// Signs are left out only of a text that is in this notation otherwise. While somebody types `A AND B`, `A AND` has no
/// sign too many: it lacks an operand. Linear in the text; none for more than [`FIX_CHARS_MAX`] UTF-16 units.
pub fn fix_within(text: &str, variables_max: u32) -> Option<Fix> {
    if utf16_length(text) > FIX_CHARS_MAX {
        return None;
    }
    let Pieces { pieces, foreign } = pieces(text)?;
    let mut writer = Writer::default();
    for piece in pieces {
        writer.piece(piece)?;
    }
    let Written { text, mut removed, added, dotted } = writer.finish()?;
    if foreign && !removed.is_empty() || parse_within(&text, variables_max).is_err() {
        return None;
    }
    Some(match (foreign || dotted, removed.len(), added.len()) {
        (false, 0, 0) => return None,
        (false, 0, _) => Fix::Close { text, added },
        (false, 1, 0) => Fix::Remove { text, removed: removed.remove(0).into() },
        _ => Fix::Write { text },
    })
}

/// The last piece, as far as the next one depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Last {
    #[default]
    Start,
    Operator,
    Open,
    /// A constant with any number of `'`.
    Constant,
    Operand,
}

impl Last {
    fn is_operand(self) -> bool {
        matches!(self, Self::Constant | Self::Operand)
    }
}

/// A bracket group that is not closed yet.
struct Group {
    close: char,
    /// The number of NOTs before it.
    complements: usize,
}

/// The corrected text and what was done for it.
#[derive(Default)]
struct Written {
    text: String,
    /// The signs that were left out.
    removed: Vec<char>,
    /// The brackets that were added at the end.
    added: String,
    /// Whether a dot was added beside a constant.
    dotted: bool,
}

#[derive(Default)]
struct Writer {
    written: Written,
    groups: Vec<Group>,
    /// The number of NOTs that were read before an operand that is still to come.
    complements: usize,
    last: Last,
}

impl Writer {
    /// `None` when the meaning of the piece is open.
    fn piece(&mut self, piece: Piece) -> Option<()> {
        let starts_operand =
            matches!(piece, Piece::Variable(_) | Piece::Constant(_) | Piece::Open(_) | Piece::Before);
        if !starts_operand && self.complements > 0 {
            return None;
        }
        match piece {
            Piece::Variable(name) => {
                self.separate(false)?;
                self.written.text.push_str(&name);
                self.operand(Last::Operand);
            }
            Piece::Constant(digit) => {
                self.separate(true)?;
                self.written.text.push(digit);
                self.operand(Last::Constant);
            }
            Piece::Before => self.complements += 1,
            Piece::Open(close) => {
                self.separate(false)?;
                self.written.text.push('(');
                self.groups.push(Group { close, complements: std::mem::take(&mut self.complements) });
                self.last = Last::Open;
            }
            Piece::Not if self.last.is_operand() => self.written.text.push('\''),
            Piece::Not => self.written.removed.push('\''),
            Piece::Binary(operator) if self.last.is_operand() => {
                self.written.text.push(operator.sign());
                self.last = Last::Operator;
            }
            Piece::Binary(operator) => self.written.removed.push(operator.sign()),
            Piece::Close(bracket) => match self.groups.pop() {
                Some(group) if group.close == bracket => self.close(&group)?,
                Some(_) => return None,
                None => self.written.removed.push(bracket),
            },
        }
        Some(())
    }

    /// Puts a dot between two operands side by side if one of them is a constant; `None` if both are.
    fn separate(&mut self, is_constant: bool) -> Option<()> {
        match (self.last, is_constant) {
            (Last::Constant, true) => return None,
            (Last::Constant, false) | (Last::Operand, true) => {
                self.written.text.push('.');
                self.written.dotted = true;
            }
            _ => {}
        }
        Some(())
    }

    fn close(&mut self, group: &Group) -> Option<()> {
        self.end_operand()?;
        self.written.text.push(')');
        self.complements = group.complements;
        self.operand(Last::Operand);
        Some(())
    }

    /// Leaves out the operator written last if no operand follows; `None` if there is no operand at all.
    fn end_operand(&mut self) -> Option<()> {
        match self.last {
            Last::Start | Last::Open => None,
            Last::Operator => {
                self.written.removed.extend(self.written.text.pop());
                self.last = Last::Operand;
                Some(())
            }
            Last::Constant | Last::Operand => Some(()),
        }
    }

    fn finish(mut self) -> Option<Written> {
        if self.complements > 0 {
            return None;
        }
        self.end_operand()?;
        while let Some(group) = self.groups.pop() {
            self.close(&group)?;
            self.written.added.push(')');
        }
        Some(self.written)
    }

    /// Ends an operand: writes the NOTs that were read before it.
    fn operand(&mut self, last: Last) {
        self.written.text.extend(std::iter::repeat_n('\'', std::mem::take(&mut self.complements)));
        self.last = last;
    }
}
