//! The laws for operands that share something: redundancy, consensus, and taking common factors out.

use super::chain::{Chain, dual, without};
use crate::steps::forest::{Likeness, Tree};
use crate::steps::law::{Change, Law, Way};

/// The most operands of a chain that is searched for pairs that share something.
const PAIRED_OPERANDS_MAX: usize = 16;

impl Chain<'_> {
    pub(super) fn moves(&mut self) -> Vec<(Law, Change)> {
        let mut moves = self.cleaning();
        self.redundancy(&mut moves);
        if self.operands.len() <= PAIRED_OPERANDS_MAX {
            self.consensus(&mut moves);
            self.factoring(&mut moves);
        }
        moves
    }

    fn redundancy(&mut self, moves: &mut Vec<(Law, Change)>) {
        let (law, inner) = (Law::Redundancy(self.operator), dual(self.operator));
        for product in 0..self.operands.len() {
            let factors = self.factors(product);
            if self.forest.work.is_spent() {
                return;
            }
            if factors.len() < 2 {
                continue;
            }
            for (at, &factor) in factors.iter().enumerate() {
                if !self.forest.pay(4 * factors.len()) {
                    return;
                }
                let rest = self.forest.chain(inner, &without(&factors, at));
                for x in self.complements(factor) {
                    if let Some(kept) = self.indices_of(x, product) {
                        moves.push((law, self.kept_and(&kept, product, vec![rest])));
                    }
                }
            }
            // X.Y+(X.Y)'.Z: the complement of a whole operand is a factor of another.
            for other in (0..self.operands.len()).filter(|&other| other != product) {
                if self.factors(other).len() < 2 {
                    continue;
                }
                let barred = self.forest.not(self.operands[other]);
                if !self.forest.pay(2 * factors.len()) {
                    return;
                }
                if let Some(at) = factors.iter().position(|&factor| self.forest.are_alike(factor, barred)) {
                    let rest = self.forest.chain(inner, &without(&factors, at));
                    moves.push((law, self.kept_and(&[other], product, vec![rest])));
                }
            }
        }
    }

    /// For two operands X.Y and X'.Z, the factors of the consensus Y.Z; one list for each X. A consensus that holds a pair
    /// of complements is left out: it is a constant, by Complement.
    pub(super) fn consensus_of(&mut self, one: usize, other: usize) -> Vec<Vec<Tree>> {
        let (left, right) = (self.factors(one), self.factors(other));
        let mut found = Vec::new();
        for (at, &x) in left.iter().enumerate() {
            for not_x in self.complements(x) {
                if !self.forest.pay(2 * right.len()) {
                    return found;
                }
                let Some(opposite) = right.iter().position(|&factor| self.forest.are_alike(factor, not_x))
                else {
                    continue;
                };
                self.forest.pay(2 * (left.len() + right.len() + left.len() * right.len()));
                let (y, z) = (without(&left, at), without(&right, opposite));
                let is_equal = y.len() == z.len() && self.subset(&y, &z).is_some();
                if y.is_empty() || z.is_empty() || is_equal {
                    continue;
                }
                let mut both = y;
                for tree in z {
                    if !both.iter().any(|&own| self.forest.are_alike(own, tree)) {
                        both.push(tree);
                    }
                }
                if !self.holds_a_pair(&both) {
                    found.push(both);
                }
            }
        }
        found
    }

    fn consensus(&mut self, moves: &mut Vec<(Law, Change)>) {
        for one in 0..self.operands.len() {
            for other in one + 1..self.operands.len() {
                for both in self.consensus_of(one, other) {
                    for third in (0..self.operands.len()).filter(|&third| third != one && third != other) {
                        let factors = self.factors(third);
                        if factors.len() == both.len() && self.subset(&factors, &both).is_some() {
                            let change = self.kept_and(&[one, other], third, Vec::new());
                            moves.push((Law::Consensus(Way::Forward), change));
                        }
                    }
                }
            }
        }
    }

    /// X.Y+X.Z → X.(Y+Z), where X is the set of all common factors of two operands. All operands that have X take part.
    fn factoring(&mut self, moves: &mut Vec<(Law, Change)>) {
        let inner = dual(self.operator);
        let factors: Vec<Vec<Tree>> = (0..self.operands.len()).map(|operand| self.factors(operand)).collect();
        let mut done: Vec<Vec<Likeness>> = Vec::new();
        for one in 0..factors.len() {
            for other in one + 1..factors.len() {
                let mut common: Vec<Tree> = Vec::new();
                let looks = 2 * factors[one].len() * factors[other].len();
                if !self.forest.pay(8 + looks + 8 * factors[one].len() + done.len()) {
                    return;
                }
                for &factor in &factors[one] {
                    if factors[other].iter().any(|&own| self.forest.are_alike(own, factor)) {
                        common.push(factor);
                    }
                }
                let mut key: Vec<Likeness> = common.iter().map(|&tree| self.forest.likeness(tree)).collect();
                key.sort_unstable();
                key.dedup();
                if common.is_empty() || key.len() < common.len() || done.contains(&key) {
                    continue;
                }
                done.push(key);
                let mut sharing: Vec<(usize, Tree)> = Vec::new();
                for (at, own) in factors.iter().enumerate() {
                    let Some(found) = self.subset(&common, own) else { continue };
                    self.forest.pay(8 + own.len() * common.len());
                    let rest: Vec<Tree> =
                        (0..own.len()).filter(|each| !found.contains(each)).map(|each| own[each]).collect();
                    if !rest.is_empty() {
                        let rest = self.forest.chain(inner, &rest);
                        sharing.push((at, rest));
                    }
                }
                if sharing.len() < 2 {
                    continue;
                }
                let rests: Vec<Tree> = sharing.iter().map(|&(_, rest)| rest).collect();
                let rests = self.forest.new_chain(self.operator, &rests);
                let mut parts = common.clone();
                parts.push(rests);
                let taken_out = self.forest.new_chain(inner, &parts);
                let first = sharing[0].0;
                let change = sharing
                    .iter()
                    .map(|&(at, _)| (at, if at == first { vec![taken_out] } else { Vec::new() }));
                moves.push((Law::Distributive(Way::Back), Change::Operands(change.collect())));
            }
        }
    }
}
