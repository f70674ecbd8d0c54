//! How a line of a reader's own derivation follows from the line before: by one law, by a short chain of laws, or by none that was
//! found; and the mistake that explains a line that is not equal.

use super::forest::{Forest, Tree};
use super::hops::steps_of;
use super::mistakes::{self, Mistake};
use super::reach::{Chain, chain};
use super::step::Step;
use super::text::text_of;
use super::work::Work;
use crate::expr::{Expr, Variable};
use crate::qmc::Cube;
use crate::rows::Arity;

/// Lines deeper than this are not compared.
const DEPTH_MAX: usize = 200;

/// How a line follows from the line before, where both are equal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Link {
    /// They differ in brackets and in the order of operands only.
    Same,
    Laws {
        /// The laws in their order; each step has its line, and the last one is the line itself.
        steps: Vec<Step>,
        /// Whether no chain is plainer; else the work did not suffice to know.
        is_plainest: bool,
    },
    /// No short chain was found.
    Unlinked,
}

/// The lines of one derivation, in one forest.
pub(crate) struct Lines<'a> {
    forest: Forest,
    variables: &'a [Variable],
    trees: Vec<Option<Tree>>,
}

impl<'a> Lines<'a> {
    /// `variables` are those of all lines, in variable order.
    pub(crate) fn new(lines: &[Expr], variables: &'a [Variable], work: &Work) -> Self {
        let mut forest = Forest::new(work);
        let trees = lines.iter().map(|line| forest.plant_among(line, variables, DEPTH_MAX)).collect();
        Self { forest, variables, trees }
    }

    /// A line as it was read, with the fewest brackets; `None` if it is too deep to be compared.
    pub(crate) fn text(&self, line: usize) -> Option<String> {
        Some(text_of(&self.forest, self.variables, self.trees[line]?))
    }

    /// Whether two lines differ in brackets and the order of operands only.
    pub(crate) fn are_alike(&self, one: usize, other: usize) -> bool {
        let trees = self.trees[one].zip(self.trees[other]);
        trees.is_some_and(|(one, other)| self.forest.are_alike(one, other))
    }

    /// The terms of a line that is a sum of products of literals.
    pub(crate) fn terms(&self, line: usize, arity: Arity) -> Option<Vec<Cube>> {
        self.forest.terms(arity, self.trees[line]?)
    }

    /// How a line follows from an equal one.
    pub(crate) fn link(&mut self, from: usize, to: usize) -> Link {
        let (Some(from), Some(to)) = (self.trees[from], self.trees[to]) else { return Link::Unlinked };
        if self.forest.are_alike(from, to) {
            return Link::Same;
        }
        let Some(Chain { hops, is_plainest }) = chain(&mut self.forest, from, to) else {
            return Link::Unlinked;
        };
        match steps_of(&mut self.forest, self.variables, (from, to), &hops) {
            Ok(steps) => Link::Laws { steps, is_plainest },
            Err(_) => Link::Unlinked,
        }
    }

    /// The mistake that explains why a line differs from the line before.
    pub(crate) fn mistake(&mut self, from: usize, to: usize) -> Option<Mistake> {
        mistakes::mistake(&mut self.forest, self.trees[from]?, self.trees[to]?)
    }
}
