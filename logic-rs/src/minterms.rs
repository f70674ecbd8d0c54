//! Reads a list of min terms and names its variables.

use crate::error::{ErrorCode, InputError};
use crate::expr::{Variable, is_space};
use crate::limits::MIN_TERMS_MAX;
use crate::table::{Arity, Row, RowSet};
use std::ops::Range;

/// Reads numbers separated by commas and spaces, any run of them, also before the first and after the last.
///
/// Repeats count once and leading zeros don't count. The table has `max(1, bit length of the largest)` variables.
/// Refuses at the first problem in reading order; more than [`MIN_TERMS_MAX`] numbers are refused at the first one
/// too many. Linear in the text, and nothing is allocated for numbers refused.
pub fn read(text: &str) -> Result<RowSet, InputError> {
    if text.chars().all(is_space) {
        return Err(InputError::new(ErrorCode::EmptyInput, 0..0));
    }
    let mut rows = Vec::new();
    for span in runs(text) {
        if rows.len() >= MIN_TERMS_MAX as usize {
            return Err(InputError::new(ErrorCode::TooManyMinTerms, span));
        }
        match min_term(&text[span.clone()]) {
            Ok(row) => rows.push(row),
            Err(code) => return Err(InputError::new(code, span)),
        }
    }
    let Some(&Row(largest)) = rows.iter().max() else {
        return Err(InputError::new(ErrorCode::NoMinTerms, 0..text.len()));
    };
    let variables = (u32::BITS - largest.leading_zeros()).max(1);
    let arity = Arity::new(variables).expect("each number was checked against the limit");
    Ok(RowSet::from_rows(arity, rows).expect("the table has room for the largest number"))
}

/// The variables of a table that was given by its rows: `A`, `B`, …, `A` the most significant.
pub fn variables(arity: Arity) -> Vec<Variable> {
    ('A'..='Z').filter_map(|letter| Variable::new(letter, None)).take(arity.variables() as usize).collect()
}

fn is_separator(c: char) -> bool {
    c == ',' || is_space(c)
}

/// The bytes of each piece between separators.
fn runs(text: &str) -> impl Iterator<Item = Range<usize>> {
    let mut next = 0;
    std::iter::from_fn(move || {
        let start = next + text[next..].find(|c| !is_separator(c))?;
        next = text[start..].find(is_separator).map_or(text.len(), |length| start + length);
        Some(start..next)
    })
}

fn min_term(run: &str) -> Result<Row, ErrorCode> {
    if !run.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(code_of(run));
    }
    // With the zeros gone, a text longer than the limit's can't be a number within it, so nothing overflows.
    let significant = run.trim_start_matches('0');
    let number = if significant.is_empty() { Ok(0) } else { significant.parse() };
    match number {
        Ok(number) if number < MIN_TERMS_MAX => Ok(Row(number)),
        _ => Err(ErrorCode::MinTermTooLarge),
    }
}

/// Why a run that is not all digits is no min term.
fn code_of(run: &str) -> ErrorCode {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let unsigned = run.trim_start_matches(['-', '\u{2212}', '\u{2013}']);
    let halves = unsigned.split_once('.');
    let is_fraction =
        halves.is_some_and(|(whole, part)| is_number(part) && (whole.is_empty() || is_number(whole)));
    if unsigned.len() < run.len() && (is_number(unsigned) || is_fraction) {
        ErrorCode::NegativeNumber
    } else if is_fraction {
        ErrorCode::FractionMinTerm
    } else {
        ErrorCode::NotAMinTerm
    }
}
