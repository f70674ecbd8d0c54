//! The tests of the crate by its public functions. They are one program, because linking takes longer than most of them
//! run; `cargo test --test suite golden::` runs the tests of one file.

#[path = "../support/hold.rs"]
mod hold;
#[path = "../support/mod.rs"]
mod support;

mod compare;
mod derivations;
mod exhaustive;
mod fix;
mod fix_names;
mod fix_notations;
mod forms;
mod forms_minima;
mod forms_primes;
mod fuzz_corpus;
mod golden;
mod golden_steps;
mod golden_tables;
mod hazards;
mod layers;
mod limits;
mod minima;
mod mutants;
mod networks;
mod notation;
mod oracle;
mod primes;
mod proofs;
mod random;
mod read;
mod search;
mod several;
mod tables;
mod values;
mod worked_example;
