//! The export of the circuit generator's package.

use crate::calls::networks::{self, NetworksOutcome, NetworksRequest};
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// The networks of gates of several functions; see [`crate::calls::networks::networks`].
#[wasm_bindgen]
pub fn networks(request: Ts<NetworksRequest>) -> Result<Ts<NetworksOutcome>, JsError> {
    Ok(networks::networks(&request.to_rust()?)?.into_ts()?)
}
