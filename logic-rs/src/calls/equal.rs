//! Proves that two expressions are equal, a law at a time, or names a row in which they differ.

use super::lines::{LinesRequest, difference, read};
use super::steps::{Failed, StepsLimit, StepsOutcome, minimized, proved};
use crate::error::LogicError;
use crate::expr::{self, Variable, without_names};
use crate::limits::VARIABLES_MAX;
use crate::steps::{Equation, Step, TooComplex};
use serde::Serialize;
use tsify::Tsify;

#[cfg(test)]
mod tests;

/// A derivation from the first line to the second, or a row in which they differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum EqualOutcome {
    /// They are equal.
    Equal {
        /// The first as read, and a step for each law; no law if they differ in brackets and the order of operands only.
        steps: Vec<Step>,
    },
    /// They are not equal.
    Different {
        /// The variables of both, the most significant first.
        vars: Vec<String>,
        /// The first row in which they differ.
        row: u32,
        /// The value of the second in that row; the first has the other one.
        value: bool,
    },
    /// They are equal, but the derivation is too long or takes too much work.
    TooComplex {
        /// The limit that was met.
        limit: StepsLimit,
    },
    /// The checker refused the derivation: a fault of the crate, never of the input.
    Unverified {
        /// The step and what is wrong with it; nothing of the input.
        refusal: String,
    },
    /// One cannot be read or is too big.
    Refused {
        /// The index of the line, 0 or 1.
        line: u32,
        /// The first problem in reading order.
        error: LogicError,
    },
}

/// Compares the columns of two lines; if they are equal, derives the second from the first. Further lines do not count.
///
/// Laws may be read from right to left, and the order of operands may change at any step. Each line is checked against the one
/// before; see [`crate::steps`].
pub fn equal(request: &LinesRequest) -> EqualOutcome {
    let read = read(request);
    for (line, error) in (0..).zip(&read.refused).take(2) {
        if let Some(error) = error.clone() {
            return EqualOutcome::Refused { line, error };
        }
    }
    let ([from, to], columns) = match &read.expressions[..] {
        [from, to, ..] => ([from, to], read.columns()),
        _ => return EqualOutcome::TooComplex { limit: StepsLimit::Work },
    };
    if let Some((row, value)) = difference(&columns[0], &columns[1]) {
        let vars = read.variables.iter().map(Variable::to_string).collect();
        return EqualOutcome::Different { vars, row, value };
    }
    let work = request.work();
    let (function, minimum) = match minimized(&request.question(&read.texts[0]), &work) {
        Ok(minimized) => minimized,
        Err(outcome) => return outcome.into(),
    };
    let sum = function.notation().sum(minimum.terms());
    let Ok(sum) = expr::parse_within(&sum, VARIABLES_MAX) else {
        return Failed::TooComplex(TooComplex::Work).outcome().into();
    };
    let typed = without_names(&read.texts[0]);
    let equation = Equation { typed, from, to, variables: &read.variables, sum: &sum, complement: None };
    match proved(&equation, &work) {
        Ok(steps) => EqualOutcome::Equal { steps },
        Err(failed) => failed.outcome().into(),
    }
}

impl From<StepsOutcome> for EqualOutcome {
    fn from(outcome: StepsOutcome) -> Self {
        match outcome {
            StepsOutcome::Steps { steps } => Self::Equal { steps },
            StepsOutcome::TooComplex { limit } => Self::TooComplex { limit },
            StepsOutcome::Unverified { refusal } => Self::Unverified { refusal },
            StepsOutcome::Refused { error, .. } => Self::Refused { line: 0, error },
        }
    }
}
