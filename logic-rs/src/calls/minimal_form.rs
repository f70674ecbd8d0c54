//! The minimum sum of products or product of sums of a text as typed, without the rest of an answer.

use super::FormKind;
use super::forms::MinimalForm;
use super::simplify::{Function, See, SimplifyField, SimplifyRequest, minimize_seen};
use crate::error::LogicError;
use crate::notation::Notation;
use crate::qmc::Minimum;
use serde::{Deserialize, Serialize};
use tsify::Tsify;

/// A text whose minimum form is wanted.
#[derive(Clone, Debug, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct MinimalFormRequest {
    /// The text, how to read it, and the limits.
    pub function: SimplifyRequest,
    /// Which form is wanted.
    pub form: FormKind,
}

/// A form or a refusal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum MinimalFormOutcome {
    /// The input was read and its minimum form found.
    Form {
        /// The result.
        form: MinimalForm,
    },
    /// The input cannot be read or is too big.
    Refused {
        /// The first problem in reading order.
        error: LogicError,
        /// The text it is in.
        field: SimplifyField,
    },
}

/// Reads the input and finds its minimum form, or says why the input is refused. It refuses the inputs that
/// [`simplify`](super::simplify::simplify) refuses, with the same errors; the limit of prime implicants is for those of
/// the complement where the form is a product of sums. For a product of sums only the complement is minimised.
pub fn minimal_form(request: &MinimalFormRequest) -> MinimalFormOutcome {
    minimal_form_seen(request, &mut |_, _| {})
}

/// Like [`minimal_form`]; now and then `see` gets the best minimum so far, and a function that writes a minimum as an
/// outcome.
pub(super) fn minimal_form_seen(
    request: &MinimalFormRequest,
    see: &mut See<'_, MinimalFormOutcome>,
) -> MinimalFormOutcome {
    let form = request.form;
    let write = |function: &Function, minimum: &Minimum| {
        let notation = Notation::new(function.table.arity(), &function.variables);
        MinimalFormOutcome::Form { form: MinimalForm::of(form, &notation, minimum) }
    };
    minimize_seen(&request.function, form, write, see)
        .unwrap_or_else(|(field, error)| MinimalFormOutcome::Refused { error, field })
}
