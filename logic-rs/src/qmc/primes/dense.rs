//! All primes from the dense table of all `3^n` cubes, a bit each.
//!
//! A cube's place is a number in base 3 with a digit for each row bit: 0 where the bit is free, 1 and 2 where the
//! product has the complemented and the plain literal. **Row bit 0 is the most significant digit**, so that places
//! ascend as cubes with equal smallest rows do (see [`Cube`]'s order). The three least significant digits, of the three
//! highest row bits, are a bit's place in a word of 27 bits; the others are the word's index.

use super::super::cube::Cube;
use super::listing::sorted;
use crate::table::{Arity, Row, RowSet};

/// Digits within a word.
pub(super) const WORD_DIGITS: u32 = 3;

/// Bytes of rows down to which a part of the table is split.
const LEAF_BYTES: usize = 4;

/// The words of the table of all cubes.
pub(super) fn word_count(arity: Arity) -> usize {
    3usize.pow(index_digits(arity))
}

/// The digits of a word's index.
pub(super) fn index_digits(arity: Arity) -> u32 {
    arity.variables().saturating_sub(WORD_DIGITS)
}

/// The primes of the function that is 1 in the rows `allowed`, ascending; `None` if there are more than `primes_max`.
///
/// Takes `2n·3^(n-4)` word steps at most, a word being 27 cubes, and `4·3^(n-3)` bytes (6.4 MB at 16 variables, 57 MB
/// at 18) beside the primes. Source: W. V. Quine (1955) and E. J. McCluskey (1956); the recursion over one variable is
/// that of Shannon's expansion (R. K. Brayton et al., "Logic Minimization Algorithms for VLSI Synthesis", 1984).
pub(super) fn primes(allowed: &RowSet, primes_max: u32) -> Option<Vec<Cube>> {
    let arity = allowed.arity();
    let rows = reversed_rows(allowed);
    let mut words = vec![0; word_count(arity)];
    fill(&rows, &mut words, &mut vec![0; rows.len()]);
    let count: u32 = words.iter().map(|word| word.count_ones()).sum();
    (count <= primes_max).then(|| sorted(arity, words, count))
}

/// The rows as bytes whose bits are the digits of [`WORD_DIGITS`]: row `m` is the bit whose number, in `n` bits, is `m`
/// read backwards. Below three variables the rows repeat, as if there were free variables before the first.
fn reversed_rows(allowed: &RowSet) -> Vec<u8> {
    let digits = index_digits(allowed.arity());
    let row_mask = allowed.arity().row_mask();
    (0..1u32 << digits)
        .map(|byte| {
            let low = if digits == 0 { 0 } else { byte.reverse_bits() >> (u32::BITS - digits) };
            [0, 4, 2, 6, 1, 5, 3, 7].into_iter().enumerate().fold(0, |bits, (place, high)| {
                let row = Row((high << digits | low) & row_mask);
                bits | u8::from(allowed.contains(row)) << place
            })
        })
        .collect()
}

/// Marks the primes of the function that is 1 in `rows`, `2^k` bytes, in its `3^k` words, which must be 0. `scratch` has
/// room for as many bytes as `rows`.
///
/// The primes without the first variable are those of the rows that are 1 with both of its values. A prime of one half
/// is one of the whole unless it is among them.
fn fill(rows: &[u8], words: &mut [u32], scratch: &mut [u8]) {
    if rows.len() <= LEAF_BYTES {
        return fill_leaf(rows, words);
    }
    let (zero_rows, one_rows) = rows.split_at(rows.len() / 2);
    let (both, scratch) = scratch.split_at_mut(zero_rows.len());
    let mut any = [0; 3];
    for ((both, &zero), &one) in both.iter_mut().zip(zero_rows).zip(one_rows) {
        *both = zero & one;
        any = [any[0] | *both, any[1] | zero, any[2] | one];
    }
    let (free, rest) = words.split_at_mut(words.len() / 3);
    let (zero, one) = rest.split_at_mut(free.len());
    // Words of a part without rows stay 0.
    if any[0] != 0 {
        fill(both, free, scratch);
    }
    if any[1] != 0 {
        fill(zero_rows, zero, scratch);
    }
    if any[2] != 0 {
        fill(one_rows, one, scratch);
    }
    if any[0] != 0 {
        drop_contained(free, zero, one);
    }
}

/// Drops from both halves the primes that are also primes without the variable.
fn drop_contained(free: &[u32], zero: &mut [u32], one: &mut [u32]) {
    for ((zero, one), &free) in zero.iter_mut().zip(one).zip(free) {
        *zero &= !free;
        *one &= !free;
    }
}

/// [`fill`] for one, two or four bytes.
fn fill_leaf(rows: &[u8], words: &mut [u32]) {
    match (rows, words) {
        (&[row], [word]) => *word = PRIMES_OF_THREE[usize::from(row)],
        (&[zero, one], words) => words.copy_from_slice(&primes_of_two([zero, one])),
        (&[a, b, c, d], words) => {
            let free = primes_of_two([a & c, b & d]);
            let (zero, one) = (primes_of_two([a, b]), primes_of_two([c, d]));
            for (place, &free) in free.iter().enumerate() {
                words[place] = free;
                words[3 + place] = zero[place] & !free;
                words[6 + place] = one[place] & !free;
            }
        }
        _ => unreachable!("a part of the table has a power of three words for a power of two bytes"),
    }
}

fn primes_of_two([zero, one]: [u8; 2]) -> [u32; 3] {
    let free = PRIMES_OF_THREE[usize::from(zero & one)];
    [free, PRIMES_OF_THREE[usize::from(zero)] & !free, PRIMES_OF_THREE[usize::from(one)] & !free]
}

/// The word of each function of three variables, which is given by its eight rows.
static PRIMES_OF_THREE: [u32; 256] = {
    let mut table = [0; 256];
    let mut rows = 0;
    while rows < table.len() {
        table[rows] = primes_of_three(rows as u8);
        rows += 1;
    }
    table
};

/// The same a digit at a time over all cubes: first every implicant, then without those that a larger one contains.
const fn primes_of_three(rows: u8) -> u32 {
    // For each digit the places where it is 0, and how far from there to the place with a 1.
    const FREE: [(u32, u32); 3] = [(0o111_111_111, 1), (0o007_007_007, 3), (0o000_000_777, 9)];
    let mut word = 0;
    let mut row = 0;
    while row < 8 {
        let place = 9 * (1 + (row >> 2)) + 3 * (1 + (row >> 1 & 1)) + 1 + (row & 1);
        word |= (rows as u32 >> row & 1) << place;
        row += 1;
    }
    let mut digit = 0;
    while digit < FREE.len() {
        let (places, step) = FREE[digit];
        word |= word >> step & word >> (2 * step) & places;
        digit += 1;
    }
    digit = 0;
    while digit < FREE.len() {
        let (places, step) = FREE[digit];
        let free = word & places;
        word &= !(free << step | free << (2 * step));
        digit += 1;
    }
    word
}
