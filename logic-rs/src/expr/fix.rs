//! Corrects a text that cannot be read: rewrites other notations and lists of rows, leaves out a sign too many, adds
//! missing brackets and dots. Without recursion.

use super::definition::{Definition, definition};
use super::foreign::{Pieces, pieces};
use super::parser::parse_within;
use super::plain::plain;
use super::row_list::row_list;
use super::rows_text::{RowsText, numbers_text, rows_text};
use super::writer::{Written, written};
use crate::error::utf16_length;
use crate::limits::{FIX_CHARS_MAX, NOTATION_CHARS_MAX, VARIABLES_MAX};
use serde::Serialize;
use tsify::Tsify;

/// A correction of a whole text and what is done by it; an expression in it has no spaces.
///
/// `Write` and `MinTerms` say the same in this notation: what was typed has no other meaning. The others mend a mistake,
/// where something else may have been meant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Fix {
    /// The text in this notation.
    Write {
        /// The same expression.
        text: String,
    },
    /// A list of rows.
    #[serde(rename_all = "camelCase")]
    MinTerms {
        /// The min terms, ascending and with blanks between them.
        text: String,
        /// The don't-cares, written alike; left out where there are none.
        #[tsify(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        dont_cares: Option<String>,
        /// The same function as an expression, for readers of expressions alone; left out with don't-cares, and where
        /// it is longer than an expression may be.
        #[tsify(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        expression: Option<String>,
    },
    /// Several mistakes are mended, or a dot is added beside a constant.
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

/// The correction within [`VARIABLES_MAX`] variables; see [`fix_within`].
pub fn fix(text: &str) -> Option<Fix> {
    fix_within(text, VARIABLES_MAX)
}

/// The correction of a text that [`parse_within`] refuses, if there is one that is read in full.
///
/// Signs are left out only of a text that is in this notation otherwise. While somebody types `A AND B`, `A AND` has no
/// sign too many: it lacks an operand. Linear in the text; none for more than [`NOTATION_CHARS_MAX`] UTF-16 units, or
/// than [`FIX_CHARS_MAX`] if it mends a mistake.
pub fn fix_within(text: &str, variables_max: u32) -> Option<Fix> {
    let length = utf16_length(text);
    if length > NOTATION_CHARS_MAX {
        return None;
    }
    let plain = plain(text)?;
    let Definition { name, variables, body } = definition(&plain.text)?;
    let is_whole = body.len() == plain.text.len();
    if let Some(list) = row_list(body, plain.is_changed && is_whole) {
        return Some(match rows_text(&list, variables, variables_max)? {
            RowsText::MinTerms { min_terms: text, dont_cares, expression } => {
                Fix::MinTerms { text, dont_cares, expression }
            }
            RowsText::Expression(text) => Fix::Write { text },
        });
    }
    let Pieces { pieces, foreign } = pieces(body)?;
    let foreign = foreign || plain.is_changed || !is_whole;
    let Written { text, mut removed, added, dotted } = written(pieces)?;
    if foreign && !removed.is_empty() {
        return None;
    }
    let expression = parse_within(&text, variables_max).ok()?;
    // A function that is defined by itself has another meaning.
    if name.is_some_and(|name| expression.variables().contains(&name)) {
        return None;
    }
    let fix = match (foreign, dotted, removed.len(), added.len()) {
        (false, false, 0, 0) => return None,
        (true, false, 0, 0) if plain.is_latex => return Some(Fix::Write { text: expression.to_string() }),
        (true, false, 0, 0) => return Some(Fix::Write { text }),
        (false, false, 0, _) => Fix::Close { text, added },
        (false, false, 1, 0) => Fix::Remove { text, removed: removed.remove(0).into() },
        _ => Fix::Mend { text },
    };
    (length <= FIX_CHARS_MAX).then_some(fix)
}

/// The numbers of a list that is written in another notation, where a list is to be read: one kind of rows, no max
/// terms. Limits are those of [`fix_within`].
pub(crate) fn fix_list(text: &str, variables_max: u32) -> Option<Fix> {
    if utf16_length(text) > NOTATION_CHARS_MAX {
        return None;
    }
    let plain = plain(text)?;
    let text = numbers_text(&row_list(&plain.text, plain.is_changed)?, variables_max)?;
    Some(Fix::MinTerms { text, dont_cares: None, expression: None })
}
