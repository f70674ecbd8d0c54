//! Any text: see `hold::min_terms`.
#![no_main]

#[path = "../../tests/support/hold.rs"]
mod hold;

libfuzzer_sys::fuzz_target!(|text: &str| hold::min_terms(text));
