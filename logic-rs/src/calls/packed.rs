//! Cubes and rows as the bytes that cross the WASM boundary; [`AnswerValues`](super::simplify::AnswerValues) documents
//! them.

use crate::qmc::Cube;
use crate::rows::RowSet;
use serde_bytes::ByteBuf;

/// A set of rows as a packed column.
pub(crate) fn packed_rows(rows: &RowSet) -> ByteBuf {
    ByteBuf::from(rows.packed())
}

/// Eight bytes a cube, in the order given.
pub(crate) fn packed_cubes(cubes: impl IntoIterator<Item = Cube>) -> ByteBuf {
    let words = cubes.into_iter().flat_map(|cube| [cube.care(), cube.value()]);
    ByteBuf::from(words.flat_map(u32::to_le_bytes).collect::<Vec<u8>>())
}
