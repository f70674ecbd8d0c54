//! Writes pieces of other notations as an expression of this one, and mends what is wrong in them on the way.

use super::BinaryOperator;
use super::foreign::Piece;

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

/// The binary operators of a bracket group so far, or of the whole text outside of any.
///
/// NAND, NOR and XNOR have no precedence that everybody agrees on, and are not associative. So they stand alone in their
/// group, several of one kind from left to right.
#[derive(Default)]
struct Level {
    /// The byte at which it starts.
    start: usize,
    /// Whether it has an operator with a sign in this notation.
    is_signed: bool,
    /// The operator whose complement it has, and how often.
    complemented: Option<(BinaryOperator, usize)>,
}

/// A bracket group that is not closed yet.
struct Group {
    close: char,
    /// The number of NOTs before it.
    complements: usize,
    /// The level that the group is in.
    outer: Level,
}

/// The corrected text and what was done for it.
#[derive(Default)]
pub(super) struct Written {
    pub(super) text: String,
    /// The signs that were left out.
    pub(super) removed: Vec<char>,
    /// The brackets that were added at the end.
    pub(super) added: String,
    /// Whether a dot was added beside a constant.
    pub(super) dotted: bool,
}

/// Writes the pieces as an expression; `None` when the meaning of one is open. Linear in the pieces, but for sorting the
/// brackets around NAND, NOR and XNOR.
pub(super) fn written(pieces: Vec<Piece>) -> Option<Written> {
    let mut writer = Writer::default();
    for piece in pieces {
        writer.piece(piece)?;
    }
    writer.finish()
}

#[derive(Default)]
struct Writer {
    written: Written,
    groups: Vec<Group>,
    level: Level,
    /// Brackets to be put in at the end: the byte, and how many.
    opened: Vec<(usize, usize)>,
    /// The number of NOTs that were read before an operand that is still to come.
    complements: usize,
    last: Last,
}

impl Writer {
    /// `None` when the meaning of the piece is open.
    fn piece(&mut self, piece: Piece) -> Option<()> {
        let starts_operand =
            matches!(piece, Piece::Variable(..) | Piece::Constant(_) | Piece::Open(_) | Piece::Before);
        if !starts_operand && self.complements > 0 {
            return None;
        }
        match piece {
            Piece::Variable(letter, digits) => {
                self.separate(false)?;
                self.written.text.push(letter);
                self.written.text.push_str(&digits);
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
                let inner = Level { start: self.written.text.len(), ..Level::default() };
                let outer = std::mem::replace(&mut self.level, inner);
                self.groups.push(Group { close, complements: std::mem::take(&mut self.complements), outer });
                self.last = Last::Open;
            }
            Piece::Not if self.last.is_operand() => self.written.text.push('\''),
            Piece::Not => self.written.removed.push('\''),
            Piece::Binary(_) if self.level.complemented.is_some() => return None,
            Piece::Binary(operator) if self.last.is_operand() => {
                self.level.is_signed = true;
                self.written.text.push(operator.sign());
                self.last = Last::Operator;
            }
            Piece::Complement(operator) => self.complement(operator)?,
            Piece::Binary(operator) => self.written.removed.push(operator.sign()),
            Piece::Close(bracket) => match self.groups.pop() {
                Some(group) if group.close == bracket => self.close(group)?,
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

    /// Writes NAND, NOR or XNOR: what is before it in the level gets its brackets, once the level is over.
    fn complement(&mut self, operator: BinaryOperator) -> Option<()> {
        if !self.last.is_operand() || self.level.is_signed {
            return None;
        }
        let count = match self.level.complemented {
            None => 0,
            Some((before, count)) if before == operator => count,
            Some(_) => return None,
        };
        if count > 0 {
            self.written.text.push_str(")'");
        }
        self.level.complemented = Some((operator, count + 1));
        self.written.text.push(operator.sign());
        self.last = Last::Operator;
        Some(())
    }

    fn end_level(&mut self) -> Option<()> {
        self.end_operand()?;
        if let Some((_, count)) = self.level.complemented {
            self.written.text.push_str(")'");
            self.opened.push((self.level.start, count));
        }
        Some(())
    }

    fn close(&mut self, group: Group) -> Option<()> {
        self.end_level()?;
        self.level = group.outer;
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
        while let Some(group) = self.groups.pop() {
            self.close(group)?;
            self.written.added.push(')');
        }
        self.end_level()?;
        self.put_brackets_in();
        Some(self.written)
    }

    fn put_brackets_in(&mut self) {
        self.opened.sort_unstable();
        let text = std::mem::take(&mut self.written.text);
        let mut from = 0;
        for &(at, count) in &self.opened {
            self.written.text.push_str(&text[from..at]);
            self.written.text.extend(std::iter::repeat_n('(', count));
            from = at;
        }
        self.written.text.push_str(&text[from..]);
    }

    /// Ends an operand: writes the NOTs that were read before it.
    fn operand(&mut self, last: Last) {
        self.written.text.extend(std::iter::repeat_n('\'', std::mem::take(&mut self.complements)));
        self.last = last;
    }
}
