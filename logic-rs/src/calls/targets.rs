//! Derivations that lead on from the minimum sum to another form of the same function.

use super::FormKind;
use super::simplify::{Function, SimplifyRequest};
use super::steps::{
    Failed, StepsLimit, StepsOutcome, covered, minimized, minimizing_max, proved, steps, work_of,
};
use crate::expr::{self, Expr, without_names};
use crate::limits::VARIABLES_MAX;
use crate::notation::Notation;
use crate::qmc::{Cube, Minimum, minimize_soon};
use crate::rows::{RowSet, TruthTable};
use crate::steps::{Equation, Step, TooComplex, Work, canonical_sentence, factored};
use serde::Deserialize;
use tsify::Tsify;

#[cfg(test)]
mod tests;

/// The form that a derivation leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum StepsTarget {
    /// The minimum sum of products.
    Sum,
    /// The minimum product of sums.
    Product,
    /// The minimum sum with NAND gates alone: `((A.B)'.(C.D)')'`. A complemented variable stays as it is.
    Nand,
    /// The minimum sum with common factors taken out, such as `A.(B+C)`.
    Factored,
}

/// The most min terms of a canonical sum that is derived from, and the most terms of a sum that is derived on.
const TERMS_MAX: usize = 512;

/// The derivation of a form of the function that [`steps`] derives the minimum sum of, each line checked against the one before.
///
/// Refuses what `steps` refuses, and sums of more than 512 terms. Laws may be read from right to left, and the order of operands may
/// change at any step.
pub fn steps_to(request: &SimplifyRequest, target: StepsTarget) -> StepsOutcome {
    match target {
        StepsTarget::Sum => steps(request),
        _ => towards(request, target, &work_of(request)),
    }
}

/// The derivation of a form that is not the sum. All work after the minimum is paid from `work`.
fn towards(request: &SimplifyRequest, target: StepsTarget, work: &Work) -> StepsOutcome {
    let (function, minimum) = match minimized(request, work) {
        Ok(minimized) => minimized,
        Err(outcome) => return outcome,
    };
    let Some(form) = Form::of(request, &function, &minimum, target) else {
        return StepsOutcome::TooComplex { limit: StepsLimit::Work };
    };
    match form.derived(request, &function, work) {
        Ok(steps) => StepsOutcome::Steps { steps },
        Err(failed) => failed.outcome(),
    }
}

/// A form, and sums of products of the same function and of its complement.
struct Form {
    text: String,
    sum: Vec<Cube>,
    complement: Option<Vec<Cube>>,
}

impl Form {
    /// `None` if a minimum that it needs takes too much work or has too many terms.
    fn of(
        request: &SimplifyRequest,
        function: &Function,
        minimum: &Minimum,
        target: StepsTarget,
    ) -> Option<Self> {
        let notation = function.notation();
        if minimum.cover.len() > TERMS_MAX {
            return None;
        }
        let sum = FormKind::Sop.sorted(minimum.terms());
        let soon = |table: &TruthTable| {
            let primes_max = request.primes_max.unwrap_or(u32::MAX);
            let steps_max = minimizing_max(request);
            let minimum = minimize_soon(table, &[], primes_max, request.work_max, steps_max)?;
            (minimum.steps <= steps_max && minimum.cover.len() <= TERMS_MAX).then_some(minimum)
        };
        Some(match target {
            StepsTarget::Sum => Self { text: notation.sum(sum.iter().copied()), sum, complement: None },
            StepsTarget::Product => {
                let zeros = FormKind::Pos.sorted(soon(&function.table.complement())?.terms());
                // The product may take don't-cares otherwise than the minimum sum.
                let sum = if function.table.dont_care().is_empty() {
                    sum
                } else {
                    let ones = TruthTable::new(rows_of(function, &zeros)).complement().on().clone();
                    FormKind::Sop.sorted(soon(&TruthTable::new(ones))?.terms())
                };
                Self {
                    text: notation.form(FormKind::Pos, zeros.iter().copied()),
                    sum,
                    complement: Some(zeros),
                }
            }
            StepsTarget::Nand => Self { text: nand(&notation, &sum), sum, complement: None },
            StepsTarget::Factored => Self { text: factored(&sum, &notation), sum, complement: None },
        })
    }

    fn derived(
        &self,
        request: &SimplifyRequest,
        function: &Function,
        work: &Work,
    ) -> Result<Vec<Step>, Failed> {
        let notation = function.notation();
        let too_long = Failed::TooComplex(TooComplex::Work);
        let read = |text: &str| -> Result<Expr, Failed> {
            work.pay(text.len());
            expr::parse_within(text, VARIABLES_MAX).map_err(|_| too_long)
        };
        let rows = rows_of(function, &self.sum);
        let canonical = match &function.expression {
            Some(_) => None,
            None if rows.count() as usize > TERMS_MAX => return Err(too_long),
            None => {
                let arity = function.table.arity();
                Some(notation.sum(rows.iter().map(|row| Cube::of_row(arity, row))))
            }
        };
        let typed = canonical.as_deref().unwrap_or_else(|| without_names(&request.input));
        let own = canonical.as_deref().map(read).transpose()?;
        let from = own.as_ref().or(function.expression.as_ref()).expect("rows have a canonical sum");
        let sum = read(&notation.sum(self.sum.iter().copied()))?;
        let complement = self.complement.as_ref().map(|cubes| {
            let sum = notation.sum(FormKind::Sop.sorted(cubes.iter().copied()).into_iter());
            read(&sum)
        });
        let complement = complement.transpose()?;
        let equation = Equation {
            typed,
            from,
            to: &read(&self.text)?,
            variables: &function.variables,
            sum: &sum,
            complement: complement.as_ref(),
        };
        let mut steps = proved(&equation, work)?;
        if canonical.is_some()
            && let Some(first) = steps.first_mut()
        {
            first.description = canonical_sentence(&covered(function.table.dont_care(), &self.sum));
        }
        Ok(steps)
    }
}

/// The rows that some product covers.
fn rows_of(function: &Function, products: &[Cube]) -> RowSet {
    let mut rows = RowSet::empty(function.table.arity());
    products.iter().for_each(|product| rows.insert_matching(product.care(), product.value()));
    rows
}

/// A sum of products with NAND gates alone. A constant or one literal stays as it is.
fn nand(notation: &Notation, sum: &[Cube]) -> String {
    match sum {
        [] => notation.sum(std::iter::empty()),
        [only] if only.literals() < 2 => notation.product(*only),
        _ => {
            let barred: Vec<String> = sum
                .iter()
                .map(|&term| match term.literals() {
                    1 => notation.product(Cube::new(term.care(), term.care() & !term.value())),
                    _ => format!("({})'", notation.product(term)),
                })
                .collect();
            if barred.len() == 1 { format!("{}'", barred[0]) } else { format!("({})'", barred.join(".")) }
        }
    }
}
