use super::super::InputMode;
use super::{SimplifyRequest, StepsOutcome, StepsTarget, steps_to};
use crate::random::Random;

fn request(input: &str, mode: InputMode, dont_cares: Option<&str>) -> SimplifyRequest {
    SimplifyRequest {
        input: input.to_owned(),
        mode,
        dont_cares: dont_cares.map(str::to_owned),
        variables: None,
        variables_max: None,
        primes_max: None,
        work_max: 100,
        steps_work_max: None,
    }
}

/// The last line of a derivation.
fn reached(request: &SimplifyRequest, target: StepsTarget) -> String {
    match steps_to(request, target) {
        StepsOutcome::Steps { steps } => steps.last().expect("a line").current_expression.clone(),
        other => panic!("{}: {other:?}", request.input),
    }
}

#[test]
fn each_target_has_its_form() {
    let cases = [
        ("A.B+C.D", "(A+C).(A+D).(B+C).(B+D)", "((A.B)'.(C.D)')'", "A.B+C.D"),
        ("A.B+A.C", "A.(B+C)", "((A.B)'.(A.C)')'", "A.(B+C)"),
        ("A.C+A.D+B.C+B.D+E", "(A+B+E).(C+D+E)", "((A.C)'.(A.D)'.(B.C)'.(B.D)'.E')'", "(A+B).(C+D)+E"),
        ("A.B.C+A.B.C'", "A.B", "(A.B)''", "A.B"),
        ("A+A.B", "A", "A", "A"),
        ("A'+B'", "A'+B'", "(A.B)'", "A'+B'"),
        ("A^B", "(A+B).(A'+B')", "((A.B')'.(A'.B)')'", "A.B'+A'.B"),
        ("A+A'", "1", "1", "1"),
        ("A.A'", "0", "0", "0"),
        ("x1.(x2+x3')", "x1.(x2+x3')", "((x1.x2)'.(x1.x3')')'", "x1.(x2+x3')"),
    ];
    for (input, product, nand, factored) in cases {
        let request = request(input, InputMode::Boolean, None);
        let targets = [StepsTarget::Product, StepsTarget::Nand, StepsTarget::Factored];
        assert_eq!(targets.map(|target| reached(&request, target)), [product, nand, factored], "{input}");
    }
}

#[test]
fn rows_begin_with_the_canonical_sum_of_the_rows_that_the_form_covers() {
    let rows = request("1,3,5", InputMode::Mint, Some("7,0"));
    let first = |target| match steps_to(&rows, target) {
        StepsOutcome::Steps { steps } => {
            let [first, .., last] = &steps[..] else { panic!("a derivation") };
            (first.current_expression.clone(), first.description.clone(), last.current_expression.clone())
        }
        other => panic!("{other:?}"),
    };
    let canonical = "A'.B'.C+A'.B.C+A.B'.C+A.B.C".to_owned();
    let taken = "This is the canonical sum; don't-care 7 is taken as 1.".to_owned();
    assert_eq!(first(StepsTarget::Product), (canonical, taken, "C".to_owned()));
}

/// The crate's own check would refuse a derivation that is wrong; a limit would end one that is too long.
#[test]
fn random_expressions_reach_every_target() {
    let mut random = Random(5);
    for _ in 0..15 {
        let leaves = 2 + random.below(8);
        let input = random.expression(&["A", "B", "C", "D"], leaves);
        for target in [StepsTarget::Product, StepsTarget::Nand, StepsTarget::Factored] {
            reached(&request(&input, InputMode::Boolean, None), target);
        }
    }
}

#[test]
fn a_sum_of_too_many_terms_is_refused_before_it_is_factored() {
    let parity = request("A^B^C^D^E^F^G^H^I^J^K", InputMode::Boolean, None);
    for target in [StepsTarget::Product, StepsTarget::Nand, StepsTarget::Factored] {
        assert!(matches!(steps_to(&parity, target), StepsOutcome::TooComplex { .. }), "{target:?}");
    }
}

/// The laws of a derivation in their order, each with the places that it is used in one after the other.
fn laws(input: &str, target: StepsTarget) -> String {
    let outcome = steps_to(&request(input, InputMode::Boolean, None), target);
    let StepsOutcome::Steps { steps } = outcome else { panic!("{input}: {outcome:?}") };
    let laws: Vec<String> = steps
        .iter()
        .filter(|step| step.before.is_some())
        .map(|step| format!("{:?}", step.step_type))
        .collect();
    let ideas = laws.chunk_by(|one, next| one == next);
    ideas.map(|idea| format!("{} {}", idea.len(), idea[0])).collect::<Vec<_>>().join(", ")
}

#[test]
fn derivations_go_the_way_that_a_teacher_writes() {
    use StepsTarget::{Product, Sum};
    let three = "2 OrIdempotent, 3 ReversedDistributive, 3 OrComplement, 3 AndIdentity";
    let to_the_end = "1 Distributive, 2 OrComplement, 2 AndIdentity";
    let cases = [
        // Symmetric sums: copies of a term, then one law for all pairs.
        (Sum, "A'.B.C+A.B'.C+A.B.C'+A.B.C", three),
        (Sum, "A'.B'.C'+A'.B'.C+A'.B.C'+A.B'.C'", three),
        // A copy that saves too little is not made.
        (Sum, "A'.B'+A'.B+A.B", "1 ReversedDistributive, 1 OrComplement, 1 AndIdentity, 1 OrRedundancy"),
        // To a product: De Morgan or Distributive to the end before anything is left out.
        (Product, "A.B+C", "1 Distributive"),
        (Product, "A.B+C.D", "1 Distributive"),
        (Product, "(A.B+C)'", "2 DeMorgan"),
        (Product, "A'.B'+A.B", to_the_end),
        (Product, "A.B'+A'.B", to_the_end),
        (Product, "A^B", "1 XorGate, 1 Distributive, 2 OrComplement, 2 AndIdentity"),
        (Product, "A.B+A'.C", "1 Distributive, 1 OrComplement, 1 AndIdentity, 1 Consensus"),
    ];
    for (target, input, expected) in cases {
        assert_eq!(laws(input, target), expected, "{input}");
    }
}

/// A consensus such as A+A' is 1, so it is left out by Complement and Identity.
#[test]
fn no_pair_of_complements_is_left_out_as_a_consensus() {
    for input in ["A'.B'.C+A.B", "A'.B.C+A.D", "A.B.C+A'.B'.C'"] {
        let outcome = steps_to(&request(input, InputMode::Boolean, None), StepsTarget::Product);
        let StepsOutcome::Steps { steps } = outcome else { panic!("{input}: {outcome:?}") };
        let consensus = steps.iter().filter(|step| format!("{:?}", step.step_type) == "Consensus");
        for step in consensus {
            let pairs =
                ["A", "B", "C", "D"].map(|name| [format!(" {name}+{name}',"), format!(" {name}'+{name},")]);
            let is_pair = pairs.iter().flatten().any(|pair| step.description.contains(pair));
            assert!(!is_pair, "{input}: {}", step.description);
        }
    }
}
