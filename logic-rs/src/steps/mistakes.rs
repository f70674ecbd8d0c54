//! The usual mistakes of a reader: a law remembered wrongly, used once. Each gives a line that is not equal to the one before.
//!
//! The rules follow the mistakes that courses on boolean algebra warn of, as the buggy rules of LogEx do for logic.

use super::forest::{Forest, Shape, Tree};
use super::law::{Change, Law, Move, Way};
use super::neighbours::places;
use crate::expr::BinaryOperator::{self, And, Or, Xor};
use serde::Serialize;
use tsify::Tsify;

/// A law remembered wrongly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum Mistake {
    /// (X+Y)' taken for X'+Y': the bar is cut and the sign stays.
    BarCutSignKept,
    /// (X+Y)' taken for X.Y: the sign changes and the bars are lost.
    BarsLost,
    /// (X+Y)' taken for X'.Y: only one operand keeps a bar.
    OneBarOnly,
    /// X'' taken for X'.
    DoubleBarAsOne,
    /// X.X' taken for 1, or X+X' for 0.
    ComplementSwapped,
    /// X+X taken for 0 or 1, or X.X: as if letters were numbers or XOR.
    IdempotentAsConstant,
    /// X+1 taken for X, or X.0 for X.
    AnnulmentAsIdentity,
    /// X+0 taken for 0, or X.1 for 1.
    IdentityAsAnnulment,
    /// X.(Y+Z) taken for X.Y+Z: only one operand is multiplied.
    DistributedOnce,
    /// X.(Y+Z) taken for (X+Y).(X+Z): both signs are exchanged.
    DistributedWrongSign,
    /// X.Y+X.Z taken for Y+Z: the common factor is lost.
    FactorLost,
    /// X+X.Y taken for Y or for X.Y: the wrong term is kept.
    WrongTermAbsorbed,
    /// X+X'.Y taken for X or for Y: the complement is absorbed.
    ComplementAbsorbed,
    /// X.Y+X'.Y' taken for 1: each letter is complemented, the product is not.
    TermsAsComplements,
    /// X^Y taken for X.Y+X'.Y'.
    XorAsXnor,
    /// X^Y taken for X+Y.
    XorAsOr,
}

/// The mistake that leads from one line to another; `None` if no single one does.
pub(super) fn mistake(forest: &mut Forest, from: Tree, to: Tree) -> Option<Mistake> {
    for (tree, place) in places(forest, from) {
        for (mistake, change) in mistakes_at(forest, tree) {
            if forest.work.is_spent() {
                return None;
            }
            // Any law does: only the line that the change makes is compared.
            let wrong = Move { law: Law::Distributive(Way::Forward), place: place.clone(), change };
            let line = wrong.applied(forest, from);
            if forest.are_alike(line, to) {
                return Some(mistake);
            }
        }
    }
    None
}

fn mistakes_at(forest: &mut Forest, tree: Tree) -> Vec<(Mistake, Change)> {
    match forest.shape(tree).clone() {
        Shape::Constant(_) | Shape::Variable(_) => Vec::new(),
        Shape::Not(operand) => of_bar(forest, operand),
        Shape::Chain(Xor, operands) => of_xor(forest, &operands),
        Shape::Chain(operator, operands) => Wrong { forest, operator, operands: &operands }.all(),
    }
}

fn of_bar(forest: &mut Forest, operand: Tree) -> Vec<(Mistake, Change)> {
    match forest.shape(operand).clone() {
        Shape::Not(_) => vec![(Mistake::DoubleBarAsOne, Change::Whole(operand))],
        Shape::Chain(operator @ (And | Or), operands) => {
            let barred: Vec<Tree> = operands.iter().map(|&each| forest.not(each)).collect();
            let other = dual(operator);
            let mut wrong = vec![
                (Mistake::BarCutSignKept, Change::Whole(forest.chain(operator, &barred))),
                (Mistake::BarsLost, Change::Whole(forest.chain(other, &operands))),
            ];
            for at in 0..operands.len() {
                let mut one = operands.to_vec();
                one[at] = barred[at];
                wrong.push((Mistake::OneBarOnly, Change::Whole(forest.chain(other, &one))));
                wrong.push((Mistake::OneBarOnly, Change::Whole(forest.chain(operator, &one))));
            }
            wrong
        }
        _ => Vec::new(),
    }
}

fn of_xor(forest: &mut Forest, operands: &[Tree]) -> Vec<(Mistake, Change)> {
    let [x, y] = operands else { return Vec::new() };
    let (not_x, not_y) = (forest.not(*x), forest.not(*y));
    let products = [forest.chain(And, &[*x, *y]), forest.chain(And, &[not_x, not_y])];
    vec![
        (Mistake::XorAsXnor, Change::Whole(forest.chain(Or, &products))),
        (Mistake::XorAsOr, Change::Whole(forest.chain(Or, &[*x, *y]))),
    ]
}

fn dual(operator: BinaryOperator) -> BinaryOperator {
    if operator == Or { And } else { Or }
}

/// A sum or a product whose wrong uses are looked for. In the comments it is a sum.
struct Wrong<'a> {
    forest: &'a mut Forest,
    operator: BinaryOperator,
    operands: &'a [Tree],
}

impl Wrong<'_> {
    fn all(&mut self) -> Vec<(Mistake, Change)> {
        let mut wrong = Vec::new();
        for one in 0..self.operands.len() {
            for other in (0..self.operands.len()).filter(|&other| other != one) {
                if !self.forest.pay(16) {
                    return wrong;
                }
                self.pair(one, other, &mut wrong);
            }
        }
        wrong
    }

    /// What two operands are wrongly taken for.
    fn pair(&mut self, one: usize, other: usize, wrong: &mut Vec<(Mistake, Change)>) {
        let (x, y) = (self.operands[one], self.operands[other]);
        let sum = self.operator == Or;
        let mut becomes = |mistake, tree: Tree| {
            let mut change = vec![(one, vec![tree]), (other, Vec::new())];
            change.sort_unstable_by_key(|(at, _)| *at);
            wrong.push((mistake, Change::Operands(change)));
        };
        let [zero, one_value] = [false, true].map(|value| self.forest.constant(value));
        let (annuller, neutral) = if sum { (one_value, zero) } else { (zero, one_value) };
        let not_x = self.forest.not(x);
        if self.forest.are_alike(y, not_x) {
            becomes(Mistake::ComplementSwapped, neutral);
        }
        if self.forest.are_alike(x, y) {
            becomes(Mistake::IdempotentAsConstant, zero);
            becomes(Mistake::IdempotentAsConstant, one_value);
        }
        if y == annuller {
            becomes(Mistake::AnnulmentAsIdentity, x);
        }
        if y == neutral {
            becomes(Mistake::IdentityAsAnnulment, neutral);
        }
        let inner = dual(self.operator);
        let (left, right) = (self.factors(inner, x), self.factors(inner, y));
        if right.len() > 1 {
            // X+Y.Z: X joins one factor only, or both signs are exchanged.
            for at in 0..right.len() {
                let joined = self.forest.chain(self.operator, &[x, right[at]]);
                let mut parts = right.clone();
                parts[at] = joined;
                becomes(Mistake::DistributedOnce, self.forest.chain(inner, &parts));
            }
            let crossed: Vec<Tree> =
                right.iter().map(|&factor| self.forest.chain(inner, &[x, factor])).collect();
            becomes(Mistake::DistributedWrongSign, self.forest.chain(self.operator, &crossed));
            for at in 0..right.len() {
                let rest = self.without(inner, &right, at);
                if self.forest.are_alike(right[at], x) {
                    becomes(Mistake::WrongTermAbsorbed, rest);
                    becomes(Mistake::WrongTermAbsorbed, y);
                }
                if self.are_complements(right[at], x) {
                    becomes(Mistake::ComplementAbsorbed, x);
                    becomes(Mistake::ComplementAbsorbed, rest);
                }
            }
        }
        if one > other || left.len() < 2 || right.len() < 2 {
            return;
        }
        for at in 0..left.len() {
            for there in 0..right.len() {
                if !self.forest.are_alike(left[at], right[there]) {
                    continue;
                }
                let rests = [self.without(inner, &left, at), self.without(inner, &right, there)];
                becomes(Mistake::FactorLost, self.forest.chain(self.operator, &rests));
            }
        }
        let are_complements = left.len() == right.len()
            && left.iter().all(|&factor| right.iter().any(|&own| self.are_complements(factor, own)));
        if are_complements {
            becomes(Mistake::TermsAsComplements, annuller);
        }
    }

    fn factors(&self, inner: BinaryOperator, operand: Tree) -> Vec<Tree> {
        self.forest.operands(inner, &operand).to_vec()
    }

    fn without(&mut self, inner: BinaryOperator, factors: &[Tree], at: usize) -> Tree {
        let rest: Vec<Tree> =
            (0..factors.len()).filter(|&each| each != at).map(|each| factors[each]).collect();
        self.forest.chain(inner, &rest)
    }

    fn are_complements(&mut self, one: Tree, other: Tree) -> bool {
        let barred = [self.forest.not(one), self.forest.not(other)];
        self.forest.are_alike(barred[0], other) || self.forest.are_alike(one, barred[1])
    }
}
