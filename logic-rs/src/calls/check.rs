//! Checks a reader's own derivation, line by line.

use super::InputMode;
use super::simplify::{self, SimplifyRequest};
use crate::error::{ErrorCode, InputError, LogicError};
use crate::expr::{self, Expr, Variable};
use crate::limits::{CHECK_LINES_MAX, STEPS_WORK_MAX, TABLE_VARIABLES_MAX};
use crate::qmc::STEPS_PER_UNIT;
use crate::rows::Arity;
use crate::steps::{Lines, Link, Mistake, Step, Work};
use serde::{Deserialize, Serialize};
use tsify::Tsify;

#[cfg(test)]
mod tests;

/// The lines of a derivation, as typed.
#[derive(Clone, Debug, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct CheckRequest {
    /// The first line is the expression that is derived from; at most [`CHECK_LINES_MAX`] lines count.
    pub lines: Vec<String>,
    /// The most variables that all lines may have together.
    #[tsify(optional)]
    #[serde(default)]
    pub variables_max: Option<u32>,
    /// As in [`SimplifyRequest::primes_max`], for the minimum of the last line.
    #[tsify(optional)]
    #[serde(default)]
    pub primes_max: Option<u32>,
    /// As in [`SimplifyRequest::work_max`], for the minimum of the last line.
    pub work_max: u32,
    /// As in [`TableRequest::steps_max`](super::table::TableRequest::steps_max), for the columns of all lines together.
    #[tsify(optional)]
    #[serde(default)]
    pub steps_max: Option<u32>,
    /// The most work that finding the laws may take, as in [`SimplifyRequest::steps_work_max`].
    #[tsify(optional)]
    #[serde(default)]
    pub steps_work_max: Option<u32>,
}

/// What became of each line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct CheckOutcome {
    /// The variables of all lines that can be read, the most significant first.
    pub vars: Vec<String>,
    /// One for each line.
    pub lines: Vec<CheckedLine>,
    /// How far the last line that can be read is from the minimum; left out if no line can be read, or if it has too many prime
    /// implicants.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<CheckedEnd>,
}

/// A line and the verdict on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct CheckedLine {
    /// The line as it was read, with the fewest brackets; left out if it cannot be read.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// What became of it.
    pub verdict: LineVerdict,
}

/// A verdict on a line. "The line before" is the last one before it that can be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum LineVerdict {
    /// The line that is derived from.
    First,
    /// The line cannot be read.
    Refused {
        /// The first problem in reading order.
        error: LogicError,
    },
    /// The line before, up to brackets and the order of operands.
    Same,
    /// One law, or a short chain of laws, leads here.
    Laws {
        /// A step for each law; the last one's line is this line.
        steps: Vec<Step>,
    },
    /// Equal to the line before, but no short chain of laws was found.
    Equal,
    /// Not equal to the line before.
    Different {
        /// The first row in which they differ.
        row: u32,
        /// The value of this line in that row; the line before has the other one.
        value: bool,
        /// The usual mistake that leads here, if one does.
        #[tsify(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        mistake: Option<Mistake>,
    },
}

/// How far a line is from the minimum sum of products of its function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct CheckedEnd {
    /// The terms and literals of the line; left out if it is no sum of products of literals.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub own: Option<SumSize>,
    /// Those of the minimum.
    pub minimum: SumSize,
    /// Whether the minimum is proved.
    pub proven: bool,
}

/// The size of a sum of products.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct SumSize {
    /// Its terms.
    pub terms: u32,
    /// Its literals.
    pub literals: u32,
}

/// Judges each line against the line before.
///
/// The work is counted, so the same request gives the same outcome everywhere. Each pair of lines may take an equal share of the
/// work that is left; where its share does not suffice, the verdict is [`LineVerdict::Equal`].
pub fn check(request: &CheckRequest) -> CheckOutcome {
    let read = read(request);
    let units = request.steps_work_max.unwrap_or(STEPS_WORK_MAX).min(STEPS_WORK_MAX);
    let work = Work::of_units(units);
    let arity = Arity::new(read.variables.len() as u32).expect("the union was checked against the limit");
    let columns = expr::truth_tables(&read.expressions, &read.variables, arity);
    let mut lines = Lines::new(&read.expressions, &read.variables, &work);
    let mut checked = Vec::new();
    let mut before: Option<usize> = None;
    let mut own = 0;
    for refused in &read.refused {
        if let Some(error) = refused.clone() {
            checked.push(CheckedLine { text: None, verdict: LineVerdict::Refused { error } });
            continue;
        }
        let left = (read.expressions.len() - own) as u64;
        let share = work.left() / left.max(1);
        let verdict = match before {
            None => LineVerdict::First,
            Some(before) => work.within(share, || verdict(&mut lines, before, own, &columns)),
        };
        checked.push(CheckedLine { text: lines.text(own), verdict });
        before = Some(own);
        own += 1;
    }
    let end = before.and_then(|last| end(request, &read, &lines, last, arity));
    CheckOutcome { vars: read.variables.iter().map(Variable::to_string).collect(), lines: checked, end }
}

fn verdict(lines: &mut Lines<'_>, before: usize, own: usize, columns: &[Vec<u8>]) -> LineVerdict {
    let differing = (0..).zip(columns[before].iter().zip(&columns[own]));
    let difference =
        differing.map(|(byte, (one, other)): (u32, _)| (byte, one ^ other)).find(|(_, rows)| *rows != 0);
    if let Some((byte, rows)) = difference {
        let bit = rows.trailing_zeros();
        let value = columns[own][byte as usize] >> bit & 1 == 1;
        return LineVerdict::Different { row: 8 * byte + bit, value, mistake: lines.mistake(before, own) };
    }
    match lines.link(before, own) {
        Link::Same => LineVerdict::Same,
        Link::Laws(steps) => LineVerdict::Laws { steps },
        Link::Unlinked => LineVerdict::Equal,
    }
}

/// The lines that can be read, and for each line of the request its error, if it cannot.
struct Read {
    expressions: Vec<Expr>,
    variables: Vec<Variable>,
    refused: Vec<Option<LogicError>>,
    texts: Vec<String>,
}

fn read(request: &CheckRequest) -> Read {
    let variables_max = request.variables_max.unwrap_or(TABLE_VARIABLES_MAX).min(TABLE_VARIABLES_MAX);
    let mut read =
        Read { expressions: Vec::new(), variables: Vec::new(), refused: Vec::new(), texts: Vec::new() };
    let steps_max = request.steps_max.map_or(u64::MAX, u64::from);
    let mut nodes = 0;
    for text in request.lines.iter().take(CHECK_LINES_MAX as usize) {
        let parsed = expr::parse_within(text, variables_max).and_then(|line| {
            let new = line.variables().iter().filter(|variable| !read.variables.contains(variable));
            let new: Vec<Variable> = new.copied().collect();
            if read.variables.len() + new.len() > variables_max as usize {
                return Err(InputError::new(ErrorCode::TooManyVariables, 0..text.len()));
            }
            let words = 1_u64 << (read.variables.len() + new.len()).saturating_sub(6);
            nodes += line.nodes().len() as u64;
            if nodes * words > steps_max {
                return Err(InputError::new(ErrorCode::TooComplex, 0..text.len()));
            }
            Ok((line, new))
        });
        match parsed {
            Ok((line, new)) => {
                read.variables.extend(new);
                read.expressions.push(line);
                read.texts.push(text.clone());
                read.refused.push(None);
            }
            Err(error) => read.refused.push(Some(error.in_utf16(text))),
        }
    }
    read.variables.sort();
    read
}

/// The distance of the last line from the minimum of its function.
fn end(
    request: &CheckRequest,
    read: &Read,
    lines: &Lines<'_>,
    last: usize,
    arity: Arity,
) -> Option<CheckedEnd> {
    let question = SimplifyRequest {
        input: read.texts[last].clone(),
        mode: InputMode::Boolean,
        dont_cares: None,
        variables_max: request.variables_max,
        primes_max: request.primes_max,
        work_max: request.work_max,
        steps_work_max: None,
    };
    let function = simplify::read(&question).ok()?;
    let minimum = function.minimum(&question, u64::from(request.work_max) * STEPS_PER_UNIT / 4)?;
    let own = lines.terms(last, arity).map(|terms| SumSize {
        terms: terms.len() as u32,
        literals: terms.iter().map(|term| term.literals()).sum(),
    });
    let minimum_size = SumSize { terms: minimum.cover.len() as u32, literals: minimum.literals() };
    Some(CheckedEnd { own, minimum: minimum_size, proven: minimum.proven })
}
