//! Steps that are refused, each for its reason.

use super::{Claim, Goal, Reason, Refusal, Start, Step, StepType, check, check_as, plain, step, verify};
use StepType::*;

#[rustfmt::skip]
#[test]
fn what_is_more_than_one_step_is_refused() {
    for (law, before, after) in [
        (DeMorgan, "[(A'.B)']", "[A+B']"),
        (ReversedDistributive, "[A.B+A.B']", "[A]"),
        (OrAbsorptive, "[A.B+A.B']", "[A]"),
        (ReversedDistributive, "[A+A.B]", "[A.(1+B)]"),
        (OrRedundancy, "[A.B+A.B'.C]", "[A.B+A.C]"),
        (DoubleNegation, "[A''+B'']", "[A+B]"),
        (DoubleNegation, "[A'''']", "[A]"),
        (OrComplement, "[A+B+A'.B']", "[1]"),
        (OrAnnulment, "[A+1]+B", "[1]+B"),
        (OrIdentity, "[A+0+0]", "[A]"),
        (OrAbsorptive, "[A+A.B+A.C]", "[A]"),
        (OrIdempotent, "[A+A]+A", "[A]+A"),
        (OrIdempotent, "[A]", "[A+A+A]"),
        (XorGate, "[A^B^C]^D", "([A.(B^C)'+A'.(B^C)])^D"),
        (XorGate, "[A^B]", "[A'.B+A.B]"),
        (XorGate, "([A^B])'", "([A.B+A'.B'])'"),
        (Distributive, "[A.(B+C+D)]", "[A.B+A.(C+D)]"),
        (Distributive, "[A.(A+B)]", "[A+A.B]"),
        (Distributive, "[(A+B).(C+D).E]", "[A.C.E+A.D.E+B.C.E+B.D.E]"),
        (Consensus, "[A.B+A'.B+B]", "[A.B+A'.B]"),
        (Consensus, "[A.B+A'.C+B.C.D]", "[A.B+A'.C]"),
        (Consensus, "[A.B+A'.C+B.C+C.B]", "[A.B+A'.C]"),
        (OrRedundancy, "[A+A'.B+A'.C]", "[A+B+C]"),
        (BasicNot, "[0'+1']", "[1+0]"),
        (AndIdentity, "[A.B]", "[A.1.B.1]"),
    ] {
        assert_eq!(check(law, before, after), Err(Reason::Law), "{law:?}: {before} → {after}");
    }
}

#[rustfmt::skip]
#[test]
fn what_is_around_a_law_must_stay_and_keep_its_order() {
    for (before, after, reason, at_the_end) in [
        ("[A+0]+B+C", "[A]+C+B", Reason::Order, Ok(())),
        ("[A+0]+B.C", "[A]+C.B", Reason::Order, Ok(())),
        ("B.C.([A+0]+D)", "C.B.([A]+D)", Reason::Order, Ok(())),
        ("B+C.([A+0])", "C.[A]+B", Reason::Order, Ok(())),
        ("[A+0]+B", "B+[A]", Reason::Order, Ok(())),
        ("B+C+[A+0]", "B+[A]+C", Reason::Order, Ok(())),
        ("[B+0+A]", "[A+B]", Reason::Order, Ok(())),
        ("[A+0]+B", "[A]+C", Reason::Context, Err(Reason::Context)),
        ("[A+0]+B", "[A]", Reason::Context, Err(Reason::Context)),
        ("[A+0]+B", "[A].B", Reason::Context, Err(Reason::Context)),
        ("([A+0]).B", "([A]+B)'", Reason::Context, Err(Reason::Context)),
        ("([A+0]).B+([A+0]).C", "[A].B+[A].C", Reason::Span, Err(Reason::Span)),
        ("([A+0]).B+(A+0).C", "[A].B+A.C", Reason::Context, Err(Reason::Context)),
    ] {
        assert_eq!(check(OrIdentity, before, after), Err(reason), "{before} → {after}");
        assert_eq!(check_as(OrIdentity, before, after, true), at_the_end, "{before} → {after}");
    }
}

#[rustfmt::skip]
#[test]
fn a_product_of_which_a_step_leaves_literals_keeps_their_order_or_gets_that_of_the_variables() {
    for (law, before, after, expected) in [
        (AndIdentity, "[C.B.A.1]+D", "[C.B.A]+D", Ok(())),
        (AndIdentity, "[C.B.A.1]+D", "[A.B.C]+D", Ok(())),
        (AndIdentity, "[C.B.A.1]+D", "[B.A.C]+D", Err(Reason::Order)),
        (OrIdentity, "C.B.([A+0])", "C.B.[A]", Ok(())),
        (OrIdentity, "C.B.([A+0])", "[A].B.C", Ok(())),
        (OrIdentity, "C.B.([A+0])", "B.C.[A]", Err(Reason::Order)),
        (DoubleNegation, "C.B.[A'']'", "C.B.[A]'", Ok(())),
        (DoubleNegation, "C.B.[A'']'", "[A]'.B.C", Ok(())),
        (DoubleNegation, "C.B.[A'']'", "B.C.[A]'", Err(Reason::Order)),
        (DoubleNegation, "D+C.B.[A'']'", "[A]'.B.C+D", Err(Reason::Order)),
    ] {
        assert_eq!(check(law, before, after), expected, "{before} → {after}");
    }
}

#[rustfmt::skip]
#[test]
fn a_new_part_stands_where_the_first_part_stood_that_it_came_from() {
    for (law, before, after) in [
        (ReversedDistributive, "[A.B]+C+[A.B']", "C+[A.(B+B')]"),
        (OrAbsorptive, "[A.B.C]+D+[A]", "[A]+D"),
        (OrIdempotent, "[A]+B+[A]", "B+[A]"),
        (OrComplement, "[A]+B+[A']", "B+[1]"),
        (OrRedundancy, "[A'.B]+C+[A]", "C+[B+A]"),
        (Consensus, "[A.B]+D+[A'.C]", "[A.B]+D+[A'.C+B.C]+E"),
        (OrIdempotent, "[A.B]+C", "[A.B]+C+[A.B]"),
        (XorGate, "[A]^B^[C]", "B^([A.C'+A'.C])"),
        (DeMorgan, "[(C+A)']", "[C'.A']"),
        (Distributive, "[C.(A+B)]", "[C.A+C.B]"),
        (XorGate, "[C.B^A]", "[C.B.A'+(C.B)'.A]"),
    ] {
        assert!(check(law, before, after).is_err(), "{law:?}: {before} → {after}");
    }
}

#[rustfmt::skip]
#[test]
fn a_range_is_whole_operands_of_one_chain_and_neighbours_share_one() {
    for (before, after) in [
        ("[A+0+]B", "[A]+B"),
        ("A[+0]+B", "[A]+B"),
        ("[A]+[0]+B", "[A]+B"),
        ("([A+0)].C", "[A].C"),
        ("[(A+0)].C", "[A].C"),
        ("[(A+0).C]", "[A.C]"),
        ("B.[A+0]", "B.[A]"),
        ("x1[2+0]", "x[12]"),
        ("[A]'+[0]", "[A]'"),
        ("A+0", "[A]"),
        ("[A+0]", "A"),
    ] {
        let refused = check(OrIdentity, before, after).expect_err(before);
        assert!([Reason::Span, Reason::Law].contains(&refused), "{before} → {after}: {refused:?}");
    }
}

const SIMPLIFIED: &str = "A";

fn derivation() -> Vec<Step> {
    vec![
        plain(Corrected, "(A.B)+(A.B')"),
        plain(RemovedRedundantBrackets, "A.B+A.B'"),
        step(ReversedDistributive, "[A.B+A.B']", "[A.(B+B')]"),
        step(OrComplement, "A.([B+B'])", "A.[1]"),
        step(AndIdentity, "[A.1]", "[A]"),
    ]
}

fn refused(steps: &[Step]) -> Option<(usize, Reason)> {
    let claim =
        Claim { start: Start::Typed("(AB) + (AB')"), end: SIMPLIFIED, goal: Goal::Sum { proven: true } };
    verify(steps, &claim).err().map(|Refusal { step, reason }| (step, reason))
}

#[test]
fn a_derivation_is_refused_for_each_thing_that_is_wrong_in_it() {
    type Change = fn(&mut Vec<Step>);
    let cases: [(Option<(usize, Reason)>, Change); 21] = [
        (None, |_| {}),
        (Some((0, Reason::NoLine)), Vec::clear),
        (Some((0, Reason::TypeOutOfPlace)), |steps| drop(steps.remove(0))),
        (Some((2, Reason::TypeOutOfPlace)), |steps| steps[2].step_type = Corrected),
        (Some((2, Reason::TypeOutOfPlace)), |steps| steps[2].step_type = RemovedRedundantBrackets),
        (Some((1, Reason::TypeOutOfPlace)), |steps| steps[1].step_type = Corrected),
        (Some((1, Reason::Sides)), |steps| steps[1].step_type = DoubleNegation),
        (Some((0, Reason::Brackets)), |steps| drop(steps.remove(1))),
        (Some((0, Reason::OtherInput)), |steps| steps[0].current_expression = "A.B+A.B'".to_owned()),
        (Some((1, Reason::Brackets)), |steps| steps[1].current_expression = "A.B'+A.B".to_owned()),
        (Some((0, Reason::OtherInput)), |steps| {
            steps[0].current_expression = "(A.B)+(A.B'.1)".to_owned();
        }),
        (Some((0, Reason::Unreadable)), |steps| steps[0].current_expression = "(A B)".to_owned()),
        (Some((2, Reason::Description)), |steps| steps[2].description = "No full stop".to_owned()),
        (Some((2, Reason::Description)), |steps| steps[2].description = ".".to_owned()),
        (Some((2, Reason::Description)), |steps| steps[2].description = format!("{}.", "é".repeat(120))),
        (Some((2, Reason::Sides)), |steps| steps[2].before = None),
        (Some((3, Reason::Sides)), |steps| steps[3].after = None),
        (Some((2, Reason::Part)), |steps| {
            steps[2].before.as_mut().expect("a side").part.push('B');
        }),
        (Some((2, Reason::Brackets)), |steps| steps[2].current_expression = "A.((B+B'))".to_owned()),
        (Some((3, Reason::OtherEnd)), |steps| drop(steps.pop())),
        (Some((5, Reason::Repeated)), |steps| {
            steps.push(step(AndIdentity, "[A]", "[A.1]"));
        }),
    ];
    for (index, (expected, change)) in cases.into_iter().enumerate() {
        let mut steps = derivation();
        change(&mut steps);
        assert_eq!(refused(&steps), expected, "case {index}");
    }
    let mut steps = derivation();
    steps[2].description = format!("{}.", "é".repeat(119));
    assert_eq!(refused(&steps), None);
}

#[test]
fn a_refusal_names_the_step_and_says_why() {
    let mut steps = derivation();
    steps[3].step_type = OrAnnulment;
    let claim =
        Claim { start: Start::Typed("(A.B)+(A.B')"), end: SIMPLIFIED, goal: Goal::Sum { proven: true } };
    let refusal = verify(&steps, &claim).expect_err("another law");
    assert_eq!(refusal, Refusal { step: 3, reason: Reason::Law });
    assert_eq!(refusal.to_string(), "Step 3: The law does not make the one side from the other.");
}
