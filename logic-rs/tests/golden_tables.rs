//! Table and forms requests that every engine runs, and the bytes of their outcomes.
//!
//! `UPDATE_GOLDEN=1 cargo test --test golden_tables` writes the outcomes anew.

mod support;

use logic_rs::boundary::{FormsRequest, TableRequest};
use logic_rs::forms::forms;
use logic_rs::functions::table;
use logic_rs::limits::COVER_NODES_DEFAULT;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use support::fixture;

fn check<Request: DeserializeOwned, Outcome: Serialize>(name: &str, run: impl Fn(Request) -> Outcome) {
    let corpus = std::fs::read_to_string(fixture(&format!("{name}.jsonl"))).expect("the corpus can be read");
    let lines = corpus.lines().map(|line| serde_json::from_str::<Value>(line).expect("a line is JSON"));
    let cases: Vec<Value> = lines.filter(|line| line.get("name").is_some()).collect();
    let outcomes = cases.iter().map(|case| {
        let mut request = case.clone();
        request["nodesMax"] = json!(COVER_NODES_DEFAULT);
        let outcome = run(serde_json::from_value(request).expect("a request"));
        serde_json::to_string(&outcome).expect("an outcome is JSON")
    });
    let path = fixture(&format!("{name}-outcomes.jsonl"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let lines: String = outcomes.map(|outcome| outcome + "\n").collect();
        std::fs::write(path, lines).expect("the outcomes can be written");
        return;
    }
    let committed = std::fs::read_to_string(path).expect("the outcomes can be read");
    assert_eq!(committed.lines().count(), cases.len());
    for ((case, outcome), committed) in cases.iter().zip(outcomes).zip(committed.lines()) {
        assert!(outcome == committed, "{}", case["name"]);
    }
}

#[test]
fn every_table_is_the_committed_one_byte_for_byte() {
    check("tables", |request: TableRequest| table(&request).expect("a request"));
}

#[test]
fn every_form_is_the_committed_one_byte_for_byte() {
    check("forms", |request: FormsRequest| forms(&request).expect("a request"));
}
