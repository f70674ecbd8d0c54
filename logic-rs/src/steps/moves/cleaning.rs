//! The laws that only make a chain shorter.

use super::chain::{Chain, annuller};
use crate::steps::forest::{Likeness, Shape, Tree};
use crate::steps::law::{Change, Law, Way};
use rustc_hash::{FxHashMap, FxHashSet};

/// The most operands of a chain whose operands are compared with the factors of the others.
const COMPARED_OPERANDS_MAX: usize = 200;

/// The most operands of a chain that is searched for repeated groups of neighbouring operands.
const GROUPED_OPERANDS_MAX: usize = 16;

/// The looks at each operand, to find constants, copies and complements.
const LOOKS_PER_OPERAND: usize = 32;

impl Chain<'_> {
    pub(super) fn cleaning(&mut self) -> Vec<(Law, Change)> {
        self.forest.pay(LOOKS_PER_OPERAND * self.operands.len());
        let mut moves = Vec::new();
        self.annulment(&mut moves);
        self.complement(&mut moves);
        self.identity(&mut moves);
        self.idempotent(&mut moves);
        self.absorption(&mut moves);
        moves
    }

    fn annulment(&mut self, moves: &mut Vec<(Law, Change)>) {
        let value = annuller(self.operator);
        if self.operands.iter().any(|&operand| self.is_constant(operand, value)) {
            moves.push((Law::Annulment(self.operator), Change::Whole(self.forest.constant(value))));
        }
    }

    fn identity(&mut self, moves: &mut Vec<(Law, Change)>) {
        let value = !annuller(self.operator);
        let Some(at) = self.operands.iter().rposition(|&operand| self.is_constant(operand, value)) else {
            return;
        };
        let change = self.operands.iter().enumerate();
        let change =
            change.map(|(index, &operand)| (index, if index == at { Vec::new() } else { vec![operand] }));
        moves.push((Law::Identity(self.operator, Way::Forward), Change::Operands(change.collect())));
    }

    fn idempotent(&mut self, moves: &mut Vec<(Law, Change)>) {
        let mut copies: FxHashMap<Likeness, Vec<usize>> = FxHashMap::default();
        for (at, &operand) in self.operands.iter().enumerate() {
            copies.entry(self.forest.likeness(operand)).or_default().push(at);
        }
        self.repeated_groups(moves);
        let mut repeated: Vec<Vec<usize>> = copies.into_values().filter(|copies| copies.len() > 1).collect();
        repeated.sort_unstable();
        for copies in repeated {
            let kept = self.operands[copies[0]];
            let change = copies.iter().map(|&at| (at, if at == copies[0] { vec![kept] } else { Vec::new() }));
            moves.push((Law::Idempotent(self.operator, Way::Forward), Change::Operands(change.collect())));
        }
    }

    /// X.X → X, where X is a group of neighbouring operands. Finds the longest group whose operands occur nowhere but
    /// in copies of the group.
    fn repeated_groups(&mut self, moves: &mut Vec<(Law, Change)>) {
        let count = self.operands.len();
        if count > GROUPED_OPERANDS_MAX || !self.forest.pay(count * count) {
            return;
        }
        let likenesses: Vec<Likeness> =
            self.operands.iter().map(|&each| self.forest.likeness(each)).collect();
        let times = |group: &[Likeness], one: Likeness| group.iter().filter(|&&own| own == one).count();
        for length in (2..=count / 2).rev() {
            for start in 0..=count - 2 * length {
                let group = &likenesses[start..start + length];
                let first = times(&likenesses, group[0]);
                let may_be = first > 1
                    && group.iter().all(|&own| times(group, own) == 1 && times(&likenesses, own) == first);
                if !may_be || !self.forest.pay(count * length) {
                    continue;
                }
                let starts: Vec<usize> =
                    (start..=count - length).filter(|&at| likenesses[at..at + length] == *group).collect();
                if starts.len() == first {
                    let of_copy = |&at: &usize| {
                        let kept = at == start;
                        (at..at + length).map(move |each| (each, kept))
                    };
                    let change = starts.iter().flat_map(of_copy);
                    let change = change
                        .map(|(at, kept)| (at, if kept { vec![self.operands[at]] } else { Vec::new() }));
                    moves.push((
                        Law::Idempotent(self.operator, Way::Forward),
                        Change::Operands(change.collect()),
                    ));
                    return;
                }
            }
        }
    }

    fn complement(&mut self, moves: &mut Vec<(Law, Change)>) {
        let constant = self.forest.constant(annuller(self.operator));
        let own: FxHashSet<Likeness> = self.operands.iter().map(|&each| self.forest.likeness(each)).collect();
        for barred in 0..self.operands.len() {
            // Each pair X, X' is found once, at X'.
            let Shape::Not(x) = *self.forest.shape(self.operands[barred]) else { continue };
            let parts = self.forest.operands(self.operator, &x);
            if !self.forest.pay(8 * parts.len()) {
                return;
            }
            if !parts.iter().all(|&part| own.contains(&self.forest.likeness(part))) {
                continue;
            }
            let Some(mut at) = self.indices_of(x, barred) else { continue };
            at.push(barred);
            at.sort_unstable();
            let change =
                at.iter().map(|&each| (each, if each == at[0] { vec![constant] } else { Vec::new() }));
            moves.push((Law::Complement(self.operator, Way::Forward), Change::Operands(change.collect())));
        }
    }

    /// Whether the factors have X and X', or the constant that annuls them (0 in a product). Then the product is
    /// annulled by its own laws, not absorbed.
    pub(super) fn holds_a_pair(&self, factors: &[Tree]) -> bool {
        self.forest.pay(factors.len() * factors.len());
        factors.iter().any(|&factor| match self.forest.shape(factor) {
            Shape::Not(x) => factors.iter().any(|&other| self.forest.are_alike(other, *x)),
            Shape::Constant(value) => *value != annuller(self.operator),
            _ => false,
        })
    }

    fn absorption(&mut self, moves: &mut Vec<(Law, Change)>) {
        if self.operands.len() > COMPARED_OPERANDS_MAX {
            return;
        }
        let law = Law::Absorptive(self.operator);
        for product in 0..self.operands.len() {
            let factors = self.factors(product);
            if self.forest.work.is_spent() {
                return;
            }
            if factors.len() < 2 || self.holds_a_pair(&factors) {
                continue;
            }
            for &factor in &factors {
                if let Some(kept) = self.indices_of(factor, product) {
                    moves.push((law, self.kept_and(&kept, product, Vec::new())));
                }
            }
            for other in (0..self.operands.len()).filter(|&other| other != product) {
                let own = self.factors(other);
                if (2..factors.len()).contains(&own.len()) && self.subset(&own, &factors).is_some() {
                    moves.push((law, self.kept_and(&[other], product, Vec::new())));
                }
            }
        }
    }
}
