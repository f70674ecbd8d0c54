//! Derivations: how an expression becomes its minimum, one law at a time.

mod derive;
mod describe;
mod dual;
mod estimate;
mod factor;
mod forest;
mod functions;
mod grouping;
mod hops;
mod inside;
mod law;
mod link;
pub mod merge;
mod mistakes;
mod moves;
mod neighbours;
mod open;
mod path;
mod proof;
mod reach;
mod search;
mod step;
mod sum;
mod text;
pub mod verify;
mod weight;
mod work;

pub(crate) use derive::{Question, SEARCHED_VARIABLES_MAX, Start, Way, derive};
pub(crate) use describe::canonical as canonical_sentence;
pub(crate) use factor::factored;
pub(crate) use link::{Lines, Link};
pub use mistakes::Mistake;
pub use path::TooComplex;
pub(crate) use proof::{Equation, Proof, prove};
pub use step::{DESCRIPTION_CHARS_MAX, Side, Step, StepType};
#[cfg(test)]
pub(crate) use work::LOOKS;
pub(crate) use work::Work;
