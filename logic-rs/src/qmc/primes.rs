//! All prime implicants of a function, from the dense table of all its cubes. No charts, no covers.

use super::cube::Cube;
use crate::limits::VARIABLES_MAX;
use crate::table::{Arity, Row, RowSet};

/// The prime implicants of the function that is 1 in the rows `allowed`, ascending.
///
/// Works on the table of all `3^n` cubes: digit `k` of a cube's index in base 3 is 0 or 1 for the literal of row bit
/// `k`, 2 where there is none. First every implicant is marked, a bit at a time: a cube without the literal is one if
/// both cubes with it are. Then, a bit at a time again, the cubes that the one without the literal contains are
/// dropped. Doing that in place is right: a cube that was dropped for a bit before contains none that was kept.
///
/// Takes `2n·3^(n-1)` steps and `3^n` bytes (half a megabyte at 12 variables).
/// Source: W. V. Quine (1955) and E. J. McCluskey (1956), in the dense form of the ternary cube table.
///
/// # Panics
///
/// Above [`VARIABLES_MAX`] variables: the callers refuse them before.
pub fn primes(allowed: &RowSet) -> Vec<Cube> {
    let arity = allowed.arity();
    assert!(arity.variables() <= VARIABLES_MAX, "the table of cubes would be too big");
    let mut cubes = vec![0u8; cube_count(arity)];
    for row in allowed.iter() {
        cubes[index_of_row(row)] = 1;
    }
    for_each_bit(arity, &mut cubes, |zero, one, free| {
        for ((&zero, &one), free) in zero.iter().zip(one.iter()).zip(free) {
            *free = zero & one;
        }
    });
    for_each_bit(arity, &mut cubes, |zero, one, free| {
        for ((zero, one), &free) in zero.iter_mut().zip(one).zip(free.iter()) {
            *zero &= !free;
            *one &= !free;
        }
    });
    let marked = (0..cubes.len()).filter(|&index| cubes[index] != 0);
    let mut primes: Vec<Cube> = marked.map(|index| cube_at(arity, index)).collect();
    primes.sort();
    primes
}

/// Calls `step` for each row bit with the three parts of the table in which that bit is 0, 1 and free. Parts come in
/// pieces; cubes at the same place of the three pieces differ in that bit only.
fn for_each_bit(arity: Arity, cubes: &mut [u8], step: impl Fn(&mut [u8], &mut [u8], &mut [u8])) {
    let mut stride = 1;
    for _ in 0..arity.variables() {
        for block in cubes.chunks_exact_mut(3 * stride) {
            let (zero, rest) = block.split_at_mut(stride);
            let (one, free) = rest.split_at_mut(stride);
            step(zero, one, free);
        }
        stride *= 3;
    }
}

fn cube_count(arity: Arity) -> usize {
    3usize.pow(arity.variables())
}

fn index_of_row(Row(row): Row) -> usize {
    let bits = (0..u32::BITS - row.leading_zeros()).rev();
    bits.fold(0, |index, bit| 3 * index + (row >> bit & 1) as usize)
}

fn cube_at(arity: Arity, mut index: usize) -> Cube {
    let (mut care, mut value) = (0, 0);
    for bit in 0..arity.variables() {
        match index % 3 {
            0 => care |= 1 << bit,
            1 => {
                care |= 1 << bit;
                value |= 1 << bit;
            }
            _ => {}
        }
        index /= 3;
    }
    Cube::new(care, value)
}
