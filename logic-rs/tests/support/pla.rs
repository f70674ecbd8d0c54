//! Reads tables of several outputs in the format of espresso: a line a product, with `-` for both values of an input, and
//! for each output `1`, `0` or `-` for free.

use logic_rs::qmc::Cube;
use logic_rs::rows::{Arity, Row, RowSet, TruthTable};
use std::path::Path;

/// The functions of a file of `tests/fixtures/pla`.
pub fn pla(name: &str) -> Vec<TruthTable> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/fixtures/pla").join(name);
    read(&std::fs::read_to_string(file).expect("the file is there"))
}

fn read(text: &str) -> Vec<TruthTable> {
    let count = |word: &str| -> usize {
        let line = text.lines().find_map(|line| line.trim().strip_prefix(word));
        line.and_then(|rest| rest.trim().parse().ok()).expect("the line is there")
    };
    let (inputs, outputs) = (count(".i "), count(".o "));
    let arity = Arity::new(inputs as u32).expect("a table within the limits");
    let mut ones: Vec<Vec<Row>> = vec![Vec::new(); outputs];
    let mut free = ones.clone();
    for line in text.lines().filter(|line| line.starts_with(['0', '1', '-'])) {
        let signs: Vec<char> = line.chars().filter(|sign| !sign.is_whitespace() && *sign != '|').collect();
        let (given, values) = signs.split_at(inputs);
        let bits = |sign: char| given.iter().fold(0, |bits, &given| bits << 1 | u32::from(given == sign));
        let cube = Cube::new(bits('0') | bits('1'), bits('1'));
        for (output, value) in values.iter().enumerate() {
            let set = match value {
                '1' => &mut ones[output],
                '-' => &mut free[output],
                _ => continue,
            };
            set.extend(cube.rows(arity));
        }
    }
    let set = |rows: Vec<Row>| RowSet::from_rows(arity, rows).expect("rows of the table");
    let table = |(ones, free): (Vec<Row>, Vec<Row>)| {
        let ones = set(ones);
        let free = set(free.into_iter().filter(|&row| !ones.contains(row)).collect());
        TruthTable::with_dont_cares(ones, free).expect("no row is in both")
    };
    ones.into_iter().zip(free).map(table).collect()
}
