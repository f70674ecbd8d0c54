//! The golden corpus that every engine runs.

use super::{fixture, request};
use logic_rs::calls::InputMode;
use logic_rs::calls::simplify::{SimplifyOutcome, SimplifyRequest, simplify};
use logic_rs::limits::COVER_WORK_DEFAULT;
use serde::Deserialize;
use serde_json::Value;

/// The API's limit, so that the corpus can run through its route too.
pub const VARIABLES_MAX_OF_CORPUS: u32 = 16;

/// A case of the corpus; the first line of the file explains the fields.
#[derive(Deserialize)]
pub struct Case {
    pub name: String,
    input: Option<String>,
    #[serde(default)]
    parts: Vec<(String, usize)>,
    pub mode: InputMode,
    #[serde(rename = "dontCares")]
    pub dont_cares: Option<String>,
    #[serde(flatten)]
    pub expected: Value,
}

impl Case {
    pub fn input(&self) -> String {
        let parts = self.parts.iter().map(|(text, times)| text.repeat(*times));
        self.input.clone().unwrap_or_else(|| parts.collect())
    }

    pub fn outcome(&self) -> SimplifyOutcome {
        let dont_cares = self.dont_cares.clone();
        simplify(&SimplifyRequest {
            dont_cares,
            variables: None,
            variables_max: Some(VARIABLES_MAX_OF_CORPUS),
            ..request(&self.input(), self.mode, COVER_WORK_DEFAULT)
        })
    }
}

pub fn cases() -> Vec<Case> {
    let corpus = std::fs::read_to_string(fixture("corpus.jsonl")).expect("the corpus can be read");
    let rows = corpus.lines().map(|line| serde_json::from_str::<Value>(line).expect("a line is JSON"));
    let cases = rows.filter(|row| row.get("name").is_some());
    cases.map(|row| serde_json::from_value(row).expect("a case has its fields")).collect()
}
