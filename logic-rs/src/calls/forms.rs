//! The canonical and minimal sum of products or product of sums of a function that is given by its rows.

use super::FormKind;
use super::packed::packed_cubes;
use crate::error::RequestError;
use crate::expr::Variable;
use crate::limits::{FORM_TERMS_MAX, VARIABLES_MAX};
use crate::notation::{Notation, numbers};
use crate::qmc::{Cube, Minimum, minimize_within, minimize_without_hazards};
use crate::rows::{Arity, Row, RowSet, TruthTable};
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;
use std::borrow::Cow;
use tsify::Tsify;

/// A function given by its rows.
#[derive(Clone, Debug, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct FormsRequest {
    /// The variables' names in the order of columns and literals, the most significant bit of a row's number first.
    pub vars: Vec<String>,
    /// The rows in which the function is 1, in any order.
    pub rows: Vec<u32>,
    /// The rows in which the function may be 0 or 1, in any order.
    pub dont_cares: Vec<u32>,
    /// Which form is wanted.
    pub form: FormKind,
    /// Whether the minimal form is to have no static hazard: any two rows that differ in one variable, and in which a
    /// sum must be 1 or a product 0, are both in one product or clause. Equal minima are then not counted.
    #[tsify(optional)]
    #[serde(default)]
    pub without_hazards: bool,
    /// The most variables the function may have; left out or more than [`VARIABLES_MAX`], it counts as that many.
    #[tsify(optional)]
    #[serde(default)]
    pub variables_max: Option<u32>,
    /// The most prime implicants that may be put into memory, 8 bytes each, with the don't-cares as ones; left out, as
    /// many as there are.
    #[tsify(optional)]
    #[serde(default)]
    pub primes_max: Option<u32>,
    /// The most work that may be done, as in [`SimplifyRequest`](super::simplify::SimplifyRequest).
    pub work_max: u32,
}

/// The wanted form, canonical and minimal. Products are written `A.B'`, clauses `(A+B')`, and a clause of one literal
/// has no brackets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct FormsAnswer {
    /// Of a sum of products, a full product for each row that is 1, `0` for none; as `Σm(…)` when there are more than
    /// [`FORM_TERMS_MAX`]. Of a product of sums, a full clause for each row that is 0,
    /// `1` for none; as `ΠM(…)` when there are more than that.
    pub canonical: String,
    /// The minimum form; left out where the function, or for a product of sums its complement, has more prime
    /// implicants than the request allows, or, for a form without hazards, where the primes hold too many pairs of
    /// rows.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minimal: Option<MinimalForm>,
    /// How many minimum forms of the kind there are; left out unless `minimal` is there and proven, and where they are
    /// too many to count.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minima: Option<EqualMinima>,
    /// The packed cubes of [`EqualMinima::others`], one form after the other, as many cubes for each form as `minimal`
    /// has terms; present whenever `minima` is.
    #[tsify(optional, type = "Uint8Array<ArrayBuffer>")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub others: Option<ByteBuf>,
    /// The packed cubes of every prime implicant that covers a required row, in the order of the form's terms; for a
    /// product of sums those of the complement, as in [`MinimalForm::cubes`]. Present whenever `minimal` is and the
    /// table has at most 64 rows.
    #[tsify(optional, type = "Uint8Array<ArrayBuffer>")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub primes: Option<ByteBuf>,
}

/// Most rows of a table whose prime implicants are given: those of the largest Karnaugh map.
const PRIMES_ROWS_MAX: u32 = 64;

/// A minimum form, or the best found if `proven` is false.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct MinimalForm {
    /// The form, its terms in the order of their literals; `0` and `1` for the constants.
    pub text: String,
    /// The packed cubes (see [`AnswerValues`](super::simplify::AnswerValues)) in the order written. For a sum of
    /// products a cube is a product; for a product of sums it is the rows in which a clause is 0.
    #[tsify(type = "Uint8Array<ArrayBuffer>")]
    pub cubes: ByteBuf,
    /// Number of products, or of clauses. The empty product and the empty clause count.
    pub terms: u32,
    /// Number of literals.
    pub literals: u32,
    /// Whether no form of its kind has fewer terms, or as many terms and fewer literals. Where the request is for forms
    /// without hazards, only these count.
    pub proven: bool,
    /// A lower bound on the number of products or clauses of these forms; equal to `terms` if `proven`.
    pub lower_bound: u32,
}

/// The forms of one kind with as few terms and literals as the one that is answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct EqualMinima {
    /// The number of these forms, including the one that is answered; at most `u32::MAX`.
    pub count: u32,
    /// The first 20 of the others, written like the answer.
    pub others: Vec<String>,
}

/// Writes the wanted form; the other kind is not computed.
///
/// Refuses a request that no text of a user leads to: names that repeat or are no variables, rows outside the table or
/// in both lists, more variables than the request's limit or [`VARIABLES_MAX`].
///
/// The minimal form is left out where there are more primes than the request's limit, or, for a form without hazards,
/// where the primes hold too many pairs of rows; the canonical form is always there.
///
/// Complexity: [`minimize_within`], [`minimize_without_hazards`]; the canonical form takes time by the `2^n` rows and holds at most
/// [`FORM_TERMS_MAX`] terms, or a list of rows.
pub fn forms(request: &FormsRequest) -> Result<FormsAnswer, RequestError> {
    let variables_max = request.variables_max.unwrap_or(VARIABLES_MAX).min(VARIABLES_MAX);
    let variables = variables(&request.vars, variables_max)?;
    let arity = Arity::new(variables.len() as u32).expect("the number was checked");
    let rows = |rows: &[u32]| {
        let rows = RowSet::from_rows(arity, rows.iter().copied().map(Row));
        rows.ok_or(RequestError("a row is outside the table"))
    };
    let table = TruthTable::with_dont_cares(rows(&request.rows)?, rows(&request.dont_cares)?);
    let table = table.ok_or(RequestError("a row is in both lists"))?;
    let side = side(request.form, &table);
    let notation = Notation::new(arity, &variables);
    let primes_max = request.primes_max.unwrap_or(u32::MAX);
    let minimize = if request.without_hazards { minimize_without_hazards } else { minimize_within };
    let minimum = minimize(&side, primes_max, request.work_max);
    let minimum = minimum.as_ref();
    let minima = minimum.and_then(|minimum| EqualMinima::of(request.form, &notation, minimum));
    let has_primes = arity.rows() <= PRIMES_ROWS_MAX;
    Ok(FormsAnswer {
        canonical: canonical(request.form, &notation, side.on()),
        minimal: minimum.map(|minimum| MinimalForm::of(request.form, &notation, minimum)),
        others: minimum.filter(|_| minima.is_some()).map(|minimum| packed_others(request.form, minimum)),
        minima,
        primes: minimum
            .filter(|_| has_primes)
            .map(|minimum| packed_cubes(request.form.sorted(minimum.primes.iter().copied()))),
    })
}

/// The function whose sum of products gives the form. For a product of sums it is the complement, by De Morgan, with
/// the same don't-cares. So either form is found, proven and checked in the same way.
pub(crate) fn side(form: FormKind, table: &TruthTable) -> Cow<'_, TruthTable> {
    match form {
        FormKind::Sop => Cow::Borrowed(table),
        FormKind::Pos => Cow::Owned(table.complement()),
    }
}

impl MinimalForm {
    /// The form that a minimum of the function's [`side`] gives.
    pub(crate) fn of(form: FormKind, notation: &Notation, minimum: &Minimum) -> Self {
        let cubes = form.sorted(minimum.terms());
        Self {
            text: notation.form(form, cubes.iter().copied()),
            cubes: packed_cubes(cubes),
            terms: minimum.cover.len() as u32,
            literals: minimum.literals(),
            proven: minimum.proven,
            lower_bound: minimum.lower_bound,
        }
    }
}

impl EqualMinima {
    /// The forms that the minima of the function's [`side`] give; `None` where they were not counted.
    pub(crate) fn of(form: FormKind, notation: &Notation, minimum: &Minimum) -> Option<Self> {
        let minima = minimum.minima.as_ref()?;
        let others = others(form, minimum).map(|other| notation.form(form, other.into_iter()));
        Some(Self { count: minima.count, others: others.collect() })
    }
}

/// The cubes of [`EqualMinima::others`], one form after the other.
pub(crate) fn packed_others(form: FormKind, minimum: &Minimum) -> ByteBuf {
    packed_cubes(others(form, minimum).flatten())
}

/// The cubes of each other minimum, in the order written.
fn others(form: FormKind, minimum: &Minimum) -> impl Iterator<Item = Vec<Cube>> {
    let others = minimum.minima.iter().flat_map(|minima| &minima.others);
    others.map(move |other| form.sorted(other.iter().map(|&prime| minimum.primes[prime])))
}

/// A full product or clause for each of the rows, or the list of their numbers.
fn canonical(form: FormKind, notation: &Notation, rows: &RowSet) -> String {
    if rows.count() <= FORM_TERMS_MAX {
        return notation.form(form, rows.iter().map(|row| Cube::of_row(rows.arity(), row)));
    }
    let sign = match form {
        FormKind::Sop => "Σm",
        FormKind::Pos => "ΠM",
    };
    format!("{sign}({})", numbers(rows))
}

fn variables(names: &[String], variables_max: u32) -> Result<Vec<Variable>, RequestError> {
    if names.len() > variables_max as usize {
        return Err(RequestError("there are too many variables"));
    }
    let mut variables = Vec::new();
    for name in names {
        let variable = Variable::named(name).ok_or(RequestError("a name is no variable"))?;
        if variables.contains(&variable) {
            return Err(RequestError("a name is repeated"));
        }
        variables.push(variable);
    }
    Ok(variables)
}
