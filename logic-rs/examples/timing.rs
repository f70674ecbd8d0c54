//! Times `simplify` natively for `npm run bench -- core`, which times the same requests in WASM.
//!
//! Reads one request a line as JSON from standard input and prints, for each, the median time of a call in
//! microseconds: of as many calls as fit into a fifth of a second, at least 3.

use logic_rs::boundary::SimplifyRequest;
use logic_rs::simplify::simplify;
use std::hint::black_box;
use std::io::{Error, stdin};
use std::time::{Duration, Instant};

fn main() -> Result<(), Error> {
    for line in stdin().lines() {
        let request: SimplifyRequest = serde_json::from_str(&line?)?;
        println!("{}", median_microseconds(&request));
    }
    Ok(())
}

fn median_microseconds(request: &SimplifyRequest) -> f64 {
    let start = Instant::now();
    let mut times = Vec::new();
    while times.len() < 3 || start.elapsed() < Duration::from_millis(200) {
        let call = Instant::now();
        black_box(simplify(black_box(request)));
        times.push(call.elapsed());
    }
    times.sort_unstable();
    times[times.len() / 2].as_secs_f64() * 1e6
}
