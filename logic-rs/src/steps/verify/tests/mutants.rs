//! The checker refuses correct derivations in which one thing has been changed.

use super::derivations::{DERIVATIONS, Derivation};
use super::{Reason, Side, Step, StepType};
use StepType::*;

pub(super) const TYPES: [StepType; 22] = [
    Corrected,
    RemovedRedundantBrackets,
    DoubleNegation,
    BasicNot,
    XorGate,
    DeMorgan,
    ReversedDeMorgan,
    Distributive,
    ReversedDistributive,
    OrIdempotent,
    AndIdempotent,
    OrAnnulment,
    AndAnnulment,
    OrIdentity,
    AndIdentity,
    OrComplement,
    AndComplement,
    OrAbsorptive,
    AndAbsorptive,
    OrRedundancy,
    AndRedundancy,
    Consensus,
];

/// Makes all mutants of a kind from each step of each derivation, and asserts that each is refused.
fn all_refused(kind: &str, at_least: usize, mutants: impl Fn(&[Step], usize) -> Vec<Vec<Step>>) {
    let mut tried = 0;
    for derivation in DERIVATIONS {
        let steps = derivation.steps();
        for index in 0..steps.len() {
            for mutant in mutants(&steps, index) {
                assert_ne!(mutant, steps, "a mutant is no copy");
                refused(kind, derivation, &mutant, index);
                tried += 1;
            }
        }
    }
    assert!(tried >= at_least, "{tried} with {kind}");
}

fn refused(kind: &str, derivation: &Derivation, mutant: &[Step], index: usize) {
    match derivation.verified(mutant) {
        // A correct law in an unchanged context keeps the value. So the checks of law and context must refuse each
        // mutant before the values are compared.
        Err(refusal) if refusal.reason != Reason::Value => {}
        verified => panic!("{kind} at step {index} of {}: {verified:?} {mutant:#?}", derivation.input),
    }
}

/// The derivation with one step changed.
fn with(steps: &[Step], index: usize, change: impl FnOnce(&mut Step)) -> Vec<Step> {
    let mut mutant = steps.to_vec();
    change(&mut mutant[index]);
    mutant
}

#[test]
fn another_type() {
    all_refused("another type", 1_000, |steps, index| {
        let others = TYPES.into_iter().filter(|&other| other != steps[index].step_type);
        others.map(|other| with(steps, index, |step| step.step_type = other)).collect()
    });
}

/// Copies of the text, in each of which one character is replaced by another.
fn replaced(text: &str, by: impl Fn(char) -> &'static str) -> Vec<String> {
    let replace = |(at, c): (usize, char)| {
        by(c).chars().map(move |new| format!("{}{new}{}", &text[..at], &text[at + c.len_utf8()..]))
    };
    text.char_indices().flat_map(replace).collect()
}

/// Another literal or constant, or another sign.
fn other(c: char) -> &'static str {
    match c {
        'A' => "BC",
        'B' => "AC",
        'C' => "AB",
        '0' => "1A",
        '1' => "0A",
        '+' => ".^",
        '.' => "+^",
        '^' => "+.",
        '\'' => ".",
        _ => "",
    }
}

#[test]
fn another_literal_or_sign_in_a_line() {
    all_refused("another character", 1_500, |steps, index| {
        let texts = replaced(&steps[index].current_expression, other);
        texts.into_iter().map(|text| with(steps, index, |step| step.current_expression = text)).collect()
    });
}

/// Changes the same character in the line and in the sides that contain it, so that everything but the law and the
/// values agrees.
#[test]
fn another_literal_or_sign_wherever_the_line_is_told() {
    all_refused("another character everywhere", 1_500, |steps, index| {
        let texts = replaced(&steps[index].current_expression, other);
        let mutants = texts.into_iter().map(|text| {
            let mut mutant = with(steps, index, |step| {
                tell(&mut step.after, &text);
                step.current_expression.clone_from(&text);
            });
            if let Some(next) = mutant.get_mut(index + 1) {
                tell(&mut next.before, &text);
            }
            mutant
        });
        // Mutants of the input are left out: a changed input can have a correct first step.
        mutants.filter(|_| index > 0).collect()
    });
}

/// Writes the text of a side again from its spans.
fn tell(side: &mut Option<Side>, line: &str) {
    let Some(side) = side else { return };
    let parts: Vec<&str> = side.at.iter().map(|&(start, end)| &line[start as usize..end as usize]).collect();
    let end = side.at.first().map_or(0, |&(_, end)| end as usize);
    side.part = parts.join(line.get(end..end + 1).unwrap_or_default());
}

#[test]
fn a_bar_more_or_fewer() {
    all_refused("a bar", 1_000, |steps, index| {
        let text = &steps[index].current_expression;
        let more = (1..=text.len()).map(|at| format!("{}'{}", &text[..at], &text[at..]));
        let fewer = text.match_indices('\'').map(|(at, _)| format!("{}{}", &text[..at], &text[at + 1..]));
        let texts: Vec<String> = more.chain(fewer).filter(|mutant| mutant != text).collect();
        texts.into_iter().map(|text| with(steps, index, |step| step.current_expression = text)).collect()
    });
}

#[test]
fn a_step_missing() {
    all_refused("a step missing", 60, |steps, index| {
        let mut mutant = steps.to_vec();
        mutant.remove(index);
        vec![mutant]
    });
}

/// Leaves out the line between two steps: takes `before` from the first step and `after` from the second.
#[test]
fn two_steps_in_one() {
    all_refused("two steps in one", 100, |steps, index| {
        let Some(next) = steps.get(index + 1).filter(|next| next.before.is_some()) else { return Vec::new() };
        let types = [steps[index].step_type, next.step_type];
        let merged = types.map(|step_type| {
            let mut mutant = steps.to_vec();
            mutant[index + 1].step_type = step_type;
            mutant[index + 1].before.clone_from(&steps[index].before);
            mutant.remove(index);
            mutant
        });
        merged.into_iter().collect()
    });
}

#[test]
fn a_step_twice() {
    all_refused("a step twice", 60, |steps, index| {
        let mut mutant = steps.to_vec();
        mutant.insert(index, steps[index].clone());
        vec![mutant]
    });
}

#[test]
fn a_range_moved_by_one_at_either_end() {
    all_refused("a moved range", 400, |steps, index| {
        let sides: [fn(&mut Step) -> &mut Option<Side>; 2] =
            [|step| &mut step.before, |step| &mut step.after];
        let mut mutants = Vec::new();
        for side in sides {
            let mut step = steps[index].clone();
            let Some(own) = side(&mut step).clone() else { continue };
            for range in 0..own.at.len() {
                for (start, end) in [(1, 0), (0, 1), (1, 1), (-1, 0), (0, -1), (-1, -1)] {
                    let moved = own.at[range]
                        .0
                        .checked_add_signed(start)
                        .zip(own.at[range].1.checked_add_signed(end));
                    let Some(moved) = moved else { continue };
                    mutants.push(with(steps, index, |step| {
                        if let Some(side) = side(step) {
                            side.at[range] = moved;
                        }
                    }));
                }
            }
        }
        mutants
    });
}
