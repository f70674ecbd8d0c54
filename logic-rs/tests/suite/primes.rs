//! All prime implicants: against the definition, and against numbers that other programs have computed.

use crate::support::random::Random;
use crate::support::{fixture, row_set};
use logic_rs::qmc::{Cube, primes};
use logic_rs::rows::{Row, RowSet};
use serde_json::Value;
use std::path::{Path, PathBuf};

fn is_implicant(allowed: &RowSet, cube: Cube) -> bool {
    cube.rows(allowed.arity()).all(|row| allowed.contains(row))
}

/// The cubes with one literal less.
fn larger(cube: Cube) -> impl Iterator<Item = Cube> {
    let bits = (0..u32::BITS).map(|bit| 1 << bit).filter(move |bit| cube.care() & bit != 0);
    bits.map(move |bit| Cube::new(cube.care() & !bit, cube.value()))
}

/// All implicants that no implicant with a literal less contains.
fn primes_by_definition(allowed: &RowSet) -> Vec<Cube> {
    let rows = allowed.arity().rows();
    let cubes = (0..rows).flat_map(|care| (0..rows).map(move |value| (care, value)));
    let cubes = cubes.filter(|(care, value)| value & !care == 0).map(|(care, value)| Cube::new(care, value));
    let is_prime =
        |cube: &Cube| is_implicant(allowed, *cube) && !larger(*cube).any(|cube| is_implicant(allowed, cube));
    let mut primes: Vec<Cube> = cubes.filter(is_prime).collect();
    primes.sort_unstable();
    primes
}

#[test]
fn primes_are_those_of_the_definition() {
    let mut random = Random(2);
    for variables in 0..=8 {
        for percent in [0, 5, 20, 50, 80, 95, 100] {
            for _ in 0..4 {
                let allowed = row_set(variables, random.rows(variables, percent));
                assert_eq!(primes(&allowed), primes_by_definition(&allowed), "{allowed:?}");
            }
        }
    }
}

/// Above eight variables there are too many cubes to go through: so the test checks that each cube is prime, that the
/// cubes ascend, and that each row grows into one of them, whatever the order in which its literals are dropped.
#[test]
fn primes_of_many_variables_are_prime_and_no_row_grows_into_another() {
    let mut random = Random(3);
    for (variables, percent) in [(9, 50), (10, 5), (11, 80), (12, 3), (13, 60), (14, 10), (16, 2), (16, 50)] {
        let allowed = row_set(variables, random.rows(variables, percent));
        let primes = primes(&allowed);
        assert!(primes.is_sorted_by(|a, b| a < b), "{variables} variables");
        for &prime in &primes {
            assert!(is_implicant(&allowed, prime), "{prime:?} of {variables} variables");
            assert!(!larger(prime).any(|cube| is_implicant(&allowed, cube)), "{prime:?} is prime");
        }
        for _ in 0..2_000 {
            let row = random.below(allowed.arity().rows());
            let mut cube = Cube::of_row(allowed.arity(), Row(row));
            if !allowed.contains(Row(row)) {
                continue;
            }
            loop {
                let grown: Vec<Cube> = larger(cube).filter(|&cube| is_implicant(&allowed, cube)).collect();
                if grown.is_empty() {
                    break;
                }
                cube = grown[random.below(grown.len() as u32) as usize];
            }
            assert!(primes.binary_search(&cube).is_ok(), "{cube:?} of {variables} variables");
        }
    }
}

/// The functions with the most primes that are known: 1 where between a third and two thirds of the variables are 1.
/// Each prime has a plain literal for a third of the variables and a complemented one for another.
#[test]
fn functions_with_most_primes_have_as_many_as_there_should_be() {
    let factorial = |number: u32| (1..=number).map(u64::from).product::<u64>();
    for variables in [3, 6, 9, 12, 15] {
        let third = variables / 3;
        let rows = (0..1 << variables).filter(|row: &u32| (third..=2 * third).contains(&row.count_ones()));
        let expected = factorial(variables) / factorial(third).pow(3);
        assert_eq!(primes(&row_set(variables, rows)).len() as u64, expected);
    }
}

/// The numbers count primes that cover a required row.
fn check_counts(path: &Path) {
    let text = std::fs::read_to_string(path).expect("the rows can be read");
    let rows = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("a row is JSON"));
    let mut checked = 0;
    for row in rows.filter(|row| row["prime_count"].is_u64()) {
        let variables = row["n"].as_u64().expect("a number of variables") as u32;
        let set = |key: &str| {
            let rows = row[key].as_array().expect("a list of rows");
            row_set(variables, rows.iter().map(|row| row.as_u64().expect("a row is a number") as u32))
        };
        let on = set("minterms");
        let all = primes(&on.union(&set("dontcares")));
        let useful = all.iter().filter(|prime| prime.rows(on.arity()).any(|row| on.contains(row)));
        assert_eq!(Some(useful.count() as u64), row["prime_count"].as_u64(), "{}", row["name"]);
        checked += 1;
    }
    assert!(checked > 0, "there are rows in {}", path.display());
}

#[test]
fn there_are_as_many_primes_as_the_oracle_counts() {
    check_counts(&fixture("oracle.jsonl"));
}

/// More functions, which are not part of this repository. `BENCH_DIR` names their folder.
#[test]
fn there_are_as_many_primes_as_the_oracle_counts_in_the_shared_rows() {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../shared/bench");
    let path = std::env::var_os("BENCH_DIR").map_or_else(beside, PathBuf::from).join("oracle.jsonl");
    if path.exists() {
        check_counts(&path);
    } else {
        println!("not measured: no {}", path.display());
    }
}
