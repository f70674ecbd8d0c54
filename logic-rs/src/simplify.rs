//! The one way in for a text as typed: reads it, minimises its function, writes the answer.

use crate::boundary::{InputMode, PrimeImplicant, SimplifyAnswer, SimplifyOutcome, SimplifyRequest};
use crate::error::InputError;
use crate::expr::{self, Variable};
use crate::limits::{LIST_NUMBERS_MAX, PRIMES_LISTED_MAX, SOP_PRODUCTS_MAX};
use crate::minterms;
use crate::qmc::{Cube, Minimum, minimize};
use crate::table::{Arity, RowSet, TruthTable};

/// Reads the input, finds its minimum sum of products and writes the answer, or says why the input is refused.
///
/// Positions of a refusal count UTF-16 units of the input. Limits are those of [`crate::limits`]; a refusal is
/// decided before a table is allocated. Complexity: see [`minimize`].
pub fn simplify(request: &SimplifyRequest) -> SimplifyOutcome {
    match read(&request.input, request.mode) {
        Ok(function) => SimplifyOutcome::Answer { answer: function.answer(request.nodes_max) },
        Err(error) => SimplifyOutcome::Refused { error: error.in_utf16(&request.input) },
    }
}

/// A function and the names of its variables, the most significant first.
struct Function {
    on: RowSet,
    variables: Vec<Variable>,
}

fn read(input: &str, mode: InputMode) -> Result<Function, InputError> {
    Ok(match mode {
        InputMode::Boolean => {
            let expression = expr::parse(input)?;
            Function { on: expression.truth_table(), variables: expression.variables().to_vec() }
        }
        InputMode::Mint => {
            let on = minterms::read(input)?;
            Function { variables: minterms::variables(on.arity()), on }
        }
    })
}

impl Function {
    fn answer(&self, nodes_max: u32) -> SimplifyAnswer {
        let minimum = minimize(&TruthTable::new(self.on.clone()), nodes_max);
        let spelled_out = self.on.count() <= SOP_PRODUCTS_MAX;
        SimplifyAnswer {
            simplified: self.sum(minimum.terms()),
            sop: if spelled_out {
                self.sum(self.on.iter().map(|row| Cube::of_row(self.arity(), row)))
            } else {
                format!("Σm({})", joined(self.on.iter().map(|row| row.0.to_string()), ","))
            },
            prime_imp_list: self.listed(&minimum, LIST_NUMBERS_MAX as usize),
            vars: self.variables.iter().map(Variable::to_string).collect(),
            min_terms: spelled_out.then(|| self.on.iter().map(|row| row.0).collect()),
            terms: minimum.cover.len() as u32,
            literals: minimum.literals(),
            proven: minimum.proven,
            prime_count: minimum.primes.len() as u32,
        }
    }

    fn arity(&self) -> Arity {
        self.on.arity()
    }

    /// The primes to show, with at most `numbers_max` min terms in all their lists together.
    fn listed(&self, minimum: &Minimum, mut numbers_max: usize) -> Vec<PrimeImplicant> {
        let all = minimum.primes.len() <= PRIMES_LISTED_MAX as usize;
        let cover = minimum.terms();
        let listed: Vec<Cube> = if all { minimum.primes.clone() } else { cover.collect() };
        let mut implicant = |prime: Cube| {
            let rows = prime.rows(self.arity());
            let list: Vec<u32> = rows.take(numbers_max).map(|row| row.0).collect();
            numbers_max -= list.len();
            let length = prime.row_count(self.arity());
            PrimeImplicant {
                res: self.product(prime),
                list_length: (list.len() < length as usize).then_some(length),
                list,
            }
        };
        listed.into_iter().map(&mut implicant).collect()
    }

    /// `0` for no product.
    fn sum(&self, products: impl Iterator<Item = Cube>) -> String {
        let sum = joined(products.map(|product| self.product(product)), "+");
        if sum.is_empty() { "0".to_owned() } else { sum }
    }

    /// `1` for no literal.
    fn product(&self, cube: Cube) -> String {
        let literals = self.variables.iter().enumerate().filter_map(|(index, variable)| {
            let bit = self.arity().variable_bit(index);
            (cube.care() & bit != 0).then(|| {
                let complement = if cube.value() & bit == 0 { "'" } else { "" };
                format!("{variable}{complement}")
            })
        });
        let product = joined(literals, ".");
        if product.is_empty() { "1".to_owned() } else { product }
    }
}

fn joined(parts: impl Iterator<Item = String>, separator: &str) -> String {
    parts.collect::<Vec<String>>().join(separator)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_cut_at_the_limit_and_say_how_long_they_are() {
        let on = minterms::read("0 1 2 3 4 5 6").expect("a legal list");
        let variables = minterms::variables(on.arity());
        let minimum = minimize(&TruthTable::new(on.clone()), 0);
        let function = Function { on, variables };
        let lists = |numbers_max| -> Vec<(String, Vec<u32>, Option<u32>)> {
            let listed = function.listed(&minimum, numbers_max);
            listed.into_iter().map(|prime| (prime.res, prime.list, prime.list_length)).collect()
        };
        let (a, b, c) = ("A'".to_owned(), "B'".to_owned(), "C'".to_owned());
        let uncut = [
            (a.clone(), vec![0, 1, 2, 3], None),
            (b.clone(), vec![0, 1, 4, 5], None),
            (c.clone(), vec![0, 2, 4, 6], None),
        ];
        let cut = [(a, vec![0, 1, 2, 3], None), (b, vec![0], Some(4)), (c, vec![], Some(4))];
        assert_eq!(lists(12), uncut);
        assert_eq!(lists(5), cut);
    }
}
