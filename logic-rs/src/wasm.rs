//! The WASM boundary: thin exports over the crate's ways in. The only file that names wasm-bindgen.
//!
//! Values cross as the derived TypeScript types of [`crate::boundary`]; nothing is computed here. A value that does
//! not have its type is thrown back as a JavaScript error; it does not trap.

#[cfg(feature = "premium")]
use crate::boundary::CompareOutcome;
use crate::boundary::{
    FormsAnswer, FormsRequest, LogicFacts, ReadOutcome, ReadRequest, SimplifyOutcome, SimplifyRequest,
    TableOutcome, TableRequest,
};
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// Minimises the requested function; see [`crate::simplify::simplify`].
#[wasm_bindgen]
pub fn simplify(request: Ts<SimplifyRequest>) -> Result<Ts<SimplifyOutcome>, JsError> {
    Ok(crate::simplify::simplify(&request.to_rust()?).into_ts()?)
}

/// Reads a text without computing an answer; see [`crate::read::read`].
#[wasm_bindgen]
pub fn read(request: Ts<ReadRequest>) -> Result<Ts<ReadOutcome>, JsError> {
    Ok(crate::read::read(&request.to_rust()?).into_ts()?)
}

/// The truth table of several functions; see [`crate::functions::table`].
#[wasm_bindgen]
pub fn table(request: Ts<TableRequest>) -> Result<Ts<TableOutcome>, JsError> {
    Ok(crate::functions::table(&request.to_rust()?)?.into_ts()?)
}

/// The canonical and minimal form of a function; see [`crate::forms::forms`].
#[wasm_bindgen]
pub fn forms(request: Ts<FormsRequest>) -> Result<Ts<FormsAnswer>, JsError> {
    Ok(crate::forms::forms(&request.to_rust()?)?.into_ts()?)
}

/// A truth table and how its columns compare; see [`crate::compare::compare`].
#[cfg(feature = "premium")]
#[wasm_bindgen]
pub fn compare(request: Ts<TableRequest>) -> Result<Ts<CompareOutcome>, JsError> {
    Ok(crate::compare::compare(&request.to_rust()?)?.into_ts()?)
}

/// How many prime implicants there are of a function of `variables` variables that is 1 in the rows of a packed column,
/// found by listing them; see [`crate::qmc::primes`].
#[cfg(feature = "bench")]
#[wasm_bindgen]
pub fn list_primes(variables: u32, rows: &[u8]) -> Result<usize, JsError> {
    use crate::rows::{Arity, RowSet};
    let arity = Arity::new(variables).ok_or_else(|| JsError::new("too many variables"))?;
    Ok(crate::qmc::primes(&RowSet::from_packed(arity, rows)).len())
}

/// The limits and error codes of this build.
#[wasm_bindgen]
pub fn facts() -> Result<Ts<LogicFacts>, JsError> {
    Ok(LogicFacts::current().into_ts()?)
}

/// After a trap: the next call gets a new instance, since nothing in the memory of this one can be trusted.
///
/// Reachable in a broken instance because it only sets a flag of the JavaScript side.
#[wasm_bindgen]
pub fn renew() {
    wasm_bindgen::handler::schedule_reinit();
}

/// The marker by which a build with the feature `premium` is told from the client's.
#[cfg(feature = "premium")]
#[wasm_bindgen]
pub fn premium_build() -> String {
    "logic-rs-premium".to_owned()
}
