//! The values of lines in every row. All lines are evaluated together, up to 512 rows at a time, to save memory.

use super::grove::{Grove, Like, Name, Shape, Sign};

/// The most variables whose rows are compared.
pub(super) const VARIABLES_MAX: usize = 18;

/// The words of 64 rows that are evaluated at a time.
const BLOCK: usize = 8;

/// The values, within a word of rows, of the six variables that change within a word.
const WITHIN: [u64; 6] = [
    0xAAAA_AAAA_AAAA_AAAA,
    0xCCCC_CCCC_CCCC_CCCC,
    0xF0F0_F0F0_F0F0_F0F0,
    0xFF00_FF00_FF00_FF00,
    0xFFFF_0000_FFFF_0000,
    0xFFFF_FFFF_0000_0000,
];

/// The number of expressions, counted from the first on, that equal the first in every row; `None` if there are more
/// than [`VARIABLES_MAX`] variables.
pub(super) fn equal_from_the_first(grove: &Grove, expressions: &[Like]) -> Option<usize> {
    let needed = needed(grove, expressions);
    let mut names: Vec<Name> = needed.iter().filter_map(|like| grove.name(*like)).collect();
    names.sort_unstable();
    if names.len() > VARIABLES_MAX {
        return None;
    }
    let words: usize = 1 << names.len().saturating_sub(WITHIN.len());
    let operands: usize = needed.iter().map(|like| operands_of(grove, *like)).sum();
    // A block of rows of an operand takes a few looks.
    if !grove.work.pay(8 * operands * words.div_ceil(BLOCK)) {
        return Some(0);
    }
    let table = Table { grove, needed: &needed, names: &names, words };
    Some(if words < BLOCK { table.equal::<1>(expressions) } else { table.equal::<BLOCK>(expressions) })
}

/// The expressions and all their subexpressions, each after its operands.
fn needed(grove: &Grove, expressions: &[Like]) -> Vec<Like> {
    let mut is_needed = vec![false; grove.len()];
    expressions.iter().for_each(|like| is_needed[like.index()] = true);
    let mut needed = Vec::new();
    for like in grove.likes().rev() {
        if is_needed[like.index()] {
            needed.push(like);
            match grove.shape(like) {
                Shape::Hole | Shape::Constant(_) | Shape::Variable(_) => {}
                Shape::Not(below) => is_needed[below.index()] = true,
                Shape::Chain(_, operands) => {
                    operands.iter().for_each(|operand| is_needed[operand.index()] = true);
                }
            }
        }
    }
    needed.reverse();
    needed
}

fn operands_of(grove: &Grove, like: Like) -> usize {
    match grove.shape(like) {
        Shape::Chain(_, operands) => 1 + operands.len(),
        Shape::Hole | Shape::Constant(_) | Shape::Variable(_) | Shape::Not(_) => 2,
    }
}

struct Table<'a> {
    grove: &'a Grove,
    needed: &'a [Like],
    names: &'a [Name],
    words: usize,
}

impl Table<'_> {
    fn equal<const WIDTH: usize>(&self, expressions: &[Like]) -> usize {
        let mut equal = expressions.len();
        let mut values = vec![[0; WIDTH]; self.grove.len()];
        for first_word in (0..self.words).step_by(WIDTH) {
            for &like in self.needed {
                values[like.index()] = self.value(like, first_word, &values);
            }
            let mut of_block = expressions[..equal].iter().map(|like| values[like.index()]).peekable();
            let first = of_block.peek().copied();
            equal = of_block.take_while(|value| Some(*value) == first).count();
        }
        equal
    }

    /// The values of an expression in some words of rows, from the values of its operands.
    fn value<const WIDTH: usize>(
        &self,
        like: Like,
        first_word: usize,
        values: &[[u64; WIDTH]],
    ) -> [u64; WIDTH] {
        match self.grove.shape(like) {
            Shape::Hole => [0; WIDTH],
            Shape::Constant(value) => [if *value { u64::MAX } else { 0 }; WIDTH],
            Shape::Variable(name) => {
                let index = self.names.binary_search(name).unwrap_or_default();
                std::array::from_fn(|word| rows_of(index, first_word + word))
            }
            Shape::Not(below) => values[below.index()].map(|word| !word),
            Shape::Chain(sign, operands) => {
                let mut value = values[operands[0].index()];
                for operand in &operands[1..] {
                    let others = &values[operand.index()];
                    value.iter_mut().zip(others).for_each(|(word, other)| match sign {
                        Sign::Or => *word |= other,
                        Sign::Xor => *word ^= other,
                        Sign::And => *word &= other,
                    });
                }
                value
            }
        }
    }
}

/// The values of a variable in a word of rows.
fn rows_of(index: usize, word: usize) -> u64 {
    match WITHIN.get(index) {
        Some(&rows) => rows,
        None if word >> (index - WITHIN.len()) & 1 == 1 => u64::MAX,
        None => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::super::grove::Grove;
    use super::super::line::Line;
    use super::equal_from_the_first;

    /// The number of texts, counted from the first on, that equal the first in every row.
    fn equal(texts: &[&str]) -> Option<usize> {
        let mut grove = Grove::default();
        let likes: Vec<_> = texts
            .iter()
            .map(|text| {
                let mut line = Line::read(text).expect("an expression");
                line.grow(&mut grove);
                line.like(line.root)
            })
            .collect();
        equal_from_the_first(&grove, &likes)
    }

    #[test]
    fn the_first_expression_of_another_value_is_found_however_few_rows_differ() {
        let product = |count: usize| (0..count).map(|each| format!("x{each}")).collect::<Vec<_>>().join(".");
        for count in 1..=super::VARIABLES_MAX {
            let all = product(count);
            let barred = format!("({all})''");
            assert_eq!(equal(&[&all, &barred, &all]), Some(3), "{count} variables");
            assert_eq!(equal(&[&all, &barred, &format!("0.{all}"), &all]), Some(2), "{count} variables");
        }
        assert_eq!(equal(&[&product(super::VARIABLES_MAX + 1)]), None);
    }

    #[test]
    fn signs_and_bars_have_their_values() {
        let cases = [
            ("A^B", "A.B'+A'.B"),
            ("A^B^C", "A.B.C+A.B'.C'+A'.B.C'+A'.B'.C"),
            ("(A+B)'", "A'.B'"),
            ("A+A'", "1"),
            ("A.0", "0"),
        ];
        for (one, other) in cases {
            assert_eq!(equal(&[one, other, &format!("({one})'")]), Some(2), "{one} and {other}");
        }
    }
}
