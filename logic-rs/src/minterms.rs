//! Reads a list of min terms and names its variables.

use crate::error::{ErrorCode, InputError};
use crate::expr::{Variable, is_space};
use crate::limits::VARIABLES_MAX;
use crate::rows::{Arity, Row, RowSet, TruthTable};
use std::ops::Range;

/// Reads numbers separated by any run of commas and spaces, which may also be before the first number and after the
/// last.
///
/// Repeats count once and leading zeros don't count. The table has the given number of variables, or else `max(1, bit
/// length of the largest)`. Refuses the first problem in reading order: an item that is no number, a number that needs more than `variables_max`
/// variables, or than [`VARIABLES_MAX`], or one number more than the largest table has rows. Linear in the text.
/// Nothing is allocated for numbers that are refused.
pub fn read(text: &str, variables: Option<u32>, variables_max: u32) -> Result<RowSet, InputError> {
    let variables = variables.map(|count| count.min(variables_max));
    let numbers = numbers(text, rows_max(variables, variables_max))?;
    Ok(set(arity_of(&numbers, variables), &numbers))
}

/// Which of two lists is refused, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ListError {
    /// The list of min terms.
    MinTerms(InputError),
    /// The list of don't-cares.
    DontCares(InputError),
}

/// Reads the min terms, then the don't-cares; a blank list has none. The table is large enough for the largest number
/// of both lists. A number in both lists is refused, with its span among the don't-cares.
pub fn read_with_dont_cares(
    text: &str,
    dont_cares: &str,
    variables: Option<u32>,
    variables_max: u32,
) -> Result<TruthTable, ListError> {
    let variables = variables.map(|count| count.min(variables_max));
    let rows_max = rows_max(variables, variables_max);
    let required = numbers(text, rows_max).map_err(ListError::MinTerms)?;
    if dont_cares.chars().all(is_space) {
        return Ok(TruthTable::new(set(arity_of(&required, variables), &required)));
    }
    let free = numbers(dont_cares, rows_max).map_err(ListError::DontCares)?;
    let arity = arity_of(&required, variables).max(arity_of(&free, variables));
    let on = set(arity, &required);
    if let Some((_, span)) = free.iter().find(|&&(row, _)| on.contains(row)) {
        let error = InputError::new(ErrorCode::RequiredAndFree, span.clone());
        return Err(ListError::DontCares(error));
    }
    Ok(TruthTable::with_dont_cares(on, set(arity, &free)).expect("no number is in both lists"))
}

/// Numbers, each with its span in bytes.
type Numbers = Vec<(Row, Range<usize>)>;

/// The number of rows of the largest table that is allowed.
fn rows_max(variables: Option<u32>, variables_max: u32) -> u32 {
    1 << variables.unwrap_or(VARIABLES_MAX).max(1).min(variables_max).min(VARIABLES_MAX)
}

/// The numbers of a list in reading order; at least one, at most `rows_max`, each below it.
fn numbers(text: &str, rows_max: u32) -> Result<Numbers, InputError> {
    if text.chars().all(is_space) {
        return Err(InputError::new(ErrorCode::EmptyInput, 0..0));
    }
    let mut numbers = Vec::new();
    for span in runs(text) {
        if numbers.len() >= rows_max as usize {
            return Err(InputError::new(ErrorCode::TooManyMinTerms, span));
        }
        match min_term(&text[span.clone()], rows_max) {
            Ok(row) => numbers.push((row, span)),
            Err(code) => return Err(InputError::new(code, span)),
        }
    }
    if numbers.is_empty() {
        return Err(InputError::new(ErrorCode::NoMinTerms, 0..text.len()));
    }
    Ok(numbers)
}

fn arity_of(numbers: &Numbers, variables: Option<u32>) -> Arity {
    let largest = numbers.iter().map(|(Row(row), _)| *row).max().unwrap_or(0);
    let needed = (u32::BITS - largest.leading_zeros()).max(1);
    let variables = variables.unwrap_or(0).min(VARIABLES_MAX).max(needed);
    Arity::new(variables).expect("each number was checked against the limit")
}

fn set(arity: Arity, numbers: &Numbers) -> RowSet {
    let rows = numbers.iter().map(|&(row, _)| row);
    RowSet::from_rows(arity, rows).expect("the table has room for the largest number")
}

/// The variables of a table that is given by its rows: `A`, `B`, …, with `A` the most significant bit.
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

fn min_term(run: &str, rows_max: u32) -> Result<Row, ErrorCode> {
    if !run.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(code_of(run));
    }
    // Without leading zeros, a number that is too long for `u32` is above the limit too, so a failed parse is the same
    // refusal.
    let significant = run.trim_start_matches('0');
    let number = if significant.is_empty() { Ok(0) } else { significant.parse() };
    match number {
        Ok(number) if number < rows_max => Ok(Row(number)),
        _ => Err(ErrorCode::MinTermTooLarge),
    }
}

/// The error code of a run that is not all digits.
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
