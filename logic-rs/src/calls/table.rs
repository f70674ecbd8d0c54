//! Truth tables of several functions over the variables of all of them.

use super::{Fix, Undecided};
use crate::error::{ErrorCode, InputError, LogicError, RequestError};
use crate::expr::{self, Context, Expr, Meaning, Variable};
use crate::limits::{EXTRA_EXPRESSIONS_MAX, TABLE_VARIABLES_MAX};
use crate::rows::Arity;
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;
use tsify::Tsify;

/// The functions of one truth table.
#[derive(Clone, Debug, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct TableRequest {
    /// The first function, as received.
    pub primary: String,
    /// The others, at most [`EXTRA_EXPRESSIONS_MAX`].
    pub extras: Vec<String>,
    /// The most variables all functions may have together; more than
    /// [`TABLE_VARIABLES_MAX`] counts as that many.
    pub variables_max: u32,
    /// The most steps all functions may take together; a step computes one operand in 64 rows. No limit if left out.
    #[tsify(optional)]
    #[serde(default)]
    pub steps_max: Option<u32>,
}

/// A truth table, or why there is none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum TableOutcome {
    /// Every function was read.
    Table {
        /// The result.
        table: PackedTable,
        /// The functions whose words may be names, to be asked about before the table is shown.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[tsify(optional)]
        asked: Vec<AskedFunction>,
    },
    /// Some function cannot be read, or all together have too many variables or take too many steps.
    Refused {
        /// One for each function that has to change, in the functions' order.
        refusals: Vec<FunctionRefusal>,
    },
}

/// Truth-table columns over the variables of all functions together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct PackedTable {
    /// The variables in variable order, the most significant bit of a row's number first.
    pub vars: Vec<String>,
    /// One column a function, the primary's first. Row `m` is bit `m % 8` of byte `m / 8`; bits beyond the last row
    /// are 0.
    #[tsify(type = "Uint8Array<ArrayBuffer>[]")]
    pub columns: Vec<ByteBuf>,
}

/// A function that can be read, but may mean something else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct AskedFunction {
    /// 0 for the primary, `i` for extra `i - 1`.
    pub function: u32,
    /// What its text may mean.
    pub fix: Fix,
}

/// Why a function of a table cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct FunctionRefusal {
    /// 0 for the primary, `i` for extra `i - 1`.
    pub function: u32,
    /// The error; its positions count in this function's text.
    pub error: LogicError,
    /// A correction of the text; left out where none can be read in full.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fix: Option<Fix>,
    /// Why there is no correction, where that is known.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undecided: Option<Undecided>,
}

/// Reads every function, then evaluates all of them in one pass over the rows; or says which of them to change.
///
/// Every function that cannot be read is refused. If the others have too many variables together, the first one that
/// passes the limit is refused too, at the first variable too many. If all can be read but take too many steps
/// together, the first one that passes that limit is refused. Nothing is allocated for a table that is refused. More
/// extras than the limit are an error of the caller. Takes nodes × rows / 64 word operations.
pub fn table(request: &TableRequest) -> Result<TableOutcome, RequestError> {
    if request.extras.len() > EXTRA_EXPRESSIONS_MAX as usize {
        return Err(RequestError("there are too many extra functions"));
    }
    Ok(match read(request) {
        Ok(functions) => TableOutcome::Table { table: functions.packed(), asked: asked(request) },
        Err(refusals) => TableOutcome::Refused { refusals },
    })
}

/// The functions that were read, and the variables of all of them in variable order.
pub(super) struct Functions {
    pub(super) expressions: Vec<Expr>,
    pub(super) variables: Vec<Variable>,
}

/// The functions, or a refusal for each that has to change.
pub(super) fn read(request: &TableRequest) -> Result<Functions, Vec<FunctionRefusal>> {
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
            Err(error) => {
                let (fix, undecided) = Meaning::split(meaning(request, function, text));
                refusals.push(FunctionRefusal { function, error: error.in_utf16(text), fix, undecided });
            }
        }
    }
    let mut variables = union.variables;
    variables.sort();
    if refusals.is_empty() {
        refusals.extend(too_complex(request, &expressions, variables.len()));
    }
    if refusals.is_empty() { Ok(Functions { expressions, variables }) } else { Err(refusals) }
}

/// The functions that may mean something else.
pub(super) fn asked(request: &TableRequest) -> Vec<AskedFunction> {
    let texts = (0..).zip(std::iter::once(&request.primary).chain(&request.extras));
    let asked = texts.filter_map(|(function, text)| match meaning(request, function, text)? {
        Meaning::Fix(fix) => Some(AskedFunction { function, fix }),
        Meaning::Undecided(_) => None,
    });
    asked.collect()
}

/// What the text of a function may mean beside the others.
fn meaning(request: &TableRequest, function: u32, text: &str) -> Option<Meaning> {
    let beside = others(request, function);
    let variables_max = request.variables_max.min(TABLE_VARIABLES_MAX);
    expr::meaning(text, &Context { variables_max, beside: &beside, ..Context::default() })
}

/// The texts of the other functions.
fn others(request: &TableRequest, function: u32) -> Vec<&str> {
    let texts = (0..).zip(std::iter::once(&request.primary).chain(&request.extras));
    texts.filter(|&(other, _)| other != function).map(|(_, text)| text.as_str()).collect()
}

/// The refusal of the first function at which the steps of all so far are more than the request allows.
fn too_complex(request: &TableRequest, expressions: &[Expr], variables: usize) -> Option<FunctionRefusal> {
    let words = Arity::new(variables as u32).expect("the union was checked against the limit").words() as u64;
    let steps_max = u64::from(request.steps_max?);
    let mut steps = 0;
    let texts = std::iter::once(&request.primary).chain(&request.extras);
    let mut functions = (0..).zip(texts).zip(expressions);
    functions.find_map(|((function, text), expression)| {
        steps += expression.nodes().len() as u64 * words;
        let error = || InputError::new(ErrorCode::TooComplex, 0..text.len()).in_utf16(text);
        (steps > steps_max).then(|| FunctionRefusal { function, error: error(), fix: None, undecided: None })
    })
}

/// The variables of the functions so far, in order of appearance.
struct Union {
    variables: Vec<Variable>,
    variables_max: u32,
    /// Whether a function was refused because it passes the limit; those after it are not refused for that.
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

    /// The refusal of the first function that passes the limit; `None` for any later one.
    fn pass(&mut self, text: &str) -> Option<InputError> {
        if std::mem::replace(&mut self.passed, true) {
            return None;
        }
        let mut seen = self.variables.clone();
        let (_, span) = expr::variable_spans(text).find(|&(variable, _)| {
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
