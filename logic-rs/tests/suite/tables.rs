//! Truth tables of several functions, checked row by row by an evaluator that shares no code with the crate, and by
//! Shannon's expansion; and what is refused.

use crate::support::random::Random;
use crate::support::{names_in, value};
use logic_rs::calls::Fix;
use logic_rs::calls::table::{FunctionRefusal, PackedTable, TableOutcome, TableRequest, table};
use logic_rs::error::ErrorCode;
use logic_rs::limits::{EXTRA_EXPRESSIONS_MAX, TABLE_VARIABLES_MAX};

/// In variable order.
const NAMES: [&str; 18] =
    ["A", "B", "M", "Y", "Z", "a", "c", "d", "d0", "d7", "q", "x1", "x2", "x9", "x10", "x100", "y", "z"];

fn outcome(texts: &[String], variables_max: u32) -> TableOutcome {
    let (primary, extras) = texts.split_first().expect("a function");
    let request =
        TableRequest { primary: primary.clone(), extras: extras.to_vec(), variables_max, steps_max: None };
    table(&request).expect("a request")
}

fn packed(texts: &[String]) -> PackedTable {
    match outcome(texts, TABLE_VARIABLES_MAX) {
        TableOutcome::Table { table, .. } => table,
        TableOutcome::Refused { refusals } => panic!("{texts:?} was refused: {refusals:?}"),
    }
}

fn bit(column: &[u8], row: u32) -> bool {
    column[row as usize / 8] >> (row % 8) & 1 == 1
}

fn check_row_by_row(texts: &[String]) {
    let table = packed(texts);
    assert_eq!(table.vars, names_in(&texts.join("+")), "{texts:?}");
    assert_eq!(table.columns.len(), texts.len());
    for (text, column) in texts.iter().zip(&table.columns) {
        let rows = 1u32 << table.vars.len();
        assert_eq!(column.len() as u32, rows.div_ceil(8));
        for row in 0..rows {
            assert_eq!(bit(column, row), value(text, &table.vars, row), "{text} in row {row}");
        }
        assert!((rows..8).all(|row| !bit(column, row)), "{text} has no row beyond the table");
    }
}

#[test]
fn random_requests_of_one_to_five_functions_equal_a_row_by_row_evaluator() {
    let mut random = Random(11);
    for _ in 0..3_000 {
        let functions = 1 + random.below(5);
        let texts: Vec<String> = (0..functions)
            .map(|_| {
                // Functions with different variables, so that the index of a variable in the union differs from its
                // index in a function.
                let first = random.below(10) as usize;
                let names = 1 + random.below(4) as usize;
                let leaves = 1 + random.below(30);
                random.expression(&NAMES[first..first + names], leaves)
            })
            .collect();
        check_row_by_row(&texts);
    }
}

#[test]
fn every_number_of_variables_equals_a_row_by_row_evaluator() {
    let mut random = Random(12);
    for variables in 1..=11 {
        let all = NAMES[..variables].join("^");
        let other = random.expression(&NAMES[..variables], 30);
        check_row_by_row(&[all, other, "1".to_owned(), "0".to_owned()]);
    }
}

#[test]
fn sixteen_and_eighteen_variables_equal_a_row_by_row_evaluator() {
    let mut random = Random(13);
    for variables in [16, 18] {
        let all = NAMES[..variables].join("+");
        let text = random.expression(&NAMES[..variables], 40);
        check_row_by_row(&[text, format!("({all})'")]);
    }
}

#[test]
fn a_column_is_the_columns_of_its_two_cofactors() {
    let mut random = Random(14);
    for _ in 0..8 {
        let names = &NAMES[18 - 16 - random.below(3) as usize..];
        // Each text has every variable, so the table has all of them whatever the other texts are.
        let texts: Vec<String> =
            (0..4).map(|_| format!("({})^{}", random.expression(names, 40), names.join("^"))).collect();
        let whole = packed(&texts);
        assert_eq!(whole.vars.len(), names.len());
        let halves = ["(0)", "(1)"].map(|constant| {
            // The first name is a letter that no other name holds.
            packed(&texts.iter().map(|text| text.replace(names[0], constant)).collect::<Vec<String>>())
        });
        for (function, column) in whole.columns.iter().enumerate() {
            let (low, high) = column.split_at(column.len() / 2);
            assert_eq!(low, halves[0].columns[function].as_slice());
            assert_eq!(high, halves[1].columns[function].as_slice());
        }
    }
}

/// Function, code, start, end.
type Refusal = (u32, ErrorCode, u32, u32);

fn refusals(texts: &[&str], variables_max: u32) -> Vec<FunctionRefusal> {
    let texts: Vec<String> = texts.iter().map(ToString::to_string).collect();
    match outcome(&texts, variables_max) {
        TableOutcome::Refused { refusals } => refusals,
        TableOutcome::Table { .. } => Vec::new(),
    }
}

#[test]
fn every_function_that_cannot_be_read_is_refused_where_it_is_wrong() {
    use ErrorCode::{EmptyInput, MissingOperand, NotBeforeOperand, TooManyVariables, UnexpectedEnd};
    let cases: [(&[&str], u32, &[Refusal]); 13] = [
        (&["A", "B"], 18, &[]),
        (&["A+", "B"], 18, &[(0, UnexpectedEnd, 2, 2)]),
        (&["A", "B", ".C", " "], 18, &[(2, MissingOperand, 0, 1), (3, EmptyInput, 0, 0)]),
        (&["A+", "B", "!C"], 18, &[(0, UnexpectedEnd, 2, 2), (2, NotBeforeOperand, 0, 2)]),
        // A function alone, at its first variable too many.
        (&["A+B+C+D", "A"], 3, &[(0, TooManyVariables, 6, 7)]),
        (&["A+B+C", "A"], 3, &[]),
        // All functions together: the first function that passes the limit is refused, at its first variable too many.
        (&["A+B", "A.C", "A.B.D+E+D", "F"], 3, &[(2, TooManyVariables, 4, 5)]),
        (&["A+B", "C+x12+x12"], 3, &[(1, TooManyVariables, 2, 5)]),
        (&["A+B", "C+D+E"], 3, &[(1, TooManyVariables, 2, 3)]),
        // Functions that cannot be read have no variables.
        (&["A+B+", "C+D+E"], 3, &[(0, UnexpectedEnd, 4, 4)]),
        (&["A+B+C", "D+", "A.D"], 3, &[(1, UnexpectedEnd, 2, 2), (2, TooManyVariables, 2, 3)]),
        // A request's limit above the crate's counts as the crate's.
        (&["a+b+c+d+e+f+g+h+i+j+k+l+m+n+o+p+q+r+s"], 4_000_000_000, &[(0, TooManyVariables, 36, 37)]),
        (&["a+b+c+d+e+f+g+h+i+j+k+l+m+n+o+p+q+r", "S"], u32::MAX, &[(1, TooManyVariables, 0, 1)]),
    ];
    for (texts, variables_max, expected) in cases {
        let actual: Vec<Refusal> = refusals(texts, variables_max)
            .into_iter()
            .map(|FunctionRefusal { function, error, .. }| (function, error.code, error.start, error.end))
            .collect();
        assert_eq!(actual, expected, "{texts:?}");
    }
}

#[test]
fn a_correction_comes_with_the_function_it_belongs_to() {
    let wide = "!A.b.c.d.e.f.g.h.i.j.k.l.m";
    let refused = refusals(&["!A", "B", "A)", wide], 13);
    let fixes: Vec<(u32, Option<Fix>)> = refused.into_iter().map(|one| (one.function, one.fix)).collect();
    let write = |text: &str| Some(Fix::Write { dropped: None, text: text.to_owned() });
    let remove = Some(Fix::Remove { text: "A".to_owned(), removed: ")".to_owned() });
    assert_eq!(fixes, [(0, write("A'")), (2, remove), (3, write(&wide.replace("!A", "A'")))]);
    assert_eq!(refusals(&[wide], 12)[0].fix, None, "the correction would have too many variables");
}

#[test]
fn more_extras_than_the_limit_are_no_request() {
    let request = |extras: u32| TableRequest {
        primary: "A".to_owned(),
        extras: vec!["B".to_owned(); extras as usize],
        variables_max: 2,
        steps_max: None,
    };
    assert!(table(&request(EXTRA_EXPRESSIONS_MAX)).is_ok());
    assert!(table(&request(EXTRA_EXPRESSIONS_MAX + 1)).is_err());
}
