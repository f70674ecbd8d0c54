//! The exports of the packages of the page and of the Worker.

#[cfg(feature = "premium")]
use crate::calls::check::{self, CheckOutcome};
#[cfg(feature = "premium")]
use crate::calls::compare::{self, CompareOutcome};
#[cfg(feature = "premium")]
use crate::calls::equal::{self, EqualOutcome};
use crate::calls::facts::LogicFacts;
use crate::calls::forms::{self, FormsAnswer, FormsRequest};
#[cfg(feature = "premium")]
use crate::calls::lines::LinesRequest;
use crate::calls::minimal_form::{self, MinimalFormOutcome, MinimalFormRequest};
#[cfg(feature = "premium")]
use crate::calls::next::{self, NextOutcome};
use crate::calls::read::{self, ReadOutcome, ReadRequest};
use crate::calls::read_list::{self, ReadListOutcome, ReadListRequest};
use crate::calls::search::{self, SearchReport};
use crate::calls::simplify::{self, SimplifyOutcome, SimplifyRequest};
#[cfg(feature = "premium")]
use crate::calls::steps::StepsOutcome;
use crate::calls::table::{self, TableOutcome, TableRequest};
#[cfg(feature = "premium")]
use crate::calls::targets::{self, StepsTarget};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};

/// The minimum sum of products of a text; see [`crate::calls::simplify::simplify`].
#[wasm_bindgen]
pub fn simplify(request: Ts<SimplifyRequest>) -> Result<Ts<SimplifyOutcome>, JsError> {
    Ok(simplify::simplify(&request.to_rust()?).into_ts()?)
}

/// The same, and calls `watch` with a [`SearchReport`] now and then; see [`crate::calls::search::simplify_watched`].
/// Exceptions of `watch` are ignored.
#[wasm_bindgen(js_name = simplifyWatched)]
pub fn simplify_watched(
    request: Ts<SimplifyRequest>,
    #[wasm_bindgen(unchecked_param_type = "(report: SearchReport<SimplifyOutcome>) => void")]
    watch: &js_sys::Function,
) -> Result<Ts<SimplifyOutcome>, JsError> {
    Ok(search::simplify_watched(&request.to_rust()?, &mut |report| tell(watch, report)).into_ts()?)
}

/// The minimum form of a text; see [`crate::calls::minimal_form::minimal_form`].
#[wasm_bindgen(js_name = minimalForm)]
pub fn minimal_form(request: Ts<MinimalFormRequest>) -> Result<Ts<MinimalFormOutcome>, JsError> {
    Ok(minimal_form::minimal_form(&request.to_rust()?).into_ts()?)
}

/// The same, and calls `watch` with a [`SearchReport`] now and then; see
/// [`crate::calls::search::minimal_form_watched`]. Exceptions of `watch` are ignored.
#[wasm_bindgen(js_name = minimalFormWatched)]
pub fn minimal_form_watched(
    request: Ts<MinimalFormRequest>,
    #[wasm_bindgen(unchecked_param_type = "(report: SearchReport<MinimalFormOutcome>) => void")]
    watch: &js_sys::Function,
) -> Result<Ts<MinimalFormOutcome>, JsError> {
    Ok(search::minimal_form_watched(&request.to_rust()?, &mut |report| tell(watch, report)).into_ts()?)
}

fn tell<Outcome: Serialize + Tsify>(watch: &js_sys::Function, report: SearchReport<Outcome>) {
    if let Ok(report) = report.into_ts() {
        let _ = watch.call1(&JsValue::NULL, &report.js_value());
    }
}

/// Reads an expression without computing an answer; see [`crate::calls::read::read`].
#[wasm_bindgen]
pub fn read(request: Ts<ReadRequest>) -> Result<Ts<ReadOutcome>, JsError> {
    Ok(read::read(&request.to_rust()?).into_ts()?)
}

/// Reads a list of min terms without computing an answer; see [`crate::calls::read_list::read_list`].
#[wasm_bindgen(js_name = readList)]
pub fn read_list(request: Ts<ReadListRequest>) -> Result<Ts<ReadListOutcome>, JsError> {
    Ok(read_list::read_list(&request.to_rust()?).into_ts()?)
}

/// The truth table of several functions; see [`crate::calls::table::table`].
#[wasm_bindgen]
pub fn table(request: Ts<TableRequest>) -> Result<Ts<TableOutcome>, JsError> {
    Ok(table::table(&request.to_rust()?)?.into_ts()?)
}

/// The canonical and minimal form of a function; see [`crate::calls::forms::forms`].
#[wasm_bindgen]
pub fn forms(request: Ts<FormsRequest>) -> Result<Ts<FormsAnswer>, JsError> {
    Ok(forms::forms(&request.to_rust()?)?.into_ts()?)
}

/// A truth table and how its columns compare; see [`crate::calls::compare::compare`].
#[cfg(feature = "premium")]
#[wasm_bindgen]
pub fn compare(request: Ts<TableRequest>) -> Result<Ts<CompareOutcome>, JsError> {
    Ok(compare::compare(&request.to_rust()?)?.into_ts()?)
}

/// The derivation of an answer, or of another form of it; see [`crate::calls::targets::steps_to`].
#[cfg(feature = "premium")]
#[wasm_bindgen]
pub fn steps(request: Ts<SimplifyRequest>, target: Ts<StepsTarget>) -> Result<Ts<StepsOutcome>, JsError> {
    Ok(targets::steps_to(&request.to_rust()?, target.to_rust()?).into_ts()?)
}

/// A verdict on each line of a derivation; see [`crate::calls::check::check`].
#[cfg(feature = "premium")]
#[wasm_bindgen]
pub fn check(request: Ts<LinesRequest>) -> Result<Ts<CheckOutcome>, JsError> {
    Ok(check::check(&request.to_rust()?).into_ts()?)
}

/// The rest of a reader's own derivation; see [`crate::calls::next::next`].
#[cfg(feature = "premium")]
#[wasm_bindgen]
pub fn next(request: Ts<LinesRequest>) -> Result<Ts<NextOutcome>, JsError> {
    Ok(next::next(&request.to_rust()?).into_ts()?)
}

/// A derivation from one expression to another; see [`crate::calls::equal::equal`].
#[cfg(feature = "premium")]
#[wasm_bindgen]
pub fn equal(request: Ts<LinesRequest>) -> Result<Ts<EqualOutcome>, JsError> {
    Ok(equal::equal(&request.to_rust()?).into_ts()?)
}

/// The number of prime implicants of the function of `variables` variables that is 1 in the rows of a packed column.
/// Lists them; see [`crate::qmc::primes`].
#[cfg(feature = "bench")]
#[wasm_bindgen]
pub fn list_primes(variables: u32, rows: &[u8]) -> Result<usize, JsError> {
    use crate::rows::{Arity, RowSet};
    let arity = Arity::new(variables).ok_or_else(|| JsError::new("too many variables"))?;
    Ok(crate::qmc::primes(&RowSet::from_packed(arity, rows)).len())
}

/// The limits, error codes and spaces of this build.
#[wasm_bindgen]
pub fn facts() -> Result<Ts<LogicFacts>, JsError> {
    Ok(LogicFacts::current().into_ts()?)
}

/// A text by which tests tell the Worker's build from the page's.
#[cfg(feature = "premium")]
#[wasm_bindgen]
pub fn premium_build() -> String {
    "logic-rs-premium".to_owned()
}
