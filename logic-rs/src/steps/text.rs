//! Writes a line with the fewest brackets, and where parts of it stand in the text.

use super::forest::{Forest, Shape, Tree};
use crate::expr::{BinaryOperator, Variable};
use std::fmt::Write;
use std::ops::Range;

/// The operands of a line that a step speaks of: the top of the tree at a place, or some operands of the chain there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Part {
    /// From the top of the line, which operand to go down to, again and again.
    pub(super) place: Vec<usize>,
    /// Ascending; none for the whole tree at the place.
    pub(super) operands: Vec<usize>,
}

/// The line as text, and where the part's operands are written: neighbours in one range. All characters are ASCII, so a
/// range counts bytes and UTF-16 units alike.
pub(super) fn write_line(
    forest: &Forest,
    variables: &[Variable],
    line: Tree,
    part: &Part,
) -> (String, Vec<Range<usize>>) {
    let mut writer = Writer { forest, variables, text: String::new(), part, at: Vec::new() };
    writer.write(line, Above::Nothing, Some(&part.place));
    (writer.text, writer.at)
}

#[derive(Clone, Copy)]
enum Above {
    Nothing,
    Chain(BinaryOperator),
    Bar,
}

struct Writer<'a> {
    forest: &'a Forest,
    variables: &'a [Variable],
    text: String,
    part: &'a Part,
    at: Vec<Range<usize>>,
}

impl Writer<'_> {
    /// `way` leads from here to the part's place; `None` beside it. As deep as the tree, which the nesting limit bounds.
    fn write(&mut self, tree: Tree, above: Above, way: Option<&[usize]>) {
        let start = self.text.len();
        let here = way.filter(|way| way.is_empty());
        let forest = self.forest;
        match forest.shape(tree) {
            Shape::Constant(value) => self.text.push(if *value { '1' } else { '0' }),
            Shape::Variable(index) => {
                let _ = write!(self.text, "{}", self.variables[*index as usize]);
            }
            Shape::Not(operand) => {
                self.write(*operand, Above::Bar, way.and_then(|way| way.strip_prefix(&[0])));
                self.text.push('\'');
            }
            Shape::Chain(operator, operands) => {
                let in_brackets = match above {
                    Above::Nothing => false,
                    Above::Chain(outer) => *operator < outer,
                    Above::Bar => true,
                };
                if in_brackets {
                    self.text.push('(');
                }
                for (index, &operand) in operands.iter().enumerate() {
                    if index > 0 {
                        self.text.push(operator.sign());
                    }
                    let from = self.text.len();
                    self.write(
                        operand,
                        Above::Chain(*operator),
                        way.and_then(|way| way.strip_prefix(&[index])),
                    );
                    if here.is_some() && self.part.operands.contains(&index) {
                        self.mark(from);
                    }
                }
                if in_brackets {
                    self.text.push(')');
                }
            }
        }
        if here.is_some() && self.part.operands.is_empty() {
            self.mark(start);
        }
    }

    /// A range from `start` to here; together with the one before, if only a sign stands between them.
    fn mark(&mut self, start: usize) {
        let end = self.text.len();
        match self.at.last_mut() {
            Some(last) if last.end + 1 == start => last.end = end,
            _ => self.at.push(start..end),
        }
    }
}
