//! The plainest chain of laws from one line to another, found from both ends.
//!
//! A chain is made of rounds. A round uses one law, at one place or at several; the law counts once. Two terms X.Y+X.Y' that
//! become X are a round too, by three laws. The chain of the least weight wins: [`super::weight`] has the weight of each law.
//!
//! A law may be read from right to left. The round then belongs to the later line: it leads back to the earlier one. So a chain has
//! laws read from left to right first, then laws read from right to left.

mod combine;
mod difference;

use super::forest::{Forest, Likeness, Tree};
use super::hops::Hop;
use super::law::{Change, Law, Move, Way};
use super::moves::{bars_out, copying_at, moves_at, partial_at};
use super::neighbours::{chains_of, places};
use super::weight::{AWAY, Kind, LEAST_WEIGHT, ONE_LAW_MAX, WEIGHT_MAX};
use difference::Difference;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::collections::hash_map::Entry;
use std::rc::Rc;

/// The most lines that are reached from one end.
const LINES_MAX: usize = 4_000;
/// The most places of a round.
const PLACES_MAX: usize = 24;

/// A line, and how it was reached from its end.
struct Reached {
    line: Tree,
    weight: u32,
    before: Option<(usize, Vec<Move>)>,
}

/// A way from a line to another: the moves of one round.
struct Round {
    line: Tree,
    weight: u32,
    moves: Vec<Move>,
}

/// The lines that are reached from one of the two given lines.
struct End {
    /// Whether this is the later line, from which laws are read from right to left.
    is_later: bool,
    /// The given line of the other end.
    target: Tree,
    reached: Vec<Reached>,
    numbers: FxHashMap<Likeness, usize>,
    /// What to go on with, the least weight first.
    open: BinaryHeap<Reverse<(u32, Next, usize)>>,
}

/// What to go on with from a line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Next {
    /// The rounds at one place.
    Single,
    /// The rounds at several places, which take longer to find.
    Wide,
}

/// The moves at the top of each tree.
struct Moves {
    /// The sums and products of both given lines.
    sums: Vec<Tree>,
    known: FxHashMap<Tree, Rc<[(Law, Change)]>>,
}

/// A chain of laws.
pub(super) struct Chain {
    pub(super) hops: Vec<Hop>,
    /// Whether no chain weighs less; else the work did not suffice to know.
    pub(super) is_plainest: bool,
}

/// The chain of the least weight from one line to another that is not alike. `None` if there is none, or if the work does not
/// suffice to find one.
pub(super) fn chain(forest: &mut Forest, from: Tree, to: Tree) -> Option<Chain> {
    // The rest is for writing the steps.
    let work = forest.work.clone();
    work.within(work.left() / 4 * 3, || search(forest, from, to))
}

fn search(forest: &mut Forest, from: Tree, to: Tree) -> Option<Chain> {
    let mut sums = chains_of(forest, from);
    sums.extend(chains_of(forest, to));
    sums.sort_unstable();
    sums.dedup();
    let mut moves = Moves { sums, known: FxHashMap::default() };
    let mut ends = [End::new(forest, from, to, false), End::new(forest, to, from, true)];
    // The weight of the best chain, and the numbers of the line in which both ends meet.
    let mut best: Option<(u32, [usize; 2])> = None;
    loop {
        let least = ends.each_ref().map(End::least);
        let Some(lightest) = least.iter().flatten().min() else { break };
        let all: u32 = least.iter().flatten().sum();
        let found = best.map_or(WEIGHT_MAX, |(weight, _)| weight);
        // The ends have met in every line that both reached, so another chain has a round between what is open.
        if all + LEAST_WEIGHT >= found || found <= ONE_LAW_MAX {
            break;
        }
        let own = usize::from(least[0] != Some(*lightest));
        let [one, other] = &mut ends;
        let (end, opposite) = if own == 0 { (one, other) } else { (other, one) };
        for number in end.grow(forest, &mut moves) {
            let reached = &end.reached[number];
            let Some(&there) = opposite.numbers.get(&forest.likeness(reached.line)) else { continue };
            let weight = reached.weight + opposite.reached[there].weight;
            if best.is_none_or(|(least, _)| weight < least) {
                best = Some((weight, if own == 0 { [number, there] } else { [there, number] }));
            }
        }
        if forest.work.is_spent() {
            break;
        }
    }
    let is_plainest = !forest.work.is_spent();
    let (_, [start, end]) = best?;
    let mut hops = ends[0].way_to(forest, start);
    hops.extend(ends[1].way_to(forest, end).into_iter().rev());
    Some(Chain { hops, is_plainest })
}

impl End {
    fn new(forest: &Forest, line: Tree, target: Tree, is_later: bool) -> Self {
        Self {
            is_later,
            target,
            reached: vec![Reached { line, weight: 0, before: None }],
            numbers: FxHashMap::from_iter([(forest.likeness(line), 0)]),
            open: BinaryHeap::from([Reverse((0, Next::Single, 0))]),
        }
    }

    /// The least weight to go on with.
    fn least(&self) -> Option<u32> {
        self.open.peek().map(|Reverse((weight, ..))| *weight)
    }

    /// Reaches the lines that are one round from the first line to go on from. Returns their numbers.
    fn grow(&mut self, forest: &mut Forest, moves: &mut Moves) -> Vec<usize> {
        let Some(Reverse((bound, next, from))) = self.open.pop() else { return Vec::new() };
        let Reached { line, weight, .. } = self.reached[from];
        if bound > weight {
            return Vec::new();
        }
        let rounds = match next {
            Next::Single => {
                self.open.push(Reverse((weight, Next::Wide, from)));
                self.single_rounds(forest, moves, line)
            }
            Next::Wide => self.wide_rounds(forest, moves, line),
        };
        let mut found = Vec::new();
        for round in rounds {
            if forest.work.is_spent() {
                break;
            }
            let weight = weight + round.weight;
            if weight > WEIGHT_MAX {
                continue;
            }
            let reached = Reached { line: round.line, weight, before: Some((from, round.moves)) };
            let number = match self.numbers.entry(forest.likeness(round.line)) {
                Entry::Occupied(known) if self.reached[*known.get()].weight <= weight => continue,
                Entry::Occupied(known) => {
                    self.reached[*known.get()] = reached;
                    *known.get()
                }
                Entry::Vacant(_) if self.reached.len() >= LINES_MAX => continue,
                Entry::Vacant(place) => {
                    place.insert(self.reached.len());
                    self.reached.push(reached);
                    self.reached.len() - 1
                }
            };
            self.open.push(Reverse((weight, Next::Single, number)));
            found.push(number);
        }
        found
    }

    /// The rounds of one law at one place, and of pairs that become one term.
    fn single_rounds(&self, forest: &mut Forest, moves: &mut Moves, line: Tree) -> Vec<Round> {
        let difference = Difference::new(forest, line, self.target);
        let mut rounds = Vec::new();
        for (kind, by) in moves.of_line(forest, line, |_| true) {
            if forest.work.is_spent() {
                return rounds;
            }
            let is_away = !difference.concerns(forest, line, &by);
            let weight = kind.weight(self.is_later) + if is_away { AWAY } else { 0 };
            rounds.push(Round { line: by.applied(forest, line), weight, moves: vec![by] });
        }
        for only_hits in [true, false] {
            rounds.extend(combine::round(forest, &difference, line, only_hits, self.is_later));
        }
        rounds
    }

    /// The rounds of one law at several places.
    fn wide_rounds(&self, forest: &mut Forest, moves: &mut Moves, line: Tree) -> Vec<Round> {
        let difference = Difference::new(forest, line, self.target);
        let mut several: Vec<(Kind, usize)> = Vec::new();
        for (kind, by) in moves.of_line(forest, line, |_| true) {
            if difference.concerns(forest, line, &by) {
                match several.iter_mut().find(|(own, _)| *own == kind) {
                    Some((_, count)) => *count += 1,
                    None => several.push((kind, 1)),
                }
            }
        }
        // Of several constants in a chain one is left out at a time.
        let is_repeated = |&(kind, count): &(Kind, usize)| count > 1 || kind == Kind::Identity(Way::Forward);
        let mut rounds = Vec::new();
        for (kind, _) in several.into_iter().filter(is_repeated) {
            // A line can grow at any place, so it grows only towards the target.
            for only_hits in if kind.grows() { &[true][..] } else { &[true, false] } {
                rounds.extend(self.wide_round(forest, moves, line, kind, *only_hits));
            }
        }
        rounds
    }

    /// One law at every place of the line that differs from the target; or only where an operand of the target is made.
    fn wide_round(
        &self,
        forest: &mut Forest,
        moves: &mut Moves,
        line: Tree,
        kind: Kind,
        only_hits: bool,
    ) -> Option<Round> {
        let originals: FxHashSet<Tree> = places(forest, line).into_iter().map(|(tree, _)| tree).collect();
        let mut now = line;
        let mut done: Vec<Move> = Vec::new();
        while done.len() < PLACES_MAX && !forest.work.is_spent() {
            let difference = Difference::new(forest, now, self.target);
            let mut candidates: Vec<Move> = moves
                .of_line(forest, now, |own| own == kind)
                .into_iter()
                .map(|(_, by)| by)
                .filter(|by| {
                    difference.concerns(forest, now, by)
                        && involved(forest, now, by).iter().all(|tree| originals.contains(tree))
                })
                .collect();
            if self.is_later {
                candidates.reverse();
            }
            let hit = candidates.iter().position(|by| {
                let next = by.applied(forest, now);
                Difference::new(forest, next, self.target).is_nearer_than(&difference)
            });
            let chosen = match hit {
                Some(at) => candidates.swap_remove(at),
                None if only_hits || candidates.is_empty() => break,
                None => candidates.swap_remove(0),
            };
            now = chosen.applied(forest, now);
            done.push(chosen);
        }
        (done.len() > 1).then(|| Round { line: now, weight: kind.weight(self.is_later), moves: done })
    }

    /// The hops from the end to a line.
    fn way_to(&self, forest: &mut Forest, number: usize) -> Vec<Hop> {
        let mut rounds = Vec::new();
        let mut at = number;
        while let Some((before, moves)) = &self.reached[at].before {
            rounds.push((self.reached[*before].line, moves));
            at = *before;
        }
        let mut hops = Vec::new();
        for (start, moves) in rounds.into_iter().rev() {
            let mut line = start;
            for by in moves {
                hops.push(Hop { line, by: by.clone(), is_reversed: self.is_later });
                line = by.applied(forest, line);
            }
        }
        hops
    }
}

impl Moves {
    /// The moves of some kinds in a line: at each place first those of a derivation, then those of a reader alone (see
    /// [`partial_at`]).
    fn of_line(
        &mut self,
        forest: &mut Forest,
        line: Tree,
        is_wanted: impl Fn(Kind) -> bool,
    ) -> Vec<(Kind, Move)> {
        let mut all = Vec::new();
        for (tree, place) in places(forest, line) {
            for (law, change) in self.at(forest, tree).iter() {
                let kind = Kind::of(forest, tree, *law);
                if is_wanted(kind) {
                    forest.pay(1 + place.len());
                    all.push((kind, Move { law: *law, place: place.clone(), change: change.clone() }));
                }
            }
            if forest.work.is_spent() {
                break;
            }
        }
        all
    }

    fn at(&mut self, forest: &mut Forest, tree: Tree) -> Rc<[(Law, Change)]> {
        if let Some(found) = self.known.get(&tree) {
            return Rc::clone(found);
        }
        let mut found = moves_at(forest, tree);
        found.extend(copying_at(forest, tree));
        let barred = bars_out(forest, tree, &self.sums);
        found.extend(barred.into_iter().map(|change| (Law::DeMorgan(Way::Back), change)));
        found.extend(partial_at(forest, tree));
        let found: Rc<[(Law, Change)]> = found.into();
        self.known.insert(tree, Rc::clone(&found));
        found
    }
}

/// The trees that a move changes.
fn involved(forest: &Forest, line: Tree, by: &Move) -> Vec<Tree> {
    let tree = forest.at(line, &by.place);
    match &by.change {
        Change::Whole(_) => vec![tree],
        Change::Operands(changed) => changed.iter().map(|(at, _)| forest.below(tree)[*at]).collect(),
    }
}
