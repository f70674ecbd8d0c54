//! Writes a line with the fewest brackets, and finds the spans of its parts in the text.

use super::forest::{Forest, Shape, Tree};
use super::law::Part;
use super::work::look;
use crate::expr::{BinaryOperator, Variable};
use std::fmt::Write;
use std::ops::Range;

/// The line as text, and the spans of the part's operands. Neighbouring operands share a span; brackets around the
/// whole part are outside. All characters are ASCII, so a span counts bytes and UTF-16 units alike.
pub(super) fn write_line(
    forest: &Forest,
    variables: &[Variable],
    line: Tree,
    part: Option<&Part>,
) -> (String, Vec<Range<usize>>) {
    // A single operand is marked as a whole tree, so that the brackets around it are outside.
    let single = part.and_then(|part| match part.operands[..] {
        [operand] => Some(Part { place: [&part.place[..], &[operand]].concat(), operands: Vec::new() }),
        _ => None,
    });
    let part = single.as_ref().or(part);
    let mut writer = Writer { forest, variables, text: String::new(), part, at: Vec::new() };
    writer.write(line, Above::Nothing, part.map(|part| part.place.as_slice()));
    (writer.text, writer.at)
}

/// The text of a tree as a whole line. Once the work is spent, the text may be incomplete.
pub(super) fn text_of(forest: &Forest, variables: &[Variable], tree: Tree) -> String {
    write_line(forest, variables, tree, None).0
}

#[derive(Clone, Copy)]
enum Above {
    Nothing,
    Chain(BinaryOperator),
    Bar,
}

/// The looks that it takes to write a tree.
const WRITTEN: usize = 12;

struct Writer<'a> {
    forest: &'a Forest,
    variables: &'a [Variable],
    text: String,
    part: Option<&'a Part>,
    at: Vec<Range<usize>>,
}

impl Writer<'_> {
    /// `way` leads from here to the part's position; `None` if the part is elsewhere. Recurs as deep as the tree, which
    /// the nesting limit bounds.
    fn write(&mut self, tree: Tree, above: Above, way: Option<&[usize]>) {
        look(1);
        if !self.forest.pay(WRITTEN) {
            return;
        }
        let here = way.filter(|way| way.is_empty());
        let marked = here.and(self.part).map(|part| part.operands.as_slice());
        let is_whole = marked.is_some_and(<[usize]>::is_empty);
        let forest = self.forest;
        let start = self.text.len();
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
                let inside = self.text.len();
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
                    if marked.is_some_and(|marked| marked.binary_search(&index).is_ok()) {
                        self.mark(from);
                    }
                }
                if is_whole {
                    self.mark(inside);
                }
                if in_brackets {
                    self.text.push(')');
                }
                return;
            }
        }
        if is_whole {
            self.mark(start);
        }
    }

    /// Marks the span from `start` to here. If only a sign separates it from the last span, extends that span.
    fn mark(&mut self, start: usize) {
        let end = self.text.len();
        match self.at.last_mut() {
            Some(last) if last.end + 1 == start => last.end = end,
            _ => self.at.push(start..end),
        }
    }
}
