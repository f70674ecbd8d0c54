//! Products of literals as cubes of rows.

use crate::rows::{Arity, Row, RowSet, subsets};
use std::cmp::Ordering;

/// A product of literals: the rows `m` with `m & care == value`.
///
/// Bits are those of a row index, so variable 0 is the most significant of `n` bits. A bit of `care` is 1 where the
/// product has a literal; the same bit of `value` is 1 for a plain and 0 for a complemented variable. `value` has no
/// bit outside `care`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cube {
    care: u32,
    value: u32,
}

impl Cube {
    /// The cube with these literals; bits of `value` outside `care` are dropped.
    pub fn new(care: u32, value: u32) -> Self {
        Self { care, value: value & care }
    }

    /// The cube of one row, a full product.
    pub fn of_row(arity: Arity, Row(row): Row) -> Self {
        Self::new(arity.row_mask(), row)
    }

    /// The product of two cubes that have no variable in common.
    pub(super) fn and(self, other: Self) -> Self {
        Self { care: self.care | other.care, value: self.value | other.value }
    }

    /// The bits that have a literal.
    pub fn care(self) -> u32 {
        self.care
    }

    /// The values of the bits that have a literal.
    pub fn value(self) -> u32 {
        self.value
    }

    /// The number of literals.
    pub fn literals(self) -> u32 {
        self.care.count_ones()
    }

    /// Whether the product is 1 in the row.
    pub fn covers(self, Row(row): Row) -> bool {
        row & self.care == self.value
    }

    /// The rows in which the product is 1, ascending.
    pub fn rows(self, arity: Arity) -> impl Iterator<Item = Row> {
        let free = arity.row_mask() & !self.care;
        subsets(free).map(move |subset| Row(self.value | subset))
    }
}

/// The rows of a set that a cube holds, as numbers, ascending.
pub(super) fn rows_within(cube: Cube, set: &RowSet) -> impl Iterator<Item = usize> {
    let rows = set.rows_matching(cube.care, cube.value).map(|Row(row)| row as usize);
    #[cfg(test)]
    let rows = rows.inspect(|_| super::budget::look(1));
    rows
}

/// The number of words of 64 rows in which the cube has rows.
pub(super) fn words_of(cube: Cube, arity: Arity) -> usize {
    1 << ((arity.row_mask() & !cube.care) / u64::BITS).count_ones()
}

/// The number of rows of a set that a cube holds. 64 rows a step.
pub(super) fn count_within(cube: Cube, set: &RowSet) -> usize {
    #[cfg(test)]
    super::budget::look(words_of(cube, set.arity()));
    set.count_matching(cube.care, cube.value) as usize
}

/// Whether a cube holds a row of a set. 64 rows a step.
pub(super) fn meets(cube: Cube, set: &RowSet) -> bool {
    #[cfg(test)]
    super::budget::look(words_of(cube, set.arity()));
    set.contains_matching(cube.care, cube.value)
}

/// Orders cubes by smallest row. Where the smallest row is the same and no cube contains the other, the order is that
/// of their ascending lists of rows.
///
/// Let `b` be the lowest bit that is free in only one of the two cubes. The lists first differ where that cube's list
/// has the row that sets `b`; the other list has a larger number there. Comparing `care` from the lowest bit on gives
/// the same order.
impl Ord for Cube {
    fn cmp(&self, other: &Self) -> Ordering {
        let key = |cube: &Self| u64::from(cube.value) << 32 | u64::from(cube.care.reverse_bits());
        key(self).cmp(&key(other))
    }
}

impl PartialOrd for Cube {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_ascend_and_are_those_covered() {
        let arity = Arity::new(4).unwrap();
        for care in 0..16 {
            for value in (0..16).filter(|value| value & !care == 0) {
                let cube = Cube::new(care, value);
                let rows: Vec<Row> = cube.rows(arity).collect();
                let covered: Vec<Row> = (0..16).map(Row).filter(|&row| cube.covers(row)).collect();
                assert_eq!(rows, covered);
            }
        }
    }

    #[test]
    fn the_order_is_that_of_the_lists() {
        let arity = Arity::new(4).unwrap();
        let cubes: Vec<Cube> = (0..16)
            .flat_map(|care| (0..16).map(move |value| (care, value)))
            .filter(|(care, value)| value & !care == 0)
            .map(|(care, value)| Cube::new(care, value))
            .collect();
        let list = |cube: Cube| cube.rows(arity).collect::<Vec<Row>>();
        for &a in &cubes {
            for &b in &cubes {
                let nested = a.care & b.care == a.care && b.value & a.care == a.value;
                let nests = a.care & b.care == b.care && a.value & b.care == b.value;
                if a == b || !nested && !nests {
                    assert_eq!(a.cmp(&b), list(a).cmp(&list(b)));
                }
            }
        }
    }
}
