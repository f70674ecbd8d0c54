//! The sums against an integer programme over all implicants, and the classic circuits.

use super::super::cube::meets;
use super::primes::permitted;
use super::*;
use crate::random::Random;
use crate::rows::{Arity, Row, RowSet};

const WORK: u32 = 10_000;

fn table(variables: u32, on: impl Fn(u32) -> bool, free: impl Fn(u32) -> bool) -> TruthTable {
    let arity = Arity::new(variables).unwrap();
    let set = |is: &dyn Fn(u32) -> bool| {
        RowSet::from_rows(arity, (0..arity.rows()).filter(|&row| is(row)).map(Row)).unwrap()
    };
    TruthTable::with_dont_cares(set(&|row| on(row) && !free(row)), set(&free)).unwrap()
}

fn never(_: u32) -> bool {
    false
}

/// The fewest products, by trying all sets of implicants; for few variables.
fn fewest(tables: &[TruthTable]) -> u32 {
    let arity = tables[0].arity();
    let permitted = permitted(tables, arity);
    let mut cubes = Vec::new();
    for care in 0..arity.rows() {
        for value in (0..arity.rows()).filter(|value| value & !care == 0) {
            let cube = Cube::new(care, value);
            let functions = cube.rows(arity).fold(u32::MAX, |bits, Row(row)| bits & permitted[row as usize]);
            if functions != 0 {
                cubes.push((cube, functions));
            }
        }
    }
    let wanted: Vec<(u32, usize)> = (0..arity.rows())
        .flat_map(|row| (0..tables.len()).map(move |function| (row, function)))
        .filter(|&(row, function)| tables[function].on().contains(Row(row)))
        .collect();
    (0..).find(|&count| can_cover(&cubes, &wanted, count)).unwrap()
}

/// Whether so many cubes cover all rows: branches on the cubes of the first open row.
fn can_cover(cubes: &[(Cube, u32)], open: &[(u32, usize)], count: u32) -> bool {
    let Some(&(row, function)) = open.first() else { return true };
    count > 0
        && cubes.iter().any(|&(cube, functions)| {
            functions >> function & 1 == 1 && cube.covers(Row(row)) && {
                let left: Vec<(u32, usize)> = open
                    .iter()
                    .copied()
                    .filter(|&(row, function)| !(cube.covers(Row(row)) && functions >> function & 1 == 1))
                    .collect();
                can_cover(cubes, &left, count - 1)
            }
        })
}

#[test]
fn all_pairs_of_functions_of_two_variables_have_as_few_products_as_there_can_be() {
    for pair in 0..1 << 8 {
        let of = |shift: u32| table(2, move |row| pair >> (shift + row) & 1 == 1, never);
        let tables = [of(0), of(4)];
        let sums = minimize_several(&tables, WORK);
        assert!(sums.proven);
        assert_eq!(sums.products.len() as u32, fewest(&tables), "{pair:08b}");
        assert_eq!(sums.lower_bound, sums.products.len() as u32);
    }
}

#[test]
fn no_product_can_be_left_out_and_none_has_a_literal_too_many() {
    let mut random = Random(37);
    for _ in 0..300 {
        let variables = 2 + random.below(4);
        let count = 1 + random.below(4) as usize;
        let tables: Vec<TruthTable> = (0..count)
            .map(|_| {
                let rows = random.rows(variables, 50);
                let free = random.rows(variables, 15);
                table(variables, |row| rows.contains(&row), |row| free.contains(&row))
            })
            .collect();
        let sums = minimize_several(&tables, WORK);
        for (function, table) in tables.iter().enumerate() {
            let terms: Vec<Cube> = sums.terms(function).collect();
            for left_out in 0..terms.len() {
                let rest = terms.iter().enumerate().filter(|&(index, _)| index != left_out);
                assert!(!is_cover(table, rest.map(|(_, &cube)| cube)));
            }
        }
        assert!(sums.products.is_sorted());
        assert!(sums.products.iter().all(|product| product.functions != 0));
    }
}

#[test]
fn the_classic_circuits_have_their_known_numbers_of_products() {
    // Segments a to g of a digit from 0 to 9; rows 10 to 15 are free.
    let segments = [
        0b11_1110_1101u32,
        0b11_1001_1111,
        0b11_1111_1011,
        0b01_0110_1101,
        0b01_0100_0101,
        0b11_0111_0001,
        0b11_0111_1100,
    ];
    let digits: Vec<TruthTable> =
        segments.iter().map(|&ones| table(4, move |row| ones >> row & 1 == 1, |row| row > 9)).collect();
    let adder = |bit: u32| table(3, move |row: u32| row.count_ones() >> bit & 1 == 1, never);
    let product = |bit: u32| table(4, move |row| ((row >> 2) * (row & 3)) >> bit & 1 == 1, never);
    for (name, tables, products) in [
        ("segments", digits, 9),
        ("full adder", vec![adder(0), adder(1)], 7),
        ("multiplier of two bits", (0..4).map(product).collect(), 7),
    ] {
        let sums = minimize_several(&tables, WORK);
        assert!(sums.proven, "{name}");
        assert_eq!(sums.products.len(), products, "{name}");
    }
}

#[test]
fn an_irredundant_sum_has_primes_of_which_none_can_be_left_out() {
    let mut random = Random(43);
    for variables in 0..9 {
        for _ in 0..40 {
            let [ones, free] = [random.rows(variables, 50), random.rows(variables, 20)];
            let table = table(variables, |row| ones.contains(&row), |row| free.contains(&row));
            let sum = irredundant::irredundant_sum(&table, &mut Budget::of_units(WORK));
            assert!(is_cover(&table, sum.iter().copied()));
            let forbidden = table.on().union(table.dont_care()).complement();
            for (index, &cube) in sum.iter().enumerate() {
                let rest = sum.iter().enumerate().filter(|&(other, _)| other != index);
                assert!(!is_cover(&table, rest.map(|(_, &other)| other)), "{cube:?} can be left out");
                for bit in (0..variables).map(|bit| 1 << bit).filter(|bit| cube.care() & bit != 0) {
                    let larger = Cube::new(cube.care() & !bit, cube.value() & !bit);
                    assert!(meets(larger, &forbidden), "{cube:?} is no prime");
                }
            }
        }
    }
}

#[test]
fn sums_are_given_up_where_irredundant_ones_have_too_many_operands() {
    // The hash of a row has no small sum; one product of 11 literals and its place in the sum are 12 operands.
    let hashed = table(11, |row| row.wrapping_mul(2_654_435_761) >> 31 & 1 == 1, never);
    let one = table(11, |row| row == 5, never);
    let within = |tables: &[TruthTable], operands_max| {
        minimize_several_within(tables, operands_max, &mut Budget::of_units(WORK))
    };
    assert!(within(std::slice::from_ref(&hashed), 1_000).is_none());
    assert!(within(&[hashed], 100_000).is_some());
    assert!(within(std::slice::from_ref(&one), 11).is_none());
    assert!(within(&[one], 12).is_some());
}
