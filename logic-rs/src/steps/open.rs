//! The path that leads from any line to a sum of products. Cleaning laws come first wherever they apply. Then De
//! Morgan's laws move bars inwards, and XOR and products of sums are written out.

use super::forest::{Forest, Shape, Tree};
use super::law::{Law, Move, Way};
use super::moves::{cleaning_at, opening_at, partial_at};
use super::neighbours::places;
use super::path::{Path, TooComplex, VISITED};
use crate::expr::BinaryOperator::Xor;
use crate::rows::Arity;

/// Adds moves to the path until its line is a sum of products of literals. Fails once the work or the steps are spent.
pub(super) fn open(forest: &mut Forest, arity: Arity, path: &mut Path) -> Result<(), TooComplex> {
    while forest.terms(arity, path.line).is_none() {
        let next = cleaning(forest, path.line).or_else(|| opening(forest, path.line));
        let next = next.ok_or(TooComplex::Work)?;
        path.push(forest, next)?;
    }
    Ok(())
}

/// The next move that brings bars inwards or takes away two bars; `None` if no bar is over anything but a variable.
pub(super) fn bar_opening(forest: &mut Forest, line: Tree) -> Option<Move> {
    let next = cleaning(forest, line).or_else(|| opening(forest, line));
    next.filter(|one| matches!(one.law, Law::DeMorgan(Way::Forward) | Law::DoubleNegation | Law::BasicNot))
}

/// Adds moves to the path until its line has no XOR. A complemented XOR of two operands is written out with its bar. Fails once
/// the work or the steps are spent.
pub(super) fn open_xors(forest: &mut Forest, path: &mut Path) -> Result<(), TooComplex> {
    loop {
        let all = places(forest, path.line);
        let is_xor = |forest: &Forest, tree| matches!(forest.shape(tree), Shape::Chain(Xor, _));
        let Some(at) = all.iter().rposition(|&(tree, _)| is_xor(forest, tree)) else { return Ok(()) };
        let next = cleaning(forest, path.line).or_else(|| {
            let above = all[..at].iter().rfind(|(_, place)| all[at].1.starts_with(place));
            let barred = above.and_then(|(tree, place)| {
                let opened = partial_at(forest, *tree).into_iter().find(|(law, _)| *law == Law::XorGate);
                Some((opened?, place))
            });
            let ((law, change), place) = match barred {
                Some(found) => found,
                None => (opening_at(forest, all[at].0).into_iter().next()?, &all[at].1),
            };
            Some(Move { law, place: place.clone(), change })
        });
        path.push(forest, next.ok_or(TooComplex::Work)?)?;
    }
}

/// The first cleaning law that applies, looking from the outside inwards.
fn cleaning(forest: &mut Forest, line: Tree) -> Option<Move> {
    let mut queue = std::collections::VecDeque::from([(line, Vec::new())]);
    while let Some((tree, place)) = queue.pop_front() {
        if !forest.pay(VISITED + place.len()) {
            return None;
        }
        if let Some((law, change)) = cleaning_at(forest, tree).into_iter().next() {
            return Some(Move { law, place, change });
        }
        for (index, &operand) in forest.below(tree).iter().enumerate() {
            let mut inner = place.clone();
            inner.push(index);
            queue.push_back((operand, inner));
        }
    }
    None
}

/// The outermost bar over a chain; if there is none, the innermost XOR or product of sums.
fn opening(forest: &mut Forest, line: Tree) -> Option<Move> {
    let mut all = Vec::new();
    let mut stack = vec![(line, Vec::new())];
    while let Some((tree, place)) = stack.pop() {
        if !forest.pay(VISITED + place.len()) {
            return None;
        }
        for (index, &operand) in forest.below(tree).iter().enumerate().rev() {
            let mut inner: Vec<usize> = place.clone();
            inner.push(index);
            stack.push((operand, inner));
        }
        all.push((tree, place));
    }
    let is_barred = |forest: &Forest, tree: Tree| matches!(forest.shape(tree), Shape::Not(operand) if matches!(forest.shape(*operand), Shape::Chain(..)));
    let outer = all.iter().position(|&(tree, _)| {
        is_barred(forest, tree)
            && opening_at(forest, tree).iter().any(|(law, _)| *law == Law::DeMorgan(Way::Forward))
    });
    let order = outer.into_iter().chain((0..all.len()).rev());
    for index in order {
        let (tree, place) = &all[index];
        if let Some((law, change)) = opening_at(forest, *tree).into_iter().next() {
            return Some(Move { law, place: place.clone(), change });
        }
    }
    None
}
