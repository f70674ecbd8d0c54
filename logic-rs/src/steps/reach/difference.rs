//! Where two lines differ.

use super::super::forest::{Forest, Likeness, Shape, Tree};
use super::super::law::{Change, Move};

/// The smallest part of a line that holds every difference from another line, and the operands there that the other line lacks.
pub(super) struct Difference {
    /// The position of the part.
    pub(super) place: Vec<usize>,
    /// The operands of the part that the other line lacks.
    own: Vec<Likeness>,
    /// The operands that the other line has there and the part lacks.
    pub(super) missing: Vec<Tree>,
}

impl Difference {
    pub(super) fn new(forest: &Forest, line: Tree, other: Tree) -> Self {
        let mut place = Vec::new();
        let (mut line, mut other) = (line, other);
        loop {
            match (forest.shape(line), forest.shape(other)) {
                (Shape::Not(inner), Shape::Not(their)) => {
                    place.push(0);
                    (line, other) = (*inner, *their);
                }
                (Shape::Chain(operator, operands), their) => {
                    let is_same = matches!(their, Shape::Chain(own, _) if own == operator);
                    let mut missing: Vec<Tree> = forest.operands(*operator, &other).to_vec();
                    forest.pay(8 + 2 * operands.len() * missing.len());
                    let mut left: Vec<usize> = Vec::new();
                    for (index, &operand) in operands.iter().enumerate() {
                        match missing.iter().position(|&there| forest.are_alike(there, operand)) {
                            Some(found) => {
                                missing.remove(found);
                            }
                            None => left.push(index),
                        }
                    }
                    let goes_in = is_same && left.len() == 1 && missing.len() == 1 && {
                        let shapes = [operands[left[0]], missing[0]].map(|tree| forest.shape(tree));
                        match shapes {
                            [Shape::Not(_), Shape::Not(_)] => true,
                            [Shape::Chain(one, _), Shape::Chain(two, _)] => one == two,
                            _ => false,
                        }
                    };
                    if goes_in {
                        place.push(left[0]);
                        (line, other) = (operands[left[0]], missing[0]);
                        continue;
                    }
                    let own = left.iter().map(|&index| forest.likeness(operands[index])).collect();
                    return Self { place, own, missing };
                }
                _ => return Self { place, own: vec![forest.likeness(line)], missing: vec![other] },
            }
        }
    }

    /// Whether the other line lacks a tree that is an operand of the part.
    pub(super) fn is_own(&self, forest: &Forest, operand: Tree) -> bool {
        self.own.contains(&forest.likeness(operand))
    }

    /// Whether a move in the line changes something that the other line lacks.
    pub(super) fn concerns(&self, forest: &Forest, line: Tree, by: &Move) -> bool {
        forest.pay(2 + by.place.len());
        let Some(rest) = by.place.strip_prefix(&self.place[..]) else { return false };
        let part = forest.at(line, &self.place);
        match (rest.first(), &by.change) {
            (Some(&index), _) => match forest.shape(part) {
                Shape::Chain(_, operands) => self.is_own(forest, operands[index]),
                _ => true,
            },
            (None, Change::Whole(_)) => true,
            (None, Change::Operands(changed)) => changed.iter().any(|(index, new)| {
                let operand = forest.below(part)[*index];
                *new != [operand] && self.is_own(forest, operand)
            }),
        }
    }

    /// Whether fewer operands of the same other line are missing than in an earlier difference.
    pub(super) fn is_nearer_than(&self, earlier: &Self) -> bool {
        self.place.len() > earlier.place.len() || self.missing.len() < earlier.missing.len()
    }
}
