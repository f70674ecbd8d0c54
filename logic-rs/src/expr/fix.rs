//! Corrects a text that cannot be read: rewrites other notations and lists of rows, leaves out a sign too many, adds
//! missing brackets and dots. Without recursion.

use super::Expr;
use super::definition::{Definition, definition};
use super::foreign::{Pieces, pieces};
use super::legend::{Names, split_names, with_names};
use super::names::{Letters, words};
use super::parser::{parse_within, variable_spans};
use super::plain::plain;
use super::row_list::row_list;
use super::rows_text::{RowsText, numbers_text, rows_text};
use super::writer::{Written, written};
use crate::error::utf16_length;
use crate::limits::{FIX_CHARS_MAX, NOTATION_CHARS_MAX, VARIABLES_MAX};
use serde::Serialize;
use tsify::Tsify;

/// A correction of a whole text; its kind says what the correction does. An expression in it has no spaces.
///
/// `Write` and `MinTerms` say the same in this notation: the typed text has no other meaning. For `Names` the user has
/// to be asked. The others mend a mistake, where the user may have meant something else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Fix {
    /// The text in this notation.
    Write {
        /// The same expression.
        text: String,
    },
    /// Words next to operators of another notation look like names; each gets a variable.
    Names {
        /// The expression in these variables, with the names at its end: `A'.B' where A=RD, B=CS`.
        text: String,
        /// The names in the text, in order of appearance.
        names: Vec<GivenName>,
        /// The expression in which each letter is a variable; left out where it cannot be read.
        #[tsify(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        product: Option<String>,
    },
    /// A list of rows.
    #[serde(rename_all = "camelCase")]
    MinTerms {
        /// The min terms, ascending and with blanks between them.
        text: String,
        /// The don't-cares, written in the same way; left out where there are none.
        #[tsify(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        dont_cares: Option<String>,
        /// The same function as an expression, for callers that read only expressions; left out with don't-cares, and
        /// where it is longer than an expression may be.
        #[tsify(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        expression: Option<String>,
    },
    /// Several mistakes are mended, a dot is added next to a constant, or a NOT after its operand is written as `'`.
    Mend {
        /// The corrected text.
        text: String,
    },
    /// One sign is left out.
    Remove {
        /// The corrected text.
        text: String,
        /// The sign.
        removed: String,
    },
    /// Closing brackets are added at the end.
    Close {
        /// The corrected text.
        text: String,
        /// The brackets, one `)` for each that is missing.
        added: String,
    },
}

/// A name and the variable that is written for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct GivenName {
    /// As typed, without spaces.
    pub name: String,
    /// Its variable.
    pub variable: String,
}

/// The correction within [`VARIABLES_MAX`] variables; see [`fix_within`].
pub fn fix(text: &str) -> Option<Fix> {
    fix_within(text, VARIABLES_MAX)
}

/// The correction of a text that has no table with other texts; see [`fix_beside`].
pub fn fix_within(text: &str, variables_max: u32) -> Option<Fix> {
    fix_beside(text, variables_max, &[])
}

/// The correction of a text that [`parse_within`] refuses, if there is one that can be read in full.
///
/// Signs are left out only of a text that is otherwise in this notation. While a user types `A AND B`, the text `A AND`
/// has no sign too many: it lacks an operand. A name that has a variable in one of `beside`, the other texts of the
/// same table, gets that variable; other names get no variable that those texts use. Linear in the texts. There is no
/// correction of more than [`NOTATION_CHARS_MAX`] UTF-16 units, or of more than [`FIX_CHARS_MAX`] if the correction
/// mends a mistake.
pub fn fix_beside(text: &str, variables_max: u32, beside: &[&str]) -> Option<Fix> {
    let length = utf16_length(text);
    if length > NOTATION_CHARS_MAX {
        return None;
    }
    let plain = plain(text)?;
    let (expression, names) = split_names(&plain.text);
    let own = names.ok()?;
    let Definition { name, variable, variables, is_verilog, body } = definition(expression)?;
    let is_whole = body.len() == expression.len();
    if let Some(list) = row_list(body, plain.is_changed && is_whole) {
        return Some(match rows_text(&list, variables, variables_max)? {
            // The names belong to the variables of an expression, so the correction has to be an expression.
            RowsText::MinTerms { expression: Some(text), .. } if !own.is_empty() => {
                Fix::Write { text: with_names(text, &own) }
            }
            RowsText::MinTerms { min_terms: text, dont_cares, expression } => {
                Fix::MinTerms { text, dont_cares, expression }
            }
            RowsText::Expression(text) => Fix::Write { text: with_names(text, &own) },
        });
    }
    let words = words(body);
    // If the right side uses the function's own name, the text has another meaning.
    if words.names(name) {
        return None;
    }
    let is_foreign = plain.is_changed || !is_whole || words.is_rewritten;
    let with = |text: &str, names: &Names, is_foreign: bool| {
        let fix = corrected(text, names, is_foreign, plain.is_latex, variables_max)?;
        let defined = variable.is_some_and(|variable| fix.expression.variables().contains(&variable));
        let is_certain = matches!(fix.fix, Fix::Write { .. });
        (!defined && (is_certain || length <= FIX_CHARS_MAX)).then_some(fix.fix)
    };
    // In LaTeX, letters side by side are a product, and a name is set as text.
    let is_noticed = is_verilog || if plain.is_latex { plain.has_words } else { words.noticed };
    if !(is_noticed && words.has_names()) {
        return with(&words.text, &own, is_foreign);
    }
    let (known, taken) = given(&own, beside);
    let (text, given) = words.lettered(&known, taken)?;
    let others = own.iter().filter(|(_, name)| !given.iter().any(|(_, other)| other == name));
    let all: Names = others.chain(&given).cloned().collect();
    match with(&text, &all, true)? {
        Fix::Write { text } => {
            let product = words.are_letters.then(|| with(&words.text, &own, true)).flatten();
            let product = match product {
                Some(Fix::Write { text }) => Some(text),
                _ => None,
            };
            let names =
                given.into_iter().map(|(variable, name)| GivenName { name, variable: variable.to_string() });
            Some(Fix::Names { text, names: names.collect(), product })
        }
        fix => Some(fix),
    }
}

/// The names that the text and the texts `beside` give, and the letters of all variables of the texts `beside`.
fn given(own: &Names, beside: &[&str]) -> (Names, Letters) {
    let mut known = own.clone();
    let mut taken = Letters::default();
    for text in beside {
        let (expression, names) = split_names(text);
        variable_spans(expression).for_each(|(variable, _)| taken.add(char::from(variable.letter)));
        known.extend(names.unwrap_or_default());
    }
    (known, taken)
}

/// A correction and the expression that its text is read as.
struct Corrected {
    fix: Fix,
    expression: Expr,
}

/// The correction of a text in plain characters, with these names at its end.
fn corrected(
    text: &str,
    names: &Names,
    is_foreign: bool,
    is_latex: bool,
    variables_max: u32,
) -> Option<Corrected> {
    let Pieces { pieces, foreign } = pieces(text)?;
    let foreign = foreign || is_foreign;
    let Written { text, mut removed, added, dotted, follows } = written(pieces)?;
    if foreign && !removed.is_empty() {
        return None;
    }
    let text = with_names(text, names);
    let expression = parse_within(&text, variables_max).ok()?;
    let fix = match (foreign, dotted || follows, removed.len(), added.len()) {
        (false, false, 0, 0) => return None,
        (true, false, 0, 0) if is_latex => Fix::Write { text: with_names(expression.to_string(), names) },
        (true, false, 0, 0) => Fix::Write { text },
        (false, false, 0, _) => Fix::Close { text, added },
        (false, false, 1, 0) => Fix::Remove { text, removed: removed.remove(0).into() },
        _ => Fix::Mend { text },
    };
    Some(Corrected { fix, expression })
}

/// The correction where a list of numbers is expected: the numbers of a list in another notation that has only min
/// terms or only don't-cares. Limits are those of [`fix_within`].
pub(crate) fn fix_list(text: &str, variables_max: u32) -> Option<Fix> {
    if utf16_length(text) > NOTATION_CHARS_MAX {
        return None;
    }
    let plain = plain(text)?;
    let text = numbers_text(&row_list(&plain.text, plain.is_changed)?, variables_max)?;
    Some(Fix::MinTerms { text, dont_cares: None, expression: None })
}
