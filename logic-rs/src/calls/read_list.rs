//! Reads a list of min terms without computing an answer, to show while the user is typing how the text is understood.

use super::Fix;
use super::read::names;
use crate::error::LogicError;
use crate::expr;
use crate::limits::VARIABLES_MAX;
use crate::minterms;
use serde::{Deserialize, Serialize};
use tsify::Tsify;

/// A list of min terms that is to be read without computing an answer.
#[derive(Clone, Debug, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct ReadListRequest {
    /// The text as typed, with its spaces; error positions refer to it.
    pub input: String,
    /// The most variables the function may have, as in
    /// [`SimplifyRequest::variables_max`](super::simplify::SimplifyRequest::variables_max).
    #[tsify(optional)]
    #[serde(default)]
    pub variables_max: Option<u32>,
    /// How many variables the function has, as in [`SimplifyRequest::variables`](super::simplify::SimplifyRequest::variables).
    #[tsify(optional)]
    #[serde(default)]
    pub variables: Option<u32>,
}

/// How a list of min terms is understood.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum ReadListOutcome {
    /// The text is a list of min terms.
    MinTerms {
        /// The names its variables get, the most significant first.
        vars: Vec<String>,
        /// How many distinct numbers it holds.
        count: u32,
    },
    /// The text cannot be read or is too big.
    Refused {
        /// The first problem in reading order.
        error: LogicError,
        /// A correction of the text; left out where none can be read in full.
        #[tsify(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        fix: Option<Fix>,
    },
}

/// Reads the list, or says why it is refused. It refuses the lists that [`simplify`](super::simplify::simplify) refuses,
/// with the same errors, but not one that is only too complex to be answered.
///
/// Positions of a refusal count UTF-16 units of the input. Linear in the input, but for the column of the rows.
pub fn read_list(request: &ReadListRequest) -> ReadListOutcome {
    let input = &request.input;
    let variables_max = request.variables_max.unwrap_or(VARIABLES_MAX);
    match minterms::read(input, request.variables, variables_max) {
        Ok(rows) => {
            let vars = names(&minterms::variables(rows.arity()));
            ReadListOutcome::MinTerms { vars, count: rows.count() }
        }
        Err(error) => ReadListOutcome::Refused {
            error: error.in_utf16(input),
            fix: expr::fix_list(input, variables_max),
        },
    }
}
