//! Derives whole families of functions for `npm run bench -- derivations`, checks every derivation, and prints how many
//! fail, how many are refused and how many steps they take.
//!
//! Argument: the most inputs of each family; without it, all. Ends with an error if a derivation fails.

#[path = "../tests/support/derivation.rs"]
mod derivation;
#[path = "../tests/support/random.rs"]
mod random;

use derivation::{
    Counts, Derived, absorbs_a_complement_pair, adds_a_consensus, adds_a_constant, canonical_sum_of, derived,
    distributes_a_sum, expression, laws, random_expressions, random_expressions_of_four, random_sums,
    short_texts,
};
use logic_rs::steps::Step;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Failures that are printed in full.
const FAILURES_SHOWN: usize = 5;

fn main() -> ExitCode {
    let size = match std::env::args().nth(1).map(|size| size.parse::<usize>()) {
        None => usize::MAX,
        Some(Ok(size)) if size > 0 => size,
        Some(_) => {
            eprintln!("The argument is the most inputs of each family.");
            return ExitCode::FAILURE;
        }
    };
    let sums_of_four = (0..1 << 16).map(|function| canonical_sum_of(4, function)).collect();
    let families: [(&str, Vec<String>); 7] = [
        ("all sums of 4 variables", sums_of_four),
        ("expressions of 4 variables", random_expressions_of_four(1_000)),
        ("expressions of 2 to 6", random_expressions(10_000)),
        ("all sums of 3 variables", (0..1 << 8).map(|function| canonical_sum_of(3, function)).collect()),
        ("texts of up to 200 characters", short_texts(10_000)),
        ("sums of 5 variables", random_sums(5, 200)),
        ("sums of 6 variables", random_sums(6, 50)),
    ];
    let failed: usize = families.iter().map(|(name, inputs)| measure(name, &spread(inputs, size))).sum();
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// At most `size` of the inputs, spread evenly over all.
fn spread(inputs: &[String], size: usize) -> Vec<&str> {
    let count = inputs.len().min(size);
    (0..count).map(|index| inputs[index * inputs.len() / count].as_str()).collect()
}

/// Whether a step is a use that is counted.
type IsUse = fn(&Step) -> bool;

/// The uses of laws that are rare in a plain derivation, and how to recognise them.
const SELDOM: [(&str, IsUse); 4] = [
    ("constant added", adds_a_constant),
    ("sum distributed", distributes_a_sum),
    ("consensus added", adds_a_consensus),
    ("complement pair absorbed", absorbs_a_complement_pair),
];

/// The result for an input.
enum Outcome {
    Derived { steps: usize, uses: [bool; 4] },
    Refused,
    Failed(String),
}

fn outcome(input: &str) -> Outcome {
    match derived(&expression(input)) {
        Ok(Derived::Steps(steps)) => Outcome::Derived {
            steps: laws(&steps).count(),
            uses: SELDOM.map(|(_, is_use)| steps.iter().any(is_use)),
        },
        Ok(Derived::TooComplex(_)) => Outcome::Refused,
        Err(problem) => Outcome::Failed(problem),
    }
}

/// Prints the figures of a family, and returns how many failed.
fn measure(name: &str, inputs: &[&str]) -> usize {
    let start = Instant::now();
    let outcomes = outcomes(name, inputs);
    let (mut counts, mut refused, mut used, mut failures) = (Vec::new(), 0, [0; 4], Vec::new());
    for (outcome, took) in &outcomes {
        match outcome {
            Outcome::Derived { steps, uses } => {
                counts.push(*steps);
                used.iter_mut().zip(uses).for_each(|(used, uses)| *used += usize::from(*uses));
            }
            Outcome::Refused => refused += 1,
            Outcome::Failed(problem) => failures.push((problem, took)),
        }
    }
    let derived = counts.len().max(1);
    let seldom = SELDOM
        .iter()
        .zip(used)
        .map(|((what, _), used)| format!("{what} {:.1} %", 100.0 * used as f64 / derived as f64));
    let seldom = seldom.collect::<Vec<_>>().join(", ");
    let counts = Counts::new(counts);
    let mut times: Vec<Duration> = outcomes.iter().map(|(_, took)| *took).collect();
    times.sort_unstable();
    let p99 = times.get((times.len() * 99).div_ceil(100).saturating_sub(1)).copied().unwrap_or_default();
    println!(
        "{name:<29} {:>6}  failures {}  refused {refused}  steps: median {}, 90 % {}, most {}  \
         99 % within {:.1} ms  {:.0} s\n  {seldom}",
        inputs.len(),
        failures.len(),
        counts.median(),
        counts.p90(),
        counts.max(),
        p99.as_secs_f64() * 1e3,
        start.elapsed().as_secs_f64(),
    );
    for (problem, _) in failures.iter().take(FAILURES_SHOWN) {
        println!("  {problem}");
    }
    failures.len()
}

/// The outcomes in the order of the inputs, on all processors.
fn outcomes(name: &str, inputs: &[&str]) -> Vec<(Outcome, Duration)> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let (next, tenth) = (AtomicUsize::new(0), inputs.len().div_ceil(10).max(1));
    let work = || {
        let mut own = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(input) = inputs.get(index) else { return own };
            let start = Instant::now();
            own.push((index, outcome(input), start.elapsed()));
            if index > 0 && index % tenth == 0 {
                eprintln!("{name}: {index} of {}", inputs.len());
            }
        }
    };
    let mut outcomes = std::thread::scope(|scope| {
        let started: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let ended = started.into_iter().map(|thread| thread.join().expect("no derivation panics"));
        ended.flatten().collect::<Vec<_>>()
    });
    outcomes.sort_unstable_by_key(|(index, ..)| *index);
    outcomes.into_iter().map(|(_, outcome, took)| (outcome, took)).collect()
}
