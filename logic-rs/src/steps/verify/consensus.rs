//! X.Y+X'.Z+Y.Z → X.Y+X'.Z, (X+Y).(X'+Z).(Y+Z) → (X+Y).(X'+Z)

use super::bag;
use super::grove::{Grove, Like, Sign};

/// Whether `after` is `before` without the consensus of the two operands that are left.
pub(super) fn drops(grove: &Grove, sign: Sign, before: Like, after: Like) -> bool {
    let (Some(dual), &[one, other]) = (sign.dual(), grove.operands(sign, &after)) else { return false };
    let Some(dropped) = bag::only_other(grove.operands(sign, &before), &[one, other]) else { return false };
    let [one, other, dropped] = [&one, &other, &dropped].map(|like| grove.operands(dual, like));
    has_consensus(grove, dual, one, other, dropped) || has_consensus(grove, dual, other, one, dropped)
}

/// Whether `with_x` is X.Y, `with_not_x` is X'.Z, and `dropped` is Y.Z with each common factor once. X' must be X with
/// one bar more.
fn has_consensus(grove: &Grove, dual: Sign, with_x: &[Like], with_not_x: &[Like], dropped: &[Like]) -> bool {
    with_not_x.iter().any(|&not_x| {
        let Some(x) = grove.below_bar(not_x) else { return false };
        let x = grove.operands(dual, &x);
        grove.work.pay(8 + x.len());
        if x.len() >= with_x.len() || x.iter().any(|factor| with_x.binary_search(factor).is_err()) {
            return false;
        }
        if !grove.work.pay(4 * (with_x.len() + with_not_x.len())) {
            return false;
        }
        let (Some(y), Some(z)) = (bag::without(with_x, x), bag::without(with_not_x, &[not_x])) else {
            return false;
        };
        !y.is_empty() && !z.is_empty() && y != z && bag::union(&y, &z) == dropped
    })
}
