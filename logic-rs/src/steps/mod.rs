//! Derivations: how an expression becomes its minimum, one law at a time.

#![allow(dead_code, unused_imports)]

mod forest;
mod law;
mod moves;
mod step;
mod text;
pub mod verify;

pub use step::{DESCRIPTION_CHARS_MAX, Side, Step, StepType};
