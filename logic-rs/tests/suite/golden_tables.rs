//! Table and forms requests that every engine runs, and the bytes of their outcomes.
//!
//! `UPDATE_GOLDEN=1 cargo test --test suite golden_tables::` rewrites the outcomes.

use crate::support::fixture;
use logic_rs::calls::FormKind;
use logic_rs::calls::forms::{FormsRequest, MinimalForm, forms};
use logic_rs::calls::table::{TableRequest, table};
use logic_rs::limits::COVER_WORK_DEFAULT;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

fn check<Request: DeserializeOwned, Outcome: Serialize>(name: &str, run: impl Fn(Request) -> Outcome) {
    let corpus = std::fs::read_to_string(fixture(&format!("{name}.jsonl"))).expect("the corpus can be read");
    let lines = corpus.lines().map(|line| serde_json::from_str::<Value>(line).expect("a line is JSON"));
    let cases: Vec<Value> = lines.filter(|line| line.get("name").is_some()).collect();
    let outcomes = cases.iter().map(|case| {
        let mut request = case.clone();
        request["workMax"] = json!(COVER_WORK_DEFAULT);
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

/// Both kinds of forms as the fixture has them.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct BothKinds {
    canonical_sop: String,
    canonical_pos: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    sop: Option<Form>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pos: Option<Form>,
}

/// A minimal form without its cubes, which `values.rs` compares with its text.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Form {
    text: String,
    terms: u32,
    literals: u32,
    proven: bool,
    lower_bound: u32,
}

impl From<MinimalForm> for Form {
    fn from(form: MinimalForm) -> Self {
        let MinimalForm { text, terms, literals, proven, lower_bound, .. } = form;
        Self { text, terms, literals, proven, lower_bound }
    }
}

#[test]
fn every_form_is_the_committed_one_byte_for_byte() {
    check("forms", |mut request: Value| {
        let [sop, pos] = ["sop", "pos"].map(|kind| {
            request["form"] = json!(kind);
            let request: FormsRequest = serde_json::from_value(request.clone()).expect("a request");
            assert_eq!(request.form == FormKind::Pos, kind == "pos");
            forms(&request).expect("forms")
        });
        BothKinds {
            canonical_sop: sop.canonical,
            canonical_pos: pos.canonical,
            sop: sop.minimal.map(Form::from),
            pos: pos.minimal.map(Form::from),
        }
    });
}
