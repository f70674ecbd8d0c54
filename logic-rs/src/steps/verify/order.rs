//! Whether a step keeps the order of operands. Operands that the law does not involve or keeps stay where they are. A
//! new operand takes the index of the first operand that it was made from. The literals of a new product are in
//! variable order.

use super::grove::{Name, Sign};
use super::line::{Kind, Line};
use super::place::Place;
use crate::steps::Work;
use rustc_hash::FxHashMap;
use std::collections::VecDeque;

/// Whether the step keeps the order. The contexts of the two sides must be alike.
pub(super) fn is_kept(before: &Line<'_>, from: &Place, after: &Line<'_>, to: &Place, work: &Work) -> bool {
    ways_keep_order(before, from, after, to)
        && owners_keep_order(before, from, after, to)
        && sides_keep_order(before, from, after, to)
        && products_are_in_order(before, from, after, to, work)
}

/// The texts of a chain's operands, and the indices of those that belong to a side.
struct Operands<'a> {
    texts: Vec<&'a str>,
    selected: &'a [usize],
}

impl<'a> Operands<'a> {
    fn of(line: &'a Line<'_>, chain: usize, selected: &'a [usize]) -> Self {
        Self { texts: line.operands(chain).iter().map(|&operand| line.written(operand)).collect(), selected }
    }
}

/// Checks the chains above the owners of the sides.
fn ways_keep_order(before: &Line<'_>, from: &Place, after: &Line<'_>, to: &Place) -> bool {
    from.above.iter().zip(&to.above).all(|(&(old, index), &(new, new_index))| {
        let at = [index];
        let olds = before.unselected(old, &at).map(|operand| before.written(operand));
        let news = after.unselected(new, &at).map(|operand| after.written(operand));
        (index == new_index && olds.eq(news)) || is_sorted_product(after, new)
    })
}

/// Checks the chain that the sides are operands of.
fn owners_keep_order(before: &Line<'_>, from: &Place, after: &Line<'_>, to: &Place) -> bool {
    let (Some(old), Some(new)) = (from.owner, to.owner) else { return true };
    if !matches!(after.node(new).kind, Kind::Chain(..)) {
        return true;
    }
    is_sorted_product(after, new)
        || became_in_order(
            &Operands::of(before, old, &from.selected),
            &Operands::of(after, new, &to.selected),
        )
}

/// Checks the operands of the sides themselves, if both sides are whole chains of one sign.
fn sides_keep_order(before: &Line<'_>, from: &Place, after: &Line<'_>, to: &Place) -> bool {
    let (Some(old), Some(new)) = (from.whole, to.whole) else { return true };
    match (&before.node(old).kind, &after.node(new).kind) {
        (Kind::Chain(sign, _), Kind::Chain(new_sign, _)) if sign == new_sign => {}
        _ => return true,
    }
    let all = |line: &Line<'_>, node| -> Vec<usize> { (0..line.operands(node).len()).collect() };
    let (olds, news) = (all(before, old), all(after, new));
    is_sorted_product(after, new)
        || became_in_order(&Operands::of(before, old, &olds), &Operands::of(after, new, &news))
}

/// Of operands with the same text, either the first or the last ones may be those that the law keeps: in
/// `A'.(A+B)+C+A`, which gives `A+B+C+A`, the last `A` is kept. If all operands are copies of one, the first is kept.
fn became_in_order(old: &Operands<'_>, now: &Operands<'_>) -> bool {
    let mut texts = old.selected.iter().map(|&index| old.texts[index]);
    let first = texts.next();
    let are_copies = texts.all(|text| Some(text) == first);
    became_in_order_from(old, now, false) || (!are_copies && became_in_order_from(old, now, true))
}

fn became_in_order_from(old: &Operands<'_>, now: &Operands<'_>, from_last: bool) -> bool {
    let mut left: FxHashMap<&str, VecDeque<usize>> = FxHashMap::default();
    for &index in old.selected {
        left.entry(old.texts[index]).or_default().push_back(index);
    }
    let mut new: Vec<&str> = Vec::new();
    let mut is_kept = vec![false; old.texts.len()];
    let mut selected = now.selected.to_vec();
    if from_last {
        selected.reverse();
    }
    for index in selected {
        let same = left.get_mut(now.texts[index]);
        match same.and_then(if from_last { VecDeque::pop_back } else { VecDeque::pop_front }) {
            Some(kept) => is_kept[kept] = true,
            None => new.push(now.texts[index]),
        }
    }
    if from_last {
        new.reverse();
    }
    let consumed = old.selected.iter().find(|&&index| !is_kept[index]);
    // If the law removes no operand, the new operands follow directly behind the first or the last of the law's
    // operands.
    let places = match consumed {
        Some(first) => [Some(first), None],
        None => [old.selected.first(), old.selected.last()],
    };
    places.into_iter().flatten().any(|&place| {
        let mut selected = old.selected.iter().peekable();
        let mut expected: Vec<&str> = Vec::with_capacity(now.texts.len());
        for (index, &text) in old.texts.iter().enumerate() {
            if selected.next_if_eq(&&index).is_none() || is_kept[index] {
                expected.push(text);
            }
            if index == place {
                expected.extend_from_slice(&new);
            }
        }
        expected == now.texts
    })
}

/// Whether a node is a product of literals only, in variable order.
fn is_sorted_product(line: &Line<'_>, node: usize) -> bool {
    literals(line, node).is_some_and(|names| names.is_sorted())
}

/// The variables of a product of literals only, each under any number of bars.
fn literals(line: &Line<'_>, node: usize) -> Option<Vec<Name>> {
    if !matches!(line.node(node).kind, Kind::Chain(Sign::And, _)) {
        return None;
    }
    let operands = line.operands(node).iter();
    operands
        .map(|&operand| {
            let mut below = operand;
            loop {
                match line.node(below).kind {
                    Kind::Variable(name) => return Some(name),
                    Kind::Not(inner) => below = inner,
                    Kind::Constant(_) | Kind::Chain(..) => return None,
                }
            }
        })
        .collect()
}

/// Whether the literals of each product in the new side are in variable order, or in the order of an old product. A
/// product in which two literals are repeated may have any order, because sorting would tear equal groups apart.
fn products_are_in_order(before: &Line<'_>, from: &Place, after: &Line<'_>, to: &Place, work: &Work) -> bool {
    let unsorted: Vec<usize> = products(after, to)
        .into_iter()
        .filter(|&product| literals(after, product).is_some_and(|names| !names.is_sorted()))
        .filter(|&product| !repeats_two(after, product))
        .collect();
    if unsorted.is_empty() {
        return true;
    }
    let olds = products(before, from);
    let size: usize = olds.iter().map(|&old| before.operands(old).len()).sum();
    work.pay(2 * size.saturating_mul(unsorted.len()))
        && unsorted.iter().all(|&product| {
            olds.iter().any(|&old| {
                let mut old = before.operands(old).iter().map(|&operand| before.written(operand));
                let mut new = after.operands(product).iter().map(|&operand| after.written(operand));
                new.all(|text| old.any(|own| own == text))
            })
        })
}

/// Whether at least two different operands of a chain each occur more than once.
fn repeats_two(line: &Line<'_>, chain: usize) -> bool {
    let mut texts: Vec<&str> = line.operands(chain).iter().map(|&operand| line.written(operand)).collect();
    texts.sort_unstable();
    texts.chunk_by(|one, next| one == next).filter(|copies| copies.len() > 1).count() > 1
}

/// The products in a side.
fn products(line: &Line<'_>, place: &Place) -> Vec<usize> {
    let mut left: Vec<usize> = match (place.whole, place.owner) {
        (Some(node), _) => vec![node],
        (None, Some(owner)) => place.selected.iter().map(|&index| line.operands(owner)[index]).collect(),
        (None, None) => Vec::new(),
    };
    let mut products = Vec::new();
    while let Some(node) = left.pop() {
        match line.node(node).kind {
            Kind::Constant(_) | Kind::Variable(_) => {}
            Kind::Not(operand) => left.push(operand),
            Kind::Chain(sign, _) => {
                left.extend_from_slice(line.operands(node));
                if sign == Sign::And {
                    products.push(node);
                }
            }
        }
    }
    products
}
