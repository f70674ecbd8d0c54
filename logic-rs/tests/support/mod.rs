//! Code that several tests share. It uses nothing of the crate but its requests and answers. Expressions are evaluated
//! by a separate tiny evaluator, so that a misreading in the crate cannot hide itself.

pub mod corpus;
#[cfg(feature = "premium")]
pub mod derivation;
pub mod forms;
pub mod pla;
pub mod random;

use logic_rs::calls::InputMode;
use logic_rs::calls::simplify::{SimplifyAnswer, SimplifyOutcome, SimplifyRequest};
use logic_rs::rows::{Arity, Row, RowSet, TruthTable};
use std::path::PathBuf;

/// A file of the fixtures every engine is tested with.
pub fn fixture(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/fixtures/logic").join(name)
}

pub fn request(input: &str, mode: InputMode, work_max: u32) -> SimplifyRequest {
    SimplifyRequest {
        input: input.to_owned(),
        mode,
        dont_cares: None,
        variables: None,
        variables_max: None,
        primes_max: None,
        work_max,
        steps_work_max: None,
    }
}

/// The answer to an input that must not be refused.
pub fn answer(input: &str, mode: InputMode, work_max: u32) -> SimplifyAnswer {
    match logic_rs::calls::simplify::simplify(&request(input, mode, work_max)) {
        SimplifyOutcome::Answer { answer, .. } => answer,
        other => panic!("{input:?}: {other:?}"),
    }
}

pub fn arity(variables: u32) -> Arity {
    Arity::new(variables).expect("within the limit")
}

pub fn row_set(variables: u32, rows: impl IntoIterator<Item = u32>) -> RowSet {
    RowSet::from_rows(arity(variables), rows.into_iter().map(Row)).expect("rows of the table")
}

pub fn table(variables: u32, on: impl IntoIterator<Item = u32>) -> TruthTable {
    TruthTable::new(row_set(variables, on))
}

/// The value of an expression in row `row` of the table over `vars`, by recursive descent.
///
/// Knows the crate's notation, but neither spaces nor errors.
pub fn value(text: &str, vars: &[String], row: u32) -> bool {
    let mut reader = Reader { rest: text, vars, row };
    let value = reader.sum();
    assert_eq!(reader.rest, "", "the whole text is an expression: {text}");
    value
}

struct Reader<'text> {
    rest: &'text str,
    vars: &'text [String],
    row: u32,
}

impl Reader<'_> {
    fn eats(&mut self, sign: char) -> bool {
        let rest = self.rest.strip_prefix(sign);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn sum(&mut self) -> bool {
        let mut value = self.parity();
        while self.eats('+') {
            value |= self.parity();
        }
        value
    }

    fn parity(&mut self) -> bool {
        let mut value = self.product();
        while self.eats('^') {
            value ^= self.product();
        }
        value
    }

    fn product(&mut self) -> bool {
        let mut value = self.factor();
        while self.eats('.') || self.rest.starts_with(|c: char| c.is_alphabetic() || c == '(') {
            value &= self.factor();
        }
        value
    }

    fn factor(&mut self) -> bool {
        let mut value = if self.eats('(') {
            let value = self.sum();
            assert!(self.eats(')'), "a bracket is closed");
            value
        } else if self.eats('0') {
            false
        } else if self.eats('1') {
            true
        } else {
            self.variable()
        };
        while self.eats('\'') {
            value = !value;
        }
        value
    }

    fn variable(&mut self) -> bool {
        let letter = self.rest.chars().next().expect("an operand");
        let digits = self.rest[1..].find(|c: char| !c.is_ascii_digit());
        let (name, rest) = self.rest.split_at(digits.map_or(self.rest.len(), |digits| 1 + digits));
        assert!(letter.is_ascii_alphabetic(), "an operand: {}", self.rest);
        self.rest = rest;
        let index = self.vars.iter().position(|var| var == name).expect("a known variable");
        self.row >> (self.vars.len() - 1 - index) & 1 == 1
    }
}

/// The names in an expression, in variable order, each once.
pub fn names_in(text: &str) -> Vec<String> {
    let mut names: Vec<(char, Option<u32>)> = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(|c: char| c.is_ascii_alphabetic()) {
        let letter = char::from(rest.as_bytes()[at]);
        let after = &rest[at + 1..];
        let digits = after.find(|c: char| !c.is_ascii_digit()).unwrap_or(after.len());
        names.push((letter, after[..digits].parse().ok()));
        rest = &after[digits..];
    }
    names.sort_unstable();
    names.dedup();
    let written = |(letter, number): (char, Option<u32>)| match number {
        Some(number) => format!("{letter}{number}"),
        None => letter.to_string(),
    };
    names.into_iter().map(written).collect()
}

/// The fewest terms and then literals of a sum of products that is 1 in the rows `on` and 0 outside `on` and `free`.
///
/// Goes through all sets of required rows, so there should be few required rows. A set grows by its lowest missing row,
/// with each product that covers this row and is 0 where the sum must be 0.
pub fn least_cost(variables: u32, on: &[u32], free: &[u32]) -> (u32, u32) {
    let allowed = |row: u32| on.contains(&row) || free.contains(&row);
    let mut products: Vec<(usize, u32)> = Vec::new();
    for care in 0u32..1 << variables {
        for value in (0..1 << variables).filter(|value| value & !care == 0) {
            let covers = |row: &u32| row & care == value;
            if (0..1 << variables).filter(covers).all(allowed) {
                let covered = (0..on.len()).filter(|&index| covers(&on[index]));
                products.push((covered.fold(0, |set, index| set | 1 << index), care.count_ones()));
            }
        }
    }
    let mut costs = vec![(u32::MAX, u32::MAX); 1 << on.len()];
    costs[0] = (0, 0);
    for set in 0..costs.len() - 1 {
        let (terms, literals) = costs[set];
        let lowest = (!set).trailing_zeros();
        if terms == u32::MAX {
            continue;
        }
        for &(covered, more) in products.iter().filter(|(covered, _)| covered >> lowest & 1 == 1) {
            let cost = &mut costs[set | covered];
            *cost = (*cost).min((terms + 1, literals + more));
        }
    }
    costs[costs.len() - 1]
}
