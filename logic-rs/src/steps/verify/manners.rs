//! Whether a correct derivation is also a good one: it cleans before it copies, and adds nothing that no later step
//! uses.

use super::grove::{Grove, Like, Shape, Sign};
use super::line::Line;
use super::place::{self, Place};
use super::{Reason, Refusal, bag, read, xor};
use crate::steps::{Step, StepType};
use rustc_hash::FxHashSet;

/// Longest chain whose operands are compared with each other.
const COMPARED_MAX: usize = 100;

/// Checks a derivation that [`super::verify()`] accepts against two rules of teaching. No XOR is written out and
/// nothing is distributed while a law that only shortens applies to the same chain. And every operand that a law adds
/// is used by a later law or is part of the answer.
///
/// For tests and measurements: chains of more than 100 operands are not searched.
pub fn teaches(steps: &[Step]) -> Result<(), Refusal> {
    let mut grove = Grove::default();
    let mut used: Vec<Used> = Vec::new();
    let mut before: Option<Line<'_>> = None;
    for (index, step) in steps.iter().enumerate() {
        let at = |reason| Refusal { step: index, reason };
        let is_law = step.before.is_some() && step.after.is_some();
        // The first line may have redundant brackets, which `Line::grow` rules out.
        if !is_law && steps.get(index + 1).is_some_and(|next| next.before.is_none()) {
            continue;
        }
        let mut line = read(&step.current_expression, &grove.work).map_err(at)?;
        line.grow(&mut grove);
        if let (Some(old), Some(from), Some(to)) = (&before, &step.before, &step.after) {
            let (from, to) = (place::locate(old, from).map_err(at)?, place::locate(&line, to).map_err(at)?);
            let copies = match step.step_type {
                StepType::Distributive => true,
                StepType::XorGate => {
                    let (old, new) = (from.like(&mut grove, old), to.like(&mut grove, &line));
                    !xor::shortens(&mut grove, old, new)
                }
                _ => false,
            };
            let just_added = used.last().and_then(Used::added_sum);
            if copies && !is_clean(&grove, old.like(chain_of(&from)), just_added) {
                return Err(at(Reason::Unclean));
            }
            used.push(Used::of(&mut grove, index, step.step_type, (old, &from), (&line, &to)));
        }
        before = Some(line);
    }
    let end: Vec<Like> = before.iter().map(|line| line.like(line.root)).collect();
    let of_end: FxHashSet<Like> = end
        .iter()
        .flat_map(|like| [std::slice::from_ref(like), grove.operands(Sign::Or, like)].concat())
        .collect();
    for (at, adding) in used.iter().enumerate() {
        // A copied operand is in the answer anyway, so that does not show that the copy was of use.
        let may_stay = !is_idempotent(adding.law);
        let is_used = |added: &Like| {
            (may_stay && of_end.contains(added)) || used[at + 1..].iter().any(|later| later.uses(*added))
        };
        if !adding.added.iter().all(is_used) {
            return Err(Refusal { step: adding.step, reason: Reason::Detour });
        }
    }
    Ok(())
}

/// The chain that a law works in.
fn chain_of(place: &Place) -> usize {
    place.whole.or(place.owner).unwrap_or_default()
}

/// The operands that a step takes, leaves and adds.
struct Used {
    step: usize,
    law: StepType,
    taken: FxHashSet<Like>,
    left: FxHashSet<Like>,
    /// The expressions that contain the step.
    around: FxHashSet<Like>,
    added: Vec<Like>,
}

impl Used {
    fn of(
        grove: &mut Grove,
        step: usize,
        law: StepType,
        (before, from): (&Line<'_>, &Place),
        (after, to): (&Line<'_>, &Place),
    ) -> Self {
        let (old, new) = (from.like(grove, before), to.like(grove, after));
        let sign = match law {
            StepType::AndIdempotent | StepType::AndIdentity | StepType::AndComplement => Sign::And,
            StepType::OrIdempotent | StepType::OrIdentity | StepType::OrComplement => Sign::Or,
            _ => chain_sign(grove, old).or(chain_sign(grove, new)).unwrap_or(Sign::Or),
        };
        let (taken, left) = (grove.operands(sign, &old), grove.operands(sign, &new));
        let added = match law {
            StepType::OrComplement | StepType::AndComplement if grove.is_constant(old) => vec![new],
            StepType::Consensus
            | StepType::OrIdempotent
            | StepType::AndIdempotent
            | StepType::OrIdentity
            | StepType::AndIdentity => bag::without(left, taken).unwrap_or_default(),
            _ => Vec::new(),
        };
        let owners = from.above.iter().map(|&(node, _)| node).chain(from.owner);
        Self {
            step,
            law,
            taken: taken.iter().copied().chain([old]).collect(),
            left: left.iter().copied().chain([new]).collect(),
            around: owners.map(|node| before.like(node)).collect(),
            added,
        }
    }

    /// The sum X+X', if this step has made it from 1.
    fn added_sum(&self) -> Option<Like> {
        self.added.first().copied().filter(|_| self.law == StepType::OrComplement)
    }

    /// Whether the step needs an operand, more than to remove it.
    fn uses(&self, operand: Like) -> bool {
        let drops =
            matches!(self.law, StepType::OrAbsorptive | StepType::AndAbsorptive | StepType::Consensus);
        self.around.contains(&operand)
            || (self.taken.contains(&operand)
                && !is_idempotent(self.law)
                && (!drops || self.left.contains(&operand)))
    }
}

fn is_idempotent(law: StepType) -> bool {
    matches!(law, StepType::OrIdempotent | StepType::AndIdempotent)
}

fn chain_sign(grove: &Grove, like: Like) -> Option<Sign> {
    match grove.shape(like) {
        Shape::Chain(sign, _) => Some(*sign),
        _ => None,
    }
}

/// Whether no law that only shortens applies in an expression: double negation, not, idempotent, annulment, identity,
/// complement and absorption, and in an XOR constants, copies and complements. The complement law does not count where
/// it would only undo `just_added`.
fn is_clean(grove: &Grove, top: Like, just_added: Option<Like>) -> bool {
    let (mut left, mut seen) = (vec![top], FxHashSet::default());
    while let Some(like) = left.pop() {
        if !seen.insert(like) {
            continue;
        }
        match grove.shape(like) {
            Shape::Hole | Shape::Constant(_) | Shape::Variable(_) => {}
            Shape::Not(below) => {
                if grove.is_constant(*below) || grove.below_bar(*below).is_some() {
                    return false;
                }
                left.push(*below);
            }
            Shape::Chain(sign, operands) => {
                if !is_clean_chain(grove, *sign, operands, just_added == Some(like)) {
                    return false;
                }
                left.extend_from_slice(operands);
            }
        }
    }
    true
}

fn is_clean_chain(grove: &Grove, sign: Sign, operands: &[Like], is_just_added: bool) -> bool {
    if operands.len() > COMPARED_MAX {
        return true;
    }
    let has = |some: &Like| bag::without(operands, grove.operands(sign, some)).is_some();
    let has_copies = operands.windows(2).any(|pair| pair[0] == pair[1]);
    let has_constant = operands.iter().any(|&operand| grove.is_constant(operand));
    let has_complement =
        operands.iter().any(|&operand| grove.below_bar(operand).is_some_and(|below| has(&below)));
    let is_absorbed = |product: &Like| {
        let Some(dual) = sign.dual() else { return false };
        let factors = grove.operands(dual, product);
        factors.len() > 1
            && (factors.iter().any(has)
                || operands.iter().any(|other| {
                    bag::without(factors, grove.operands(dual, other)).is_some_and(|rest| !rest.is_empty())
                }))
    };
    !has_copies && !has_constant && (!has_complement || is_just_added) && !operands.iter().any(is_absorbed)
}
