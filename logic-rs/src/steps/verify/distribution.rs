//! X.(Y+Z) → X.Y+X.Z, (A+B).(C+D) → A.C+A.D+B.C+B.D, and the same with the signs exchanged.

use super::bag;
use super::grove::{Grove, Like, Shape, Sign};

/// Whether `open` is `closed` with one sum opened over all other operands, or with two sums opened in full.
pub(super) fn opens(grove: &mut Grove, closed: Like, open: Like) -> bool {
    is_distribution(grove, closed, open, false)
}

/// The same from `open` to `closed`. In this direction the rest of a product may itself be a sum, whose terms become
/// terms of the new sum: A.(B+C)+A.D → A.(B+C+D).
pub(super) fn takes_out(grove: &mut Grove, open: Like, closed: Like) -> bool {
    is_distribution(grove, closed, open, true)
}

fn is_distribution(grove: &mut Grove, closed: Like, open: Like, may_be_sums: bool) -> bool {
    let (Shape::Chain(sign, operands), Shape::Chain(outer, products)) =
        (grove.shape(closed).clone(), grove.shape(open).clone())
    else {
        return false;
    };
    sign.dual() == Some(outer)
        && (one_sum(grove, (sign, &operands), (outer, &products), may_be_sums)
            || two_sums(grove, sign, &operands, &products))
}

/// Whether `products` is `operands` with one sum distributed over all other operands. The first product has every
/// operand except the sum, so the operand that it lacks is the sum.
fn one_sum(
    grove: &mut Grove,
    (sign, operands): (Sign, &[Like]),
    (outer, products): (Sign, &[Like]),
    may_be_sums: bool,
) -> bool {
    let kept = bag::common(operands, grove.operands(sign, &products[0]));
    let Some(sum) = bag::only_other(operands, &kept) else { return false };
    if !may_be_sums && grove.operands(outer, &sum).len() != products.len() {
        return false;
    }
    let mut rests = Vec::with_capacity(products.len());
    for product in products {
        match bag::without(grove.operands(sign, product), &kept) {
            Some(rest) if !rest.is_empty() => rests.push(grove.chain(sign, rest)),
            _ => return false,
        }
    }
    grove.chain(outer, rests) == sum
}

fn two_sums(grove: &mut Grove, sign: Sign, operands: &[Like], products: &[Like]) -> bool {
    let (Some(outer), &[one, other]) = (sign.dual(), operands) else { return false };
    let (left, right) = (grove.operands(outer, &one).to_vec(), grove.operands(outer, &other).to_vec());
    let size = (factors_of(grove, sign, &left).saturating_mul(right.len()))
        .saturating_add(factors_of(grove, sign, &right).saturating_mul(left.len()));
    // The sizes are compared first, so that no more products are built than `products` has.
    let may_be = left.len() > 1
        && right.len() > 1
        && left.len().saturating_mul(right.len()) == products.len()
        && factors_of(grove, sign, products) == size;
    may_be && {
        let pairs = left.iter().flat_map(|&one| right.iter().map(move |&other| [one, other]));
        let mut built: Vec<Like> = pairs.map(|pair| grove.chain(sign, pair)).collect();
        built.sort_unstable();
        built == products
    }
}

fn factors_of(grove: &Grove, sign: Sign, products: &[Like]) -> usize {
    products.iter().map(|product| grove.operands(sign, product).len()).sum()
}
