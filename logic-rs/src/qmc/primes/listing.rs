//! Lists the cubes that a dense table marks, in their order.

use super::super::cube::Cube;
use super::digits::{WORD_DIGITS, index_digits};
use crate::rows::Arity;

/// A block is the words whose indices differ only in this many last digits.
const BLOCK_DIGITS: u32 = 5;
const BLOCK_WORDS: usize = 3usize.pow(BLOCK_DIGITS);
const WORD_BITS: usize = 3usize.pow(WORD_DIGITS);
const BLOCK_BITS: usize = BLOCK_WORDS * WORD_BITS;

/// The cubes of the `count` bits that are 1 (see `digits`), ascending. The table is dropped before the cubes are made,
/// so that both are never in memory together.
///
/// Bits ascend as cubes with equal smallest rows do. So the blocks are read in the order of their smallest row, and a
/// counting sort by the digits within a block does the rest. It fills at most 256 lists, whose ends stay in the cache.
pub(super) fn sorted(arity: Arity, words: Vec<u32>, count: u32) -> Vec<Cube> {
    let index_digits = index_digits(arity);
    let block_digits = index_digits.min(BLOCK_DIGITS);
    let first_bit = index_digits - block_digits;
    let in_block = literals(block_digits + WORD_DIGITS, first_bit);
    let blocks = blocks(first_bit);

    let mut marked = Vec::with_capacity(count as usize);
    let mut counts = vec![0u32; in_block.len()];
    let mut found = [0; BLOCK_BITS];
    let ends: Vec<usize> = blocks
        .iter()
        .map(|block| {
            let words = &words[block.index * BLOCK_WORDS..];
            push_marked(&words[..words.len().min(BLOCK_WORDS)], &mut found, &mut marked, &mut counts);
            marked.len()
        })
        .collect();
    drop(words);

    let list_of = |cube: Cube| (cube.value() >> first_bit) as usize;
    let mut next = vec![0u32; 1 << (block_digits + WORD_DIGITS)];
    for (&cube, &count) in in_block.iter().zip(&counts) {
        next[list_of(cube)] += count;
    }
    let mut end = 0;
    for count in &mut next {
        end += std::mem::replace(count, end);
    }
    let mut sorted = vec![Cube::new(0, 0); marked.len()];
    let mut start = 0;
    for (block, end) in blocks.iter().zip(ends) {
        for &bit in &marked[start..end] {
            let cube = in_block[usize::from(bit)];
            let next = &mut next[list_of(cube)];
            sorted[*next as usize] = block.literals.and(cube);
            *next += 1;
        }
        start = end;
    }
    sorted
}

/// Appends the numbers of a block's bits that are 1, ascending, and adds 1 to the count of each. `found` is scratch.
fn push_marked(words: &[u32], found: &mut [u16; BLOCK_BITS], marked: &mut Vec<u16>, counts: &mut [u32]) {
    // The loop has no branch: about every tenth word is not 0, so the processor could not predict a branch.
    let mut used = [0u8; BLOCK_WORDS];
    let mut used_count = 0;
    for (index, &word) in (0..).zip(words) {
        used[used_count] = index;
        used_count += usize::from(word != 0);
    }

    let mut found_count = 0;
    for &index in &used[..used_count] {
        let first = u16::from(index) * WORD_BITS as u16;
        let mut rest = words[usize::from(index)];
        while rest != 0 {
            let bit = first + rest.trailing_zeros() as u16;
            found[found_count] = bit;
            found_count += 1;
            counts[usize::from(bit)] += 1;
            rest &= rest - 1;
        }
    }
    marked.extend_from_slice(&found[..found_count]);
}

/// The words whose indices share all digits but the last ones.
struct Block {
    index: usize,
    /// The literals of the shared digits.
    literals: Cube,
}

/// The blocks whose words share `digits` digits, by smallest row, then by index.
fn blocks(digits: u32) -> Vec<Block> {
    let mut blocks: Vec<Block> = literals(digits, 0)
        .into_iter()
        .enumerate()
        .map(|(index, literals)| Block { index, literals })
        .collect();
    blocks.sort_by_key(|block| block.literals.value());
    blocks
}

/// For each number of `digits` digits in base 3, its literals. The most significant digit is that of row bit
/// `first_bit`.
fn literals(digits: u32, first_bit: u32) -> Vec<Cube> {
    (first_bit..first_bit + digits).fold(vec![Cube::new(0, 0)], |cubes, bit| {
        let next = [Cube::new(0, 0), Cube::new(1 << bit, 0), Cube::new(1 << bit, 1 << bit)];
        cubes.into_iter().flat_map(|cube| next.map(|literal| cube.and(literal))).collect()
    })
}
