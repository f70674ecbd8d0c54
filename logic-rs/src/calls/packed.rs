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
    let mut bytes = Vec::new();
    for cube in cubes {
        bytes.extend_from_slice(&cube.care().to_le_bytes());
        bytes.extend_from_slice(&cube.value().to_le_bytes());
    }
    ByteBuf::from(bytes)
}
