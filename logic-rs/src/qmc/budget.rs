//! The work that a search may do, counted in steps and never in time.

/// One node of a caller's budget is this many steps.
///
/// A node that reduces and relaxes a chart of a thousand entries costs about this much.
pub(crate) const STEPS_PER_NODE: u64 = 3 << 15;

#[cfg(test)]
thread_local! {
    /// The looks of this thread at entries of charts and at words of rows, by which tests judge what is paid for.
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
    /// All steps that were to be paid, also those there were not enough left for.
    #[cfg(test)]
    pub(crate) asked: u64,
}

impl Budget {
    pub(crate) fn of_nodes(nodes_max: u32) -> Self {
        Self::of_steps(u64::from(nodes_max) * STEPS_PER_NODE)
    }

    fn of_steps(left: u64) -> Self {
        Self {
            left,
            #[cfg(test)]
            asked: 0,
        }
    }

    /// Pays for steps; `false` if there were not enough left.
    pub(crate) fn pay(&mut self, steps: usize) -> bool {
        #[cfg(test)]
        {
            self.asked += steps as u64;
        }
        let left = self.left.checked_sub(steps as u64);
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
        let mut part = Self::of_steps(self.left.min(steps));
        let rest = self.left - part.left;
        let done = work(&mut part);
        self.left = rest + part.left;
        #[cfg(test)]
        {
            self.asked += part.asked;
        }
        done
    }
}
