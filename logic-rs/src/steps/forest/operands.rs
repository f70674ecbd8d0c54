//! The operands of a chain. Up to five operands are kept in the shape itself: reading them then takes one memory
//! access, and copying them allocates nothing.

use super::Tree;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

/// The most operands that are kept in the shape, whose size is then 32 bytes.
const FEW: usize = 5;

#[derive(Clone, Debug)]
pub(in crate::steps) enum Operands {
    Few(u8, [Tree; FEW]),
    Many(Box<[Tree]>),
}

impl From<&[Tree]> for Operands {
    fn from(trees: &[Tree]) -> Self {
        if trees.len() > FEW {
            return Self::Many(trees.into());
        }
        let mut few = [Tree(0); FEW];
        few[..trees.len()].copy_from_slice(trees);
        Self::Few(trees.len() as u8, few)
    }
}

impl Deref for Operands {
    type Target = [Tree];

    fn deref(&self) -> &[Tree] {
        match self {
            Self::Few(count, few) => &few[..usize::from(*count)],
            Self::Many(trees) => trees,
        }
    }
}

impl PartialEq for Operands {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Operands {}

impl Hash for Operands {
    fn hash<State: Hasher>(&self, state: &mut State) {
        (**self).hash(state);
    }
}
