//! A product that several sums share.

use super::super::cube::Cube;

/// A product and the functions whose sums have it, as bits: function `i` is bit `i`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SharedProduct {
    /// The product.
    pub cube: Cube,
    /// The functions; at least one.
    pub functions: u32,
}
