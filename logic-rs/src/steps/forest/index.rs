//! A hash table that finds an entry of a list by its content. It holds the hash and the number of each entry in eight
//! bytes, because a search through a large forest spends most of its memory accesses here.

use std::hash::{Hash, Hasher};

/// The number of an empty slot.
const EMPTY: u32 = u32::MAX;
/// The slots of the first table.
const SLOTS_MIN: usize = 64;

#[derive(Clone, Copy)]
struct Slot {
    hash: u32,
    number: u32,
}

/// Numbers of list entries by their hashes; at most half of the slots are taken.
#[derive(Default)]
pub(super) struct Index {
    slots: Vec<Slot>,
    count: usize,
}

pub(super) fn hash_of(value: &(impl Hash + ?Sized)) -> u32 {
    let mut hasher = rustc_hash::FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish() as u32
}

impl Index {
    /// The number with this hash for which `is_same` holds.
    pub(super) fn find(&self, hash: u32, is_same: impl Fn(u32) -> bool) -> Option<u32> {
        let last = self.slots.len().checked_sub(1)?;
        let mut at = hash as usize & last;
        loop {
            let slot = self.slots[at];
            if slot.number == EMPTY {
                return None;
            }
            if slot.hash == hash && is_same(slot.number) {
                return Some(slot.number);
            }
            at = (at + 1) & last;
        }
    }

    /// Adds a number, which must not be in the table yet.
    pub(super) fn insert(&mut self, hash: u32, number: u32) {
        if 2 * (self.count + 1) > self.slots.len() {
            let longer = vec![Slot { hash: 0, number: EMPTY }; SLOTS_MIN.max(2 * self.slots.len())];
            let old = std::mem::replace(&mut self.slots, longer);
            old.into_iter().filter(|slot| slot.number != EMPTY).for_each(|slot| self.put(slot));
        }
        self.put(Slot { hash, number });
        self.count += 1;
    }

    fn put(&mut self, slot: Slot) {
        let last = self.slots.len() - 1;
        let mut at = slot.hash as usize & last;
        while self.slots[at].number != EMPTY {
            at = (at + 1) & last;
        }
        self.slots[at] = slot;
    }
}
