//! Writes cubes as products of literals and as clauses, and lists of them as sums of products and products of sums.

use crate::expr::Variable;
use crate::qmc::Cube;
use crate::rows::{Arity, Row, RowSet};
use serde::Deserialize;
use std::cmp::Ordering;
use std::fmt::Write;
use tsify::Tsify;

/// One of the two kinds of forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum FormKind {
    /// A sum of products.
    Sop,
    /// A product of sums.
    Pos,
}

impl FormKind {
    /// The cubes in the order in which a textbook writes their terms (see [`Self::compare`]).
    pub(crate) fn sorted(self, cubes: impl IntoIterator<Item = Cube>) -> Vec<Cube> {
        let mut cubes: Vec<Cube> = cubes.into_iter().collect();
        cubes.sort_unstable_by(|&one, &other| self.compare(one, other));
        cubes
    }

    /// The order of the products of a sum, of the clauses of a product and of prime implicants: by their literals in
    /// the order written, from the first literal on. The variable of the higher bit comes first, and of one variable
    /// the plain literal. A term that is the beginning of another term comes before it (`A`, `A.B`, `A.C'`, `A'.B`),
    /// and the constant comes last.
    pub(crate) fn compare(self, one: Cube, other: Cube) -> Ordering {
        // The plain literals, as they are written.
        let plain = |cube: Cube| match self {
            Self::Sop => cube.value(),
            Self::Pos => cube.care() & !cube.value(),
        };
        let differing = one.care() ^ other.care() | plain(one) ^ plain(other);
        let Some(first) = differing.checked_ilog2() else { return Ordering::Equal };
        let later = (1 << first) - 1;
        let has_literal = |cube: Cube| cube.care() >> first & 1 == 1;
        // A term without a literal of the first variable that differs is the beginning of the other if it has no later
        // literal.
        let begins_the_other = |cube: Cube| cube.care() & later == 0 && cube.care() != 0;
        let is_first = match (has_literal(one), has_literal(other)) {
            (true, false) => !begins_the_other(other),
            (false, true) => begins_the_other(one),
            _ => plain(one) >> first & 1 == 1,
        };
        if is_first { Ordering::Less } else { Ordering::Greater }
    }
}

/// How literals of a table's variables are written, the most significant first.
pub(crate) struct Notation(Vec<Spelling>);

struct Spelling {
    /// The variable's bit of a row's number.
    bit: u32,
    plain: String,
    complement: String,
}

impl Notation {
    /// `variables` has one name for each variable of the table.
    pub(crate) fn new(arity: Arity, variables: &[Variable]) -> Self {
        let spelling = |(index, variable)| Spelling {
            bit: arity.variable_bit(index),
            plain: format!("{variable}"),
            complement: format!("{variable}'"),
        };
        Self(variables.iter().enumerate().map(spelling).collect())
    }

    /// The sum of the cubes' products, or the product of their clauses.
    pub(crate) fn form(&self, kind: FormKind, cubes: impl Iterator<Item = Cube>) -> String {
        match kind {
            FormKind::Sop => self.sum(cubes),
            FormKind::Pos => self.product_of_clauses(cubes),
        }
    }

    /// The sum of the cubes' products; `0` for no product.
    pub(crate) fn sum(&self, products: impl Iterator<Item = Cube>) -> String {
        let mut text = String::new();
        for product in products {
            separate(&mut text, "+");
            self.write_product(&mut text, product);
        }
        or_constant(text, "0")
    }

    /// The product that is 1 in the rows of the cube; `1` for no literal.
    pub(crate) fn product(&self, cube: Cube) -> String {
        let mut text = String::new();
        self.write_product(&mut text, cube);
        text
    }

    /// The product of one clause for each cube, which is 0 in the cube's rows; `1` for no clause.
    pub(crate) fn product_of_clauses(&self, cubes: impl Iterator<Item = Cube>) -> String {
        let mut text = String::new();
        for cube in cubes {
            separate(&mut text, ".");
            self.write_clause(&mut text, cube);
        }
        or_constant(text, "1")
    }

    fn write_product(&self, text: &mut String, cube: Cube) {
        match cube.literals() {
            0 => text.push('1'),
            _ => self.write_literals(text, cube, true, "."),
        }
    }

    /// `0` for no literal; one literal needs no brackets.
    fn write_clause(&self, text: &mut String, cube: Cube) {
        match cube.literals() {
            0 => text.push('0'),
            1 => self.write_literals(text, cube, false, ""),
            _ => {
                text.push('(');
                self.write_literals(text, cube, false, "+");
                text.push(')');
            }
        }
    }

    /// The cube's literals, each of which has the value `value` in the cube's rows.
    fn write_literals(&self, text: &mut String, cube: Cube, value: bool, separator: &str) {
        let literals = self.0.iter().filter(|spelling| cube.care() & spelling.bit != 0);
        for (index, spelling) in literals.enumerate() {
            if index > 0 {
                text.push_str(separator);
            }
            let is_plain = (cube.value() & spelling.bit != 0) == value;
            text.push_str(if is_plain { &spelling.plain } else { &spelling.complement });
        }
    }
}

/// The numbers of the rows, ascending, with commas between them.
pub(crate) fn numbers(rows: &RowSet) -> String {
    let mut text = String::new();
    for Row(row) in rows.iter() {
        separate(&mut text, ",");
        write!(text, "{row}").expect("writing to a text cannot fail");
    }
    text
}

/// Writes a separator unless the text is empty.
fn separate(text: &mut String, separator: &str) {
    if !text.is_empty() {
        text.push_str(separator);
    }
}

fn or_constant(text: String, constant: &str) -> String {
    if text.is_empty() { constant.to_owned() } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_are_sorted_as_a_textbook_writes_them() {
        let arity = Arity::new(3).unwrap();
        let variables = ["A", "B", "C"].map(|name| Variable::named(name).unwrap());
        let notation = Notation::new(arity, &variables);
        let every: Vec<Cube> = (0..8)
            .flat_map(|care| (0..8).map(move |value| (care, value)))
            .filter(|(care, value)| value & !care == 0)
            .map(|(care, value)| Cube::new(care, value))
            .collect();
        let products = "A+A.B+A.B.C+A.B.C'+A.B'+A.B'.C+A.B'.C'+A.C+A.C'+A'+A'.B+A'.B.C+A'.B.C'+A'.B'+A'.B'.C\
            +A'.B'.C'+A'.C+A'.C'+B+B.C+B.C'+B'+B'.C+B'.C'+C+C'+1";
        let clauses = "A.(A+B).(A+B+C).(A+B+C').(A+B').(A+B'+C).(A+B'+C').(A+C).(A+C').A'.(A'+B).(A'+B+C)\
            .(A'+B+C').(A'+B').(A'+B'+C).(A'+B'+C').(A'+C).(A'+C').B.(B+C).(B+C').B'.(B'+C).(B'+C').C.C'.0";
        for (form, text) in [(FormKind::Sop, products), (FormKind::Pos, clauses)] {
            let sorted = form.sorted(every.iter().copied());
            assert_eq!(notation.form(form, sorted.into_iter()), text);
        }
    }
}
