//! The sentence of each step: what is done to which operand. A template for each law and direction.

use super::forest::{Forest, Shape, Tree};
use super::law::{Change, Law, Move, Way};
use super::text::text_of;
use crate::expr::{BinaryOperator, Variable};
use BinaryOperator::{And, Or};

/// A longer operand is "the marked part".
const OPERAND_CHARS_MAX: usize = 12;

/// The sentence of the input as read.
pub(super) const CORRECTED: &str = "This is the input as it was read.";

/// The sentence of the line without redundant brackets.
pub(super) const BRACKETS: &str = "These brackets change nothing; leave them out.";

/// What is added to the last sentence where the result is not proved minimal.
pub(super) const NOT_PROVED: &str = "This is the shortest sum found; it is not proved minimal.";

/// The sentence of a canonical sum of min terms, of which some are don't-cares taken as 1.
pub(super) fn canonical(dont_cares: &[u32]) -> String {
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

/// The sentence of a move in a line.
pub(super) fn describe(forest: &Forest, variables: &[Variable], line: Tree, one: &Move) -> String {
    let tree = one.place.iter().fold(line, |tree, &index| forest.below(tree)[index]);
    let sentence = Sentence { forest, variables, tree };
    match &one.change {
        Change::Whole(made) => sentence.whole(one.law, *made),
        Change::Operands(changed) => sentence.operands(one.law, changed),
    }
}

struct Sentence<'a> {
    forest: &'a Forest,
    variables: &'a [Variable],
    tree: Tree,
}

impl Sentence<'_> {
    fn name(&self, tree: Tree) -> String {
        self.named(text_of(self.forest, self.variables, tree))
    }

    fn named(&self, text: String) -> String {
        if text.len() > OPERAND_CHARS_MAX { "the marked part".to_owned() } else { text }
    }

    /// Several operands as one, joined by the chain's sign.
    fn joined(&self, operator: BinaryOperator, trees: &[Tree]) -> String {
        match trees {
            [single] => self.name(*single),
            _ => {
                let texts: Vec<String> = trees.iter().map(|&tree| self.bracketed(operator, tree)).collect();
                self.named(texts.join(&operator.sign().to_string()))
            }
        }
    }

    fn bracketed(&self, operator: BinaryOperator, tree: Tree) -> String {
        let text = text_of(self.forest, self.variables, tree);
        match self.forest.shape(tree) {
            Shape::Chain(own, _) if *own < operator => format!("({text})"),
            _ => text,
        }
    }

    fn operator(&self) -> BinaryOperator {
        match self.forest.shape(self.tree) {
            Shape::Chain(operator, _) => *operator,
            _ => Or,
        }
    }

    fn old(&self, at: usize) -> Tree {
        self.forest.below(self.tree)[at]
    }

    fn whole(&self, law: Law, made: Tree) -> String {
        let sentence = match law {
            Law::DoubleNegation => format!("Two bars over {} cancel out.", self.name(made)),
            Law::BasicNot => {
                let value =
                    if *self.forest.shape(made) == Shape::Constant(true) { "0 is 1" } else { "1 is 0" };
                format!("The complement of {value}.")
            }
            Law::XorGate => "Split the XOR in two groups: one is 1 while the other is 0.".to_owned(),
            Law::DeMorgan(_) => {
                let inner = self.forest.below(self.tree)[0];
                let (part, sign) = match self.forest.shape(inner) {
                    Shape::Chain(Or, _) => ("each term", "OR becomes AND"),
                    _ => ("each factor", "AND becomes OR"),
                };
                format!("The bar over {} goes to {part}, and {sign}.", self.name(inner))
            }
            Law::Annulment(Or) => "A sum with 1 in it is 1.".to_owned(),
            Law::Annulment(_) => "A product with 0 in it is 0.".to_owned(),
            Law::Complement(Or, Way::Back) => format!("Write 1 as {}.", self.name(made)),
            Law::Identity(And, Way::Back) => format!("Write {} as a product with 1.", self.name(self.tree)),
            Law::Distributive(way) => self.distributive(way, &[(0, vec![made])]),
            _ => format!("{} becomes {}.", self.name(self.tree), self.name(made)),
        };
        capitalized(sentence)
    }

    fn operands(&self, law: Law, changed: &[(usize, Vec<Tree>)]) -> String {
        let operator = self.operator();
        let noun = if operator == Or { "sum" } else { "product" };
        let kept: Vec<Tree> = changed
            .iter()
            .filter(|(at, new)| new[..] == [self.old(*at)])
            .map(|(at, _)| self.old(*at))
            .collect();
        let gone: Vec<Tree> =
            changed.iter().filter(|(_, new)| new.is_empty()).map(|(at, _)| self.old(*at)).collect();
        let sentence = match law {
            Law::XorGate => {
                let pair: Vec<Tree> = changed.iter().map(|(at, _)| self.old(*at)).collect();
                format!("{} is 1 where exactly one of the two is 1.", self.joined(operator, &pair))
            }
            Law::XorConstant(false) => "0 changes nothing in the XOR; leave it out.".to_owned(),
            Law::XorConstant(true) => {
                let made = changed[0].1.first().copied().unwrap_or(self.tree);
                format!("The XOR with 1 is the complement: {}.", self.name(made))
            }
            Law::XorPair(false) if changed.len() == 2 => {
                format!("The XOR of {} with itself is 0.", self.name(self.old(changed[0].0)))
            }
            Law::XorPair(false) => "The XOR of a part with itself is 0.".to_owned(),
            Law::XorPair(true) => "The XOR of a part with its complement is 1.".to_owned(),
            Law::DeMorgan(_) => "Write one bar over the whole instead of a bar over each operand.".to_owned(),
            Law::Distributive(way) => self.distributive(way, changed),
            Law::Idempotent(_, Way::Forward) => {
                let copies = changed.len() / kept.len().max(1);
                let name = self.joined(operator, &kept);
                match copies {
                    2 => format!("{name} stands twice; once is enough."),
                    _ => format!("{name} stands {copies} times; once is enough."),
                }
            }
            Law::Idempotent(_, Way::Back) => {
                format!("Write {} twice, to use it twice.", self.name(self.old(changed[0].0)))
            }
            Law::Annulment(Or) => "A sum with 1 in it is 1.".to_owned(),
            Law::Annulment(_) => "A product with 0 in it is 0.".to_owned(),
            Law::Identity(Or, Way::Forward) => "0 adds nothing to the sum; leave it out.".to_owned(),
            Law::Identity(_, Way::Forward) => "1 changes nothing in the product; leave it out.".to_owned(),
            Law::Identity(_, Way::Back) => {
                format!("Write {} as a product with 1.", self.name(self.old(changed[0].0)))
            }
            Law::Complement(_, Way::Back) => {
                format!(
                    "Write 1 as {}.",
                    self.joined(Or, changed.first().map_or(&[], |(_, new)| new.as_slice()))
                )
            }
            Law::Complement(own, Way::Forward) => {
                let parts: Vec<Tree> = changed.iter().map(|(at, _)| self.old(*at)).collect();
                let value = if own == Or { "1" } else { "0" };
                format!("{} is always {value}: one is the complement of the other.", self.joined(own, &parts))
            }
            Law::Absorptive(_) => {
                let (by, term) = (self.joined(operator, &kept), self.joined(operator, &gone));
                if by == term {
                    "One marked part absorbs the other, which holds it.".to_owned()
                } else {
                    format!("{by} absorbs {term}, which holds it.")
                }
            }
            Law::Redundancy(_) => self.redundancy(operator, &kept, changed),
            Law::Consensus(way) => {
                let term = match way {
                    Way::Forward => gone[0],
                    Way::Back => {
                        let added = changed.iter().find(|(_, new)| new.len() > 1).map(|(_, new)| new[1]);
                        added.unwrap_or(self.tree)
                    }
                };
                let parts: Vec<Tree> =
                    changed.iter().map(|(at, _)| self.old(*at)).filter(|&old| old != term).collect();
                let (one, other) = (self.name(parts[0]), self.name(parts[1]));
                let pair =
                    if one == other { "the other two".to_owned() } else { format!("{one} and {other}") };
                match way {
                    Way::Forward => format!("{} is the consensus of {pair}; leave it out.", self.name(term)),
                    Way::Back => format!("Add {} to the {noun}, the consensus of {pair}.", self.name(term)),
                }
            }
            Law::DoubleNegation | Law::BasicNot => format!("Simplify {}.", self.name(self.tree)),
        };
        capitalized(sentence)
    }

    fn redundancy(&self, operator: BinaryOperator, kept: &[Tree], changed: &[(usize, Vec<Tree>)]) -> String {
        let inner = if operator == Or { And } else { Or };
        let Some((at, new)) = changed.iter().find(|(at, new)| new[..] != [self.old(*at)]) else {
            return "Leave the complement out.".to_owned();
        };
        let old = self.old(*at);
        let parts: usize = new.iter().map(|tree| self.forest.operands(inner, tree).len()).sum();
        self.forest.pay(3 * parts * self.forest.operands(inner, &old).len());
        let left: Vec<Tree> =
            new.iter().flat_map(|tree| self.forest.operands(inner, tree).to_vec()).collect();
        let mut unused = left;
        let gone: Vec<Tree> = self
            .forest
            .operands(inner, &old)
            .iter()
            .copied()
            .filter(|&part| match unused.iter().position(|&own| self.forest.are_alike(own, part)) {
                Some(position) => {
                    unused.remove(position);
                    false
                }
                None => true,
            })
            .collect();
        let (by, lost) = (self.joined(operator, kept), self.joined(inner, &gone));
        if lost == by {
            return "Beside its complement, a marked part changes nothing; leave it out.".to_owned();
        }
        format!("Beside {by}, {lost} changes nothing in {}; leave it out.", self.name(old))
    }

    fn distributive(&self, way: Way, changed: &[(usize, Vec<Tree>)]) -> String {
        let operator = self.operator();
        match way {
            Way::Forward => {
                let parts: Vec<Tree> = changed.iter().map(|(at, _)| self.old(*at)).collect();
                let parts = if parts.len() > 1 { parts } else { self.forest.below(self.tree).to_vec() };
                let is_sum = |tree: &&Tree| matches!(self.forest.shape(**tree), Shape::Chain(own, _) if *own != operator);
                let sums: Vec<Tree> = parts.iter().filter(is_sum).copied().collect();
                let others: Vec<Tree> = parts.iter().filter(|tree| !is_sum(tree)).copied().collect();
                let verb = if operator == And { "Multiply" } else { "Add" };
                match (&sums[..], &others[..]) {
                    ([sum], [_, ..]) => {
                        let (x, sum) = (self.joined(operator, &others), self.name(*sum));
                        let each = if operator == And { "each term" } else { "each factor" };
                        if x == sum {
                            format!("{verb} one marked part into the other.")
                        } else if operator == And {
                            format!("Multiply {x} with {each} of {sum}.")
                        } else {
                            format!("Add {x} to {each} of {sum}.")
                        }
                    }
                    _ if operator == And => "Multiply the two sums out.".to_owned(),
                    _ => "Spread one marked part over the other.".to_owned(),
                }
            }
            Way::Back => self.taken_out(operator, changed),
        }
    }

    fn taken_out(&self, operator: BinaryOperator, changed: &[(usize, Vec<Tree>)]) -> String {
        let inner = if operator == Or { And } else { Or };
        let Some(made) = changed.first().and_then(|(_, new)| new.first()) else {
            return "Take the common part out.".to_owned();
        };
        let factors = self.forest.operands(inner, made);
        let olds: Vec<Tree> = changed.iter().map(|(at, _)| self.old(*at)).collect();
        let first = self.forest.operands(inner, olds.first().unwrap_or(made));
        self.forest.pay(2 * factors.len() * first.len());
        let common: Vec<Tree> = factors
            .iter()
            .copied()
            .filter(|&factor| first.iter().any(|&own| self.forest.are_alike(own, factor)))
            .collect();
        let noun = if operator == Or { "terms" } else { "factors" };
        if common.is_empty() {
            return "These terms are two sums multiplied out; write the product of the two.".to_owned();
        }
        let count = match olds.len() {
            2 => "both".to_owned(),
            more => format!("all {more}"),
        };
        format!("{} is common to {count} {noun}; take it out.", self.joined(inner, &common))
    }
}

fn capitalized(sentence: String) -> String {
    match sentence.strip_prefix("the ") {
        Some(rest) => format!("The {rest}"),
        None => sentence,
    }
}
