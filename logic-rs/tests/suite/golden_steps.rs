//! Derivations that every engine answers, and their bytes.
//!
//! `UPDATE_GOLDEN=1 cargo test --features premium --test suite golden_steps::` rewrites the outcomes.
#![cfg(feature = "premium")]

use crate::support::fixture;
use logic_rs::calls::simplify::SimplifyRequest;
use logic_rs::calls::steps::steps;
use logic_rs::limits::COVER_WORK_DEFAULT;
use serde_json::{Value, json};

#[test]
fn every_derivation_is_the_committed_one_byte_for_byte() {
    let corpus = std::fs::read_to_string(fixture("steps.jsonl")).expect("the inputs can be read");
    let lines = corpus.lines().map(|line| serde_json::from_str::<Value>(line).expect("a line is JSON"));
    let cases: Vec<Value> = lines.filter(|line| line.get("name").is_some()).collect();
    let outcomes = cases.iter().map(|case| {
        let mut request = case.clone();
        request["workMax"] = json!(COVER_WORK_DEFAULT);
        let request: SimplifyRequest = serde_json::from_value(request).expect("a request");
        serde_json::to_string(&steps(&request)).expect("an outcome is JSON")
    });
    let path = fixture("steps-outcomes.jsonl");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let lines: String = outcomes.map(|outcome| outcome + "\n").collect();
        std::fs::write(path, lines).expect("the outcomes can be written");
        return;
    }
    let committed = std::fs::read_to_string(path).expect("the outcomes can be read");
    assert_eq!(committed.lines().count(), cases.len());
    for ((case, outcome), committed) in cases.iter().zip(outcomes).zip(committed.lines()) {
        assert_eq!(outcome, committed, "{}", case["name"]);
    }
}
