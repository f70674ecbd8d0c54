//! Where a side of a law stands in its line.

use super::grove::{Grove, Like};
use super::line::{Kind, Line, Span};
use super::refusal::Reason;
use crate::steps::Side;

/// The operands of a side, and the way to them.
pub(super) struct Place {
    /// From the root, each node on the way with the index of the operand that is gone down to; the owner is not among
    /// them.
    pub(super) above: Vec<(usize, usize)>,
    /// The chain or bar that the side's operands are below; none if the side is the whole line.
    pub(super) owner: Option<usize>,
    /// Which operands of the owner the side is, ascending: not all of a chain.
    pub(super) selected: Vec<usize>,
    /// The side as one node, unless it is several operands of a longer chain.
    pub(super) whole: Option<usize>,
}

impl Place {
    /// What the side is like.
    pub(super) fn like(&self, grove: &mut Grove, line: &Line<'_>) -> Like {
        match (self.whole, self.owner.map(|owner| (owner, &line.node(owner).kind))) {
            (Some(node), _) => line.like(node),
            (None, Some((owner, Kind::Chain(sign, _)))) => {
                let operands = line.operands(owner);
                grove.chain(*sign, self.selected.iter().map(|&index| line.like(operands[index])))
            }
            (None, _) => grove.hole(),
        }
    }

    /// The other operands of the chain that the side is some operands of, ascending; none if the side is whole.
    pub(super) fn others(&self, line: &Line<'_>) -> Vec<Like> {
        let Some(owner) = self.owner.filter(|_| self.whole.is_none()) else { return Vec::new() };
        let mut others: Vec<Like> =
            line.unselected(owner, &self.selected).map(|operand| line.like(operand)).collect();
        others.sort_unstable();
        others
    }
}

/// Finds the operands that a side names, and holds its text against them.
pub(super) fn locate(line: &Line<'_>, side: &Side) -> Result<Place, Reason> {
    let ranges: Vec<Span> = side.at.iter().map(|&(start, end)| start as usize..end as usize).collect();
    let (Some(first), Some(last)) = (ranges.first(), ranges.last()) else { return Err(Reason::Span) };
    let ascend = ranges.windows(2).all(|pair| pair[0].end < pair[1].start);
    if !ascend || last.end > line.text.len() || ranges.iter().any(Span::is_empty) {
        return Err(Reason::Span);
    }
    let (place, sign) = find(line, &ranges, first.start..last.end).ok_or(Reason::Span)?;
    let texts: Vec<&str> = ranges.iter().map(|range| &line.text[range.clone()]).collect();
    if texts.join(sign) != side.part {
        return Err(Reason::Part);
    }
    Ok(place)
}

/// The place of some ranges with their common hull, and the sign between them.
fn find(line: &Line<'_>, ranges: &[Span], hull: Span) -> Option<(Place, &'static str)> {
    let mut above: Vec<(usize, usize)> = Vec::new();
    let mut node = line.root;
    loop {
        if ranges.len() == 1 && line.node(node).inner == hull {
            let (owner, selected) = match above.pop() {
                Some((owner, index)) => (Some(owner), vec![index]),
                None => (None, Vec::new()),
            };
            return Some((Place { above, owner, selected, whole: Some(node) }, ""));
        }
        let (index, operand) = match line.node(node).kind {
            Kind::Constant(_) | Kind::Variable(_) => return None,
            Kind::Not(operand) => (0, operand),
            Kind::Chain(..) => {
                let index = operand_at(line, node, hull.start)?;
                (index, line.operands(node)[index])
            }
        };
        let inner = &line.node(operand).inner;
        if inner.start <= hull.start && hull.end <= inner.end {
            above.push((node, index));
            node = operand;
            continue;
        }
        let Kind::Chain(sign, _) = line.node(node).kind else { return None };
        let mut selected: Vec<usize> = Vec::new();
        for range in ranges {
            let (first, last) = run(line, node, range)?;
            // Neighbours share a range, and a bracketed operand alone is named without its brackets.
            let shares = selected.last().is_some_and(|&before| before + 1 == first);
            if shares || (ranges.len() == 1 && first == last) {
                return None;
            }
            selected.extend(first..=last);
        }
        let place = Place { above, owner: Some(node), selected, whole: None };
        return Some((place, sign.text()));
    }
}

/// The index of the operand that is written where a character stands, its brackets included.
fn operand_at(line: &Line<'_>, chain: usize, at: usize) -> Option<usize> {
    let operands = line.operands(chain);
    let index = operands.partition_point(|&operand| line.node(operand).outer.start <= at).checked_sub(1)?;
    (at < line.node(operands[index]).outer.end).then_some(index)
}

/// The first and the last of the operands that fill a range.
fn run(line: &Line<'_>, chain: usize, range: &Span) -> Option<(usize, usize)> {
    let (first, last) = (operand_at(line, chain, range.start)?, operand_at(line, chain, range.end - 1)?);
    let outer = |index: usize| &line.node(line.operands(chain)[index]).outer;
    (outer(first).start == range.start && outer(last).end == range.end).then_some((first, last))
}
