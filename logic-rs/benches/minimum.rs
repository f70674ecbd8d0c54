//! Time from a table to its minimum, and from a text to its table.

#[path = "../tests/support/random.rs"]
mod random;

use divan::{Bencher, black_box};
use logic_rs::expr::parse;
use logic_rs::limits::COVER_WORK_DEFAULT;
use logic_rs::qmc::{minimize, primes};
use logic_rs::rows::{Arity, Row, RowSet, TruthTable};
use random::Random;

fn main() {
    divan::main();
}

/// A function that is 1 in each row with the chance of `percent` %, the same at every run.
fn function(variables: u32, percent: u32) -> RowSet {
    let arity = Arity::new(variables).expect("within the limit");
    let rows = Random(1).rows(variables, percent);
    RowSet::from_rows(arity, rows.into_iter().map(Row)).expect("rows of the table")
}

// Ten variables are past what the budget can prove: seconds a run.
#[divan::bench(args = [6, 8, 10], sample_count = 10)]
fn minimum_of_a_random_function(bencher: Bencher<'_, '_>, variables: u32) {
    let table = TruthTable::new(function(variables, 50));
    bencher.bench(|| minimize(black_box(&table), COVER_WORK_DEFAULT));
}

#[divan::bench(args = [10, 50, 90])]
fn primes_of_twelve_variables(bencher: Bencher<'_, '_>, percent: u32) {
    let on = function(12, percent);
    bencher.bench(|| primes(black_box(&on)));
}

#[divan::bench]
fn table_of_twelve_variables(bencher: Bencher<'_, '_>) {
    let text = "(A+B'.C)^(D.E+F'(G^H))+(I.J'+K)'.(L+A.D)^(B+E'.H).(C^F+I'.L')+(G.K+J)'(A^L)";
    bencher.bench(|| parse(black_box(text)).map(|expression| expression.truth_table()));
}
