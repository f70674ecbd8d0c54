//! The terms of a sum as cubes, and the operations on them.

use crate::qmc::Cube;
use crate::steps::work::{Work, look};

/// A change of some terms, by one law or by a few laws that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::steps) enum Operation {
    /// P.x+P.x' → P, or the same for the 2^k products of P with all combinations of k variables. The laws are
    /// distributive (reversed), complement and identity. The copied parts stay.
    Join { parts: Vec<Cube>, copied: Vec<Cube>, into: Cube },
    /// The consensus of two terms is added.
    Add { one: Cube, other: Cube, term: Cube },
    /// A term that is the consensus of two others is left out.
    Remove { one: Cube, other: Cube, term: Cube },
    /// P.x+P.x'.Q → P.x+P.Q. If P has literals, it is factored out first and multiplied in again afterwards.
    Shorten { literal: Cube, term: Cube, to: Cube },
    /// A term that another absorbs is left out.
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

/// Whether the outer cube contains all rows of the inner one.
pub(in crate::steps) fn contains(outer: Cube, inner: Cube) -> bool {
    look(1);
    outer.care() & !inner.care() == 0 && (outer.value() ^ inner.value()) & outer.care() == 0
}

/// The consensus Y.Z of X.Y and X'.Z, where X is one literal; `None` unless exactly one variable is complemented in one
/// of the two terms only.
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

/// The terms of a sum, sorted and all different. No term is contained in another, except the copies that are held for
/// use.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::steps) struct Terms {
    pub(super) cubes: Vec<Cube>,
    /// The copies that are held for a later operation.
    pub(super) held: Vec<Cube>,
}

impl Terms {
    /// The cubes after the absorptions, which come first, and the steps that these take. Equal cubes count as one.
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

    /// Whether the sum is so short that shortening a term in three steps is easier to follow than adding a consensus.
    pub(super) fn are_few(&self, work: &Work) -> bool {
        work.pay(self.cubes.len());
        let care = self.cubes.iter().fold(0, |care, cube| care | cube.care());
        care.count_ones() <= PLAIN_VARIABLES_MAX && self.cubes.len() <= PLAIN_TERMS_MAX
    }

    /// Removes the copies that no operation used. Returns the number of steps.
    pub(super) fn release(&mut self, done: &mut Vec<Operation>, work: &Work) -> u32 {
        self.held.clear();
        self.absorb(done, work)
    }

    /// Applies the operation and the absorptions that it makes possible. Returns the number of steps of both; `None` if
    /// the operation needs a term that is gone, or if the work is spent.
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

/// In a sum of at most this many variables, three other steps are taken rather than one that adds a consensus term.
const PLAIN_VARIABLES_MAX: u32 = 4;
/// In a sum of more terms, the consensus term is added. Without this limit, the median derivation of four variables
/// grows by two steps.
const PLAIN_TERMS_MAX: usize = 5;

/// The looks that it takes to sort or find a term.
const SORTED: usize = 8;

fn key(cube: Cube) -> (u32, u32) {
    (cube.care(), cube.value())
}

/// The steps that an operation takes. An added consensus counts as one step more, as in
/// [`super::super::law::Move::cost`].
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
