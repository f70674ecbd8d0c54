//! The names that a text gives its variables at its end: `A'.B where A=RD, B=CS`. The names do not change the function.

use super::Variable;
use super::lexer::{Lexer, TokenKind, is_space};
use crate::error::{ErrorCode, InputError};
use crate::limits::{NAME_CHARS_MAX, TABLE_VARIABLES_MAX};

/// The word before the names.
pub(super) const WHERE: &str = "where";

/// The variables of a text that have a name, in the text's order.
pub(super) type Names = Vec<(Variable, String)>;

/// The expression of a text without the names at its end, and the names, or the error if they are written wrongly.
///
/// Names begin at the last `where` that has a space on both sides and then a variable with `=`. Linear.
pub(super) fn split_names(text: &str) -> (&str, Result<Names, InputError>) {
    let begins = |at: usize| {
        let (before, after) = (&text[..at], &text[at + WHERE.len()..]);
        let is_bounded = before.ends_with(is_space) && after.starts_with(is_space);
        let first = is_bounded.then(|| Lexer::new(after).token().ok().flatten()).flatten();
        first.is_some_and(|token| {
            matches!(token.kind, TokenKind::Variable(_))
                && after[token.span.end..].trim_start_matches(is_space).starts_with('=')
        })
    };
    // Compares bytes, since the standard search for a text takes thousands of bytes of code.
    let is_where = |&at: &usize| text.as_bytes()[at..].starts_with(WHERE.as_bytes()) && begins(at);
    match (0..text.len()).rev().find(is_where) {
        None => (text, Ok(Vec::new())),
        Some(at) => (&text[..at], names(text, at + WHERE.len())),
    }
}

/// The expression of a text without the names at its end.
#[cfg(feature = "premium")]
pub(crate) fn without_names(text: &str) -> &str {
    split_names(text).0
}

/// The names from a byte on.
fn names(text: &str, from: usize) -> Result<Names, InputError> {
    let mut found: Names = Vec::new();
    let mut start = from;
    for item in text[from..].split(',') {
        let span = start..start + item.trim_end_matches(is_space).len();
        let wrong = || {
            let blank = item.len() - item.trim_start_matches(is_space).len();
            InputError::new(ErrorCode::WrongName, (span.start + blank).min(span.end)..span.end)
        };
        start += item.len() + 1;
        let (variable, name) = item.split_once('=').ok_or_else(wrong)?;
        let variable = Variable::named(variable.trim_matches(is_space)).ok_or_else(wrong)?;
        let name = name.trim_matches(is_space);
        let is_doubled = found.iter().any(|&(other, _)| other == variable);
        if is_doubled || !is_name(name) || found.len() >= TABLE_VARIABLES_MAX as usize {
            return Err(wrong());
        }
        found.push((variable, name.to_owned()));
    }
    Ok(found)
}

fn is_name(text: &str) -> bool {
    let is_part =
        |c: char| c.is_alphabetic() || c.is_ascii_digit() || matches!(c, '_' | '-' | '[' | ']' | ' ' | '.');
    !text.is_empty() && text.chars().all(is_part) && text.chars().count() <= NAME_CHARS_MAX as usize
}

/// The text with names at its end.
pub(super) fn with_names(text: String, names: &Names) -> String {
    let mut lead = format!(" {WHERE} ");
    names.iter().fold(text, |text, (variable, name)| {
        let lead = std::mem::replace(&mut lead, ", ".to_owned());
        format!("{text}{lead}{variable}={name}")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_what_follows_the_last_where_with_a_variable() {
        let cases = [
            ("A.B where A=RD, B=CS", "A.B ", "A=RD B=CS"),
            ("A'  where\u{a0}x1 =  chip select ", "A'  ", "x1=chip select"),
            ("A where A=wr_en, b=D[3],C=Tür-1", "A ", "A=wr_en b=D[3] C=Tür-1"),
            ("A where B where A=RD", "A where B ", "A=RD"),
            // Without a variable and `=`, `where` is a product of five letters.
            ("A where B", "A where B", ""),
            ("A where A=nowhere, B=x", "A ", "A=nowhere B=x"),
            ("where A=RD", "where A=RD", ""),
            ("AwhereA=RD", "AwhereA=RD", ""),
            ("A where AB=RD", "A where AB=RD", ""),
            ("F=A", "F=A", ""),
            ("", "", ""),
        ];
        for (text, expression, names) in cases {
            let (found, legend) = split_names(text);
            let legend = legend.expect(text);
            let written: Vec<String> =
                legend.iter().map(|(variable, name)| format!("{variable}={name}")).collect();
            assert_eq!((found, written.join(" ").as_str()), (expression, names), "{text}");
        }
    }

    #[test]
    fn a_name_that_is_written_wrongly_is_named() {
        let long = format!("A where A={}", "R".repeat(NAME_CHARS_MAX as usize + 1));
        let cases = [
            ("A where A=", "A="),
            ("A where A=R, ", ""),
            ("A where A=R, B", "B"),
            ("A where A=R, A=S", "A=S"),
            ("A where A=R+B", "A=R+B"),
            ("A where A=R, BC=S ", "BC=S"),
            ("A where A=R=S", "A=R=S"),
            (&long, &long[8..]),
        ];
        for (text, wrong) in cases {
            let (_, legend) = split_names(text);
            let error = legend.expect_err(text);
            assert_eq!((error.code, &text[error.span]), (ErrorCode::WrongName, wrong), "{text}");
        }
    }
}
