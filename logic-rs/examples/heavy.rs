//! Makes functions, tables and texts by rule, for `npm run bench -- worst` and what else measures the heaviest calls.
//!
//! Reads one line as JSON from standard input, as `tests/fixtures/logic/heavy.jsonl` has them, and prints as JSON what it
//! makes: `ones` and `dontCares`, `columns` or `texts`, and their checksum as `check`.

#[path = "../tests/support/heavy.rs"]
mod heavy;
#[path = "../tests/support/random.rs"]
mod random;

use heavy::Line;
use std::io::{Error, stdin};

fn main() -> Result<(), Error> {
    let line: Line = serde_json::from_reader(stdin())?;
    println!("{}", serde_json::to_string(&line.input())?);
    Ok(())
}
