//! The calls that minimise, with reports on the way, for searches that take long.

use super::minimal_form::{MinimalFormOutcome, MinimalFormRequest, minimal_form_seen};
use super::simplify::{SimplifyOutcome, SimplifyRequest, simplify_seen};
use crate::qmc::{Minimum, STEPS_PER_UNIT};
use serde::Serialize;
use tsify::Tsify;

/// The progress of a search that ends with an `Outcome`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct SearchReport<Outcome> {
    /// The part of the work that is done, in thousandths.
    pub done: u32,
    /// Number of products, or of clauses, of the best form so far.
    pub terms: u32,
    /// Number of literals of that form.
    pub literals: u32,
    /// A lower bound on the number of products or clauses of any form of its kind.
    pub lower_bound: u32,
    /// The best form so far as an outcome; left out where the last reported outcome is as good, or was reported less
    /// than [`THOUSANDTHS_BETWEEN`] ago.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best: Option<Outcome>,
}

/// The least part of the work between two reported outcomes, in thousandths. Writing an outcome takes work that is not
/// counted, so there are at most a hundred of them.
const THOUSANDTHS_BETWEEN: u32 = 10;

/// Like [`simplify`](super::simplify::simplify), and reports to `watch` while the search goes on: at most once in each
/// thousandth of the work. The outcome is the same.
pub fn simplify_watched(
    request: &SimplifyRequest,
    watch: &mut dyn FnMut(SearchReport<SimplifyOutcome>),
) -> SimplifyOutcome {
    simplify_seen(request, &mut reports(request.work_max, watch))
}

/// Like [`minimal_form`](super::minimal_form::minimal_form), and reports like [`simplify_watched`].
pub fn minimal_form_watched(
    request: &MinimalFormRequest,
    watch: &mut dyn FnMut(SearchReport<MinimalFormOutcome>),
) -> MinimalFormOutcome {
    minimal_form_seen(request, &mut reports(request.function.work_max, watch))
}

/// A function that makes a report of what it sees, where one is due.
fn reports<Outcome>(
    work_max: u32,
    watch: &mut dyn FnMut(SearchReport<Outcome>),
) -> impl FnMut(&Minimum, &dyn Fn(&Minimum) -> Outcome) {
    let all = (u64::from(work_max) * STEPS_PER_UNIT).max(1);
    let mut last = None;
    // How good the last outcome was, and when it was reported.
    let mut told: Option<((u32, u32), u32)> = None;
    move |known, write| {
        let done = (1_000 * known.steps / all).min(1_000) as u32;
        if last.replace(done) == Some(done) {
            return;
        }
        let (terms, literals) = (known.cover.len() as u32, known.literals());
        let is_due =
            told.is_none_or(|(size, at)| (terms, literals) < size && done >= at + THOUSANDTHS_BETWEEN);
        let best = is_due.then(|| write(known));
        if is_due {
            told = Some(((terms, literals), done));
        }
        watch(SearchReport { done, terms, literals, lower_bound: known.lower_bound, best });
    }
}
