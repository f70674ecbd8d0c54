//! How plain a law is: the weight of its use in a line, at one place or at several.

use super::forest::{Forest, Shape, Tree};
use super::law::{Law, Move, Way};
use crate::expr::BinaryOperator::Or;

/// A chain is no heavier than this: three rounds of the heaviest kind.
pub(super) const WEIGHT_MAX: u32 = 7_000;
/// The weight of X.Y+X.Y' = X, which is one thought by three laws.
pub(super) const COMBINED: u32 = 1_600;
/// A copy of a term costs next to nothing.
pub(super) const COPY: u32 = 100;
/// No round weighs less.
pub(super) const LEAST_WEIGHT: u32 = COPY;
/// A chain of this weight at most is one plain law, and no other is looked for.
pub(super) const ONE_LAW_MAX: u32 = 1_320;
/// What a law weighs more at a place where the two lines are alike.
pub(super) const AWAY: u32 = 300;

/// What a law weighs more that brings something in from nowhere, such as 0 for X.X': to follow it is easy, to find it is not.
const BRINGS_IN: u32 = 1_000;
/// What each place of a law weighs besides the law.
pub(super) const PLACE: u32 = 100;
/// The same where derivations of a sum are compared: a step more must save nearly four laws, so that textbook exercises take no more
/// steps than a teacher.
pub(super) const PLACE_OF_SUM: u32 = 3_800;
/// A derivation of this weight at most is one plain law at one place.
pub(super) const ONE_IDEA_MAX: u32 = ONE_LAW_MAX + PLACE;

/// The weight of a derivation's moves, each with its line and whether its law is read from right to left. Neighbouring uses of one law
/// are one idea, which weighs as much as the law.
pub(super) fn of_ideas<'a>(
    forest: &Forest,
    moves: impl IntoIterator<Item = (Tree, &'a Move, bool)>,
    place: u32,
) -> u32 {
    let (mut weight, mut last) = (0, None);
    for (line, by, is_reversed) in moves {
        forest.pay(2 + by.place.len());
        let idea = (Kind::of(forest, forest.at(line, &by.place), by.law), is_reversed);
        if last != Some(idea) {
            weight += idea.0.weight(is_reversed) + if brings_in(by.law, is_reversed) { BRINGS_IN } else { 0 };
            last = Some(idea);
        }
        weight += place;
    }
    weight
}

fn brings_in(law: Law, is_reversed: bool) -> bool {
    match law {
        Law::Identity(_, way) | Law::Complement(_, way) => (way == Way::Back) != is_reversed,
        Law::BasicNot | Law::Annulment(_) | Law::Absorptive(_) | Law::Redundancy(_) => is_reversed,
        _ => false,
    }
}

/// A law as it is named, whatever its operator; and its direction, where the law has two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    DoubleNegation,
    BasicNot,
    Xor,
    DeMorgan(Way),
    /// X.(Y+Z) = X.Y+X.Z; forward from left to right.
    Distributive(Way),
    /// X+Y.Z = (X+Y).(X+Z); forward from left to right.
    DualDistributive(Way),
    Idempotent(Way),
    Annulment,
    Identity(Way),
    Complement(Way),
    Absorptive,
    Redundancy,
    Consensus(Way),
}

impl Kind {
    /// Of a law that is used at the top of a tree.
    pub(super) fn of(forest: &Forest, tree: Tree, law: Law) -> Self {
        match law {
            Law::DoubleNegation => Self::DoubleNegation,
            Law::BasicNot => Self::BasicNot,
            Law::XorGate | Law::XorConstant(_) | Law::XorPair(_) => Self::Xor,
            Law::DeMorgan(way) => Self::DeMorgan(way),
            Law::Distributive(way) => {
                let is_sum = matches!(forest.shape(tree), Shape::Chain(Or, _));
                // A product is written out, and a sum is factored; the dual law does the opposite.
                if is_sum == (way == Way::Back) {
                    Self::Distributive(way)
                } else {
                    Self::DualDistributive(way)
                }
            }
            Law::Idempotent(_, way) => Self::Idempotent(way),
            Law::Annulment(_) => Self::Annulment,
            Law::Identity(_, way) => Self::Identity(way),
            Law::Complement(_, way) => Self::Complement(way),
            Law::Absorptive(_) => Self::Absorptive,
            Law::Redundancy(_) => Self::Redundancy,
            Law::Consensus(way) => Self::Consensus(way),
        }
    }

    /// Whether the law adds to a line what was not there.
    pub(super) fn grows(self) -> bool {
        matches!(
            self,
            Self::Identity(Way::Back)
                | Self::Complement(Way::Back)
                | Self::Idempotent(Way::Back)
                | Self::Consensus(Way::Back)
        )
    }

    /// The weight of a use of the law. Redundancy and Consensus weigh as much as two plainer laws and a half, so that they are named
    /// only where no plainer reason has at most one law more. No two kinds weigh the same, so that the order of operands does not
    /// decide between two reasons.
    pub(super) fn weight(self, is_reversed: bool) -> u32 {
        let read = |way: Way| if is_reversed { way.other() } else { way };
        let simplifies = !is_reversed;
        match self {
            Self::Identity(way) => by_way(read(way), 1_000, 1_010),
            Self::Complement(way) => by_way(read(way), 1_001, 1_012),
            // A copy that was given already in the later line costs next to nothing; one that is written to try is a step.
            Self::Idempotent(Way::Forward) => {
                if simplifies {
                    1_002
                } else {
                    COPY
                }
            }
            Self::Idempotent(Way::Back) => 1_013,
            Self::Annulment => {
                if simplifies {
                    999
                } else {
                    1_250
                }
            }
            Self::DoubleNegation => {
                if simplifies {
                    1_004
                } else {
                    1_100
                }
            }
            Self::BasicNot => {
                if simplifies {
                    1_005
                } else {
                    1_200
                }
            }
            Self::DeMorgan(way) => by_way(read(way), 1_006, 1_060),
            Self::Xor => {
                if simplifies {
                    1_007
                } else {
                    1_050
                }
            }
            Self::Distributive(way) => by_way(read(way), 1_008, 1_009),
            Self::Absorptive => {
                if simplifies {
                    1_011
                } else {
                    1_210
                }
            }
            Self::DualDistributive(way) => by_way(read(way), 1_300, 1_110),
            Self::Redundancy => {
                if simplifies {
                    2_500
                } else {
                    2_600
                }
            }
            Self::Consensus(way) => by_way(read(way), 2_501, 2_601),
        }
    }
}

fn by_way(way: Way, forward: u32, back: u32) -> u32 {
    match way {
        Way::Forward => forward,
        Way::Back => back,
    }
}
