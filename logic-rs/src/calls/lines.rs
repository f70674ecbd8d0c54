//! Reads several expressions as functions of the same variables.

use super::InputMode;
use super::simplify::SimplifyRequest;
use crate::error::{ErrorCode, InputError, LogicError};
use crate::expr::{self, Expr, Variable};
use crate::limits::{CHECK_LINES_MAX, STEPS_WORK_MAX, TABLE_VARIABLES_MAX};
use crate::rows::Arity;
use crate::steps::Work;
use serde::Deserialize;
use tsify::Tsify;

/// Lines of a derivation, as typed.
#[derive(Clone, Debug, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct LinesRequest {
    /// The first line is the expression that is derived from; at most [`CHECK_LINES_MAX`] lines count.
    pub lines: Vec<String>,
    /// The most variables that all lines may have together.
    #[tsify(optional)]
    #[serde(default)]
    pub variables_max: Option<u32>,
    /// As in [`SimplifyRequest::primes_max`], for the minimum of a line.
    #[tsify(optional)]
    #[serde(default)]
    pub primes_max: Option<u32>,
    /// As in [`SimplifyRequest::work_max`], for the minimum of a line.
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

impl LinesRequest {
    /// The work that finding the laws may take.
    pub(super) fn work(&self) -> Work {
        Work::of_units(self.steps_work_max.unwrap_or(STEPS_WORK_MAX).min(STEPS_WORK_MAX))
    }

    /// A line as an input of its own.
    pub(super) fn question(&self, line: &str) -> SimplifyRequest {
        SimplifyRequest {
            input: line.to_owned(),
            mode: InputMode::Boolean,
            dont_cares: None,
            variables: None,
            variables_max: self.variables_max,
            primes_max: self.primes_max,
            work_max: self.work_max,
            steps_work_max: self.steps_work_max,
        }
    }
}

/// The lines that can be read, and for each line of the request its error, if it cannot.
pub(super) struct Read {
    pub(super) expressions: Vec<Expr>,
    /// The variables of all lines that can be read, in variable order.
    pub(super) variables: Vec<Variable>,
    pub(super) refused: Vec<Option<LogicError>>,
    /// The texts of `expressions`.
    pub(super) texts: Vec<String>,
}

impl Read {
    pub(super) fn arity(&self) -> Arity {
        Arity::new(self.variables.len() as u32).expect("the union was checked against the limit")
    }

    /// The packed column of each line that can be read.
    pub(super) fn columns(&self) -> Vec<Vec<u8>> {
        expr::truth_tables(&self.expressions, &self.variables, self.arity())
    }
}

pub(super) fn read(request: &LinesRequest) -> Read {
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

/// The first row in which two packed columns differ, and the value of the second there.
pub(super) fn difference(one: &[u8], other: &[u8]) -> Option<(u32, bool)> {
    let (byte, rows) = (0..)
        .zip(one.iter().zip(other))
        .map(|(byte, (one, other)): (u32, _)| (byte, one ^ other))
        .find(|(_, rows)| *rows != 0)?;
    let bit = rows.trailing_zeros();
    Some((8 * byte + bit, other[byte as usize] >> bit & 1 == 1))
}
