//! How the dense table numbers cubes; it computes no primes.
//!
//! A cube's number in base 3 has a digit for each row bit: 0 where the bit is free, 1 where the product has the
//! complemented literal, 2 where it has the plain one. **Row bit 0 is the most significant digit**, so that numbers
//! ascend as cubes with equal smallest rows do (see the order of [`Cube`](super::super::cube::Cube)). The three least
//! significant digits, of the three highest row bits, number a cube's bit within a word of 27 bits; the other digits
//! are the word's index.

use crate::rows::Arity;

/// Digits that number the bits of a word.
pub(super) const WORD_DIGITS: u32 = 3;

/// The number of words of the table of all cubes.
pub(super) fn word_count(arity: Arity) -> usize {
    3usize.pow(index_digits(arity))
}

/// The number of digits of a word's index.
pub(super) fn index_digits(arity: Arity) -> u32 {
    arity.variables().saturating_sub(WORD_DIGITS)
}
