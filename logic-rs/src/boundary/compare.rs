//! What crosses for the comparison of truth-table columns. Functions are numbered as in a table: 0 is the primary.

use super::{FunctionRefusal, PackedTable};
use serde::Serialize;
use tsify::Tsify;

/// A comparison, or why there is none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum CompareOutcome {
    /// Every function was read.
    Comparison {
        /// The columns that are compared.
        table: PackedTable,
        /// The result.
        comparison: Comparison,
    },
    /// As for a table.
    Refused {
        /// One for each function that has to change, in the functions' order.
        refusals: Vec<FunctionRefusal>,
    },
}

/// How the columns of a table compare. Every list is ascending.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Comparison {
    /// Groups of two or more equal columns, by their first column.
    pub matched_sets: Vec<Vec<u32>>,
    /// Pairs of columns that differ in every row, the lower number first.
    pub complement_pairs: Vec<(u32, u32)>,
    /// Columns that are 0 in every row.
    pub always_zero: Vec<u32>,
    /// Columns that are 1 in every row.
    pub always_one: Vec<u32>,
    /// Every pair of columns that differ.
    pub first_difference: Vec<Difference>,
}

/// Where two columns first differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Difference {
    /// The lower column number.
    pub left: u32,
    /// The higher column number.
    pub right: u32,
    /// The lowest row in which they differ.
    pub row: u32,
}
