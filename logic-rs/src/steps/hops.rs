//! The steps of a chain of laws, some of which are read from right to left.

use super::derive::written;
use super::describe::describe;
use super::forest::{Forest, Likeness, Shape, Tree};
use super::law::{Change, Law, Move, Part};
use super::path::TooComplex;
use super::step::{DESCRIPTION_CHARS_MAX, Side, Step};
use crate::expr::Variable;
use crate::limits::STEPS_MAX;
use rustc_hash::FxHashMap;

/// One law of a chain.
#[derive(Clone, Debug)]
pub(super) struct Hop {
    /// The line that the move is used in.
    pub(super) line: Tree,
    pub(super) by: Move,
    /// Whether the law is read from right to left: then the move leads back, from the later line to the earlier one.
    pub(super) is_reversed: bool,
}

/// The most characters of all lines together.
const CHARS_MAX: usize = 1 << 20;

/// A line, and the operands of one side of the law in it.
type Sided = (Tree, Part);

impl Hop {
    /// The earlier and the later line, up to the order of operands, with the side of the law in each.
    fn ends(&self, forest: &mut Forest) -> [Sided; 2] {
        let made = self.by.applied_at(forest, self.line);
        let own = (self.line, self.by.before());
        if self.is_reversed { [made, own] } else { [own, made] }
    }
}

/// Leaves out every detour: hops that lead back to a line that was there before, up to the order of operands.
pub(super) fn without_detours(forest: &mut Forest, hops: Vec<Hop>) -> Vec<Hop> {
    let mut kept: Vec<Hop> = Vec::new();
    let mut likenesses: Vec<Likeness> = Vec::new();
    let mut numbers: FxHashMap<Likeness, usize> = FxHashMap::default();
    for hop in hops {
        let [earlier, later] = hop.ends(forest).map(|(line, _)| forest.likeness(line));
        if likenesses.is_empty() {
            likenesses.push(earlier);
            numbers.insert(earlier, 0);
        }
        if let Some(&number) = numbers.get(&later) {
            likenesses.drain(number + 1..).for_each(|gone| {
                numbers.remove(&gone);
            });
            kept.truncate(number);
        } else {
            numbers.insert(later, likenesses.len());
            likenesses.push(later);
            kept.push(hop);
        }
    }
    kept
}

/// A step for each hop, from one line to another. Where two hops meet in lines that differ in the order of operands, the line of
/// the later hop is shown.
pub(super) fn steps_of(
    forest: &mut Forest,
    variables: &[Variable],
    (from, to): (Tree, Tree),
    hops: &[Hop],
) -> Result<Vec<Step>, TooComplex> {
    if hops.len() > STEPS_MAX as usize {
        return Err(TooComplex::Steps);
    }
    let mut steps = Vec::new();
    let mut chars = 0;
    let mut ends: Vec<[Sided; 2]> = hops.iter().map(|hop| hop.ends(forest)).collect();
    for index in 0..ends.len() {
        let shown = ends.get(index + 1).map_or(to, |[(line, _), _]| *line);
        let [earlier, later] = ends[index].clone();
        let earlier = if index == 0 { moved(forest, earlier, from) } else { earlier };
        let later = moved(forest, later, shown);
        ends[index] = [earlier.clone(), later.clone()];
        let (_, before) = written(forest, variables, earlier.0, &earlier.1);
        let (text, after) = written(forest, variables, later.0, &later.1);
        chars += text.len();
        if !forest.pay(text.len()) || chars > CHARS_MAX {
            return Err(TooComplex::Work);
        }
        let hop = &hops[index];
        let law = hop.by.law.step_type();
        steps.push(Step {
            description: described(forest, variables, hop, [&before, &after]),
            current_expression: text,
            step_type: if hop.is_reversed { law.reversed() } else { law },
            before: Some(before),
            after: Some(after),
        });
    }
    if forest.work.is_spent() { Err(TooComplex::Work) } else { Ok(steps) }
}

fn moved(forest: &Forest, (line, part): Sided, to: Tree) -> Sided {
    let part = if line == to { part } else { part.moved(forest, line, to) };
    (to, part)
}

/// The sentence of a hop, for which `sides` are those of its law in the order read.
fn described(forest: &mut Forest, variables: &[Variable], hop: &Hop, sides: [&Side; 2]) -> String {
    if !hop.is_reversed {
        return describe(forest, variables, hop.line, &hop.by);
    }
    let (made, part) = hop.by.applied_at(forest, hop.line);
    if let Some(inverse) = inverse(forest, hop, made, part) {
        return describe(forest, variables, made, &inverse);
    }
    let [before, after] = sides.map(|side| &side.part);
    let sentence = match hop.by.law {
        Law::DoubleNegation => format!("Put two bars over {before}, which changes nothing."),
        _ => format!("Write {before} as {after}."),
    };
    if sentence.len() <= DESCRIPTION_CHARS_MAX {
        sentence
    } else {
        "The law is read from right to left.".to_owned()
    }
}

/// The move that a hop makes where its law is read from right to left, for a law whose two directions have sentences of their own. `made` is the line that
/// its move leads back to, and `part` what the move makes there.
fn inverse(forest: &mut Forest, hop: &Hop, made: Tree, part: Part) -> Option<Move> {
    let law = match hop.by.law {
        Law::DeMorgan(way) => Law::DeMorgan(way.other()),
        Law::Distributive(way) => Law::Distributive(way.other()),
        Law::Consensus(way) => Law::Consensus(way.other()),
        _ => return None,
    };
    let own = hop.by.before();
    let tree = forest.at(hop.line, &own.place);
    if part.operands.is_empty() {
        return Some(Move { law, place: part.place, change: Change::Whole(tree) });
    }
    let mut originals: Vec<Tree> = if own.place == part.place && !own.operands.is_empty() {
        own.operands.iter().map(|&operand| forest.below(tree)[operand]).collect()
    } else {
        vec![tree]
    };
    let whole = forest.at(made, &part.place);
    if let (Law::Distributive(_), [index]) = (law, &part.operands[..])
        && let Shape::Chain(operator, _) = *forest.shape(whole)
    {
        // The law is used in this operand alone, whose own chain its sentence is about.
        let place = part.place.iter().copied().chain([*index]).collect();
        return Some(Move { law, place, change: Change::Whole(forest.chain(operator, &originals)) });
    }
    let below = forest.below(whole);
    // An operand that the law keeps is kept; the first that it does not keep is replaced by what else there was.
    let kept = part.operands.iter().map(|&operand| {
        let original = originals.iter().position(|&original| original == below[operand]);
        (operand, original.map(|original| vec![originals.remove(original)]).unwrap_or_default())
    });
    let mut changed: Vec<(usize, Vec<Tree>)> = kept.collect();
    match changed.iter_mut().find(|(_, new)| new.is_empty()) {
        Some((_, new)) => *new = originals,
        None => changed.last_mut()?.1.extend(originals),
    }
    Some(Move { law, place: part.place, change: Change::Operands(changed) })
}
