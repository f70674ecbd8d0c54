//! The work that a call may do, counted in steps and never in time.
//!
//! Every loop pays for what it does and ends when its steps are spent. Work without which there is no answer is done in
//! any case; it is bounded by the size of the table and of the list of primes, and is paid for all the same.

/// A unit of a caller's budget is this many steps: less than a tenth of a millisecond in WASM.
pub const STEPS_PER_UNIT: u64 = 5 << 13;

#[cfg(test)]
thread_local! {
    /// The looks of this thread at entries of charts and at words of rows, by which tests check that all work is paid
    /// for.
    pub(crate) static LOOKS: std::cell::Cell<u64> = const { std::cell::Cell::new(0) };
}

#[cfg(test)]
pub(crate) fn look(times: usize) {
    LOOKS.set(LOOKS.get() + times as u64);
}

/// The steps that are left. A step is about one look at an entry of a chart: some nanoseconds.
#[derive(Debug)]
pub(crate) struct Budget {
    left: u64,
    /// All steps that were done, even where too few were left for them.
    pub(crate) asked: u64,
    /// Once `asked` is above this number, every payment fails and empties the budget, even of steps that were kept
    /// back.
    asked_max: u64,
}

impl Budget {
    pub(crate) fn of_units(work_max: u32) -> Self {
        Self { left: u64::from(work_max) * STEPS_PER_UNIT, asked: 0, asked_max: u64::MAX }
    }

    /// The same budget for a caller that has no use for an answer that took more than `asked_max` steps: up to that
    /// number the work is the same as within the whole budget, then it ends.
    #[cfg(feature = "premium")]
    pub(crate) fn given_up_after(self, asked_max: u64) -> Self {
        Self { asked_max, ..self }
    }

    /// Pays for steps; `false` if there were not enough left.
    pub(crate) fn pay(&mut self, steps: usize) -> bool {
        self.asked += steps as u64;
        let left = self.left.checked_sub(steps as u64).filter(|_| self.asked <= self.asked_max);
        self.left = left.unwrap_or(0);
        left.is_some()
    }

    /// The steps that are left.
    pub(crate) fn left(&self) -> u64 {
        self.left
    }

    pub(crate) fn is_spent(&self) -> bool {
        self.left == 0
    }

    /// Does work with at most a quarter of the steps.
    pub(crate) fn with_quarter<Done>(&mut self, work: impl FnOnce(&mut Self) -> Done) -> Done {
        self.with_steps(self.left / 4, work)
    }

    /// Does work that leaves at least an eighth of the steps for what comes after it.
    pub(crate) fn with_most<Done>(&mut self, work: impl FnOnce(&mut Self) -> Done) -> Done {
        self.with_steps(self.left - self.left / 8, work)
    }

    /// Does work with at most `steps` steps; those it does not use stay in the budget.
    pub(crate) fn with_steps<Done>(&mut self, steps: u64, work: impl FnOnce(&mut Self) -> Done) -> Done {
        let kept_back = self.left.saturating_sub(steps);
        self.left -= kept_back;
        let done = work(self);
        self.left += kept_back;
        done
    }

    /// Does work whose steps count two thirds each, because its data are in the processor's cache.
    pub(crate) fn with_light_steps<Done>(&mut self, work: impl FnOnce(&mut Self) -> Done) -> Done {
        let (asked, asked_max) = (self.asked, self.asked_max);
        self.left += self.left / 2;
        // Rounded up, so that more light steps than this are more than `asked_max` in full steps too.
        self.asked_max = asked_max.saturating_add(asked_max.saturating_sub(asked) / 2 + 2);
        let done = work(self);
        self.left -= self.left / 3;
        self.asked = in_full_steps(asked, self.asked);
        self.asked_max = asked_max;
        done
    }

    /// As [`Self::with_steps`], and takes the steps that were done beyond them from the budget too.
    pub(crate) fn with_charged_steps<Done>(
        &mut self,
        steps: u64,
        work: impl FnOnce(&mut Self) -> Done,
    ) -> Done {
        let before = self.asked;
        let done = self.with_steps(steps, work);
        self.left = self.left.saturating_sub((self.asked - before).saturating_sub(steps));
        done
    }

    /// Does work with at least `steps` steps, for work that must be done in any case.
    pub(crate) fn with_at_least<Done>(&mut self, steps: u64, work: impl FnOnce(&mut Self) -> Done) -> Done {
        let more = steps.saturating_sub(self.left);
        self.left += more;
        let done = work(self);
        self.left = self.left.saturating_sub(more);
        done
    }
}

/// The steps that were done, where those from `before` on are light; see [`Budget::with_light_steps`].
pub(crate) fn in_full_steps(before: u64, asked: u64) -> u64 {
    asked - (asked - before) / 3
}
