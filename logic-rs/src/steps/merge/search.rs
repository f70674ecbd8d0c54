//! Looks for the shortest way to the terms of a minimum: some ways side by side, each judged by where the greedy way
//! leads from there.

use super::greedy::{WORK_MAX, finish, joins, shorten};
use super::terms::{Operation, Terms, consensus, contains, is_law};
use crate::qmc::Cube;
use std::collections::HashSet;

/// How some terms become others.
#[derive(Clone, Debug)]
pub(in crate::steps) struct Plan {
    pub(in crate::steps) operations: Vec<Operation>,
    pub(in crate::steps) steps: u32,
}

struct Way {
    terms: Terms,
    done: Vec<Operation>,
    steps: u32,
    /// The steps of the whole way if it is finished greedily.
    whole: u32,
}

/// The operations by which the sum of some cubes becomes the sum of the goal's, which has the same function.
pub(in crate::steps) fn plan(cubes: &[Cube], goal: &[Cube], width: usize) -> Option<Plan> {
    let mut work = 0;
    let work = &mut work;
    let mut done = Vec::new();
    let (terms, steps) = Terms::new(cubes.iter().copied(), &mut done);
    let mut best: Option<Plan> = None;
    let whole = offer(&mut best, &terms, &done, steps, goal, work)?;
    let mut ways = vec![Way { terms, done, steps, whole }];
    let mut seen: HashSet<Terms> = HashSet::new();
    while !ways.is_empty() && width > 0 && *work < WORK_MAX {
        let mut next: Vec<Way> = Vec::new();
        for way in &ways {
            for operation in operations(&way.terms, goal) {
                if *work >= WORK_MAX {
                    break;
                }
                let mut terms = way.terms.clone();
                let mut done = way.done.clone();
                let Some(own) = terms.apply(operation, &mut done) else { continue };
                let steps = way.steps + own;
                if steps >= best.as_ref().map_or(u32::MAX, |best| best.steps) || !seen.insert(terms.clone()) {
                    continue;
                }
                if let Some(whole) = offer(&mut best, &terms, &done, steps, goal, work) {
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
    work: &mut u64,
) -> Option<u32> {
    let mut operations = done.to_vec();
    let whole = steps + finish(terms.clone(), goal, &mut operations, work)?;
    if best.as_ref().is_none_or(|best| whole < best.steps) {
        *best = Some(Plan { operations, steps: whole });
    }
    Some(whole)
}

/// What is worth doing next: whatever leads into a term of the goal.
fn operations(terms: &Terms, goal: &[Cube]) -> Vec<Operation> {
    let missing: Vec<Cube> = goal.iter().copied().filter(|&cube| !terms.has(cube)).collect();
    let mut operations = Vec::new();
    let leads = |cube: Cube| {
        goal.iter().any(|&wanted| contains(wanted, cube))
            && !terms.cubes.iter().any(|&own| contains(own, cube))
    };
    for &into in &missing {
        for join in joins(terms, into, &missing) {
            add_join(&mut operations, join);
        }
    }
    for (index, &one) in terms.cubes.iter().enumerate() {
        for &other in &terms.cubes[index + 1..] {
            let Some(term) = consensus(one, other) else { continue };
            if let Some(operation) = shorten(one, other, term) {
                operations.push(operation);
            } else if one.care() == other.care() {
                if leads(term) && !missing.contains(&term) {
                    for join in joins(terms, term, &missing) {
                        add_join(&mut operations, join);
                    }
                }
            } else if is_law(one, other) {
                if terms.has(term) && !goal.contains(&term) {
                    operations.push(Operation::Remove { one, other, term });
                } else if leads(term) && terms.cubes.iter().any(|&own| contains(term, own)) {
                    operations.push(Operation::Add { one, other, term });
                }
            }
        }
    }
    operations
}

/// The join with all copies, with none, and with one each.
fn add_join(operations: &mut Vec<Operation>, join: Operation) {
    let Operation::Join { parts, copied, into } = join else { unreachable!("joins gives joins") };
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
