//! How derivations begin and end.

use super::{Claim, Goal, Reason, Refusal, Start, StepType, plain, step, verify};
use StepType::*;

#[test]
fn a_minimum_is_left_as_it_is_and_only_a_minimum() {
    let verified = |input: &str, simplified: &str, proven: bool| {
        let steps = [plain(Corrected, input)];
        verify(&steps, &Claim { start: Start::Typed(input), end: simplified, goal: Goal::Sum { proven } })
    };
    for (input, simplified, reason) in [
        ("A.B+C", "A.B+C", None),
        ("C+B.A", "A.B+C", None),
        ("A'.B+B'.C+A.C'", "A'.C+A.B'+B.C'", None),
        ("0", "0", None),
        ("1", "1", None),
        ("A+A", "A", Some(Reason::OtherEnd)),
        ("A.1", "A", Some(Reason::OtherEnd)),
        ("A+B", "A+C", Some(Reason::OtherEnd)),
        ("A+A'", "1", Some(Reason::OtherEnd)),
    ] {
        let refused = verified(input, simplified, true).err().map(|refusal| refusal.reason);
        assert_eq!(refused, reason, "{input} for {simplified}");
    }
    // If the answer is not proven minimal, only the answer itself needs no step.
    assert!(verified("C+B.A", "A.B+C", false).is_err());
    assert!(verified("A.B+C", "A.B+C", false).is_ok());
}

#[rustfmt::skip]
#[test]
fn one_minimum_is_not_made_into_another() {
    let input = "A.B'+B.C'+A'.C";
    let steps = [
        plain(Corrected, input),
        step(Consensus, "[A.B'+B.C']+A'.C", "[A.B'+A.C'+B.C']+A'.C"),
        step(Consensus, "A.B'+A.C'+[B.C'+A'.C]", "A.B'+A.C'+[B.C'+A'.B+A'.C]"),
        step(Consensus, "[A.B']+A.C'+B.C'+A'.B+[A'.C]", "[A.B'+B'.C]+A.C'+B.C'+A'.B+[A'.C]"),
        step(Consensus, "[A.B'+B'.C+A.C']+B.C'+A'.B+A'.C", "[B'.C+A.C']+B.C'+A'.B+A'.C"),
        step(Consensus, "B'.C+[A.C'+B.C'+A'.B]+A'.C", "B'.C+[A.C'+A'.B]+A'.C"),
        step(Consensus, "[B'.C]+A.C'+[A'.B+A'.C]", "[A'.B]+A.C'+[B'.C]"),
    ];
    let claim = Claim { start: Start::Typed(input), end: "A'.B+A.C'+B'.C", goal: Goal::Sum { proven: true } };
    assert_eq!(verify(&steps, &claim), Err(Refusal { step: 1, reason: Reason::NeedsNoStep }));
    assert_eq!(verify(&steps, &Claim { goal: Goal::Sum { proven: false }, ..claim }), Ok(()));
}

#[test]
fn brackets_are_removed_only_where_some_can_go() {
    let steps = [plain(Corrected, "A"), plain(RemovedRedundantBrackets, "A")];
    let claim = Claim { start: Start::Typed("A"), end: "A", goal: Goal::Sum { proven: true } };
    assert_eq!(verify(&steps, &claim), Err(Refusal { step: 1, reason: Reason::Brackets }));
}

#[test]
fn rows_begin_with_their_canonical_sum() {
    let verified = |first: &str| {
        let steps = [plain(Corrected, first)];
        verify(&steps, &Claim { start: Start::Rows, end: first, goal: Goal::Sum { proven: true } }).is_ok()
    };
    for canonical in ["0", "A", "A'+A", "A'.B+A.B'", "A'.B'.C'+A.B.C"] {
        assert!(verified(canonical), "{canonical}");
    }
    for other in ["1", "A+A'", "A.B'+A'.B", "A.B+A", "B.A", "A.B+A.B", "A.(B+C)", "(A.B)'"] {
        assert!(!verified(other), "{other}");
    }
}
