//! Compares the columns of a truth table: which are equal, complementary or constant, and where two columns first
//! differ.

use super::table::{FunctionRefusal, PackedTable, TableOutcome, TableRequest, table};
use crate::error::RequestError;
use serde::Serialize;
use std::collections::BTreeMap;
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
    /// Functions are refused as for a table.
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
    /// Every pair of columns that differ, with their first difference.
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

/// Evaluates the functions as [`table`] does, once, and compares their columns; refuses what [`table`] refuses.
///
/// Takes log(columns) passes over the columns for the groups and, for each pair, at most two over both.
pub fn compare(request: &TableRequest) -> Result<CompareOutcome, RequestError> {
    Ok(match table(request)? {
        TableOutcome::Table { table, .. } => {
            let comparison = comparison(&table);
            CompareOutcome::Comparison { table, comparison }
        }
        TableOutcome::Refused { refusals } => CompareOutcome::Refused { refusals },
    })
}

fn comparison(table: &PackedTable) -> Comparison {
    let columns: Vec<&[u8]> = table.columns.iter().map(|column| column.as_slice()).collect();
    // A byte of a column that is 1 in every row; a column of fewer than three variables does not fill its byte.
    let ones = u8::MAX >> (8 - (1 << table.vars.len().min(3)));
    let mut complement_pairs = Vec::new();
    let mut first_difference = Vec::new();
    for (left, first) in (0..).zip(&columns) {
        for (right, second) in (left + 1..).zip(&columns[left as usize + 1..]) {
            let differences = || first.iter().zip(*second).map(|(first, second)| first ^ second);
            if differences().all(|rows| rows == ones) {
                complement_pairs.push((left, right));
            }
            if let Some((byte, rows)) = (0..).zip(differences()).find(|&(_, rows)| rows != 0) {
                first_difference.push(Difference { left, right, row: 8 * byte + rows.trailing_zeros() });
            }
        }
    }
    Comparison {
        matched_sets: matched_sets(&columns),
        complement_pairs,
        always_zero: all_bytes(&columns, 0),
        always_one: all_bytes(&columns, ones),
        first_difference,
    }
}

fn matched_sets(columns: &[&[u8]]) -> Vec<Vec<u32>> {
    let mut groups: BTreeMap<&[u8], Vec<u32>> = BTreeMap::new();
    for (number, column) in (0..).zip(columns) {
        groups.entry(column).or_default().push(number);
    }
    let mut matched: Vec<Vec<u32>> = groups.into_values().filter(|group| group.len() > 1).collect();
    matched.sort_unstable();
    matched
}

/// The columns all of whose bytes are `byte`.
fn all_bytes(columns: &[&[u8]], byte: u8) -> Vec<u32> {
    let numbered = (0..).zip(columns).filter(|(_, column)| column.iter().all(|&own| own == byte));
    numbered.map(|(number, _)| number).collect()
}
