//! Derives the answer of a simplification, a law at a time.

use super::simplify::{self, SimplifyField, SimplifyRequest};
use crate::error::LogicError;
use crate::notation::Notation;
use crate::qmc::Cube;
use crate::steps::verify::{self, Claim};
use crate::steps::{Question, Start, Step, TooComplex, Way, derive};
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

/// The derivation of the sum of products that [`super::simplify::simplify`] answers to the same request, each line
/// checked against the one before; see [`crate::steps`].
///
/// Refuses what it refuses. The limits are counted, so the same request gives the same outcome everywhere.
pub fn steps(request: &SimplifyRequest) -> StepsOutcome {
    let read = simplify::read(request).and_then(|function| {
        let minimum = function.minimum(request).ok_or_else(|| simplify::too_complex(request))?;
        Ok((function, minimum))
    });
    let (function, minimum) = match read {
        Ok(read) => read,
        Err((field, error)) => return StepsOutcome::Refused { error, field },
    };
    let result: Vec<Cube> = minimum.terms().collect();
    let covered = |row: &u32| result.iter().any(|term| row & term.care() == term.value());
    let dont_cares: Vec<u32> = function.table.dont_care().iter().map(|row| row.0).filter(covered).collect();
    let question = Question {
        start: match &function.expression {
            Some(expression) => Start::Expression(&request.input, expression),
            None => Start::Rows(&dont_cares),
        },
        arity: function.table.arity(),
        variables: &function.variables,
        result: &result,
        proven: minimum.proven,
    };
    let simplified = Notation::new(function.table.arity(), &function.variables).sum(minimum.terms());
    let claim = Claim {
        start: match &function.expression {
            Some(_) => verify::Start::Typed(&request.input),
            None => verify::Start::Rows,
        },
        simplified: &simplified,
        proven: minimum.proven,
    };
    match verified(&question, &claim) {
        Ok(steps) => StepsOutcome::Steps { steps },
        Err(TooComplex::Steps) => StepsOutcome::TooComplex { limit: StepsLimit::Steps },
        Err(TooComplex::Work) => StepsOutcome::TooComplex { limit: StepsLimit::Work },
    }
}

/// A derivation that was checked: the shortest found, or else the one that opens everything.
fn verified(question: &Question<'_>, claim: &Claim<'_>) -> Result<Vec<Step>, TooComplex> {
    let mut why = TooComplex::Work;
    for way in [Way::Searched, Way::Opened] {
        match derive(question, way) {
            Ok(steps) if verify::verify(&steps, claim).is_ok() => return Ok(steps),
            Ok(_) => {}
            Err(limit) => why = limit,
        }
    }
    Err(why)
}
