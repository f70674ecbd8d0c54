//! Minimises several functions together, for `npm run bench -- several`, which times espresso on the same functions.
//!
//! Reads one group of functions a line as JSON from standard input. It prints for each group the number of products,
//! whether it is proved to be the fewest, and the CPU time of the call in microseconds: the median of 5 calls.

use logic_rs::qmc::minimize_several;
use logic_rs::rows::{Arity, RowSet, TruthTable};
use serde::Deserialize;
use std::hint::black_box;
use std::io::{Error, stdin};
use std::time::Instant;

/// Functions of the same variables.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Group {
    variables: u32,
    columns: Vec<Column>,
    work_max: u32,
}

/// The rows of a function, eight a byte as in a packed column.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Column {
    ones: Vec<u8>,
    dont_cares: Vec<u8>,
}

fn main() -> Result<(), Error> {
    for line in stdin().lines() {
        let Group { variables, columns, work_max } = serde_json::from_str(&line?)?;
        let arity = Arity::new(variables).ok_or_else(|| Error::other("too many variables"))?;
        let table = |Column { ones, dont_cares }: &Column| {
            let [ones, free] = [ones, dont_cares].map(|packed| RowSet::from_packed(arity, packed));
            TruthTable::with_dont_cares(ones, free).ok_or_else(|| Error::other("a row is in both columns"))
        };
        let tables = columns.iter().map(table).collect::<Result<Vec<_>, _>>()?;
        let mut times = [0.0; 5];
        for time in &mut times {
            let called = Instant::now();
            black_box(minimize_several(black_box(&tables), work_max));
            *time = called.elapsed().as_secs_f64() * 1e6;
        }
        times.sort_by(f64::total_cmp);
        let sums = minimize_several(&tables, work_max);
        println!("{} {} {}", sums.products.len(), sums.proven, times[2]);
    }
    Ok(())
}
