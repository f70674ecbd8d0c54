//! The work that a search may do, counted in steps and never in time.

/// One node of a caller's budget is this many steps.
///
/// A node that reduces and relaxes a chart of a thousand entries costs about this much.
const STEPS_PER_NODE: u64 = 3 << 15;

/// The steps that are left. A step is about one look at an entry of a chart: some nanoseconds.
#[derive(Debug)]
pub(crate) struct Budget {
    left: u64,
}

impl Budget {
    pub(crate) fn of_nodes(nodes_max: u32) -> Self {
        Self { left: u64::from(nodes_max) * STEPS_PER_NODE }
    }

    /// Pays for steps; `false` if there were not enough left.
    pub(crate) fn pay(&mut self, steps: usize) -> bool {
        let left = self.left.checked_sub(steps as u64);
        self.left = left.unwrap_or(0);
        left.is_some()
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
        let mut part = Self { left: self.left.min(steps) };
        let rest = self.left - part.left;
        let done = work(&mut part);
        self.left = rest + part.left;
        done
    }
}
