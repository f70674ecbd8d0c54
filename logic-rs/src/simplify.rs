//! The one way in for a text as typed: reads it, minimises its function, writes the answer.

use crate::boundary::{
    EqualMinima, InputMode, PrimeImplicant, SimplifyAnswer, SimplifyField, SimplifyOutcome, SimplifyRequest,
};
use crate::error::{ErrorCode, InputError};
use crate::expr::{self, Variable, is_space};
use crate::limits::{LIST_NUMBERS_MAX, PRIMES_LISTED_MAX, SOP_PRODUCTS_MAX, VARIABLES_MAX};
use crate::minterms;
use crate::notation::{Notation, numbers};
use crate::qmc::{Cube, Minima, Minimum, minimize_within};
use crate::table::TruthTable;

/// Reads the input, finds its minimum sum of products and writes the answer, or says why the input is refused.
///
/// Positions of a refusal count UTF-16 units of the input. Limits are the request's, within those of
/// [`crate::limits`]; a refusal is decided before what would be too big is allocated. Complexity: see [`minimize_within`].
pub fn simplify(request: &SimplifyRequest) -> SimplifyOutcome {
    let dont_cares = request.dont_cares.as_deref().unwrap_or_default();
    match read(request, dont_cares).and_then(|function| function.answer(request)) {
        Ok(answer) => SimplifyOutcome::Answer { answer },
        Err((field, error)) => {
            let text = match field {
                SimplifyField::Input => &request.input,
                SimplifyField::DontCares => dont_cares,
            };
            SimplifyOutcome::Refused { error: error.in_utf16(text), field }
        }
    }
}

/// A function and the names of its variables, the most significant first.
struct Function {
    table: TruthTable,
    variables: Vec<Variable>,
}

fn read(request: &SimplifyRequest, dont_cares: &str) -> Result<Function, (SimplifyField, InputError)> {
    let variables_max = request.variables_max.unwrap_or(VARIABLES_MAX);
    Ok(match request.mode {
        InputMode::Boolean => {
            let expression = expr::parse_within(&request.input, variables_max)
                .map_err(|error| (SimplifyField::Input, error))?;
            if !dont_cares.chars().all(is_space) {
                let error = InputError::new(ErrorCode::DontCaresOfExpression, 0..dont_cares.len());
                return Err((SimplifyField::DontCares, error));
            }
            Function {
                table: TruthTable::new(expression.truth_table()),
                variables: expression.variables().to_vec(),
            }
        }
        InputMode::Mint => {
            let table = minterms::read_with_dont_cares(&request.input, dont_cares, variables_max)?;
            Function { variables: minterms::variables(table.arity()), table }
        }
    })
}

impl Function {
    /// The answer to the request that gave this function, or that it has too many primes.
    fn answer(&self, request: &SimplifyRequest) -> Result<SimplifyAnswer, (SimplifyField, InputError)> {
        let primes_max = request.primes_max.unwrap_or(u32::MAX);
        let minimum = minimize_within(&self.table, primes_max, request.nodes_max).ok_or_else(|| {
            let error = InputError::new(ErrorCode::TooComplex, 0..request.input.len());
            (SimplifyField::Input, error)
        })?;
        let on = self.table.on();
        let notation = Notation::new(on.arity(), &self.variables);
        let spelled_out = on.count() <= SOP_PRODUCTS_MAX;
        Ok(SimplifyAnswer {
            simplified: notation.sum(minimum.terms()),
            sop: if spelled_out {
                notation.sum(on.iter().map(|row| Cube::of_row(on.arity(), row)))
            } else {
                format!("Σm({})", numbers(on))
            },
            prime_imp_list: self.listed(&notation, &minimum, LIST_NUMBERS_MAX as usize),
            vars: self.variables.iter().map(Variable::to_string).collect(),
            min_terms: spelled_out.then(|| on.iter().map(|row| row.0).collect()),
            terms: minimum.cover.len() as u32,
            literals: minimum.literals(),
            proven: minimum.proven,
            lower_bound: minimum.lower_bound,
            minima: minimum.minima.as_ref().map(|minima| equal_minima(&notation, &minimum, minima)),
            prime_count: minimum.primes.len() as u32,
        })
    }

    /// The primes to show, with at most `numbers_max` min terms in all their lists together.
    fn listed(&self, notation: &Notation, minimum: &Minimum, mut numbers_max: usize) -> Vec<PrimeImplicant> {
        let all = minimum.primes.len() <= PRIMES_LISTED_MAX as usize;
        let cover = minimum.terms();
        let listed: Vec<Cube> = if all { minimum.primes.clone() } else { cover.collect() };
        let mut implicant = |prime: Cube| {
            let rows = prime.rows(self.table.arity());
            let mut required = rows.filter(|&row| self.table.on().contains(row)).map(|row| row.0);
            let list: Vec<u32> = required.by_ref().take(numbers_max).collect();
            numbers_max -= list.len();
            let length = list.len() + required.count();
            PrimeImplicant {
                res: notation.product(prime),
                list_length: (list.len() < length).then_some(length as u32),
                list,
            }
        };
        listed.into_iter().map(&mut implicant).collect()
    }
}

fn equal_minima(notation: &Notation, minimum: &Minimum, minima: &Minima) -> EqualMinima {
    let text = |places: &Vec<usize>| notation.sum(places.iter().map(|&place| minimum.primes[place]));
    EqualMinima { count: minima.count, others: minima.others.iter().map(text).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_cut_at_the_limit_and_say_how_long_they_are() {
        let on = minterms::read("0 1 2 3 4 5 6", VARIABLES_MAX).expect("a legal list");
        let variables = minterms::variables(on.arity());
        let minimum = minimize_within(&TruthTable::new(on.clone()), 3, 0).expect("three primes");
        let notation = Notation::new(on.arity(), &variables);
        let function = Function { table: TruthTable::new(on), variables };
        let lists = |numbers_max| -> Vec<(String, Vec<u32>, Option<u32>)> {
            let listed = function.listed(&notation, &minimum, numbers_max);
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
