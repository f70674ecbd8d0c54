//! The next step of a reader's own derivation, and all steps after it.

use super::lines::{LinesRequest, Read, read};
use super::steps::{StepsLimit, StepsOutcome, steps_within};
use crate::error::LogicError;
use crate::expr::{self, Expr};
use crate::limits::VARIABLES_MAX;
use crate::steps::{Lines, Step, Work};
use serde::Serialize;
use std::ops::Range;
use tsify::Tsify;

#[cfg(test)]
mod tests;

/// The rest of a derivation, from a reader's last right line on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum NextOutcome {
    /// There is something left to do.
    Next {
        /// The index of the last right line: the lines after it cannot be read or are not equal to the first.
        from: u32,
        /// That line in the order that the first step begins with.
        line: String,
        /// The next step, and all that follow it up to the minimum.
        steps: Vec<Step>,
    },
    /// The last right line is the minimum.
    Done {
        /// As in [`Self::Next`].
        from: u32,
    },
    /// The derivation is too long or takes too much work.
    TooComplex {
        /// The limit that was met.
        limit: StepsLimit,
    },
    /// The checker refused the derivation: a fault of the crate, never of the input.
    Unverified {
        /// The step and what is wrong with it; nothing of the input.
        refusal: String,
    },
    /// The first line cannot be read or is too big.
    Refused {
        /// The first problem in reading order.
        error: LogicError,
    },
}

/// The rest of the derivation that a reader is on.
///
/// The derivation is that of [`super::steps::steps`] from the first line. A line that is one of its lines, up to brackets and the
/// order of operands, follows it; from any other line another derivation goes on. So a reader who does what the answers say reaches
/// the minimum, whatever the lines before were. Where the work does not suffice for a derivation from each such line, the last
/// line's is taken.
pub fn next(request: &LinesRequest) -> NextOutcome {
    let read = read(request);
    if let Some(Some(error)) = read.refused.first() {
        return NextOutcome::Refused { error: error.clone() };
    }
    let work = request.work();
    let whole = work.left();
    let last = last_right(&read);
    let mut base = 0;
    loop {
        let question = request.question(&read.texts[base]);
        let share = if base == last { work.left() } else { work.left() / 3 };
        let outcome = work.within(share, || steps_within(&question, &work));
        let lost = match outcome {
            StepsOutcome::Steps { steps } => {
                let positions = positions(&read, base..last + 1, &steps, &work);
                match followed(&positions) {
                    Ok(at) => return rest(last as u32, steps, at),
                    Err(lost) => base + lost,
                }
            }
            outcome if base == last => return failed(outcome),
            _ => base + 1,
        };
        base = if work.left() < whole / 4 { last } else { lost };
    }
}

/// The number of the last line up to which every line is equal to the first.
fn last_right(read: &Read) -> usize {
    let columns = read.columns();
    let readable = read.refused.iter().take_while(|error| error.is_none()).count();
    let equal = columns.iter().take(readable).take_while(|column| **column == columns[0]).count();
    equal.max(1) - 1
}

/// For each of a range of the reader's lines its index in a derivation.
fn positions(read: &Read, own: Range<usize>, steps: &[Step], work: &Work) -> Vec<Option<usize>> {
    let derived = steps.iter().map_while(|step| {
        work.pay(step.current_expression.len());
        expr::parse_within(&step.current_expression, VARIABLES_MAX).ok()
    });
    let mut all: Vec<Expr> = read.expressions[own.clone()].to_vec();
    all.extend(derived);
    let lines = Lines::new(&all, &read.variables, work);
    let of_derivation = own.len()..all.len();
    (0..own.len())
        .map(|line| {
            let at = of_derivation.clone().rev().find(|&other| lines.are_alike(line, other))?;
            Some(at - own.len())
        })
        .collect()
}

/// How far the lines have come in the derivation; if one has left it, the number of that line.
fn followed(positions: &[Option<usize>]) -> Result<usize, usize> {
    let mut at = 0;
    for (line, position) in positions.iter().enumerate() {
        match *position {
            Some(position) if position >= at => at = position,
            // The first line is where the derivation begins, even where the work did not suffice to compare it.
            _ if line == 0 => {}
            _ => return Err(line),
        }
    }
    Ok(at)
}

fn rest(from: u32, mut steps: Vec<Step>, at: usize) -> NextOutcome {
    let rest = steps.split_off(at + 1);
    match steps.pop() {
        Some(step) if rest.iter().any(|step| step.before.is_some()) => {
            let brackets = rest.iter().take_while(|step| step.before.is_none()).last();
            let line = brackets.unwrap_or(&step).current_expression.clone();
            NextOutcome::Next {
                from,
                line,
                steps: rest.into_iter().filter(|step| step.before.is_some()).collect(),
            }
        }
        _ => NextOutcome::Done { from },
    }
}

fn failed(outcome: StepsOutcome) -> NextOutcome {
    match outcome {
        StepsOutcome::Steps { .. } => unreachable!("a derivation has not failed"),
        StepsOutcome::TooComplex { limit } => NextOutcome::TooComplex { limit },
        StepsOutcome::Unverified { refusal } => NextOutcome::Unverified { refusal },
        StepsOutcome::Refused { error, .. } => NextOutcome::Refused { error },
    }
}
