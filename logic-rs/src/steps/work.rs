//! The work that a derivation may take: finding it, writing it and checking it draw on one count, never on time.
//!
//! Every loop pays before it goes on. Once the work is spent, functions return at once with whatever they have, which
//! nothing may be made of: no move is added to a path, nothing is remembered, and no check succeeds.

use std::cell::Cell;
use std::rc::Rc;

/// The looks in a unit of [`crate::limits::STEPS_WORK_MAX`]: about a microsecond.
const LOOKS_PER_UNIT: u64 = 640;

#[cfg(test)]
thread_local! {
    /// What this thread has looked at, by which tests judge what is paid for.
    pub(crate) static LOOKS: Cell<u64> = const { Cell::new(0) };
}

/// Counts looks at terms, trees, words of tables and characters, in tests only.
#[inline(always)]
pub(super) fn look(_times: usize) {
    #[cfg(test)]
    LOOKS.set(LOOKS.get() + _times as u64);
}

/// The looks that are left. Copies share one count. A look is a comparison of two terms, say: about a nanosecond.
#[derive(Clone, Debug)]
pub(crate) struct Work(Rc<Count>);

#[derive(Debug)]
struct Count {
    left: Cell<u64>,
    /// All looks that were asked for, also those there were not enough left for.
    asked: Cell<u64>,
}

impl Default for Work {
    /// Without a limit.
    fn default() -> Self {
        Self::of_looks(u64::MAX)
    }
}

impl Work {
    fn of_looks(looks: u64) -> Self {
        Self(Rc::new(Count { left: Cell::new(looks), asked: Cell::new(0) }))
    }

    pub(crate) fn of_units(units: u32) -> Self {
        Self::of_looks(u64::from(units) * LOOKS_PER_UNIT)
    }

    /// Pays for looks; `false` if there were not enough left.
    pub(crate) fn pay(&self, looks: usize) -> bool {
        self.0.asked.set(self.0.asked.get().saturating_add(looks as u64));
        let left = self.0.left.get().checked_sub(looks as u64);
        self.0.left.set(left.unwrap_or(0));
        left.is_some() && !self.is_spent()
    }

    /// Counts looks, in tests only.
    #[inline(always)]
    pub(super) fn look(times: usize) {
        look(times);
    }

    pub(crate) fn is_spent(&self) -> bool {
        self.0.left.get() == 0
    }

    pub(crate) fn left(&self) -> u64 {
        self.0.left.get()
    }

    #[cfg(test)]
    pub(crate) fn asked(&self) -> u64 {
        self.0.asked.get()
    }

    /// Does something with at most so many looks; those it does not use stay.
    pub(crate) fn within<Done>(&self, looks: u64, something: impl FnOnce() -> Done) -> Done {
        let kept_back = self.left().saturating_sub(looks);
        self.0.left.set(self.left() - kept_back);
        let done = something();
        self.0.left.set(self.left() + kept_back);
        done
    }
}
