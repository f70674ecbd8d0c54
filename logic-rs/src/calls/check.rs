//! Checks a reader's own derivation, line by line.

use super::lines::{LinesRequest, Read, difference, read};
use super::simplify;
use crate::error::LogicError;
use crate::expr::Variable;
use crate::qmc::STEPS_PER_UNIT;
use crate::steps::{Lines, Link, Mistake, Step};
use serde::Serialize;
use tsify::Tsify;

#[cfg(test)]
mod tests;

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
    /// Whether the line is equal to the first line that can be read; left out if it cannot be read.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub equals_first: Option<bool>,
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
    /// One law, or a few laws at several places, lead here.
    Laws {
        /// A step for each law; the last one's line is this line.
        steps: Vec<Step>,
    },
    /// Equal to the line before, but no such laws were found.
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
pub fn check(request: &LinesRequest) -> CheckOutcome {
    let read = read(request);
    let work = request.work();
    let columns = read.columns();
    let mut lines = Lines::new(&read.expressions, &read.variables, &work);
    let mut checked = Vec::new();
    let mut before: Option<usize> = None;
    let mut own = 0;
    for refused in &read.refused {
        if let Some(error) = refused.clone() {
            let verdict = LineVerdict::Refused { error };
            checked.push(CheckedLine { text: None, verdict, equals_first: None });
            continue;
        }
        let left = (read.expressions.len() - own) as u64;
        let share = work.left() / left.max(1);
        let verdict = match before {
            None => LineVerdict::First,
            Some(before) => work.within(share, || verdict(&mut lines, before, own, &columns)),
        };
        let equals_first = Some(difference(&columns[0], &columns[own]).is_none());
        checked.push(CheckedLine { text: lines.text(own), verdict, equals_first });
        before = Some(own);
        own += 1;
    }
    let end = before.and_then(|last| end(request, &read, &lines, last));
    CheckOutcome { vars: read.variables.iter().map(Variable::to_string).collect(), lines: checked, end }
}

fn verdict(lines: &mut Lines<'_>, before: usize, own: usize, columns: &[Vec<u8>]) -> LineVerdict {
    if let Some((row, value)) = difference(&columns[before], &columns[own]) {
        return LineVerdict::Different { row, value, mistake: lines.mistake(before, own) };
    }
    match lines.link(before, own) {
        Link::Same => LineVerdict::Same,
        Link::Laws(steps) => LineVerdict::Laws { steps },
        Link::Unlinked => LineVerdict::Equal,
    }
}

/// The distance of the last line from the minimum of its function.
fn end(request: &LinesRequest, read: &Read, lines: &Lines<'_>, last: usize) -> Option<CheckedEnd> {
    let question = request.question(&read.texts[last]);
    let function = simplify::read(&question).ok()?;
    let minimum = function.minimum(&question, u64::from(request.work_max) * STEPS_PER_UNIT / 4)?;
    let own = lines.terms(last, read.arity()).map(|terms| SumSize {
        terms: terms.len() as u32,
        literals: terms.iter().map(|term| term.literals()).sum(),
    });
    let minimum_size = SumSize { terms: minimum.cover.len() as u32, literals: minimum.literals() };
    Some(CheckedEnd { own, minimum: minimum_size, proven: minimum.proven })
}
