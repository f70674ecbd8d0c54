//! How a line of a reader's own derivation follows from the line before: by one law, by a short chain of laws, or by none that was
//! found; and the mistake that explains a line that is not equal.

use super::derive::written;
use super::describe::describe;
use super::forest::{Forest, Tree};
use super::law::{Move, Part};
use super::mistakes::{self, Mistake};
use super::reach::{Chain, chain};
use super::step::{DESCRIPTION_CHARS_MAX, Step};
use super::text::text_of;
use super::work::Work;
use crate::expr::{Expr, Variable};
use crate::qmc::Cube;
use crate::rows::Arity;

/// The most laws of a chain between two lines.
pub(crate) const LAWS_MAX: usize = 4;

/// Lines deeper than this are not compared.
const DEPTH_MAX: usize = 200;

/// How a line follows from the line before, where both are equal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Link {
    /// They differ in brackets and in the order of operands only.
    Same,
    /// The laws in their order; each step has its line, and the last one is the line itself.
    Laws(Vec<Step>),
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
        match chain(&mut self.forest, from, to, LAWS_MAX) {
            Some(found) => {
                let steps = self.steps(from, to, &found);
                if self.forest.work.is_spent() { Link::Unlinked } else { Link::Laws(steps) }
            }
            None => Link::Unlinked,
        }
    }

    /// The mistake that explains why a line differs from the line before.
    pub(crate) fn mistake(&mut self, from: usize, to: usize) -> Option<Mistake> {
        mistakes::mistake(&mut self.forest, self.trees[from]?, self.trees[to]?)
    }

    fn steps(&mut self, from: Tree, to: Tree, chain: &Chain) -> Vec<Step> {
        let mut steps = Vec::new();
        // The halves meet in two lines that are alike. The one of the later half is shown, or of an empty half its end.
        let last = chain.back.len();
        let meeting = match chain.back.last() {
            Some((line, by)) => by.applied(&mut self.forest, *line),
            None => to,
        };
        for (index, (line, by)) in chain.forward.iter().enumerate() {
            let (made, part) = by.applied_at(&mut self.forest, *line);
            let is_last = index + 1 == chain.forward.len();
            let (shown, part) =
                if is_last { (meeting, part.moved(&self.forest, made, meeting)) } else { (made, part) };
            let description = describe(&self.forest, self.variables, *line, by);
            steps.push(self.step(by, false, description, (*line, by.before()), (shown, part)));
        }
        for (index, (line, by)) in chain.back.iter().enumerate().rev() {
            let (made, part) = by.applied_at(&mut self.forest, *line);
            let is_first = index + 1 == last && chain.forward.is_empty();
            let (shown, part) =
                if is_first { (from, part.moved(&self.forest, made, from)) } else { (made, part) };
            let description = backwards(&describe(&self.forest, self.variables, *line, by));
            steps.push(self.step(by, true, description, (shown, part), (*line, by.before())));
        }
        steps
    }

    fn step(
        &self,
        by: &Move,
        is_reversed: bool,
        description: String,
        (earlier, before): (Tree, Part),
        (later, after): (Tree, Part),
    ) -> Step {
        let (_, before) = written(&self.forest, self.variables, earlier, &before);
        let (current_expression, after) = written(&self.forest, self.variables, later, &after);
        let own = by.law.step_type();
        Step {
            current_expression,
            step_type: if is_reversed { own.reversed() } else { own },
            description,
            before: Some(before),
            after: Some(after),
        }
    }
}

/// The sentence of a law that is read from right to left, from the sentence of the move that leads back.
fn backwards(sentence: &str) -> String {
    let whole = format!("The way back would be: {}{}", sentence[..1].to_lowercase(), &sentence[1..]);
    if whole.len() <= DESCRIPTION_CHARS_MAX {
        whole
    } else {
        "The law is read from right to left.".to_owned()
    }
}
