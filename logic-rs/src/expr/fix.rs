//! Corrects a text that cannot be read: rewrites other notations and lists of rows, leaves out a sign too many, adds
//! missing brackets and dots. Without recursion.

use super::definition::{Definition, definition};
use super::foreign::{Pieces, pieces};
use super::lead::split_lead;
use super::legend::{Names, split_names, with_names};
use super::names::{Letters, words};
use super::parser::{parse_within, variable_spans};
use super::plain::plain;
use super::row_list::row_list;
use super::rows_text::{RowsText, numbers_text, rows_text};
use super::undecided::Undecided;
use super::writer::{Written, written};
use super::{Expr, Variable};
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
        /// The words at the start that are left out: `simplify`, `return`; left out where there are none.
        #[tsify(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        dropped: Option<String>,
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
        /// The same function as an expression, for callers that read only expressions; left out with don't-cares and
        /// names, and where it is longer than an expression may be.
        #[tsify(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        expression: Option<String>,
        /// How many variables the function has; at least as many as the largest number needs.
        variables: u32,
        /// The names that the text gives the variables `A`, `B`, …; empty where it gives none.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[tsify(optional)]
        names: Vec<GivenName>,
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

/// What a text may mean where it is not read as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// This correction says it.
    Fix(Fix),
    /// Several things.
    Undecided(Undecided),
}

impl Meaning {
    /// The correction and what is undecided, of which there is at most one.
    pub fn split(meaning: Option<Self>) -> (Option<Fix>, Option<Undecided>) {
        match meaning {
            None => (None, None),
            Some(Self::Fix(fix)) => (Some(fix), None),
            Some(Self::Undecided(undecided)) => (None, Some(undecided)),
        }
    }
}

/// Where a text stands.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    /// The most variables the function may have.
    pub variables_max: u32,
    /// The other texts of the same table.
    pub beside: &'a [&'a str],
    /// The least variables of a list that names none.
    pub list_variables: u32,
}

impl Default for Context<'_> {
    fn default() -> Self {
        Self { variables_max: VARIABLES_MAX, beside: &[], list_variables: 0 }
    }
}

/// The correction of a text that stands alone; see [`meaning`].
pub fn fix(text: &str) -> Option<Fix> {
    Meaning::split(meaning(text, &Context::default())).0
}

/// What a text may mean that [`parse_within`] refuses, or that it reads as products although they look like names or
/// words; `None` for any other text. A correction can be read in full.
///
/// Signs are left out only of a text that is otherwise in this notation. While a user types `A AND B`, the text `A AND`
/// has no sign too many: it lacks an operand. A name that has a variable in one of the texts beside, gets that variable;
/// other names get no variable that those texts use. Linear in the texts. There is no correction of more than
/// [`NOTATION_CHARS_MAX`] UTF-16 units, or of more than [`FIX_CHARS_MAX`] if the correction mends a mistake.
pub fn meaning(text: &str, context: &Context<'_>) -> Option<Meaning> {
    match found(text, context) {
        Ok(fix) if is_as_read(&fix, text, context.variables_max) => None,
        Ok(fix) => Some(Meaning::Fix(fix)),
        Err(undecided) => undecided.map(Meaning::Undecided),
    }
}

/// Whether the correction is the expression that the text is read as.
fn is_as_read(fix: &Fix, typed: &str, variables_max: u32) -> bool {
    let Fix::Write { text, .. } = fix else { return false };
    let [typed, written] = [typed, text].map(|text| parse_within(text, variables_max).ok());
    typed.is_some() && typed == written
}

fn found(typed: &str, context: &Context<'_>) -> Result<Fix, Option<Undecided>> {
    let variables_max = context.variables_max;
    let length = utf16_length(typed);
    if length > NOTATION_CHARS_MAX {
        return Err(None);
    }
    let plain = plain(typed).ok_or(None)?;
    let (expression, names) = split_names(&plain.text);
    let own = names.map_err(|_| None)?;
    let (lead, expression) = split_lead(expression);
    let dropped = (!lead.is_empty()).then(|| lead.to_owned());
    let Definition { name, variable, variables, is_verilog, body } = definition(expression)?;
    let body = body.as_ref();
    let is_whole = lead.is_empty() && body.len() == expression.len();
    if let Some(list) = row_list(body, plain.is_changed && is_whole) {
        let variables = list.variables.clone().or(variables);
        return Ok(match rows_text(&list, variables, context.list_variables, variables_max)? {
            // The names belong to the variables of an expression, so the correction has to be an expression.
            RowsText::MinTerms { expression: Some(text), .. } if !own.is_empty() => {
                Fix::Write { text: with_names(text, &own), dropped }
            }
            RowsText::MinTerms { min_terms: text, dont_cares, expression, variables, names } => {
                Fix::MinTerms { text, dont_cares, expression, variables, names: given_names(names) }
            }
            RowsText::Expression(text) => Fix::Write { text: with_names(text, &own), dropped },
        });
    }
    // In LaTeX, letters side by side are a product, and a name is set as text.
    let words =
        words(body, is_verilog || plain.is_latex && plain.has_words, name.len() > 1 && variable.is_none());
    // If the right side uses the function's own name, the text has another meaning.
    if words.names(name) {
        return Err(None);
    }
    let is_foreign = plain.is_changed || !is_whole || words.is_rewritten;
    let with = |text: &str, names: &Names, is_foreign: bool| {
        let fix = corrected(text, names, is_foreign, plain.is_latex, variables_max)?;
        let defined = variable.is_some_and(|variable| fix.expression.variables().contains(&variable));
        let is_certain = matches!(fix.fix, Fix::Write { .. });
        if !defined && (is_certain || length <= FIX_CHARS_MAX) { Ok(fix.fix) } else { Err(None) }
    };
    let has_names = words.has_names() && (!plain.is_latex || plain.has_words);
    if !has_names {
        return with(&words.text, &own, is_foreign).map(|fix| fix.without(dropped));
    }
    let (known, taken) = given(&own, context.beside);
    let (text, given) = words.lettered(&known, taken).ok_or(None)?;
    let others = own.iter().filter(|(_, name)| !given.iter().any(|(_, other)| other == name));
    let all: Names = others.chain(&given).cloned().collect();
    match with(&text, &all, true)? {
        Fix::Write { text, .. } => {
            let product = words.are_letters.then(|| with(&words.as_product(), &own, true)).transpose();
            let product = match product {
                Ok(Some(Fix::Write { text, .. })) => Some(text),
                _ => None,
            };
            Ok(Fix::Names { text, names: given_names(given), product })
        }
        fix => Ok(fix),
    }
}

fn given_names(names: Names) -> Vec<GivenName> {
    let given = |(variable, name): (Variable, String)| GivenName { name, variable: variable.to_string() };
    names.into_iter().map(given).collect()
}

impl Fix {
    /// The same correction of a text whose first words were left out.
    fn without(self, words: Option<String>) -> Self {
        match self {
            Self::Write { text, .. } => Self::Write { text, dropped: words },
            other => other,
        }
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
) -> Result<Corrected, Option<Undecided>> {
    let Pieces { pieces, foreign, has_calls } = pieces(text)?;
    let foreign = foreign || is_foreign;
    let Written { text, mut removed, added, dotted, follows } = written(pieces)?;
    if foreign && !removed.is_empty() {
        return Err(None);
    }
    let text = with_names(text, names);
    let expression = parse_within(&text, variables_max).map_err(|_| None)?;
    let write = |text| Fix::Write { text, dropped: None };
    let fix = match (foreign, dotted || follows, removed.len(), added.len()) {
        (false, false, 0, 0) => return Err(None),
        (true, false, 0, 0) if is_latex || has_calls => write(with_names(expression.to_string(), names)),
        (true, false, 0, 0) => write(text),
        (false, false, 0, _) => Fix::Close { text, added },
        (false, false, 1, 0) => Fix::Remove { text, removed: removed.remove(0).into() },
        _ => Fix::Mend { text },
    };
    Ok(Corrected { fix, expression })
}

/// The correction where a list of numbers is expected: the numbers of a list in another notation that has only min
/// terms or only don't-cares. Limits are those of [`meaning`].
pub(crate) fn fix_list(text: &str, variables_max: u32) -> Option<Fix> {
    if utf16_length(text) > NOTATION_CHARS_MAX {
        return None;
    }
    let plain = plain(text)?;
    let (text, variables) = numbers_text(&row_list(&plain.text, plain.is_changed)?, variables_max)?;
    Some(Fix::MinTerms { text, dont_cares: None, expression: None, variables, names: Vec::new() })
}
