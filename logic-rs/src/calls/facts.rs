//! The facts about this build that TypeScript needs, so that no limit, code or space is written down twice.

use crate::error::ErrorCode;
use crate::expr::spaces;
use crate::limits::LogicLimits;
use serde::Serialize;
use tsify::Tsify;

/// The limits, error codes and spaces of a build.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct LogicFacts {
    /// Every limit.
    pub limits: LogicLimits,
    /// Every error code.
    pub error_codes: Vec<ErrorCode>,
    /// Every character that counts as a space, ascending.
    pub spaces: String,
}

impl LogicFacts {
    /// The facts of this build.
    pub fn current() -> Self {
        Self { limits: LogicLimits::CURRENT, error_codes: ErrorCode::ALL.to_vec(), spaces: spaces() }
    }
}
