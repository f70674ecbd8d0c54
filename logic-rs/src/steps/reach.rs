//! The shortest chain of laws from one line to another, found from both ends.
//!
//! A law may be read from right to left. The move then belongs to the later line: it leads back to the earlier one. So a chain has
//! laws read from left to right first, then laws read from right to left.

use super::forest::{Forest, Likeness, Tree};
use super::hops::Hop;
use super::law::{Law, Move, Way};
use super::moves::{bars_out, copying_at, moves_at, partial_at};
use super::neighbours::{chains_of, places};
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;
use std::ops::Range;

/// The most lines that are reached from one end.
const LINES_MAX: usize = 4_000;

/// A line, and how it was reached from its end.
struct Reached {
    line: Tree,
    likeness: Likeness,
    laws: usize,
    before: Option<(usize, Move)>,
}

/// The lines that are reached from one of the two given lines.
struct End {
    reached: Vec<Reached>,
    numbers: FxHashMap<Likeness, usize>,
    newest: Range<usize>,
}

/// The shortest chain of at most `laws_max` laws from one line to another that is not alike. `None` if there is none, or if the
/// work does not suffice to find it.
///
/// Both ends grow by a law for each law of the chain, so that chains from left to right alone are found as soon as others. All
/// shorter chains have been looked for by then: the first one found is the shortest.
pub(super) fn chain(forest: &mut Forest, from: Tree, to: Tree, laws_max: usize) -> Option<Vec<Hop>> {
    let mut sums = chains_of(forest, from);
    sums.extend(chains_of(forest, to));
    sums.sort_unstable();
    sums.dedup();
    let (mut earlier, mut later) = (End::new(forest, from), End::new(forest, to));
    for laws in 1..=laws_max {
        let met = met(&earlier, &later, laws)
            .or_else(|| earlier.grow(forest, &sums, &later, laws))
            .or_else(|| later.grow(forest, &sums, &earlier, laws).map(|[own, other]| [other, own]));
        if forest.work.is_spent() {
            return None;
        }
        if let Some([start, end]) = met {
            let mut hops = earlier.way_to(start, false);
            hops.extend(later.way_to(end, true).into_iter().rev());
            return Some(hops);
        }
    }
    None
}

/// The numbers of a line in both ends to which so many laws lead from both together.
fn met(earlier: &End, later: &End, laws: usize) -> Option<[usize; 2]> {
    earlier.reached.iter().enumerate().find_map(|(number, reached)| {
        let there = *later.numbers.get(&reached.likeness)?;
        (reached.laws + later.reached[there].laws == laws).then_some([number, there])
    })
}

impl End {
    fn new(forest: &Forest, line: Tree) -> Self {
        let likeness = forest.likeness(line);
        Self {
            reached: vec![Reached { line, likeness, laws: 0, before: None }],
            numbers: FxHashMap::from_iter([(likeness, 0)]),
            newest: 0..1,
        }
    }

    /// Reaches the lines one law on, as far as there is room: first by the moves of a derivation, then by those of a reader alone.
    /// Stops at a line that makes a chain of at most `laws_max` laws with the other end, and gives its number in both ends.
    fn grow(
        &mut self,
        forest: &mut Forest,
        sums: &[Tree],
        other: &Self,
        laws_max: usize,
    ) -> Option<[usize; 2]> {
        let start = self.reached.len();
        for of in [Moves::OfDerivations, Moves::OfReaders] {
            for number in self.newest.clone() {
                let (line, laws) = (self.reached[number].line, self.reached[number].laws + 1);
                for by in moves_of(forest, line, sums, of) {
                    if forest.work.is_spent() || self.reached.len() >= LINES_MAX {
                        break;
                    }
                    let next = by.applied(forest, line);
                    let likeness = forest.likeness(next);
                    let own = self.reached.len();
                    let Entry::Vacant(place) = self.numbers.entry(likeness) else { continue };
                    place.insert(own);
                    self.reached.push(Reached { line: next, likeness, laws, before: Some((number, by)) });
                    if let Some(&there) = other.numbers.get(&likeness)
                        && laws + other.reached[there].laws <= laws_max
                    {
                        return Some([own, there]);
                    }
                }
            }
        }
        self.newest = start..self.reached.len();
        None
    }

    /// The moves from the end to a line.
    fn way_to(&self, number: usize, is_reversed: bool) -> Vec<Hop> {
        let mut hops = Vec::new();
        let mut at = number;
        while let Some((before, by)) = &self.reached[at].before {
            hops.push(Hop { line: self.reached[*before].line, by: by.clone(), is_reversed });
            at = *before;
        }
        hops.reverse();
        hops
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Moves {
    OfDerivations,
    /// See [`partial_at`].
    OfReaders,
}

/// The moves of a kind in a line.
fn moves_of(forest: &mut Forest, line: Tree, sums: &[Tree], of: Moves) -> Vec<Move> {
    let mut all = Vec::new();
    for (tree, place) in places(forest, line) {
        let mut found = Vec::new();
        if of == Moves::OfReaders {
            found.extend(partial_at(forest, tree));
        } else {
            found.extend(moves_at(forest, tree));
            found.extend(copying_at(forest, tree));
            let barred = bars_out(forest, tree, sums);
            found.extend(barred.into_iter().map(|change| (Law::DeMorgan(Way::Back), change)));
        }
        all.extend(found.into_iter().map(|(law, change)| Move { law, place: place.clone(), change }));
        if forest.work.is_spent() {
            break;
        }
    }
    all
}
