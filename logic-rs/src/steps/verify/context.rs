//! The context of a law's operands: the rest of the line, which a step must not change.

use super::grove::{Grove, Like};
use super::line::{Kind, Line};
use super::place::Place;

/// The whole line with a hole instead of the side, up to the order of operands.
pub(super) fn around(grove: &mut Grove, line: &Line<'_>, place: &Place) -> Like {
    let mut around = grove.hole();
    if let Some(owner) = place.owner {
        around = with_hole(grove, line, owner, &place.selected, around);
    }
    for &(node, index) in place.above.iter().rev() {
        around = with_hole(grove, line, node, &[index], around);
    }
    around
}

/// A bar or a chain with `hole` instead of some operands.
fn with_hole(grove: &mut Grove, line: &Line<'_>, node: usize, selected: &[usize], hole: Like) -> Like {
    match line.node(node).kind {
        Kind::Chain(sign, _) => {
            let left = line.unselected(node, selected).map(|operand| line.like(operand));
            grove.chain(sign, left.chain([hole]))
        }
        Kind::Not(_) | Kind::Constant(_) | Kind::Variable(_) => grove.not(hole),
    }
}
