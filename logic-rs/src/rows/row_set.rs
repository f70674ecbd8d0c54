//! Sets of rows, a bit each, with the operations that work on 64 rows at a time.

use super::{Arity, ROWS_PER_WORD, Row, packed, subsets, variable_word};

/// A set of rows of a truth table, 64 a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowSet {
    arity: Arity,
    words: Vec<u64>,
}

impl RowSet {
    /// The empty set.
    pub fn empty(arity: Arity) -> Self {
        Self { arity, words: vec![0; arity.words()] }
    }

    /// The rows given, in any order, repeats allowed; `None` if one is not a row of the table.
    pub fn from_rows(arity: Arity, rows: impl IntoIterator<Item = Row>) -> Option<Self> {
        let mut set = Self::empty(arity);
        for Row(row) in rows {
            if row >= arity.rows() {
                return None;
            }
            set.words[(row / ROWS_PER_WORD) as usize] |= 1 << (row % ROWS_PER_WORD);
        }
        Some(set)
    }

    /// The rows given as words; bits beyond the table are dropped, missing words count as 0.
    pub fn from_words(arity: Arity, words: impl IntoIterator<Item = u64>) -> Self {
        let mut set = Self::empty(arity);
        for (word, given) in set.words.iter_mut().zip(words) {
            *word = given & arity.word_mask();
        }
        set
    }

    /// The rows of a packed column: row `m` is bit `m % 8` of byte `m / 8`. Bits beyond the table are dropped, missing
    /// bytes count as 0.
    pub fn from_packed(arity: Arity, column: &[u8]) -> Self {
        let words = column
            .chunks(8)
            .map(|bytes| bytes.iter().rev().fold(0, |word, &byte| word << u8::BITS | u64::from(byte)));
        Self::from_words(arity, words)
    }

    /// The packed column of the set: row `m` is bit `m % 8` of byte `m / 8`.
    pub fn packed(&self) -> Vec<u8> {
        packed(self.arity, &self.words)
    }

    /// The number of variables of the table.
    pub fn arity(&self) -> Arity {
        self.arity
    }

    /// Whether the row is in the set; rows beyond the table are not.
    pub fn contains(&self, Row(row): Row) -> bool {
        self.words
            .get((row / ROWS_PER_WORD) as usize)
            .is_some_and(|word| word >> (row % ROWS_PER_WORD) & 1 == 1)
    }

    /// The number of rows in the set.
    pub fn count(&self) -> u32 {
        self.words.iter().map(|word| word.count_ones()).sum()
    }

    /// The set as words of 64 rows each.
    pub(crate) fn words(&self) -> &[u64] {
        &self.words
    }

    /// The number of pairs of rows in the set that differ in that bit alone.
    pub(crate) fn pairs(&self, bit: u32) -> u32 {
        if bit < ROWS_PER_WORD {
            let lower = !variable_word(bit, 0);
            return self.words.iter().map(|word| (word & word >> bit & lower).count_ones()).sum();
        }
        let pairs = self.words.chunks((2 * bit / ROWS_PER_WORD) as usize).flat_map(|words| {
            let (lower, upper) = words.split_at(words.len() / 2);
            lower.iter().zip(upper)
        });
        pairs.map(|(lower, upper)| (lower & upper).count_ones()).sum()
    }

    /// Whether no row is in the set.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// The rows, ascending.
    pub fn iter(&self) -> impl Iterator<Item = Row> {
        self.words.iter().enumerate().flat_map(|(index, &word)| rows_of_word(index, word))
    }

    /// Whether every row of this set is in `other`, a set of the same table.
    pub fn is_subset(&self, other: &Self) -> bool {
        self.words.iter().zip(&other.words).all(|(mine, theirs)| mine & !theirs == 0)
    }

    /// Whether no row is in both sets.
    pub fn is_disjoint(&self, other: &Self) -> bool {
        self.words.iter().zip(&other.words).all(|(mine, theirs)| mine & theirs == 0)
    }

    /// The rows in either of two sets of the same table.
    pub fn union(&self, other: &Self) -> Self {
        let words = self.words.iter().zip(&other.words);
        Self { arity: self.arity, words: words.map(|(mine, theirs)| mine | theirs).collect() }
    }

    /// The rows of the table that are not in the set.
    pub fn complement(&self) -> Self {
        Self::from_words(self.arity, self.words.iter().map(|word| !word))
    }

    /// Adds a row of the table; a row beyond the table changes nothing.
    pub(crate) fn insert(&mut self, Row(row): Row) {
        if row < self.arity.rows() {
            self.words[(row / ROWS_PER_WORD) as usize] |= 1 << (row % ROWS_PER_WORD);
        }
    }

    /// The rows that are not in `other`, a set of the same table.
    pub(crate) fn without(&self, other: &Self) -> Self {
        let words = self.words.iter().zip(&other.words);
        Self { arity: self.arity, words: words.map(|(mine, theirs)| mine & !theirs).collect() }
    }

    /// Adds every row `m` with `m & care == value`: the rows of a product of literals. 64 rows a step.
    pub(crate) fn insert_matching(&mut self, care: u32, value: u32) {
        let pattern = self.word_pattern(care, value);
        for index in self.words_matching(care, value) {
            self.words[index] |= pattern;
        }
    }

    /// Adds every row `m` with `m & care == value`, and to `repeated` those that were in the set before. 64 rows a step.
    pub(crate) fn insert_matching_with_repeats(&mut self, care: u32, value: u32, repeated: &mut Self) {
        let pattern = self.word_pattern(care, value);
        for index in self.words_matching(care, value) {
            repeated.words[index] |= self.words[index] & pattern;
            self.words[index] |= pattern;
        }
    }

    /// Whether a row `m` with `m & care == value` is in the set. 64 rows a step.
    pub(crate) fn contains_matching(&self, care: u32, value: u32) -> bool {
        let pattern = self.word_pattern(care, value);
        self.words_matching(care, value).any(|index| self.words[index] & pattern != 0)
    }

    /// Takes out every row `m` with `m & care == value`. 64 rows a step.
    pub(crate) fn remove_matching(&mut self, care: u32, value: u32) {
        let pattern = self.word_pattern(care, value);
        for index in self.words_matching(care, value) {
            self.words[index] &= !pattern;
        }
    }

    /// The number of rows `m` in the set with `m & care == value`. 64 rows a step.
    pub(crate) fn count_matching(&self, care: u32, value: u32) -> u32 {
        let pattern = self.word_pattern(care, value);
        let words = self.words_matching(care, value);
        words.map(|index| (self.words[index] & pattern).count_ones()).sum()
    }

    /// The rows `m` in the set with `m & care == value`, ascending.
    pub(crate) fn rows_matching(&self, care: u32, value: u32) -> impl Iterator<Item = Row> {
        let pattern = self.word_pattern(care, value);
        let words = self.words_matching(care, value);
        words.flat_map(move |index| rows_of_word(index, self.words[index] & pattern))
    }

    /// The rows of one word that match in the low bits, which number the rows within a word.
    fn word_pattern(&self, care: u32, value: u32) -> u64 {
        let mut pattern = self.arity.word_mask();
        let mut bits = care & (ROWS_PER_WORD - 1) & self.arity.row_mask();
        while bits != 0 {
            let bit = bits & bits.wrapping_neg();
            let rows = variable_word(bit, 0);
            pattern &= if value & bit == 0 { !rows } else { rows };
            bits ^= bit;
        }
        pattern
    }

    /// The indices of the words whose rows match in the other bits, ascending.
    fn words_matching(&self, care: u32, value: u32) -> impl Iterator<Item = usize> + use<> {
        let (care, value) = (care / ROWS_PER_WORD, value / ROWS_PER_WORD);
        let free = (self.words.len() as u32 - 1) & !care;
        subsets(free).map(move |subset| (value | subset) as usize)
    }
}

/// The rows of the word with that index, ascending.
fn rows_of_word(index: usize, mut word: u64) -> impl Iterator<Item = Row> {
    std::iter::from_fn(move || {
        let row = index as u32 * ROWS_PER_WORD + word.trailing_zeros();
        // Each step clears the lowest 1.
        word &= word.checked_sub(1)?;
        Some(Row(row))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::TABLE_VARIABLES_MAX;

    #[test]
    fn every_way_to_name_a_row_agrees_with_the_bit_order() {
        for variables in 0..=8 {
            let arity = Arity::new(variables).unwrap();
            for index in 0..variables as usize {
                let bit = arity.variable_bit(index);
                assert_eq!(bit, 1 << (variables as usize - 1 - index));
                let words = (0..arity.words()).map(|word| variable_word(bit, word));
                let by_words = RowSet::from_words(arity, words);
                let rows = (0..arity.rows()).filter(|row| row & bit != 0).map(Row);
                let by_rows = RowSet::from_rows(arity, rows).unwrap();
                let mut by_product = RowSet::empty(arity);
                by_product.insert_matching(bit, bit);
                assert_eq!(by_words, by_rows);
                assert_eq!(by_product, by_rows);
            }
        }
    }

    #[test]
    fn pairs_are_counted_within_words_and_across() {
        let arity = Arity::new(8).unwrap();
        let rows = RowSet::from_rows(arity, (0..256).filter(|row| row * row % 7 < 3).map(Row)).unwrap();
        for bit in (0..8).map(|bit| 1 << bit) {
            let is_pair = |&Row(row): &Row| row & bit == 0 && rows.contains(Row(row | bit));
            assert_eq!(rows.pairs(bit) as usize, rows.iter().filter(is_pair).count());
        }
    }

    #[test]
    fn the_rows_of_a_product_are_found_and_added_a_word_at_a_time() {
        for variables in [2, 6, 8] {
            let arity = Arity::new(variables).unwrap();
            let rows = |wanted: &dyn Fn(u32) -> bool| {
                RowSet::from_rows(arity, (0..arity.rows()).filter(|&row| wanted(row)).map(Row)).unwrap()
            };
            for care in 0..arity.rows() {
                for value in [0, care, care & 0x55, care & 0xAA] {
                    let matching = rows(&|row| row & care == value);
                    let mut added = RowSet::empty(arity);
                    added.insert_matching(care, value);
                    assert_eq!(added, matching);
                    assert!(added.contains_matching(care, value));
                    assert!(!matching.complement().contains_matching(care, value));
                    let some = rows(&|row| row % 3 != 1);
                    let both: Vec<Row> = some.iter().filter(|&row| matching.contains(row)).collect();
                    assert_eq!(some.rows_matching(care, value).collect::<Vec<_>>(), both);
                    assert_eq!(some.count_matching(care, value) as usize, both.len());
                    let (mut left, mut all) = (some.clone(), some.clone());
                    left.remove_matching(care, value);
                    assert_eq!(left, some.without(&matching));
                    let mut repeated = RowSet::empty(arity);
                    all.insert_matching_with_repeats(care, value, &mut repeated);
                    assert_eq!(all, some.union(&matching));
                    assert_eq!(repeated, RowSet::from_rows(arity, both).unwrap());
                    let last = Row(value | arity.row_mask() & !care);
                    assert!(rows(&|row| Row(row) == last).contains_matching(care, value));
                }
            }
        }
    }

    #[test]
    fn rows_beyond_the_table_and_tables_beyond_the_limit_are_refused() {
        let arity = Arity::new(3).unwrap();
        assert!(RowSet::from_rows(arity, [Row(8)]).is_none());
        assert!(!RowSet::from_words(arity, [u64::MAX]).contains(Row(8)));
        assert!(Arity::new(TABLE_VARIABLES_MAX + 1).is_none());
    }
}
