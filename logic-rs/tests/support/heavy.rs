//! The functions of `tests/fixtures/logic/heavy.jsonl`, on which the search for a minimum takes longest. The benchmark
//! makes the same rows of the same lines (`scripts/bench/core/heavy-functions.ts`).

use crate::random::Random;
use serde::Deserialize;
use std::path::PathBuf;

/// A function by the rows in which it must be 1 and those in which it may be either, ascending.
pub(crate) struct HeavyFunction {
    pub(crate) name: String,
    pub(crate) variables: u32,
    pub(crate) ones: Vec<u32>,
    pub(crate) dont_cares: Vec<u32>,
}

/// The first line of the file says what the fields mean.
#[derive(Deserialize)]
struct Line {
    name: String,
    variables: u32,
    #[serde(default)]
    free: u32,
    #[serde(default)]
    seed: u64,
    #[serde(flatten)]
    ones: Ones,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Ones {
    Random { percent: u32 },
    Symmetric { counts: Vec<u32> },
    Cycle { pattern: String },
    Product { bit: u32 },
}

pub(crate) fn heavy_functions() -> Vec<HeavyFunction> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/fixtures/logic/heavy.jsonl");
    let text = std::fs::read_to_string(path).expect("the functions can be read");
    // The first line says what the others mean.
    text.lines().skip(1).map(|line| function(&serde_json::from_str(line).expect("a function"))).collect()
}

fn function(line: &Line) -> HeavyFunction {
    let mut random = Random(line.seed);
    let all = 0..1u32 << line.variables;
    let ones: Vec<u32> = match &line.ones {
        Ones::Random { percent } => random.rows(line.variables, *percent),
        Ones::Symmetric { counts } => all.filter(|row| counts.contains(&row.count_ones())).collect(),
        Ones::Cycle { pattern } => all.filter(|&row| has_pattern(row, line.variables, pattern)).collect(),
        Ones::Product { bit } => {
            let half = line.variables / 2;
            all.filter(|row| ((row >> half) * (row & ((1 << half) - 1))) >> bit & 1 == 1).collect()
        }
    };
    let dont_cares = if line.free == 0 { Vec::new() } else { random.rows(line.variables, line.free) };
    let ones = ones.into_iter().filter(|row| dont_cares.binary_search(row).is_err()).collect();
    HeavyFunction { name: line.name.clone(), variables: line.variables, ones, dont_cares }
}

/// Whether the bits of the row, in a circle, have the pattern in them somewhere.
fn has_pattern(row: u32, variables: u32, pattern: &str) -> bool {
    let bits = format!("{row:0width$b}", width = variables as usize);
    (bits.clone() + &bits[..pattern.len() - 1]).contains(pattern)
}
