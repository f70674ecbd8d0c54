//! Reaches the terms of a minimum greedily: the operation that looks cheapest comes next.

use super::terms::{Operation, Terms, consensus, contains, cost, is_law};
use crate::limits::STEPS_MAX;
use crate::qmc::Cube;
use crate::steps::work::Work;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// The most pairs of terms that are looked at for one plan, its search included.
const PAIRS_MAX: u64 = 4_000_000;

/// The looks that it takes to find a term that was made before, or to keep an operation.
pub(super) const MADE: usize = 32;

/// The pairs of terms that were looked at for a plan.
pub(super) struct Pairs<'a> {
    looked: u64,
    pub(super) work: &'a Work,
}

impl<'a> Pairs<'a> {
    pub(super) fn new(work: &'a Work) -> Self {
        Self { looked: 0, work }
    }

    /// Whether no more pairs may be looked at.
    pub(super) fn are_over(&self) -> bool {
        self.looked >= PAIRS_MAX || self.work.is_spent()
    }

    fn are_too_many(&self) -> bool {
        self.looked > PAIRS_MAX || self.work.is_spent()
    }
}

/// Applies operations until the terms are the goal's. Returns the number of steps; `None` if no way is found.
pub(super) fn finish(
    mut terms: Terms,
    goal: &[Cube],
    done: &mut Vec<Operation>,
    pairs: &mut Pairs<'_>,
) -> Option<u32> {
    let mut steps = 0;
    loop {
        let missing: Vec<Cube> = goal.iter().copied().filter(|&cube| !terms.has(cube)).collect();
        pairs.looked += (terms.cubes.len() * (terms.cubes.len() + missing.len())) as u64;
        pairs.work.pay(MADE + FOUND * (terms.cubes.len() + goal.len()));
        if steps > STEPS_MAX || pairs.are_too_many() {
            return None;
        }
        if missing.is_empty() {
            steps += terms.release(done, pairs.work);
            if !pairs.work.pay(terms.cubes.len() * goal.len() / COMPARED) {
                return None;
            }
            if terms.cubes.iter().all(|cube| goal.contains(cube)) {
                return Some(steps);
            }
            steps += remove(&mut terms, goal, done, pairs)?;
            continue;
        }
        match cheapest(&terms, &missing, pairs.work) {
            Some(operation) => steps += terms.apply(operation, done, pairs.work)?,
            None => steps += derive(&mut terms, missing[0], done, pairs)?,
        }
    }
}

/// All joins that make the cube `into` from some terms, with copies of the terms that other missing cubes need.
pub(super) fn joins(terms: &Terms, into: Cube, missing: &[Cube], work: &Work) -> Vec<Operation> {
    let mut by_care: BTreeMap<u32, Vec<Cube>> = BTreeMap::new();
    if !work.pay(terms.cubes.len()) {
        return Vec::new();
    }
    for &cube in &terms.cubes {
        if cube != into && contains(into, cube) {
            work.pay(MADE);
            by_care.entry(cube.care() & !into.care()).or_default().push(cube);
        }
    }
    let full = by_care.into_iter().filter(|(mask, parts)| parts.len() as u64 == 1 << mask.count_ones());
    full.take_while(|(_, parts)| work.pay(MADE + 3 * parts.len() * missing.len()))
        .map(|(_, parts)| {
            let is_needed = |part: &Cube| {
                missing.iter().any(|&other| other != into && !contains(other, into) && contains(other, *part))
            };
            let copied = parts.iter().copied().filter(is_needed).collect();
            Operation::Join { parts, copied, into }
        })
        .collect()
}

fn cheapest(terms: &Terms, missing: &[Cube], work: &Work) -> Option<Operation> {
    let mut best: Option<((u32, u32), Operation)> = None;
    let mut offer = |operation: Operation, gone: u32| {
        let steps = cost(&operation);
        let rank = (steps * 4 / gone.max(1), steps);
        if best.as_ref().is_none_or(|(least, _)| rank < *least) {
            best = Some((rank, operation));
        }
    };
    let is_plain = terms.are_few(work);
    for &into in missing {
        for operation in joins(terms, into, missing, work) {
            let Operation::Join { parts, .. } = &operation else { unreachable!("joins gives joins") };
            let gone = parts.len() as u32;
            offer(operation, gone);
        }
    }
    for (index, &one) in terms.cubes.iter().enumerate() {
        if !work.pay(terms.cubes.len() - index) {
            return None;
        }
        for &other in &terms.cubes[index + 1..] {
            let Some(term) = consensus(one, other) else { continue };
            work.pay(1 + missing.len() / COMPARED);
            if let Some(operation) = shorten(one, other, term) {
                offer(operation, 4);
            } else if is_law(one, other) && missing.contains(&term) {
                work.pay(terms.cubes.len());
                let absorbed = terms.cubes.iter().filter(|&&own| contains(term, own)).count() as u32;
                let add = Operation::Add { one, other, term };
                let shorter = shorten_inside(one, other, term).filter(|_| is_plain);
                offer(shorter.unwrap_or(add), 2 + 2 * absorbed);
            }
        }
    }
    best.map(|(_, operation)| operation)
}

/// The comparisons with a term that one look pays for.
const COMPARED: usize = 4;
/// The looks that it takes to find a term among sorted ones.
const FOUND: usize = 4;

/// x+x'.Q → x+Q, for two terms and their consensus `to`; `None` unless one of them is a literal and the other is not.
pub(super) fn shorten(one: Cube, other: Cube, to: Cube) -> Option<Operation> {
    let (literal, term) = if one.literals() == 1 { (one, other) } else { (other, one) };
    (literal.literals() == 1 && term.literals() > 1).then_some(Operation::Shorten { literal, term, to })
}

/// P.x+P.x'.Q → P.x+P.Q, for two terms and their consensus `to`; `None` if `to` contains neither of them.
pub(super) fn shorten_inside(one: Cube, other: Cube, to: Cube) -> Option<Operation> {
    let (literal, term) = if contains(to, other) { (one, other) } else { (other, one) };
    contains(to, term).then_some(Operation::Shorten { literal, term, to })
}

/// The most terms of a closure under consensus.
const RESOLVED_MAX: usize = 3_000;

/// Makes a cube by repeated consensus.
fn derive(terms: &mut Terms, target: Cube, done: &mut Vec<Operation>, pairs: &mut Pairs<'_>) -> Option<u32> {
    let work = pairs.work;
    let closure = Closure::of(&terms.cubes, pairs)?;
    let order = closure.order(closure.nearest(|cube| cube == target, work)?.1, work);
    let mut steps = 0;
    for (one, other, term) in order {
        steps += make(terms, one, other, term, done, work)?;
    }
    Some(steps + terms.release(done, work))
}

fn make(
    terms: &mut Terms,
    one: Cube,
    other: Cube,
    term: Cube,
    done: &mut Vec<Operation>,
    work: &Work,
) -> Option<u32> {
    if terms.has(term) {
        return Some(0);
    }
    let operation = if let Some(operation) = shorten(one, other, term) {
        operation
    } else if one.care() == other.care() {
        Operation::Join { parts: vec![one, other], copied: Vec::new(), into: term }
    } else {
        // Later operations may need the added term, although another term absorbs it.
        terms.held.push(term);
        Operation::Add { one, other, term }
    };
    terms.apply(operation, done, work)
}

/// Removes a term that the other terms make superfluous: as a consensus, or else after a split into two terms. The term
/// that takes most steps goes first, because its removal may need other terms that are superfluous too.
fn remove(terms: &mut Terms, goal: &[Cube], done: &mut Vec<Operation>, pairs: &mut Pairs<'_>) -> Option<u32> {
    let work = pairs.work;
    let closure = Closure::of(goal, pairs)?;
    work.pay(terms.cubes.len() * goal.len() / COMPARED);
    let extras = terms.cubes.iter().copied().filter(|cube| !goal.contains(cube));
    let ways = extras.map(|extra| (extra, closure.nearest(|cube| contains(cube, extra), work)));
    let (extra, wanted) = ways.max_by_key(|(_, way)| way.map_or(u32::MAX, |(steps, _)| steps))?;
    let order = wanted.map(|(_, cube)| closure.order(cube, work)).filter(|order| {
        // Terms with the same variables would be joined instead and would then be gone.
        order.iter().all(|&(one, other, _)| is_law(one, other))
    });
    let Some(order) = order else { return split(terms, goal, extra, done, work) };
    let mut steps = 0;
    let mut added = Vec::new();
    for &(one, other, term) in &order {
        let operation = if term == extra {
            Operation::Remove { one, other, term }
        } else if terms.has(term) {
            continue;
        } else {
            added.push(Operation::Remove { one, other, term });
            Operation::Add { one, other, term }
        };
        if term != extra {
            terms.held.push(term);
        }
        steps += terms.apply(operation, done, work)?;
    }
    for operation in added.into_iter().rev() {
        let Operation::Remove { term, .. } = operation else { unreachable!("what was added goes") };
        terms.held.retain(|held| *held != term);
        steps += terms.apply(operation, done, work).unwrap_or_default();
    }
    steps += terms.release(done, work);
    Some(steps)
}

/// p → p.x+p.x', where x is the variable that occurs in most of those terms of the goal that share a row with p.
fn split(
    terms: &mut Terms,
    goal: &[Cube],
    extra: Cube,
    done: &mut Vec<Operation>,
    work: &Work,
) -> Option<u32> {
    work.pay(u32::BITS as usize * goal.len());
    let meets = |cube: &&Cube| cube.care() & extra.care() & (cube.value() ^ extra.value()) == 0;
    let of_bit = |bit: u32| goal.iter().filter(meets).filter(|cube| cube.care() & bit != 0).count();
    let bits = (0..u32::BITS).map(|bit| 1 << bit).filter(|bit| extra.care() & bit == 0);
    let bit = bits.filter(|&bit| of_bit(bit) > 0).max_by_key(|&bit| of_bit(bit))?;
    terms.apply(Operation::Split { term: extra, bit }, done, work)
}

/// All terms that follow from given terms by repeated consensus, each with the way that takes fewest steps.
struct Closure {
    known: Vec<Known>,
    numbers: FxHashMap<Cube, u32>,
}

/// A term and the way to it.
#[derive(Clone, Copy)]
struct Known {
    cube: Cube,
    steps: u32,
    /// The numbers of the two terms whose consensus this term is; `None` for a given term.
    of: Option<(u32, u32)>,
    /// The last round that reached the term in fewer steps than before.
    round: u32,
}

impl Closure {
    fn of(given: &[Cube], pairs: &mut Pairs<'_>) -> Option<Self> {
        pairs.work.pay(MADE * given.len());
        let known = given.iter().map(|&cube| Known { cube, steps: 0, of: None, round: 0 }).collect();
        let numbers = given.iter().enumerate().map(|(number, &cube)| (cube, number as u32)).collect();
        let mut closure = Self { known, numbers };
        let mut round = 1;
        while closure.grow(round, given, pairs) {
            if closure.known.len() > RESOLVED_MAX || pairs.are_too_many() {
                return None;
            }
            round += 1;
        }
        (!pairs.work.is_spent()).then_some(closure)
    }

    /// Looks at the pairs of which at least one term has changed in the last round. Returns whether a term was new or
    /// is now reached in fewer steps.
    fn grow(&mut self, round: u32, given: &[Cube], pairs: &mut Pairs<'_>) -> bool {
        let mut has_grown = false;
        let count = self.known.len();
        for left in 0..count {
            pairs.looked += (count - left - 1) as u64;
            if !pairs.work.pay(count - left) {
                return false;
            }
            for right in left + 1..count {
                let (one, other) = (self.known[left], self.known[right]);
                if one.round.max(other.round) + 1 < round {
                    continue;
                }
                let Some(term) = consensus(one.cube, other.cube) else { continue };
                pairs.work.pay(MADE);
                let own = if shorten(one.cube, other.cube, term).is_some() {
                    1
                } else if is_law(one.cube, other.cube) {
                    2
                } else {
                    4
                };
                let reached = Known {
                    cube: term,
                    steps: one.steps + other.steps + own,
                    of: Some((left as u32, right as u32)),
                    round,
                };
                if let Some(&number) = self.numbers.get(&term) {
                    if reached.steps < self.known[number as usize].steps {
                        self.known[number as usize] = reached;
                        has_grown = true;
                    }
                    continue;
                }
                pairs.work.pay(given.len());
                if given.iter().any(|&cube| contains(cube, term)) {
                    continue;
                }
                self.numbers.insert(term, self.known.len() as u32);
                self.known.push(reached);
                has_grown = true;
            }
        }
        has_grown
    }

    /// Of the wanted terms, the one that takes fewest steps: these steps and the number of the term.
    fn nearest(&self, is_wanted: impl Fn(Cube) -> bool, work: &Work) -> Option<(u32, u32)> {
        if !work.pay(FOUND * self.known.len()) {
            return None;
        }
        let wanted = (0..).zip(&self.known).filter(|(_, known)| is_wanted(known.cube));
        wanted.map(|(number, known)| (known.steps, number)).min_by_key(|&(steps, _)| steps)
    }

    /// The pairs whose consensus leads to the term, each with its consensus, in the order in which they are needed.
    fn order(&self, number: u32, work: &Work) -> Vec<(Cube, Cube, Cube)> {
        let mut order = Vec::new();
        self.add_to(&mut order, number, work);
        order
    }

    /// Recurs as deep as the chain of consensus terms that leads to the term.
    fn add_to(&self, order: &mut Vec<(Cube, Cube, Cube)>, number: u32, work: &Work) {
        let Known { cube, of: Some((one, other)), .. } = self.known[number as usize] else { return };
        if !work.pay(MADE + order.len()) || order.iter().any(|&(_, _, term)| term == cube) {
            return;
        }
        self.add_to(order, one, work);
        self.add_to(order, other, work);
        order.push((self.known[one as usize].cube, self.known[other as usize].cube, cube));
    }
}
