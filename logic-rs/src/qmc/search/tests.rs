//! Searches on charts that are small enough to try all sets of columns.

use super::*;
use crate::random::Random;

/// Charts of up to 13 rows and columns, reduced and in one part, with a cost for each column.
fn charts() -> impl Iterator<Item = (Chart, Costs)> {
    (1..2_000).filter_map(|seed| {
        let mut random = Random(seed);
        let (rows, count) = (8 + random.below(6), 8 + random.below(6));
        let columns = random.columns(rows, count);
        let literals = columns.iter().map(|_| random.below(2)).collect();
        let chart = Chart::of_columns(rows as usize, &columns).with_literals(literals);
        let core = reduce(chart, &mut plenty()).unwrap().core.components().pop()?;
        let costs = Costs::by(&core, |column| 2 + i64::from(core.literals(column)));
        Some((core, costs))
    })
}

fn plenty() -> Budget {
    Budget::of_units(1_000)
}

fn all(chart: &Chart) -> Vec<u32> {
    chart.column_labels().to_vec()
}

/// The least cost of a cover with at most `terms_max` columns, by trying all sets of columns.
fn least_cost(chart: &Chart, costs: &Costs, terms_max: usize) -> Option<i64> {
    let cover = |set: &u32| {
        let covered = |row: usize| chart.row(row).iter().any(|column| set >> column & 1 == 1);
        set.count_ones() as usize <= terms_max && (0..chart.row_count()).all(covered)
    };
    let cost = |set: u32| {
        let columns = (0..chart.column_count()).filter(|&column| set >> column & 1 == 1);
        costs.of(&chart.labels(&columns.collect::<Vec<_>>()))
    };
    (0..1u32 << chart.column_count()).filter(cover).map(cost).min()
}

#[test]
fn a_cover_that_is_better_by_the_least_amount_is_found() {
    let mut checked = 0;
    for (chart, costs) in charts() {
        for terms_max in [3, 4, 5, usize::MAX] {
            let Some(least) = least_cost(&chart, &costs, terms_max) else { continue };
            let mut search = Search::new(&chart, costs.clone(), all(&chart), terms_max);
            // As if a cover were known that costs one more.
            search.wanted.upper = least + SCALE;
            search.run(&mut plenty());
            assert!(search.is_done());
            assert_eq!((search.wanted.upper, costs.of(search.best())), (least, least), "{chart:?}");
            assert!(search.best().len() <= terms_max);
            checked += 1;
        }
    }
    assert!(checked > 1_000, "{checked} searches: too few charts have a core");
}

#[test]
fn from_the_bound_the_least_cost_is_found_also_in_many_short_turns_and_the_bound_is_always_true() {
    let (mut turns, mut raised) = (0, 0);
    for (number, (chart, costs)) in charts().enumerate() {
        let least = least_cost(&chart, &costs, usize::MAX).unwrap();
        let mut search = Search::new(&chart, costs.clone(), all(&chart), usize::MAX);
        for turn in 0..10_000 {
            if search.is_done() {
                break;
            }
            let before = search.lower();
            // One search of three begins again after some turns and looks for any better cover.
            let from_bound = number % 3 > 0 || turn < 3;
            // Enough for one node.
            plenty().with_steps(1, |budget| {
                if from_bound { search.run_from_bound(budget) } else { search.run(budget) }
            });
            assert!(search.lower() <= least, "{chart:?}");
            raised += usize::from(before < search.lower() && !search.is_done());
            turns += 1;
        }
        assert_eq!((search.lower(), costs.of(search.best())), (least, least), "{chart:?}");
    }
    assert!(turns > 2_000 && raised > 100, "{turns} turns, {raised} bounds raised");
}

#[test]
fn what_another_search_proved_is_proved() {
    for (chart, costs) in charts() {
        let mut other = Search::new(&chart, costs.clone(), all(&chart), usize::MAX);
        let mut search = other.clone();
        plenty().with_steps(1, |budget| search.run_from_bound(budget));
        other.run(&mut plenty());
        search.learn_from(&other);
        assert!(search.is_done());
        assert_eq!(search.best(), other.best());
        search.run_from_bound(&mut plenty());
        assert_eq!(search.lower(), other.lower());
    }
}

#[test]
fn past_the_entries_held_the_search_stops_with_a_true_bound_and_can_go_on() {
    let mut stopped = 0;
    for (chart, costs) in charts() {
        let least = least_cost(&chart, &costs, usize::MAX).unwrap();
        let mut search = Search::new(&chart, costs.clone(), all(&chart), usize::MAX);
        search.entries_held_max = 0;
        search.run(&mut plenty());
        assert!(search.lower() <= least);
        if !search.open.is_empty() {
            assert!(search.entries_held > 0 && !search.is_done());
            stopped += 1;
        }
        search.entries_held_max = ENTRIES_HELD_MAX;
        search.run(&mut plenty());
        assert_eq!((search.is_done(), search.wanted.upper), (true, least));
    }
    assert!(stopped > 100, "{stopped} searches were stopped");
}

#[test]
fn offering_a_cover_pays_for_the_whole_chart() {
    for (chart, costs) in charts() {
        let mut search = Search::new(&chart, costs, all(&chart), usize::MAX);
        let mut budget = plenty();
        let columns: Vec<usize> = (0..chart.column_count()).collect();
        search.improve(&[], &chart, &columns, &mut budget);
        assert!(budget.asked >= (STEPS_PER_ENTRY_OF_COVER * chart.entry_count()) as u64);
    }
}

#[test]
fn a_node_pays_for_its_chart_and_for_what_is_copied_with_it() {
    for (chart, costs) in charts() {
        let mut search = Search::new(&chart, costs, all(&chart), usize::MAX);
        let mut node = search.open.pop().unwrap();
        let copied = 100_000;
        node.chosen = Rc::new(vec![*chart.column_labels().first().unwrap(); copied]);
        let mut budget = plenty();
        search.explore(node, &mut budget);
        assert!(budget.asked >= (STEPS_PER_ENTRY * chart.entry_count() + copied) as u64);
    }
}

#[test]
fn a_node_with_more_columns_than_wanted_is_given_up_before_it_is_relaxed() {
    // A large chart, which one relaxation does not solve.
    let (chart, costs) = charts().max_by_key(|(chart, _)| chart.entry_count()).unwrap();
    let first = chart.column_label(0);
    for (terms_max, is_relaxed) in [(2, false), (3, true)] {
        let mut search = Search::new(&chart, costs.clone(), all(&chart), terms_max);
        let mut node = search.open.pop().unwrap();
        node.chosen = Rc::new(vec![first; 2]);
        search.wanted.upper = 1_000 * SCALE;
        search.explore(node, &mut plenty());
        assert_eq!(!search.open.is_empty(), is_relaxed, "at most {terms_max} columns");
    }
}

#[test]
fn cuts_raise_the_bound_and_never_above_the_least_cost() {
    let (mut raised, mut closed) = (0, 0);
    for (chart, costs) in charts() {
        let least = least_cost(&chart, &costs, usize::MAX).unwrap();
        let mut search = Search::new(&chart, costs.clone(), all(&chart), usize::MAX);
        search.relax_root(&Effort::FIRST, &mut plenty());
        let before = search.lower();
        search.add_cuts(&mut plenty());
        assert!(search.lower() <= least, "{chart:?}");
        raised += usize::from(search.lower() > before + SCALE / 16);
        closed += usize::from(search.is_done());
        search.run_from_bound(&mut plenty());
        assert_eq!((search.is_done(), costs.of(search.best())), (true, least), "{chart:?}");
    }
    assert!(raised > 50 && closed > 50, "{raised} bounds raised, {closed} proofs");
}

#[test]
fn with_a_second_bound_at_higher_costs_the_least_cost_is_found_at_any_price_also_below_0() {
    let mut checked = 0;
    for (chart, costs) in charts() {
        // The fewest columns, whatever they cost: then all covers that are looked for have as many.
        let alike = Costs::by(&chart, |_| 1);
        let terms = (least_cost(&chart, &alike, usize::MAX).unwrap() / SCALE) as usize;
        let mut fewest = Search::new(&chart, alike, all(&chart), usize::MAX);
        fewest.run(&mut plenty());
        for price in [-3 * SCALE, -SCALE - SCALE / 4, SCALE / 2] {
            let priced = |price| {
                let columns = costs.of_columns(&chart);
                let costs = Costs::in_units(&chart, |column| columns[column] + price);
                Search::new(&chart, costs, fewest.best().to_vec(), terms)
            };
            let least = least_cost(&chart, priced(price).costs(), terms).unwrap();
            let (mut search, mut dearer) = (priced(price), priced(price + 2 * SCALE));
            dearer.add_cuts(&mut plenty());
            search.bound_also_as(&dearer, 2 * SCALE);
            search.run_from_bound(&mut plenty());
            assert_eq!((search.is_done(), search.costs().of(search.best())), (true, least), "{chart:?}");
            checked += 1;
        }
    }
    assert!(checked > 1_000, "{checked} searches");
}
