//! An unfinished derivation: the moves so far, and the line that they lead to.

use super::forest::{Forest, Tree};
use super::law::{Change, Law, Move};
use crate::limits::STEPS_MAX;

/// Why there is no derivation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TooComplex {
    /// The derivation would take more than [`STEPS_MAX`] steps.
    Steps,
    /// Finding the derivation would take too much work.
    Work,
}

/// Moves in sequence: each applies to the line that the move before it leads to.
#[derive(Clone)]
pub(super) struct Path {
    pub(super) moves: Vec<Move>,
    pub(super) line: Tree,
    /// The lines so far, except the last.
    pub(super) before: Vec<Tree>,
}

impl Path {
    pub(super) fn new(line: Tree) -> Self {
        Self { moves: Vec::new(), line, before: Vec::new() }
    }

    pub(super) fn push(&mut self, forest: &mut Forest, one: Move) -> Result<(), TooComplex> {
        if self.moves.len() as u32 >= STEPS_MAX {
            return Err(TooComplex::Steps);
        }
        let line = one.applied(forest, self.line);
        // The move or the line may be wrong if the work was spent while it was found.
        if forest.work.is_spent() {
            return Err(TooComplex::Work);
        }
        self.before.push(self.line);
        self.line = line;
        self.moves.push(one);
        Ok(())
    }

    /// Uses a law on some operands of the chain at a position; the other operands stay. If the new line is alike an
    /// earlier line, goes back to that line instead.
    pub(super) fn change(
        &mut self,
        forest: &mut Forest,
        law: Law,
        place: &[usize],
        mut changed: Vec<(usize, Vec<Tree>)>,
    ) -> Result<(), TooComplex> {
        changed.sort_unstable_by_key(|(at, _)| *at);
        let one = Move { law, place: place.to_vec(), change: Change::Operands(changed) };
        let next = one.applied(forest, self.line);
        forest.pay(self.before.len());
        match self.before.iter().position(|&line| forest.are_alike(line, next)) {
            Some(at) if !forest.work.is_spent() => {
                self.line = self.before[at];
                self.before.truncate(at);
                self.moves.truncate(at);
                Ok(())
            }
            _ => self.push(forest, one),
        }
    }
}

/// The looks that it takes to visit a tree in a line, besides the way to it.
pub(super) const VISITED: usize = 16;

/// The position of the first occurrence of a tree, from the left.
pub(super) fn place_of(forest: &Forest, line: Tree, wanted: Tree) -> Option<Vec<usize>> {
    place_where(forest, line, |tree| tree == wanted)
}

/// The position of the first tree, from the left, that is wanted.
pub(super) fn place_where(
    forest: &Forest,
    line: Tree,
    is_wanted: impl Fn(Tree) -> bool,
) -> Option<Vec<usize>> {
    let mut stack = vec![(line, Vec::new())];
    while let Some((tree, place)) = stack.pop() {
        forest.pay(VISITED + place.len());
        if is_wanted(tree) {
            return Some(place);
        }
        for (index, &operand) in forest.below(tree).iter().enumerate().rev() {
            let mut inner = place.clone();
            inner.push(index);
            stack.push((operand, inner));
        }
    }
    None
}
