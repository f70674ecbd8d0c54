//! The checker's own reader of lines: an expression, and the span of each of its operands.
//!
//! The reader keeps an explicit stack, so that no nesting is too deep for it.

use super::grove::{Grove, Like, Name, Sign};
use std::ops::Range;

/// A range of characters of a line; all are ASCII.
pub(super) type Span = Range<usize>;

/// An expression as written, possibly with redundant brackets.
pub(super) struct Line<'t> {
    pub(super) text: &'t str,
    /// The nodes, each after its operands.
    nodes: Vec<Node>,
    /// The operands of all chains; those of one chain are consecutive.
    operands: Vec<usize>,
    pub(super) root: usize,
    /// The likeness of each node; empty until [`Line::grow`] has been called.
    likes: Vec<Like>,
}

pub(super) struct Node {
    pub(super) kind: Kind,
    /// The span without the brackets around the whole node.
    pub(super) inner: Span,
    /// The span with these brackets.
    pub(super) outer: Span,
}

#[derive(Clone)]
pub(super) enum Kind {
    Constant(bool),
    Variable(Name),
    Not(usize),
    /// A range of the line's operands.
    Chain(Sign, Range<usize>),
}

impl<'t> Line<'t> {
    /// `None` if the text is no expression, or has anything but variables, constants, signs, bars and brackets.
    pub(super) fn read(text: &'t str) -> Option<Self> {
        let line = Self { text, nodes: Vec::new(), operands: Vec::new(), root: 0, likes: Vec::new() };
        Reader { line, bytes: text.as_bytes(), at: 0, open: vec![Frame::default()], done: Vec::new() }.read()
    }

    pub(super) fn node(&self, node: usize) -> &Node {
        &self.nodes[node]
    }

    /// The operands of a chain, in the order of the line; empty for any other node.
    pub(super) fn operands(&self, node: usize) -> &[usize] {
        match &self.nodes[node].kind {
            Kind::Chain(_, range) => &self.operands[range.clone()],
            Kind::Constant(_) | Kind::Variable(_) | Kind::Not(_) => &[],
        }
    }

    /// The operands of a chain except those at `selected`, whose indices ascend.
    pub(super) fn unselected(&self, chain: usize, selected: &[usize]) -> impl Iterator<Item = usize> {
        let mut selected = selected.iter().peekable();
        let operands = self.operands(chain).iter().enumerate();
        operands
            .filter_map(move |(index, &operand)| selected.next_if_eq(&&index).is_none().then_some(operand))
    }

    /// The text of a node, with the brackets around it.
    pub(super) fn written(&self, node: usize) -> &'t str {
        &self.text[self.nodes[node].outer.clone()]
    }

    /// Finds the likeness of each node. The line must have the fewest brackets: then no operand of a chain is a chain
    /// of the same sign.
    pub(super) fn grow(&mut self, grove: &mut Grove) {
        self.likes.clear();
        for node in &self.nodes {
            let like = match &node.kind {
                Kind::Constant(value) => grove.constant(*value),
                Kind::Variable(name) => grove.variable(*name),
                Kind::Not(operand) => grove.not(self.likes[*operand]),
                Kind::Chain(sign, range) => grove
                    .chain(*sign, self.operands[range.clone()].iter().map(|&operand| self.likes[operand])),
            };
            self.likes.push(like);
        }
    }

    pub(super) fn like(&self, node: usize) -> Like {
        self.likes[node]
    }
}

/// An open bracket. For each sign, the index in [`Reader::done`] of the first operand of the chain that is being read.
#[derive(Default)]
struct Frame {
    bracket: usize,
    or: usize,
    xor: usize,
    and: usize,
}

struct Reader<'t> {
    line: Line<'t>,
    bytes: &'t [u8],
    at: usize,
    open: Vec<Frame>,
    done: Vec<usize>,
}

impl<'t> Reader<'t> {
    fn read(mut self) -> Option<Line<'t>> {
        loop {
            self.operand()?;
            // Bars and closing brackets may follow an operand, then a sign or the end of the line.
            let sign = loop {
                match self.bytes.get(self.at) {
                    Some(b'\'') => self.bar()?,
                    Some(b')') => self.close()?,
                    Some(&c) => break Sign::of(c)?,
                    None => return self.end(),
                }
            };
            self.at += 1;
            self.finish(sign)?;
        }
    }

    fn end(mut self) -> Option<Line<'t>> {
        self.line.root = self.bracketed()?.1;
        self.open.is_empty().then_some(self.line)
    }

    /// Reads opening brackets, then a variable or a constant.
    fn operand(&mut self) -> Option<()> {
        while self.bytes.get(self.at) == Some(&b'(') {
            let done = self.done.len();
            self.open.push(Frame { bracket: self.at, or: done, xor: done, and: done });
            self.at += 1;
        }
        let start = self.at;
        let first = *self.bytes.get(start)?;
        self.at += 1;
        let kind = match first {
            b'0' | b'1' => Kind::Constant(first == b'1'),
            _ if first.is_ascii_alphabetic() => {
                while self.bytes.get(self.at).is_some_and(u8::is_ascii_digit) {
                    self.at += 1;
                }
                let digits = self.line.text.get(start + 1..self.at)?;
                if digits.len() > 9 || (digits.len() > 1 && digits.starts_with('0')) {
                    return None;
                }
                Kind::Variable(Name { letter: first, number: digits.parse().ok() })
            }
            _ => return None,
        };
        self.push(kind, start..self.at);
        Some(())
    }

    fn bar(&mut self) -> Option<()> {
        let operand = self.done.pop()?;
        self.at += 1;
        self.push(Kind::Not(operand), self.line.nodes[operand].outer.start..self.at);
        Some(())
    }

    fn close(&mut self) -> Option<()> {
        let (bracket, node) = self.bracketed()?;
        if self.open.is_empty() {
            return None;
        }
        self.at += 1;
        self.line.nodes[node].outer = bracket..self.at;
        self.done.push(node);
        Some(())
    }

    /// Closes the last open bracket. Returns the position of the bracket and the node of its content.
    fn bracketed(&mut self) -> Option<(usize, usize)> {
        self.finish(Sign::Or)?;
        let frame = self.open.pop()?;
        Some((frame.bracket, self.chain(Sign::Or, frame.or)?))
    }

    /// Closes the chains that a sign ends, which are those of tighter signs.
    fn finish(&mut self, sign: Sign) -> Option<()> {
        let &Frame { mut xor, mut and, .. } = self.open.last()?;
        if sign < Sign::And {
            let product = self.chain(Sign::And, and)?;
            self.done.push(product);
            and = self.done.len();
        }
        if sign < Sign::Xor {
            let parity = self.chain(Sign::Xor, xor)?;
            self.done.push(parity);
            (xor, and) = (self.done.len(), self.done.len());
        }
        let frame = self.open.last_mut()?;
        (frame.xor, frame.and) = (xor, and);
        Some(())
    }

    /// The chain of the operands in `done` from the index `from` on; a single operand is returned as it is.
    fn chain(&mut self, sign: Sign, from: usize) -> Option<usize> {
        let (&first, &last) = (self.done.get(from)?, self.done.last()?);
        if from + 1 < self.done.len() {
            let start = self.line.operands.len();
            self.line.operands.extend(self.done.drain(from..));
            let span = self.line.nodes[first].outer.start..self.line.nodes[last].outer.end;
            self.push(Kind::Chain(sign, start..self.line.operands.len()), span);
        }
        self.done.pop()
    }

    fn push(&mut self, kind: Kind, span: Span) {
        self.done.push(self.line.nodes.len());
        self.line.nodes.push(Node { kind, inner: span.clone(), outer: span });
    }
}
