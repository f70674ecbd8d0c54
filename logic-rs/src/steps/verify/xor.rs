//! X^Y → X.Y'+X'.Y, its complement, and the laws of constants and equal parts: X^0 → X, X^1 → X', X^X → 0, X^X' → 1.

use super::bag;
use super::grove::{Grove, Like, Shape, Sign};

/// Whether `after` is `before` with its XOR written out: an XOR of two operands, or a longer chain taken as two groups.
pub(super) fn opens(grove: &mut Grove, before: Like, after: Like, is_whole: bool) -> bool {
    let operands = grove.operands(Sign::Xor, &before).to_vec();
    if let [x, y] = operands[..] {
        return opened(grove, x, y) == after;
    }
    let products = match grove.shape(after) {
        Shape::Chain(Sign::Or, products) if is_whole && products.len() == 2 => products.to_vec(),
        _ => return false,
    };
    products.iter().any(|product| {
        // Try each complemented factor of X.Y' as Y'.
        let factors = grove.operands(Sign::And, product).to_vec();
        factors.iter().any(|&factor| {
            let Some(y) = grove.below_bar(factor) else { return false };
            if !grove.work.pay(2 * operands.len()) {
                return false;
            }
            let x = bag::without(&operands, grove.operands(Sign::Xor, &y)).filter(|x| !x.is_empty());
            x.is_some_and(|x| {
                let x = grove.chain(Sign::Xor, x);
                opened(grove, x, y) == after
            })
        })
    })
}

fn opened(grove: &mut Grove, x: Like, y: Like) -> Like {
    let (not_x, not_y) = (grove.not(x), grove.not(y));
    let products = [grove.chain(Sign::And, [x, not_y]), grove.chain(Sign::And, [not_x, y])];
    grove.chain(Sign::Or, products)
}

/// (X^Y)' → X.Y+X'.Y', which no derivation of a sum uses.
pub(super) fn opens_equality(grove: &mut Grove, before: Like, after: Like) -> bool {
    let Some(below) = grove.below_bar(before) else { return false };
    let [x, y] = grove.operands(Sign::Xor, &below)[..] else { return false };
    let (not_x, not_y) = (grove.not(x), grove.not(y));
    let products = [grove.chain(Sign::And, [x, y]), grove.chain(Sign::And, [not_x, not_y])];
    grove.chain(Sign::Or, products) == after
}

/// Whether a law of constants or equal parts makes `after` from `before`; X may be several operands.
pub(super) fn shortens(grove: &mut Grove, before: Like, after: Like) -> bool {
    let (zero, one) = (grove.constant(false), grove.constant(true));
    let operands = grove.operands(Sign::Xor, &before);
    let without_x = |x: Like| bag::only_other(operands, grove.operands(Sign::Xor, &x));
    let are_pairs = || operands.len().is_multiple_of(2) && operands.chunks(2).all(|pair| pair[0] == pair[1]);
    let are_complements = || {
        operands.iter().any(|&barred| {
            let is_paid = grove.work.pay(2 * operands.len());
            is_paid && grove.below_bar(barred).is_some_and(|x| without_x(x) == Some(barred))
        })
    };
    operands.len() > 1
        && (without_x(after) == Some(zero)
            || grove.below_bar(after).is_some_and(|x| without_x(x) == Some(one))
            || (after == zero && are_pairs())
            || (after == one && are_complements()))
}
