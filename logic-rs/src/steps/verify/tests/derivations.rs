//! Correct derivations, written by hand, each with its input and its minimum.

use super::{Claim, Goal, Start, Step, StepType, plain, step, verify};
use StepType::*;

/// An input, its steps (type, the line before, the line after) and its minimum.
pub(super) struct Derivation {
    pub(super) input: &'static str,
    steps: &'static [(StepType, &'static str, &'static str)],
    simplified: &'static str,
}

impl Derivation {
    /// All steps, the input as read first.
    pub(super) fn steps(&self) -> Vec<Step> {
        let laws = self.steps.iter().map(|&(law, before, after)| step(law, before, after));
        let read = self.input.strip_suffix(REDUNDANT).unwrap_or(self.input);
        let brackets = (read != self.input).then(|| plain(RemovedRedundantBrackets, read));
        let corrected = match brackets {
            Some(_) => format!("({read})"),
            None => read.to_owned(),
        };
        [plain(Corrected, &corrected)].into_iter().chain(brackets).chain(laws).collect()
    }

    pub(super) fn verified(&self, steps: &[Step]) -> Result<(), super::Refusal> {
        let input = steps.first().map_or("", |step| &step.current_expression);
        verify(
            steps,
            &Claim { start: Start::Typed(input), end: self.simplified, goal: Goal::Sum { proven: true } },
        )
    }
}

/// The suffix that marks an input that is typed in brackets.
const REDUNDANT: &str = " in brackets";

#[rustfmt::skip]
pub(super) const DERIVATIONS: &[Derivation] = &[
    Derivation { input: "A.B+A.B' in brackets", simplified: "A", steps: &[
        (ReversedDistributive, "[A.B+A.B']", "[A.(B+B')]"),
        (OrComplement, "A.([B+B'])", "A.[1]"),
        (AndIdentity, "[A.1]", "[A]"),
    ] },
    Derivation { input: "(A+B).(A+B')", simplified: "A", steps: &[
        (ReversedDistributive, "[(A+B).(A+B')]", "[A+B.B']"),
        (AndComplement, "A+[B.B']", "A+[0]"),
        (OrIdentity, "[A+0]", "[A]"),
    ] },
    Derivation { input: "A^B^1", simplified: "A.B+A'.B'", steps: &[
        (XorGate, "A^[B^1]", "A^[B']"),
        (XorGate, "[A^B']", "[A.B''+A'.B']"),
        (DoubleNegation, "A.[B'']+A'.B'", "A.[B]+A'.B'"),
    ] },
    Derivation { input: "(A'+B')'+C.D+C.D'", simplified: "A.B+C", steps: &[
        (DeMorgan, "[(A'+B')']+C.D+C.D'", "[A''.B'']+C.D+C.D'"),
        (DoubleNegation, "[A''].B''+C.D+C.D'", "[A].B''+C.D+C.D'"),
        (DoubleNegation, "A.[B'']+C.D+C.D'", "A.[B]+C.D+C.D'"),
        (ReversedDistributive, "A.B+[C.D+C.D']", "A.B+[C.(D+D')]"),
        (OrComplement, "A.B+C.([D+D'])", "A.B+C.[1]"),
        (AndIdentity, "A.B+[C.1]", "A.B+[C]"),
    ] },
    Derivation { input: "(A^B)'", simplified: "A.B+A'.B'", steps: &[
        (XorGate, "([A^B])'", "([A.B'+A'.B])'"),
        (DeMorgan, "[(A.B'+A'.B)']", "[(A.B')'.(A'.B)']"),
        (DeMorgan, "[(A.B')'].(A'.B)'", "([A'+B'']).(A'.B)'"),
        (DoubleNegation, "(A'+[B'']).(A'.B)'", "(A'+[B]).(A'.B)'"),
        (DeMorgan, "(A'+B).[(A'.B)']", "(A'+B).([A''+B'])"),
        (DoubleNegation, "(A'+B).([A'']+B')", "(A'+B).([A]+B')"),
        (Distributive, "[(A'+B).(A+B')]", "[A.A'+A'.B'+A.B+B.B']"),
        (AndComplement, "[A.A']+A'.B'+A.B+B.B'", "[0]+A'.B'+A.B+B.B'"),
        (OrIdentity, "[0+A'.B']+A.B+B.B'", "[A'.B']+A.B+B.B'"),
        (AndComplement, "A'.B'+A.B+[B.B']", "A'.B'+A.B+[0]"),
        (OrIdentity, "[A'.B'+A.B+0]", "[A.B+A'.B']"),
    ] },
    Derivation { input: "(A.B.C)'.D", simplified: "A'.D+B'.D+C'.D", steps: &[
        (DeMorgan, "[(A.B.C)'].D", "([A'+B'+C']).D"),
        (Distributive, "[(A'+B'+C').D]", "[A'.D+B'.D+C'.D]"),
    ] },
    Derivation { input: "(A'+B+C)'", simplified: "A.B'.C'", steps: &[
        (DeMorgan, "[(A'+B+C)']", "[A''.B'.C']"),
        (DoubleNegation, "[A''].B'.C'", "[A].B'.C'"),
    ] },
    Derivation { input: "A.B+A'.C+B.C", simplified: "A.B+A'.C", steps: &[
        (Consensus, "[A.B+A'.C+B.C]", "[A.B+A'.C]"),
    ] },
    Derivation { input: "(A+B).(A'+C).(B+C)", simplified: "A.C+A'.B", steps: &[
        (Consensus, "[(A+B).(A'+C).(B+C)]", "[(A+B).(A'+C)]"),
        (Distributive, "[(A+B).(A'+C)]", "[A.A'+A.C+A'.B+B.C]"),
        (AndComplement, "[A.A']+A.C+A'.B+B.C", "[0]+A.C+A'.B+B.C"),
        (OrIdentity, "[0+A.C]+A'.B+B.C", "[A.C]+A'.B+B.C"),
        (Consensus, "[A.C+A'.B+B.C]", "[A.C+A'.B]"),
    ] },
    Derivation { input: "A.B'+B.C'+A'.C+A'.B", simplified: "A.B'+B.C'+A'.C", steps: &[
        (Consensus, "A.B'+[B.C'+A'.C+A'.B]", "A.B'+[B.C'+A'.C]"),
    ] },
    Derivation { input: "A.B'+A'.B+A.C'+A'.C", simplified: "A.B'+B.C'+A'.C", steps: &[
        (Consensus, "A.B'+[A'.B+A.C']+A'.C", "A.B'+[A'.B+B.C'+A.C']+A'.C"),
        (Consensus, "A.B'+[A'.B+B.C']+A.C'+[A'.C]", "A.B'+[B.C']+A.C'+[A'.C]"),
        (Consensus, "[A.B'+B.C'+A.C']+A'.C", "[A.B'+B.C']+A'.C"),
    ] },
    Derivation { input: "A'.B.C+A.B'.C+A.B.C'+A.B.C", simplified: "A.B+A.C+B.C", steps: &[
        (OrIdempotent, "A'.B.C+A.B'.C+A.B.C'+[A.B.C]", "A'.B.C+A.B'.C+A.B.C'+[A.B.C+A.B.C]"),
        (ReversedDistributive, "[A'.B.C]+A.B'.C+A.B.C'+[A.B.C]+A.B.C", "[(A'+A).B.C]+A.B'.C+A.B.C'+A.B.C"),
        (OrComplement, "([A'+A]).B.C+A.B'.C+A.B.C'+A.B.C", "[1].B.C+A.B'.C+A.B.C'+A.B.C"),
        (AndIdentity, "[1.B.C]+A.B'.C+A.B.C'+A.B.C", "[B.C]+A.B'.C+A.B.C'+A.B.C"),
        (OrIdempotent, "B.C+A.B'.C+A.B.C'+[A.B.C]", "B.C+A.B'.C+A.B.C'+[A.B.C+A.B.C]"),
        (ReversedDistributive, "B.C+[A.B'.C]+A.B.C'+[A.B.C]+A.B.C", "B.C+[A.C.(B'+B)]+A.B.C'+A.B.C"),
        (OrComplement, "B.C+A.C.([B'+B])+A.B.C'+A.B.C", "B.C+A.C.[1]+A.B.C'+A.B.C"),
        (AndIdentity, "B.C+[A.C.1]+A.B.C'+A.B.C", "B.C+[A.C]+A.B.C'+A.B.C"),
        (ReversedDistributive, "B.C+A.C+[A.B.C'+A.B.C]", "B.C+A.C+[A.B.(C'+C)]"),
        (OrComplement, "B.C+A.C+A.B.([C'+C])", "B.C+A.C+A.B.[1]"),
        (AndIdentity, "B.C+A.C+[A.B.1]", "[A.B]+A.C+B.C"),
    ] },
    Derivation { input: "A.(A+B)+B.B.0+1'", simplified: "A", steps: &[
        (AndAbsorptive, "[A.(A+B)]+B.B.0+1'", "[A]+B.B.0+1'"),
        (AndAnnulment, "A+[B.B.0]+1'", "A+[0]+1'"),
        (OrIdentity, "[A+0]+1'", "[A]+1'"),
        (BasicNot, "A+[1']", "A+[0]"),
        (OrIdentity, "[A+0]", "[A]"),
    ] },
    Derivation { input: "((A+B).(A'+C)'.1)''+B", simplified: "A.C'+B", steps: &[
        (DoubleNegation, "[((A+B).(A'+C)'.1)'']+B", "[(A+B).(A'+C)'.1]+B"),
        (AndIdentity, "[(A+B).(A'+C)'.1]+B", "[(A+B).(A'+C)']+B"),
        (DeMorgan, "(A+B).[(A'+C)']+B", "(A+B).[A''.C']+B"),
        (DoubleNegation, "(A+B).[A''].C'+B", "(A+B).[A].C'+B"),
        (AndAbsorptive, "[(A+B).A].C'+B", "[A].C'+B"),
    ] },
    Derivation { input: "A+A'.B+A'.B'.C", simplified: "A+B+C", steps: &[
        (OrRedundancy, "[A+A'.B]+A'.B'.C", "[A+B]+A'.B'.C"),
        (OrRedundancy, "[A]+B+[A'.B'.C]", "[A]+B+[B'.C]"),
        (OrRedundancy, "A+[B+B'.C]", "A+[B+C]"),
    ] },
    Derivation { input: "A.(A'+B)+(B+C).(C+B)", simplified: "B+C", steps: &[
        (AndRedundancy, "[A.(A'+B)]+(B+C).(C+B)", "[A.B]+(B+C).(C+B)"),
        (AndIdempotent, "A.B+[(B+C).(C+B)]", "A.B+[B+C]"),
        (OrAbsorptive, "[A.B+B]+C", "[B]+C"),
    ] },
    Derivation { input: "A'+B'+(A.B)''+C", simplified: "1", steps: &[
        (ReversedDeMorgan, "[A'+B']+(A.B)''+C", "[(A.B)']+(A.B)''+C"),
        (OrComplement, "[(A.B)'+(A.B)'']+C", "[1]+C"),
        (OrAnnulment, "[1+C]", "[1]"),
    ] },
    Derivation { input: "A.B.C+A'.B+A.B.C'", simplified: "B", steps: &[
        (ReversedDistributive, "[A.B.C]+A'.B+[A.B.C']", "[A.B.(C+C')]+A'.B"),
        (OrComplement, "A.B.([C+C'])+A'.B", "A.B.[1]+A'.B"),
        (AndIdentity, "[A.B.1]+A'.B", "[A.B]+A'.B"),
        (ReversedDistributive, "[A.B+A'.B]", "[(A+A').B]"),
        (OrComplement, "([A+A']).B", "[1].B"),
        (AndIdentity, "[1.B]", "[B]"),
    ] },
];

#[test]
fn right_derivations_are_accepted() {
    for derivation in DERIVATIONS {
        assert_eq!(derivation.verified(&derivation.steps()), Ok(()), "{}", derivation.input);
    }
}
