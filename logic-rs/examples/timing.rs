//! Times `simplify`, `table` and the primes natively for `npm run bench -- core`, which times the same requests in
//! WASM.
//!
//! Reads one request a line as JSON from standard input and prints, for each, the median time of a call in
//! microseconds: of as many calls as fit into a fifth of a second, at least 3.

use logic_rs::calls::simplify::{SimplifyRequest, simplify};
use logic_rs::calls::table::{TableRequest, table};
use logic_rs::qmc::primes;
use logic_rs::rows::{Arity, RowSet};
use serde::Deserialize;
use std::hint::black_box;
use std::io::{Error, stdin};
use std::time::{Duration, Instant};

/// The kinds of requests, which differ in their fields.
#[derive(Deserialize)]
#[serde(untagged)]
enum Request {
    Simplify(SimplifyRequest),
    Table(TableRequest),
    /// The rows that are or may be 1, eight a byte as in a packed column.
    Primes {
        variables: u32,
        rows: Vec<u8>,
    },
}

fn main() -> Result<(), Error> {
    for line in stdin().lines() {
        let time = match serde_json::from_str(&line?)? {
            Request::Simplify(request) => median_microseconds(|| simplify(black_box(&request))),
            Request::Table(request) => median_microseconds(|| table(black_box(&request))),
            Request::Primes { variables, rows } => {
                let arity = Arity::new(variables).ok_or_else(|| Error::other("too many variables"))?;
                let rows = RowSet::from_packed(arity, &rows);
                median_microseconds(|| primes(black_box(&rows)))
            }
        };
        println!("{time}");
    }
    Ok(())
}

fn median_microseconds<Outcome>(call: impl Fn() -> Outcome) -> f64 {
    let start = Instant::now();
    let mut times = Vec::new();
    while times.len() < 3 || start.elapsed() < Duration::from_millis(200) {
        let called = Instant::now();
        black_box(call());
        times.push(called.elapsed());
    }
    times.sort_unstable();
    times[times.len() / 2].as_secs_f64() * 1e6
}
