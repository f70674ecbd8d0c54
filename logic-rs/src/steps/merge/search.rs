//! A beam search for the shortest way to the terms of a minimum. Each partial way is judged by the steps that it would
//! take in all if the greedy way finished it.

use super::greedy::{MADE, Pairs, finish, joins, shorten, shorten_inside};
use super::terms::{Operation, Terms, consensus, contains, is_law};
use crate::qmc::Cube;
use crate::steps::work::Work;
use rustc_hash::FxHashSet;

/// The operations by which some terms become others, and the steps that they take.
#[derive(Clone, Debug)]
pub(in crate::steps) struct Plan {
    pub(in crate::steps) operations: Vec<Operation>,
    pub(in crate::steps) steps: u32,
}

struct Way {
    terms: Terms,
    done: Vec<Operation>,
    steps: u32,
    /// The steps of the whole way if the greedy way finishes it.
    whole: u32,
}

/// The operations by which the sum of `cubes` becomes the sum of the goal's cubes. Both sums must have the same
/// function.
///
/// `None` if none is found before the work is spent.
pub(in crate::steps) fn plan(cubes: &[Cube], goal: &[Cube], width: usize, work: &Work) -> Option<Plan> {
    let pairs = &mut Pairs::new(work);
    let mut done = Vec::new();
    let (terms, steps) = Terms::new(cubes.iter().copied(), &mut done, work);
    let mut best: Option<Plan> = None;
    let whole = offer(&mut best, &terms, &done, steps, goal, pairs)?;
    let mut ways = vec![Way { terms, done, steps, whole }];
    let mut seen: FxHashSet<Terms> = FxHashSet::default();
    while !ways.is_empty() && width > 0 && !pairs.are_over() {
        let mut next: Vec<Way> = Vec::new();
        for way in &ways {
            for operation in operations(&way.terms, goal, work) {
                work.pay(MADE * (1 + way.done.len()) + 8 * way.terms.cubes.len());
                if pairs.are_over() {
                    break;
                }
                let mut terms = way.terms.clone();
                let mut done = way.done.clone();
                let Some(own) = terms.apply(operation, &mut done, work) else { continue };
                let steps = way.steps + own;
                if steps >= best.as_ref().map_or(u32::MAX, |best| best.steps) || !seen.insert(terms.clone()) {
                    continue;
                }
                if let Some(whole) = offer(&mut best, &terms, &done, steps, goal, pairs) {
                    next.push(Way { terms, done, steps, whole });
                }
            }
        }
        next.sort_by_key(|way| (way.whole, way.terms.cubes.len()));
        next.truncate(width);
        ways = next;
    }
    best
}

fn offer(
    best: &mut Option<Plan>,
    terms: &Terms,
    done: &[Operation],
    steps: u32,
    goal: &[Cube],
    pairs: &mut Pairs<'_>,
) -> Option<u32> {
    pairs.work.pay(MADE * done.len());
    let mut operations = done.to_vec();
    let whole = steps + finish(terms.clone(), goal, &mut operations, pairs)?;
    if best.as_ref().is_none_or(|best| whole < best.steps) {
        *best = Some(Plan { operations, steps: whole });
    }
    Some(whole)
}

/// The operations worth trying next: those whose result lies in a term of the goal.
fn operations(terms: &Terms, goal: &[Cube], work: &Work) -> Vec<Operation> {
    work.pay(MADE + 4 * goal.len());
    let missing: Vec<Cube> = goal.iter().copied().filter(|&cube| !terms.has(cube)).collect();
    let mut operations = Vec::new();
    let is_plain = terms.are_few(work);
    let leads = |cube: Cube| {
        work.pay(goal.len() + terms.cubes.len());
        goal.iter().any(|&wanted| contains(wanted, cube))
            && !terms.cubes.iter().any(|&own| contains(own, cube))
    };
    for &into in &missing {
        for join in joins(terms, into, &missing, work) {
            add_join(&mut operations, join, work);
        }
    }
    for (index, &one) in terms.cubes.iter().enumerate() {
        if !work.pay(terms.cubes.len() - index) {
            return Vec::new();
        }
        for &other in &terms.cubes[index + 1..] {
            let Some(term) = consensus(one, other) else { continue };
            work.pay(MADE + missing.len() + goal.len());
            if let Some(operation) = shorten(one, other, term) {
                operations.push(operation);
            } else if one.care() == other.care() {
                if leads(term) && !missing.contains(&term) {
                    for join in joins(terms, term, &missing, work) {
                        add_join(&mut operations, join, work);
                    }
                }
            } else if is_law(one, other) {
                if terms.has(term) && !goal.contains(&term) {
                    operations.push(Operation::Remove { one, other, term });
                } else if leads(term)
                    && work.pay(terms.cubes.len())
                    && terms.cubes.iter().any(|&own| contains(term, own))
                {
                    let add = Operation::Add { one, other, term };
                    let shorter = shorten_inside(one, other, term).filter(|_| is_plain);
                    operations.push(shorter.unwrap_or(add));
                }
            }
        }
    }
    operations
}

/// Adds the join with all of its copies, with none, and with each copy alone.
fn add_join(operations: &mut Vec<Operation>, join: Operation, work: &Work) {
    let Operation::Join { parts, copied, into } = join else { unreachable!("joins gives joins") };
    work.pay((1 + copied.len()) * (MADE + parts.len()));
    let mut choices = vec![Vec::new()];
    if copied.len() > 1 {
        choices.extend(copied.iter().map(|&one| vec![one]));
    }
    if !copied.is_empty() {
        choices.push(copied);
    }
    for copied in choices {
        operations.push(Operation::Join { parts: parts.clone(), copied, into });
    }
}
