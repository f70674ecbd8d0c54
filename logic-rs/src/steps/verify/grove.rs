//! The likenesses of expressions: expressions that differ in the order of operands only share one number. The checker
//! has its own, which all lines of a derivation share.

use crate::steps::Work;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// The sign of a chain, the loosest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Sign {
    Or,
    Xor,
    And,
}

impl Sign {
    pub(super) fn of(c: u8) -> Option<Self> {
        match c {
            b'+' => Some(Self::Or),
            b'^' => Some(Self::Xor),
            b'.' => Some(Self::And),
            _ => None,
        }
    }

    pub(super) fn text(self) -> &'static str {
        match self {
            Self::Or => "+",
            Self::Xor => "^",
            Self::And => ".",
        }
    }

    /// AND for OR and OR for AND, as in De Morgan's laws; XOR has no dual.
    pub(super) fn dual(self) -> Option<Self> {
        match self {
            Self::Or => Some(Self::And),
            Self::And => Some(Self::Or),
            Self::Xor => None,
        }
    }
}

/// A variable's name: its letter, and its digits as a number. Names compare in variable order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Name {
    pub(super) letter: u8,
    pub(super) number: Option<u32>,
}

/// The number of an expression, which does not depend on the order of operands at any level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Like(u32);

impl Like {
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// The top of an expression.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Shape {
    /// Replaces the operands that a step changes, so that the rest of two lines can be compared.
    Hole,
    Constant(bool),
    Variable(Name),
    Not(Like),
    /// Two operands or more, ascending, none of which is a chain of the same sign.
    Chain(Sign, Box<[Like]>),
}

/// All expressions met so far. The number of each is higher than those of its operands.
#[derive(Default)]
pub(super) struct Grove {
    /// The work budget that pays for the check.
    pub(super) work: Work,
    shapes: Vec<Rc<Shape>>,
    numbers: FxHashMap<Rc<Shape>, Like>,
}

/// The looks that it takes to find or keep an expression, besides those at its operands.
const KEPT: usize = 96;
/// The looks at an operand of a chain that is found or kept.
const PER_OPERAND: usize = 24;

impl Grove {
    pub(super) fn new(work: &Work) -> Self {
        Self { work: work.clone(), ..Self::default() }
    }

    pub(super) fn len(&self) -> usize {
        self.shapes.len()
    }

    pub(super) fn likes(&self) -> impl DoubleEndedIterator<Item = Like> + use<> {
        (0..self.shapes.len() as u32).map(Like)
    }

    pub(super) fn shape(&self, like: Like) -> &Shape {
        Work::look(1);
        &self.shapes[like.index()]
    }

    pub(super) fn hole(&mut self) -> Like {
        self.number(Shape::Hole)
    }

    pub(super) fn constant(&mut self, value: bool) -> Like {
        self.number(Shape::Constant(value))
    }

    pub(super) fn variable(&mut self, name: Name) -> Like {
        self.number(Shape::Variable(name))
    }

    /// The expression with one bar more.
    pub(super) fn not(&mut self, like: Like) -> Like {
        self.number(Shape::Not(like))
    }

    /// The expression below one bar.
    pub(super) fn below_bar(&self, like: Like) -> Option<Like> {
        match self.shape(like) {
            Shape::Not(inner) => Some(*inner),
            _ => None,
        }
    }

    /// The chain of some operands. An operand that is a chain of the same sign is replaced by its own operands. A
    /// single operand is returned as it is; no operand gives the hole.
    pub(super) fn chain(&mut self, sign: Sign, operands: impl IntoIterator<Item = Like>) -> Like {
        let mut flat = Vec::new();
        for operand in operands {
            self.work.pay(6);
            flat.extend_from_slice(self.operands(sign, &operand));
        }
        match flat[..] {
            [] => self.hole(),
            [single] => single,
            _ => {
                flat.sort_unstable();
                self.number(Shape::Chain(sign, flat.into()))
            }
        }
    }

    /// The operands of a chain of the sign, ascending; of any other expression the expression itself.
    pub(super) fn operands<'a>(&'a self, sign: Sign, like: &'a Like) -> &'a [Like] {
        match self.shape(*like) {
            Shape::Chain(own, operands) if *own == sign => operands,
            _ => std::slice::from_ref(like),
        }
    }

    pub(super) fn is_constant(&self, like: Like) -> bool {
        matches!(self.shape(like), Shape::Constant(_))
    }

    /// The name of a variable.
    pub(super) fn name(&self, like: Like) -> Option<Name> {
        match self.shape(like) {
            Shape::Variable(name) => Some(*name),
            _ => None,
        }
    }

    fn number(&mut self, shape: Shape) -> Like {
        let operands = if let Shape::Chain(_, operands) = &shape { operands.len() } else { 1 };
        self.work.pay(KEPT + PER_OPERAND * operands);
        if let Some(&like) = self.numbers.get(&shape) {
            return like;
        }
        let like = Like(self.shapes.len() as u32);
        let shape = Rc::new(shape);
        self.shapes.push(Rc::clone(&shape));
        self.numbers.insert(shape, like);
        like
    }
}
