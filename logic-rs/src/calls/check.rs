//! Checks a reader's own derivation, line by line.

use super::lines::{LinesRequest, Read, difference, read};
use super::simplify;
use crate::error::LogicError;
use crate::expr::Variable;
use crate::qmc::STEPS_PER_UNIT;
use crate::steps::{Lines, Link, Mistake, Step, Work};
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

/// What the equal share of the work that each pair of lines gets is divided by, in the first turn and in the second: most pairs need
/// little, and what they leave is for those that need more.
const TURNS: [u64; 2] = [8, 1];

/// Judges each line against the line before.
///
/// The work is counted, so the same request gives the same outcome everywhere. Where it does not suffice to find the laws, the
/// verdict is [`LineVerdict::Equal`].
pub fn check(request: &LinesRequest) -> CheckOutcome {
    let read = read(request);
    let work = request.work();
    let columns = read.columns();
    let mut lines = Lines::new(&read.expressions, &read.variables, &work);
    let verdicts = verdicts(&mut lines, &columns, &work);
    let mut own = 0;
    let checked = read.refused.iter().map(|refused| match refused {
        Some(error) => {
            let verdict = LineVerdict::Refused { error: error.clone() };
            CheckedLine { text: None, verdict, equals_first: None }
        }
        None => {
            let equals_first = Some(difference(&columns[0], &columns[own]).is_none());
            let verdict = verdicts[own].clone();
            own += 1;
            CheckedLine { text: lines.text(own - 1), verdict, equals_first }
        }
    });
    let checked = checked.collect();
    let end = own.checked_sub(1).and_then(|last| end(request, &read, &lines, last));
    CheckOutcome { vars: read.variables.iter().map(Variable::to_string).collect(), lines: checked, end }
}

/// The verdicts on the lines that could be read.
fn verdicts(lines: &mut Lines<'_>, columns: &[Vec<u8>], work: &Work) -> Vec<LineVerdict> {
    let mut verdicts = vec![LineVerdict::First; columns.len()];
    let mut open: Vec<usize> = (1..columns.len()).collect();
    for part in TURNS {
        let mut left = open.len() as u64;
        open.retain(|&own| {
            let share = work.left() / left / part;
            left -= 1;
            let (verdict, is_settled) = work.within(share, || verdict(lines, own, columns));
            verdicts[own] = verdict;
            !is_settled
        });
    }
    verdicts
}

/// The verdict on a line, and whether more work cannot give a better one.
fn verdict(lines: &mut Lines<'_>, own: usize, columns: &[Vec<u8>]) -> (LineVerdict, bool) {
    let before = own - 1;
    if let Some((row, value)) = difference(&columns[before], &columns[own]) {
        return (LineVerdict::Different { row, value, mistake: lines.mistake(before, own) }, true);
    }
    match lines.link(before, own) {
        Link::Same => (LineVerdict::Same, true),
        Link::Laws { steps, is_plainest } => (LineVerdict::Laws { steps }, is_plainest),
        Link::Unlinked => (LineVerdict::Equal, false),
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
