//! The sentences of the distributive law: which operand goes to each part of which other one.

use super::{Used, operand_noun, whole_noun};
use crate::expr::BinaryOperator::And;
use crate::steps::forest::{Shape, Tree};

/// Which operands of the product (or, in the dual law, of the sum) are opened.
enum Opened {
    /// All other operands, each whole, are joined to each part of the operand with this index.
    One(usize),
    /// Each part of one operand is joined to each part of the other.
    Both,
}

impl Used<'_> {
    /// X.(Y+Z) → X.Y+X.Z, X+Y.Z → (X+Y).(X+Z)
    pub(super) fn multiplied_out(&self) -> String {
        match self.opened() {
            Opened::One(index) => self.one_opened(index),
            Opened::Both => self.both_opened(),
        }
    }

    fn one_opened(&self, index: usize) -> String {
        let (inner, is_product) = (self.inner(), self.operator == And);
        let opened = self.old[index];
        let others: Vec<Tree> = [&self.old[..index], &self.old[index + 1..]].concat();
        let (noun, part, kind) = (self.operand_noun(), operand_noun(inner), whole_noun(inner));
        let (opened_name, others_name) = (self.names.name(opened), self.names.joined(self.operator, &others));
        let has_own_kind = others.iter().any(|&other| self.is_open(other));
        let (of, by) = match (opened_name, others_name, &others[..]) {
            (Some(opened), Some(others), _) => (opened, others),
            (Some(opened), None, [_]) => (opened, format!("the other {noun}")),
            (None, Some(others), _) if has_own_kind => (format!("the other {kind}"), others),
            (None, Some(others), _) => (format!("the {kind}"), others),
            (None, None, [_]) if index == 0 => (format!("the first {noun}"), format!("the second {noun}")),
            (None, None, [_]) => (format!("the second {noun}"), format!("the first {noun}")),
            (opened, None, _) => {
                (opened.unwrap_or_else(|| format!("the {kind}")), format!("the other {noun}s"))
            }
        };
        if is_product {
            format!("Multiply each {part} of {of} by {by}.")
        } else {
            format!("Add {by} to each {part} of {of}.")
        }
    }

    fn both_opened(&self) -> String {
        let (part, kind) = (operand_noun(self.inner()), whole_noun(self.inner()));
        let names: Option<Vec<String>> = self.old.iter().map(|&old| self.names.name(old)).collect();
        let (one, other) = match names.as_deref() {
            Some([one, other]) => (one.clone(), other.clone()),
            _ => (format!("one {kind}"), format!("the other {kind}")),
        };
        if self.operator == And {
            format!("Multiply each {part} of {one} by each {part} of {other}.")
        } else {
            format!("Add each {part} of {one} to each {part} of {other}.")
        }
    }

    /// The operand that was opened. Each operand of the result joins one part of it to all other operands, each whole.
    fn opened(&self) -> Opened {
        let forest = self.names.forest;
        let inner = self.inner();
        let products = forest.operands(inner, &self.made[0]);
        let is_opened = |&index: &usize| {
            let parts = forest.operands(inner, &self.old[index]);
            let others = self.old.iter().enumerate().filter(|&(at, _)| at != index);
            let others: Vec<Tree> =
                others.flat_map(|(_, other)| forest.operands(self.operator, other)).copied().collect();
            let is_with_others = |product: &Tree| {
                let rest = self.names.without(forest.operands(self.operator, product), &others);
                rest.is_some_and(|rest| {
                    parts.iter().any(|part| self.names.is_same(forest.operands(self.operator, part), &rest))
                })
            };
            parts.len() > 1 && parts.len() == products.len() && products.iter().all(is_with_others)
        };
        (0..self.old.len()).rev().find(is_opened).map_or(Opened::Both, Opened::One)
    }

    /// Whether the tree is a sum in a product, or a product in a sum.
    fn is_open(&self, tree: Tree) -> bool {
        matches!(self.names.forest.shape(tree), Shape::Chain(own, _) if *own == self.inner())
    }

    /// X.Y+X.Z → X.(Y+Z), (X+Y).(X+Z) → X+Y.Z
    pub(super) fn taken_out(&self) -> String {
        let forest = self.names.forest;
        let inner = self.inner();
        let (noun, part) = (self.operand_noun(), operand_noun(inner));
        let count = self.old.len();
        let factors = forest.operands(inner, &self.made[0]);
        let is_common = |factor: &&Tree| {
            self.old.iter().all(|old| {
                let own = forest.operands(inner, old);
                forest.pay(1 + own.len());
                own.iter().any(|&own| forest.are_alike(own, **factor))
            })
        };
        let common: Vec<Tree> = factors.iter().filter(is_common).copied().collect();
        if common.is_empty() {
            let kind = whole_noun(self.operator);
            let made = whole_noun(inner);
            return match self.names.list(factors) {
                Some(two) => format!("Write these {count} {noun}s as the {made} of {two}."),
                None => format!("Write these {count} {noun}s as the {made} of two {kind}s."),
            };
        }
        let plural = if common.len() > 1 { "s" } else { "" };
        let common = self.names.list(&common).map_or_else(String::new, |names| format!(" {names}"));
        let from = match (count, self.names.list(&self.old)) {
            (2, Some(both)) => both,
            (2, None) => format!("both {noun}s"),
            _ => format!("these {count} {noun}s"),
        };
        format!("Take the common {part}{plural}{common} out of {from}.")
    }
}
