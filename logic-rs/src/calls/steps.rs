//! Derives the answer of a simplification, a law at a time.

use super::FormKind;
use super::simplify::{self, Function, SimplifyField, SimplifyRequest};
use crate::error::LogicError;
use crate::expr::without_names;
use crate::limits::STEPS_WORK_MAX;
use crate::notation::Notation;
use crate::qmc::{Cube, Minimum, STEPS_PER_UNIT};
use crate::rows::RowSet;
use crate::steps::verify::{self, Claim, Goal, Reason, Refusal};
use crate::steps::{
    Equation, Proof, Question, SEARCHED_VARIABLES_MAX, Start, Step, TooComplex, Way, Work, derive, prove,
};
use serde::Serialize;
use tsify::Tsify;

#[cfg(test)]
mod tests;

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
    /// The checker refused the derivation: a fault of the crate, never of the input.
    Unverified {
        /// The step and what is wrong with it; nothing of the input.
        refusal: String,
    },
    /// The input cannot be read or is too big.
    Refused {
        /// The first problem in reading order.
        error: LogicError,
        /// The text it is in.
        field: SimplifyField,
    },
}

/// The limits of a derivation, besides those of a simplification.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum StepsLimit {
    /// [`crate::limits::STEPS_MAX`].
    Steps,
    /// The request's `steps_work_max`.
    Work,
}

/// The derivation of the sum of products that [`super::simplify::simplify`] answers to the same request, each line
/// checked against the one before; see [`crate::steps`].
///
/// Refuses what `simplify` refuses. The limits are counted in work, so the same request gives the same outcome
/// everywhere. Minimising may take a quarter of `work_max`. The more of this quarter it took, the less work is left for
/// the derivation, so that both together end soon.
pub fn steps(request: &SimplifyRequest) -> StepsOutcome {
    steps_within(request, &work_of(request))
}

pub(super) fn work_of(request: &SimplifyRequest) -> Work {
    Work::of_units(request.steps_work_max.unwrap_or(STEPS_WORK_MAX).min(STEPS_WORK_MAX))
}

/// Like [`steps`]; all work after the minimum is paid from `work`.
pub(super) fn steps_within(request: &SimplifyRequest, work: &Work) -> StepsOutcome {
    let (function, minimum) = match minimized(request, work) {
        Ok(minimized) => minimized,
        Err(outcome) => return outcome,
    };
    let result = FormKind::Sop.sorted(minimum.terms());
    let dont_cares = covered(function.table.dont_care(), &result);
    let question = Question {
        start: match &function.expression {
            Some(expression) => Start::Expression(without_names(&request.input), expression),
            None => Start::Rows(&dont_cares),
        },
        arity: function.table.arity(),
        variables: &function.variables,
        result: &result,
        proven: minimum.proven,
    };
    let simplified = Notation::new(function.table.arity(), &function.variables).sum(result.iter().copied());
    let claim = Claim {
        start: match &function.expression {
            Some(_) => verify::Start::Typed(without_names(&request.input)),
            None => verify::Start::Rows,
        },
        end: &simplified,
        goal: Goal::Sum { proven: minimum.proven },
    };
    match verified(&question, &claim, work) {
        Ok(steps) => StepsOutcome::Steps { steps },
        Err(failed) => failed.outcome(),
    }
}

/// The function of a request and its minimum sum, or the outcome that says why there is none.
pub(super) fn minimized(request: &SimplifyRequest, work: &Work) -> Result<(Function, Minimum), StepsOutcome> {
    let minimizing_max = minimizing_max(request);
    let read = simplify::read(request).and_then(|function| {
        let minimum =
            function.minimum(request, minimizing_max).ok_or_else(|| simplify::too_complex(request))?;
        Ok((function, minimum))
    });
    let (function, minimum) = read.map_err(|(field, error)| StepsOutcome::Refused { error, field })?;
    if minimum.steps > minimizing_max {
        return Err(StepsOutcome::TooComplex { limit: StepsLimit::Work });
    }
    let half = work.left() / 2;
    work.pay((half.saturating_mul(minimum.steps) / minimizing_max.max(1)) as usize);
    Ok((function, minimum))
}

/// The most steps of the search for a minimum that a derivation leads to.
pub(super) fn minimizing_max(request: &SimplifyRequest) -> u64 {
    u64::from(request.work_max) * STEPS_PER_UNIT / 4
}

/// Why there is no checked derivation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Failed {
    TooComplex(TooComplex),
    Unverified(Refusal),
}

impl Failed {
    pub(super) fn outcome(self) -> StepsOutcome {
        match self {
            Self::TooComplex(limit) => StepsOutcome::TooComplex { limit: limit.into() },
            Self::Unverified(refusal) => StepsOutcome::Unverified { refusal: refusal.to_string() },
        }
    }
}

impl From<TooComplex> for StepsLimit {
    fn from(limit: TooComplex) -> Self {
        match limit {
            TooComplex::Steps => Self::Steps,
            TooComplex::Work => Self::Work,
        }
    }
}

/// A checked derivation from one expression to an equal one.
pub(super) fn proved(equation: &Equation<'_>, work: &Work) -> Result<Vec<Step>, Failed> {
    let Proof { steps, end } = prove(equation, work).map_err(Failed::TooComplex)?;
    let claim = Claim { start: verify::Start::Typed(equation.typed), end: &end, goal: Goal::Line };
    match verify::verify_within(&steps, &claim, work) {
        Ok(()) => Ok(steps),
        Err(Refusal { reason: Reason::Work, .. }) => Err(Failed::TooComplex(TooComplex::Work)),
        Err(refusal) => Err(Failed::Unverified(refusal)),
    }
}

/// The rows that some product covers, ascending.
pub(super) fn covered(rows: &RowSet, products: &[Cube]) -> Vec<u32> {
    let mut covered = RowSet::empty(rows.arity());
    if !rows.is_empty() {
        products.iter().for_each(|product| covered.insert_matching(product.care(), product.value()));
    }
    rows.iter().filter(|&row| covered.contains(row)).map(|row| row.0).collect()
}

/// A checked derivation: the plainest found, or else the one that opens everything, for which an eighth of the work is
/// kept.
///
/// Only a limit leads to the second way. After a refusal of the checker it is not tried, since a fault of the first way
/// would not be seen then.
fn verified(question: &Question<'_>, claim: &Claim<'_>, work: &Work) -> Result<Vec<Step>, Failed> {
    let checked = |way| {
        let steps = derive(question, way, work).map_err(Failed::TooComplex)?;
        match verify::verify_within(&steps, claim, work) {
            Ok(()) => Ok(steps),
            Err(Refusal { reason: Reason::Work, .. }) => Err(Failed::TooComplex(TooComplex::Work)),
            Err(refusal) => Err(Failed::Unverified(refusal)),
        }
    };
    if question.arity.variables() <= SEARCHED_VARIABLES_MAX {
        let share = work.left() / 8 * 7;
        match work.within(share, || checked(Way::Searched)) {
            Err(Failed::TooComplex(_)) => {}
            outcome => return outcome,
        }
    }
    checked(Way::Opened)
}
