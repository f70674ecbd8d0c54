//! Properties that must hold for every text. The fuzz targets search for a text that breaks one, and the corpus is
//! replayed.
//!
//! Each function returns, or panics with the property that does not hold. They take nothing from the crate but its
//! requests and outcomes; expressions are evaluated by the postfix nodes of `read`, row by row.
#![allow(dead_code, reason = "each fuzz target uses its own part of this file")]

use logic_rs::calls::read::{ReadNode, ReadOutcome};
use logic_rs::calls::read_list::ReadListOutcome;
use logic_rs::calls::simplify::{SimplifyField, SimplifyOutcome};
use logic_rs::calls::table::{FunctionRefusal, TableOutcome};
use logic_rs::error::LogicError;
use logic_rs::expr::BinaryOperator;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// Work allowed for a proof: a fuzzer tries much, and nothing long.
const WORK_MAX: u32 = 20;
/// Functions of more variables are read but not minimised: they would take most of the time.
const MINIMISED_MAX: usize = 9;
/// Rows compared of a large table, spread over it.
const ROWS_COMPARED: u32 = 64;

/// Reading: an expression's nodes are the function of its table; a refusal lies in the text; a correction can be read.
pub fn parse(text: &str) {
    match read(text) {
        ReadOutcome::Expression { vars, nodes, .. } => {
            let column = match table_of(&[text]) {
                TableOutcome::Table { table, .. } => table.columns[0].clone(),
                TableOutcome::Refused { refusals } => panic!("read, but no table: {refusals:?}"),
            };
            for row in rows_to_compare(vars.len()) {
                if let Some(nodes) = &nodes {
                    assert_eq!(value(nodes, vars.len(), row), bit(&column, row), "row {row} of {text:?}");
                }
            }
        }
        ReadOutcome::Refused { error, fix, .. } => {
            lies_in(&error, text);
            let Some(fix) = fix else { return };
            let fix = serde_json::to_value(&fix).expect("a correction is data");
            let corrected = fix["text"].as_str().expect("it has a text");
            if fix["kind"] != "minTerms" {
                let again = read(corrected);
                return assert!(
                    matches!(again, ReadOutcome::Expression { .. }),
                    "{corrected:?} cannot be read"
                );
            }
            let lists = [Some(corrected), fix["dontCares"].as_str()];
            for list in lists.into_iter().flatten() {
                let again = read_list(list);
                assert!(
                    matches!(again, ReadListOutcome::MinTerms { .. }),
                    "{list:?} of {text:?} cannot be read"
                );
            }
        }
    }
}

/// Simplifying an expression: the result is the same function, and an expression that is refused is refused by `read`
/// too.
pub fn simplify(text: &str) {
    let vars = match read(text) {
        ReadOutcome::Refused { error, .. } => {
            let SimplifyOutcome::Refused { error: same, .. } = simplified(text, "boolean", "") else {
                panic!("{text:?} cannot be read, but is answered");
            };
            return assert_eq!(same, error, "{text:?}");
        }
        ReadOutcome::Expression { vars, .. } => vars,
    };
    if vars.len() > MINIMISED_MAX {
        return;
    }
    let answer = match simplified(text, "boolean", "") {
        SimplifyOutcome::Answer { answer, .. } => answer,
        other => panic!("{text:?} was read, but not answered: {other:?}"),
    };
    assert_eq!(answer.vars, vars);
    // The sum of the text itself names every variable, so both columns are over the same table.
    match table_of(&[text, &answer.simplified]) {
        TableOutcome::Table { table, .. } => assert_eq!(table.columns[0], table.columns[1], "{text:?}"),
        TableOutcome::Refused { refusals } => panic!("{:?}: {refusals:?}", answer.simplified),
    }
}

/// Min terms, and after a `|` don't-cares: the result is 1 in every required row, 0 wherever it must be.
pub fn min_terms(text: &str) {
    let (required, dont_cares) = text.split_once('|').unwrap_or((text, ""));
    let (on, free) = (numbers(required), numbers(dont_cares));
    if on.iter().chain(&free).any(|&number| number >> MINIMISED_MAX != 0) {
        if let ReadListOutcome::Refused { error, .. } = read_list(required) {
            lies_in(&error, required);
        }
        return;
    }
    let answer = match simplified(required, "mint", dont_cares) {
        SimplifyOutcome::Refused { error, field: SimplifyField::Input, .. } => {
            return lies_in(&error, required);
        }
        SimplifyOutcome::Refused { error, .. } => return lies_in(&error, dont_cares),
        SimplifyOutcome::Answer { answer, .. } => answer,
    };
    // Every variable is named, so the column is over the table of the lists.
    let named: Vec<String> = answer.vars.iter().map(|name| format!("({name}+{name}')")).collect();
    let column = match table_of(&[&format!("({}).{}", answer.simplified, named.join("."))]) {
        TableOutcome::Table { table, .. } => table.columns[0].clone(),
        TableOutcome::Refused { refusals } => panic!("{:?}: {refusals:?}", answer.simplified),
    };
    for row in 0..1 << answer.vars.len() {
        let (is_one, number) = (bit(&column, row), u64::from(row));
        assert!(is_one || !on.contains(&number), "row {row} of {text:?} must be 1");
        assert!(!is_one || on.contains(&number) || free.contains(&number), "row {row} of {text:?} must be 0");
    }
}

/// One function a line: together they have the values that each has alone.
pub fn table(text: &str) {
    let lines: Vec<&str> = text.split('\n').take(5).collect();
    match table_of(&lines) {
        TableOutcome::Refused { refusals } => refused(&refusals, &lines),
        TableOutcome::Table { table, .. } => {
            for (line, column) in lines.iter().zip(&table.columns) {
                let ReadOutcome::Expression { vars, nodes, .. } = read(line) else {
                    panic!("{line:?} is in a table but cannot be read");
                };
                let Some(nodes) = nodes else { continue };
                let indices: Vec<usize> = vars
                    .iter()
                    .map(|var| table.vars.iter().position(|of| of == var).expect("named"))
                    .collect();
                for row in rows_to_compare(table.vars.len()) {
                    let own = indices
                        .iter()
                        .fold(0, |own, index| own << 1 | row >> (table.vars.len() - 1 - index) & 1);
                    assert_eq!(value(&nodes, vars.len(), own), bit(column, row), "row {row} of {line:?}");
                }
            }
        }
    }
}

fn refused(refusals: &[FunctionRefusal], lines: &[&str]) {
    assert!(!refusals.is_empty());
    assert!(refusals.is_sorted_by(|one, other| one.function < other.function));
    for FunctionRefusal { function, error, .. } in refusals {
        lies_in(error, lines[*function as usize]);
    }
}

fn of<Request: DeserializeOwned>(value: Value) -> Request {
    serde_json::from_value(value).expect("the request has its shape")
}

fn read(text: &str) -> ReadOutcome {
    logic_rs::calls::read::read(&of(json!({ "input": text, "variablesMax": 16 })))
}

fn read_list(text: &str) -> ReadListOutcome {
    logic_rs::calls::read_list::read_list(&of(json!({ "input": text, "variablesMax": 16 })))
}

fn simplified(text: &str, mode: &str, dont_cares: &str) -> SimplifyOutcome {
    logic_rs::calls::simplify::simplify(&of(json!({
        "input": text, "mode": mode, "dontCares": dont_cares, "workMax": WORK_MAX, "variablesMax": 16,
    })))
}

fn table_of(texts: &[&str]) -> TableOutcome {
    let request = of(json!({ "primary": texts[0], "extras": texts[1..], "variablesMax": 16 }));
    logic_rs::calls::table::table(&request).expect("the number of extras is legal")
}

/// The runs of digits in a text; a number larger than any row counts as the largest number.
fn numbers(text: &str) -> Vec<u64> {
    let runs = text.split(|c: char| !c.is_ascii_digit()).filter(|run| !run.is_empty());
    runs.map(|run| run.parse().unwrap_or(u64::MAX)).collect()
}

fn rows_to_compare(variables: usize) -> impl Iterator<Item = u32> {
    let rows = 1u32 << variables;
    (0..rows).step_by((rows / ROWS_COMPARED).max(1) as usize).chain([rows - 1])
}

fn bit(column: &[u8], row: u32) -> bool {
    column[(row / 8) as usize] >> (row % 8) & 1 == 1
}

/// The value of a postfix tree in a row of the table over its own variables.
fn value(nodes: &[ReadNode], variables: usize, row: u32) -> bool {
    let mut stack = Vec::new();
    for node in nodes {
        let value = match *node {
            ReadNode::Constant { value, .. } => value,
            ReadNode::Variable { index, .. } => row >> (variables - 1 - index as usize) & 1 == 1,
            ReadNode::Not { .. } => !operand(&mut stack),
            ReadNode::Binary { operator, .. } => {
                let (right, left) = (operand(&mut stack), operand(&mut stack));
                match operator {
                    BinaryOperator::Or => left | right,
                    BinaryOperator::Xor => left ^ right,
                    BinaryOperator::And => left & right,
                }
            }
        };
        stack.push(value);
    }
    assert_eq!(stack.len(), 1, "a tree has one root");
    operand(&mut stack)
}

fn operand(stack: &mut Vec<bool>) -> bool {
    stack.pop().expect("operands stand before their operator")
}

fn lies_in(error: &LogicError, text: &str) {
    let length = text.encode_utf16().count() as u32;
    assert!(error.start <= error.end && error.end <= length, "{error:?} of {text:?}");
}
