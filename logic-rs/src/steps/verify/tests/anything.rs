//! The checker answers for any texts and spans.

use super::derivations::DERIVATIONS;
use super::mutants::TYPES;
use super::{Claim, Goal, Reason, Side, Start, Step, verify};
use crate::random::Random;

const CHARACTERS: [&str; 18] =
    ["A", "B", "C", "x1", "0", "1", ".", "+", "^", "'", "(", ")", "((", "+A", ".B'", " ", "é", "\u{1F600}"];

/// The text with a few characters taken out or put in.
fn disturbed(random: &mut Random, text: &str) -> String {
    let mut characters: Vec<String> = text.chars().map(String::from).collect();
    for _ in 0..random.below(4) {
        let at = random.below(characters.len() as u32 + 1) as usize;
        if random.below(2) == 0 && at < characters.len() {
            characters.remove(at);
        } else {
            let new = CHARACTERS[random.below(CHARACTERS.len() as u32) as usize];
            characters.insert(at, new.to_owned());
        }
    }
    characters.concat()
}

fn disturb(random: &mut Random, side: &mut Option<Side>) {
    let Some(own) = side else { return };
    match random.below(8) {
        0 => own.part = disturbed(random, &own.part),
        1 => own.at.clear(),
        2 => own.at.reverse(),
        3 => own.at.push((random.below(20), random.below(20))),
        4 => own.at.iter_mut().for_each(|range| range.1 = u32::MAX - random.below(2)),
        5 => *side = None,
        _ => own.at.iter_mut().for_each(|range| *range = (random.below(12), random.below(12))),
    }
}

#[test]
fn no_texts_and_no_ranges_make_it_panic() {
    let mut random = Random(160);
    let mut accepted = 0;
    for round in 0..40_000 {
        let mut steps: Vec<Step> = DERIVATIONS[round % DERIVATIONS.len()].steps();
        for _ in 0..random.below(3) {
            let at = random.below(steps.len() as u32) as usize;
            let step = &mut steps[at];
            match random.below(5) {
                0 => step.step_type = TYPES[random.below(TYPES.len() as u32) as usize],
                1 => disturb(&mut random, &mut step.before),
                2 => disturb(&mut random, &mut step.after),
                _ => step.current_expression = disturbed(&mut random, &step.current_expression),
            }
        }
        let first = steps[0].current_expression.clone();
        let last = steps[steps.len() - 1].current_expression.clone();
        let start = if round % 5 == 0 { Start::Rows } else { Start::Typed(&first) };
        let claim = Claim { start, end: &last, goal: Goal::Sum { proven: round % 2 == 0 } };
        let refusal = verify(&steps, &claim).err();
        accepted += usize::from(refusal.is_none());
        // A correct law in an unchanged context keeps the value, so this refusal would show an error of the checker.
        assert!(!refusal.is_some_and(|refusal| refusal.reason == Reason::Value), "{steps:#?}");
        let _ = super::super::teaches(&steps);
    }
    assert!(accepted > 5_000, "{accepted} were left as they were");
}
