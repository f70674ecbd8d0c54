//! The laws: whether a law makes one side from another. Sides are compared by their likeness, so the order of operands
//! does not matter at any level.

use super::consensus;
use super::distribution;
use super::grove::{Grove, Like, Shape, Sign};
use super::{bag, xor};
use crate::steps::StepType;

/// The two sides of a law in one step, and the operands around them.
pub(super) struct Use {
    pub(super) before: Like,
    pub(super) after: Like,
    /// If `before` is some operands of a chain, the other operands of that chain, ascending; else empty.
    pub(super) others: Vec<Like>,
    /// Whether `before` is a whole expression and not some operands of a chain.
    pub(super) is_whole: bool,
}

/// Whether the law makes `after` from `before`, forwards, or backwards if the law may be used backwards under this
/// name.
pub(super) fn fits(grove: &mut Grove, law: StepType, used: &Use) -> bool {
    let &Use { before, after, is_whole, .. } = used;
    let both_ways = |grove: &mut Grove, law: fn(&mut Grove, Sign, Like, Like) -> bool, sign| {
        law(grove, sign, before, after) || law(grove, sign, after, before)
    };
    match law {
        StepType::Corrected | StepType::RemovedRedundantBrackets => false,
        StepType::DoubleNegation => {
            grove.below_bar(before).and_then(|below| grove.below_bar(below)) == Some(after)
        }
        StepType::BasicNot => basic_not(grove, before, after),
        StepType::XorGate => {
            xor::opens(grove, before, after, is_whole) || xor::shortens(grove, before, after)
        }
        StepType::DeMorgan => de_morgan(grove, before, after),
        StepType::ReversedDeMorgan => de_morgan(grove, after, before),
        StepType::Distributive => distribution::opens(grove, before, after),
        StepType::ReversedDistributive => distribution::takes_out(grove, before, after),
        StepType::OrIdempotent => idempotent(grove, Sign::Or, used),
        StepType::AndIdempotent => idempotent(grove, Sign::And, used),
        StepType::OrAnnulment => is_whole && annulment(grove, Sign::Or, before, after),
        StepType::AndAnnulment => is_whole && annulment(grove, Sign::And, before, after),
        StepType::OrIdentity => both_ways(grove, identity, Sign::Or),
        StepType::AndIdentity => both_ways(grove, identity, Sign::And),
        StepType::OrComplement => both_ways(grove, complement, Sign::Or),
        StepType::AndComplement => both_ways(grove, complement, Sign::And),
        StepType::OrAbsorptive => absorption(grove, Sign::Or, before, after),
        StepType::AndAbsorptive => absorption(grove, Sign::And, before, after),
        StepType::OrRedundancy => redundancy(grove, Sign::Or, before, after),
        StepType::AndRedundancy => redundancy(grove, Sign::And, before, after),
        StepType::Consensus => [Sign::Or, Sign::And].into_iter().any(|sign| {
            consensus::drops(grove, sign, before, after) || consensus::drops(grove, sign, after, before)
        }),
    }
}

/// Whether the law writes out a complemented XOR, in either direction.
pub(super) fn fits_equality(grove: &mut Grove, law: StepType, one: Like, other: Like) -> bool {
    law == StepType::XorGate
        && (xor::opens_equality(grove, one, other) || xor::opens_equality(grove, other, one))
}

/// The constant that annuls a chain: 1 in a sum, 0 in a product.
fn annuller(sign: Sign) -> bool {
    sign == Sign::Or
}

/// 0' → 1, 1' → 0
fn basic_not(grove: &mut Grove, before: Like, after: Like) -> bool {
    let Some(Shape::Constant(value)) = grove.below_bar(before).map(|below| grove.shape(below).clone()) else {
        return false;
    };
    grove.constant(!value) == after
}

/// (X+Y)' → X'.Y', (X.Y)' → X'+Y'
fn de_morgan(grove: &mut Grove, before: Like, after: Like) -> bool {
    let (Some(below), Shape::Chain(sign, operands)) = (grove.below_bar(before), grove.shape(after).clone())
    else {
        return false;
    };
    let below_bars: Option<Vec<Like>> = operands.iter().map(|&operand| grove.below_bar(operand)).collect();
    match (sign.dual(), below_bars) {
        (Some(dual), Some(operands)) => grove.chain(dual, operands) == below,
        _ => false,
    }
}

/// X+X → X of all copies of X, and X → X+X
fn idempotent(grove: &mut Grove, sign: Sign, used: &Use) -> bool {
    let times = |grove: &Grove, x: &Like, many: &Like| {
        let (x, many) = (grove.operands(sign, x), grove.operands(sign, many));
        let times = many.len() / x.len();
        let is_times = many.len() == times * x.len()
            && many.chunks(times.max(1)).zip(x).all(|(copies, x)| copies.iter().all(|copy| copy == x));
        if is_times { times } else { 0 }
    };
    let is_left_over = bag::without(&used.others, grove.operands(sign, &used.after)).is_some();
    (times(grove, &used.after, &used.before) > 1 && !is_left_over)
        || times(grove, &used.before, &used.after) == 2
}

/// X+1 → 1, X.0 → 0
fn annulment(grove: &mut Grove, sign: Sign, before: Like, after: Like) -> bool {
    let constant = grove.constant(annuller(sign));
    let operands = grove.operands(sign, &before);
    after == constant && operands.len() > 1 && operands.contains(&constant)
}

/// X+0 → X, X.1 → X
fn identity(grove: &mut Grove, sign: Sign, before: Like, after: Like) -> bool {
    let constant = grove.constant(!annuller(sign));
    bag::only_other(grove.operands(sign, &before), grove.operands(sign, &after)) == Some(constant)
}

/// X+X' → 1, X.X' → 0
fn complement(grove: &mut Grove, sign: Sign, before: Like, after: Like) -> bool {
    if after != grove.constant(annuller(sign)) {
        return false;
    }
    let operands = grove.operands(sign, &before);
    operands.iter().any(|&barred| {
        grove.below_bar(barred).is_some_and(|x| {
            let x = grove.operands(sign, &x);
            x.len() + 1 == operands.len()
                && grove.work.pay(2 * operands.len())
                && bag::only_other(operands, x) == Some(barred)
        })
    })
}

/// X+X.Y → X, X.(X+Y) → X
fn absorption(grove: &mut Grove, sign: Sign, before: Like, after: Like) -> bool {
    let Some(dual) = sign.dual() else { return false };
    let absorbed = bag::only_other(grove.operands(sign, &before), grove.operands(sign, &after));
    absorbed.is_some_and(|absorbed| {
        let rest = bag::without(grove.operands(dual, &absorbed), grove.operands(dual, &after));
        rest.is_some_and(|rest| !rest.is_empty())
    })
}

/// X+X'.Y → X+Y, X.(X'+Y) → X.Y
fn redundancy(grove: &mut Grove, sign: Sign, before: Like, after: Like) -> bool {
    let Some(dual) = sign.dual() else { return false };
    let operands = grove.operands(sign, &before).to_vec();
    let kept = bag::common(&operands, grove.operands(sign, &after));
    let Some(product) = bag::only_other(&operands, &kept).filter(|_| !kept.is_empty()) else { return false };
    let x = grove.chain(sign, kept);
    let complements = [Some(grove.not(x)), grove.below_bar(x)];
    complements.into_iter().flatten().any(|not_x| {
        let rest = bag::without(grove.operands(dual, &product), grove.operands(dual, &not_x));
        rest.filter(|rest| !rest.is_empty()).is_some_and(|rest| {
            let y = grove.chain(dual, rest);
            grove.chain(sign, [x, y]) == after
        })
    })
}
