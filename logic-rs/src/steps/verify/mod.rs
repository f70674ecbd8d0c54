//! Checks a finished derivation, from its texts alone.
//!
//! It shares no code with the search for derivations, nor with the crate's reader and writer of expressions, so that an
//! error in one of them is not repeated in the other. It reads every line again, compares every step with the law that
//! the step names, at the spans that it names, and compares the values of all lines in every row.
//!
//! Any texts may be given: nothing here panics, recurs deeper with the nesting, or compares all operands of a chain
//! with all others.

mod bag;
mod brackets;
mod consensus;
mod context;
mod distribution;
mod ends;
mod grove;
mod laws;
mod line;
mod manners;
mod order;
mod place;
mod refusal;
#[cfg(test)]
mod tests;
mod values;
mod xor;

pub use manners::teaches;
pub use refusal::{Reason, Refusal};

use super::{DESCRIPTION_CHARS_MAX, Side, Step, StepType, Work};
use grove::{Grove, Like};
use line::Line;
use rustc_hash::FxHashSet;

/// Most characters of a line.
pub const LINE_CHARS_MAX: usize = 1 << 20;

/// The claim that a derivation must prove.
#[derive(Clone, Copy, Debug)]
pub struct Claim<'a> {
    /// The input of the derivation.
    pub start: Start<'a>,
    /// The line that the derivation must reach, as text.
    pub end: &'a str,
    /// The kind of that line.
    pub goal: Goal,
}

/// The kind of line that a derivation must reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The answer of a simplification. Laws are read from left to right, unless their name says otherwise, and only the last step
    /// may change the order of operands.
    Sum {
        /// Whether the answer is proven to be a minimum.
        proven: bool,
    },
    /// Any equal line. Laws may be read from right to left, and operands may change their order.
    Line,
}

/// The input of a derivation.
#[derive(Clone, Copy, Debug)]
pub enum Start<'a> {
    /// An expression as typed.
    Typed(&'a str),
    /// Rows; the first line is their canonical sum.
    Rows,
}

/// Checks a derivation: its lines, laws, spans and values, and its first and last line.
///
/// Takes time in proportion to the characters of all lines, times the logarithm of the longest chain, and to the rows
/// of the variables, 64 at a time.
pub fn verify(steps: &[Step], claim: &Claim<'_>) -> Result<(), Refusal> {
    verify_within(steps, claim, &Work::default())
}

/// Like [`verify`]; refuses for [`Reason::Work`] once the work is spent.
pub(crate) fn verify_within(steps: &[Step], claim: &Claim<'_>, work: &Work) -> Result<(), Refusal> {
    let checked = check(steps, claim, work);
    // A verdict may be wrong if the work was spent before it was reached.
    let last = steps.len().saturating_sub(1);
    if work.is_spent() { Err(Refusal { step: last, reason: Reason::Work }) } else { checked }
}

fn check(steps: &[Step], claim: &Claim<'_>, work: &Work) -> Result<(), Refusal> {
    let at = |step: usize| move |reason: Reason| Refusal { step, reason };
    for (index, step) in steps.iter().enumerate() {
        check_frame(index, step).map_err(at(index))?;
    }
    let Some(first) = steps.first() else { return Err(at(0)(Reason::NoLine)) };
    let typed = read(&first.current_expression, work).map_err(at(0))?;
    if let Start::Typed(input) = claim.start
        && !ends::is_typed(&first.current_expression, input)
    {
        return Err(at(0)(Reason::OtherInput));
    }
    let fewest = brackets::with_fewest_brackets(&typed);
    let has_brackets_step =
        steps.get(1).is_some_and(|step| step.step_type == StepType::RemovedRedundantBrackets);
    let start = usize::from(has_brackets_step);
    if has_brackets_step == (fewest == first.current_expression) || steps[start].current_expression != fewest
    {
        return Err(at(start)(Reason::Brackets));
    }
    Checker::new(&fewest, start, work).map_err(at(start))?.check(steps, claim)
}

/// Whether the step has the sides that its type needs, and its type is allowed at this index.
fn check_frame(index: usize, step: &Step) -> Result<(), Reason> {
    let is_in_place = match step.step_type {
        StepType::Corrected => index == 0,
        StepType::RemovedRedundantBrackets => index == 1,
        _ => index > 0,
    };
    if !is_in_place {
        return Err(Reason::TypeOutOfPlace);
    }
    let is_law = !matches!(step.step_type, StepType::Corrected | StepType::RemovedRedundantBrackets);
    if step.before.is_some() != is_law || step.after.is_some() != is_law {
        return Err(Reason::Sides);
    }
    let sentence = &step.description;
    let is_sentence = sentence.ends_with('.')
        && (2..=DESCRIPTION_CHARS_MAX).contains(&sentence.chars().count())
        && !sentence.starts_with(char::is_whitespace)
        && !sentence.contains(char::is_control);
    if is_sentence { Ok(()) } else { Err(Reason::Description) }
}

/// The looks that it takes to read and write a character, and to compare it with another line's.
const PER_CHARACTER: usize = 32;

fn read<'t>(text: &'t str, work: &Work) -> Result<Line<'t>, Reason> {
    if text.len() > LINE_CHARS_MAX {
        return Err(Reason::TooLong);
    }
    if !work.pay(PER_CHARACTER * text.len()) {
        return Err(Reason::Work);
    }
    Line::read(text).ok_or(Reason::Unreadable)
}

/// The rules of a step that its goal decides.
struct Rules {
    /// Whether the law may be read from right to left.
    reads_backwards: bool,
    /// Whether operands may change their order that the law does not involve.
    reorders: bool,
}

fn rules(goal: Goal, is_last: bool) -> Rules {
    let is_free = goal == Goal::Line;
    Rules { reads_backwards: is_free, reorders: is_free || is_last }
}

/// Checks the lines in order, beginning with the first line that has the fewest brackets.
struct Checker<'t> {
    grove: Grove,
    start: usize,
    line: Line<'t>,
    /// The likeness of each line.
    lines: Vec<Like>,
    seen: FxHashSet<Like>,
}

impl<'t> Checker<'t> {
    fn new(first: &'t str, start: usize, work: &Work) -> Result<Self, Reason> {
        let mut grove = Grove::new(work);
        let mut line = read(first, work)?;
        line.grow(&mut grove);
        let like = line.like(line.root);
        Ok(Self { grove, start, line, lines: vec![like], seen: FxHashSet::from_iter([like]) })
    }

    fn check(mut self, steps: &'t [Step], claim: &Claim<'_>) -> Result<(), Refusal> {
        let refusal = |step, reason| Refusal { step, reason };
        let last = steps.len() - 1;
        let first_size = ends::size(&self.line);
        if matches!(claim.start, Start::Rows) && !ends::is_canonical(&self.line) {
            return Err(refusal(0, Reason::OtherInput));
        }
        for (index, step) in steps.iter().enumerate().skip(self.start + 1) {
            let line = self
                .next_line(step, &rules(claim.goal, index == last))
                .map_err(|reason| refusal(index, reason))?;
            self.lines.push(line.like(line.root));
            self.line = line;
        }
        let end = self.read_fewest(claim.end).map_err(|_| refusal(last, Reason::OtherEnd))?;
        self.lines.push(end.like(end.root));
        let equal = values::equal_from_the_first(&self.grove, &self.lines)
            .ok_or(refusal(self.start, Reason::TooManyVariables))?;
        if self.start + equal <= last {
            return Err(refusal(self.start + equal, Reason::Value));
        }
        let is_proven = claim.goal == Goal::Sum { proven: true };
        let is_minimum = is_proven && first_size.is_some() && first_size == ends::size(&end);
        let has_steps = last > self.start;
        if has_steps && is_minimum {
            return Err(refusal(self.start + 1, Reason::NeedsNoStep));
        }
        let is_same = claim.goal == Goal::Line && self.line.like(self.line.root) == end.like(end.root);
        let is_answer = self.line.text == claim.end || ((is_minimum || is_same) && !has_steps);
        if equal < self.lines.len() || !is_answer {
            return Err(refusal(last, Reason::OtherEnd));
        }
        Ok(())
    }

    /// A line with the fewest brackets.
    fn read_fewest<'l>(&mut self, text: &'l str) -> Result<Line<'l>, Reason> {
        let mut line = read(text, &self.grove.work)?;
        if brackets::with_fewest_brackets(&line) != text {
            return Err(Reason::Brackets);
        }
        line.grow(&mut self.grove);
        Ok(line)
    }

    /// The line of a step, which must follow from the line before.
    fn next_line(&mut self, step: &'t Step, rules: &Rules) -> Result<Line<'t>, Reason> {
        let (Some(before), Some(after)) = (&step.before, &step.after) else { return Err(Reason::Sides) };
        let line = self.read_fewest(&step.current_expression)?;
        if !self.seen.insert(line.like(line.root)) {
            return Err(Reason::Repeated);
        }
        self.check_law(step.step_type, before, &line, after, rules)?;
        Ok(line)
    }

    /// Checks the law of a step.
    fn check_law(
        &mut self,
        law: StepType,
        before: &Side,
        line: &Line<'_>,
        after: &Side,
        rules: &Rules,
    ) -> Result<(), Reason> {
        let (from, to) = (place::locate(&self.line, before)?, place::locate(line, after)?);
        let (earlier, later) = (from.like(&mut self.grove, &self.line), to.like(&mut self.grove, line));
        let forwards = laws::Use {
            before: earlier,
            after: later,
            others: from.others(&self.line),
            is_whole: from.whole.is_some(),
        };
        let fits = laws::fits(&mut self.grove, law, &forwards)
            || rules.reads_backwards && {
                let backwards = laws::Use {
                    before: later,
                    after: earlier,
                    others: to.others(line),
                    is_whole: to.whole.is_some(),
                };
                laws::fits(&mut self.grove, law.reversed(), &backwards)
                    || laws::fits_equality(&mut self.grove, law, earlier, later)
            };
        if !fits {
            return Err(Reason::Law);
        }
        let around = [
            context::around(&mut self.grove, &self.line, &from),
            context::around(&mut self.grove, line, &to),
        ];
        if around[0] != around[1] {
            return Err(Reason::Context);
        }
        if rules.reorders || order::is_kept(&self.line, &from, line, &to, &self.grove.work) {
            Ok(())
        } else {
            Err(Reason::Order)
        }
    }
}
