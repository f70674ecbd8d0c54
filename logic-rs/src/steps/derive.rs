//! Derives a minimum sum of products: chooses a path and writes its lines.

use super::describe::{self, BRACKETS, CORRECTED, NOT_PROVED, describe};
use super::estimate::Estimate;
use super::forest::{Forest, Shape, Tree};
use super::functions::Functions;
use super::grouping::grouped;
use super::inside::{Derivation, leaves};
use super::law::{Move, Part};
use super::path::TooComplex;
use super::step::{DESCRIPTION_CHARS_MAX, Side, Step, StepType};
use super::text::{text_of, write_line};
use super::work::Work;
use crate::expr::{BinaryOperator, Expr, Variable, is_space};
use crate::qmc::Cube;
use crate::rows::{Arity, RowSet};
use std::ops::Range;

/// The input of a derivation.
pub(crate) enum Start<'a> {
    /// The text as typed, and its parsed expression.
    Expression(&'a str, &'a Expr),
    /// The canonical sum of the rows that the result covers. The slice lists those of them that are don't-cares.
    Rows(&'a [u32]),
}

/// The input of a derivation and the result that it must reach.
pub(crate) struct Question<'a> {
    pub(crate) start: Start<'a>,
    pub(crate) arity: Arity,
    /// One for each variable of the arity, the most significant first.
    pub(crate) variables: &'a [Variable],
    /// The terms of the result, in its order.
    pub(crate) result: &'a [Cube],
    /// Whether the result is proved minimal.
    pub(crate) proven: bool,
}

/// How the path is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// The shortest path that a bounded search finds, for up to [`SEARCHED_VARIABLES_MAX`] variables.
    Searched,
    /// The path that breaks every bar and writes out every XOR and every product of sums; see [`super::open`].
    Opened,
}

/// The most levels of a line. A deeper one is refused, because every walk through a line recurs once per level.
pub(super) const DEPTH_MAX: usize = 1_100;
/// The most literals of a first line that is no sum of products.
const LEAVES_MAX: usize = 2_000;
/// The most rows of a canonical sum that is derived from, and the most terms of a result.
const TERMS_MAX: usize = 512;
/// Functions of more variables are derived without a search, which would take too long to minimise the functions of
/// the parts.
pub(crate) const SEARCHED_VARIABLES_MAX: u32 = 8;
/// The most characters of all lines together.
const CHARS_MAX: usize = 1 << 20;

/// The lines from the input as read to the result. Choosing the moves takes at most 7/8 of the work that is left; the
/// rest is for writing and checking the lines.
pub(crate) fn derive(question: &Question<'_>, way: Way, work: &Work) -> Result<Vec<Step>, TooComplex> {
    let mut forest = Forest::new(work);
    let (arity, variables) = (question.arity, question.variables);
    let mut steps = Vec::new();
    let start = match question.start {
        Start::Expression(typed, expr) => {
            let line = forest.plant(expr, DEPTH_MAX).ok_or(TooComplex::Work)?;
            steps = first_lines(&forest, variables, typed, line);
            line
        }
        Start::Rows(dont_cares) => {
            let rows = rows_of(question, work).ok_or(TooComplex::Work)?;
            let line = forest.sum(arity, &rows);
            let text = text_of(&forest, variables, line);
            steps.push(first(StepType::Corrected, text, &describe::canonical(dont_cares)));
            line
        }
    };
    let moves = if is_minimal(&forest, question, start) {
        Vec::new()
    } else {
        let share = work.left() / 8 * 7;
        let moves = work.within(share, || choose(&mut forest, arity, question.result, way, start))?;
        grouped(&mut forest, start, moves)
    };
    let result = forest.sum(arity, question.result);
    write(&mut forest, variables, start, &moves, result, &mut steps)?;
    if !question.proven
        && let Some(last) = steps.last_mut()
    {
        let whole = format!("{} {NOT_PROVED}", last.description);
        last.description = if whole.len() <= DESCRIPTION_CHARS_MAX { whole } else { NOT_PROVED.to_owned() };
    }
    if work.is_spent() { Err(TooComplex::Work) } else { Ok(steps) }
}

/// A line as it was read, and with the fewest brackets if it has others.
pub(super) fn first_lines(forest: &Forest, variables: &[Variable], typed: &str, line: Tree) -> Vec<Step> {
    forest.work.pay(typed.len());
    let read = read(typed);
    let fewest = text_of(forest, variables, line);
    let has_brackets = read != fewest;
    let mut steps = vec![first(StepType::Corrected, read, CORRECTED)];
    if has_brackets {
        steps.push(first(StepType::RemovedRedundantBrackets, fewest, BRACKETS));
    }
    steps
}

/// The sentence of the last move. The step of that move also sorts the line into the order of the result.
fn with_sorting(forest: &Forest, description: &str, line: Tree, result: Tree) -> String {
    let terms = [line, result].map(|sum| forest.operands(BinaryOperator::Or, &sum).to_vec());
    let is_sum_in_order = terms[0].iter().zip(&terms[1]).all(|(&one, &other)| forest.are_alike(one, other));
    let sorted = if is_sum_in_order { "the letters" } else { "the terms by their letters" };
    let whole = format!("{}; then sort {sorted}.", description.trim_end_matches('.'));
    if whole.len() <= DESCRIPTION_CHARS_MAX { whole } else { format!("Use the law; then sort {sorted}.") }
}

fn first(step_type: StepType, current_expression: String, description: &str) -> Step {
    Step { current_expression, step_type, description: description.to_owned(), before: None, after: None }
}

/// The text without spaces and with a `.` at each implicit AND.
fn read(typed: &str) -> String {
    let mut text = String::with_capacity(typed.len());
    for char in typed.chars().filter(|&char| !is_space(char)) {
        let ends_operand =
            text.ends_with(|last: char| last.is_ascii_alphanumeric() || last == ')' || last == '\'');
        if ends_operand && (char.is_ascii_alphabetic() || char == '(') {
            text.push('.');
        }
        text.push(char);
    }
    text
}

/// The rows that the result covers; `None` if they are too many.
fn rows_of(question: &Question<'_>, work: &Work) -> Option<Vec<Cube>> {
    let mut rows = RowSet::empty(question.arity);
    for term in question.result.iter().take(TERMS_MAX + 1) {
        work.pay(question.arity.words());
        rows.insert_matching(term.care(), term.value());
    }
    let are_few = rows.count() <= TERMS_MAX as u32 && !work.is_spent();
    are_few.then(|| rows.iter().map(|row| Cube::of_row(question.arity, row)).collect())
}

/// Whether the line needs no move: it is a sum of products with as many terms and literals as a result that is proved
/// minimal, or it is the result in another order.
fn is_minimal(forest: &Forest, question: &Question<'_>, line: Tree) -> bool {
    let Some(mut terms) = forest.terms(question.arity, line) else { return false };
    if terms.len() != question.result.len() {
        return false;
    }
    let literals = |terms: &[Cube]| terms.iter().map(|term| term.literals()).sum::<u32>();
    forest.pay(16 * terms.len());
    let is_as_short = question.proven && literals(&terms) == literals(question.result);
    is_as_short || {
        let mut result = question.result.to_vec();
        result.sort_unstable();
        terms.sort_unstable();
        terms == result
    }
}

/// The moves that lead to the result, up to the order of operands.
pub(super) fn choose(
    forest: &mut Forest,
    arity: Arity,
    result: &[Cube],
    way: Way,
    start: Tree,
) -> Result<Vec<Move>, TooComplex> {
    let is_sum = forest.terms(arity, start).is_some();
    if result.len() > TERMS_MAX || !is_sum && leaves(forest, start) > LEAVES_MAX {
        return Err(TooComplex::Work);
    }
    let mut functions = Functions::new(arity, &forest.work);
    functions.settle(result);
    let work = if arity.variables() <= 6 { 4_000_000 } else { 500_000 };
    let estimate = Estimate::new(functions);
    let reserve = forest.work.left() / 4;
    let mut derivation = Derivation { forest, estimate, arity, work, reserve };
    let path = match way {
        Way::Searched => derivation.simplify(start, result),
        Way::Opened => derivation.open_all(start, result),
    };
    Ok(path?.moves)
}

/// Writes the line after each move. The last line is the result, in the order of its terms.
fn write(
    forest: &mut Forest,
    variables: &[Variable],
    start: Tree,
    moves: &[Move],
    result: Tree,
    steps: &mut Vec<Step>,
) -> Result<(), TooComplex> {
    let mut line = start;
    let mut chars = 0;
    for (index, one) in moves.iter().enumerate() {
        let (next, made) = one.applied_at(forest, line);
        let is_last = index + 1 == moves.len();
        if forest.work.is_spent() {
            return Err(TooComplex::Work);
        }
        let description = describe(forest, variables, line, one);
        let (next, made, description) = if is_last && next != result {
            let description = with_sorting(forest, &description, next, result);
            (result, made.moved(forest, next, result), description)
        } else {
            (next, made, description)
        };
        let (_, before) = written(forest, variables, line, &one.before());
        let (text, after) = written(forest, variables, next, &made);
        chars += text.len();
        forest.pay(text.len());
        if chars > CHARS_MAX {
            return Err(TooComplex::Work);
        }
        steps.push(Step {
            description,
            current_expression: text,
            step_type: one.law.step_type(),
            before: Some(before),
            after: Some(after),
        });
        line = next;
    }
    Ok(())
}

/// The line as text, and a part of it as a side of a law.
pub(super) fn written(forest: &Forest, variables: &[Variable], line: Tree, part: &Part) -> (String, Side) {
    let (text, at) = write_line(forest, variables, line, Some(part));
    let side = side(&text, &at, sign_at(forest, line, part));
    (text, side)
}

/// The sign between the operands of a part.
fn sign_at(forest: &Forest, line: Tree, part: &Part) -> char {
    match forest.shape(forest.at(line, &part.place)) {
        Shape::Chain(operator, _) => operator.sign(),
        _ => '+',
    }
}

fn side(text: &str, at: &[Range<usize>], sign: char) -> Side {
    let texts: Vec<&str> = at.iter().map(|range| &text[range.clone()]).collect();
    Side {
        part: texts.join(sign.encode_utf8(&mut [0; 4])),
        at: at.iter().map(|range| (range.start as u32, range.end as u32)).collect(),
    }
}
