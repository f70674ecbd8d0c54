//! The comparison of columns against a comparator that goes row by row and shares no code with the crate.
#![cfg(feature = "premium")]

use crate::support::random::Random;
use crate::support::{names_in, value};
use logic_rs::calls::compare::{CompareOutcome, Comparison, Difference, compare};
use logic_rs::calls::table::{TableOutcome, TableRequest, table};

fn by_rows(texts: &[String]) -> Comparison {
    let vars = names_in(&texts.join("+"));
    let columns: Vec<Vec<bool>> =
        texts.iter().map(|text| (0..1 << vars.len()).map(|row| value(text, &vars, row)).collect()).collect();
    let numbers = 0..columns.len() as u32;
    let column = |number: u32| &columns[number as usize];
    let pairs: Vec<(u32, u32)> = numbers
        .clone()
        .flat_map(|left| (left + 1..columns.len() as u32).map(move |right| (left, right)))
        .collect();
    let equal_to = |number: u32| numbers.clone().filter(|&other| column(other) == column(number)).collect();
    Comparison {
        matched_sets: numbers
            .clone()
            .map(|number| (number, equal_to(number)))
            .filter(|(number, group): &(u32, Vec<u32>)| group.len() > 1 && group[0] == *number)
            .map(|(_, group)| group)
            .collect(),
        complement_pairs: pairs
            .iter()
            .copied()
            .filter(|&(left, right)| {
                column(left).iter().zip(column(right)).all(|(left, right)| left != right)
            })
            .collect(),
        always_zero: numbers.clone().filter(|&number| column(number).iter().all(|one| !one)).collect(),
        always_one: numbers.clone().filter(|&number| column(number).iter().all(|one| *one)).collect(),
        first_difference: pairs
            .iter()
            .filter_map(|&(left, right)| {
                let row = (0..1u32 << vars.len())
                    .find(|&row| column(left)[row as usize] != column(right)[row as usize])?;
                Some(Difference { left, right, row })
            })
            .collect(),
    }
}

fn check(texts: &[String]) -> Comparison {
    let (primary, extras) = texts.split_first().expect("a function");
    let request = TableRequest {
        primary: primary.clone(),
        extras: extras.to_vec(),
        variables_max: 16,
        steps_max: None,
    };
    let Ok(CompareOutcome::Comparison { table: columns, comparison }) = compare(&request) else {
        panic!("{texts:?} was refused");
    };
    assert_eq!(table(&request), Ok(TableOutcome::Table { table: columns, asked: Vec::new() }), "{texts:?}");
    assert_eq!(comparison, by_rows(texts), "{texts:?}");
    comparison
}

#[test]
fn random_columns_compare_as_row_by_row() {
    const NAMES: [&str; 7] = ["A", "B", "C", "x1", "x2", "x10", "y"];
    let mut random = Random(31);
    let (mut equal, mut complementary) = (0, 0);
    for round in 0..1_500 {
        let names = &NAMES[..round % 8];
        let mut texts: Vec<String> = Vec::new();
        for _ in 0..1 + random.below(8) {
            // Constants, earlier columns and complements of earlier columns, besides random ones.
            let before = random.below(texts.len().max(1) as u32) as usize;
            let before = texts.get(before).cloned();
            texts.push(match (random.below(6), before) {
                (0, _) => "0".to_owned(),
                (1, _) => "1".to_owned(),
                (2, Some(text)) => format!("({text})''"),
                (3, Some(text)) => format!("({text})'"),
                _ if names.is_empty() => "1.0".to_owned(),
                _ => random.expression(names, 6),
            });
        }
        let comparison = check(&texts);
        equal += comparison.matched_sets.len();
        complementary += comparison.complement_pairs.len();
    }
    assert!(equal > 500 && complementary > 500, "the columns are not all alike");
}

#[test]
fn columns_that_differ_in_the_last_of_many_rows_only() {
    let all: Vec<String> = (0..16).map(|number| format!("x{number}")).collect();
    let all = all.join(".");
    let comparison = check(&[all.clone(), "0".to_owned(), format!("({all})'")]);
    assert_eq!(comparison.first_difference[0], Difference { left: 0, right: 1, row: 65_535 });
    assert_eq!(comparison.complement_pairs, [(0, 2)]);
}

#[test]
fn what_a_table_refuses_is_refused_alike() {
    let texts = ["A+", "B", "!C"].map(str::to_owned);
    let request = TableRequest {
        primary: texts[0].clone(),
        extras: texts[1..].to_vec(),
        variables_max: 16,
        steps_max: None,
    };
    match (compare(&request), table(&request)) {
        (Ok(CompareOutcome::Refused { refusals }), Ok(TableOutcome::Refused { refusals: of_table })) => {
            assert_eq!(refusals, of_table);
            assert_eq!(refusals.len(), 2);
        }
        outcomes => panic!("{outcomes:?}"),
    }
    let many = TableRequest { extras: vec!["A".to_owned(); 31], ..request };
    assert!(compare(&many).is_err());
}
