//! What crosses for truth tables of several functions: the request, the packed columns, the refusals.

use super::Fix;
use crate::error::LogicError;
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;
use tsify::Tsify;

/// The functions of one truth table.
#[derive(Clone, Debug, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct TableRequest {
    /// The first function, as received.
    pub primary: String,
    /// The others, at most [`EXTRA_EXPRESSIONS_MAX`](crate::limits::EXTRA_EXPRESSIONS_MAX).
    pub extras: Vec<String>,
    /// The most variables all functions may have together; more than
    /// [`TABLE_VARIABLES_MAX`](crate::limits::TABLE_VARIABLES_MAX) counts as that many.
    pub variables_max: u32,
    /// The most steps all functions may take together, each the value of one operand in 64 rows; left out, as many as
    /// they take.
    #[tsify(optional)]
    #[serde(default)]
    pub steps_max: Option<u32>,
}

/// A truth table, or why there is none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum TableOutcome {
    /// Every function was read.
    Table {
        /// The result.
        table: PackedTable,
    },
    /// Some function cannot be read, or all together have too many variables or take too many steps.
    Refused {
        /// One for each function that has to change, in the functions' order.
        refusals: Vec<FunctionRefusal>,
    },
}

/// Truth-table columns over the variables of all functions together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct PackedTable {
    /// The variables in variable order, the most significant bit of a row's number first.
    pub vars: Vec<String>,
    /// One column a function, the primary's first. Row `m` is bit `m % 8` of byte `m / 8`; bits beyond the last row
    /// are 0.
    #[tsify(type = "Uint8Array<ArrayBuffer>[]")]
    pub columns: Vec<ByteBuf>,
}

/// Why a function of a table cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct FunctionRefusal {
    /// 0 for the primary, `i` for extra `i - 1`.
    pub function: u32,
    /// What is wrong; its place counts in this function's text.
    pub error: LogicError,
    /// What the text was probably meant to be; only where that can be read in full.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fix: Option<Fix>,
}
