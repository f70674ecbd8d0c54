//! The laws of boolean algebra that a derivation uses, and the change that a step by one of them makes in a line.

use super::forest::{Forest, Shape, Tree};
use super::step::StepType;
use crate::expr::BinaryOperator;

/// A law and, if it can be used in both directions, the direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Law {
    /// X'' → X
    DoubleNegation,
    /// 0' → 1, 1' → 0
    BasicNot,
    /// X^Y → X.Y'+X'.Y
    XorGate,
    /// X^0 → X, X^1 → X'; the value is the constant on the left.
    XorConstant(bool),
    /// X^X → 0, X^X' → 1; the value is the constant on the right.
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
    /// Whether the law only makes a line shorter. Such laws are used before laws that copy operands.
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

    /// The API's name for the law.
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

/// The direction in which a law is used. Forward goes from the left to the right side, as [`Law`] writes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Way {
    Forward,
    Back,
}

impl Way {
    pub(super) fn other(self) -> Self {
        match self {
            Self::Forward => Self::Back,
            Self::Back => Self::Forward,
        }
    }
}

/// The use of a law at one position in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Move {
    pub(super) law: Law,
    /// The position: from the top of the line down, the index of the operand to enter at each level. Empty for the top.
    pub(super) place: Vec<usize>,
    pub(super) change: Change,
}

/// The change of the tree at a move's position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Change {
    /// This tree replaces it.
    Whole(Tree),
    /// For a chain: each operand that the law involves, by ascending index, with the operands that replace it. The
    /// other operands stay.
    Operands(Vec<(usize, Vec<Tree>)>),
}

/// A part of a line: the whole tree at a position, or some operands of the chain at that position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Part {
    /// The position, as in [`Move::place`].
    pub(super) place: Vec<usize>,
    /// The indices of the operands, ascending; empty for the whole tree.
    pub(super) operands: Vec<usize>,
}

impl Move {
    /// The cost of the move in the choice of a path: 1, and 1 more for the three moves that are harder to follow than a
    /// path with one step more: adding a consensus, De Morgan's law backwards, and distributing a sum over a product.
    pub(super) fn cost(&self, forest: &Forest, line: Tree) -> u32 {
        let is_detour = match self.law {
            Law::Consensus(Way::Back) | Law::DeMorgan(Way::Back) => true,
            Law::Distributive(Way::Forward) => {
                forest.pay(self.place.len());
                let tree = forest.at(line, &self.place);
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

    /// The part of the line that the law is applied to.
    pub(super) fn before(&self) -> Part {
        let operands = match &self.change {
            Change::Whole(_) => Vec::new(),
            Change::Operands(changed) => changed.iter().map(|(at, _)| *at).collect(),
        };
        Part { place: self.place.clone(), operands }
    }

    /// The line after the move, and the part of it that the law has made.
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
                    // A.B.(A.B)'' becomes A.B.A.B. Sorting would give A.A.B.B and tear the two copies of A.B apart.
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
    /// Turns a part of `tree` into a part of the chain that has the tree as its operand with this index. If the tree is
    /// a chain of the same operator, its operands become operands of the outer chain, from that index on.
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

/// Whether at least two different operands each occur more than once.
fn repeats_two(operands: &[Tree]) -> bool {
    let mut sorted = operands.to_vec();
    sorted.sort_unstable();
    sorted.chunk_by(|one, next| one == next).filter(|copies| copies.len() > 1).count() > 1
}

/// Sorts the factors of a product by variable if they have just become literals only, and adjusts the part, which is
/// some of the factors or is inside one of them.
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

/// For each operand of a tree, its index in another tree that is alike.
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
    /// The tree after the change, and the indices of the operands that the law has made; no index if it has made the
    /// whole tree.
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
