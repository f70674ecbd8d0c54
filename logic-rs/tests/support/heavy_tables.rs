//! Tables of several outputs made by rule.

use crate::random::Random;
use serde::Deserialize;

/// The lines of a table, as a PLA file has them.
#[derive(Deserialize)]
pub(crate) struct Table {
    seed: u64,
    #[serde(flatten)]
    lines: Lines,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Lines {
    Table { count: u32, outputs: u32, dashes: u32, percent: u32 },
}

impl Table {
    /// For each output the rows in which it is 1, ascending.
    pub(crate) fn columns(&self, variables: u32) -> Vec<Vec<u32>> {
        let Lines::Table { count, outputs, dashes, percent } = self.lines;
        let mut random = Random(self.seed);
        let mut outputs_of_rows = vec![0u32; 1 << variables];
        for _ in 0..count {
            let (care, value) = (0..variables).fold((0, 0), |(care, value), bit| {
                if random.below(100) < dashes {
                    return (care, value);
                }
                (care | 1 << bit, value | random.below(2) << bit)
            });
            let ones =
                (0..outputs).filter(|_| random.below(100) < percent).fold(0, |ones, at| ones | 1 << at);
            for (row, outputs) in (0u32..).zip(&mut outputs_of_rows) {
                *outputs |= if row & care == value { ones } else { 0 };
            }
        }
        let column = |output| {
            let rows = (0u32..).zip(&outputs_of_rows);
            rows.filter(|&(_, outputs)| outputs >> output & 1 == 1).map(|(row, _)| row).collect()
        };
        (0..outputs).map(column).collect()
    }
}
