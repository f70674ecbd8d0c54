//! The one generator of random functions and expressions, the same in every run.
//!
//! Unit tests, integration tests and benches include this file by its path. So it names nothing of the crate: rows are
//! plain numbers and expressions plain texts.
#![allow(dead_code, unreachable_pub, reason = "each of them uses its own part of this file")]

/// A generator of numbers, each sequence given by its seed (SplitMix64, G. L. Steele et al. 2014).
pub struct Random(pub u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: u32) -> u32 {
        (self.next() % u64::from(bound)) as u32
    }

    /// Rows of the table of `variables` variables, ascending, each with a chance of `percent` %.
    pub fn rows(&mut self, variables: u32, percent: u32) -> Vec<u32> {
        (0..1 << variables).filter(|_| self.below(100) < percent).collect()
    }

    /// The columns of a chart with that many rows and columns: the rows of each, ascending. Each row is in 1 to 3 columns.
    pub fn columns(&mut self, rows: u32, count: u32) -> Vec<Vec<u32>> {
        let mut columns = vec![Vec::new(); count as usize];
        for row in 0..rows {
            for _ in 0..2 + self.below(2) {
                let column: &mut Vec<u32> = &mut columns[self.below(count) as usize];
                if column.last() != Some(&row) {
                    column.push(row);
                }
            }
        }
        columns
    }

    /// An expression over `vars` with `leaves` operands, in any notation the crate reads.
    pub fn expression(&mut self, vars: &[&str], leaves: u32) -> String {
        let text = if leaves <= 1 {
            match self.below(24) {
                constant @ 0..=1 => constant.to_string(),
                _ => vars[self.below(vars.len() as u32) as usize].to_owned(),
            }
        } else {
            let left = 1 + self.below(leaves - 1);
            let (left, right) = (self.expression(vars, left), self.expression(vars, leaves - left));
            match self.below(7) {
                0 | 1 => format!("({left}).({right})"),
                2 => format!("({left})({right})"),
                3 => format!("{left}+{right}"),
                4 => format!("({left}+{right})"),
                5 => format!("{left}^{right}"),
                _ => format!("({left}^{right})"),
            }
        };
        if self.below(4) == 0 { format!("({text})'") } else { text }
    }
}

/// A symmetric function of 9 or 10 variables with 10, 20 or 30 % don't-cares, by its seed: the number of variables, the
/// required rows and the don't-cares, ascending. The don't-cares are either single rows or all rows with the same
/// number of ones.
pub fn symmetric(seed: u64, frees_rows: bool) -> (u32, Vec<u32>, Vec<u32>) {
    let mut random = Random(seed);
    let (variables, percent) = (9 + (seed % 2) as u32, 10 + 10 * (seed % 3) as u32);
    let is_one: Vec<bool> = (0..=variables).map(|_| random.below(2) == 0).collect();
    let is_free: Vec<bool> = (0..=variables).map(|_| random.below(100) < percent).collect();
    let free: Vec<u32> = (0..1u32 << variables)
        .filter(
            |row| if frees_rows { random.below(100) < percent } else { is_free[row.count_ones() as usize] },
        )
        .collect();
    let is_required = |row: &u32| is_one[row.count_ones() as usize] && free.binary_search(row).is_err();
    (variables, (0..1 << variables).filter(is_required).collect(), free)
}
