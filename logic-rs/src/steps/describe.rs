//! The sentence of each step: which operand changes, and how. A template for each law, direction and operator.

mod distribution;
mod names;
#[cfg(test)]
mod tests;

use super::forest::{Forest, Shape, Tree};
use super::law::{Change, Law, Move, Way};
use crate::expr::{BinaryOperator, Variable};
use BinaryOperator::{And, Or, Xor};
use names::Names;

/// The sentence of the input as read.
pub(super) const CORRECTED: &str = "This is the input as it was read.";

/// The sentence of the line without redundant brackets.
pub(super) const BRACKETS: &str = "Leave out the brackets that change nothing.";

/// The addition to the last sentence where the result is not proved minimal.
pub(super) const NOT_PROVED: &str = "This is the shortest sum found; it is not proved minimal.";

/// The sentence of a canonical sum of min terms, of which some are don't-cares taken as 1.
pub(crate) fn canonical(dont_cares: &[u32]) -> String {
    let numbers: Vec<String> = dont_cares.iter().map(u32::to_string).collect();
    match numbers.len() {
        0 => "This is the canonical sum of the min terms.".to_owned(),
        1 => format!("This is the canonical sum; don't-care {} is taken as 1.", numbers[0]),
        count => {
            let all =
                format!("This is the canonical sum; don't-cares {} are taken as 1.", numbers.join(", "));
            if all.len() <= super::DESCRIPTION_CHARS_MAX {
                all
            } else {
                format!("This is the canonical sum; {count} of the don't-cares are taken as 1.")
            }
        }
    }
}

/// The sentence of a move in a line. Each operand that is too long to be read in a sentence is called by its role.
pub(super) fn describe(forest: &Forest, variables: &[Variable], line: Tree, one: &Move) -> String {
    let tree = one.place.iter().fold(line, |tree, &index| forest.below(tree)[index]);
    Used::new(Names { forest, variables }, tree, &one.change).sentence(one.law)
}

/// The operands that a law is used on, and its result.
struct Used<'a> {
    names: Names<'a>,
    /// The tree that the move changes.
    tree: Tree,
    /// The operator of that tree if it is a chain, else OR.
    operator: BinaryOperator,
    /// The law's operands in the line before.
    old: Vec<Tree>,
    /// The operands in `old` that stay.
    kept: Vec<Tree>,
    /// The operands in `old` that are left out.
    gone: Vec<Tree>,
    /// The trees that the law writes instead of an operand or of the whole tree.
    made: Vec<Tree>,
}

impl<'a> Used<'a> {
    fn new(names: Names<'a>, tree: Tree, change: &Change) -> Self {
        let operator = match names.forest.shape(tree) {
            Shape::Chain(operator, _) => *operator,
            _ => Or,
        };
        let below = names.forest.below(tree);
        let mut used = Self {
            names,
            tree,
            operator,
            old: Vec::new(),
            kept: Vec::new(),
            gone: Vec::new(),
            made: Vec::new(),
        };
        match change {
            Change::Whole(made) => {
                used.old = below.to_vec();
                used.made = vec![*made];
            }
            Change::Operands(changed) => {
                for (at, new) in changed {
                    let old = below[*at];
                    used.old.push(old);
                    match new[..] {
                        [] => used.gone.push(old),
                        [same] if same == old => used.kept.push(old),
                        _ => used.made.extend_from_slice(new),
                    }
                }
            }
        }
        used
    }

    fn sentence(&self, law: Law) -> String {
        match law {
            Law::DoubleNegation => format!("Two bars over {} cancel out.", self.names.or_noun(self.made[0])),
            Law::BasicNot => match self.names.forest.shape(self.made[0]) {
                Shape::Constant(true) => "The complement of 0 is 1.".to_owned(),
                _ => "The complement of 1 is 0.".to_owned(),
            },
            Law::XorGate => self.xor(),
            Law::XorConstant(false) => "Leave out 0, which changes nothing in the XOR.".to_owned(),
            Law::XorConstant(true) => self.xor_with_one(),
            Law::XorPair(false) => self.xor_with_copies(),
            Law::XorPair(true) => self.complement(Xor),
            Law::DeMorgan(Way::Forward) => self.bar_in(),
            Law::DeMorgan(Way::Back) => self.bars_out(),
            Law::Distributive(Way::Forward) => self.multiplied_out(),
            Law::Distributive(Way::Back) => self.taken_out(),
            Law::Idempotent(_, Way::Forward) => self.copies(),
            Law::Idempotent(_, Way::Back) => {
                let operand = self.names.named(self.old[0], &format!("the {}", self.operand_noun()));
                format!("Write {operand} twice: two of the next steps need it.")
            }
            Law::Annulment(Or) => "The term 1 makes the sum 1.".to_owned(),
            Law::Annulment(_) => "The factor 0 makes the product 0.".to_owned(),
            Law::Identity(Or, Way::Forward) => "Leave out 0, which adds nothing to the sum.".to_owned(),
            Law::Identity(_, Way::Forward) => "Leave out 1, which changes nothing in the product.".to_owned(),
            Law::Identity(operator, Way::Back) => {
                let tree = self.names.or_noun(self.tree);
                match operator {
                    Or => format!("Add 0 to {tree}, which changes nothing."),
                    _ => format!("Multiply {tree} by 1, which changes nothing."),
                }
            }
            Law::Complement(operator, Way::Forward) => self.complement(operator),
            Law::Complement(operator, Way::Back) => {
                let value = if operator == Or { 1 } else { 0 };
                format!("Write {value} as {}.", self.names.or_noun(self.made[0]))
            }
            Law::Absorptive(_) => self.absorption(),
            Law::Redundancy(_) => self.redundancy(),
            Law::Consensus(way) => self.consensus(way),
        }
    }

    /// The operator inside the operands: AND for the products in a sum, OR for the sums in a product.
    fn inner(&self) -> BinaryOperator {
        if self.operator == Or { And } else { Or }
    }

    fn whole_noun(&self) -> &'static str {
        whole_noun(self.operator)
    }

    fn operand_noun(&self) -> &'static str {
        operand_noun(self.operator)
    }

    fn xor(&self) -> String {
        let groups = match self.old[..] {
            [x, y] => Some((x, y)),
            _ => self.made.first().and_then(|&made| self.groups(made)),
        };
        let whole = self.names.joined(Xor, &self.old).unwrap_or_else(|| "The XOR".to_owned());
        match groups.and_then(|(x, y)| self.names.name(x).zip(self.names.name(y))) {
            Some((x, y)) => format!("{whole} is 1 where exactly one of {x} and {y} is 1."),
            None => format!("{whole} is 1 where exactly one of the two parts is 1."),
        }
    }

    fn xor_with_one(&self) -> String {
        let is_one = |tree: &Tree| *self.names.forest.shape(*tree) == Shape::Constant(true);
        let other = self.old.iter().copied().find(|tree| !is_one(tree));
        match other.and_then(|other| self.names.name(other)) {
            Some(x) => format!("The XOR of {x} and 1 is the complement of {x}."),
            None => "The XOR of an operand and 1 is the complement of the operand.".to_owned(),
        }
    }

    fn xor_with_copies(&self) -> String {
        match self.old[..] {
            [x, _] => format!("The XOR of {} with itself is 0.", self.names.named(x, "an operand")),
            _ => "Each of these operands is there twice, so their XOR is 0.".to_owned(),
        }
    }

    /// An operand of a longer XOR chain and the group of all others, in the order in which the law has written them.
    fn groups(&self, made: Tree) -> Option<(Tree, Tree)> {
        let forest = self.names.forest;
        let products = forest.operands(Or, &made);
        forest.operands(And, &products[0]).iter().find_map(|&factor| {
            let (group, is_first) = match *forest.shape(factor) {
                Shape::Not(inner) => (inner, false),
                _ => (factor, true),
            };
            let group_operands = forest.operands(Xor, &group);
            if group_operands.len() + 1 != self.old.len() {
                return None;
            }
            match self.names.without(&self.old, group_operands)?[..] {
                [single] if is_first => Some((group, single)),
                [single] => Some((single, group)),
                _ => None,
            }
        })
    }

    fn bar_in(&self) -> String {
        let (inner, name) = (self.old[0], self.names.or_noun(self.old[0]));
        match self.names.forest.shape(inner) {
            Shape::Chain(Or, _) => format!("The bar over {name} goes to each term, and OR becomes AND."),
            _ => format!("The bar over {name} goes to each factor, and AND becomes OR."),
        }
    }

    fn bars_out(&self) -> String {
        let forest = self.names.forest;
        let below = |tree: &Tree| match *forest.shape(*tree) {
            Shape::Not(inner) => inner,
            _ => *tree,
        };
        let parts: Vec<Tree> = self.old.iter().map(below).collect();
        let (from, to) = if self.operator == Or { ("OR", "AND") } else { ("AND", "OR") };
        match (self.names.list(&parts), self.names.joined(self.inner(), &parts)) {
            (Some(list), Some(joined)) => {
                format!("The bars over {list} become one bar over {joined}, and {from} becomes {to}.")
            }
            _ => {
                let noun = self.operand_noun();
                format!(
                    "The bars over these {} {noun}s become one bar, and {from} becomes {to}.",
                    parts.len()
                )
            }
        }
    }

    fn copies(&self) -> String {
        let (noun, whole) = (self.operand_noun(), self.whole_noun());
        let count = self.old.len();
        if self.kept.len() > 1 {
            let times = if count == 2 * self.kept.len() { "twice" } else { "more than once" };
            let group = self.names.joined(self.operator, &self.kept);
            let group = group.unwrap_or_else(|| format!("the same {noun}s"));
            return format!("The {whole} has {group} {times}; once is enough.");
        }
        if self.old.iter().all(|&copy| copy == self.old[0]) {
            let times = if count == 2 { "twice".to_owned() } else { format!("{count} times") };
            return match self.names.name(self.old[0]) {
                Some(name) => format!("The {whole} has the {noun} {name} {times}; keep one."),
                None => format!("The {whole} has one {noun} {times}; keep one."),
            };
        }
        let kept = self.kept.first().and_then(|&kept| self.names.name(kept));
        let kept = kept.unwrap_or_else(|| "the first".to_owned());
        match (&self.old[..], self.names.list(&self.old)) {
            ([_, _], Some(both)) => format!("{both} differ only in order; keep {kept}."),
            _ => format!("These {count} {noun}s differ only in order; keep {kept}."),
        }
    }

    fn complement(&self, operator: BinaryOperator) -> String {
        let (noun, value) = (whole_noun(operator), if operator == And { 0 } else { 1 });
        let pair = self.old.iter().enumerate().find_map(|(at, &barred)| {
            let Shape::Not(x) = *self.names.forest.shape(barred) else { return None };
            let others: Vec<Tree> = [&self.old[..at], &self.old[at + 1..]].concat();
            let is_x = self.names.is_same(&others, self.names.forest.operands(operator, &x));
            is_x.then_some((barred, others))
        });
        let named = pair.and_then(|(barred, x)| self.names.name(barred).zip(self.names.joined(operator, &x)));
        match named {
            Some((barred, x)) => format!("{barred} is the complement of {x}, so their {noun} is {value}."),
            None => format!("One part is the complement of the other, so their {noun} is {value}."),
        }
    }

    fn absorption(&self) -> String {
        let noun = self.operand_noun();
        let by = self.names.joined(self.operator, &self.kept);
        let term = self.gone.first().and_then(|&gone| self.names.name(gone));
        match (by, term) {
            (Some(by), Some(term)) => format!("{by} absorbs {term}, which contains it."),
            (Some(by), None) => format!("{by} absorbs the longer {noun}, which contains it."),
            (None, _) => format!("The shorter {noun} absorbs the longer one, which contains it."),
        }
    }

    fn redundancy(&self) -> String {
        let inner = self.inner();
        let forest = self.names.forest;
        let (parts, within, whole) = (operand_noun(inner), whole_noun(inner), self.whole_noun());
        let old = self.old.iter().copied().find(|old| !self.kept.contains(old));
        let old = old.unwrap_or(self.tree);
        let left: Vec<Tree> =
            self.made.iter().flat_map(|tree| forest.operands(inner, tree)).copied().collect();
        let lost = self.names.without(forest.operands(inner, &old), &left);
        let lost = lost.and_then(|lost| self.names.joined(inner, &lost));
        let from = self.names.named(old, &format!("the {within}"));
        let both: Vec<Tree> = self.kept.iter().copied().chain([old]).collect();
        let both = self.names.joined(self.operator, &both);
        let start = both.map_or_else(|| "Where".to_owned(), |both| format!("{both}: where"));
        match (lost, self.names.joined(self.operator, &self.kept)) {
            (Some(lost), Some(by)) => {
                let (value, complement) = if self.operator == Or { (0, 1) } else { (1, 0) };
                format!("{start} {by} is {value}, {lost} is {complement}. So {lost} can go.")
            }
            _ => format!("Leave one {parts} out of {from}: the {whole} has its complement."),
        }
    }

    fn consensus(&self, way: Way) -> String {
        let (noun, whole) = (self.operand_noun(), self.whole_noun());
        let (pair, term) = match way {
            Way::Forward => (&self.kept, self.gone.first()),
            Way::Back => (&self.old, self.made.iter().find(|made| !self.old.contains(made))),
        };
        let term = term.and_then(|&term| self.names.name(term));
        let others = if way == Way::Forward { "the other" } else { "these" };
        let pair = self.names.list(pair).unwrap_or_else(|| format!("{others} two {noun}s"));
        match (way, term) {
            (Way::Forward, Some(term)) => format!("Leave out {term}, the consensus of {pair}."),
            (Way::Forward, None) => format!("Leave out the consensus of {pair}."),
            (Way::Back, Some(term)) => {
                format!("Add the {noun} {term}, the consensus of {pair}, to the {whole}.")
            }
            (Way::Back, None) => format!("Add the consensus of {pair} to the {whole}."),
        }
    }
}

/// The noun for a chain of the operator.
fn whole_noun(operator: BinaryOperator) -> &'static str {
    match operator {
        Or => "sum",
        And => "product",
        Xor => "XOR",
    }
}

/// The noun for an operand of the operator.
fn operand_noun(operator: BinaryOperator) -> &'static str {
    match operator {
        Or => "term",
        And => "factor",
        Xor => "operand",
    }
}
