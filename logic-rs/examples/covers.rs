//! Minimises truth tables from files and prints the cover found, whether it is proven and how long the search took.
//!
//! Arguments: the most nodes, then files: `.jsonl` with a function a line (`name`, `n`, `minterms`, `dontcares`), or
//! `.tt` with the number of variables and the required rows and the don't-cares as two hexadecimal bitmaps, a line
//! each. Prints a line for each function: name, terms, literals, lower bound, proven, milliseconds, thousands of steps.

use logic_rs::qmc::minimize;
use logic_rs::rows::{Arity, Row, RowSet, TruthTable};
use serde_json::Value;
use std::error::Error;
use std::path::Path;
use std::time::Instant;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let work_max = arguments.next().ok_or("the most nodes")?.parse()?;
    for path in arguments {
        let text = std::fs::read_to_string(&path)?;
        let path = Path::new(&path);
        if path.extension().is_some_and(|extension| extension == "tt") {
            let name = path.file_stem().unwrap_or_default().to_string_lossy();
            measure(&name, &from_bitmaps(&text).ok_or("not a table")?, work_max);
        } else {
            for line in text.lines() {
                let row: Value = serde_json::from_str(line)?;
                let table = from_lists(&row).ok_or("not a function")?;
                measure(row["name"].as_str().unwrap_or_default(), &table, work_max);
            }
        }
    }
    Ok(())
}

fn measure(name: &str, table: &TruthTable, work_max: u32) {
    let start = Instant::now();
    let minimum = minimize(table, work_max);
    let milliseconds = start.elapsed().as_secs_f64() * 1e3;
    let (terms, literals) = (minimum.cover.len(), minimum.literals());
    let (bound, proven, steps) = (minimum.lower_bound, minimum.proven, minimum.steps / 1_000);
    println!("{name} {terms} {literals} {bound} {proven} {milliseconds:.3} {steps}");
}

fn from_lists(row: &Value) -> Option<TruthTable> {
    let arity = Arity::new(u32::try_from(row["n"].as_u64()?).ok()?)?;
    let set = |key: &str| {
        let rows = row[key].as_array()?.iter().map(Value::as_u64).collect::<Option<Vec<u64>>>()?;
        RowSet::from_rows(arity, rows.into_iter().map(|row| Row(row as u32)))
    };
    TruthTable::with_dont_cares(set("minterms")?, set("dontcares")?)
}

fn from_bitmaps(text: &str) -> Option<TruthTable> {
    let mut lines = text.lines();
    let arity = Arity::new(lines.next()?.trim().parse().ok()?)?;
    let mut set = || {
        // The last digit holds the first four rows.
        let digits = lines.next()?.trim().trim_start_matches("0x").bytes().rev();
        let bits = digits.enumerate().flat_map(|(index, digit)| {
            let value = char::from(digit).to_digit(16).unwrap_or(0);
            (0..4).filter(move |bit| value >> bit & 1 == 1).map(move |bit| Row(4 * index as u32 + bit))
        });
        RowSet::from_rows(arity, bits)
    };
    TruthTable::with_dont_cares(set()?, set()?)
}
