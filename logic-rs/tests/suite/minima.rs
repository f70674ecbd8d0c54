//! Counts of equal minima and lower bounds, compared with methods that share no code with the crate's search.

use crate::support::random::Random;
use crate::support::row_set;
use logic_rs::qmc::{Cube, Minimum, minimize};
use logic_rs::rows::{Row, TruthTable};

const WORK: u32 = 2_000;

/// A function of few variables with some don't-cares.
fn random_table(random: &mut Random, variables: u32, percent: u32) -> TruthTable {
    let on = random.rows(variables, percent);
    let free: Vec<u32> = random.rows(variables, 15).into_iter().filter(|row| !on.contains(row)).collect();
    TruthTable::with_dont_cares(row_set(variables, on), row_set(variables, free)).expect("disjoint")
}

/// The least cost of a cover and all covers that have it, as ascending indices of primes, by trying every prime of the
/// first uncovered row, deeper and deeper.
fn minima_by_depth(table: &TruthTable, primes: &[Cube]) -> (usize, u32, Vec<Vec<usize>>) {
    for depth in 0.. {
        let mut covers = Vec::new();
        extend(table, primes, depth, &mut Vec::new(), &mut covers);
        covers.sort();
        covers.dedup();
        let literals = |cover: &Vec<usize>| cover.iter().map(|&prime| primes[prime].literals()).sum::<u32>();
        if let Some(least) = covers.iter().map(literals).min() {
            covers.retain(|cover| literals(cover) == least);
            return (depth, least, covers);
        }
    }
    unreachable!("all primes are a cover")
}

fn extend(
    table: &TruthTable,
    primes: &[Cube],
    depth: usize,
    chosen: &mut Vec<usize>,
    covers: &mut Vec<Vec<usize>>,
) {
    let open = table.on().iter().find(|&row| !chosen.iter().any(|&prime: &usize| primes[prime].covers(row)));
    match open {
        None => {
            let mut cover = chosen.clone();
            cover.sort_unstable();
            covers.push(cover);
        }
        Some(row) if depth > 0 => {
            for prime in (0..primes.len()).filter(|&prime| primes[prime].covers(row)) {
                chosen.push(prime);
                extend(table, primes, depth - 1, chosen, covers);
                chosen.pop();
            }
        }
        Some(_) => {}
    }
}

#[test]
fn minima_are_those_found_by_trying_everything() {
    let mut random = Random(31);
    let mut several = 0;
    for (variables, percents, functions) in
        [(3, [30, 50, 75], 60), (4, [30, 50, 70], 60), (5, [15, 25, 35], 12)]
    {
        for percent in percents {
            for _ in 0..functions {
                let table = random_table(&mut random, variables, percent);
                let minimum = minimize(&table, WORK);
                let (terms, literals, covers) = minima_by_depth(&table, &minimum.primes);
                assert_eq!((minimum.cover.len(), minimum.literals()), (terms, literals), "{table:?}");
                let minima = minimum.minima.as_ref().expect("small functions are counted");
                assert_eq!(minima.count as usize, covers.len(), "{table:?}");
                let mut named = minima.others.clone();
                named.push(minimum.cover.clone());
                named.sort();
                assert!(named.windows(2).all(|pair| pair[0] != pair[1]), "each is named once");
                assert_eq!(named.len(), covers.len().min(21), "{table:?}");
                assert!(named.iter().all(|cover| covers.contains(cover)), "{table:?}");
                several += usize::from(covers.len() > 1);
            }
        }
    }
    assert!(several > 50, "many of the functions have several minima: {several}");
}

/// The fewest terms, of at most 128 required rows, by a search that tries one number of terms after the other and
/// neither reduces nor relaxes.
fn fewest_terms(table: &TruthTable, primes: &[Cube]) -> usize {
    let rows: Vec<Row> = table.on().iter().collect();
    let sets: Vec<u128> = primes
        .iter()
        .map(|prime| {
            (0u32..).zip(&rows).filter(|&(_, &row)| prime.covers(row)).fold(0, |set, (bit, _)| set | 1 << bit)
        })
        .collect();
    let all = (0..rows.len()).fold(0u128, |set, bit| set | 1 << bit);
    (0..).find(|&depth| can_cover(all, &sets, depth)).expect("some depth is enough")
}

fn can_cover(open: u128, sets: &[u128], depth: usize) -> bool {
    if open == 0 {
        return true;
    }
    // Rows no two of which share a prime need a prime each.
    let mut rest = open;
    let mut independent = 0;
    while rest != 0 {
        let row = rest & rest.wrapping_neg();
        independent += 1;
        rest &= !sets.iter().filter(|&&set| set & row != 0).fold(row, |all, &set| all | set);
    }
    if independent > depth {
        return false;
    }
    let choices = |row: u128| sets.iter().filter(move |&&set| set & row != 0);
    let rows = (0..128).map(|bit| 1u128 << bit).filter(|row| open & row != 0);
    let row = rows.min_by_key(|&row| choices(row).count()).unwrap_or(0);
    choices(row).any(|&set| can_cover(open & !set, sets, depth - 1))
}

#[test]
fn random_functions_of_five_to_seven_variables_have_as_few_terms_as_an_independent_search_finds() {
    let mut random = Random(32);
    for (variables, percent, functions) in [(5, 50, 60), (6, 40, 30), (7, 25, 15)] {
        for _ in 0..functions {
            let table = random_table(&mut random, variables, percent);
            let minimum = minimize(&table, WORK);
            assert!(minimum.proven);
            assert_eq!(minimum.lower_bound as usize, minimum.cover.len());
            assert_eq!(minimum.cover.len(), fewest_terms(&table, &minimum.primes), "{table:?}");
        }
    }
}

fn assert_bound(bound: &Minimum, exact: &Minimum) {
    assert!(bound.lower_bound as usize <= exact.cover.len(), "{} is no bound", bound.lower_bound);
    assert!(bound.cover.len() >= exact.cover.len(), "no cover is better than the proven one");
    if bound.proven {
        assert_eq!((bound.cover.len(), bound.literals()), (exact.cover.len(), exact.literals()));
    }
}

#[test]
fn a_lower_bound_is_never_above_the_proven_minimum_whatever_the_budget() {
    let mut random = Random(33);
    let mut unproven = 0;
    for (variables, percent) in [(6, 70), (7, 60), (8, 50), (8, 80), (9, 50), (9, 30), (10, 30)] {
        for _ in 0..6 {
            let table = random_table(&mut random, variables, percent);
            let exact = minimize(&table, 20_000);
            if exact.proven {
                for nodes in [0, 1, 3, 10] {
                    let bound = minimize(&table, nodes);
                    unproven += usize::from(!bound.proven);
                    assert_bound(&bound, &exact);
                }
            }
        }
    }
    assert!(unproven > 20, "many of the budgets are too small for a proof: {unproven}");
}

#[test]
fn symmetric_functions_are_proven() {
    // Functions that are 1 where a number of variables in the range is 1, with their known fewest terms.
    for (variables, ones, terms) in [(9, 3..=6, 84), (10, 1..=9, 10), (8, 2..=6, 28), (9, 4..=4, 126)] {
        let on = (0..1u32 << variables).filter(|row| ones.contains(&row.count_ones()));
        let minimum = minimize(&TruthTable::new(row_set(variables, on)), WORK);
        assert!(minimum.proven, "{ones:?} of {variables}");
        assert_eq!(minimum.cover.len(), terms, "{ones:?} of {variables}");
    }
}
