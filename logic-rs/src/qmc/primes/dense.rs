//! Lists all primes by the dense table of all `3^n` cubes, one bit each; `digits` says which bit belongs to which cube.

use super::super::cube::Cube;
use super::digits::{index_digits, word_count};
use super::listing::sorted;
use crate::rows::{Row, RowSet};

/// A part of the table is split until its rows are at most this many bytes.
const LEAF_BYTES: usize = 4;

/// The primes of the function that is 1 in the rows `allowed`, ascending; `None` if there are more than `primes_max`.
///
/// Takes at most `2n·3^(n-4)` steps of a word of 27 cubes each, and `4·3^(n-3)` bytes (6.4 MB at 16 variables, 57 MB at
/// 18) besides the primes. Source: W. V. Quine (1955) and E. J. McCluskey (1956); the recursion over one variable is
/// that of Shannon's expansion (R. K. Brayton et al., "Logic Minimization Algorithms for VLSI Synthesis", 1984).
pub(super) fn primes(allowed: &RowSet, primes_max: u32) -> Option<Vec<Cube>> {
    let arity = allowed.arity();
    let rows = reversed_rows(allowed);
    let mut words = vec![0; word_count(arity)];
    fill(&rows, &mut words, &mut vec![0; rows.len()]);
    let count: u32 = words.iter().map(|word| word.count_ones()).sum();
    (count <= primes_max).then(|| sorted(arity, words, count))
}

/// The rows in the order of the digits, 8 a byte: row `m` is the bit whose number is `m` with its `n` bits reversed.
/// Below three variables the rows repeat, as if the function had more variables before the first and did not depend on
/// them.
fn reversed_rows(allowed: &RowSet) -> Vec<u8> {
    let digits = index_digits(allowed.arity());
    let row_mask = allowed.arity().row_mask();
    (0..1u32 << digits)
        .map(|byte| {
            let low = if digits == 0 { 0 } else { byte.reverse_bits() >> (u32::BITS - digits) };
            [0, 4, 2, 6, 1, 5, 3, 7].into_iter().enumerate().fold(0, |bits, (bit, high)| {
                let row = Row((high << digits | low) & row_mask);
                bits | u8::from(allowed.contains(row)) << bit
            })
        })
        .collect()
}

/// Marks the primes of a function. `rows` are its rows, `2^k` bytes; `words` is its part of the table, `3^k` words,
/// which must be 0; `scratch` is as long as `rows`, and its contents don't matter.
///
/// Splits by the first variable. The primes without a literal of that variable are the primes of the function that is 1
/// where both halves are 1. A prime of one half is a prime of the whole function unless it is one of these.
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
    // A part without rows has no primes: its words stay 0.
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
            for (word, &free) in free.iter().enumerate() {
                words[word] = free;
                words[3 + word] = zero[word] & !free;
                words[6 + word] = one[word] & !free;
            }
        }
        _ => unreachable!("a part of the table has a power of three words for a power of two bytes"),
    }
}

fn primes_of_two([zero, one]: [u8; 2]) -> [u32; 3] {
    let free = PRIMES_OF_THREE[usize::from(zero & one)];
    [free, PRIMES_OF_THREE[usize::from(zero)] & !free, PRIMES_OF_THREE[usize::from(one)] & !free]
}

/// For each function of three variables, by its eight rows as a number, the word that marks its primes.
static PRIMES_OF_THREE: [u32; 256] = {
    let mut table = [0; 256];
    let mut rows = 0;
    while rows < table.len() {
        table[rows] = primes_of_three(rows as u8);
        rows += 1;
    }
    table
};

/// Marks every implicant, digit by digit, then takes out those that a larger implicant contains.
const fn primes_of_three(rows: u8) -> u32 {
    // For each digit: the bits of the cubes in which that digit is 0, and the distance to the bit of the same cube with
    // digit 1.
    const FREE: [(u32, u32); 3] = [(0o111_111_111, 1), (0o007_007_007, 3), (0o000_000_777, 9)];
    let mut word = 0;
    let mut row = 0;
    while row < 8 {
        let bit = 9 * (1 + (row >> 2)) + 3 * (1 + (row >> 1 & 1)) + 1 + (row & 1);
        word |= (rows as u32 >> row & 1) << bit;
        row += 1;
    }
    let mut digit = 0;
    while digit < FREE.len() {
        let (free, step) = FREE[digit];
        word |= word >> step & word >> (2 * step) & free;
        digit += 1;
    }
    digit = 0;
    while digit < FREE.len() {
        let (free, step) = FREE[digit];
        let free = word & free;
        word &= !(free << step | free << (2 * step));
        digit += 1;
    }
    word
}
