//! Lists the cubes marked in a dense table, in order.

use super::super::cube::Cube;
use super::dense::{WORD_DIGITS, index_digits};
use crate::table::Arity;

/// Digits of a word's index within a block, whose words share the others.
const BLOCK_DIGITS: u32 = 5;
const BLOCK_WORDS: usize = 3usize.pow(BLOCK_DIGITS);
const WORD_PLACES: usize = 3usize.pow(WORD_DIGITS);
const BLOCK_PLACES: usize = BLOCK_WORDS * WORD_PLACES;

/// The cubes of the `count` bits that are 1 (see `dense` for their places), ascending. The table is dropped on the way,
/// so that it and the cubes are never in memory together.
///
/// Places ascend as cubes with equal smallest rows do, so the blocks are read in the order of the row bits they fix, and
/// what is left is a counting sort by those within a block: 256 lists at most, whose ends stay in the cache.
pub(super) fn sorted(arity: Arity, words: Vec<u32>, count: u32) -> Vec<Cube> {
    let index_digits = index_digits(arity);
    let block_digits = index_digits.min(BLOCK_DIGITS);
    let first_bit = index_digits - block_digits;
    let in_block = literals(block_digits + WORD_DIGITS, first_bit);
    let blocks = blocks(first_bit);

    let mut places = Vec::with_capacity(count as usize);
    let mut place_counts = vec![0u32; in_block.len()];
    let mut found = [0; BLOCK_PLACES];
    let ends: Vec<usize> = blocks
        .iter()
        .map(|block| {
            let words = &words[block.index * BLOCK_WORDS..];
            push_places(&words[..words.len().min(BLOCK_WORDS)], &mut found, &mut places, &mut place_counts);
            places.len()
        })
        .collect();
    drop(words);

    let list_of = |cube: Cube| (cube.value() >> first_bit) as usize;
    let mut next = vec![0u32; 1 << (block_digits + WORD_DIGITS)];
    for (&cube, &count) in in_block.iter().zip(&place_counts) {
        next[list_of(cube)] += count;
    }
    let mut end = 0;
    for count in &mut next {
        end += std::mem::replace(count, end);
    }
    let mut sorted = vec![Cube::new(0, 0); places.len()];
    let mut start = 0;
    for (block, end) in blocks.iter().zip(ends) {
        for &place in &places[start..end] {
            let cube = in_block[usize::from(place)];
            let next = &mut next[list_of(cube)];
            sorted[*next as usize] = block.literals.and(cube);
            *next += 1;
        }
        start = end;
    }
    sorted
}

/// Appends the places within their block of the bits that are 1, ascending, and counts them. `found` is room for them.
fn push_places(words: &[u32], found: &mut [u16; BLOCK_PLACES], places: &mut Vec<u16>, counts: &mut [u32]) {
    // Without a branch, since none could be foreseen: about every tenth word has a bit.
    let mut used = [0u8; BLOCK_WORDS];
    let mut used_count = 0;
    for (index, &word) in (0..).zip(words) {
        used[used_count] = index;
        used_count += usize::from(word != 0);
    }

    let mut found_count = 0;
    for &index in &used[..used_count] {
        let first = u16::from(index) * WORD_PLACES as u16;
        let mut rest = words[usize::from(index)];
        while rest != 0 {
            let place = first + rest.trailing_zeros() as u16;
            found[found_count] = place;
            found_count += 1;
            counts[usize::from(place)] += 1;
            rest &= rest - 1;
        }
    }
    places.extend_from_slice(&found[..found_count]);
}

struct Block {
    index: usize,
    /// The literals of the digits its words share.
    literals: Cube,
}

/// The blocks whose words share as many digits, by smallest row and then by index.
fn blocks(digits: u32) -> Vec<Block> {
    let mut blocks: Vec<Block> = literals(digits, 0)
        .into_iter()
        .enumerate()
        .map(|(index, literals)| Block { index, literals })
        .collect();
    blocks.sort_by_key(|block| block.literals.value());
    blocks
}

/// The literals of each number with `digits` digits in base 3, the most significant of which is that of row bit
/// `first_bit`: 0 for none, 1 for a complemented and 2 for a plain variable.
fn literals(digits: u32, first_bit: u32) -> Vec<Cube> {
    (first_bit..first_bit + digits).fold(vec![Cube::new(0, 0)], |cubes, bit| {
        let next = [Cube::new(0, 0), Cube::new(1 << bit, 0), Cube::new(1 << bit, 1 << bit)];
        cubes.into_iter().flat_map(|cube| next.map(|literal| cube.and(literal))).collect()
    })
}
