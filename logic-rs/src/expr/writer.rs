//! Writes pieces of other notations as an expression of this one, and mends mistakes in them on the way.

use super::BinaryOperator;
use super::foreign::Piece;
use super::undecided::Undecided;

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
/// An implication binds less than OR, an equivalence less than an implication. Implications are grouped from the right,
/// so `A → B → C` is `A'+B'+C`; equivalences are grouped from the left.
///
/// NAND, NOR and XNOR have no precedence that everybody agrees on, and NAND and NOR are not associative. So a group
/// with one of them may have no other binary operator; several of one kind are grouped from the left.
#[derive(Default)]
struct Level {
    /// The byte at which the level starts.
    start: usize,
    /// Whether the level has an operator with a sign in this notation.
    is_signed: bool,
    /// The operator whose complement the level has, and how often.
    complemented: Option<(BinaryOperator, usize)>,
    /// The byte at which the operand of the next implication starts, and whether it is more than one operand.
    operand: usize,
    is_compound: bool,
    /// The byte at which the operand of the next equivalence starts, and whether it is a sum.
    side: usize,
    is_sum: bool,
    /// Whether each equivalence so far is one, and no complement of one.
    equivalences: Vec<bool>,
    /// How many IFs have no THEN yet.
    conditions: usize,
}

impl Level {
    fn at(start: usize) -> Self {
        Self { start, operand: start, side: start, ..Self::default() }
    }
}

/// A bracket group that is not closed yet.
struct Group {
    close: char,
    /// The number of NOTs before the group.
    complements: usize,
    /// The level that the group is in.
    outer: Level,
}

/// The corrected text and the corrections that were made.
#[derive(Default)]
pub(super) struct Written {
    pub(super) text: String,
    /// The signs that were left out.
    pub(super) removed: Vec<char>,
    /// The brackets that were added at the end.
    pub(super) added: String,
    /// Whether a dot was added next to a constant.
    pub(super) dotted: bool,
    /// Whether a NOT after its operand was written with another sign than `'`.
    pub(super) follows: bool,
}

/// Writes the pieces as an expression; without one, what is undecided, if that is known. Linear in the pieces, but for
/// sorting the opening brackets that are put in.
pub(super) fn written(pieces: Vec<Piece>) -> Result<Written, Option<Undecided>> {
    let mut writer = Writer::default();
    for piece in pieces {
        if writer.piece(piece).is_none() {
            return Err(writer.undecided);
        }
    }
    writer.finish().ok_or(None)
}

#[derive(Default)]
struct Writer {
    written: Written,
    groups: Vec<Group>,
    level: Level,
    /// Opening brackets to be put in at the end: the byte, and how many.
    opened: Vec<(usize, usize)>,
    /// The number of NOTs that were read before an operand that is still to come.
    complements: usize,
    /// Whether these NOTs are signs right after an operand, and so may be meant for that operand.
    may_follow: bool,
    /// Whether signs right after an operand were read as NOT of the next operand.
    preceded: bool,
    last: Last,
    undecided: Option<Undecided>,
}

impl Writer {
    /// `None` when the meaning of the piece is open.
    fn piece(&mut self, piece: Piece) -> Option<()> {
        let starts_operand = matches!(
            piece,
            Piece::Variable(..) | Piece::Constant(_) | Piece::Open(_) | Piece::Before | Piece::NotWord
        );
        if !starts_operand {
            self.end_complements()?;
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
            Piece::Before | Piece::NotWord => {
                let is_first = self.complements == 0;
                self.may_follow =
                    piece == Piece::Before && self.last.is_operand() && (is_first || self.may_follow);
                self.complements += 1;
            }
            Piece::Open(close) => {
                self.separate(false)?;
                self.written.text.push('(');
                let inner = Level::at(self.written.text.len());
                let outer = std::mem::replace(&mut self.level, inner);
                self.groups.push(Group { close, complements: std::mem::take(&mut self.complements), outer });
                self.last = Last::Open;
            }
            Piece::Not if self.last.is_operand() => self.written.text.push('\''),
            Piece::Not => self.written.removed.push('\''),
            Piece::Binary(_) if self.level.complemented.is_some() => {
                return self.not_alone(self.level.complemented?.0);
            }
            Piece::Binary(operator) if self.last.is_operand() => {
                self.level.is_sum |= operator == BinaryOperator::Or;
                self.level.is_compound = true;
                self.operator(operator);
            }
            Piece::Implies => self.implication()?,
            Piece::Equals { is_complement } => self.equivalence(!is_complement)?,
            Piece::If => {
                (self.written.text.len() == self.level.operand && self.complements == 0).then_some(())?;
                self.level.conditions += 1;
            }
            Piece::Then => {
                self.level.conditions = self.level.conditions.checked_sub(1)?;
                self.implication()?;
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
        self.level.is_compound |= self.last.is_operand();
        self.preceded |= std::mem::take(&mut self.may_follow);
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

    fn operator(&mut self, operator: BinaryOperator) {
        self.level.is_signed = true;
        self.written.text.push(operator.sign());
        self.last = Last::Operator;
    }

    /// Ends signs for NOT that no operand follows: they complement the operand before them. `None` if there is no
    /// operand before them, or if earlier signs after an operand were read as NOT of the next operand.
    fn end_complements(&mut self) -> Option<()> {
        if self.complements == 0 {
            return Some(());
        }
        if !self.may_follow || self.preceded {
            return None;
        }
        self.may_follow = false;
        self.written.follows = true;
        self.operand(self.last);
        Some(())
    }

    /// Writes `X → Y` as `X'+Y`.
    fn implication(&mut self) -> Option<()> {
        self.can_go_on()?;
        if self.level.is_compound {
            self.opened.push((self.level.operand, 1));
            self.written.text.push(')');
        }
        self.written.text.push('\'');
        self.operator(BinaryOperator::Or);
        let operand = self.written.text.len();
        self.level = Level { operand, is_compound: false, is_sum: true, ..std::mem::take(&mut self.level) };
        Some(())
    }

    /// Writes `X ↔ Y` as `(X^Y)'`, and its complement as `(X^Y)`; opening brackets are put in once the level has ended.
    fn equivalence(&mut self, is_equivalence: bool) -> Option<()> {
        self.can_go_on()?;
        self.end_side();
        if let Some(&before) = self.level.equivalences.last() {
            self.written.text.push_str(closing(before));
        }
        self.operator(BinaryOperator::Xor);
        let side = self.written.text.len();
        let Level { start, mut equivalences, conditions, .. } = std::mem::take(&mut self.level);
        equivalences.push(is_equivalence);
        self.level = Level { start, is_signed: true, equivalences, conditions, ..Level::at(side) };
        Some(())
    }

    /// Notes that NAND, NOR or XNOR stands beside another operator.
    fn not_alone(&mut self, complemented: BinaryOperator) -> Option<()> {
        let operator = match complemented {
            BinaryOperator::And => "NAND",
            BinaryOperator::Or => "NOR",
            BinaryOperator::Xor => "XNOR",
        };
        self.undecided = Some(Undecided::NotAlone { operator: operator.to_owned() });
        None
    }

    /// `None` where no operand is before an implication or equivalence, or where the level has NAND, NOR or XNOR.
    fn can_go_on(&self) -> Option<()> {
        (self.last.is_operand() && self.level.complemented.is_none()).then_some(())
    }

    fn end_side(&mut self) {
        if self.level.is_sum {
            self.opened.push((self.level.side, 1));
            self.written.text.push(')');
        }
    }

    /// Writes NAND, NOR or XNOR; they are no level with another operator. Everything before it in the level gets brackets once the level has ended.
    fn complement(&mut self, operator: BinaryOperator) -> Option<()> {
        if self.last.is_operand() && self.level.is_signed {
            return self.not_alone(operator);
        }
        if !self.last.is_operand() {
            return None;
        }
        let count = match self.level.complemented {
            None => 0,
            Some((before, count)) if before == operator => count,
            Some((before, _)) => return self.not_alone(before),
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
        if let Some(&last) = self.level.equivalences.last() {
            self.end_side();
            self.written.text.push_str(closing(last));
            self.opened.push((self.level.start, self.level.equivalences.len()));
        }
        (self.level.conditions == 0).then_some(())
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
        self.end_complements()?;
        while let Some(group) = self.groups.pop() {
            self.close(group)?;
            self.written.added.push(')');
        }
        self.end_level()?;
        self.put_brackets_in();
        (!(self.written.follows && self.preceded)).then_some(self.written)
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

/// What ends an equivalence, or the complement of one.
fn closing(is_equivalence: bool) -> &'static str {
    if is_equivalence { ")'" } else { ")" }
}
