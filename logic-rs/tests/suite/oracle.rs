//! Functions whose proven minimum other programs have computed: cost, equivalence, number of primes.

use crate::support::{fixture, row_set};
use logic_rs::limits::COVER_WORK_DEFAULT;
use logic_rs::qmc::{Minimum, minimize};
use logic_rs::rows::{Row, TruthTable};
use serde_json::Value;
use std::path::{Path, PathBuf};

/// Variables up to which the default budget must be enough for the proof.
const PROVEN_VARIABLES: u64 = 10;
/// The functions for which the default budget is not enough; the least cost is found for them too.
const UNPROVEN: [&str; 1] = ["orc_n10_d60_x0_0"];

fn check(path: &Path, variables_max: u64) {
    let text = std::fs::read_to_string(path).expect("the rows can be read");
    let rows = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("a row is JSON"));
    let mut checked = 0;
    for row in rows.filter(|row| number(row, "n") <= variables_max) {
        check_row(&row);
        checked += 1;
    }
    assert!(checked > 0, "there are rows in {}", path.display());
}

fn check_row(row: &Value) {
    let name = row["name"].as_str().expect("a row has a name");
    let variables = number(row, "n");
    let set = |key: &str| {
        let rows = row[key].as_array().expect("a list of rows");
        row_set(variables as u32, rows.iter().map(|row| row.as_u64().expect("a row is a number") as u32))
    };
    let table =
        TruthTable::with_dont_cares(set("minterms"), set("dontcares")).expect("no row is in both lists");
    let minimum = minimize(&table, COVER_WORK_DEFAULT);
    assert_eq!(minimum.primes.len() as u64, number(row, "prime_count"), "primes of {name}");
    assert_equivalent_and_irredundant(name, &table, &minimum);
    let cubes = minimum.cover.len() as u64;
    assert!(u64::from(minimum.lower_bound) <= number(row, "cubes"), "bound of {name}");
    if variables <= PROVEN_VARIABLES && !UNPROVEN.contains(&name) {
        assert!(minimum.proven, "{name} is proven");
    }
    if minimum.proven {
        assert_eq!(cubes, number(row, "cubes"), "terms of {name}");
        if let Some(literals) = row["literals"].as_u64() {
            assert_eq!(u64::from(minimum.literals()), literals, "literals of {name}");
        }
    } else {
        assert!(cubes >= number(row, "cubes"), "{name} has no fewer terms than the proven minimum");
    }
}

fn assert_equivalent_and_irredundant(name: &str, table: &TruthTable, minimum: &Minimum) {
    let covers = |without: Option<usize>, row: Row| {
        let kept = minimum.terms().enumerate().filter(|&(term, _)| Some(term) != without);
        kept.map(|(_, term)| term).any(|term| term.covers(row))
    };
    for row in (0..table.arity().rows()).map(Row) {
        if !table.dont_care().contains(row) {
            assert_eq!(covers(None, row), table.on().contains(row), "{name} in row {row:?}");
        }
    }
    for term in 0..minimum.cover.len() {
        assert!(!table.on().iter().all(|row| covers(Some(term), row)), "term {term} of {name} is needed");
    }
}

fn number(row: &Value, key: &str) -> u64 {
    row[key].as_u64().unwrap_or_else(|| panic!("a row has the number {key}"))
}

#[test]
fn minima_are_those_of_the_oracle() {
    check(&fixture("oracle.jsonl"), 12);
}

/// More functions, which are not part of this repository. `BENCH_DIR` names their folder.
#[test]
fn minima_of_the_shared_rows_are_those_of_the_oracle() {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../shared/bench");
    let path = std::env::var_os("BENCH_DIR").map_or_else(beside, PathBuf::from).join("oracle.jsonl");
    if path.exists() {
        check(&path, 12);
    } else {
        println!("not measured: no {}", path.display());
    }
}
