//! X.(Y+Z) → X.Y+X.Z, (A+B).(C+D) → A.C+A.D+B.C+B.D, and the same with the signs exchanged.

use super::bag;
use super::grove::{Grove, Like, Shape, Sign};

/// Whether `open` is `closed` with one sum opened over all other operands, or with two sums opened in full.
pub(super) fn opens(grove: &mut Grove, closed: Like, open: Like) -> bool {
    let (Shape::Chain(sign, operands), Shape::Chain(outer, products)) =
        (grove.shape(closed).clone(), grove.shape(open).clone())
    else {
        return false;
    };
    if sign.dual() != Some(outer) {
        return false;
    }
    one_sum(grove, sign, &operands, &products) || two_sums(grove, sign, &operands, &products)
}

/// The first product holds every operand but the sum that was opened, which is how the sum is found.
fn one_sum(grove: &mut Grove, sign: Sign, operands: &[Like], products: &[Like]) -> bool {
    let Some(outer) = sign.dual() else { return false };
    let factors = grove.operands(sign, &products[0]);
    let kept: Vec<Like> = bag::common(operands, factors);
    let Some(sum) = bag::only_other(operands, &kept) else { return false };
    let terms = grove.operands(outer, &sum).to_vec();
    // No more is built than is there.
    let size = kept.len().saturating_mul(terms.len()).saturating_add(factors_of(grove, sign, &terms));
    terms.len() == products.len()
        && factors_of(grove, sign, products) == size
        && products_are(grove, sign, products, terms.iter().map(|&term| [kept.as_slice(), &[term]].concat()))
}

fn two_sums(grove: &mut Grove, sign: Sign, operands: &[Like], products: &[Like]) -> bool {
    let (Some(outer), &[one, other]) = (sign.dual(), operands) else { return false };
    let (left, right) = (grove.operands(outer, &one).to_vec(), grove.operands(outer, &other).to_vec());
    let size = (factors_of(grove, sign, &left).saturating_mul(right.len()))
        .saturating_add(factors_of(grove, sign, &right).saturating_mul(left.len()));
    let pairs = left.iter().flat_map(|&one| right.iter().map(move |&other| vec![one, other]));
    left.len() > 1
        && right.len() > 1
        && left.len().saturating_mul(right.len()) == products.len()
        && factors_of(grove, sign, products) == size
        && products_are(grove, sign, products, pairs)
}

fn factors_of(grove: &Grove, sign: Sign, products: &[Like]) -> usize {
    products.iter().map(|product| grove.operands(sign, product).len()).sum()
}

fn products_are(
    grove: &mut Grove,
    sign: Sign,
    products: &[Like],
    expected: impl Iterator<Item = Vec<Like>>,
) -> bool {
    let mut built: Vec<Like> = expected.map(|factors| grove.chain(sign, factors)).collect();
    built.sort_unstable();
    built == products
}
