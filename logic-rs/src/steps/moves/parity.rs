//! The laws that only make an XOR chain shorter.

use super::chain::Chain;
use crate::steps::forest::{Likeness, Shape, Tree};
use crate::steps::law::{Change, Law};
use rustc_hash::FxHashMap;

/// The most operands of a chain in which 1 may bar any operand; in longer chains it bars the first one only.
const BARRED_OPERANDS_MAX: usize = 8;

/// The looks at each operand, to find constants, copies and complements.
const LOOKS_PER_OPERAND: usize = 32;

impl Chain<'_> {
    /// X^0 → X, X^1 → X', X^X → 0, X^X' → 1; X may be several operands. Constants are removed first: a pair
    /// makes a constant, which must not become a copy of one that is there.
    pub(super) fn parity(&mut self) -> Vec<(Law, Change)> {
        self.forest.pay(LOOKS_PER_OPERAND * self.operands.len());
        let mut moves = Vec::new();
        self.constants(&mut moves);
        if moves.is_empty() {
            self.copies(&mut moves);
            self.parity_complement(&mut moves);
        }
        moves
    }

    fn copies(&mut self, moves: &mut Vec<(Law, Change)>) {
        let mut first: FxHashMap<Likeness, usize> = FxHashMap::default();
        let mut paired: Vec<usize> = Vec::new();
        for (at, &operand) in self.operands.iter().enumerate() {
            let likeness = self.forest.likeness(operand);
            match first.remove(&likeness) {
                Some(other) => paired.extend([other, at]),
                None => {
                    first.insert(likeness, at);
                }
            }
        }
        if !paired.is_empty() {
            let zero = self.forest.constant(false);
            moves.push((Law::XorPair(false), becoming(paired, zero)));
        }
    }

    fn parity_complement(&mut self, moves: &mut Vec<(Law, Change)>) {
        let one = self.forest.constant(true);
        for barred in 0..self.operands.len() {
            let Shape::Not(x) = *self.forest.shape(self.operands[barred]) else { continue };
            if self.forest.work.is_spent() {
                return;
            }
            let Some(mut at) = self.indices_of(x, barred) else { continue };
            at.push(barred);
            moves.push((Law::XorPair(true), becoming(at, one)));
        }
    }

    fn constants(&mut self, moves: &mut Vec<(Law, Change)>) {
        let of = |value| self.operands.iter().rposition(|&operand| self.is_constant(operand, value));
        if let Some(zero) = of(false) {
            let change = self.operands.iter().enumerate();
            let change = change.map(|(at, &own)| (at, if at == zero { Vec::new() } else { vec![own] }));
            moves.push((Law::XorConstant(false), Change::Operands(change.collect())));
        }
        let Some(one) = of(true) else { return };
        let others = if self.operands.len() <= BARRED_OPERANDS_MAX { self.operands.len() } else { 2 };
        for at in (0..others).filter(|&at| at != one) {
            if !matches!(self.forest.shape(self.operands[at]), Shape::Constant(_)) {
                let barred = self.forest.not(self.operands[at]);
                moves.push((Law::XorConstant(true), becoming(vec![at, one], barred)));
            }
        }
    }
}

/// The change that replaces some operands by one, at the index of the first of them.
fn becoming(mut operands: Vec<usize>, made: Tree) -> Change {
    operands.sort_unstable();
    let first = operands[0];
    Change::Operands(
        operands.into_iter().map(|at| (at, if at == first { vec![made] } else { Vec::new() })).collect(),
    )
}
