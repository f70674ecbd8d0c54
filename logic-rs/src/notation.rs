//! Writes cubes as products of literals and as clauses, and lists of them as sums of products and products of sums.

use crate::expr::Variable;
use crate::qmc::Cube;
use crate::table::{Arity, Row, RowSet};

/// The names of a table's variables, the most significant first; literals are written in this order.
#[derive(Clone, Copy)]
pub(crate) struct Notation<'names> {
    arity: Arity,
    variables: &'names [Variable],
}

impl<'names> Notation<'names> {
    /// `variables` has one name for each variable of the table.
    pub(crate) fn new(arity: Arity, variables: &'names [Variable]) -> Self {
        Self { arity, variables }
    }

    /// `0` for no product.
    pub(crate) fn sum(self, products: impl Iterator<Item = Cube>) -> String {
        or_constant(joined(products.map(|product| self.product(product)), "+"), "0")
    }

    /// The product that is 1 in the rows of the cube; `1` for no literal.
    pub(crate) fn product(self, cube: Cube) -> String {
        or_constant(joined(self.literals(cube, true), "."), "1")
    }

    /// The clauses that are 0 in the rows of a cube each, multiplied; `1` for no clause.
    pub(crate) fn product_of_clauses(self, cubes: impl Iterator<Item = Cube>) -> String {
        or_constant(joined(cubes.map(|cube| self.clause(cube)), "."), "1")
    }

    /// `0` for no literal; one literal needs no brackets.
    fn clause(self, cube: Cube) -> String {
        let clause = or_constant(joined(self.literals(cube, false), "+"), "0");
        if cube.literals() > 1 { format!("({clause})") } else { clause }
    }

    /// The literals that are all `value` in the rows of the cube.
    fn literals(self, cube: Cube, value: bool) -> impl Iterator<Item = String> {
        self.variables.iter().enumerate().filter_map(move |(index, variable)| {
            let bit = self.arity.variable_bit(index);
            (cube.care() & bit != 0).then(|| {
                let complement = if (cube.value() & bit != 0) == value { "" } else { "'" };
                format!("{variable}{complement}")
            })
        })
    }
}

/// The parts with the separator between them.
fn joined(parts: impl Iterator<Item = String>, separator: &str) -> String {
    parts.collect::<Vec<String>>().join(separator)
}

/// The numbers of the rows, ascending, with commas between them.
pub(crate) fn numbers(rows: &RowSet) -> String {
    joined(rows.iter().map(|Row(row)| row.to_string()), ",")
}

fn or_constant(text: String, constant: &str) -> String {
    if text.is_empty() { constant.to_owned() } else { text }
}
