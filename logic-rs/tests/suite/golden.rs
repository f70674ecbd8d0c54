//! The corpus that every engine runs, and the bytes of its answers.

use crate::support::corpus::{VARIABLES_MAX_OF_CORPUS, cases};
use crate::support::fixture;
use logic_rs::calls::InputMode;
use logic_rs::calls::read::{ReadOutcome, ReadRequest, read};
use logic_rs::calls::read_list::{ReadListOutcome, ReadListRequest, read_list};
use logic_rs::calls::simplify::SimplifyOutcome;
use logic_rs::error::ErrorCode;
use serde_json::json;

/// The outcome as the fixture has it: without the values of an answer, which `values.rs` compares with its texts, and
/// without the correction of a refused text, which `fix.rs` tests.
fn committed_text(outcome: &SimplifyOutcome) -> String {
    match outcome {
        SimplifyOutcome::Answer { answer, .. } => {
            let answer = serde_json::to_string(answer).expect("an answer is JSON");
            format!(r#"{{"kind":"answer","answer":{answer}}}"#)
        }
        SimplifyOutcome::Refused { error, field, .. } => {
            let [error, field] = [serde_json::to_string(error), serde_json::to_string(field)]
                .map(|json| json.expect("a refusal is JSON"));
            format!(r#"{{"kind":"refused","error":{error},"field":{field}}}"#)
        }
    }
}

#[test]
fn every_case_has_its_expected_outcome() {
    for case in cases() {
        let outcome = serde_json::to_value(case.outcome()).expect("an outcome is JSON");
        let actual = match outcome["kind"].as_str() {
            Some("answer") => &outcome["answer"],
            _ => &outcome["error"],
        };
        let expected = case.expected.as_object().expect("expected fields");
        assert!(!expected.is_empty());
        for (field, value) in expected {
            let actual = if field == "field" { &outcome[field] } else { &actual[field] };
            assert_eq!(actual, value, "{field} of {}: {outcome}", case.name);
        }
        if outcome["kind"] == "answer" {
            assert_eq!(actual["proven"], true, "{}", case.name);
        }
    }
}

/// `UPDATE_GOLDEN=1 cargo test --test suite golden::` rewrites the file.
#[test]
fn every_answer_is_the_committed_one_byte_for_byte() {
    let outcomes = cases().into_iter().map(|case| {
        let outcome = committed_text(&case.outcome());
        (case.name, outcome)
    });
    let path = fixture("answers.jsonl");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let lines: String = outcomes.map(|(_, outcome)| outcome + "\n").collect();
        std::fs::write(path, lines).expect("the answers can be written");
        return;
    }
    let committed = std::fs::read_to_string(path).expect("the answers can be read");
    let mut lines = committed.lines();
    for (name, outcome) in outcomes {
        assert_eq!(Some(outcome.as_str()), lines.next(), "{name}");
    }
    assert_eq!(lines.next(), None);
}

#[test]
fn reading_refuses_what_simplifying_refuses_with_the_same_error() {
    for case in cases().into_iter().filter(|case| case.dont_cares.is_none()) {
        let (input, variables_max) = (case.input(), Some(VARIABLES_MAX_OF_CORPUS));
        // The names of the variables, and how many rows a list holds.
        let read = match case.mode {
            InputMode::Boolean => {
                match read(&ReadRequest { input, variables_max, beside: Vec::new(), list_variables: 0 }) {
                    ReadOutcome::Expression { vars, .. } => Ok((vars, None)),
                    ReadOutcome::Refused { error, .. } => Err(error),
                }
            }
            InputMode::Mint => match read_list(&ReadListRequest { input, variables_max, variables: None }) {
                ReadListOutcome::MinTerms { vars, count } => Ok((vars, Some(count as usize))),
                ReadListOutcome::Refused { error, .. } => Err(error),
            },
        };
        match case.outcome() {
            SimplifyOutcome::Refused { error, .. } => assert_eq!(read, Err(error), "{}", case.name),
            SimplifyOutcome::Answer { answer, .. } => {
                let (vars, count) = read.unwrap_or_else(|error| panic!("{}: {error:?}", case.name));
                assert_eq!(vars, answer.vars, "{}", case.name);
                if let (Some(count), Some(min_terms)) = (count, answer.min_terms) {
                    assert_eq!(count, min_terms.len(), "{}", case.name);
                }
            }
        }
    }
}

#[test]
fn every_error_code_is_in_the_corpus() {
    let cases = cases();
    // No function within the corpus' limits is too complex: see limits.rs.
    for code in ErrorCode::ALL.iter().filter(|&&code| code != ErrorCode::TooComplex) {
        let code = json!(code);
        assert!(cases.iter().any(|case| case.expected["code"] == code), "a case with {code}");
    }
}

#[test]
fn names_are_unique() {
    let mut names: Vec<String> = cases().into_iter().map(|case| case.name).collect();
    names.sort_unstable();
    assert!(names.windows(2).all(|pair| pair[0] != pair[1]));
}
