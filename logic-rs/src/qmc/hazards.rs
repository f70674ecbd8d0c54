//! Minimum sums of products without static hazards: any two required rows that differ in one variable are both in one
//! product.
//!
//! While that variable changes, a product with a literal of it may be 0 for a moment, whichever row it holds. The sum
//! stays 1 if another product holds both rows. A pair with a don't-care needs no product: that input does not occur, or
//! its output does not matter. For changes of one variable, the sum has no dynamic hazard and no static hazard at 0
//! either, since no product has a variable twice.
//!
//! A product that holds a pair can be made larger until it is a prime, with no more literals. So the columns of the
//! chart are the primes, as for any minimum sum, and its rows are the pairs, and the required rows without a required
//! neighbour.
//!
//! Source: E. J. McCluskey, _Introduction to the Theory of Switching Circuits_ (1965); E. B. Eichelberger, "Hazard
//! detection in combinational and sequential switching circuits" (1965); S. M. Nowick, D. L. Dill, "Exact two-level
//! minimization of hazard-free logic with multiple-input changes" (1992).

use super::Minimum;
use super::budget::Budget;
use super::chart::Chart;
use super::cover::{Known, LiteralSteps, minimum_cover};
use super::cube::Cube;
use super::minimize::{CHART_ENTRIES_MAX, STEPS_PER_ENTRY_BUILT, is_cover, listed_primes};
use crate::rows::{Arity, Row, RowSet, TruthTable};

/// Finds, of the sums of products without static hazards, one with the fewest terms and, of those, the fewest literals.
///
/// `primes_max` and `work_max` are those of [`super::minimize_within`]; when the work is spent, the best sum found is
/// returned with `proven: false`. [`Minimum::lower_bound`] is about sums without hazards, and equal minima are not
/// counted. `None` if there are more than `primes_max` primes, or if all primes together might hold more pairs than
/// [`CHART_ENTRIES_MAX`].
///
/// Besides the primes and the cover it takes some steps for each row and variable, and for each pair in each prime.
///
/// # Panics
///
/// Only if this crate is wrong: the sum is compared with the table and with its pairs.
pub fn minimize_without_hazards(table: &TruthTable, primes_max: u32, work_max: u32) -> Option<Minimum> {
    let (arity, mut budget) = (table.arity(), Budget::of_units(work_max));
    let mut minimum = Minimum::of_primes(listed_primes(table, primes_max, &mut budget)?);
    let entries = minimum.primes.iter().map(|prime| entries_max(arity.variables() - prime.literals())).sum();
    if entries > CHART_ENTRIES_MAX {
        return None;
    }
    let pairs = Pairs::new(table.on());
    budget.pay(pairs.numbers.len() + STEPS_PER_ENTRY_BUILT * entries);
    let fill = |prime, list: &mut Vec<u32>| pairs.list(prime, list);
    let mut columns = (0..).zip(minimum.primes.iter().copied());
    let chart = Chart::filled((0..pairs.count).collect(), entries, &mut columns, &fill);
    let cover = minimum_cover(chart, LiteralSteps::All, 0, &mut budget, &mut |_| {});
    let (columns, steps) = (&cover.columns, budget.asked);
    minimum.become_known(&[], &Known { columns, lower: cover.lower, steps });
    minimum.proven = cover.proven;
    assert!(is_cover(table, minimum.terms()), "a cover differs from its function");
    let mut held = Vec::new();
    minimum.terms().for_each(|term| fill(term, &mut held));
    held.sort_unstable();
    held.dedup();
    assert!(held.len() == pairs.count as usize, "a sum has a hazard");
    Some(minimum)
}

/// The number of pairs of neighbouring rows in a cube with `free` free variables, plus the number of its rows.
fn entries_max(free: u32) -> usize {
    ((free as usize + 2) << free) / 2
}

/// The pairs of neighbouring required rows, and the required rows that have no such neighbour.
struct Pairs {
    arity: Arity,
    count: u32,
    /// For each variable a table over all rows: at the row in which that variable is 0, the number of its pair, or
    /// [`NO_PAIR`]. Then one more table for the rows without a neighbour.
    numbers: Vec<u32>,
}

const NO_PAIR: u32 = u32::MAX;

impl Pairs {
    fn new(on: &RowSet) -> Self {
        let arity = on.arity();
        let is_alone = |row: u32| bits(arity).all(|bit| bit == 0 || !on.contains(Row(row ^ bit)));
        let mut pairs = Self { arity, count: 0, numbers: Vec::new() };
        for bit in bits(arity) {
            for row in 0..arity.rows() {
                let other =
                    if bit == 0 { is_alone(row) } else { row & bit == 0 && on.contains(Row(row | bit)) };
                let is_pair = other && on.contains(Row(row));
                pairs.numbers.push(if is_pair { pairs.count } else { NO_PAIR });
                pairs.count += u32::from(is_pair);
            }
        }
        pairs
    }

    /// Adds the numbers of the pairs that a prime holds, ascending.
    fn list(&self, prime: Cube, list: &mut Vec<u32>) {
        for (bit, numbers) in bits(self.arity).zip(self.numbers.chunks(self.arity.rows() as usize)) {
            if prime.care() & bit == 0 {
                let lower = Cube::new(prime.care() | bit, prime.value());
                let numbers = lower.rows(self.arity).map(|Row(row)| numbers[row as usize]);
                list.extend(numbers.filter(|&number| number != NO_PAIR));
            }
        }
    }
}

/// Each variable's bit of a row's number, then 0.
fn bits(arity: Arity) -> impl Iterator<Item = u32> {
    (0..arity.variables() as usize).map(move |index| arity.variable_bit(index)).chain([0])
}
