//! Improves any cover while steps of the budget are left.

use super::expand::Space;
use super::first::irredundant;
use super::loops::Loop;
use crate::qmc::budget::Budget;
use crate::qmc::cube::Cube;
use crate::rows::TruthTable;

/// The loop ends after `ROUNDS_PATIENT` rounds without a better cover, or after `PATIENCE` times as many rounds as it
/// took to find the best cover if those are more.
const PATIENCE: u64 = 8;
const ROUNDS_PATIENT: u64 = 1 << 12;
/// Steps between two reports.
const STEPS_PER_REPORT: u64 = 1 << 24;

/// The cost of a cover, to be minimised: its number of terms, then its number of literals.
fn cost(cover: &[Cube]) -> (usize, u32) {
    (cover.len(), cover.iter().map(|cube| cube.literals()).sum())
}

/// An irredundant cover of primes, ascending, with no more terms than `cover`, and no more literals if it has as many.
/// `cover` must be an irredundant cover of primes. Ends when the budget is spent, the cover has no more than
/// `terms_wanted` terms, or no better cover was found for long. Now and then `report` gets the best cover so far,
/// irredundant, and the steps of the whole call.
pub(crate) fn improve(
    table: &TruthTable,
    cover: Vec<Cube>,
    terms_wanted: usize,
    budget: &mut Budget,
    report: &mut dyn FnMut(&[Cube], u64),
) -> Vec<Cube> {
    if budget.is_spent() {
        return cover;
    }
    let (mut round, mut round_of_best) = (0u64, 0);
    let space = Space::new(table, budget);
    let mut state = Loop::new(&space, &cover, budget);
    let mut least = cost(state.cubes());
    let mut best = cover;
    let mut reported_at = budget.asked;
    // If each prime of the cover is essential, there is no better cover.
    while best.len() > terms_wanted && !state.cubes().is_empty() && state.round(budget) {
        round += 1;
        let found = cost(state.cubes());
        if found < least {
            round_of_best = round;
            least = found;
            best.clear();
            best.extend(state.cover());
            budget.pay(best.len());
        } else if round - round_of_best >= ROUNDS_PATIENT.max(PATIENCE * round_of_best) {
            break;
        }
        if budget.asked >= reported_at + STEPS_PER_REPORT {
            reported_at = budget.asked;
            let (before, now) = (cost(&best), irredundant(&space, best, budget));
            best = now;
            // A cover found from now on has to be better than the reported one.
            let after = cost(&best);
            least = (least.0 - (before.0 - after.0), least.1 - (before.1 - after.1));
            report(&best, budget.asked);
        }
    }
    irredundant(&space, best, budget)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::qmc::budget::LOOKS;
    use crate::qmc::implicit::{first_cover, improve};
    use crate::qmc::minimize::is_cover;
    use crate::qmc::{minimize, primes};
    use crate::rows::{Arity, Row, RowSet, random_rows};

    /// Random functions of 0 to 9 variables, some with don't-cares, and some whose cubes are large.
    fn tables() -> Vec<TruthTable> {
        let random = (0..10).flat_map(|variables| [20, 50, 90].map(|percent| (variables, percent)));
        let mut tables: Vec<TruthTable> = random
            .map(|(variables, percent)| {
                let on = random_rows(variables, percent, 1);
                let dont_care = random_rows(variables, 100 - percent, 2).without(&on);
                let has_dont_cares = percent != 50;
                if has_dont_cares {
                    TruthTable::with_dont_cares(on, dont_care).unwrap()
                } else {
                    TruthTable::new(on)
                }
            })
            .collect();
        let arity = Arity::new(10).unwrap();
        let threshold = (0..1024u32).filter(|row| row.count_ones() >= 3).map(Row);
        tables.push(TruthTable::new(RowSet::from_rows(arity, threshold).unwrap()));
        tables
    }

    fn assert_irredundant_cover_of_primes(table: &TruthTable, cover: &[Cube]) {
        assert!(is_cover(table, cover.iter().copied()));
        let primes = primes(&table.on().union(table.dont_care()));
        assert!(cover.iter().all(|cube| primes.contains(cube)), "a cube is no prime");
        for left_out in cover {
            let others = cover.iter().copied().filter(|cube| cube != left_out);
            assert!(!is_cover(table, others), "{left_out:?} is redundant");
        }
    }

    #[test]
    fn the_first_cover_is_irredundant_and_of_primes_and_the_same_with_no_budget() {
        for table in tables() {
            let cover = first_cover(&table, &mut Budget::of_units(100));
            assert_irredundant_cover_of_primes(&table, &cover);
            assert_eq!(cover, first_cover(&table, &mut Budget::of_units(0)));
        }
    }

    #[test]
    fn an_improved_cover_is_irredundant_of_primes_never_worse_and_the_same_each_time() {
        for table in tables() {
            let first = first_cover(&table, &mut Budget::of_units(0));
            let again = || improve(&table, first.clone(), 0, &mut Budget::of_units(5), &mut |_, _| {});
            let cover = again();
            assert_irredundant_cover_of_primes(&table, &cover);
            assert!(cost(&cover) <= cost(&first));
            assert_eq!(cover, again());
        }
    }

    #[test]
    fn reports_come_as_long_as_it_goes_on_with_covers_that_only_get_better() {
        for (variables, percent) in [(10, 50), (11, 80)] {
            let table = TruthTable::new(random_rows(variables, percent, 1));
            let first = first_cover(&table, &mut Budget::of_units(0));
            let (mut last, mut at, mut reports) = (cost(&first), 0, 0);
            let mut budget = Budget::of_units(2_000);
            let cover = improve(&table, first, 0, &mut budget, &mut |better, steps| {
                assert_irredundant_cover_of_primes(&table, better);
                assert!(cost(better) <= last && steps > at);
                (last, at, reports) = (cost(better), steps, reports + 1);
            });
            assert!(cost(&cover) <= last && reports > 2, "{reports} reports");
        }
    }

    #[test]
    fn a_spent_budget_gives_back_the_cover_and_each_small_one_is_kept_to() {
        for table in tables() {
            let first = first_cover(&table, &mut Budget::of_units(0));
            let mut none = Budget::of_units(0);
            assert_eq!(improve(&table, first.clone(), 0, &mut none, &mut |_, _| {}), first);
            assert_eq!(none.asked, 0);
            let entries: u64 =
                first.iter().map(|cube| 1 << (table.arity().variables() - cube.literals())).sum();
            let rows = u64::from(table.arity().rows());
            // The work before the first round and after the last one.
            let in_any_case = rows * (u64::from(table.arity().variables()) + 4) + 8 * entries + (1 << 14);
            for steps in [1, 1 << 10, 1 << 14, 1 << 18] {
                let mut large = Budget::of_units(100);
                let cover = large.with_steps(steps, |budget| {
                    let cover = improve(&table, first.clone(), 0, budget, &mut |_, _| {});
                    assert!(budget.asked <= steps + in_any_case, "{} of {steps} steps", budget.asked);
                    cover
                });
                assert_irredundant_cover_of_primes(&table, &cover);
            }
        }
    }

    #[test]
    fn each_look_is_paid_for() {
        for table in tables() {
            LOOKS.set(0);
            let mut budget = Budget::of_units(5);
            let first = first_cover(&table, &mut budget);
            assert!(LOOKS.get() <= budget.asked, "{} looks, {} steps", LOOKS.get(), budget.asked);
            improve(&table, first, 0, &mut budget, &mut |_, _| {});
            assert!(LOOKS.get() <= budget.asked, "{} looks, {} steps", LOOKS.get(), budget.asked);
        }
    }

    #[test]
    fn at_most_a_term_more_than_the_fewest_is_left_and_it_ends_before_a_large_budget_does() {
        for (variables, percent) in [(6, 50), (7, 50), (7, 80), (8, 30), (8, 60)] {
            for seed in 1..6 {
                let table = TruthTable::new(random_rows(variables, percent, seed));
                let minimum = minimize(&table, 10_000);
                let first = first_cover(&table, &mut Budget::of_units(0));
                let mut budget = Budget::of_units(1_000);
                let cover = improve(&table, first, minimum.cover.len(), &mut budget, &mut |_, _| {});
                assert!(minimum.proven && cover.len() <= minimum.cover.len() + 1);
                assert!(!budget.is_spent());
            }
        }
    }

    #[test]
    fn it_ends_with_the_terms_that_were_wanted_and_where_there_is_no_choice() {
        let random = TruthTable::new(random_rows(9, 50, 3));
        let first = first_cover(&random, &mut Budget::of_units(0));
        let wanted = first.len() - 1;
        let mut budget = Budget::of_units(1_000);
        assert!(improve(&random, first, wanted, &mut budget, &mut |_, _| {}).len() <= wanted);
        assert!(budget.asked < 1 << 20);
        // 1 where the number of ones is odd: each min term is an essential prime.
        let arity = Arity::new(8).unwrap();
        let odd =
            RowSet::from_rows(arity, (0..256u32).filter(|row| row.count_ones() % 2 == 1).map(Row)).unwrap();
        let (odd, mut budget) = (TruthTable::new(odd), Budget::of_units(100));
        let first = first_cover(&odd, &mut budget);
        assert_eq!(improve(&odd, first, 0, &mut budget, &mut |_, _| {}).len(), 128);
        assert!(budget.asked < 1 << 16);
    }
}
