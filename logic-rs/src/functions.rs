//! Truth tables of several functions over the variables of all of them.

use crate::boundary::{FunctionRefusal, PackedTable, TableOutcome, TableRequest};
use crate::error::{ErrorCode, InputError, RequestError};
use crate::expr::{self, Expr, Variable};
use crate::limits::{EXTRA_EXPRESSIONS_MAX, TABLE_VARIABLES_MAX};
use crate::rows::Arity;
use serde_bytes::ByteBuf;

/// Reads every function, then evaluates all of them in one pass over the rows; or says which of them to change.
///
/// Every function that cannot be read is refused. When those that can have too many variables together, the first with
/// which the limit is passed is refused too, at the first variable too many; so is, where all can be read, the first
/// with which there are too many steps. Nothing is allocated for a table that is refused. More extras than the limit
/// are no request. Takes nodes × rows / 64 word operations.
pub fn table(request: &TableRequest) -> Result<TableOutcome, RequestError> {
    Ok(match read(request)? {
        Ok(functions) => TableOutcome::Table { table: functions.packed() },
        Err(refusals) => TableOutcome::Refused { refusals },
    })
}

/// Functions that were read, and the variables of all of them in variable order.
struct Functions {
    expressions: Vec<Expr>,
    variables: Vec<Variable>,
}

fn read(request: &TableRequest) -> Result<Result<Functions, Vec<FunctionRefusal>>, RequestError> {
    if request.extras.len() > EXTRA_EXPRESSIONS_MAX as usize {
        return Err(RequestError("there are too many extra functions"));
    }
    let variables_max = request.variables_max.min(TABLE_VARIABLES_MAX);
    let mut union = Union { variables: Vec::new(), variables_max, passed: false };
    let mut expressions = Vec::new();
    let mut refusals = Vec::new();
    for (function, text) in (0..).zip(std::iter::once(&request.primary).chain(&request.extras)) {
        let read = expr::parse_within(text, variables_max);
        let read = match read {
            Ok(expression) if union.add(expression.variables()) => Ok(expression),
            Ok(expression) => union.pass(text).map_or(Ok(expression), Err),
            Err(error) if error.code == ErrorCode::TooManyVariables => Err(union.pass(text).unwrap_or(error)),
            Err(error) => Err(error),
        };
        match read {
            Ok(expression) => expressions.push(expression),
            Err(error) => refusals.push(FunctionRefusal {
                function,
                error: error.in_utf16(text),
                fix: expr::fix_within(text, variables_max),
            }),
        }
    }
    let mut variables = union.variables;
    variables.sort();
    if refusals.is_empty() {
        refusals.extend(too_complex(request, &expressions, variables.len()));
    }
    Ok(if refusals.is_empty() { Ok(Functions { expressions, variables }) } else { Err(refusals) })
}

/// The refusal of the first function with which all so far take more steps than the request allows.
fn too_complex(request: &TableRequest, expressions: &[Expr], variables: usize) -> Option<FunctionRefusal> {
    let words = Arity::new(variables as u32).expect("the union was checked against the limit").words() as u64;
    let steps_max = u64::from(request.steps_max?);
    let mut steps = 0;
    let texts = std::iter::once(&request.primary).chain(&request.extras);
    let mut functions = (0..).zip(texts).zip(expressions);
    functions.find_map(|((function, text), expression)| {
        steps += expression.nodes().len() as u64 * words;
        let error = || InputError::new(ErrorCode::TooComplex, 0..text.len()).in_utf16(text);
        (steps > steps_max).then(|| FunctionRefusal { function, error: error(), fix: None })
    })
}

/// The variables of the functions so far, in order of appearance.
struct Union {
    variables: Vec<Variable>,
    variables_max: u32,
    /// Whether a function was refused for passing the limit; those after it are not to blame.
    passed: bool,
}

impl Union {
    /// Adds a function's variables if there is room for all of them.
    fn add(&mut self, variables: &[Variable]) -> bool {
        let new = variables.iter().filter(|variable| !self.variables.contains(variable));
        let new: Vec<Variable> = new.copied().collect();
        let fits = self.variables.len() + new.len() <= self.variables_max as usize;
        if fits {
            self.variables.extend(new);
        }
        fits
    }

    /// The refusal of the first function with which the limit is passed; none of any later one.
    fn pass(&mut self, text: &str) -> Option<InputError> {
        if std::mem::replace(&mut self.passed, true) {
            return None;
        }
        let mut seen = self.variables.clone();
        let (_, span) = expr::variable_places(text).find(|&(variable, _)| {
            let is_new = !seen.contains(&variable);
            if is_new {
                seen.push(variable);
            }
            is_new && seen.len() > self.variables_max as usize
        })?;
        Some(InputError::new(ErrorCode::TooManyVariables, span))
    }
}

impl Functions {
    fn packed(&self) -> PackedTable {
        let arity = Arity::new(self.variables.len() as u32).expect("the union was checked against the limit");
        let columns = expr::truth_tables(&self.expressions, &self.variables, arity);
        PackedTable {
            vars: self.variables.iter().map(Variable::to_string).collect(),
            columns: columns.into_iter().map(ByteBuf::from).collect(),
        }
    }
}
