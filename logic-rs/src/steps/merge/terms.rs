//! The terms of a sum as cubes, and what can be done with them.

use crate::qmc::Cube;
use crate::steps::work::{Work, look};

/// What becomes of some terms; each is one law or a few that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::steps) enum Operation {
    /// P.x+P.x' → P, or the 2^k products of P and all combinations of k variables: factor, complements, identity. The
    /// copied parts stay.
    Join { parts: Vec<Cube>, copied: Vec<Cube>, into: Cube },
    /// The consensus of two terms is added.
    Add { one: Cube, other: Cube, term: Cube },
    /// A term goes, which is the consensus of two others.
    Remove { one: Cube, other: Cube, term: Cube },
    /// P.x+P.x'.Q → P.x+P.Q; where P is not empty, it is taken out and multiplied in again.
    Shorten { literal: Cube, term: Cube, to: Cube },
    /// A term goes, which another absorbs.
    Absorb { by: Cube, term: Cube },
    /// 1 and other terms become 1.
    Annul,
    /// p → p.1 → p.(x+x') → p.x+p.x', where the variable x is given by its bit.
    Split { term: Cube, bit: u32 },
}

/// The product without literals.
pub(super) fn one() -> Cube {
    Cube::new(0, 0)
}

/// Whether all rows of the inner cube are the outer's.
pub(in crate::steps) fn contains(outer: Cube, inner: Cube) -> bool {
    look(1);
    outer.care() & !inner.care() == 0 && (outer.value() ^ inner.value()) & outer.care() == 0
}

/// What X.Y and X'.Z have in common as Y.Z, where X is one literal and there is no other like it.
pub(super) fn consensus(one: Cube, other: Cube) -> Option<Cube> {
    look(1);
    let opposite = one.care() & other.care() & (one.value() ^ other.value());
    if opposite.count_ones() != 1 {
        return None;
    }
    let care = (one.care() | other.care()) & !opposite;
    Some(Cube::new(care, (one.value() | other.value()) & care))
}

/// Whether the consensus of the two is a case of the consensus law, whose Y and Z are neither empty nor equal.
pub(super) fn is_law(one: Cube, other: Cube) -> bool {
    one.care() != other.care() && one.literals() > 1 && other.literals() > 1
}

/// The terms of a sum, sorted, no two of them equal. None is in another, but those that were copied to be used again.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::steps) struct Terms {
    pub(super) cubes: Vec<Cube>,
    /// The copies that wait for their use.
    pub(super) held: Vec<Cube>,
}

impl Terms {
    /// The terms after what has to be done first: those that others absorb go. Equal ones count as one.
    pub(in crate::steps) fn new(
        cubes: impl IntoIterator<Item = Cube>,
        done: &mut Vec<Operation>,
        work: &Work,
    ) -> (Self, u32) {
        let mut cubes: Vec<Cube> = cubes.into_iter().collect();
        work.pay(SORTED * cubes.len());
        cubes.sort_unstable_by_key(|&cube| key(cube));
        cubes.dedup();
        let mut terms = Self { cubes, held: Vec::new() };
        let steps = terms.absorb(done, work);
        (terms, steps)
    }

    pub(super) fn has(&self, cube: Cube) -> bool {
        self.cubes.binary_search_by_key(&key(cube), |&own| key(own)).is_ok()
    }

    /// Whether to shorten a term in three steps is plainer than to add a consensus: in longer sums it is not.
    pub(super) fn are_few(&self, work: &Work) -> bool {
        work.pay(self.cubes.len());
        let care = self.cubes.iter().fold(0, |care, cube| care | cube.care());
        care.count_ones() <= PLAIN_VARIABLES_MAX && self.cubes.len() <= PLAIN_TERMS_MAX
    }

    /// Lets the copies go that nothing used; what that takes in steps.
    pub(super) fn release(&mut self, done: &mut Vec<Operation>, work: &Work) -> u32 {
        self.held.clear();
        self.absorb(done, work)
    }

    /// Does the operation and absorbs what it makes absorbable; what both take in steps. `None` if a term is gone that the
    /// operation needs, or if the work is spent.
    pub(super) fn apply(
        &mut self,
        operation: Operation,
        done: &mut Vec<Operation>,
        work: &Work,
    ) -> Option<u32> {
        let parts = if let Operation::Join { parts, .. } = &operation { parts.len() } else { 1 };
        if !work.pay(SORTED * parts + parts * self.cubes.len()) || !self.allows(&operation) {
            return None;
        }
        let steps = cost(&operation);
        match &operation {
            Operation::Join { parts, copied, into } => {
                self.cubes.retain(|cube| !parts.contains(cube) || copied.contains(cube));
                self.held.retain(|cube| !parts.contains(cube));
                self.held.extend_from_slice(copied);
                self.insert(*into);
            }
            Operation::Add { term, .. } => self.insert(*term),
            Operation::Shorten { term, to, .. } => {
                self.take(*term);
                self.insert(*to);
            }
            Operation::Remove { term, .. } | Operation::Absorb { term, .. } => self.take(*term),
            Operation::Annul => self.cubes = vec![one()],
            Operation::Split { term, bit } => {
                self.take(*term);
                self.insert(Cube::new(term.care() | bit, term.value() | bit));
                self.insert(Cube::new(term.care() | bit, term.value()));
            }
        }
        done.push(operation);
        let absorbed = self.absorb(done, work);
        (!work.is_spent()).then_some(steps + absorbed)
    }

    fn allows(&self, operation: &Operation) -> bool {
        match operation {
            Operation::Join { parts, .. } => parts.iter().all(|&part| self.has(part)),
            Operation::Add { one, other, .. } => self.has(*one) && self.has(*other),
            Operation::Remove { one, other, term } => self.has(*one) && self.has(*other) && self.has(*term),
            Operation::Shorten { literal: one, term, .. } | Operation::Absorb { by: one, term } => {
                self.has(*one) && self.has(*term)
            }
            Operation::Annul => self.has(one()),
            Operation::Split { term, .. } => self.has(*term),
        }
    }

    fn insert(&mut self, cube: Cube) {
        if let Err(at) = self.cubes.binary_search_by_key(&key(cube), |&own| key(own)) {
            self.cubes.insert(at, cube);
        }
    }

    fn take(&mut self, cube: Cube) {
        self.cubes.retain(|own| *own != cube);
        self.held.retain(|own| *own != cube);
    }

    fn absorb(&mut self, done: &mut Vec<Operation>, work: &Work) -> u32 {
        if self.has(one()) {
            self.held.clear();
            if self.cubes.len() == 1 {
                return 0;
            }
            self.cubes = vec![one()];
            done.push(Operation::Annul);
            return 1;
        }
        let mut steps = 0;
        let mut index = 0;
        while index < self.cubes.len() && work.pay(self.cubes.len()) {
            let term = self.cubes[index];
            let by = self.cubes.iter().find(|&&own| own != term && contains(own, term));
            match by {
                Some(&by) if !self.held.contains(&term) => {
                    done.push(Operation::Absorb { by, term });
                    self.cubes.remove(index);
                    steps += 1;
                }
                _ => index += 1,
            }
        }
        steps
    }
}

/// The most variables of a sum in which an added consensus is avoided where three steps do the same.
const PLAIN_VARIABLES_MAX: u32 = 4;
/// The most terms of such a sum. With no limit the median derivation of four variables grows by two steps.
const PLAIN_TERMS_MAX: usize = 5;

/// The looks that it takes to sort or find a term.
const SORTED: usize = 8;

fn key(cube: Cube) -> (u32, u32) {
    (cube.care(), cube.value())
}

/// The steps that an operation takes; an added consensus counts as one more, as in [`super::super::law::Move::cost`].
pub(super) fn cost(operation: &Operation) -> u32 {
    match operation {
        Operation::Join { parts, copied, into } => {
            let variables = parts.len().trailing_zeros();
            let around = if into.literals() == 0 { 0 } else { 2 };
            3 * variables - 2 + around + copied.len() as u32
        }
        Operation::Split { .. } => 3,
        Operation::Add { .. } => 2,
        Operation::Shorten { literal, .. } if literal.literals() > 1 => 3,
        _ => 1,
    }
}
