//! Simplifies a text as typed: reads it, minimises its function, writes the answer.

use super::forms::{EqualMinima, packed_others, side};
use super::own_terms::own_terms;
use super::packed::{packed_cubes, packed_rows};
use super::{Fix, FormKind, InputMode, Undecided};
use crate::error::{ErrorCode, InputError, LogicError};
use crate::expr::{self, Context, Expr, Meaning, Variable, is_space};
use crate::limits::{LIST_NUMBERS_MAX, PRIMES_LISTED_MAX, SOP_PRODUCTS_MAX, VARIABLES_MAX};
use crate::minterms::{self, ListError};
use crate::notation::{Notation, numbers};
#[cfg(feature = "premium")]
use crate::qmc::minimize_soon;
use crate::qmc::{Cube, Minimum, minimize_watched};
use crate::rows::TruthTable;
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;
use tsify::Tsify;

/// A text to be simplified, and how.
#[derive(Clone, Debug, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct SimplifyRequest {
    /// The text as received; error positions refer to it.
    pub input: String,
    /// How to read it.
    pub mode: InputMode,
    /// The numbers of the rows in which the function may be 0 or 1, written like the input; allowed with min terms
    /// only. Blank means none.
    #[tsify(optional)]
    #[serde(default)]
    pub dont_cares: Option<String>,
    /// How many variables a function has that is given by min terms; left out, as many as the largest number needs. A
    /// number that needs more is refused. An expression has its own variables.
    #[tsify(optional)]
    #[serde(default)]
    pub variables: Option<u32>,
    /// The most variables the function may have; left out or more than
    /// [`VARIABLES_MAX`], it counts as that many.
    #[tsify(optional)]
    #[serde(default)]
    pub variables_max: Option<u32>,
    /// The most prime implicants that may be put into memory, 8 bytes each; left out, as many as there are.
    #[tsify(optional)]
    #[serde(default)]
    pub primes_max: Option<u32>,
    /// The most work the search for a proven minimum may take, in units of about a tenth of a millisecond; 0 asks for a
    /// good cover without a search.
    pub work_max: u32,
    /// The most work that a derivation may take, in units of about a microsecond; left out or more than
    /// [`STEPS_WORK_MAX`](crate::limits::STEPS_WORK_MAX), it counts as that many.
    #[tsify(optional)]
    #[serde(default)]
    pub steps_work_max: Option<u32>,
}

/// An answer or a refusal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[allow(clippy::large_enum_variant, reason = "a call makes one, and moves it once")]
pub enum SimplifyOutcome {
    /// The input was read and its minimum sum of products found.
    Answer {
        /// The result as texts and numbers, which is what the API answers.
        answer: SimplifyAnswer,
        /// The same result as cubes and rows, for callers that would otherwise parse the texts.
        values: AnswerValues,
        /// What else the text may mean, to be asked about before the answer is shown: names or words that were read as
        /// products of letters.
        #[tsify(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        fix: Option<Fix>,
    },
    /// The input cannot be read or is too big.
    Refused {
        /// The first problem in reading order.
        error: LogicError,
        /// The text it is in.
        field: SimplifyField,
        /// A correction of the text; left out where none can be read in full.
        #[tsify(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        fix: Option<Fix>,
        /// Why there is no correction, where that is known.
        #[tsify(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        undecided: Option<Undecided>,
    },
}

/// A text of a [`SimplifyRequest`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum SimplifyField {
    /// [`SimplifyRequest::input`].
    Input,
    /// [`SimplifyRequest::dont_cares`].
    DontCares,
}

/// A minimised function. Products are written `A.B'`, sums with `+`, without spaces; literals are in variable order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct SimplifyAnswer {
    /// The minimum sum of products, or the best found if `proven` is false, its products in the order of their literals;
    /// `0` and `1` for the constants.
    pub simplified: String,
    /// The canonical sum of products of the min terms that are required, or `Σm(…)` when it has more than
    /// [`SOP_PRODUCTS_MAX`] min terms.
    pub sop: String,
    /// The prime implicants, in the order of their literals; see [`PRIMES_LISTED_MAX`].
    pub prime_imp_list: Vec<PrimeImplicant>,
    /// Every variable of the input, also those that vanish, the most significant first.
    pub vars: Vec<String>,
    /// The required min terms, ascending; left out unless `sop` spells them out as products.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_terms: Option<Vec<u32>>,
    /// Number of products in `simplified` (0 for `0`, 1 for `1`).
    pub terms: u32,
    /// Number of literals in `simplified`.
    pub literals: u32,
    /// Whether no sum of products has fewer terms, or as many terms and fewer literals.
    pub proven: bool,
    /// A lower bound on the number of products of any sum of products; equal to `terms` if `proven`.
    pub lower_bound: u32,
    /// How many minimum sums of products there are; left out unless `proven`, and where they are too many to count.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minima: Option<EqualMinima>,
    /// How many prime implicants there are, listed or not.
    pub prime_count: u32,
}

/// A [`SimplifyAnswer`] as cubes and rows.
///
/// Columns and cubes are packed. Row `m` is bit `m % 8` of byte `m / 8` of a column. A cube is 8 bytes: `care`, then
/// `value`, each a little-endian unsigned number of 32 bits. The bits are those of a row's number; the bit of the first
/// variable is the highest one used. A bit of `care` is 1 where the product has a literal, and the same bit of `value`
/// is 1 where that literal is plain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct AnswerValues {
    /// The packed column of the required min terms.
    #[tsify(type = "Uint8Array<ArrayBuffer>")]
    pub required: ByteBuf,
    /// The packed column of the don't-cares.
    #[tsify(type = "Uint8Array<ArrayBuffer>")]
    pub dont_cares: ByteBuf,
    /// The packed cubes of [`SimplifyAnswer::prime_imp_list`], in its order.
    #[tsify(type = "Uint8Array<ArrayBuffer>")]
    pub primes: ByteBuf,
    /// For each term of [`SimplifyAnswer::simplified`], in the order written, its index in `primes`; ascending,
    /// since both have the same order.
    pub cover: Vec<u32>,
    /// The packed cubes of [`EqualMinima::others`], one sum after the other, as many cubes for each sum as the answer
    /// has terms. One array crosses the boundary more cheaply than one for each sum.
    #[tsify(type = "Uint8Array<ArrayBuffer>")]
    pub others: ByteBuf,
}

/// One prime implicant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct PrimeImplicant {
    /// The product.
    pub res: String,
    /// The required min terms it covers, ascending.
    pub list: Vec<u32>,
    /// The true number of min terms, only where `list` was cut
    /// (see [`LIST_NUMBERS_MAX`]).
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub list_length: Option<u32>,
}

/// Reads the input, finds its minimum sum of products and writes the answer, or says why the input is refused.
///
/// Positions of a refusal count UTF-16 units of the input. Limits are the request's, within those of [`crate::limits`];
/// a refusal is decided before memory is allocated for an input that is too big. Complexity: see
/// [`minimize_within`](crate::qmc::minimize_within).
pub fn simplify(request: &SimplifyRequest) -> SimplifyOutcome {
    simplify_seen(request, &mut |_, _| {})
}

/// Like [`simplify`]; now and then `see` gets the best minimum so far, and a function that writes a minimum as an
/// outcome.
pub(super) fn simplify_seen(
    request: &SimplifyRequest,
    see: &mut See<'_, SimplifyOutcome>,
) -> SimplifyOutcome {
    minimize_seen(request, FormKind::Sop, Function::answer, see).unwrap_or_else(|(field, error)| {
        let (fix, undecided) = meaning(request, field);
        SimplifyOutcome::Refused { error, field, fix, undecided }
    })
}

/// What the text of a field may mean.
fn meaning(request: &SimplifyRequest, field: SimplifyField) -> (Option<Fix>, Option<Undecided>) {
    let variables_max = request.variables_max.unwrap_or(VARIABLES_MAX);
    match (field, request.mode) {
        (SimplifyField::Input, InputMode::Boolean) => {
            let context = Context { variables_max, ..Context::default() };
            Meaning::split(expr::meaning(&request.input, &context))
        }
        (SimplifyField::Input, InputMode::Mint) => (expr::fix_list(&request.input, variables_max), None),
        (SimplifyField::DontCares, _) => {
            let text = request.dont_cares.as_deref().unwrap_or_default();
            (expr::fix_list(text, variables_max), None)
        }
    }
}

/// Gets the best minimum so far, and a function that writes a minimum as an outcome.
pub(super) type See<'a, Outcome> = dyn FnMut(&Minimum, &dyn Fn(&Minimum) -> Outcome) + 'a;

/// Reads the input, minimises the [`side`] of its function that gives the form, and writes the minimum as an outcome.
pub(super) fn minimize_seen<Outcome>(
    request: &SimplifyRequest,
    form: FormKind,
    write: impl Fn(&Function, &Minimum) -> Outcome,
    see: &mut See<'_, Outcome>,
) -> Result<Outcome, Refusal> {
    let function = read(request)?;
    let write = |minimum: &Minimum| write(&function, minimum);
    let primes_max = request.primes_max.unwrap_or(u32::MAX);
    let side = side(form, &function.table);
    let own = if form == FormKind::Sop { function.own_terms() } else { Vec::new() };
    let mut watch = |known: &Minimum| see(known, &write);
    let minimum = minimize_watched(&side, &own, primes_max, request.work_max, &mut watch);
    minimum.as_ref().map(write).ok_or_else(|| too_complex(request))
}

/// A function and the names of its variables, the most significant first.
pub(super) struct Function {
    pub(super) table: TruthTable,
    pub(super) variables: Vec<Variable>,
    /// The expression that was read; `None` for min terms.
    pub(super) expression: Option<Expr>,
    /// What else the text may mean.
    fix: Option<Fix>,
}

/// The text that is refused, and its error.
pub(super) type Refusal = (SimplifyField, LogicError);

/// Reads the input of a request.
pub(super) fn read(request: &SimplifyRequest) -> Result<Function, Refusal> {
    let dont_cares = request.dont_cares.as_deref().unwrap_or_default();
    read_texts(request, dont_cares).map_err(|(field, error)| {
        let text = match field {
            SimplifyField::Input => &request.input,
            SimplifyField::DontCares => dont_cares,
        };
        (field, error.in_utf16(text))
    })
}

/// The refusal of a function with more primes than the request's limit.
pub(super) fn too_complex(request: &SimplifyRequest) -> Refusal {
    let error = InputError::new(ErrorCode::TooComplex, 0..request.input.len());
    (SimplifyField::Input, error.in_utf16(&request.input))
}

fn read_texts(request: &SimplifyRequest, dont_cares: &str) -> Result<Function, (SimplifyField, InputError)> {
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
                expression: Some(expression),
                fix: meaning(request, SimplifyField::Input).0,
            }
        }
        InputMode::Mint => {
            let table =
                minterms::read_with_dont_cares(&request.input, dont_cares, request.variables, variables_max);
            let table = table.map_err(|error| match error {
                ListError::MinTerms(error) => (SimplifyField::Input, error),
                ListError::DontCares(error) => (SimplifyField::DontCares, error),
            })?;
            Function { variables: minterms::variables(table.arity()), table, expression: None, fix: None }
        }
    })
}

impl Function {
    /// The minimum sum of products that [`simplify`] answers, if it takes at most `steps_max` steps of the search; if
    /// it takes more, any sum for the function. `None` if the function has too many primes.
    #[cfg(feature = "premium")]
    pub(super) fn minimum(&self, request: &SimplifyRequest, steps_max: u64) -> Option<Minimum> {
        let primes_max = request.primes_max.unwrap_or(u32::MAX);
        minimize_soon(&self.table, &self.own_terms(), primes_max, request.work_max, steps_max)
    }

    /// How literals of its variables are written.
    #[cfg(feature = "premium")]
    pub(super) fn notation(&self) -> Notation {
        Notation::new(self.table.arity(), &self.variables)
    }

    /// The products that the input is a sum of; none for min terms.
    fn own_terms(&self) -> Vec<Cube> {
        self.expression.as_ref().map_or_else(Vec::new, |expression| own_terms(expression, self.table.arity()))
    }

    fn answer(&self, minimum: &Minimum) -> SimplifyOutcome {
        let on = self.table.on();
        let notation = Notation::new(on.arity(), &self.variables);
        let spelled_out = on.count() <= SOP_PRODUCTS_MAX;
        let listed = listed(minimum);
        let answer = SimplifyAnswer {
            simplified: notation.sum(listed.terms()),
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
            minima: EqualMinima::of(FormKind::Sop, &notation, minimum),
            prime_count: minimum.primes.len() as u32,
        };
        let values = self.values(minimum, &listed);
        SimplifyOutcome::Answer { answer, values, fix: self.fix.clone() }
    }

    /// The same answer as cubes and rows.
    fn values(&self, minimum: &Minimum, listed: &Listed) -> AnswerValues {
        AnswerValues {
            required: packed_rows(self.table.on()),
            dont_cares: packed_rows(self.table.dont_care()),
            primes: packed_cubes(listed.primes.iter().copied()),
            cover: listed.cover.clone(),
            others: packed_others(FormKind::Sop, minimum),
        }
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

/// The primes that are listed, and the indices of the cover's among them, both in the order written.
struct Listed {
    primes: Vec<Cube>,
    cover: Vec<u32>,
}

impl Listed {
    /// The products of the sum.
    fn terms(&self) -> impl Iterator<Item = Cube> {
        self.cover.iter().map(|&prime| self.primes[prime as usize])
    }
}

/// All primes, or beyond [`PRIMES_LISTED_MAX`] those of the cover.
fn listed(minimum: &Minimum) -> Listed {
    let terms = FormKind::Sop.sorted(minimum.terms());
    if minimum.primes.len() > PRIMES_LISTED_MAX as usize {
        return Listed { cover: (0..terms.len() as u32).collect(), primes: terms };
    }
    let primes = FormKind::Sop.sorted(minimum.primes.iter().copied());
    let index = |term: Cube| primes.binary_search_by(|&prime| FormKind::Sop.compare(prime, term));
    let cover = terms.into_iter().map(|term| index(term).expect("a cover is of primes") as u32);
    Listed { cover: cover.collect(), primes }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::qmc::minimize_within;

    #[test]
    fn lists_are_cut_at_the_limit_and_say_how_long_they_are() {
        let on = minterms::read("0 1 2 3 4 5 6", None, VARIABLES_MAX).expect("a legal list");
        let variables = minterms::variables(on.arity());
        let minimum = minimize_within(&TruthTable::new(on.clone()), 3, 0).expect("three primes");
        let notation = Notation::new(on.arity(), &variables);
        let function = Function { table: TruthTable::new(on), variables, expression: None, fix: None };
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
