//! The calls of the crate. The file of a call has its request, its outcome and its function. Requests and outcomes
//! cross the WASM boundary as values; their TypeScript types are derived.
//!
//! Fields are serialised in the order of declaration, so an answer's JSON is the same bytes on every platform. Calls
//! use the rest of the crate, and nothing of the rest uses them.

#[cfg(feature = "premium")]
pub mod check;
#[cfg(feature = "premium")]
pub mod compare;
#[cfg(feature = "premium")]
pub mod equal;
pub mod facts;
pub mod forms;
#[cfg(feature = "premium")]
pub mod lines;
pub mod minimal_form;
pub mod networks;
#[cfg(feature = "premium")]
pub mod next;
mod own_terms;
mod packed;
pub mod read;
pub mod read_list;
pub mod search;
pub mod simplify;
#[cfg(feature = "premium")]
pub mod steps;
pub mod table;
#[cfg(feature = "premium")]
pub mod targets;

use serde::Deserialize;
use tsify::Tsify;

pub use crate::expr::{Fix, GivenName, Undecided};
pub use crate::notation::FormKind;

/// How an input is to be read. The caller decides which mode applies (specification, section 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum InputMode {
    /// A boolean expression.
    Boolean,
    /// A list of min terms.
    Mint,
}
