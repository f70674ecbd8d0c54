//! The one way in for a text as typed: reads it, minimises its function, writes the answer.

use crate::boundary::{
    AnswerValues, EqualMinima, FormKind, InputMode, PrimeImplicant, SimplifyAnswer, SimplifyField,
    SimplifyOutcome, SimplifyRequest, packed_cubes, packed_rows,
};
use crate::error::{ErrorCode, InputError};
use crate::expr::{self, Variable, is_space};
use crate::forms::{minimal_form, side};
use crate::limits::{LIST_NUMBERS_MAX, PRIMES_LISTED_MAX, SOP_PRODUCTS_MAX, VARIABLES_MAX};
use crate::minterms;
use crate::notation::{Notation, numbers};
use crate::qmc::{Cube, Minima, Minimum, minimize_within};
use crate::rows::TruthTable;

/// Reads the input, finds its minimum sum of products, or product of sums, and writes the answer, or says why the input
/// is refused. Of a product of sums only the complement is minimised.
///
/// Positions of a refusal count UTF-16 units of the input. Limits are the request's, within those of [`crate::limits`];
/// a refusal is decided before what would be too big is allocated. Complexity: see [`minimize_within`].
pub fn simplify(request: &SimplifyRequest) -> SimplifyOutcome {
    let dont_cares = request.dont_cares.as_deref().unwrap_or_default();
    let outcome = read(request, dont_cares).and_then(|function| {
        let outcome = match request.form.unwrap_or(FormKind::Sop) {
            FormKind::Sop => function.answer(request),
            FormKind::Pos => function.product_of_sums(request),
        };
        outcome.ok_or_else(|| {
            let error = InputError::new(ErrorCode::TooComplex, 0..request.input.len());
            (SimplifyField::Input, error)
        })
    });
    outcome.unwrap_or_else(|(field, error)| {
        let text = match field {
            SimplifyField::Input => &request.input,
            SimplifyField::DontCares => dont_cares,
        };
        SimplifyOutcome::Refused { error: error.in_utf16(text), field }
    })
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
    /// The answer to the request that gave this function; `None` if it has too many primes.
    fn answer(&self, request: &SimplifyRequest) -> Option<SimplifyOutcome> {
        let primes_max = request.primes_max.unwrap_or(u32::MAX);
        let minimum = minimize_within(&self.table, primes_max, request.nodes_max)?;
        let on = self.table.on();
        let notation = Notation::new(on.arity(), &self.variables);
        let spelled_out = on.count() <= SOP_PRODUCTS_MAX;
        let listed = listed(&minimum);
        let answer = SimplifyAnswer {
            simplified: notation.sum(minimum.terms()),
            sop: if spelled_out {
                notation.sum(on.iter().map(|row| Cube::of_row(on.arity(), row)))
            } else {
                format!("Σm({})", numbers(on))
            },
            prime_imp_list: self.written(&notation, &listed, LIST_NUMBERS_MAX as usize),
            vars: self.variables.iter().map(Variable::to_string).collect(),
            min_terms: spelled_out.then(|| on.iter().map(|row| row.0).collect()),
            terms: minimum.cover.len() as u32,
            literals: minimum.literals(),
            proven: minimum.proven,
            lower_bound: minimum.lower_bound,
            minima: minimum.minima.as_ref().map(|minima| equal_minima(&notation, &minimum, minima)),
            prime_count: minimum.primes.len() as u32,
        };
        let values = self.values(&minimum, &listed);
        Some(SimplifyOutcome::Answer { answer, values })
    }

    /// The same answer as cubes and rows.
    fn values(&self, minimum: &Minimum, listed: &Listed) -> AnswerValues {
        let others = minimum.minima.iter().flat_map(|minima| &minima.others);
        AnswerValues {
            required: packed_rows(self.table.on()),
            dont_cares: packed_rows(self.table.dont_care()),
            primes: packed_cubes(listed.primes.iter().copied()),
            cover: listed.cover.clone(),
            others: others
                .map(|other| packed_cubes(other.iter().map(|&prime| minimum.primes[prime])))
                .collect(),
        }
    }

    /// The minimum product of sums; `None` if the complement has too many primes.
    fn product_of_sums(self, request: &SimplifyRequest) -> Option<SimplifyOutcome> {
        let notation = Notation::new(self.table.arity(), &self.variables);
        let side = side(FormKind::Pos, self.table);
        let primes_max = request.primes_max.unwrap_or(u32::MAX);
        let form = minimal_form(FormKind::Pos, &notation, &side, primes_max, request.nodes_max)?;
        Some(SimplifyOutcome::Form { form })
    }

    /// The listed primes as they are shown, with at most `numbers_max` min terms in all their lists together.
    fn written(&self, notation: &Notation, listed: &Listed, mut numbers_max: usize) -> Vec<PrimeImplicant> {
        let mut implicant = |&prime: &Cube| {
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
        listed.primes.iter().map(&mut implicant).collect()
    }
}

/// The primes that are listed, and the indices of the cover's among them, ascending.
struct Listed {
    primes: Vec<Cube>,
    cover: Vec<u32>,
}

/// All primes, or beyond [`PRIMES_LISTED_MAX`] those of the cover.
fn listed(minimum: &Minimum) -> Listed {
    if minimum.primes.len() <= PRIMES_LISTED_MAX as usize {
        let cover = minimum.cover.iter().map(|&prime| prime as u32).collect();
        Listed { primes: minimum.primes.clone(), cover }
    } else {
        Listed { primes: minimum.terms().collect(), cover: (0..minimum.cover.len() as u32).collect() }
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
            let written = function.written(&notation, &listed(&minimum), numbers_max);
            written.into_iter().map(|prime| (prime.res, prime.list, prime.list_length)).collect()
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
