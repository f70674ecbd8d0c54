//! Any text: see `hold::table`.
#![no_main]

#[path = "../../tests/support/hold.rs"]
mod hold;

libfuzzer_sys::fuzz_target!(|text: &str| hold::table(text));
