//! The canonical and minimal sums of products and products of sums of a function that is given by its rows.

use crate::boundary::{Form, FormsAnswer, FormsRequest};
use crate::error::RequestError;
use crate::expr::Variable;
use crate::limits::{FORM_TERMS_MAX, VARIABLES_MAX};
use crate::notation::{Notation, numbers};
use crate::qmc::{Cube, Minimum, minimize_within};
use crate::table::{Arity, Row, RowSet, TruthTable};

/// Writes the four forms. A product of sums is the complement's sum of products by De Morgan, so its minimum is found,
/// proven and checked in the same way; rows that may be either may be so in the complement too.
///
/// Refuses a request no text of a person leads to: names that repeat or are no variables, rows outside the table or
/// in both lists, more variables than the request's limit or [`VARIABLES_MAX`].
///
/// A minimal form is left out where its side, the function or the complement, with every don't-care in it, has more
/// primes than the request's limit; canonical forms are always there.
///
/// Complexity: twice [`minimize_within`], one after the other, so that the primes of one side at a time are in memory;
/// the canonical forms take time by the `2^n` rows and hold at most [`FORM_TERMS_MAX`] terms each, or a list of rows.
pub fn forms(request: &FormsRequest) -> Result<FormsAnswer, RequestError> {
    let variables_max = request.variables_max.unwrap_or(VARIABLES_MAX).min(VARIABLES_MAX);
    let variables = variables(&request.vars, variables_max)?;
    let arity = Arity::new(variables.len() as u32).expect("the number was checked");
    let rows = |rows: &[u32]| {
        let rows = RowSet::from_rows(arity, rows.iter().copied().map(Row));
        rows.ok_or(RequestError("a row is outside the table"))
    };
    let (on, free) = (rows(&request.rows)?, rows(&request.dont_cares)?);
    let off = on.union(&free).complement();
    let table = TruthTable::with_dont_cares(on.clone(), free.clone());
    let table = table.ok_or(RequestError("a row is in both lists"))?;
    let complement =
        TruthTable::with_dont_cares(off.clone(), free).expect("rows in neither list are not free");

    let notation = Notation::new(arity, &variables);
    let full = |set: &RowSet| set.iter().map(|row| Cube::of_row(arity, row)).collect::<Vec<Cube>>();
    let primes_max = request.primes_max.unwrap_or(u32::MAX);
    let minimum = |table| minimize_within(table, primes_max, request.nodes_max);
    Ok(FormsAnswer {
        canonical_sop: if on.count() > FORM_TERMS_MAX {
            format!("Σm({})", numbers(&on))
        } else {
            notation.sum(full(&on).into_iter())
        },
        canonical_pos: if off.count() > FORM_TERMS_MAX {
            format!("ΠM({})", numbers(&off))
        } else {
            notation.product_of_clauses(full(&off).into_iter())
        },
        sop: minimum(&table).map(|sop| form(notation.sum(sop.terms()), &sop)),
        pos: minimum(&complement).map(|pos| form(notation.product_of_clauses(pos.terms()), &pos)),
    })
}

fn form(text: String, minimum: &Minimum) -> Form {
    Form {
        text,
        terms: minimum.cover.len() as u32,
        literals: minimum.literals(),
        proven: minimum.proven,
        lower_bound: minimum.lower_bound,
    }
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
