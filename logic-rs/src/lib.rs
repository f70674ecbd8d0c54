//! Boolean algebra for the toolkit: reads expressions and min terms, finds proven minimum sums of products.
//!
//! It knows no HTTP, no DOM and no user. It is deterministic: the same input and budget give the same answer, byte
//! for byte, on every platform. No input makes it panic; a panic here is a bug of the crate.
//!
//! Ways in: [`simplify::simplify`] for a text as typed, [`read::read`] for how it is understood,
//! [`functions::table`] for the truth table of several, [`forms::forms`] for a function given by its rows,
//! [`qmc::minimize`] for a truth table. Feature `premium` adds `compare::compare` for columns of a table.

#![forbid(unsafe_code)]
#![warn(missing_docs, unreachable_pub)]

pub mod boundary;
#[cfg(feature = "premium")]
pub mod compare;
pub mod error;
pub mod expr;
pub mod forms;
pub mod functions;
pub mod limits;
pub mod minterms;
mod notation;
pub mod qmc;
#[cfg(test)]
#[path = "../tests/support/random.rs"]
mod random;
pub mod read;
pub mod rows;
pub mod simplify;
pub mod wasm;
