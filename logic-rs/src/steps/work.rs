//! The work that a derivation may take. Finding, writing and checking it draw on one count of looks, never on time.
//!
//! Every loop pays before it goes on. Once the work is spent, functions return at once, and their results may be wrong.
//! So no such result is used: no move is added to a path, nothing is remembered, and no check succeeds.

use std::cell::Cell;
use std::rc::Rc;

/// The looks in a unit of [`crate::limits::STEPS_WORK_MAX`]: about a microsecond.
const LOOKS_PER_UNIT: u64 = 640;

#[cfg(test)]
thread_local! {
    /// The looks that this thread has taken. Tests compare them with the looks paid for.
    pub(crate) static LOOKS: Cell<u64> = const { Cell::new(0) };
}

/// Counts looks at terms, trees, words of tables and characters, in tests only.
#[inline(always)]
pub(super) fn look(_times: usize) {
    #[cfg(test)]
    LOOKS.set(LOOKS.get() + _times as u64);
}

/// The looks that are left. Copies share one count. A look, for example a comparison of two terms, takes about a
/// nanosecond.
#[derive(Clone, Debug)]
pub(crate) struct Work(Rc<Count>);

#[derive(Debug)]
struct Count {
    left: Cell<u64>,
    /// All looks that callers tried to pay for, also when too few were left.
    asked: Cell<u64>,
}

impl Default for Work {
    /// Work without a limit.
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

    /// Pays for looks; `false` once no looks are left.
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

    /// Calls `something` with at most `looks` looks. Looks that it does not use stay available.
    pub(crate) fn within<Done>(&self, looks: u64, something: impl FnOnce() -> Done) -> Done {
        let kept_back = self.left().saturating_sub(looks);
        self.0.left.set(self.left() - kept_back);
        let done = something();
        self.0.left.set(self.left() + kept_back);
        done
    }
}
