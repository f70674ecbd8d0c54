//! Writes a list of rows in this notation: as min terms and don't-cares, or as an expression where the min terms alone
//! would mean another function.

use super::Variable;
use super::row_list::{RowList, largest, row_set};
use crate::limits::{EXPRESSION_CHARS_MAX, VARIABLES_MAX};
use crate::rows::{Arity, RowSet};

/// A function given by its rows, as texts.
pub(super) enum RowsText {
    /// The largest number determines the variables.
    MinTerms {
        min_terms: String,
        /// `None` where there are none.
        dont_cares: Option<String>,
        /// `None` with don't-cares and where it would be too long.
        expression: Option<String>,
    },
    /// The variables have other names, or are more than the largest number needs.
    Expression(String),
}

/// The function of a list. `variables` are its variables, the most significant first; `None` means `A`, `B`, …, as many
/// as the largest number needs.
///
/// `None` where a number is in both lists or too large for the variables, where there are more than `variables_max`,
/// and where neither min terms nor an expression that can be read give the function. Linear in the list and the table.
pub(super) fn rows_text(
    list: &RowList,
    variables: Option<Vec<Variable>>,
    variables_max: u32,
) -> Option<RowsText> {
    let rows = list.rows.as_deref()?;
    let needed = variables_of(largest(rows).max(largest(&list.free)));
    let count = variables.as_ref().map_or(needed, |variables| variables.len() as u32);
    if count > variables_max.min(VARIABLES_MAX) {
        return None;
    }
    let arity = Arity::new(count)?;
    let (given, free) = (row_set(arity, rows)?, row_set(arity, &list.free)?);
    if !given.is_disjoint(&free) {
        return None;
    }
    let is_default = variables.as_ref().is_none_or(|variables| *variables == default_variables(count));
    let variables = variables.unwrap_or_else(|| default_variables(count));
    let ones = if list.is_product { given.complement().without(&free) } else { given.clone() };
    let expression = || free.is_empty().then(|| canonical(list.is_product, &given, &variables)).flatten();
    // A list of min terms names at least one, and its largest number gives the number of variables.
    let is_constant = given.is_empty() && free.is_empty();
    if is_default && !is_constant && !ones.is_empty() && variables_of(last(&ones).max(last(&free))) == count {
        return Some(RowsText::MinTerms {
            min_terms: numbers(&ones),
            dont_cares: (!free.is_empty()).then(|| numbers(&free)),
            expression: expression(),
        });
    }
    expression().map(RowsText::Expression)
}

/// The numbers of a list of min terms or don't-cares, where the other list has a separate field; `None` for a list of
/// both and for max terms.
pub(super) fn numbers_text(list: &RowList, variables_max: u32) -> Option<String> {
    let runs = match &list.rows {
        None => &list.free,
        Some(rows) if list.free.is_empty() && !list.is_product => rows,
        Some(_) => return None,
    };
    let count = variables_of(Some(largest(runs)?));
    if count > variables_max.min(VARIABLES_MAX) {
        return None;
    }
    row_set(Arity::new(count)?, runs).map(|rows| numbers(&rows))
}

/// The number of variables of a list with this largest number; at least 1.
fn variables_of(largest: Option<u32>) -> u32 {
    (u32::BITS - largest.unwrap_or(0).leading_zeros()).max(1)
}

fn default_variables(count: u32) -> Vec<Variable> {
    ('A'..='Z').filter_map(|letter| Variable::new(letter, None)).take(count as usize).collect()
}

fn last(rows: &RowSet) -> Option<u32> {
    rows.iter().last().map(|row| row.0)
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
