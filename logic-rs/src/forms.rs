//! The canonical and minimal sum of products or product of sums of a function that is given by its rows.

use crate::boundary::{FormKind, FormsAnswer, FormsRequest, MinimalForm, packed_cubes};
use crate::error::RequestError;
use crate::expr::Variable;
use crate::limits::{FORM_TERMS_MAX, VARIABLES_MAX};
use crate::notation::{Notation, numbers};
use crate::qmc::{Cube, minimize_within};
use crate::rows::{Arity, Row, RowSet, TruthTable};

/// Writes the wanted form; the other kind is not computed.
///
/// Refuses a request no text of a person leads to: names that repeat or are no variables, rows outside the table or
/// in both lists, more variables than the request's limit or [`VARIABLES_MAX`].
///
/// The minimal form is left out where there are more primes than the request's limit; the canonical one is always
/// there.
///
/// Complexity: [`minimize_within`]; the canonical form takes time by the `2^n` rows and holds at most
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
    let side = side(request.form, table);
    let notation = Notation::new(arity, &variables);
    let primes_max = request.primes_max.unwrap_or(u32::MAX);
    Ok(FormsAnswer {
        canonical: canonical(request.form, &notation, side.on()),
        minimal: minimal_form(request.form, &notation, &side, primes_max, request.nodes_max),
    })
}

/// The function whose sum of products gives the form: of a product of sums it is the complement, by De Morgan.
pub(crate) fn side(form: FormKind, table: TruthTable) -> TruthTable {
    match form {
        FormKind::Sop => table,
        FormKind::Pos => table.complement(),
    }
}

/// The minimum form of which `side` is the [`side`]; `None` if that has more than `primes_max` primes, with every
/// don't-care in it. A product of sums is found, proven and checked as the complement's sum of products is; rows that
/// may be either may be so in the complement too.
pub(crate) fn minimal_form(
    form: FormKind,
    notation: &Notation,
    side: &TruthTable,
    primes_max: u32,
    nodes_max: u32,
) -> Option<MinimalForm> {
    let minimum = minimize_within(side, primes_max, nodes_max)?;
    Some(MinimalForm {
        text: notation.form(form, minimum.terms()),
        cubes: packed_cubes(minimum.terms()),
        terms: minimum.cover.len() as u32,
        literals: minimum.literals(),
        proven: minimum.proven,
        lower_bound: minimum.lower_bound,
    })
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
