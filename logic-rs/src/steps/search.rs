//! A beam search for a short derivation. Each line is judged by the steps that it would take to finish it.

use super::forest::{Likeness, Tree};
use super::law::Move;
use super::neighbours::{Judged, Neighbour, Neighbours};
use rustc_hash::FxHashSet;

/// The most lines of equal cost that the search goes on from: the width of the beam.
const WIDTH: usize = 12;
/// The width once the search has looked at `lines_max` lines and found no sum of products.
const LATE_WIDTH: usize = 2;

/// A line that was reached, and the move that led to it.
struct Reached {
    line: Tree,
    cost: u32,
    judged: Judged,
    before: Option<(usize, Move)>,
}

/// The lines reached so far; `layers` groups them by cost.
struct Search<'a, 'b> {
    neighbours: &'a mut Neighbours<'b>,
    reached: Vec<Reached>,
    layers: Vec<Vec<usize>>,
    seen: FxHashSet<Likeness>,
    /// The cost of the cheapest whole derivation, and the number of the sum of products that it goes on from.
    best: Option<(u32, usize)>,
    looked: usize,
    lines_max: usize,
}

/// The moves to a sum of products: of those found, the one through which the whole derivation costs least. `None` if no
/// sum is found.
///
/// Looks at up to `lines_max` lines, and at up to twice as many if no sum is found by then. Stops once the work is
/// spent. Skips lines that are alike one of `before`.
pub(super) fn search(
    neighbours: &mut Neighbours<'_>,
    start: Tree,
    before: &[Tree],
    lines_max: usize,
) -> Option<Vec<Move>> {
    let seen = before.iter().map(|&line| neighbours.forest.likeness(line)).collect();
    let judged = neighbours.judge(start);
    let (reached, layers) = (Vec::new(), Vec::new());
    let mut search = Search { neighbours, reached, layers, seen, best: None, looked: 0, lines_max };
    search.reach(Reached { line: start, cost: 0, judged, before: None });
    let mut at = 0;
    while at < search.layers.len() {
        search.go_on_from(at);
        at += 1;
    }
    search.best.map(|(_, number)| search.way_to(number))
}

impl Search<'_, '_> {
    fn reach(&mut self, reached: Reached) {
        let (number, cost) = (self.reached.len(), reached.cost as usize);
        if self.layers.len() <= cost {
            self.layers.resize(cost + 1, Vec::new());
        }
        self.layers[cost].push(number);
        let whole = reached.cost + reached.judged.steps;
        if reached.judged.is_sum && self.best.is_none_or(|(least, _)| whole < least) {
            self.best = Some((whole, number));
        }
        self.reached.push(reached);
    }

    /// Reaches the neighbours of those lines of a layer that are nearest to the goal.
    fn go_on_from(&mut self, layer: usize) {
        let mut layer = std::mem::take(&mut self.layers[layer]);
        self.neighbours.forest.pay(8 * layer.len());
        layer.sort_by_key(|&number| self.reached[number].judged.steps);
        layer.truncate(if self.looked < self.lines_max { WIDTH } else { LATE_WIDTH });
        for number in layer {
            let Reached { line, cost, judged, .. } = self.reached[number];
            if self.is_over(cost) || !self.seen.insert(self.neighbours.forest.likeness(line)) {
                continue;
            }
            self.looked += 1;
            for Neighbour { by, line, cost: own, judged } in self.neighbours.of(line, judged.steps) {
                if !self.seen.contains(&self.neighbours.forest.likeness(line)) {
                    self.reach(Reached { line, cost: cost + own, judged, before: Some((number, by)) });
                }
            }
        }
    }

    /// Whether a line of this cost cannot lead to a cheaper derivation, or no more lines may be looked at.
    fn is_over(&self, cost: u32) -> bool {
        let lines_max = if self.best.is_some() { self.lines_max } else { 2 * self.lines_max };
        self.neighbours.work == 0
            || self.neighbours.forest.work.is_spent()
            || self.looked >= lines_max
            || self.best.is_some_and(|(least, _)| cost + 1 >= least)
    }

    fn way_to(&self, number: usize) -> Vec<Move> {
        let mut moves = Vec::new();
        let mut back = number;
        while let Some((before, by)) = &self.reached[back].before {
            moves.push(by.clone());
            back = *before;
        }
        moves.reverse();
        moves
    }
}
