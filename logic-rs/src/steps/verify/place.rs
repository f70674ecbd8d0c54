//! Finds the operands of a side of a law in its line.

use super::grove::{Grove, Like};
use super::line::{Kind, Line, Span};
use super::refusal::Reason;
use crate::steps::Side;

/// The operands of a side, and the way to them.
pub(super) struct Place {
    /// From the root down, each node above the owner, with the index of the operand that leads on to the side.
    pub(super) above: Vec<(usize, usize)>,
    /// The chain or bar whose operands the side consists of; `None` if the side is the whole line.
    pub(super) owner: Option<usize>,
    /// The indices of the owner's operands that the side consists of, ascending; never all operands of a chain.
    pub(super) selected: Vec<usize>,
    /// The node that the side is; `None` if the side is several operands of a longer chain.
    pub(super) whole: Option<usize>,
}

impl Place {
    /// The likeness of the side.
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

    /// If the side is some operands of a chain, the other operands of that chain, ascending; else empty.
    pub(super) fn others(&self, line: &Line<'_>) -> Vec<Like> {
        let Some(owner) = self.owner.filter(|_| self.whole.is_none()) else { return Vec::new() };
        let mut others: Vec<Like> =
            line.unselected(owner, &self.selected).map(|operand| line.like(operand)).collect();
        others.sort_unstable();
        others
    }
}

/// Finds the operands at a side's spans, and checks that the side's text is their text.
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

/// The operands at some spans, and the sign between them. `hull` is the range from the first span to the last.
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
            // Neighbouring operands must share a span. A span must not be one operand alone with its brackets.
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

/// The index of the operand whose text, brackets included, contains the character at a position.
fn operand_at(line: &Line<'_>, chain: usize, at: usize) -> Option<usize> {
    let operands = line.operands(chain);
    let index = operands.partition_point(|&operand| line.node(operand).outer.start <= at).checked_sub(1)?;
    (at < line.node(operands[index]).outer.end).then_some(index)
}

/// The indices of the first and the last operand in a span, if the span covers whole operands exactly.
fn run(line: &Line<'_>, chain: usize, range: &Span) -> Option<(usize, usize)> {
    let (first, last) = (operand_at(line, chain, range.start)?, operand_at(line, chain, range.end - 1)?);
    let outer = |index: usize| &line.node(line.operands(chain)[index]).outer;
    (outer(first).start == range.start && outer(last).end == range.end).then_some((first, last))
}
