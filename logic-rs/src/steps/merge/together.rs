//! The joins that make terms of the goal from the terms that are there, all at once.

use super::greedy::joins;
use super::terms::{Operation, Terms, contains};
use crate::qmc::Cube;
use crate::steps::work::Work;

/// Sums of more terms are joined one after the other, which takes fewer steps there.
const TERMS_MAX: usize = 16;

/// A join for each term of the goal that some of the terms make alone, with fewest parts; a term may be part of several. Each join
/// copies the parts that a later one needs, and those that a term of the goal needs which no join makes. Empty if the terms are
/// repeated or absorb each other.
pub(in crate::steps) fn together(cubes: &[Cube], goal: &[Cube], work: &Work) -> Vec<Operation> {
    let mut done = Vec::new();
    let is_small = (2..=TERMS_MAX).contains(&cubes.len()) && goal.len() <= TERMS_MAX;
    if !is_small || !work.pay(cubes.len() * (cubes.len() + goal.len())) {
        return Vec::new();
    }
    let (terms, steps) = Terms::new(cubes.iter().copied(), &mut done, work);
    if steps > 0 || terms.cubes.len() < cubes.len() {
        return Vec::new();
    }
    let missing: Vec<Cube> = goal.iter().copied().filter(|&cube| !terms.has(cube)).collect();
    let found = missing.iter().map(|&into| joins(&terms, into, &[], work).into_iter().min_by_key(parts_of));
    let mut found: Vec<(Cube, Option<Operation>)> = missing.iter().copied().zip(found).collect();
    work.pay(cubes.len() * found.len() * found.len());
    for at in (0..found.len()).rev() {
        let (before, later) = found.split_at_mut(at + 1);
        let (others, this) = before.split_at_mut(at);
        let (_, Some(Operation::Join { parts, copied, .. })) = &mut this[0] else { continue };
        let is_needed = |part: &Cube| {
            let needs = |(into, join): &(Cube, Option<Operation>)| match join {
                Some(Operation::Join { parts, .. }) => parts.contains(part),
                _ => contains(*into, *part),
            };
            later.iter().any(needs) || others.iter().any(|other| other.1.is_none() && needs(other))
        };
        *copied = parts.iter().copied().filter(is_needed).collect();
    }
    if work.is_spent() { Vec::new() } else { found.into_iter().filter_map(|(_, join)| join).collect() }
}

fn parts_of(join: &Operation) -> usize {
    if let Operation::Join { parts, .. } = join { parts.len() } else { 0 }
}
