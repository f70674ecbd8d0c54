//! Writes cubes as products of literals and as clauses, and lists of them as sums of products and products of sums.

use crate::expr::Variable;
use crate::qmc::Cube;
use crate::rows::{Arity, Row, RowSet};
use serde::Deserialize;
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

    /// `0` for no product.
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

/// Ends what was written before, if anything was.
fn separate(text: &mut String, separator: &str) {
    if !text.is_empty() {
        text.push_str(separator);
    }
}

fn or_constant(text: String, constant: &str) -> String {
    if text.is_empty() { constant.to_owned() } else { text }
}
