//! The limits of a request are kept exactly, and none raises a limit of the crate.

use crate::support::request;
use logic_rs::calls::FormKind;
use logic_rs::calls::InputMode::{self, Boolean, Mint};
use logic_rs::calls::minimal_form::{MinimalFormOutcome, MinimalFormRequest, minimal_form};
use logic_rs::calls::read::{ReadOutcome, ReadRequest, read};
use logic_rs::calls::read_list::{ReadListOutcome, ReadListRequest, read_list};
use logic_rs::calls::simplify::{SimplifyAnswer, SimplifyOutcome, SimplifyRequest, simplify};
use logic_rs::calls::table::{TableOutcome, TableRequest, table};
use logic_rs::error::{ErrorCode, LogicError};
use logic_rs::limits::VARIABLES_MAX;

fn outcome(
    input: &str,
    mode: InputMode,
    variables_max: Option<u32>,
    primes_max: Option<u32>,
) -> Result<SimplifyAnswer, LogicError> {
    match simplify(&SimplifyRequest { variables_max, primes_max, ..request(input, mode, 1_000) }) {
        SimplifyOutcome::Answer { answer, .. } => Ok(answer),
        SimplifyOutcome::Refused { error, .. } => Err(error),
    }
}

/// Code, start, end.
type At = (ErrorCode, u32, u32);

fn at(error: &LogicError) -> At {
    (error.code, error.start, error.end)
}

#[test]
fn a_function_has_at_most_the_variables_of_its_request() {
    use ErrorCode::{MinTermTooLarge, TooManyMinTerms, TooManyVariables};
    let names = |count: u32| (0..count).map(|number| format!("x{number}")).collect::<Vec<_>>().join(".");
    let nineteen = names(19);
    let last = nineteen.len() as u32;
    let nine = "1,".repeat(8) + "2";
    let cases: [(&str, InputMode, Option<u32>, Option<At>); 15] = [
        ("A.B.C", Boolean, Some(3), None),
        ("A.B.C", Boolean, Some(2), Some((TooManyVariables, 4, 5))),
        ("A", Boolean, Some(0), Some((TooManyVariables, 0, 1))),
        ("1+0", Boolean, Some(0), None),
        ("7", Mint, Some(3), None),
        ("3 8", Mint, Some(3), Some((MinTermTooLarge, 2, 3))),
        (&nine[..15], Mint, Some(3), None),
        (&nine, Mint, Some(3), Some((TooManyMinTerms, 16, 17))),
        ("65535", Mint, Some(16), None),
        ("65536", Mint, Some(16), Some((MinTermTooLarge, 0, 5))),
        ("262143", Mint, None, None),
        ("262144", Mint, None, Some((MinTermTooLarge, 0, 6))),
        // A request's limit above the crate's counts as the crate's.
        ("262144", Mint, Some(u32::MAX), Some((MinTermTooLarge, 0, 6))),
        (&nineteen, Boolean, Some(u32::MAX), Some((TooManyVariables, last - 3, last))),
        (&nineteen[..last as usize - 4], Boolean, None, None),
    ];
    for (input, mode, variables_max, expected) in cases {
        let actual = outcome(input, mode, variables_max, None);
        assert_eq!(actual.as_ref().err().map(at), expected, "{input} within {variables_max:?}");
        let error = reading_error(input, mode, variables_max);
        assert_eq!(error.as_ref().map(at), expected, "{input} within {variables_max:?} is read alike");
    }
}

fn reading_error(input: &str, mode: InputMode, variables_max: Option<u32>) -> Option<LogicError> {
    let input = input.to_owned();
    match mode {
        Boolean => match read(&ReadRequest { input, variables_max, beside: Vec::new(), list_variables: 0 }) {
            ReadOutcome::Refused { error, .. } => Some(error),
            ReadOutcome::Expression { .. } => None,
        },
        Mint => match read_list(&ReadListRequest { input, variables_max, variables: None }) {
            ReadListOutcome::Refused { error, .. } => Some(error),
            ReadListOutcome::MinTerms { .. } => None,
        },
    }
}

#[test]
fn a_function_of_most_variables_is_minimised() {
    let top = (1 << VARIABLES_MAX) - 1;
    let answer = outcome(&format!("0 1 2 3 {top}"), Mint, None, None).expect("an answer");
    assert_eq!((answer.vars.len() as u32, answer.terms, answer.proven), (VARIABLES_MAX, 2, true));
    assert_eq!(answer.prime_imp_list[1].list, [0, 1, 2, 3]);
}

#[test]
fn more_primes_than_may_be_kept_are_refused_for_the_whole_input() {
    // Six primes.
    let cyclic = "1 2 3 4 5 6";
    assert_eq!(outcome(cyclic, Mint, None, Some(6)).map(|answer| answer.prime_count), Ok(6));
    let refused = outcome(cyclic, Mint, None, Some(5)).map(|answer| answer.prime_count);
    assert_eq!(refused.as_ref().map_err(at), Err((ErrorCode::TooComplex, 0, 11)));
    // A product of sums needs only the two primes of the complement.
    let product_of_sums = |primes_max| {
        let function = SimplifyRequest { primes_max: Some(primes_max), ..request(cyclic, Mint, 1_000) };
        minimal_form(&MinimalFormRequest { function, form: FormKind::Pos })
    };
    assert!(matches!(product_of_sums(2), MinimalFormOutcome::Form { .. }));
    let MinimalFormOutcome::Refused { error, .. } = product_of_sums(1) else { panic!("a form") };
    assert_eq!(at(&error), (ErrorCode::TooComplex, 0, 11));
}

#[test]
fn a_table_takes_at_most_the_steps_of_its_request() {
    // 4, 13 and 1 nodes over two words of rows.
    let texts = ["A'.B", "A.B.C.D.E.F.G", "B"];
    let outcome = |steps_max| {
        let [primary, first, second] = texts.map(str::to_owned);
        let request = TableRequest {
            primary,
            extras: vec![first, second],
            variables_max: 18,
            steps_max: Some(steps_max),
        };
        match table(&request).expect("a request") {
            TableOutcome::Table { .. } => None,
            TableOutcome::Refused { refusals } => {
                assert_eq!(refusals.len(), 1);
                Some((refusals[0].function, at(&refusals[0].error)))
            }
        }
    };
    let (primary, first, second) = (2 * 4, 2 * 13, 2);
    assert_eq!(outcome(primary + first + second), None);
    assert_eq!(outcome(primary + first + second - 1), Some((2, (ErrorCode::TooComplex, 0, 1))));
    assert_eq!(outcome(primary + first - 1), Some((1, (ErrorCode::TooComplex, 0, 13))));
    assert_eq!(outcome(primary - 1), Some((0, (ErrorCode::TooComplex, 0, 4))));
}
