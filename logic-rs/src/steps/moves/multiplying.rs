//! Multiplying out.

use super::chain::{Chain, dual};
use crate::expr::BinaryOperator::Or;
use crate::steps::forest::Tree;
use crate::steps::law::{Change, Law, Way};

/// The most operands of a sum that is distributed over the factors of a product.
const SPREAD_OPERANDS_MAX: usize = 3;

impl Chain<'_> {
    /// X.(Y+Z) → X.Y+X.Z, where X is one other operand or, if none of them is a sum, all others; and for two sums
    /// (A+B).(C+D) → A.C+A.D+B.C+B.D.
    pub(super) fn distribution(&mut self, moves: &mut Vec<(Law, Change)>) {
        if self.operator == Or && self.operands.len() > SPREAD_OPERANDS_MAX {
            return;
        }
        for sum in 0..self.operands.len() {
            let terms = self.factors(sum);
            if !self.forest.pay(self.operands.len()) {
                return;
            }
            if terms.len() < 2 {
                continue;
            }
            let others: Vec<usize> = (0..self.operands.len()).filter(|&other| other != sum).collect();
            for &other in &others {
                if self.forest.work.is_spent() {
                    return;
                }
                // Two sums are multiplied out in full once per pair, and each is distributed over the other as a whole.
                let is_sum = self.factors(other).len() > 1;
                if !is_sum || other > sum {
                    self.distribute(moves, &[other], sum);
                }
                if is_sum {
                    self.distribute_whole(moves, other, sum);
                }
            }
            if others.len() > 1 && others.iter().all(|&other| self.factors(other).len() < 2) {
                self.distribute(moves, &others, sum);
            }
        }
    }

    /// X.(Y+Z) → X.Y+X.Z where X is a sum.
    fn distribute_whole(&mut self, moves: &mut Vec<(Law, Change)>, with: usize, sum: usize) {
        let x = self.operands[with];
        let products: Vec<Tree> = self
            .factors(sum)
            .into_iter()
            .map(|term| {
                let parts = if with < sum { [x, term] } else { [term, x] };
                self.forest.new_chain(self.operator, &parts)
            })
            .collect();
        let opened = self.forest.new_chain(dual(self.operator), &products);
        let (first, second) = (with.min(sum), with.max(sum));
        moves.push((
            Law::Distributive(Way::Forward),
            Change::Operands(vec![(first, vec![opened]), (second, Vec::new())]),
        ));
    }

    fn distribute(&mut self, moves: &mut Vec<(Law, Change)>, with: &[usize], sum: usize) {
        let inner = dual(self.operator);
        let terms = self.factors(sum);
        let lefts: Vec<Vec<Tree>> = match with {
            [single] => self.factors(*single).into_iter().map(|term| vec![term]).collect(),
            several => vec![several.iter().map(|&at| self.operands[at]).collect()],
        };
        let comes_first = with[0] < sum;
        let mut products = Vec::new();
        // The products follow the order in which the operands are written.
        let (outer, within): (Vec<Vec<Tree>>, Vec<Vec<Tree>>) = {
            let rights: Vec<Vec<Tree>> = terms.iter().map(|&term| vec![term]).collect();
            if comes_first { (lefts, rights) } else { (rights, lefts) }
        };
        for left in &outer {
            for right in &within {
                if self.forest.work.is_spent() {
                    return;
                }
                let parts: Vec<Tree> = left.iter().chain(right).copied().collect();
                products.push(self.forest.new_chain(self.operator, &parts));
            }
        }
        let opened = self.forest.new_chain(inner, &products);
        let mut at: Vec<usize> = with.iter().copied().chain([sum]).collect();
        at.sort_unstable();
        let change = at.iter().map(|&each| (each, if each == at[0] { vec![opened] } else { Vec::new() }));
        moves.push((Law::Distributive(Way::Forward), Change::Operands(change.collect())));
    }
}
