//! Expressions as trees whose chains have any number of operands: `A+(B+C)` is one sum of three. Every tree is kept once,
//! so that equal trees have equal numbers.
//!
//! Two trees are alike if they differ in the order of operands only. The forest knows for each tree what it is like and
//! the function it has.

use crate::expr::{BinaryOperator, Expr, Node};
use crate::rows::{Arity, variable_word};
use std::collections::HashMap;

/// A tree of a [`Forest`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Tree(u32);

/// What trees that differ in the order of operands only have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Likeness(u32);

/// The top of a tree.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Shape {
    Constant(bool),
    /// A variable by its index; variable 0 is the most significant.
    Variable(u32),
    Not(Tree),
    /// Two operands or more, none of which is a chain of the same operator.
    Chain(BinaryOperator, Box<[Tree]>),
}

/// All trees of one derivation.
pub(super) struct Forest {
    arity: Arity,
    shapes: Vec<Shape>,
    numbers: HashMap<Shape, Tree>,
    likenesses: Vec<Likeness>,
    /// One tree of each likeness, whose operands are sorted.
    sorted: HashMap<Shape, Likeness>,
    /// [`Arity::words`] words for each tree.
    tables: Vec<u64>,
}

impl Forest {
    pub(super) fn new(arity: Arity) -> Self {
        Self {
            arity,
            shapes: Vec::new(),
            numbers: HashMap::new(),
            likenesses: Vec::new(),
            sorted: HashMap::new(),
            tables: Vec::new(),
        }
    }

    pub(super) fn shape(&self, tree: Tree) -> &Shape {
        &self.shapes[tree.0 as usize]
    }

    pub(super) fn likeness(&self, tree: Tree) -> Likeness {
        self.likenesses[tree.0 as usize]
    }

    pub(super) fn are_alike(&self, one: Tree, other: Tree) -> bool {
        self.likeness(one) == self.likeness(other)
    }

    /// The rows in which the tree is 1, packed as [`crate::rows`] packs them.
    pub(super) fn table(&self, tree: Tree) -> &[u64] {
        let words = self.arity.words();
        &self.tables[tree.0 as usize * words..][..words]
    }

    pub(super) fn constant(&mut self, value: bool) -> Tree {
        self.tree(Shape::Constant(value))
    }

    pub(super) fn variable(&mut self, index: u32) -> Tree {
        self.tree(Shape::Variable(index))
    }

    /// The tree with one bar more, also where it has one already.
    pub(super) fn not(&mut self, tree: Tree) -> Tree {
        self.tree(Shape::Not(tree))
    }

    /// The operands in this order, those of operands that are chains of the same operator in their place; one operand alone
    /// is no chain. Panics without an operand.
    pub(super) fn chain(&mut self, operator: BinaryOperator, operands: &[Tree]) -> Tree {
        let mut flat = Vec::with_capacity(operands.len());
        for &operand in operands {
            match self.shape(operand) {
                Shape::Chain(own, inner) if *own == operator => flat.extend_from_slice(inner),
                _ => flat.push(operand),
            }
        }
        match flat[..] {
            [] => panic!("a chain without an operand"),
            [single] => single,
            _ => self.tree(Shape::Chain(operator, flat.into())),
        }
    }

    /// The operands of a chain of the operator; of any other tree the tree itself.
    pub(super) fn operands<'a>(&'a self, operator: BinaryOperator, tree: &'a Tree) -> &'a [Tree] {
        match self.shape(*tree) {
            Shape::Chain(own, operands) if *own == operator => operands,
            _ => std::slice::from_ref(tree),
        }
    }

    /// A parsed expression, whose variables are the forest's.
    pub(super) fn plant(&mut self, expr: &Expr) -> Tree {
        let mut stack: Vec<Tree> = Vec::new();
        let pop = |stack: &mut Vec<Tree>| stack.pop().expect("operands come before their operator");
        for node in expr.nodes() {
            let tree = match *node {
                Node::Constant(value) => self.constant(value),
                Node::Variable(index) => self.variable(index as u32),
                Node::Not => {
                    let operand = pop(&mut stack);
                    self.not(operand)
                }
                Node::Binary(operator) => {
                    let (right, left) = (pop(&mut stack), pop(&mut stack));
                    self.chain(operator, &[left, right])
                }
            };
            stack.push(tree);
        }
        pop(&mut stack)
    }

    fn tree(&mut self, shape: Shape) -> Tree {
        if let Some(&tree) = self.numbers.get(&shape) {
            return tree;
        }
        let tree = Tree(self.shapes.len() as u32);
        self.add_table(&shape);
        let sorted = self.sorted_shape(&shape);
        let next = Likeness(self.sorted.len() as u32);
        self.likenesses.push(*self.sorted.entry(sorted).or_insert(next));
        self.shapes.push(shape.clone());
        self.numbers.insert(shape, tree);
        tree
    }

    /// The shape over likenesses, which here stand for trees.
    fn sorted_shape(&self, shape: &Shape) -> Shape {
        let like = |tree: &Tree| Tree(self.likeness(*tree).0);
        match shape {
            Shape::Constant(_) | Shape::Variable(_) => shape.clone(),
            Shape::Not(operand) => Shape::Not(like(operand)),
            Shape::Chain(operator, operands) => {
                let mut likenesses: Vec<Tree> = operands.iter().map(like).collect();
                likenesses.sort_unstable();
                Shape::Chain(*operator, likenesses.into())
            }
        }
    }

    fn add_table(&mut self, shape: &Shape) {
        let words = self.arity.words();
        let start = self.tables.len();
        let ones = self.arity.word_mask();
        match shape {
            Shape::Constant(value) => self.tables.resize(start + words, if *value { ones } else { 0 }),
            Shape::Variable(index) => {
                let bit = self.arity.variable_bit(*index as usize);
                self.tables.extend((0..words).map(|word| variable_word(bit, word) & ones));
            }
            Shape::Not(operand) => {
                let from = operand.0 as usize * words;
                self.tables.extend_from_within(from..from + words);
                self.tables[start..].iter_mut().for_each(|word| *word ^= ones);
            }
            Shape::Chain(operator, operands) => {
                let first = operands[0].0 as usize * words;
                self.tables.extend_from_within(first..first + words);
                for operand in &operands[1..] {
                    let from = operand.0 as usize * words;
                    let (old, new) = self.tables.split_at_mut(start);
                    for (word, &other) in new.iter_mut().zip(&old[from..from + words]) {
                        match operator {
                            BinaryOperator::Or => *word |= other,
                            BinaryOperator::Xor => *word ^= other,
                            BinaryOperator::And => *word &= other,
                        }
                    }
                }
            }
        }
    }
}
