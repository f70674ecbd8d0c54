//! Plans how the terms of a sum of products become those of its minimum, as operations on cubes; what each takes in
//! steps is known before one is written.

mod greedy;
mod search;
mod terms;

pub(super) use search::plan;
pub(super) use terms::Operation;

use crate::qmc::Cube;
use std::collections::HashSet;

/// How many terms stand there that stand there already: each is one step, before what a plan takes.
pub(super) fn repeated(terms: &[Cube]) -> u32 {
    let different: HashSet<Cube> = terms.iter().copied().collect();
    (terms.len() - different.len()) as u32
}
