//! Functions with don't-cares, given by the rows in which they are 1 and the rows in which they may be 0 or 1.

use super::{Arity, RowSet};

/// A function to minimise: the rows that must be 1 and the rows that may be 0 or 1. All other rows must be 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TruthTable {
    on: RowSet,
    dont_care: RowSet,
}

impl TruthTable {
    /// A function without don't-cares.
    pub fn new(on: RowSet) -> Self {
        let dont_care = RowSet::empty(on.arity());
        Self { on, dont_care }
    }

    /// A function with don't-cares; `None` if a row is in both sets or the sets are of different tables.
    pub fn with_dont_cares(on: RowSet, dont_care: RowSet) -> Option<Self> {
        (on.arity() == dont_care.arity() && on.is_disjoint(&dont_care)).then_some(Self { on, dont_care })
    }

    /// The number of variables.
    pub fn arity(&self) -> Arity {
        self.on.arity()
    }

    /// The function that is 0 where this one is 1 and 1 where it is 0, with the same don't-cares.
    pub fn complement(&self) -> Self {
        Self { on: self.on.union(&self.dont_care).complement(), dont_care: self.dont_care.clone() }
    }

    /// The rows that must be 1.
    pub fn on(&self) -> &RowSet {
        &self.on
    }

    /// The rows that may be 0 or 1.
    pub fn dont_care(&self) -> &RowSet {
        &self.dont_care
    }
}

#[cfg(test)]
mod tests {
    use super::super::Row;
    use super::*;

    #[test]
    fn a_row_is_not_both_required_and_free() {
        let arity = Arity::new(2).unwrap();
        let set = |rows: &[u32]| RowSet::from_rows(arity, rows.iter().map(|&row| Row(row))).unwrap();
        assert!(TruthTable::with_dont_cares(set(&[1, 2]), set(&[2])).is_none());
        assert!(TruthTable::with_dont_cares(set(&[1, 2]), set(&[0])).is_some());
        let other = RowSet::empty(Arity::new(3).unwrap());
        assert!(TruthTable::with_dont_cares(set(&[1]), other).is_none());
    }
}
