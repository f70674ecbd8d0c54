//! Derivations of any equal line, whose laws may be read from right to left.

use super::{Claim, Goal, Reason, Start, StepType, plain, step, verify};
use StepType::*;

/// Why a derivation with one law is refused, for each goal.
fn refused(law: StepType, before: &str, after: &str) -> [Option<Reason>; 2] {
    let law = step(law, before, after);
    let from: String = before.chars().filter(|sign| !matches!(sign, '[' | ']')).collect();
    let steps = [plain(Corrected, &from), law.clone()];
    [Goal::Line, Goal::Sum { proven: false }].map(|goal| {
        let claim = Claim { start: Start::Typed(&from), end: &law.current_expression, goal };
        verify(&steps, &claim).err().map(|refusal| refusal.reason)
    })
}

#[test]
fn a_law_from_right_to_left_is_one_for_a_line_only() {
    let laws = [
        (DoubleNegation, "[A+B]", "[(A+B)'']"),
        (OrAbsorptive, "[A]", "[A+A.B]"),
        (OrRedundancy, "[A+B]", "[A+A'.B]"),
        (AndAnnulment, "[0]", "[A.0]"),
        (XorGate, "[A.B'+A'.B]", "[A^B]"),
        (XorGate, "[(A^B)']", "[A.B+A'.B']"),
        (BasicNot, "[1]", "[0']"),
    ];
    for (law, before, after) in laws {
        assert_eq!(refused(law, before, after), [None, Some(Reason::Law)], "{before} to {after}");
    }
}

#[test]
fn a_line_may_change_its_order_at_any_step_but_nothing_else() {
    assert_eq!(refused(OrIdempotent, "[A+A]+C+B", "B+[A]+C")[0], None);
    assert_eq!(refused(OrIdempotent, "[A+A]+C", "B+[A]")[0], Some(Reason::Context));
    assert_eq!(refused(OrAbsorptive, "[A]+C", "[A+B.D]+C")[0], Some(Reason::Law));
}
