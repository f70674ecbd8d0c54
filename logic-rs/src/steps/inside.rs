//! Simplifies a tree from the inside: first each operand becomes a minimum sum, then the whole tree. A small tree is
//! also searched as a whole, and the path that costs less is taken.

use super::estimate::Estimate;
use super::forest::{Forest, Shape, Tree};
use super::grouping::weight;
use super::law::{Change, Law, Move, Way};
use super::merge::{self, Operation};
use super::moves::{cleaning_at, copying_at, moves_at, opening_at};
use super::neighbours::Neighbours;
use super::open::open;
use super::path::{Path, TooComplex, VISITED};
use super::search::search;
use super::sum::Sum;
use crate::expr::BinaryOperator::{And, Or};
use crate::qmc::Cube;
use crate::rows::Arity;
use std::rc::Rc;

/// Trees with more leaves are not searched as a whole.
const SEARCHED_LEAVES_MAX: usize = 80;
/// Trees with fewer leaves are only searched as a whole.
const INSIDE_LEAVES_MIN: usize = 10;
/// Sums of more terms are merged without a search.
const PLANNED_TERMS_MAX: usize = 80;
/// The most work of one search.
const SEARCH_WORK_MAX: usize = 1_500_000;
/// The most times that the top of a tree is opened.
const OPENINGS_MAX: usize = 60;

/// The state that all parts of a derivation share.
pub(super) struct Derivation<'a> {
    pub(super) forest: &'a mut Forest,
    pub(super) estimate: Estimate,
    pub(super) arity: Arity,
    /// The work that is left for searching. Each line that is judged takes as much of it as it has trees.
    pub(super) work: usize,
    /// The looks that no search may take. They are kept to finish the path that a search has begun.
    pub(super) reserve: u64,
}

impl Derivation<'_> {
    /// The moves that make the tree, taken as a whole line, the sum of the goal's terms, up to order.
    pub(super) fn simplify(&mut self, tree: Tree, goal: &[Cube]) -> Result<Path, TooComplex> {
        let leaves = leaves(self.forest, tree);
        if let Some(terms) = self.forest.terms(self.arity, tree) {
            let merged = self.merged(Path::new(tree), &terms, goal);
            return match merged {
                Ok(path) if leaves <= 40 && !self.is_late() => {
                    let searched = self.searched(Path::new(tree), goal, 200);
                    Ok(plainer(self.forest, searched, Some(path)).unwrap_or_else(|| Path::new(tree)))
                }
                other => other,
            };
        }
        if self.is_late() {
            return self.by_parts(tree, goal).map_or_else(|| self.open_all(tree, goal), Ok);
        }
        let direct =
            if leaves <= SEARCHED_LEAVES_MAX { self.searched(Path::new(tree), goal, 400) } else { None };
        let inside = if leaves >= INSIDE_LEAVES_MIN { self.inside(tree, goal) } else { None };
        match plainer(self.forest, direct, inside).or_else(|| self.by_parts(tree, goal)) {
            Some(path) => Ok(path),
            None => self.open_all(tree, goal),
        }
    }

    /// Whether too little work is left to search.
    fn is_late(&self) -> bool {
        self.forest.work.left() <= self.reserve
    }

    /// Opens the top of the tree one law at a time, and simplifies the operands before each law.
    fn by_parts(&mut self, tree: Tree, goal: &[Cube]) -> Option<Path> {
        let mut path = Path::new(tree);
        for _ in 0..OPENINGS_MAX {
            if self.forest.work.is_spent() {
                return None;
            }
            self.simplify_operands(&mut path).ok()?;
            if self.forest.terms(self.arity, path.line).is_some() {
                return self.finished(path, goal).ok();
            }
            let mut moves = cleaning_at(self.forest, path.line);
            if moves.is_empty() && self.is_late() {
                moves = opening_at(self.forest, path.line);
                moves.truncate(1);
            } else if moves.is_empty() {
                moves = moves_at(self.forest, path.line);
                moves.extend(copying_at(self.forest, path.line));
            }
            let mut nearest: Option<(u32, Move)> = None;
            for (law, change) in moves {
                self.forest.pay(path.before.len());
                let one = Move { law, place: Vec::new(), change };
                let line = one.applied(self.forest, path.line);
                let own = one.cost(self.forest, path.line) - 1;
                let steps = self.estimate.of(self.forest, line) + own;
                if !path.before.contains(&line) && nearest.as_ref().is_none_or(|(least, _)| steps < *least) {
                    nearest = Some((steps, one));
                }
            }
            path.push(self.forest, nearest?.1).ok()?;
        }
        None
    }

    /// The path that always reaches the goal if work and steps suffice, but may be long.
    pub(super) fn open_all(&mut self, tree: Tree, goal: &[Cube]) -> Result<Path, TooComplex> {
        let mut path = Path::new(tree);
        open(self.forest, self.arity, &mut path)?;
        self.finished(path, goal)
    }

    fn inside(&mut self, tree: Tree, goal: &[Cube]) -> Option<Path> {
        let mut path = Path::new(tree);
        if let Some(opened) = self.bar_in(tree) {
            path.push(self.forest, opened).ok()?;
        }
        self.simplify_operands(&mut path).ok()?;
        self.searched(path, goal, 300)
    }

    /// De Morgan's law for the bar over the whole tree, if the result is estimated to be nearer to the end than the
    /// tree is.
    fn bar_in(&mut self, tree: Tree) -> Option<Move> {
        let Shape::Not(operand) = *self.forest.shape(tree) else { return None };
        let Shape::Chain(operator @ (And | Or), operands) = self.forest.shape(operand).clone() else {
            return None;
        };
        let dual = if operator == And { Or } else { And };
        let barred: Vec<Tree> = operands.iter().map(|&operand| self.forest.not(operand)).collect();
        let opened = self.forest.new_chain(dual, &barred);
        let is_nearer = self.estimate.of(self.forest, opened) < self.estimate.of(self.forest, tree);
        let law = Law::DeMorgan(Way::Forward);
        is_nearer.then(|| Move { law, place: Vec::new(), change: Change::Whole(opened) })
    }

    /// Makes each operand of the line a minimum sum. If one operand makes the whole line constant, simplifies only that
    /// operand.
    fn simplify_operands(&mut self, path: &mut Path) -> Result<(), TooComplex> {
        let mut done: Vec<Tree> = Vec::new();
        loop {
            let operands = self.forest.below(path.line).to_vec();
            let mut next: Option<(usize, Rc<[Cube]>)> = None;
            self.forest.pay(2 * operands.len());
            for (index, &operand) in operands.iter().enumerate() {
                if !self.forest.pay(VISITED + done.len()) {
                    return Err(TooComplex::Work);
                }
                let function = self.estimate.functions.of_tree(self.forest, operand);
                let goal = self.estimate.functions.minimum(function);
                if done.contains(&operand) || self.forest.literal(operand).is_some() {
                    continue;
                }
                if self.makes_constant(path.line, operand) {
                    if matches!(self.forest.shape(operand), Shape::Constant(_)) {
                        return Ok(());
                    }
                    next = Some((index, goal));
                    break;
                }
                next = next.or(Some((index, goal)));
            }
            let Some((index, goal)) = next else { return Ok(()) };
            done.push(self.simplify_operand(path, index, &goal)?);
        }
    }

    fn makes_constant(&mut self, line: Tree, operand: Tree) -> bool {
        let function = self.estimate.functions.of_tree(self.forest, operand);
        match self.forest.shape(line) {
            Shape::Chain(Or, _) => self.estimate.functions.constant(function) == Some(true),
            Shape::Chain(And, _) => self.estimate.functions.constant(function) == Some(false),
            _ => false,
        }
    }

    /// Simplifies the operand until it is the sum of its goal, or until it becomes a chain of the line's operator,
    /// whose operands are then operands of the line.
    fn simplify_operand(
        &mut self,
        path: &mut Path,
        mut index: usize,
        goal: &[Cube],
    ) -> Result<Tree, TooComplex> {
        let mut operand = self.forest.below(path.line)[index];
        let outer = match self.forest.shape(path.line) {
            Shape::Chain(operator, _) => Some(*operator),
            _ => None,
        };
        if is_minimal(self.forest, self.arity, operand, goal) {
            return Ok(operand);
        }
        for mut one in self.simplify(operand, goal)?.moves {
            operand = one.applied(self.forest, operand);
            one.place.insert(0, index);
            path.push(self.forest, one)?;
            if matches!(self.forest.shape(operand), Shape::Chain(own, _) if Some(*own) == outer) {
                break;
            }
            // A product that now has literals only has been sorted, so the operand may have another index.
            let operands = self.forest.below(path.line);
            self.forest.pay(operands.len());
            index = operands.iter().position(|&own| own == operand).unwrap_or(index);
        }
        Ok(operand)
    }

    fn searched(&mut self, mut path: Path, goal: &[Cube], lines_max: usize) -> Option<Path> {
        if self.forest.terms(self.arity, path.line).is_none() || leaves(self.forest, path.line) <= 40 {
            let work = self.forest.work.clone();
            let most = (self.work / 2).min(SEARCH_WORK_MAX);
            let mut neighbours = Neighbours::new(self.forest, &mut self.estimate, goal, most);
            let share = work.left().saturating_sub(self.reserve) / 2;
            let found = work.within(share, || search(&mut neighbours, path.line, &path.before, lines_max));
            self.work -= most - neighbours.work;
            for one in found? {
                path.push(self.forest, one).ok()?;
            }
        }
        self.finished(path, goal).ok()
    }

    /// The path continued to the goal; its line must be a sum of products.
    fn finished(&mut self, path: Path, goal: &[Cube]) -> Result<Path, TooComplex> {
        let terms = self.forest.terms(self.arity, path.line).ok_or(TooComplex::Work)?;
        self.merged(path, &terms, goal)
    }

    /// The path continued from a sum of products to the goal: by one operation after the other, or first by all that make
    /// terms of the goal at once, which copies the terms that several of them need.
    fn merged(&mut self, path: Path, terms: &[Cube], goal: &[Cube]) -> Result<Path, TooComplex> {
        let joins = merge::together(terms, goal, &self.forest.work);
        let one = self.planned(path.clone(), terms, goal);
        if joins.len() < 2 || self.is_late() {
            return one;
        }
        let other = self.joined(path, &joins, goal);
        plainer(self.forest, one.ok(), other.ok()).ok_or(TooComplex::Work)
    }

    fn joined(&mut self, mut path: Path, joins: &[Operation], goal: &[Cube]) -> Result<Path, TooComplex> {
        Sum { forest: self.forest, arity: self.arity, path: &mut path }.join_together(joins)?;
        let terms = self.forest.terms(self.arity, path.line).ok_or(TooComplex::Work)?;
        self.planned(path, &terms, goal)
    }

    fn planned(&mut self, mut path: Path, terms: &[Cube], goal: &[Cube]) -> Result<Path, TooComplex> {
        let width = if terms.len() <= PLANNED_TERMS_MAX { 1 } else { 0 };
        let plan = merge::plan(terms, goal, width, &self.forest.work).ok_or(TooComplex::Work)?;
        Sum { forest: self.forest, arity: self.arity, path: &mut path }.merge(&plan.operations)?;
        Ok(path)
    }
}

/// Whether the tree is a sum of products as short as the goal.
fn is_minimal(forest: &Forest, arity: Arity, tree: Tree, goal: &[Cube]) -> bool {
    let literals = |terms: &[Cube]| terms.iter().map(|term| term.literals()).sum::<u32>();
    forest
        .terms(arity, tree)
        .is_some_and(|terms| terms.len() == goal.len() && literals(&terms) == literals(goal))
}

/// The path that weighs less, the first of equals.
fn plainer(forest: &mut Forest, one: Option<Path>, other: Option<Path>) -> Option<Path> {
    match (one, other) {
        (Some(one), Some(other)) => {
            Some(if weight(forest, &other) < weight(forest, &one) { other } else { one })
        }
        (one, other) => one.or(other),
    }
}

/// The number of literals and constants of a tree, repeated ones included; too small once the work is spent.
pub(super) fn leaves(forest: &Forest, line: Tree) -> usize {
    let mut count = 0;
    let mut stack = vec![line];
    while let Some(tree) = stack.pop() {
        if !forest.pay(VISITED) {
            break;
        }
        count += usize::from(matches!(forest.shape(tree), Shape::Constant(_) | Shape::Variable(_)));
        stack.extend_from_slice(forest.below(tree));
    }
    count
}
