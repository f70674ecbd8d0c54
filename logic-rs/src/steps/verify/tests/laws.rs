//! Each law, in each direction that it may go and for each sign.

use super::{Reason, StepType, check};
use StepType::*;

/// Type, the line before and the line after.
type Case = (StepType, &'static str, &'static str);

#[rustfmt::skip]
const STEPS: &[Case] = &[
    (DoubleNegation, "[A'']", "[A]"),
    (DoubleNegation, "B.[A''']", "B.[A']"),
    (DoubleNegation, "C+[(A+B)'']+D", "C+[A+B]+D"),
    (DoubleNegation, "C.([(A.B)'']+D)'", "C.([A.B]+D)'"),
    (BasicNot, "A+[0']", "A+[1]"),
    (BasicNot, "A.[1']+B", "A.[0]+B"),
    (BasicNot, "[1']'", "[0]'"),
    (XorGate, "[A^B]", "[A.B'+A'.B]"),
    (XorGate, "C+[A^B]+D", "C+[A.B'+A'.B]+D"),
    (XorGate, "C.([A^B])", "C.([A.B'+A'.B])"),
    (XorGate, "([A^B])'", "([A.B'+A'.B])'"),
    (XorGate, "[A^B]^C", "([A.B'+A'.B])^C"),
    (XorGate, "[A]^B^[C]", "([A.C'+A'.C])^B"),
    (XorGate, "[A^B^C]", "[A.(B^C)'+A'.(B^C)]"),
    (XorGate, "[A^B^C]", "[(A^C).B'+(A^C)'.B]"),
    (XorGate, "[A^B^C^D]", "[(A^B).(C^D)'+(A^B)'.(C^D)]"),
    (XorGate, "[A.B^C]", "[A.B.C'+(A.B)'.C]"),
    (XorGate, "[A^B']", "[A.B''+A'.B']"),
    (XorGate, "[A.B'^C.D^E]", "[A.B'.(C.D^E)'+(A.B')'.(C.D^E)]"),
    (XorGate, "[A^A]", "[A.A'+A'.A]"),
    (XorGate, "[A^1]", "[A.1'+A'.1]"),
    (XorGate, "[A^0]", "[A]"),
    (XorGate, "C.([A^B^0])", "C.([A^B])"),
    (XorGate, "A^[B^1]", "A^[B']"),
    (XorGate, "[A^B^1]", "[(A^B)']"),
    (XorGate, "[A^B]^C^[A^B]", "[0]^C"),
    (XorGate, "[A^A]", "[0]"),
    (XorGate, "[A^A']", "[1]"),
    (XorGate, "[A]^B^[A']", "[1]^B"),
    (XorGate, "[A^B^(B^A)']^C", "[1]^C"),
    (DeMorgan, "[(A+B)']", "[A'.B']"),
    (DeMorgan, "[(A+B)'].C", "[A'.B'].C"),
    (DeMorgan, "C+[(A+B)']", "C+[A'.B']"),
    (DeMorgan, "[(A.B.C)']", "[A'+B'+C']"),
    (DeMorgan, "[(A.B.C)'].D", "([A'+B'+C']).D"),
    (DeMorgan, "[(A'+B)']", "[A''.B']"),
    (DeMorgan, "[(A.B)']'", "([A'+B'])'"),
    (DeMorgan, "([(A.B)']+C)'", "([A'+B']+C)'"),
    (DeMorgan, "[(C+A)']", "[A'.C']"),
    (DeMorgan, "[(A.B+C)']", "[(A.B)'.C']"),
    (ReversedDeMorgan, "[A'.B']", "[(A+B)']"),
    (ReversedDeMorgan, "[A'.B'].C", "[(A+B)'].C"),
    (ReversedDeMorgan, "[A'].C.[B']", "[(A+B)'].C"),
    (ReversedDeMorgan, "[A'+B'+C']", "[(A.B.C)']"),
    (Distributive, "[A.(B+C)]", "[A.B+A.C]"),
    (Distributive, "[(B+C).A]", "[A.B+A.C]"),
    (Distributive, "[A.(B+C+D)]+E", "[A.B+A.C+A.D]+E"),
    (Distributive, "[A.B.(C+D)]", "[A.B.C+A.B.D]"),
    (Distributive, "[A].B.[(C+D)]", "([A.C+A.D]).B"),
    (Distributive, "[A.(A+B)]", "[A.A+A.B]"),
    (Distributive, "[A.(B.C+D)]", "[A.B.C+A.D]"),
    (Distributive, "[(A+B).(C+D)]", "[A.C+A.D+B.C+B.D]"),
    (Distributive, "[(A+B).(C+D)]", "[(A+B).C+(A+B).D]"),
    (Distributive, "[(A+B).(C+D)].E", "([A.C+A.D+B.C+B.D]).E"),
    (Distributive, "[(A+B).(A+B)]", "[A.A+A.B+A.B+B.B]"),
    (Distributive, "[A+B.C]", "[(A+B).(A+C)]"),
    (Distributive, "D.([A+B.C])", "D.[(A+B).(A+C)]"),
    (Distributive, "[A+E+B.C.D]", "[(A+E+B).(A+E+C).(A+E+D)]"),
    (Distributive, "[A.B+C.D]", "[(A+C).(A+D).(B+C).(B+D)]"),
    (ReversedDistributive, "[A.B+A.B']", "[A.(B+B')]"),
    (ReversedDistributive, "[A.B]+C+[A.B']", "[A.(B+B')]+C"),
    (ReversedDistributive, "[A.B.C+A.B.C']", "[A.B.(C+C')]"),
    (ReversedDistributive, "[C.A.B+C'.A.B]", "[A.B.(C+C')]"),
    (ReversedDistributive, "[A.B+A.C+A.D.E]", "[A.(B+C+D.E)]"),
    (ReversedDistributive, "[(A+B).(A+C)]", "[A+B.C]"),
    (ReversedDistributive, "[(A+B).(A+C)].D", "([A+B.C]).D"),
    (ReversedDistributive, "[A.C+A.D+B.C+B.D]", "[(A+B).(C+D)]"),
    (ReversedDistributive, "[A.1+A.B]", "[A.(1+B)]"),
    (ReversedDistributive, "[A.(B+C)+A.D]", "[A.(B+C+D)]"),
    (OrIdempotent, "[A+A]", "[A]"),
    (OrIdempotent, "[A]+B+[A]+C+[A]", "[A]+B+C"),
    (OrIdempotent, "C.([A.B+B.A])", "C.[A.B]"),
    (OrIdempotent, "[A+B+A+B]", "[A+B]"),
    (OrIdempotent, "[A]", "[A+A]"),
    (OrIdempotent, "[A.B]+C", "[A.B+A.B]+C"),
    (OrIdempotent, "A.[B]", "A.([B+B])"),
    (AndIdempotent, "[A.A]", "[A]"),
    (AndIdempotent, "[A].B.[A]+C", "[A].B+C"),
    (AndIdempotent, "C+[(A+B).(B+A)]", "C+[A+B]"),
    (AndIdempotent, "[A]+B", "[A.A]+B"),
    (AndIdempotent, "C.([A+B])", "C.[(A+B).(A+B)]"),
    (OrAnnulment, "[A+1]", "[1]"),
    (OrAnnulment, "C.([A+1+B])", "C.[1]"),
    (AndAnnulment, "[A.0]", "[0]"),
    (AndAnnulment, "C+[A.B.0]", "C+[0]"),
    (AndAnnulment, "[0.0]", "[0]"),
    (OrIdentity, "[A+0]", "[A]"),
    (OrIdentity, "[A+0+B]", "[A+B]"),
    (OrIdentity, "[A+0]+B", "[A]+B"),
    (OrIdentity, "C.([A+0])", "C.[A]"),
    (OrIdentity, "C.([A.B+0])", "C.[A.B]"),
    (OrIdentity, "[A]", "[A+0]"),
    (OrIdentity, "[0+0]", "[0]"),
    (AndIdentity, "[A.1]", "[A]"),
    (AndIdentity, "C+[(A+B).1]", "C+[A+B]"),
    (AndIdentity, "[A].B.[1]", "[A].B"),
    (AndIdentity, "[A.B]+C", "[A.B.1]+C"),
    (AndIdentity, "[A]", "[A.1]"),
    (OrComplement, "[A+A']", "[1]"),
    (OrComplement, "A.([B+B']).C", "A.[1].C"),
    (OrComplement, "[A]+B+[A']", "[1]+B"),
    (OrComplement, "[A+B+(A+B)']", "[1]"),
    (OrComplement, "[A.B+(A.B)']", "[1]"),
    (OrComplement, "[A'+A'']", "[1]"),
    (OrComplement, "A.B.[1]", "A.B.([C+C'])"),
    (AndComplement, "[A.A']", "[0]"),
    (AndComplement, "[A].B.[A']", "[0].B"),
    (AndComplement, "[(A+B).(B+A)']", "[0]"),
    (AndComplement, "C+[0]", "C+[A.A']"),
    (OrAbsorptive, "[A+A.B]", "[A]"),
    (OrAbsorptive, "[A.B.C]+D+[A]", "D+[A]"),
    (OrAbsorptive, "[A.B]+D+[A.B.C]", "[A.B]+D"),
    (OrAbsorptive, "[A+B+(A+B).C]", "[A+B]"),
    (OrAbsorptive, "[A'+A'.B'.C']+D", "[A']+D"),
    (AndAbsorptive, "[A.(A+B)]", "[A]"),
    (AndAbsorptive, "[(A+B)].C.[(A+B+D)]", "([A+B]).C"),
    (AndAbsorptive, "[(A+B).(A+B+C)]", "[A+B]"),
    (AndAbsorptive, "[A.B.(A.B+C)]", "[A.B]"),
    (OrRedundancy, "[A+A'.B]", "[A+B]"),
    (OrRedundancy, "[A'+A.B]", "[A'+B]"),
    (OrRedundancy, "[A'.B]+C+[A]", "[B]+C+[A]"),
    (OrRedundancy, "[A.B+(A.B)'.C]", "[A.B+C]"),
    (OrRedundancy, "[(A.B)'+A.B.C]", "[(A.B)'+C]"),
    (OrRedundancy, "[A+B+(A+B)'.C]", "[A+B+C]"),
    (OrRedundancy, "[A+A'.(B+C)]", "[A+B+C]"),
    (OrRedundancy, "[A+A'.B.C]+D", "[A+B.C]+D"),
    (AndRedundancy, "[A.(A'+B)]", "[A.B]"),
    (AndRedundancy, "[A.(A'+B.C)]", "[A.B.C]"),
    (AndRedundancy, "[(A'+B)].C.[A]", "[B].C.[A]"),
    (AndRedundancy, "[(A'+B)].C.[A]", "[A.B].C"),
    (AndRedundancy, "[(A+B).((A+B)'+C)]", "[(A+B).C]"),
    (Consensus, "[A.B+A'.C+B.C]", "[A.B+A'.C]"),
    (Consensus, "[B.C+A.B]+D+[A'.C]", "[A.B]+D+[A'.C]"),
    (Consensus, "[A.B+A'.B.C+B.C]", "[A.B+A'.B.C]"),
    (Consensus, "[A.B.C+A'.B.D+B.C.D]", "[A.B.C+A'.B.D]"),
    (Consensus, "[A.B.D+(A.B)'.C+C.D]", "[A.B.D+(A.B)'.C]"),
    (Consensus, "[(A+B).(A'+C).(B+C)]", "[(A+B).(A'+C)]"),
    (Consensus, "[A.B+A'.C]", "[A.B+B.C+A'.C]"),
    (Consensus, "[A.B]+D+[A'.C]", "[A.B+B.C]+D+[A'.C]"),
    (Consensus, "[(A+B).(A'+C)]", "[(A+B).(B+C).(A'+C)]"),
];

#[test]
fn each_law_is_accepted_in_each_direction_and_for_each_sign() {
    for &(law, before, after) in STEPS {
        assert_eq!(check(law, before, after), Ok(()), "{law:?}: {before} → {after}");
    }
}

#[test]
fn each_law_is_refused_under_the_name_of_another() {
    let laws: Vec<StepType> = STEPS.iter().map(|&(law, ..)| law).collect();
    // Two laws make these steps: idempotent, because both operands are 0, and identity (0+0) or annulment (0.0).
    let both = |before: &str| ["[0+0]", "[0.0]"].contains(&before);
    let mut tried = 0;
    for &(law, before, after) in STEPS.iter().filter(|(_, before, _)| !both(before)) {
        for &other in laws.iter().filter(|&&other| other != law) {
            assert_eq!(check(other, before, after), Err(Reason::Law), "{other:?}: {before} → {after}");
            tried += 1;
        }
    }
    assert!(tried > 10_000, "{tried}");
}

#[test]
fn what_goes_one_way_only_is_refused_backwards() {
    let one_way = [
        DoubleNegation,
        BasicNot,
        XorGate,
        DeMorgan,
        ReversedDeMorgan,
        Distributive,
        ReversedDistributive,
        OrAnnulment,
        AndAnnulment,
        OrAbsorptive,
        AndAbsorptive,
        OrRedundancy,
        AndRedundancy,
    ];
    for &(law, before, after) in STEPS.iter().filter(|(law, ..)| one_way.contains(law)) {
        let is_same = before == after;
        assert!(!is_same && check(law, after, before) == Err(Reason::Law), "{law:?}: {after} → {before}");
    }
}
