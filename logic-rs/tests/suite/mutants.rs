//! The checker against the wrong derivations of the tests' own checker (`tests/steps/mutants.ts`): both checkers refuse
//! the same derivations.
//!
//! `MUTANTS=file` names another file of them, made with `WRITE_MUTANTS=file vitest run --project steps`.
#![cfg(feature = "premium")]

use crate::support::fixture;
use logic_rs::steps::verify::{Claim, Goal, Start, verify};
use logic_rs::steps::{Side, Step, StepType};
use serde_json::Value;

const STEP_TYPES: [StepType; 22] = [
    StepType::Corrected,
    StepType::RemovedRedundantBrackets,
    StepType::DoubleNegation,
    StepType::BasicNot,
    StepType::XorGate,
    StepType::DeMorgan,
    StepType::ReversedDeMorgan,
    StepType::Distributive,
    StepType::ReversedDistributive,
    StepType::OrIdempotent,
    StepType::AndIdempotent,
    StepType::OrAnnulment,
    StepType::AndAnnulment,
    StepType::OrIdentity,
    StepType::AndIdentity,
    StepType::OrComplement,
    StepType::AndComplement,
    StepType::OrAbsorptive,
    StepType::AndAbsorptive,
    StepType::OrRedundancy,
    StepType::AndRedundancy,
    StepType::Consensus,
];

#[test]
fn mutants_of_the_second_checker_are_refused_and_what_they_came_from_is_not() {
    let path = std::env::var("MUTANTS").map_or_else(|_| fixture("steps-mutants.jsonl"), Into::into);
    let lines = std::fs::read_to_string(path).expect("the mutants can be read");
    let (mut right, mut wrong) = (0, 0);
    for line in lines.lines() {
        let case: Value = serde_json::from_str(line).expect("a line is JSON");
        let Some(steps) =
            case["steps"].as_array().expect("steps").iter().map(step).collect::<Option<Vec<_>>>()
        else {
            wrong += 1;
            continue;
        };
        let claim = Claim {
            start: Start::Typed(&steps[0].current_expression),
            end: case["simplified"].as_str().expect("a text"),
            goal: Goal::Sum { proven: true },
        };
        let outcome = verify(&steps, &claim);
        if case["mutation"].is_null() {
            assert_eq!(outcome, Ok(()), "{line}");
            right += 1;
        } else {
            assert!(outcome.is_err(), "{line}");
            wrong += 1;
        }
    }
    assert!(right > 0 && wrong > right, "{right} right and {wrong} wrong derivations");
}

/// `None` for values that no step can have: an unknown type, a position before the first character.
fn step(value: &Value) -> Option<Step> {
    let step_type = STEP_TYPES
        .into_iter()
        .find(|step_type| serde_json::to_value(step_type).expect("a type is a text") == value["stepType"])?;
    let text = |name: &str| value[name].as_str().expect("a text").to_owned();
    let side = |name: &str| if value[name].is_null() { Some(None) } else { side(&value[name]).map(Some) };
    Some(Step {
        current_expression: text("currentExpression"),
        step_type,
        description: text("description"),
        before: side("before")?,
        after: side("after")?,
    })
}

fn side(value: &Value) -> Option<Side> {
    let number = |value: &Value| u32::try_from(value.as_i64().expect("a number")).ok();
    let range = |range: &Value| Some((number(&range[0])?, number(&range[1])?));
    let at = value["at"].as_array().expect("ranges").iter().map(range).collect::<Option<Vec<_>>>()?;
    Some(Side { part: value["part"].as_str().expect("a text").to_owned(), at })
}
