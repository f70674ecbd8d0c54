//! Writes a list of rows in this notation: as min terms and don't-cares, or as an expression where the min terms alone
//! would mean another function.

use super::Variable;
use super::legend::Names;
use super::row_list::{RowList, largest, row_set};
use super::undecided::Undecided;
use crate::limits::{EXPRESSION_CHARS_MAX, VARIABLES_MAX};
use crate::rows::{Arity, RowSet};

/// A function given by its rows, as texts.
pub(super) enum RowsText {
    MinTerms {
        min_terms: String,
        /// `None` where there are none.
        dont_cares: Option<String>,
        /// `None` with don't-cares, with names and where it would be too long.
        expression: Option<String>,
        /// How many variables the function has.
        variables: u32,
        /// The names of the variables `A`, `B`, …; empty where they have no others.
        names: Names,
    },
    /// The variables are other letters.
    Expression(String),
}

/// The function of a list. `names` are its variables, the most significant first; `None` means `A`, `B`, …: as many as
/// the largest number needs, and at least `variables_min`.
///
/// Without a function it is told what is undecided, if that is known: no more than that for a number in both lists, for
/// more variables than `variables_max`, and where no min term is required but some are free. Linear in the list and the
/// table.
pub(super) fn rows_text(
    list: &RowList,
    names: Option<Vec<String>>,
    variables_min: u32,
    variables_max: u32,
) -> Result<RowsText, Option<Undecided>> {
    let rows = list.rows.as_deref().ok_or(None)?;
    let largest = largest(rows).max(largest(&list.free));
    let needed = variables_of(largest);
    let count = names.as_ref().map_or(needed.max(variables_min), |names| names.len() as u32);
    if let Some(number) = largest
        && needed > count
    {
        return Err(Some(Undecided::RowTooLarge { number, variables: count }));
    }
    let most = variables_max.min(VARIABLES_MAX);
    if count > most {
        let too_large = |number| Undecided::RowTooLarge { number, variables: most };
        return Err(largest.filter(|_| needed > most).map(too_large));
    }
    let arity = Arity::new(count).ok_or(None)?;
    let given = row_set(arity, rows).ok_or(None)?;
    let free = row_set(arity, &list.free).ok_or(None)?;
    if !given.is_disjoint(&free) {
        return Err(None);
    }
    let letters = default_variables(count);
    let names: Names = letters.iter().copied().zip(names.unwrap_or_default()).collect();
    let is_default = names.iter().all(|(letter, name)| letter.to_string() == *name);
    let own = names.iter().map(|(_, name)| Variable::named(name)).collect::<Option<Vec<Variable>>>();
    let ones = if list.is_product { given.complement().without(&free) } else { given.clone() };
    let expression = |variables: &[Variable]| {
        free.is_empty().then(|| canonical(list.is_product, &given, variables)).flatten()
    };
    // A list of min terms names at least one.
    let of_letters = if ones.is_empty() || given.is_empty() && free.is_empty() { None } else { Some(()) };
    let in_letters = match own {
        Some(own) if !is_default || of_letters.is_none() => {
            expression(if is_default { &letters } else { &own }).map(RowsText::Expression)
        }
        _ => None,
    };
    if let Some(expression) = in_letters {
        return Ok(expression);
    }
    of_letters.ok_or(None)?;
    Ok(RowsText::MinTerms {
        min_terms: numbers(&ones),
        dont_cares: (!free.is_empty()).then(|| numbers(&free)),
        expression: if is_default { expression(&letters) } else { None },
        variables: count,
        names: if is_default { Vec::new() } else { names },
    })
}

/// The numbers of a list of min terms or don't-cares, where the other list has a separate field, and how many variables
/// they need; `None` for a list of both and for max terms.
pub(super) fn numbers_text(list: &RowList, variables_max: u32) -> Option<(String, u32)> {
    let runs = match &list.rows {
        None => &list.free,
        Some(rows) if list.free.is_empty() && !list.is_product => rows,
        Some(_) => return None,
    };
    let count = variables_of(Some(largest(runs)?));
    if count > variables_max.min(VARIABLES_MAX) {
        return None;
    }
    row_set(Arity::new(count)?, runs).map(|rows| (numbers(&rows), count))
}

/// The number of variables of a list with this largest number; at least 1.
fn variables_of(largest: Option<u32>) -> u32 {
    (u32::BITS - largest.unwrap_or(0).leading_zeros()).max(1)
}

fn default_variables(count: u32) -> Vec<Variable> {
    ('A'..='Z').filter_map(|letter| Variable::new(letter, None)).take(count as usize).collect()
}

fn numbers(rows: &RowSet) -> String {
    let mut text = String::new();
    for row in rows.iter() {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&row.0.to_string());
    }
    text
}

/// The canonical sum of products that is 1 in the rows, or product of sums that is 0 there; `None` if it is longer than
/// an expression may be. A lower bound on its length is checked before it is written.
fn canonical(is_product: bool, rows: &RowSet, variables: &[Variable]) -> Option<String> {
    let arity = rows.arity();
    // Each literal and the sign before it take at least two characters.
    let least = u64::from(rows.count()) * 2 * variables.len() as u64;
    if least > u64::from(EXPRESSION_CHARS_MAX) + 1 {
        return None;
    }
    let (inner, outer) = if is_product { ('+', '.') } else { ('.', '+') };
    let is_bracketed = is_product && variables.len() > 1;
    let mut text = String::new();
    for row in rows.iter() {
        if !text.is_empty() {
            text.push(outer);
        }
        if is_bracketed {
            text.push('(');
        }
        for (index, variable) in variables.iter().enumerate() {
            if index > 0 {
                text.push(inner);
            }
            text.push_str(&variable.to_string());
            let is_one = row.0 & arity.variable_bit(index) != 0;
            if is_one == is_product {
                text.push('\'');
            }
        }
        if is_bracketed {
            text.push(')');
        }
    }
    if text.is_empty() {
        text.push(if is_product { '1' } else { '0' });
    }
    (text.len() <= EXPRESSION_CHARS_MAX as usize).then_some(text)
}
