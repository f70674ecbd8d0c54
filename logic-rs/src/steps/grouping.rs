//! Brings steps of the same law together: a move goes up to an earlier move of its law, past moves that it does not
//! depend on.

use super::forest::{Forest, Likeness, Shape, Tree};
use super::law::{Change, Law, Move, Way};
use super::path::{Path, place_where};
use super::weight::{PLACE_OF_SUM, of_ideas};
use rustc_hash::FxHashSet;

/// Paths of more moves are weighed in the order in which they were found.
const WEIGHED_MOVES_MAX: usize = 40;

/// The same moves, with moves of one law next to each other where no move between them forbids that. No line occurs
/// twice, and the last line stays the same. Takes at most a quarter of the work that is left.
pub(super) fn grouped(forest: &mut Forest, start: Tree, moves: Vec<Move>) -> Vec<Move> {
    // p.1 → p.(x+x') → p.x+p.x' is one thought: a derivation with a split keeps its order.
    let is_split =
        |one: &Move| matches!(one.law, Law::Identity(_, Way::Back) | Law::Complement(_, Way::Back));
    if moves.iter().any(is_split) {
        return moves;
    }
    let least = forest.work.left() / 4 * 3;
    let mut rows = Rows::new(forest, start, moves);
    let mut end = 1;
    while end < rows.moves.len() {
        let law = rows.moves[end - 1].law;
        let same = (end..rows.moves.len()).filter(|&row| rows.moves[row].law == law).collect::<Vec<_>>();
        for row in same {
            if forest.work.left() <= least {
                return rows.moves;
            }
            if rows.brought_up(forest, row, end) {
                end += 1;
            }
        }
        end += 1;
    }
    rows.moves
}

/// The weight of a path's moves as [`grouped`] orders them; see [`of_ideas`]. Of a long path in the order in which they were found.
pub(super) fn weight(forest: &mut Forest, path: &Path) -> u32 {
    let start = path.before.first().copied().unwrap_or(path.line);
    let moves = if path.moves.len() <= WEIGHED_MOVES_MAX {
        let work = forest.work.clone();
        work.within(work.left() / 8, || grouped(forest, start, path.moves.clone()))
    } else {
        path.moves.clone()
    };
    let mut lines = vec![start];
    for one in &moves {
        lines.push(one.applied(forest, lines[lines.len() - 1]));
    }
    let moves = lines.into_iter().zip(&moves).map(|(line, by)| (line, by, false));
    of_ideas(forest, moves, PLACE_OF_SUM)
}

struct Rows {
    moves: Vec<Move>,
    /// The line before each move, and the last line.
    lines: Vec<Tree>,
    seen: FxHashSet<Likeness>,
}

impl Rows {
    fn new(forest: &mut Forest, start: Tree, moves: Vec<Move>) -> Self {
        let mut lines = vec![start];
        for one in &moves {
            lines.push(one.applied(forest, lines[lines.len() - 1]));
        }
        let seen = lines.iter().map(|&line| forest.likeness(line)).collect();
        Self { moves, lines, seen }
    }

    /// Moves the move of a row up to row `to`; `false` if that is not possible, and then nothing changes.
    fn brought_up(&mut self, forest: &mut Forest, row: usize, to: usize) -> bool {
        let mut moves = self.moves[to..=row].to_vec();
        let mut lines = self.lines[to..=row + 1].to_vec();
        let mut new: Vec<Likeness> = Vec::new();
        for low in (0..row - to).rev() {
            let Some((first, line, second)) = exchanged(forest, &lines[low..low + 3], &moves[low..low + 2])
            else {
                return false;
            };
            let likeness = forest.likeness(line);
            if self.seen.contains(&likeness) || new.contains(&likeness) {
                return false;
            }
            new.push(likeness);
            (moves[low], lines[low + 1], moves[low + 1]) = (first, line, second);
        }
        for line in &self.lines[to + 1..=row] {
            self.seen.remove(&forest.likeness(*line));
        }
        self.seen.extend(lines[1..lines.len() - 1].iter().map(|&line| forest.likeness(line)));
        self.moves.splice(to..=row, moves);
        self.lines.splice(to..=row + 1, lines);
        !forest.work.is_spent()
    }
}

/// Two moves in the other order, with the line between them; `None` where one depends on the other.
fn exchanged(forest: &mut Forest, lines: &[Tree], moves: &[Move]) -> Option<(Move, Tree, Move)> {
    let (&[before, between, after], [one, other]) = (lines, moves) else { return None };
    let first = relocated(forest, other, between, before)?;
    let line = first.applied(forest, before);
    let second = relocated(forest, one, before, line)?;
    let is_same = second.applied(forest, line) == after && !forest.work.is_spent();
    is_same.then_some((first, line, second))
}

/// The same move in another line, where its operands may be at another position; `None` if that line lacks them.
fn relocated(forest: &Forest, one: &Move, from: Tree, to: Tree) -> Option<Move> {
    let target = forest.at(from, &one.place);
    if let Some(same) = tree_at(forest, to, &one.place) {
        if same == target {
            return Some(one.clone());
        }
        if let Some(change) = changed_among(forest, one, target, same) {
            return Some(Move { change, ..one.clone() });
        }
    }
    let place = place_where(forest, to, |tree| tree == target)?;
    Some(Move { place, ..one.clone() })
}

/// The tree at a position; `None` if the line has no such position.
fn tree_at(forest: &Forest, line: Tree, place: &[usize]) -> Option<Tree> {
    forest.pay(1 + place.len());
    place.iter().try_fold(line, |tree, &index| forest.below(tree).get(index).copied())
}

/// The change of some operands of a chain, in a chain that has other operands around them. `None` for laws that, unlike
/// Identity, involve all operands of a chain, and for those that copy some: they need the same chain.
fn changed_among(forest: &Forest, one: &Move, from: Tree, to: Tree) -> Option<Change> {
    let needs_the_chain = matches!(
        one.law,
        Law::Identity(_, Way::Back)
            | Law::Idempotent(..)
            | Law::Annulment(_)
            | Law::XorGate
            | Law::XorConstant(_)
            | Law::XorPair(_)
            | Law::Distributive(Way::Forward)
    );
    let Change::Operands(changed) = &one.change else { return None };
    let (Shape::Chain(old, olds), Shape::Chain(new, news)) = (forest.shape(from), forest.shape(to)) else {
        return None;
    };
    if let Law::Identity(_, Way::Forward) = one.law {
        // The law names the whole chain, and any chain that has the constant may lose it.
        let (gone, _) = changed.iter().find(|(_, made)| made.is_empty())?;
        let rank = olds[..*gone].iter().filter(|&own| own == &olds[*gone]).count();
        let mut same = (0..news.len()).filter(|&at| old == new && news[at] == olds[*gone]);
        let at = same.nth(rank)?;
        let kept = |(index, &own)| (index, if index == at { Vec::new() } else { vec![own] });
        let is_paid = forest.pay(olds.len() + news.len());
        return is_paid.then(|| Change::Operands(news.iter().enumerate().map(kept).collect()));
    }
    if needs_the_chain || old != new || !forest.pay(olds.len() + news.len()) {
        return None;
    }
    let mut next = 0;
    let moved = changed.iter().map(|(index, made)| {
        let found = next + news[next..].iter().position(|&own| own == olds[*index])?;
        next = found + 1;
        Some((found, made.clone()))
    });
    moved.collect::<Option<Vec<_>>>().map(Change::Operands)
}
