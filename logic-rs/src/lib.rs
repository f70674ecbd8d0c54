//! Boolean algebra for the toolkit: reads expressions and min terms, finds proven minimum sums of products.
//!
//! It knows no HTTP, no DOM and no user. It is deterministic: the same input and budget give the same answer, byte
//! for byte, on every platform. No input makes it panic; a panic here is a bug of the crate.
//!
//! Ways in: [`simplify::simplify`] for a text as typed, [`read::read`] for how it is understood,
//! [`qmc::minimize`] for a truth table.

#![forbid(unsafe_code)]
#![warn(missing_docs, unreachable_pub)]

pub mod boundary;
pub mod error;
pub mod expr;
pub mod limits;
pub mod minterms;
pub mod qmc;
pub mod read;
pub mod simplify;
pub mod table;
pub mod wasm;
