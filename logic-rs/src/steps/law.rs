//! The laws of boolean algebra by which a derivation goes on, and what a step by one of them changes in a line.

use super::forest::{Forest, Shape, Tree};
use super::step::StepType;
use crate::expr::BinaryOperator;

/// A law and, where it can be used both ways, which way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Law {
    /// X'' → X
    DoubleNegation,
    /// 0' → 1, 1' → 0
    BasicNot,
    /// X^Y → X.Y'+X'.Y
    XorGate,
    /// X^0 → X, X^1 → X', by the constant.
    XorConstant(bool),
    /// X^X → 0, X^X' → 1, by the constant.
    XorPair(bool),
    /// (X+Y)' → X'.Y', (X.Y)' → X'+Y'
    DeMorgan(Way),
    /// X.(Y+Z) → X.Y+X.Z, X+Y.Z → (X+Y).(X+Z)
    Distributive(Way),
    /// X+X → X, X.X → X
    Idempotent(BinaryOperator, Way),
    /// X+1 → 1, X.0 → 0
    Annulment(BinaryOperator),
    /// X+0 → X, X.1 → X
    Identity(BinaryOperator, Way),
    /// X+X' → 1, X.X' → 0
    Complement(BinaryOperator, Way),
    /// X+X.Y → X, X.(X+Y) → X
    Absorptive(BinaryOperator),
    /// X+X'.Y → X+Y, X.(X'+Y) → X.Y
    Redundancy(BinaryOperator),
    /// X.Y+X'.Z+Y.Z → X.Y+X'.Z, (X+Y).(X'+Z).(Y+Z) → (X+Y).(X'+Z)
    Consensus(Way),
}

impl Law {
    /// Whether the law only makes a line shorter, so that it comes before those that copy operands.
    pub(super) fn cleans(self) -> bool {
        matches!(
            self,
            Self::DoubleNegation
                | Self::BasicNot
                | Self::XorConstant(_)
                | Self::XorPair(_)
                | Self::Annulment(_)
                | Self::Absorptive(_)
                | Self::Idempotent(_, Way::Forward)
                | Self::Identity(_, Way::Forward)
                | Self::Complement(_, Way::Forward)
        )
    }

    /// The name that the API has for it.
    pub(super) fn step_type(self) -> StepType {
        use StepType as T;
        let of = |operator, or, and| if operator == BinaryOperator::Or { or } else { and };
        match self {
            Self::DoubleNegation => T::DoubleNegation,
            Self::BasicNot => T::BasicNot,
            Self::XorGate | Self::XorConstant(_) | Self::XorPair(_) => T::XorGate,
            Self::DeMorgan(Way::Forward) => T::DeMorgan,
            Self::DeMorgan(Way::Back) => T::ReversedDeMorgan,
            Self::Distributive(Way::Forward) => T::Distributive,
            Self::Distributive(Way::Back) => T::ReversedDistributive,
            Self::Idempotent(operator, _) => of(operator, T::OrIdempotent, T::AndIdempotent),
            Self::Annulment(operator) => of(operator, T::OrAnnulment, T::AndAnnulment),
            Self::Identity(operator, _) => of(operator, T::OrIdentity, T::AndIdentity),
            Self::Complement(operator, _) => of(operator, T::OrComplement, T::AndComplement),
            Self::Absorptive(operator) => of(operator, T::OrAbsorptive, T::AndAbsorptive),
            Self::Redundancy(operator) => of(operator, T::OrRedundancy, T::AndRedundancy),
            Self::Consensus(_) => T::Consensus,
        }
    }
}

/// From the left side of a law to the right one, as [`Law`] writes them, or back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Way {
    Forward,
    Back,
}

/// A law at one place of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Move {
    pub(super) law: Law,
    /// From the top of the line, which operand to go down to, again and again. Empty for the top itself.
    pub(super) place: Vec<usize>,
    pub(super) change: Change,
}

/// What happens to the tree at a move's place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Change {
    /// It becomes this one.
    Whole(Tree),
    /// Of a chain: each of the law's operands, by its index and ascending, and what stands there afterwards. The other
    /// operands are untouched.
    Operands(Vec<(usize, Vec<Tree>)>),
}

/// Some operands of a line: the top of the tree at a place, or operands of the chain there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Part {
    /// From the top of the line, which operand to go down to, again and again.
    pub(super) place: Vec<usize>,
    /// Ascending; none for the whole tree at the place.
    pub(super) operands: Vec<usize>,
}

impl Move {
    /// What the move counts as in the choice of a path: one step, and one more where a plainer way is worth a step. Such are
    /// an added consensus, a bar that goes out, and a sum that is spread over a product.
    pub(super) fn cost(&self, forest: &Forest, line: Tree) -> u32 {
        let is_detour = match self.law {
            Law::Consensus(Way::Back) | Law::DeMorgan(Way::Back) => true,
            Law::Distributive(Way::Forward) => {
                forest.pay(self.place.len());
                let tree = super::path::at(forest, line, &self.place);
                matches!(forest.shape(tree), Shape::Chain(BinaryOperator::Or, _))
            }
            _ => false,
        };
        1 + u32::from(is_detour)
    }

    /// The line after the move.
    pub(super) fn applied(&self, forest: &mut Forest, line: Tree) -> Tree {
        self.applied_at(forest, line).0
    }

    /// What the law is applied to.
    pub(super) fn before(&self) -> Part {
        let operands = match &self.change {
            Change::Whole(_) => Vec::new(),
            Change::Operands(changed) => changed.iter().map(|(at, _)| *at).collect(),
        };
        Part { place: self.place.clone(), operands }
    }

    /// The line after the move, and what the law has made in it.
    pub(super) fn applied_at(&self, forest: &mut Forest, line: Tree) -> (Tree, Part) {
        forest.pay(4 * self.place.len());
        let mut around = Vec::with_capacity(self.place.len());
        let mut tree = line;
        for &index in &self.place {
            around.push(tree);
            tree = forest.below(tree)[index];
        }
        let (mut changed, operands) = self.change.applied(forest, tree);
        let mut part = Part { place: Vec::new(), operands };
        for (outer, &index) in around.into_iter().zip(&self.place).rev() {
            changed = match forest.shape(outer).clone() {
                Shape::Not(_) => {
                    part.place.insert(0, 0);
                    forest.not(changed)
                }
                Shape::Chain(operator, operands) => {
                    part.enter(forest, operator, changed, index);
                    forest.pay(operands.len());
                    let mut now = operands[..index].to_vec();
                    now.extend_from_slice(forest.operands(operator, &changed));
                    now.extend_from_slice(&operands[index + 1..]);
                    // In A.B.(A.B)'', which becomes A.B.A.B, one factor is there twice.
                    let are_torn = part.place.is_empty() && repeats_two(&now);
                    if operator == BinaryOperator::And && !are_torn {
                        put_in_order(forest, &operands, &mut now, &mut part);
                    }
                    forest.chain(operator, &now)
                }
                Shape::Constant(_) | Shape::Variable(_) => unreachable!("a leaf has no operands"),
            };
        }
        (changed, part)
    }
}

impl Part {
    /// Counts from the top of the chain that the tree, of which this is a part, becomes an operand of; a chain of the same
    /// operator becomes some operands of it.
    fn enter(&mut self, forest: &Forest, operator: BinaryOperator, tree: Tree, index: usize) {
        match forest.shape(tree) {
            Shape::Chain(own, operands) if *own == operator => match self.place.first_mut() {
                Some(first) => *first += index,
                None if self.operands.is_empty() => self.operands = (index..index + operands.len()).collect(),
                None => self.operands.iter_mut().for_each(|operand| *operand += index),
            },
            _ => self.place.insert(0, index),
        }
    }
}

/// Whether two different operands are there more than once.
fn repeats_two(operands: &[Tree]) -> bool {
    let mut sorted = operands.to_vec();
    sorted.sort_unstable();
    sorted.chunk_by(|one, next| one == next).filter(|copies| copies.len() > 1).count() > 1
}

/// Puts a product in variable order that has become one of literals only. The part is some of its operands or inside one.
fn put_in_order(forest: &Forest, old: &[Tree], now: &mut Vec<Tree>, part: &mut Part) {
    if !forest.pay(4 * old.len()) || old.iter().all(|&factor| forest.variable_below(factor).is_some()) {
        return;
    }
    let Some(order) = forest.variable_order(now) else { return };
    if !forest.pay(2 * now.len() * (1 + part.operands.len())) {
        return;
    }
    *now = order.iter().map(|&at| now[at]).collect();
    match part.place.first_mut() {
        Some(first) => *first = order.iter().position(|at| at == first).unwrap_or(*first),
        None => {
            let operands = std::mem::take(&mut part.operands);
            part.operands = (0..order.len()).filter(|&at| operands.contains(&order[at])).collect();
        }
    }
}

impl Part {
    /// The same part in a line that has the operands in another order.
    pub(super) fn moved(self, forest: &Forest, from: Tree, to: Tree) -> Self {
        let (mut from, mut to) = (from, to);
        let mut place = Vec::new();
        for index in self.place {
            let at = permutation(forest, from, to)[index];
            place.push(at);
            (from, to) = (forest.below(from)[index], forest.below(to)[at]);
        }
        let mut operands = self.operands;
        if !operands.is_empty() {
            let at = permutation(forest, from, to);
            operands.iter_mut().for_each(|operand| *operand = at[*operand]);
            operands.sort_unstable();
        }
        Self { place, operands }
    }
}

/// Where each operand of a tree stands in another tree that is like it.
fn permutation(forest: &Forest, from: Tree, to: Tree) -> Vec<usize> {
    let to = forest.below(to);
    let mut taken = vec![false; to.len()];
    let count = to.len();
    let mut find = |operand: &Tree| {
        forest.pay(2 * count);
        let is_same = |at: &usize| !taken[*at] && forest.are_alike(to[*at], *operand);
        let at = (0..to.len()).find(is_same).expect("the lines differ in order only");
        taken[at] = true;
        at
    };
    forest.below(from).iter().map(&mut find).collect()
}

impl Change {
    /// The tree that stands at the place afterwards, and which of its operands the law has made; none for all of it.
    fn applied(&self, forest: &mut Forest, tree: Tree) -> (Tree, Vec<usize>) {
        let changed = match self {
            Self::Whole(changed) => return (*changed, Vec::new()),
            Self::Operands(changed) => changed,
        };
        let Shape::Chain(operator, operands) = forest.shape(tree).clone() else {
            unreachable!("only a chain has operands")
        };
        forest.pay(2 * operands.len());
        let mut left = changed.iter().peekable();
        let mut now: Vec<Tree> = Vec::with_capacity(operands.len() + 1);
        let mut part = Part { place: Vec::new(), operands: Vec::new() };
        for (index, &operand) in operands.iter().enumerate() {
            match left.next_if(|(at, _)| *at == index) {
                Some((_, new)) => {
                    for new in new {
                        let flat = forest.operands(operator, new);
                        part.operands.extend(now.len()..now.len() + flat.len());
                        now.extend_from_slice(flat);
                    }
                }
                None => now.push(operand),
            }
        }
        if now.len() == 1 {
            part.operands.clear();
        } else if operator == BinaryOperator::And {
            put_in_order(forest, &operands, &mut now, &mut part);
        }
        (forest.chain(operator, &now), part.operands)
    }
}
