//! The WASM boundary: exports the crate's calls. The only folder that names wasm-bindgen.
//!
//! Values cross as the derived TypeScript types of [`crate::calls`]; nothing is computed here. A value that does not
//! have its type is thrown as a JavaScript error and does not trap.

#[cfg(feature = "answers")]
pub mod answers;
#[cfg(feature = "networks")]
pub mod networks;

use wasm_bindgen::prelude::wasm_bindgen;

/// Makes the next call start a new instance: to be called after a trap, when the memory of this one can't be trusted.
///
/// It works in a broken instance too, because it only sets a flag on the JavaScript side.
#[wasm_bindgen]
pub fn renew() {
    wasm_bindgen::handler::schedule_reinit();
}
