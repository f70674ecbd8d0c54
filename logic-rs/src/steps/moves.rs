//! Every law that makes a tree smaller or opens it, at its top: what [`super::law::Law`] describes, read from left to
//! right, and taking factors out.
//!
//! A law's letters stand for any expressions. As a sum has no grouping, X may be several operands of it: in `A+B+(A+B)'`
//! they are `A` and `B`.

use super::forest::{Forest, Likeness, Shape, Tree};
use super::law::{Change, Law, Way};
use crate::expr::BinaryOperator;
use BinaryOperator::{And, Or, Xor};

/// The other of the two operators that laws come in pairs for.
pub(super) fn dual(operator: BinaryOperator) -> BinaryOperator {
    match operator {
        Or => And,
        And => Or,
        Xor => unreachable!("XOR has no dual here"),
    }
}

/// The constant that a chain is equal to if it has it.
pub(super) fn annuller(operator: BinaryOperator) -> bool {
    operator == Or
}

/// All moves at the top of a tree.
pub(super) fn moves_at(forest: &mut Forest, tree: Tree) -> Vec<(Law, Change)> {
    match forest.shape(tree).clone() {
        Shape::Constant(_) | Shape::Variable(_) => Vec::new(),
        Shape::Not(operand) => bar_moves(forest, operand),
        Shape::Chain(Xor, operands) => xor_moves(forest, &operands),
        Shape::Chain(operator, operands) => Chain { forest, operator, operands: &operands }.moves(),
    }
}

fn bar_moves(forest: &mut Forest, operand: Tree) -> Vec<(Law, Change)> {
    let (law, tree) = match forest.shape(operand).clone() {
        Shape::Constant(value) => (Law::BasicNot, forest.constant(!value)),
        Shape::Variable(_) | Shape::Chain(Xor, _) => return Vec::new(),
        Shape::Not(inner) => (Law::DoubleNegation, inner),
        Shape::Chain(operator, operands) => {
            let barred: Vec<Tree> = operands.iter().map(|&operand| forest.not(operand)).collect();
            (Law::DeMorgan(Way::Forward), forest.chain(dual(operator), &barred))
        }
    };
    vec![(law, Change::Whole(tree))]
}

/// Of a longer chain any two operands, or the first of them and the rest in one group.
fn xor_moves(forest: &mut Forest, operands: &[Tree]) -> Vec<(Law, Change)> {
    let mut moves = Vec::new();
    for first in 0..operands.len() {
        for second in first + 1..operands.len() {
            let sum = opened_xor(forest, operands[first], operands[second]);
            let change = vec![(first, vec![sum]), (second, Vec::new())];
            moves.push((Law::XorGate, Change::Operands(change)));
        }
    }
    if operands.len() > 2 {
        for at in 0..operands.len() {
            let rest: Vec<Tree> =
                (0..operands.len()).filter(|&each| each != at).map(|each| operands[each]).collect();
            let group = forest.chain(Xor, &rest);
            let sum = match at {
                0 => opened_xor(forest, operands[0], group),
                _ => opened_xor(forest, group, operands[at]),
            };
            moves.push((Law::XorGate, Change::Whole(sum)));
        }
    }
    moves
}

/// X.Y'+X'.Y
fn opened_xor(forest: &mut Forest, x: Tree, y: Tree) -> Tree {
    let (not_x, not_y) = (forest.not(x), forest.not(y));
    let products = [forest.chain(And, &[x, not_y]), forest.chain(And, &[not_x, y])];
    forest.chain(Or, &products)
}

/// A sum or a product whose moves are looked for.
struct Chain<'a> {
    forest: &'a mut Forest,
    operator: BinaryOperator,
    operands: &'a [Tree],
}

impl Chain<'_> {
    fn moves(&mut self) -> Vec<(Law, Change)> {
        let mut moves = Vec::new();
        self.annulment(&mut moves);
        self.identity(&mut moves);
        self.idempotent(&mut moves);
        self.complement(&mut moves);
        self.absorption_and_redundancy(&mut moves);
        self.consensus(&mut moves);
        self.factoring(&mut moves);
        self.distribution(&mut moves);
        moves
    }

    fn is_constant(&self, tree: Tree, value: bool) -> bool {
        *self.forest.shape(tree) == Shape::Constant(value)
    }

    /// The operands of a product in a sum, or of a sum in a product.
    fn factors(&self, operand: usize) -> Vec<Tree> {
        self.forest.operands(dual(self.operator), &self.operands[operand]).to_vec()
    }

    fn annulment(&mut self, moves: &mut Vec<(Law, Change)>) {
        let value = annuller(self.operator);
        if self.operands.iter().any(|&operand| self.is_constant(operand, value)) {
            moves.push((Law::Annulment(self.operator), Change::Whole(self.forest.constant(value))));
        }
    }

    fn identity(&mut self, moves: &mut Vec<(Law, Change)>) {
        let value = !annuller(self.operator);
        let Some(at) = self.operands.iter().position(|&operand| self.is_constant(operand, value)) else {
            return;
        };
        let change = self.operands.iter().enumerate();
        let change =
            change.map(|(index, &operand)| (index, if index == at { Vec::new() } else { vec![operand] }));
        moves.push((Law::Identity(self.operator, Way::Forward), Change::Operands(change.collect())));
    }

    fn idempotent(&mut self, moves: &mut Vec<(Law, Change)>) {
        let likenesses: Vec<Likeness> =
            self.operands.iter().map(|&each| self.forest.likeness(each)).collect();
        for first in 0..likenesses.len() {
            if likenesses[..first].contains(&likenesses[first]) {
                continue;
            }
            let copies: Vec<usize> =
                (first..likenesses.len()).filter(|&at| likenesses[at] == likenesses[first]).collect();
            if copies.len() > 1 {
                let change = copies
                    .iter()
                    .map(|&at| (at, if at == first { vec![self.operands[at]] } else { Vec::new() }));
                moves
                    .push((Law::Idempotent(self.operator, Way::Forward), Change::Operands(change.collect())));
            }
        }
    }

    /// The operands that together are X, if the chain has them beside `but`; X may be a chain of the same operator.
    fn indices_of(&self, x: Tree, but: usize) -> Option<Vec<usize>> {
        let mut found: Vec<usize> = Vec::new();
        for &part in self.forest.operands(self.operator, &x) {
            let likeness = self.forest.likeness(part);
            let at = (0..self.operands.len()).find(|&at| {
                at != but && !found.contains(&at) && self.forest.likeness(self.operands[at]) == likeness
            })?;
            found.push(at);
        }
        found.sort_unstable();
        Some(found)
    }

    /// What one bar more or fewer makes of a tree.
    fn complements(&mut self, tree: Tree) -> Vec<Tree> {
        let mut complements = vec![self.forest.not(tree)];
        if let Shape::Not(inner) = self.forest.shape(tree) {
            complements.push(*inner);
        }
        complements
    }

    /// The law's operands: those that are kept, and what becomes of one.
    fn kept_and(&self, kept: &[usize], changed: usize, to: Vec<Tree>) -> Change {
        let mut change: Vec<(usize, Vec<Tree>)> =
            kept.iter().map(|&at| (at, vec![self.operands[at]])).collect();
        change.push((changed, to));
        change.sort_unstable_by_key(|(at, _)| *at);
        Change::Operands(change)
    }

    fn complement(&mut self, moves: &mut Vec<(Law, Change)>) {
        let constant = self.forest.constant(annuller(self.operator));
        for barred in 0..self.operands.len() {
            // Each pair is found at its operand that has the bar.
            let Shape::Not(x) = *self.forest.shape(self.operands[barred]) else { continue };
            let Some(mut at) = self.indices_of(x, barred) else { continue };
            at.push(barred);
            at.sort_unstable();
            let change =
                at.iter().map(|&each| (each, if each == at[0] { vec![constant] } else { Vec::new() }));
            moves.push((Law::Complement(self.operator, Way::Forward), Change::Operands(change.collect())));
        }
    }

    fn absorption_and_redundancy(&mut self, moves: &mut Vec<(Law, Change)>) {
        let inner = dual(self.operator);
        for product in 0..self.operands.len() {
            let factors = self.factors(product);
            if factors.len() < 2 {
                continue;
            }
            for (at, &factor) in factors.iter().enumerate() {
                if let Some(kept) = self.indices_of(factor, product) {
                    moves.push((Law::Absorptive(self.operator), self.kept_and(&kept, product, Vec::new())));
                }
                for x in self.complements(factor) {
                    let Some(kept) = self.indices_of(x, product) else { continue };
                    let rest: Vec<Tree> = without(&factors, at);
                    let rest = self.forest.chain(inner, &rest);
                    moves.push((Law::Redundancy(self.operator), self.kept_and(&kept, product, vec![rest])));
                }
            }
            for other in (0..self.operands.len()).filter(|&other| other != product) {
                let own = self.factors(other);
                if own.len() < 2 {
                    continue;
                }
                let is_within = own.len() < factors.len() && self.subset(&own, &factors).is_some();
                if is_within {
                    moves
                        .push((Law::Absorptive(self.operator), self.kept_and(&[other], product, Vec::new())));
                }
                // (X.Y)' as a factor beside the product X.Y.
                let not_own = self.forest.not(self.operands[other]);
                let found = factors.iter().position(|&factor| self.forest.are_alike(factor, not_own));
                if let Some(at) = found {
                    let rest: Vec<Tree> = without(&factors, at);
                    let rest = self.forest.chain(inner, &rest);
                    moves
                        .push((Law::Redundancy(self.operator), self.kept_and(&[other], product, vec![rest])));
                }
            }
        }
    }

    /// Where each of some trees is among others, a copy for a copy.
    fn subset(&self, some: &[Tree], of: &[Tree]) -> Option<Vec<usize>> {
        let mut found: Vec<usize> = Vec::new();
        for &tree in some {
            let at = (0..of.len()).find(|&at| !found.contains(&at) && self.forest.are_alike(of[at], tree))?;
            found.push(at);
        }
        Some(found)
    }

    /// For each pair of operands X.Y and X'.Z what both have in common as Y.Z.
    pub(super) fn consensus_of(&mut self, one: usize, other: usize) -> Vec<Vec<Tree>> {
        let (left, right) = (self.factors(one), self.factors(other));
        let mut found = Vec::new();
        for (at, &x) in left.iter().enumerate() {
            for not_x in self.complements(x) {
                let Some(opposite) = right.iter().position(|&factor| self.forest.are_alike(factor, not_x))
                else {
                    continue;
                };
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
                found.push(both);
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

    /// X.Y+X.Z → X.(Y+Z), for each set of factors that two operands have in common, with every operand that has it.
    fn factoring(&mut self, moves: &mut Vec<(Law, Change)>) {
        let inner = dual(self.operator);
        let factors: Vec<Vec<Tree>> = (0..self.operands.len()).map(|operand| self.factors(operand)).collect();
        let mut done: Vec<Vec<Likeness>> = Vec::new();
        for one in 0..factors.len() {
            for other in one + 1..factors.len() {
                let mut common: Vec<Tree> = Vec::new();
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
                let rests = self.forest.chain(self.operator, &rests);
                let mut parts = common.clone();
                parts.push(rests);
                let taken_out = self.forest.chain(inner, &parts);
                let first = sharing[0].0;
                let change = sharing
                    .iter()
                    .map(|&(at, _)| (at, if at == first { vec![taken_out] } else { Vec::new() }));
                moves.push((Law::Distributive(Way::Back), Change::Operands(change.collect())));
            }
        }
    }

    /// X.(Y+Z) → X.Y+X.Z for one other operand X and for all others, and two sums in full.
    fn distribution(&mut self, moves: &mut Vec<(Law, Change)>) {
        let inner = dual(self.operator);
        for sum in 0..self.operands.len() {
            let terms = self.factors(sum);
            if terms.len() < 2 {
                continue;
            }
            let others: Vec<usize> = (0..self.operands.len()).filter(|&other| other != sum).collect();
            for &other in &others {
                // Two sums are opened once, in full.
                if self.factors(other).len() < 2 || other > sum {
                    self.distribute(moves, &[other], sum);
                }
            }
            if others.len() > 1 && others.iter().all(|&other| self.factors(other).len() < 2) {
                self.distribute(moves, &others, sum);
            }
        }
        debug_assert!(inner != self.operator);
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
        // In the order in which the sums are written.
        let (outer, within): (Vec<Vec<Tree>>, Vec<Vec<Tree>>) = {
            let rights: Vec<Vec<Tree>> = terms.iter().map(|&term| vec![term]).collect();
            if comes_first { (lefts, rights) } else { (rights, lefts) }
        };
        for left in &outer {
            for right in &within {
                let parts: Vec<Tree> = left.iter().chain(right).copied().collect();
                products.push(self.forest.chain(self.operator, &parts));
            }
        }
        let opened = self.forest.chain(inner, &products);
        let mut at: Vec<usize> = with.iter().copied().chain([sum]).collect();
        at.sort_unstable();
        let change = at.iter().map(|&each| (each, if each == at[0] { vec![opened] } else { Vec::new() }));
        moves.push((Law::Distributive(Way::Forward), Change::Operands(change.collect())));
    }
}

fn without(trees: &[Tree], index: usize) -> Vec<Tree> {
    trees.iter().enumerate().filter(|&(at, _)| at != index).map(|(_, &tree)| tree).collect()
}
