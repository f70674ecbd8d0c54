//! The checker answers soon for texts of any size and nesting.

use super::{Claim, Goal, Reason, Refusal, Start, Step, StepType, check, plain, step, verify};
use StepType::*;
use std::time::{Duration, Instant};

/// Far above the time that the checks take, and far below the time for comparing all operands with all others.
const SOON: Duration = Duration::from_secs(5);

fn soon<T>(what: &str, call: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let answer = call();
    assert!(start.elapsed() < SOON, "{what} took {:?}", start.elapsed());
    answer
}

/// Different products of so many variables.
fn terms(count: usize, variables: usize) -> Vec<String> {
    let literal =
        |number: usize, bit: usize| format!("x{bit}{}", if number >> bit & 1 == 1 { "" } else { "'" });
    (0..count)
        .map(|number| (0..variables).map(|bit| literal(number, bit)).collect::<Vec<_>>().join("."))
        .collect()
}

#[test]
fn a_sum_of_thousands_of_terms_takes_each_law_soon() {
    let sum = terms(2_500, 15).join("+");
    assert!(sum.len() > 120_000);
    let cases = [
        (OrComplement, format!("[y+y']+{sum}"), format!("[1]+{sum}")),
        (OrIdempotent, format!("[y]+{sum}+[y]"), format!("[y]+{sum}")),
        (OrAbsorptive, format!("[y]+{sum}+[y.z]"), format!("[y]+{sum}")),
        (OrRedundancy, format!("[y'.z]+{sum}+[y]"), format!("[z]+{sum}+[y]")),
        (Consensus, format!("[y.z]+{sum}+[y'.a+z.a]"), format!("[y.z]+{sum}+[y'.a]")),
        (OrAnnulment, format!("[{sum}+1]"), "[1]".to_owned()),
        (AndAnnulment, format!("[({sum}).0]"), "[0]".to_owned()),
        (DoubleNegation, format!("[({sum})'']"), format!("[{sum}]")),
        (Distributive, format!("[y.({sum})]"), format!("[y.{}]", sum.replace('+', "+y."))),
    ];
    for (law, before, after) in &cases[..8] {
        assert_eq!(soon("a step", || check(*law, before, after)), Ok(()), "{law:?}");
    }
    // Products out of variable order are refused as soon.
    let (law, before, after) = &cases[8];
    assert_eq!(
        soon("a step", || check(*law, before, &after.replace("y.", "a."))),
        Err(Reason::Law),
        "{law:?}"
    );
    let sorted = sum.split('+').map(|term| format!("a.{term}")).collect::<Vec<_>>().join("+");
    let opened = format!("[{sorted}]");
    assert_eq!(soon("a step", || check(*law, &before.replace("y.", "a."), &opened)), Ok(()), "{law:?}");
}

#[test]
fn what_does_not_fit_a_law_is_refused_soon() {
    let literals = |bar: &str| (0..4_000).map(|number| format!("x{number}{bar}")).collect::<Vec<_>>();
    let (plain, barred) = (literals("").join("."), literals("'").join("."));
    let (sum, barred_sum) = (literals("").join("+"), literals("'").join("+"));
    let cases = [
        (Consensus, format!("[{plain}+{barred}+y]"), format!("[{plain}+{barred}]")),
        (OrRedundancy, format!("[{sum}+{barred}]"), format!("[{sum}]")),
        (OrComplement, format!("[{sum}+{barred_sum}]"), "[1]".to_owned()),
        (Distributive, format!("[({sum}).({barred_sum})]"), format!("[{plain}+{barred}]")),
        (ReversedDistributive, format!("[{plain}+{barred}]"), format!("[({sum}).({barred_sum})]")),
        (XorGate, format!("[{}]", sum.replace('+', "^")), format!("[{barred}+{plain}]")),
        (OrIdempotent, format!("[{sum}+{sum}+y]"), format!("[{sum}]")),
    ];
    for (law, before, after) in &cases {
        assert_eq!(soon("a step", || check(*law, before, after)), Err(Reason::Law), "{law:?}");
    }
}

#[test]
fn no_nesting_is_too_deep() {
    for (open, close) in [("(", "+B)'"), ("A.(B+", ")"), ("", "'"), ("(A^", ")'")] {
        let deep = |inner: &str| format!("{}{inner}{}", open.repeat(20_000), close.repeat(20_000));
        let (before, after) = (deep("[C'']"), deep("[C]"));
        let refused = soon("a deep step", || check(DoubleNegation, &before, &after));
        assert_eq!(refused, Ok(()), "{open} … {close}");
    }
    let brackets = format!("{}A{}", "(".repeat(100_000), ")".repeat(100_000));
    let steps = [plain(Corrected, &brackets), plain(RemovedRedundantBrackets, "A")];
    let claim = Claim { start: Start::Typed(&brackets), end: "A", goal: Goal::Sum { proven: true } };
    assert_eq!(soon("brackets", || verify(&steps, &claim)), Ok(()));
    // Each bracket is redundant, and each chain in it is part of the chain around it.
    let nested = format!("{}A{}", "(".repeat(30_000), "+A)".repeat(30_000));
    let flat = format!("A{}", "+A".repeat(30_000));
    let steps = [
        plain(Corrected, &nested),
        plain(RemovedRedundantBrackets, &flat),
        step(OrIdempotent, &format!("[{flat}]"), "[A]"),
    ];
    let claim = Claim { start: Start::Typed(&nested), end: "A", goal: Goal::Sum { proven: true } };
    assert_eq!(soon("nested chains", || verify(&steps, &claim)), Ok(()));
}

#[test]
fn sixteen_variables_and_a_hundred_lines_are_compared_soon() {
    let terms = terms(300, 16);
    let line = |left: usize| format!("{}{}", terms.join("+"), "+0".repeat(left));
    let lines: Vec<String> = (0..=100).rev().map(line).collect();
    let mut steps = vec![plain(Corrected, &lines[0])];
    for pair in lines.windows(2) {
        let marked = |text: &str| {
            let (others, last) = text.split_at(terms[..299].join("+").len() + 1);
            format!("{others}[{last}]")
        };
        steps.push(step(OrIdentity, &marked(&pair[0]), &marked(&pair[1])));
    }
    let simplified = lines[100].clone();
    let claim = Claim { start: Start::Typed(&lines[0]), end: &simplified, goal: Goal::Sum { proven: true } };
    assert_eq!(soon("a hundred lines", || verify(&steps, &claim)), Ok(()));
    steps[50].current_expression = line(50).replacen("x15'", "x15", 1);
    let Err(Refusal { step, .. }) = verify(&steps, &claim) else { panic!("another literal") };
    assert_eq!(step, 50);
}

#[test]
fn what_is_too_much_is_refused() {
    let long = "A+".repeat(super::super::LINE_CHARS_MAX) + "A";
    let steps: [Step; 1] = [plain(Corrected, &long)];
    let claim = Claim { start: Start::Typed(&long), end: "A", goal: Goal::Sum { proven: true } };
    assert_eq!(verify(&steps, &claim), Err(Refusal { step: 0, reason: Reason::TooLong }));
    let many = (0..19).map(|number| format!("x{number}")).collect::<Vec<_>>().join("+");
    let steps = [plain(Corrected, &many)];
    let claim = Claim { start: Start::Typed(&many), end: &many, goal: Goal::Sum { proven: true } };
    assert_eq!(verify(&steps, &claim), Err(Refusal { step: 0, reason: Reason::TooManyVariables }));
}
