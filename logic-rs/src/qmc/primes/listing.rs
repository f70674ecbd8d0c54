//! Lists the cubes marked in a dense table, in order.

use super::super::cube::Cube;
use super::dense::{WORD_DIGITS, index_digits};
use crate::table::Arity;

/// Digits of a word's index within a block, whose words share the others.
const BLOCK_DIGITS: u32 = 5;
const BLOCK_WORDS: usize = 3usize.pow(BLOCK_DIGITS);
/// Cubes of a block.
const BLOCK_PLACES: usize = 3usize.pow(BLOCK_DIGITS + WORD_DIGITS);
const WORD_PLACES: usize = 3usize.pow(WORD_DIGITS);

/// The cubes of the `count` bits that are 1 (see `dense` for their places), ascending. The table is dropped on the way, so that
/// it and the cubes are never in memory together.
///
/// Places ascend as cubes with equal smallest rows do, so a counting sort by the smallest row is all it takes: one pass
/// over the table, one over the places found and one over a counter for each row.
pub(super) fn sorted(arity: Arity, words: Vec<u32>, count: u32) -> Vec<Cube> {
    let cubes = Cubes::new(arity);
    let mut next = vec![0u32; arity.rows() as usize];
    let places = places(&words, count, &cubes, &mut next);
    drop(words);
    let mut end = 0;
    for count in &mut next {
        end += std::mem::replace(count, end);
    }
    let mut sorted = vec![Cube::new(0, 0); places.len()];
    for place in places {
        let cube = cubes.at(place);
        let next = &mut next[cube.value() as usize];
        sorted[*next as usize] = cube;
        *next += 1;
    }
    sorted
}

/// The places of the `count` bits that are 1, ascending; `by_row` counts them by the smallest row of their cube.
fn places(words: &[u32], count: u32, cubes: &Cubes, by_row: &mut [u32]) -> Vec<u32> {
    let mut places = Vec::with_capacity(count as usize);
    let mut used = [0u8; BLOCK_WORDS];
    for (block, words) in words.chunks(BLOCK_WORDS).enumerate() {
        // Without a branch, since none could be foreseen: about every tenth word has a bit.
        let mut used_count = 0;
        for (index, &word) in (0..).zip(words) {
            used[used_count] = index;
            used_count += usize::from(word != 0);
        }
        let rows_of_block = cubes.blocks[block].value();
        for &index in &used[..used_count] {
            let index = usize::from(index);
            let in_word = &cubes.in_block[index * WORD_PLACES..][..WORD_PLACES];
            let first = (block * BLOCK_PLACES + index * WORD_PLACES) as u32;
            let mut rest = words[index];
            while rest != 0 {
                let bit = rest.trailing_zeros();
                places.push(first + bit);
                by_row[(rows_of_block | in_word[bit as usize].value()) as usize] += 1;
                rest &= rest - 1;
            }
        }
    }
    places
}

/// What cubes the places of a dense table stand for.
struct Cubes {
    /// For each place in a block the literals of its digits.
    in_block: Vec<Cube>,
    /// For each block the literals of the digits before.
    blocks: Vec<Cube>,
}

impl Cubes {
    fn new(arity: Arity) -> Self {
        let index_digits = index_digits(arity);
        let block_digits = index_digits.min(BLOCK_DIGITS);
        let first_bit = index_digits - block_digits;
        Self { in_block: literals(block_digits + WORD_DIGITS, first_bit), blocks: literals(first_bit, 0) }
    }

    fn at(&self, place: u32) -> Cube {
        let place = place as usize;
        self.blocks[place / BLOCK_PLACES].and(self.in_block[place % BLOCK_PLACES])
    }
}

/// The literals of each number with `digits` digits in base 3, the most significant of which is that of row bit
/// `first_bit`: 0 for none, 1 for a complemented and 2 for a plain variable.
fn literals(digits: u32, first_bit: u32) -> Vec<Cube> {
    (first_bit..first_bit + digits).fold(vec![Cube::new(0, 0)], |cubes, bit| {
        let next = [Cube::new(0, 0), Cube::new(1 << bit, 0), Cube::new(1 << bit, 1 << bit)];
        cubes.into_iter().flat_map(|cube| next.map(|literal| cube.and(literal))).collect()
    })
}
