//! Rows of a truth table, packed sets of them, and functions given by such sets. This room owns the bit order: no other
//! file works out which bit belongs to a row.
//!
//! A function of `n` variables has `2^n` rows. In row number `m` variable 0 is the most significant of `n` bits, and
//! row `m` is bit `m % 64` of word `m / 64`. Below six variables there is one word, whose upper bits are 0.

mod row_set;
mod truth_table;

use crate::limits::TABLE_VARIABLES_MAX;
pub use row_set::RowSet;
pub use truth_table::TruthTable;

/// Rows in one word of a [`RowSet`].
pub const ROWS_PER_WORD: u32 = u64::BITS;

/// For each of the six lowest bits of a row number: the rows of one word in which that bit is 1.
const LOW_BIT_ROWS: [u64; 6] = [
    0xAAAA_AAAA_AAAA_AAAA,
    0xCCCC_CCCC_CCCC_CCCC,
    0xF0F0_F0F0_F0F0_F0F0,
    0xFF00_FF00_FF00_FF00,
    0xFFFF_0000_FFFF_0000,
    0xFFFF_FFFF_0000_0000,
];

/// A number of variables for which a table may be built: at most [`TABLE_VARIABLES_MAX`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Arity(u32);

impl Arity {
    /// `None` above [`TABLE_VARIABLES_MAX`], so that nothing too big can be allocated.
    pub fn new(variables: u32) -> Option<Self> {
        (variables <= TABLE_VARIABLES_MAX).then_some(Self(variables))
    }

    /// The number of variables.
    pub fn variables(self) -> u32 {
        self.0
    }

    /// The number of rows, `2^n`.
    pub fn rows(self) -> u32 {
        1 << self.0
    }

    /// The number of words of a [`RowSet`].
    pub fn words(self) -> usize {
        self.rows().div_ceil(ROWS_PER_WORD) as usize
    }

    /// The number of bytes of a packed column.
    pub(crate) fn packed_bytes(self) -> usize {
        self.rows().div_ceil(u8::BITS) as usize
    }

    /// The bits that a row number uses, as a mask.
    pub fn row_mask(self) -> u32 {
        self.rows() - 1
    }

    /// The bit of a row number, as a mask, that is the value of variable `index`; 0 is the most significant. `index`
    /// must be below `n`.
    pub fn variable_bit(self, index: usize) -> u32 {
        self.rows() >> (index + 1)
    }

    /// The bits that each word of a [`RowSet`] uses, as a mask.
    pub(crate) fn word_mask(self) -> u64 {
        if self.rows() < ROWS_PER_WORD { (1 << self.rows()) - 1 } else { u64::MAX }
    }
}

/// The rows of word `word` in which the bit `variable_bit` of the row number, a mask, is 1.
pub fn variable_word(variable_bit: u32, word: usize) -> u64 {
    match LOW_BIT_ROWS.get(variable_bit.trailing_zeros() as usize) {
        Some(&rows) => rows,
        None if word & (variable_bit / ROWS_PER_WORD) as usize != 0 => u64::MAX,
        None => 0,
    }
}

/// A function's packed column from the words of its rows: row `m` is bit `m % 8` of byte `m / 8`; bits beyond the table
/// are dropped.
pub(crate) fn packed(arity: Arity, words: &[u64]) -> Vec<u8> {
    let mut column = vec![0; size_of_val(words)];
    for (bytes, word) in column.as_chunks_mut().0.iter_mut().zip(words) {
        *bytes = (word & arity.word_mask()).to_le_bytes();
    }
    column.truncate(arity.packed_bytes());
    column
}

/// The number of a row of a truth table, which is also the number of the min term that is 1 in that row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Row(pub u32);

/// The numbers whose bits are all in `mask`, ascending, 0 first.
pub(crate) fn subsets(mask: u32) -> impl Iterator<Item = u32> {
    // Subtracting the mask from a subset of it gives the next subset; after the last subset comes 0 again.
    std::iter::successors(Some(0), move |subset: &u32| {
        let next = subset.wrapping_sub(mask) & mask;
        (next != 0).then_some(next)
    })
}

/// Random rows for unit tests, each with a chance of `percent` %.
#[cfg(test)]
pub(crate) fn random_rows(variables: u32, percent: u32, seed: u32) -> RowSet {
    let arity = Arity::new(variables).expect("tests stay within the limit");
    let rows = crate::random::Random(seed.into()).rows(variables, percent);
    RowSet::from_rows(arity, rows.into_iter().map(Row)).expect("rows of the table")
}
