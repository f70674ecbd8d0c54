use super::{LinesRequest, NextOutcome, next};
use crate::calls::InputMode;
use crate::calls::simplify::SimplifyRequest;
use crate::calls::steps::{StepsOutcome, steps};
use crate::random::Random;
use crate::steps::Step;

fn asked(lines: &[String]) -> NextOutcome {
    next(&LinesRequest {
        lines: lines.to_vec(),
        variables_max: None,
        primes_max: None,
        work_max: 100,
        steps_max: None,
        steps_work_max: None,
    })
}

fn texts(lines: &[&str]) -> Vec<String> {
    lines.iter().map(ToString::to_string).collect()
}

/// The steps by laws of the derivation of a line.
fn derived(input: &str) -> Vec<Step> {
    let request = SimplifyRequest {
        input: input.to_owned(),
        mode: InputMode::Boolean,
        dont_cares: None,
        variables: None,
        variables_max: None,
        primes_max: None,
        work_max: 100,
        steps_work_max: None,
    };
    let StepsOutcome::Steps { steps } = steps(&request) else { panic!("{input}") };
    steps.into_iter().filter(|step| step.before.is_some()).collect()
}

#[test]
fn the_next_step_is_that_of_the_derivation_as_long_as_the_reader_follows_it() {
    for input in ["(A+B)'.(A'+C)", "A.(A'+B)+B.(B+C)", "A^B^(A.B)", "((A.B)')"] {
        let whole = derived(input);
        let mut lines = vec![input.to_owned()];
        for at in 0..whole.len() {
            let NextOutcome::Next { from, steps, .. } = asked(&lines) else { panic!("{input}") };
            assert_eq!((from as usize, &steps[..]), (at, &whole[at..]), "{input}");
            // In another order and with more brackets it is the same line.
            lines.push(format!("({})", steps[0].current_expression));
        }
        let last = whole.len() as u32;
        assert_eq!(asked(&lines), NextOutcome::Done { from: last }, "{input}");
    }
}

#[test]
fn a_line_that_is_wrong_or_unreadable_is_passed_over_with_all_after_it() {
    let from = |lines: &[&str]| match asked(&texts(lines)) {
        NextOutcome::Next { from, line, .. } => (from, line),
        other => panic!("{other:?}"),
    };
    assert_eq!(from(&["A.(A+B)+C.C'", "A.(A+B)+", "A"]), (0, "A.(A+B)+C.C'".to_owned()));
    assert_eq!(from(&["B.A+A.C.C'", "B.A+A.C", "A"]), (0, "B.A+A.C.C'".to_owned()));
    assert_eq!(from(&["B.A+A.C.C'", "B.A+A.0", "A"]), (1, "B.A+A.0".to_owned()));
    assert!(matches!(asked(&texts(&["A+"])), NextOutcome::Refused { .. }));
    // Another minimum than the derivation's is a minimum.
    let cycle = texts(&["A'.B+B'.C+A.C'+A.B'", "A'.B+B'.C+A.C'"]);
    assert_eq!(asked(&cycle), NextOutcome::Done { from: 1 });
}

/// Whoever does what the answers say, reaches the minimum from any equal line.
#[test]
fn from_random_detours_the_answers_lead_to_the_minimum() {
    let mut random = Random(11);
    for _ in 0..15 {
        let leaves = 3 + random.below(5);
        let input = random.expression(&["A", "B", "C"], leaves);
        let mut lines = vec![input.clone()];
        let mut steps_left = 200;
        loop {
            match asked(&lines) {
                NextOutcome::Done { .. } => break,
                NextOutcome::Next { steps, .. } => {
                    let line = &steps[0].current_expression;
                    // Now and then a law that the derivation has no use for.
                    let detour = [format!("{line}+0"), format!("({line}).(1)"), format!("({line})''")];
                    let is_detour = lines.len() < 12 && random.below(3) == 0;
                    lines.push(if is_detour {
                        detour[random.below(3) as usize].clone()
                    } else {
                        line.clone()
                    });
                }
                other => panic!("{input}: {other:?}"),
            }
            steps_left -= 1;
            assert!(steps_left > 0, "{input} does not end");
            if lines.len() == 60 {
                lines = vec![lines[59].clone()];
            }
        }
    }
}
