//! The derivations that the checker accepts and refuses.
//!
//! Sides are marked in the lines: `[A.B]+C+[A.B']` names the operands `A.B` and `A.B'` of the sum.

mod anything;
mod derivations;
mod ends;
mod laws;
mod lines;
mod manners;
mod mutants;
mod refusals;
mod size;

use super::{
    Checker, Claim, Goal, Reason, Refusal, Side, Start, Step, StepType, Work, rules, values, verify,
};

/// A line without its marks, and the side that they mark.
fn marked(text: &str) -> (String, Side) {
    let (mut line, mut at, mut open) = (String::new(), Vec::new(), 0);
    for c in text.chars() {
        match c {
            '[' => open = line.len() as u32,
            ']' => at.push((open, line.len() as u32)),
            _ => line.push(c),
        }
    }
    let parts: Vec<&str> = at.iter().map(|&(start, end)| &line[start as usize..end as usize]).collect();
    let sign = at.first().map(|&(_, end)| line[end as usize..].chars().take(1).collect::<String>());
    let part = parts.join(&sign.unwrap_or_default());
    (line, Side { part, at })
}

fn step(step_type: StepType, before: &str, after: &str) -> Step {
    let (current_expression, after) = marked(after);
    Step {
        current_expression,
        step_type,
        description: "Use the law.".to_owned(),
        before: Some(marked(before).1),
        after: Some(after),
    }
}

/// A line that no law makes.
fn plain(step_type: StepType, text: &str) -> Step {
    Step {
        current_expression: text.to_owned(),
        step_type,
        description: "Read the input.".to_owned(),
        before: None,
        after: None,
    }
}

/// Checks one step, which is not the last of its derivation, and its values.
fn check(law: StepType, before: &str, after: &str) -> Result<(), Reason> {
    check_as(law, before, after, false)
}

fn check_as(law: StepType, before: &str, after: &str, is_last: bool) -> Result<(), Reason> {
    let (line, _) = marked(before);
    let step = step(law, before, after);
    let mut checker = Checker::new(&line, 0, &Work::default())?;
    let next = checker.next_line(&step, &rules(Goal::Sum { proven: true }, is_last))?;
    checker.lines.push(next.like(next.root));
    match values::equal_from_the_first(&checker.grove, &checker.lines) {
        Some(2) => Ok(()),
        _ => Err(Reason::Value),
    }
}
