//! Minimises seeded families of functions whose proof is hard, and prints how many are proved.
//!
//! Arguments: a family (`n9`, `n10`, `n11`, `rows`, `weights`), the number of functions, the units of work for each,
//! and, if wanted, how many seeds are passed over. `n9` and `n10` are random functions with 90 % ones, `n11` with 50 %.
//! `rows` and `weights` are symmetric functions of 9 and 10 variables in turn, with 10, 20 or 30 % don't-cares: single
//! rows, or all rows with as many ones. Prints a line for each function, as `covers` does, and a line for all.

use logic_rs::qmc::minimize;
use logic_rs::rows::{Arity, Row, RowSet, TruthTable};
use std::error::Error;
use std::time::Instant;

#[path = "../tests/support/random.rs"]
mod random;
use random::{Random, symmetric};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let family = arguments.next().ok_or("a family")?;
    let count: u64 = arguments.next().ok_or("how many functions")?.parse()?;
    let work_max = arguments.next().ok_or("the units of work")?.parse()?;
    let before: u64 = arguments.next().map_or(Ok(0), |passed| passed.parse())?;
    let (mut proven, mut of_terms, mut gaps) = (0, 0, Vec::new());
    for seed in before + 1..=before + count {
        let table = function(&family, seed).ok_or("no such family")?;
        let start = Instant::now();
        let minimum = minimize(&table, work_max);
        let milliseconds = start.elapsed().as_secs_f64() * 1e3;
        let (terms, literals) = (minimum.cover.len(), minimum.literals());
        let (bound, steps) = (minimum.lower_bound, minimum.steps / 1_000);
        println!("{family}_{seed} {terms} {literals} {bound} {} {milliseconds:.3} {steps}", minimum.proven);
        proven += u32::from(minimum.proven);
        of_terms += u32::from(terms == bound as usize);
        gaps.push(1e2 * (terms as f64 - f64::from(bound)) / terms.max(1) as f64);
    }
    gaps.sort_by(f64::total_cmp);
    let median = gaps.get(gaps.len() / 2).ok_or("no functions")?;
    println!("{family}: {count} functions, {proven} proved, {of_terms} in terms, median gap {median:.2} %");
    Ok(())
}

fn function(family: &str, seed: u64) -> Option<TruthTable> {
    let mut random = Random(seed);
    let mut with = |variables, percent| (variables, random.rows(variables, percent), Vec::new());
    let (variables, ones, free) = match family {
        "n9" => with(9, 90),
        "n10" => with(10, 90),
        "n11" => with(11, 50),
        "rows" | "weights" => symmetric(seed, family == "rows"),
        _ => return None,
    };
    let set = |rows: Vec<u32>| RowSet::from_rows(Arity::new(variables)?, rows.into_iter().map(Row));
    TruthTable::with_dont_cares(set(ones)?, set(free)?)
}
