//! Plans how the terms of a sum of products become those of its minimum, as operations on cubes; what each takes in
//! steps is known before one is written.

mod greedy;
mod search;
mod terms;

pub(super) use search::plan;
pub(super) use terms::Operation;
