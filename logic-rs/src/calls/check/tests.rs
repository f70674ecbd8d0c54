use super::{CheckOutcome, LineVerdict, LinesRequest, check};
use crate::steps::Mistake;

fn checked(lines: &[&str]) -> CheckOutcome {
    let lines = lines.iter().map(ToString::to_string).collect();
    check(&LinesRequest {
        lines,
        variables_max: None,
        primes_max: None,
        work_max: 100,
        steps_max: None,
        steps_work_max: None,
    })
}

/// The laws that lead from one line to another; empty if none were found.
fn laws(from: &str, to: &str) -> Vec<String> {
    match &checked(&[from, to]).lines[1].verdict {
        LineVerdict::Laws { steps } => {
            steps.iter().map(|step| format!("{:?} {}", step.step_type, step.current_expression)).collect()
        }
        _ => Vec::new(),
    }
}

#[test]
fn one_law_is_named_in_either_direction() {
    let cases = [
        ("A+A.B", "A", "OrAbsorptive A"),
        ("A", "A+A.B", "OrAbsorptive A+A.B"),
        ("(A+B)'", "A'.B'", "DeMorgan A'.B'"),
        ("A'.B'", "(A+B)'", "ReversedDeMorgan (A+B)'"),
        ("A.(B+C)", "A.B+A.C", "Distributive A.B+A.C"),
        ("A.B+A.C", "A.(B+C)", "ReversedDistributive A.(B+C)"),
        ("A.B.C+A.B.D", "A.(B.C+B.D)", "ReversedDistributive A.(B.C+B.D)"),
        ("A.B+A.C+A.D", "A.(B+C)+A.D", "ReversedDistributive A.(B+C)+A.D"),
        ("A''", "A", "DoubleNegation A"),
        ("(A^B)'", "A.B+A'.B'", "XorGate A.B+A'.B'"),
        ("B.A+C.C'", "B.A+0", "AndComplement B.A+0"),
        ("1", "A+A'", "OrComplement A+A'"),
        ("A.B+A'.C+B.C", "A.B+A'.C", "Consensus A.B+A'.C"),
        ("A+A'.B", "A+B", "OrRedundancy A+B"),
        ("X.Y", "Y.X.Y", "AndIdempotent Y.X.Y"),
    ];
    for (from, to, expected) in cases {
        assert_eq!(laws(from, to), [expected], "{from} to {to}");
    }
}

#[test]
fn a_chain_has_as_few_laws_as_possible_and_ends_in_the_line_itself() {
    let cases: [(&str, &str, usize); 7] = [
        ("A.B+A.B'", "A", 3),
        ("A.B+A.B'", "A.1", 2),
        ("A", "A.B+A.B'", 3),
        ("(A.B)'+C''", "A'+B'+C", 2),
        ("A+A.B", "A.(1+B)", 2),
        ("(A'+B)'+A.B", "A", 5),
        // Two laws from left to right, then two from right to left.
        ("A.1+B.1", "A+A.C+B+B.D", 4),
    ];
    for (from, to, count) in cases {
        let found = laws(from, to);
        assert_eq!(found.len(), count, "{from} to {to}: {found:?}");
        assert!(found.last().is_some_and(|last| last.ends_with(&format!(" {to}"))), "{found:?}");
    }
}

#[test]
fn order_and_brackets_alone_are_the_same_line() {
    for (from, to) in [("A.B+C", "C+(B.A)"), ("A+(B+C)", "(A+B)+C"), ("AB", "B.A")] {
        assert_eq!(checked(&[from, to]).lines[1].verdict, LineVerdict::Same, "{from} and {to}");
    }
}

#[test]
fn an_unequal_line_has_its_first_row_and_the_mistake() {
    use Mistake as M;
    let cases = [
        ("(A+B)'", "A'+B'", 1, Some(M::BarCutSignKept)),
        ("(A+B)'", "A.B", 0, Some(M::BarsLost)),
        ("(A.B)'", "A'+B", 2, Some(M::OneBarOnly)),
        ("A''", "A'", 0, Some(M::DoubleBarAsOne)),
        ("A.A'", "1", 0, Some(M::ComplementSwapped)),
        ("A+A", "0", 1, Some(M::IdempotentAsConstant)),
        ("A+1", "A", 0, Some(M::AnnulmentAsIdentity)),
        ("A.1", "1", 0, Some(M::IdentityAsAnnulment)),
        ("A.(B+C)", "A.B+C", 1, Some(M::DistributedOnce)),
        ("A.(B+C)", "(A+B).(A+C)", 3, Some(M::DistributedWrongSign)),
        ("A.B+A.C", "B+C", 1, Some(M::FactorLost)),
        ("A+A.B", "B", 1, Some(M::WrongTermAbsorbed)),
        ("A+A'.B", "A", 1, Some(M::ComplementAbsorbed)),
        ("A.B+A'.B'", "1", 1, Some(M::TermsAsComplements)),
        ("A^B", "A.B+A'.B'", 0, Some(M::XorAsXnor)),
        ("A^B", "A+B", 3, Some(M::XorAsOr)),
        ("A.B", "C", 1, None),
    ];
    for (from, to, at, expected) in cases {
        match &checked(&[from, to]).lines[1].verdict {
            LineVerdict::Different { row, mistake, .. } => {
                assert_eq!((*row, *mistake), (at, expected), "{from} to {to}");
            }
            other => panic!("{from} to {to}: {other:?}"),
        }
    }
}

#[test]
fn each_line_is_held_against_the_first_one_too() {
    let outcome = checked(&["A+A.B", "B", "B+0", "A+", "A", "A.1"]);
    let equal: Vec<Option<bool>> = outcome.lines.iter().map(|line| line.equals_first).collect();
    assert_eq!(equal, [Some(true), Some(false), Some(false), None, Some(true), Some(true)]);
    assert!(matches!(outcome.lines[4].verdict, LineVerdict::Different { .. }));
}

#[test]
fn a_line_that_cannot_be_read_is_passed_over() {
    let outcome = checked(&["A+A.B", "A+(", "A"]);
    assert!(matches!(outcome.lines[1].verdict, LineVerdict::Refused { .. }));
    assert!(matches!(&outcome.lines[2].verdict, LineVerdict::Laws { steps } if steps.len() == 1));
    let end = outcome.end.expect("the last line has a minimum");
    assert_eq!(end.own, Some(end.minimum));
}
