//! The functions, tables and texts of `tests/fixtures/logic/heavy.jsonl`, on which a call takes longest.
//!
//! Unit tests and the example `heavy`, which makes the inputs of `npm run bench -- worst`, include this file by its path.
#![allow(dead_code, reason = "each of them uses its own part of this file")]

mod heavy_tables;
mod heavy_texts;

use crate::random::Random;
use heavy_tables::Table;
use heavy_texts::Texts;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// A function given by the rows in which it must be 1 and its don't-cares, ascending.
pub(crate) struct HeavyFunction {
    pub(crate) name: String,
    pub(crate) variables: u32,
    pub(crate) ones: Vec<u32>,
    pub(crate) dont_cares: Vec<u32>,
}

/// A table of several outputs: for each the rows in which it is 1, ascending.
pub(crate) struct HeavyTable {
    pub(crate) name: String,
    pub(crate) variables: u32,
    pub(crate) columns: Vec<Vec<u32>>,
}

/// What a line makes, for the benchmark.
#[derive(Serialize)]
pub(crate) struct Input {
    /// The checksum of the rest.
    check: String,
    #[serde(flatten)]
    parts: Parts,
}

/// Rows are ascending.
#[derive(Serialize)]
#[serde(untagged, rename_all_fields = "camelCase")]
enum Parts {
    Function { ones: Vec<u32>, dont_cares: Vec<u32> },
    Table { columns: Vec<Vec<u32>> },
    Texts { texts: Vec<String> },
}

/// The first line of the file explains the fields.
#[derive(Deserialize)]
pub(crate) struct Line {
    name: String,
    variables: u32,
    #[serde(default)]
    call: Option<String>,
    #[serde(default)]
    form: Option<String>,
    #[serde(default)]
    free: u32,
    #[serde(default)]
    check: String,
    #[serde(flatten)]
    made: Made,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Made {
    Texts(Texts),
    Table(Table),
    Function(Part),
}

/// The rule of a function, or of a part of another rule.
#[derive(Deserialize)]
struct Part {
    #[serde(default)]
    seed: u64,
    #[serde(flatten)]
    rule: Rule,
}

/// Which rows are 1.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Rule {
    Random { percent: u32 },
    Symmetric { counts: Vec<u32> },
    Cycle { pattern: String },
    Product { bit: u32 },
    Quotient { bit: u32 },
    Remainder { bit: u32 },
    Sum { bit: u32 },
    Less { by: u32 },
    Interval { from: u32, to: u32 },
    Intervals { count: u32 },
    Hidden,
    Residue { divisor: u32, residues: Vec<u32> },
    Products { count: u32, literals: u32 },
    Or { of: Vec<Part> },
    Xor { of: Vec<Part> },
    And { of: Vec<Part> },
    Permuted { of: [Box<Part>; 1], order: Vec<u32> },
}

/// Functions of at most 16 variables that are minimised as they are, the first with and the first without don't-cares
/// of each kind and number of variables: as many as a unit test has time for.
pub(crate) fn heavy_functions() -> Vec<HeavyFunction> {
    let mut seen = std::collections::HashSet::new();
    let mut is_new = |line: &Line, part: &Part| {
        let of_kind = std::mem::discriminant(&part.rule);
        let is_asked = line.call.is_none() && line.form.is_none() && line.variables <= 16;
        is_asked && seen.insert((of_kind, line.variables, line.free > 0))
    };
    let lines = lines();
    let functions = lines.iter().filter_map(|line| match &line.made {
        Made::Function(part) => is_new(line, part).then(|| function(line, part)),
        Made::Texts(_) | Made::Table(_) => None,
    });
    functions.collect()
}

/// All tables.
pub(crate) fn heavy_tables() -> impl Iterator<Item = HeavyTable> {
    lines().into_iter().filter_map(|Line { name, variables, made, .. }| match made {
        Made::Table(table) => Some(HeavyTable { name, variables, columns: table.columns(variables) }),
        Made::Texts(_) | Made::Function(_) => None,
    })
}

fn lines() -> Vec<Line> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/fixtures/logic/heavy.jsonl");
    let text = std::fs::read_to_string(path).expect("the lines can be read");
    // The first line explains the other lines.
    text.lines().skip(1).map(|line| serde_json::from_str(line).expect("a function or texts")).collect()
}

impl Line {
    pub(crate) fn input(&self) -> Input {
        let variables = self.variables;
        match &self.made {
            Made::Function(part) => {
                let HeavyFunction { ones, dont_cares, .. } = function(self, part);
                let numbers = ones.iter().chain([&variables]).chain(&dont_cares).copied();
                Input { check: checksum(numbers), parts: Parts::Function { ones, dont_cares } }
            }
            Made::Table(table) => {
                let columns = table.columns(variables);
                let numbers = columns.iter().flat_map(|ones| ones.iter().chain([&variables]).copied());
                Input { check: checksum(numbers), parts: Parts::Table { columns } }
            }
            Made::Texts(texts) => {
                let texts = texts.texts(variables);
                let numbers = texts.iter().flat_map(|text| text.bytes().map(u32::from).chain([0]));
                Input { check: checksum(numbers), parts: Parts::Texts { texts } }
            }
        }
    }
}

fn function(line: &Line, part: &Part) -> HeavyFunction {
    let mut random = Random(part.seed);
    let values = values(&part.rule, line.variables, &mut random);
    let (mut ones, mut dont_cares) = (Vec::new(), Vec::new());
    for (row, value) in (0..).zip(values) {
        if line.free > 0 && random.below(100) < line.free {
            dont_cares.push(row);
        } else if value {
            ones.push(row);
        }
    }
    HeavyFunction { name: line.name.clone(), variables: line.variables, ones, dont_cares }
}

/// The value of each row.
fn values(rule: &Rule, variables: u32, random: &mut Random) -> Vec<bool> {
    let half = variables / 2;
    let halves = |row: u32| (row >> half, row & ((1 << half) - 1));
    let of = |is_one: &dyn Fn(u32) -> bool| (0..1 << variables).map(is_one).collect();
    let of_halves = |bit: &u32, number: &dyn Fn(u32, u32) -> Option<u32>| {
        of(&|row| number(halves(row).0, halves(row).1).unwrap_or(0) >> bit & 1 == 1)
    };
    match rule {
        Rule::Random { percent } => (0..1 << variables).map(|_| random.below(100) < *percent).collect(),
        Rule::Symmetric { counts } => of(&|row| counts.contains(&row.count_ones())),
        Rule::Cycle { pattern } => of(&|row| has_pattern(row, variables, pattern)),
        Rule::Product { bit } => of_halves(bit, &|upper, lower| Some(upper * lower)),
        Rule::Quotient { bit } => of_halves(bit, &u32::checked_div),
        Rule::Remainder { bit } => of_halves(bit, &u32::checked_rem),
        Rule::Sum { bit } => of_halves(bit, &|upper, lower| Some(upper + lower)),
        Rule::Less { by } => of(&|row| halves(row).0 + by < halves(row).1),
        Rule::Interval { from, to } => of(&|row| (*from..=*to).contains(&row)),
        Rule::Intervals { count } => {
            let mut end = || random.below(1 << variables);
            let ends: Vec<(u32, u32)> = (0..*count).map(|_| (end(), end())).collect();
            of(&|row| ends.iter().any(|&(one, other)| (one.min(other)..=one.max(other)).contains(&row)))
        }
        // Hidden weighted bit (R. E. Bryant 1991): the value of the bit whose number is the number of ones.
        Rule::Hidden => of(&|row| row != 0 && row >> (row.count_ones() - 1) & 1 == 1),
        Rule::Residue { divisor, residues } => of(&|row| residues.contains(&(row % divisor))),
        Rule::Products { count, literals } => {
            let cubes: Vec<(u32, u32)> = (0..*count).map(|_| cube(*literals, variables, random)).collect();
            of(&|row| cubes.iter().any(|(care, value)| row & care == *value))
        }
        Rule::Or { of: parts } => joined(parts, variables, |ones| ones > 0),
        Rule::Xor { of: parts } => joined(parts, variables, |ones| ones % 2 == 1),
        Rule::And { of: parts } => joined(parts, variables, |ones| ones == parts.len()),
        Rule::Permuted { of: [part], order } => {
            let part = part_values(part, variables);
            let bit = |row: u32, (from, to): (&u32, u32)| (row >> from & 1) << to;
            let moved = |row| order.iter().zip(0..).map(|ends| bit(row, ends)).sum::<u32>();
            of(&|row| part[moved(row) as usize])
        }
    }
}

fn part_values(part: &Part, variables: u32) -> Vec<bool> {
    values(&part.rule, variables, &mut Random(part.seed))
}

/// The values, which depend on how many of the parts are 1.
fn joined(parts: &[Part], variables: u32, is_one: impl Fn(usize) -> bool) -> Vec<bool> {
    let parts: Vec<Vec<bool>> = parts.iter().map(|part| part_values(part, variables)).collect();
    let ones = |row: usize| parts.iter().filter(|part| part[row]).count();
    (0..1 << variables).map(|row| is_one(ones(row))).collect()
}

/// Whether the bits of the row, in a circle, have the pattern in them somewhere.
fn has_pattern(row: u32, variables: u32, pattern: &str) -> bool {
    let bits = format!("{row:0width$b}", width = variables as usize);
    (bits.clone() + &bits[..pattern.len() - 1]).contains(pattern)
}

/// A product of `literals` random literals, as the bits of its variables and their values. Of several literals of one
/// variable the last counts.
fn cube(literals: u32, variables: u32, random: &mut Random) -> (u32, u32) {
    (0..literals).fold((0, 0), |(care, value), _| {
        let bit = 1 << random.below(variables);
        (care | bit, if random.below(2) == 0 { value & !bit } else { value | bit })
    })
}

/// FNV-1a of 32 bits over numbers instead of bytes, as 8 hexadecimal digits.
fn checksum(numbers: impl IntoIterator<Item = u32>) -> String {
    let fold = |sum: u32, number: u32| (sum ^ number).wrapping_mul(0x0100_0193);
    format!("{:08x}", numbers.into_iter().fold(0x811C_9DC5, fold))
}

#[test]
fn each_line_makes_the_rows_or_texts_of_its_checksum() {
    for line in lines() {
        assert_eq!(line.input().check, line.check, "{}", line.name);
    }
}
