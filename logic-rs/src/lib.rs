//! Boolean algebra for the toolkit: reads expressions and min terms, finds proven minimum sums of products.
//!
//! It knows no HTTP, no DOM and no user. It is deterministic: the same input and budget give the same answer, byte
//! for byte, on every platform. No input makes it panic; a panic here is a bug of the crate.
//!
//! Callers use [`calls`]: to simplify a text as typed, to read it, to make the truth table of several functions, to
//! write the forms of a function that is given by its rows, and, with feature `premium`, to compare the columns of a
//! table. [`qmc::minimize`] minimises a truth table.

#![forbid(unsafe_code)]
#![warn(missing_docs, unreachable_pub)]

pub mod calls;
pub mod error;
pub mod expr;
#[cfg(test)]
#[path = "../tests/support/heavy.rs"]
mod heavy;
pub mod limits;
pub mod minterms;
pub mod network;
mod notation;
pub mod qmc;
#[cfg(test)]
#[path = "../tests/support/random.rs"]
mod random;
pub mod rows;
#[cfg(feature = "premium")]
pub mod steps;
pub mod wasm;
