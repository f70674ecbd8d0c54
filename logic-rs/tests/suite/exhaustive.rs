//! Every function of two, three and four variables is minimised to a proven minimum, and the page's figures say how many
//! have how many terms.
//!
//! The oracle shares no code with the crate: it computes the least cost of every union of cubes by going through all
//! functions once. Adding a cube to a sum never takes a row away, so a function's number (bit `m` for row `m`) never
//! falls along the way, and ascending numbers are an order in which each cost is final before it is used.

use crate::support::{answer, table, value};
use logic_rs::calls::InputMode;
use logic_rs::qmc::minimize;

const WORK: u32 = 1_000;

/// Terms, then literals.
type Cost = (u32, u32);

/// Every cube as the number of its function, with its number of literals.
fn cubes(variables: u32) -> Vec<(usize, u32)> {
    let mut cubes = vec![(1usize, 0u32)];
    for bit in 0..variables {
        let shift = 1 << bit;
        cubes = cubes
            .into_iter()
            .flat_map(|(rows, literals)| {
                [(rows, literals + 1), (rows << shift, literals + 1), (rows | rows << shift, literals)]
            })
            .collect();
    }
    cubes
}

fn least_costs(variables: u32) -> Vec<Cost> {
    let cubes = cubes(variables);
    let mut costs = vec![(u32::MAX, u32::MAX); 1 << (1 << variables)];
    costs[0] = (0, 0);
    for function in 0..costs.len() {
        let (terms, literals) = costs[function];
        for &(rows, more) in &cubes {
            let cost = (terms + 1, literals + more);
            let union = &mut costs[function | rows];
            *union = (*union).min(cost);
        }
    }
    costs
}

/// Terms and literals as counted in the printed text.
fn printed_cost(simplified: &str) -> Cost {
    let terms = if simplified == "0" { 0 } else { 1 + simplified.matches('+').count() as u32 };
    (terms, simplified.matches(|c: char| c.is_alphabetic()).count() as u32)
}

fn every_function_is_minimal(variables: u32, names: &[&str]) {
    let costs = least_costs(variables);
    let vars: Vec<String> = names.iter().map(ToString::to_string).collect();
    let rows = 1u32 << variables;
    let values =
        |text: &str| (0..rows).fold(0, |bits, row| bits | usize::from(value(text, &vars, row)) << row);
    for (function, &cost) in costs.iter().enumerate() {
        let on: Vec<u32> = (0..rows).filter(|row| function >> row & 1 == 1).collect();
        let minimum = minimize(&table(variables, on.iter().copied()), WORK);
        assert!(minimum.proven, "{function:#x}");
        assert_eq!((minimum.cover.len() as u32, minimum.literals()), cost, "{function:#x}");
        // The canonical sum has all variables, except for 0.
        if function != 0 {
            let full = |&row: &u32| -> String {
                let literal = |(index, name): (usize, &String)| {
                    let plain = row >> (variables as usize - 1 - index) & 1 == 1;
                    format!("{name}{}", if plain { "" } else { "'" })
                };
                vars.iter().enumerate().map(literal).collect::<Vec<_>>().join(".")
            };
            let canonical = on.iter().map(full).collect::<Vec<_>>().join("+");
            let answer = answer(&canonical, InputMode::Boolean, WORK);
            assert_eq!(answer.sop, canonical);
            assert_eq!(answer.min_terms.as_ref(), Some(&on));
            assert_eq!(values(&answer.simplified), function, "{canonical}");
            assert_eq!(printed_cost(&answer.simplified), cost, "{canonical}");
            assert_eq!((answer.terms, answer.literals, answer.proven), (cost.0, cost.1, true));
        }
    }
    assert_eq!(functions_by_terms(&costs), figures(variables), "functions by terms");
}

/// How many functions have how many terms.
fn functions_by_terms(costs: &[Cost]) -> Vec<u64> {
    let mut counts = Vec::new();
    for &(terms, _) in costs {
        counts.resize(counts.len().max(terms as usize + 1), 0);
        counts[terms as usize] += 1;
    }
    counts
}

/// The same, as the page has it.
fn figures(variables: u32) -> Vec<u64> {
    let text = include_str!("../../../web/src/answer/term-share/core/functions-by-terms.json");
    let figures: serde_json::Value = serde_json::from_str(text).expect("legal JSON");
    let list = figures[variables.to_string()].as_array().expect("a list");
    list.iter().map(|count| count.as_u64().expect("a count")).collect()
}

#[test]
fn every_function_of_two_variables_is_minimal() {
    every_function_is_minimal(2, &["A", "B"]);
}

#[test]
fn every_function_of_three_variables_is_minimal() {
    every_function_is_minimal(3, &["A", "B", "C"]);
}

#[test]
fn every_function_of_four_variables_is_minimal() {
    every_function_is_minimal(4, &["A", "b", "x2", "x10"]);
}

#[test]
fn the_oracle_knows_textbook_costs() {
    let costs = least_costs(3);
    assert_eq!(costs[0b1111_1111], (1, 0));
    assert_eq!(costs[0b1110_1000], (3, 6), "majority");
    assert_eq!(costs[0b0111_1110], (3, 6), "cyclic");
    assert_eq!(costs[0b1001_0110], (4, 12), "parity");
}
