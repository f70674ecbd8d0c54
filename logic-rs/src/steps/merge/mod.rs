//! Plans how the terms of a sum of products become those of its minimum, as operations on cubes. The number of steps of
//! each operation is known before a step is written.

mod greedy;
mod search;
mod terms;
mod together;

pub(super) use search::plan;
pub(super) use terms::{Operation, contains};
pub(super) use together::together;

use super::work::Work;
use crate::qmc::Cube;
use rustc_hash::FxHashSet;

/// The looks that it takes to find a term among others by its hash.
const HASHED: usize = 8;

/// The number of repeated terms. Removing each takes one step, in addition to the steps of a plan.
pub(super) fn repeated(terms: &[Cube], work: &Work) -> u32 {
    if !work.pay(HASHED * terms.len()) {
        return 0;
    }
    let different: FxHashSet<Cube> = terms.iter().copied().collect();
    (terms.len() - different.len()) as u32
}
