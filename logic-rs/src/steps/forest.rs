//! Expressions as trees whose chains have any number of operands: `A+(B+C)` is one sum of three. Every tree is kept
//! once, so that equal trees have equal numbers.
//!
//! Two trees are alike if they differ in the order of operands only. The forest knows the likeness of each tree, a
//! number that all trees alike share.

mod index;
mod operands;

use super::work::{Work, look};
use crate::expr::{BinaryOperator, Expr, Node, Variable};
use crate::qmc::Cube;
use crate::rows::Arity;
use index::{Index, hash_of};
use operands::Operands;

/// A tree of a [`Forest`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Tree(u32);

impl Tree {
    /// The number of the tree, from 0 on.
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// The number of a class of trees that differ in the order of operands only.
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
    Chain(BinaryOperator, Operands),
}

/// All trees of one derivation.
#[derive(Default)]
pub(super) struct Forest {
    /// The work budget that pays for everything done with the trees.
    pub(super) work: Work,
    shapes: Vec<Shape>,
    constants: [Option<Tree>; 2],
    variables: Vec<Option<Tree>>,
    /// For each tree, the tree with one bar more.
    barred: Vec<Option<Tree>>,
    /// The chains by their operators and operands.
    chains: Index,
    likenesses: Vec<Likeness>,
    /// For each likeness, the shape of its trees over likenesses, sorted.
    sorted: Vec<Shape>,
    /// The likenesses by these shapes.
    by_sorted: Index,
}

/// The looks at a term that one look at a tree counts as: trees are scattered in memory, so a look at one is slower.
const LOOKS_PER_TREE: usize = 3;
/// The looks that it takes to find a tree, besides those at its operands.
const FOUND: usize = 4;
/// The looks at an operand of a chain that is found.
const PER_OPERAND: usize = 3;
/// The looks that it takes to keep a new tree, besides those at its operands.
const KEPT: usize = 64;
/// The looks at an operand of a chain that is kept.
const KEPT_PER_OPERAND: usize = 12;

impl Forest {
    pub(super) fn new(work: &Work) -> Self {
        Self { work: work.clone(), ..Self::default() }
    }

    /// Pays for looks at trees; `false` once the work is spent.
    pub(super) fn pay(&self, looks: usize) -> bool {
        self.work.pay(LOOKS_PER_TREE * looks)
    }

    pub(super) fn shape(&self, tree: Tree) -> &Shape {
        look(1);
        &self.shapes[tree.0 as usize]
    }

    pub(super) fn likeness(&self, tree: Tree) -> Likeness {
        look(1);
        self.likenesses[tree.0 as usize]
    }

    pub(super) fn are_alike(&self, one: Tree, other: Tree) -> bool {
        self.likeness(one) == self.likeness(other)
    }

    pub(super) fn constant(&mut self, value: bool) -> Tree {
        self.pay(FOUND);
        if let Some(tree) = self.constants[usize::from(value)] {
            return tree;
        }
        let tree = self.kept(Shape::Constant(value));
        self.constants[usize::from(value)] = Some(tree);
        tree
    }

    pub(super) fn variable(&mut self, index: u32) -> Tree {
        self.pay(FOUND);
        let index = index as usize;
        if let Some(&Some(tree)) = self.variables.get(index) {
            return tree;
        }
        let tree = self.kept(Shape::Variable(index as u32));
        self.variables.resize(self.variables.len().max(index + 1), None);
        self.variables[index] = Some(tree);
        tree
    }

    /// The tree with one bar more, also if its top is a bar already.
    pub(super) fn not(&mut self, tree: Tree) -> Tree {
        self.pay(FOUND);
        if let Some(barred) = self.barred[tree.index()] {
            return barred;
        }
        let barred = self.kept(Shape::Not(tree));
        self.barred[tree.index()] = Some(barred);
        barred
    }

    /// The chain of the operands in this order. An operand that is a chain of the same operator is replaced by its own
    /// operands. A single operand is returned as it is. Panics without an operand.
    pub(super) fn chain(&mut self, operator: BinaryOperator, operands: &[Tree]) -> Tree {
        let is_flat =
            |&operand: &Tree| !matches!(self.shape(operand), Shape::Chain(own, _) if *own == operator);
        if operands.len() > 1 && operands.iter().all(is_flat) {
            return self.chain_of(operator, operands);
        }
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
            _ => self.chain_of(operator, &flat),
        }
    }

    /// Like [`Self::chain`], but the factors of a product of literals only are sorted by variable.
    pub(super) fn new_chain(&mut self, operator: BinaryOperator, operands: &[Tree]) -> Tree {
        let chain = self.chain(operator, operands);
        let Shape::Chain(BinaryOperator::And, factors) = self.shape(chain) else { return chain };
        let Some(variables) = self.variables_below(factors) else { return chain };
        if variables.is_sorted() {
            self.pay(FOUND + PER_OPERAND * variables.len());
            return chain;
        }
        let order = order_of(&variables);
        let factors: Vec<Tree> = order.into_iter().map(|at| factors[at]).collect();
        self.chain_of(BinaryOperator::And, &factors)
    }

    /// The indices of the factors, sorted by variable; `None` if a factor is no literal. A literal may have any number
    /// of bars.
    pub(super) fn variable_order(&self, factors: &[Tree]) -> Option<Vec<usize>> {
        Some(order_of(&self.variables_below(factors)?))
    }

    /// The variable of each factor; `None` if a factor is no literal. A literal may have any number of bars.
    fn variables_below(&self, factors: &[Tree]) -> Option<Vec<u32>> {
        self.pay(4 * factors.len());
        factors.iter().map(|&factor| self.variable_below(factor)).collect()
    }

    /// The variable of a literal under any number of bars.
    pub(super) fn variable_below(&self, tree: Tree) -> Option<u32> {
        let mut tree = tree;
        loop {
            match self.shape(tree) {
                Shape::Variable(index) => return Some(*index),
                Shape::Not(operand) if self.pay(1) => tree = *operand,
                _ => return None,
            }
        }
    }

    /// The variable of a literal, and whether it is complemented.
    pub(super) fn literal(&self, tree: Tree) -> Option<(u32, bool)> {
        match self.shape(tree) {
            Shape::Variable(index) => Some((*index, false)),
            Shape::Not(operand) => match self.shape(*operand) {
                Shape::Variable(index) => Some((*index, true)),
                _ => None,
            },
            _ => None,
        }
    }

    /// The product of a cube's literals in variable order; 1 for none.
    pub(super) fn product(&mut self, arity: Arity, cube: Cube) -> Tree {
        let mut literals = Vec::new();
        for index in 0..arity.variables() {
            let bit = arity.variable_bit(index as usize);
            if cube.care() & bit != 0 {
                let plain = self.variable(index);
                literals.push(if cube.value() & bit != 0 { plain } else { self.not(plain) });
            }
        }
        if literals.is_empty() { self.constant(true) } else { self.chain(BinaryOperator::And, &literals) }
    }

    /// The sum of some products; 0 for none.
    pub(super) fn sum(&mut self, arity: Arity, cubes: &[Cube]) -> Tree {
        let products: Vec<Tree> = cubes.iter().map(|&cube| self.product(arity, cube)).collect();
        if products.is_empty() { self.constant(false) } else { self.chain(BinaryOperator::Or, &products) }
    }

    /// The terms of a sum of products of literals: no term for 0, one term without literals for 1. `None` if the line
    /// is no such sum, or if a product has a variable twice.
    pub(super) fn terms(&self, arity: Arity, line: Tree) -> Option<Vec<Cube>> {
        match self.shape(line) {
            Shape::Constant(true) => Some(vec![Cube::new(0, 0)]),
            Shape::Constant(false) => Some(Vec::new()),
            _ => {
                self.work.pay(4 + self.operands(BinaryOperator::Or, &line).len());
                self.operands(BinaryOperator::Or, &line).iter().map(|&term| self.cube(arity, term)).collect()
            }
        }
    }

    /// The cube of a product of literals; `None` of any other tree, or if a variable occurs twice.
    pub(super) fn cube(&self, arity: Arity, term: Tree) -> Option<Cube> {
        let (mut care, mut value) = (0, 0);
        self.work.pay(2 + 4 * self.operands(BinaryOperator::And, &term).len());
        for &factor in self.operands(BinaryOperator::And, &term) {
            let (variable, is_barred) = self.literal(factor)?;
            let bit = arity.variable_bit(variable as usize);
            if care & bit != 0 {
                return None;
            }
            care |= bit;
            if !is_barred {
                value |= bit;
            }
        }
        Some(Cube::new(care, value))
    }

    /// The operands right below the top.
    pub(super) fn below(&self, tree: Tree) -> &[Tree] {
        match self.shape(tree) {
            Shape::Constant(_) | Shape::Variable(_) => &[],
            Shape::Not(operand) => std::slice::from_ref(operand),
            Shape::Chain(_, operands) => operands,
        }
    }

    /// The tree at a position in a line: the index of the operand to enter at each level, from the top down. Panics if
    /// the line has no such position.
    pub(super) fn at(&self, line: Tree, place: &[usize]) -> Tree {
        place.iter().fold(line, |tree, &index| self.below(tree)[index])
    }

    /// The operands of a chain of the operator; of any other tree the tree itself.
    pub(super) fn operands<'a>(&'a self, operator: BinaryOperator, tree: &'a Tree) -> &'a [Tree] {
        match self.shape(*tree) {
            Shape::Chain(own, operands) if *own == operator => operands,
            _ => std::slice::from_ref(tree),
        }
    }

    /// The tree of a parsed expression; `None` if it is deeper than `depth_max` or the work is spent.
    pub(super) fn plant(&mut self, expr: &Expr, depth_max: usize) -> Option<Tree> {
        self.plant_among(expr, expr.variables(), depth_max)
    }

    /// Like [`Self::plant`], in a forest of several expressions. `variables` are those of all of them, in variable order.
    pub(super) fn plant_among(
        &mut self,
        expr: &Expr,
        variables: &[Variable],
        depth_max: usize,
    ) -> Option<Tree> {
        let own = expr.variables();
        let place = |index: usize| variables.partition_point(|&other| other < own[index]) as u32;
        let mut stack: Vec<Planted> = Vec::new();
        let pop = |stack: &mut Vec<Planted>| stack.pop().expect("operands come before their operator");
        for node in expr.nodes() {
            if !self.pay(KEPT) {
                return None;
            }
            let planted = match *node {
                Node::Constant(value) => Planted::of(self.constant(value), 1),
                Node::Variable(index) => Planted::of(self.variable(place(index)), 1),
                Node::Not => {
                    let (operand, depth) = pop(&mut stack).closed(self);
                    Planted::of(self.not(operand), depth + 1)
                }
                Node::Binary(operator) => {
                    let (right, left) = (pop(&mut stack), pop(&mut stack));
                    left.joined(operator, right, self)
                }
            };
            if planted.depth > depth_max {
                return None;
            }
            stack.push(planted);
        }
        Some(pop(&mut stack).closed(self).0)
    }

    /// The chain of two operands or more, none of which is a chain of the operator.
    fn chain_of(&mut self, operator: BinaryOperator, operands: &[Tree]) -> Tree {
        self.pay(FOUND + PER_OPERAND * operands.len());
        let hash = hash_of(&(operator, operands));
        let is_same = |number: u32| match &self.shapes[number as usize] {
            Shape::Chain(own, trees) => *own == operator && **trees == *operands,
            _ => false,
        };
        if let Some(number) = self.chains.find(hash, is_same) {
            return Tree(number);
        }
        let tree = self.kept(Shape::Chain(operator, operands.into()));
        self.chains.insert(hash, tree.0);
        tree
    }

    /// A new tree.
    fn kept(&mut self, shape: Shape) -> Tree {
        let operands = if let Shape::Chain(_, operands) = &shape { operands.len() } else { 1 };
        self.pay(KEPT + KEPT_PER_OPERAND * operands);
        let tree = Tree(self.shapes.len() as u32);
        let likeness = self.likeness_of(&shape);
        self.likenesses.push(likeness);
        self.barred.push(None);
        self.shapes.push(shape);
        tree
    }

    fn likeness_of(&mut self, shape: &Shape) -> Likeness {
        let sorted = self.sorted_shape(shape);
        let hash = hash_of(&sorted);
        let found = self.by_sorted.find(hash, |number| self.sorted[number as usize] == sorted);
        Likeness(found.unwrap_or_else(|| {
            let number = self.sorted.len() as u32;
            self.by_sorted.insert(hash, number);
            self.sorted.push(sorted);
            number
        }))
    }

    /// The shape with a likeness instead of each operand, and with the operands of a chain sorted.
    fn sorted_shape(&self, shape: &Shape) -> Shape {
        let like = |tree: &Tree| Tree(self.likeness(*tree).0);
        match shape {
            Shape::Constant(_) | Shape::Variable(_) => shape.clone(),
            Shape::Not(operand) => Shape::Not(like(operand)),
            Shape::Chain(operator, operands) => {
                let mut likenesses: Vec<Tree> = operands.iter().map(like).collect();
                likenesses.sort_unstable();
                Shape::Chain(*operator, likenesses.as_slice().into())
            }
        }
    }
}

/// A tree under construction. Its top chain stays open until all operands of the chain are known.
struct Planted {
    operator: Option<BinaryOperator>,
    operands: Vec<Tree>,
    depth: usize,
}

impl Planted {
    fn of(tree: Tree, depth: usize) -> Self {
        Self { operator: None, operands: vec![tree], depth }
    }

    fn closed(self, forest: &mut Forest) -> (Tree, usize) {
        let tree = match self.operator {
            Some(operator) => forest.chain(operator, &self.operands),
            None => self.operands[0],
        };
        (tree, self.depth)
    }

    fn joined(mut self, operator: BinaryOperator, other: Self, forest: &mut Forest) -> Self {
        if self.operator != Some(operator) {
            let (tree, depth) = self.closed(forest);
            self = Self { operator: Some(operator), operands: vec![tree], depth: depth + 1 };
        }
        if other.operator == Some(operator) {
            self.depth = self.depth.max(other.depth);
            forest.pay(other.operands.len());
            self.operands.extend(other.operands);
        } else {
            let (tree, depth) = other.closed(forest);
            self.depth = self.depth.max(depth + 1);
            self.operands.push(tree);
        }
        self
    }
}

/// The indices of the variables, sorted by variable.
fn order_of(variables: &[u32]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..variables.len()).collect();
    order.sort_by_key(|&at| variables[at]);
    order
}
