//! Correct derivations that no teacher would write are told from good ones.

use super::super::manners::teaches;
use super::derivations::DERIVATIONS;
use super::{Reason, Refusal, Step, StepType, plain, step};
use StepType::*;

type Law = (StepType, &'static str, &'static str);

fn taught(laws: &[Law]) -> Result<(), (usize, Reason)> {
    let (first, _) = super::marked(laws[0].1);
    let steps: Vec<Step> = [plain(Corrected, &first)]
        .into_iter()
        .chain(laws.iter().map(|&(law, before, after)| step(law, before, after)))
        .collect();
    for &(law, before, after) in laws {
        assert_eq!(super::check_as(law, before, after, true), Ok(()), "{before} → {after}");
    }
    teaches(&steps).map_err(|Refusal { step, reason }| (step, reason))
}

#[rustfmt::skip]
#[test]
fn nothing_is_copied_before_it_is_clean() {
    for (law, before, after) in [
        (XorGate, "[A''^B]", "[A''.B'+A'''.B]"),
        (XorGate, "[A^1'^B]", "[A.(1'^B)'+A'.(1'^B)]"),
        (XorGate, "[A^B]^1", "([A.B'+A'.B])^1"),
        (XorGate, "[A^B]^A", "([A.B'+A'.B])^A"),
        (XorGate, "[A^B]^A'", "([A.B'+A'.B])^A'"),
        (XorGate, "[A^(B+B)]", "[A.(B+B)'+A'.(B+B)]"),
        (XorGate, "[A^(B+B')]", "[A.(B+B')'+A'.(B+B')]"),
        (XorGate, "[A^B.0]", "[A.(B.0)'+A'.B.0]"),
        (XorGate, "[A^B]^(C+C.D)", "([A.B'+A'.B])^(C+C.D)"),
        (Distributive, "[A.(B+C)].A", "([A.B+A.C]).A"),
        (Distributive, "[A.(B+C)].1", "([A.B+A.C]).1"),
        (Distributive, "[A.(A+B)]", "[A.A+A.B]"),
        (Distributive, "[(A+B).(A+B+C)]", "[A.A+A.B+A.C+A.B+B.B+B.C]"),
        (Distributive, "[(A+B)].(A+B)'.[(C+D)]", "([A.C+A.D+B.C+B.D]).(A+B)'"),
    ] {
        let step = step(law, before, after);
        assert_eq!(super::check_as(law, before, after, true), Ok(()), "{before} → {after}");
        let (first, _) = super::marked(before);
        let refusal = teaches(&[plain(Corrected, &first), step]).map_err(|refusal| refusal.reason);
        assert_eq!(refusal, Err(Reason::Unclean), "{before} → {after}");
    }
}

#[rustfmt::skip]
#[test]
fn what_is_added_is_used_or_stands_in_the_answer() {
    let detour = |step| Err((step, Reason::Detour));
    for (laws, expected) in [
        (&[
            (Consensus, "[A.B+A'.C]+D", "[A.B+B.C+A'.C]+D"),
            (Consensus, "[A.B+B.C+A'.C]+D", "[A.B+A'.C]+D"),
        ] as &[Law], detour(1)),
        (&[(Consensus, "[A.B+A'.C]", "[A.B+B.C+A'.C]")], Ok(())),
        (&[
            (OrIdempotent, "[A.B]+C+A.D", "[A.B+A.B]+C+A.D"),
            (OrIdempotent, "[A.B+A.B]+C+A.D", "[A.B]+C+A.D"),
        ], detour(1)),
        (&[
            (Consensus, "[A.B+A'.C]+B.C.D+E", "[A.B+B.C+A'.C]+B.C.D+E"),
            (OrAbsorptive, "A.B+[B.C]+A'.C+[B.C.D]+E", "A.B+[B.C]+A'.C+E"),
            (Consensus, "[A.B+B.C+A'.C]+E", "[A.B+A'.C]+E"),
        ], Ok(())),
        (&[
            (AndIdentity, "[A]+A'.B+B.C", "[A.1]+A'.B+B.C"),
            (OrComplement, "A.[1]+A'.B+B.C", "A.([B+B'])+A'.B+B.C"),
            (Distributive, "[A.(B+B')]+A'.B+B.C", "[A.B+A.B']+A'.B+B.C"),
        ], Ok(())),
        (&[
            (AndIdentity, "[A]+B", "[A.1]+B"),
            (OrComplement, "A.[1]+B", "A.([C+C'])+B"),
        ], detour(2)),
    ] {
        assert_eq!(taught(laws), expected, "{laws:?}");
    }
}

#[test]
fn derivations_as_a_teacher_writes_them_are_good() {
    // The derivation of A^B^1 is left out: it shows laws that a teacher would not use there.
    for derivation in DERIVATIONS.iter().filter(|derivation| derivation.input != "A^B^1") {
        assert_eq!(teaches(&derivation.steps()), Ok(()), "{}", derivation.input);
    }
}
