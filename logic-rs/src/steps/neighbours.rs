//! The lines that are one move away from a line, each with the steps that it still needs.

use super::estimate::Estimate;
use super::forest::{Forest, Shape, Tree};
use super::law::{Change, Law, Move, Way};
use super::merge;
use super::moves::{bars_out, copying_at, moves_at};
use super::path::VISITED;
use crate::expr::BinaryOperator::Xor;
use crate::qmc::Cube;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// The steps assumed for a line that no plan leads on from.
const LOST: u32 = 1_000;

/// In a line of at most this many variables all bars are broken before anything is multiplied out. Of more variables some lines
/// would grow past the limits.
const BARS_FIRST_VARIABLES_MAX: u32 = 4;

/// A line that one move leads to.
pub(super) struct Neighbour {
    pub(super) by: Move,
    pub(super) line: Tree,
    /// The cost of the move; see [`Move::cost`].
    pub(super) cost: u32,
    pub(super) judged: Judged,
}

/// The distance of a line from the goal.
#[derive(Clone, Copy)]
pub(super) struct Judged {
    /// The steps from the line to the goal.
    pub(super) steps: u32,
    /// Whether the line is a sum of products, whose steps are planned and not estimated.
    pub(super) is_sum: bool,
}

/// Finds the neighbours of lines, and remembers the moves of the trees in them.
pub(super) struct Neighbours<'a> {
    pub(super) forest: &'a mut Forest,
    estimate: &'a mut Estimate,
    goal: &'a [Cube],
    moves: FxHashMap<Tree, Rc<[(Law, Change)]>>,
    copying: FxHashMap<Tree, Rc<[(Law, Change)]>>,
    tidy: FxHashMap<Tree, bool>,
    barred: FxHashMap<Tree, bool>,
    sums: FxHashMap<Tree, Judged>,
    /// The work that is left. Each line that is judged takes as much of it as it has trees.
    pub(super) work: usize,
}

impl<'a> Neighbours<'a> {
    pub(super) fn new(
        forest: &'a mut Forest,
        estimate: &'a mut Estimate,
        goal: &'a [Cube],
        work: usize,
    ) -> Self {
        Self {
            forest,
            estimate,
            goal,
            moves: FxHashMap::default(),
            copying: FxHashMap::default(),
            tidy: FxHashMap::default(),
            barred: FxHashMap::default(),
            sums: FxHashMap::default(),
            work,
        }
    }

    pub(super) fn judge(&mut self, line: Tree) -> Judged {
        self.forest.pay(VISITED);
        if let Some(&judged) = self.sums.get(&line) {
            return judged;
        }
        let Some(terms) = self.forest.terms(self.estimate.functions.arity, line) else {
            return Judged { steps: self.estimate.of(self.forest, line), is_sum: false };
        };
        let judged = match merge::plan(&terms, self.goal, 0, &self.forest.work) {
            Some(plan) => {
                let steps = plan.steps + merge::repeated(&terms, &self.forest.work);
                Judged { steps, is_sum: true }
            }
            None => Judged { steps: LOST, is_sum: false },
        };
        if !self.forest.work.is_spent() {
            self.sums.insert(line, judged);
        }
        judged
    }

    /// The lines one move on. If a cleaning law leads to a line nearer to the goal than `own` steps, only the nearest
    /// of those lines. Empty if the work is spent meanwhile.
    pub(super) fn of(&mut self, line: Tree, own: u32) -> Vec<Neighbour> {
        let mut neighbours = self.found(line, own);
        if self.forest.work.is_spent() {
            neighbours.clear();
        }
        neighbours
    }

    fn found(&mut self, line: Tree, own: u32) -> Vec<Neighbour> {
        let mut neighbours = Vec::new();
        let mut chains: Option<Vec<Tree>> = None;
        let places = places(self.forest, line);
        let size = places.len();
        for (tree, place) in &places {
            if self.forest.work.is_spent() {
                break;
            }
            for (law, change) in self.moves_of(*tree).iter().filter(|(law, _)| law.cleans()) {
                neighbours.push(self.neighbour(line, *law, place, change));
            }
        }
        if let Some(nearest) = (0..neighbours.len()).min_by_key(|&index| neighbours[index].judged.steps)
            && neighbours[nearest].judged.steps < own
        {
            self.work = self.work.saturating_sub(size * neighbours.len());
            return vec![neighbours.swap_remove(nearest)];
        }
        for (tree, place) in &places {
            if self.forest.work.is_spent() {
                break;
            }
            for (law, change) in self.moves_of(*tree).iter().filter(|(law, _)| !law.cleans()) {
                neighbours.push(self.neighbour(line, *law, place, change));
            }
            if self.is_tidy(*tree) {
                let is_barred = self.estimate.functions.arity.variables() <= BARS_FIRST_VARIABLES_MAX
                    && (self.is_barred(*tree) || is_below_bar(self.forest, line, place));
                let may_copy = |law: &Law| !is_barred || !matches!(law, Law::Distributive(_));
                for (law, change) in self.copying_of(*tree).iter().filter(|(law, _)| may_copy(law)) {
                    neighbours.push(self.neighbour(line, *law, place, change));
                }
            }
            let chains = chains.get_or_insert_with(|| chains_of(self.forest, line));
            for change in bars_out(self.forest, *tree, chains) {
                neighbours.push(self.neighbour(line, Law::DeMorgan(Way::Back), place, &change));
            }
        }
        self.work = self.work.saturating_sub(size * neighbours.len());
        neighbours
    }

    fn neighbour(&mut self, line: Tree, law: Law, place: &[usize], change: &Change) -> Neighbour {
        self.forest.pay(VISITED + place.len());
        let by = Move { law, place: place.to_vec(), change: change.clone() };
        let cost = by.cost(self.forest, line);
        let line = by.applied(self.forest, line);
        let judged = self.judge(line);
        Neighbour { by, line, cost, judged }
    }

    /// The moves at the top of a tree, except those that copy operands.
    fn moves_of(&mut self, tree: Tree) -> Rc<[(Law, Change)]> {
        self.forest.pay(VISITED);
        if let Some(moves) = self.moves.get(&tree) {
            return Rc::clone(moves);
        }
        let moves: Rc<[(Law, Change)]> = moves_at(self.forest, tree).into();
        self.moves.insert(tree, Rc::clone(&moves));
        moves
    }

    fn copying_of(&mut self, tree: Tree) -> Rc<[(Law, Change)]> {
        self.forest.pay(VISITED);
        if let Some(moves) = self.copying.get(&tree) {
            return Rc::clone(moves);
        }
        let moves: Rc<[(Law, Change)]> = copying_at(self.forest, tree).into();
        self.copying.insert(tree, Rc::clone(&moves));
        moves
    }

    /// Whether a bar is over a sum, a product or an XOR anywhere in the tree.
    fn is_barred(&mut self, tree: Tree) -> bool {
        self.forest.pay(VISITED);
        if let Some(&is_barred) = self.barred.get(&tree) {
            return is_barred;
        }
        let is_barred = match self.forest.shape(tree).clone() {
            Shape::Constant(_) | Shape::Variable(_) => false,
            Shape::Not(operand) => {
                matches!(self.forest.shape(operand), Shape::Chain(..)) || self.is_barred(operand)
            }
            Shape::Chain(_, operands) => operands.iter().any(|&operand| self.is_barred(operand)),
        };
        self.barred.insert(tree, is_barred);
        is_barred
    }

    /// Whether no cleaning law applies anywhere in the tree.
    fn is_tidy(&mut self, tree: Tree) -> bool {
        self.forest.pay(VISITED);
        if let Some(&is_tidy) = self.tidy.get(&tree) {
            return is_tidy;
        }
        let operands: Vec<Tree> = match self.forest.shape(tree) {
            Shape::Constant(_) | Shape::Variable(_) => Vec::new(),
            Shape::Not(operand) => vec![*operand],
            Shape::Chain(_, operands) => operands.to_vec(),
        };
        let is_tidy = operands.into_iter().all(|operand| self.is_tidy(operand))
            && !self.moves_of(tree).iter().any(|(law, _)| law.cleans());
        self.tidy.insert(tree, is_tidy);
        is_tidy
    }
}

/// Whether a bar is over an expression that has the position in it.
fn is_below_bar(forest: &Forest, line: Tree, place: &[usize]) -> bool {
    forest.pay(1 + place.len());
    let mut tree = line;
    place.iter().any(|&index| {
        let is_bar = matches!(forest.shape(tree), Shape::Not(_));
        tree = forest.below(tree)[index];
        is_bar
    })
}

/// The sums and products in the line.
pub(super) fn chains_of(forest: &Forest, line: Tree) -> Vec<Tree> {
    let mut chains = Vec::new();
    let mut stack = vec![line];
    while let Some(tree) = stack.pop() {
        if !forest.pay(VISITED) {
            break;
        }
        match forest.shape(tree) {
            Shape::Constant(_) | Shape::Variable(_) => {}
            Shape::Not(operand) => stack.push(*operand),
            Shape::Chain(operator, operands) => {
                stack.extend_from_slice(operands);
                if *operator != Xor {
                    chains.push(tree);
                }
            }
        }
    }
    chains.sort_unstable();
    chains.dedup();
    chains
}

/// All trees in a line, each with its position.
pub(super) fn places(forest: &Forest, line: Tree) -> Vec<(Tree, Vec<usize>)> {
    let mut all = Vec::new();
    let mut stack = vec![(line, Vec::new())];
    while let Some((tree, place)) = stack.pop() {
        if !forest.pay(VISITED + place.len()) {
            break;
        }
        for (index, &operand) in forest.below(tree).iter().enumerate().rev() {
            let mut inner = place.clone();
            inner.push(index);
            stack.push((operand, inner));
        }
        all.push((tree, place));
    }
    all
}
