//! A derivation from one expression to an equal one, one law at a time: by a short chain of laws, or through a minimum sum of
//! products of both.

use super::derive::{DEPTH_MAX, SEARCHED_VARIABLES_MAX, Way, choose, first_lines};
use super::dual::{dual, dual_move};
use super::forest::{Forest, Likeness, Shape, Tree};
use super::grouping::grouped;
use super::hops::{Hop, steps_of, without_detours};
use super::law::{Change, Law, Move};
use super::open::{bar_opening, open_xors};
use super::path::{Path, TooComplex};
use super::reach::chain;
use super::step::Step;
use super::text::text_of;
use super::weight::{ONE_IDEA_MAX, PLACE, of_ideas};
use super::work::Work;
use crate::expr::{Expr, Variable};
use crate::qmc::Cube;
use crate::rows::Arity;
use rustc_hash::FxHashMap;

/// Two equal expressions.
pub(crate) struct Equation<'a> {
    /// The text of the first, without names.
    pub(crate) typed: &'a str,
    pub(crate) from: &'a Expr,
    pub(crate) to: &'a Expr,
    /// The variables of both, in variable order.
    pub(crate) variables: &'a [Variable],
    /// A minimum sum of products of both.
    pub(crate) sum: &'a Expr,
    /// A minimum sum of products of their complement, if a way through the complement may be shorter.
    pub(crate) complement: Option<&'a Expr>,
}

/// A derivation from one expression to another.
pub(crate) struct Proof {
    pub(crate) steps: Vec<Step>,
    /// The second expression with the fewest brackets.
    pub(crate) end: String,
}

/// The lines from the first expression as read to the second with the fewest brackets. Both are the same line, up to the order of
/// operands, if no step is by a law.
///
/// A quarter of the work may be taken to look for a short chain of laws. Otherwise the way leads from each of the two to the
/// minimum sum, as far as the first line that both ways have in common.
pub(crate) fn prove(equation: &Equation<'_>, work: &Work) -> Result<Proof, TooComplex> {
    let mut forest = Forest::new(work);
    let mut plant = |expression: &Expr| {
        forest.plant_among(expression, equation.variables, DEPTH_MAX).ok_or(TooComplex::Work)
    };
    let (from, to, sum) = (plant(equation.from)?, plant(equation.to)?, plant(equation.sum)?);
    let complement = equation.complement.map(&mut plant).transpose()?;
    let mut steps = first_lines(&forest, equation.variables, equation.typed, from);
    let end = text_of(&forest, equation.variables, to);
    if forest.are_alike(from, to) {
        return Ok(Proof { steps, end });
    }
    let short = work.within(work.left() / 4, || chain(&mut forest, from, to)).map(|chain| chain.hops);
    let arity = Arity::new(equation.variables.len() as u32).expect("the union was checked");
    let mut ways = Ways { forest: &mut forest, arity };
    let hops = match (complement, short) {
        (Some(complement), short) => ways.plainest(from, to, sum, complement, short)?,
        (None, Some(hops)) => hops,
        (None, None) => ways.through_sum(from, to, sum)?,
    };
    steps.extend(steps_of(&mut forest, equation.variables, (from, to), &hops)?);
    Ok(Proof { steps, end })
}

struct Ways<'a> {
    forest: &'a mut Forest,
    arity: Arity,
}

impl Ways<'_> {
    /// Of the ways from a line to a product of sums the one that weighs least: a short chain of laws, if there is one, the duals of a
    /// searched and of a complete derivation, the way through the complement, and that through the minimum sum. Where none of them
    /// leads there, the way to the minimum sum from both lines.
    fn plainest(
        &mut self,
        from: Tree,
        to: Tree,
        sum: Tree,
        complement: Tree,
        short: Option<Vec<Hop>>,
    ) -> Result<Vec<Hop>, TooComplex> {
        if short.as_ref().is_some_and(|hops| self.weight(hops) <= ONE_IDEA_MAX) {
            return short.ok_or(TooComplex::Work);
        }
        let work = self.forest.work.clone();
        let part = |left: u64| left / 4;
        let searched =
            work.within(part(work.left()), || self.through_dual(from, to, complement, Way::Searched));
        let opened = work.within(part(work.left()), || self.through_dual(from, to, complement, Way::Opened));
        let barred = work.within(part(work.left()), || self.through_complement(from, to, complement));
        let minimum = work.within(work.left() / 2, || {
            let mut hops = self.simplified(from, sum)?;
            hops.extend(self.through_dual(sum, to, complement, Way::Searched)?);
            Ok::<_, TooComplex>(without_detours(self.forest, hops))
        });
        let found = short.into_iter().chain([searched, opened, barred, minimum].into_iter().flatten());
        let weighed: Vec<(u32, Vec<Hop>)> = found.map(|hops| (self.weight(&hops), hops)).collect();
        match weighed.into_iter().min_by_key(|(weight, _)| *weight) {
            Some((_, hops)) => Ok(hops),
            None => self.through_sum(from, to, sum),
        }
    }

    fn weight(&self, hops: &[Hop]) -> u32 {
        of_ideas(self.forest, hops.iter().map(|hop| (hop.line, &hop.by, hop.is_reversed)), PLACE)
    }

    /// From a line without its XORs to a product of sums: the dual of the derivation of the sum of products that is the
    /// product's dual.
    fn through_dual(
        &mut self,
        from: Tree,
        to: Tree,
        complement: Tree,
        way: Way,
    ) -> Result<Vec<Hop>, TooComplex> {
        if way == Way::Searched && self.arity.variables() > SEARCHED_VARIABLES_MAX {
            return Err(TooComplex::Work);
        }
        let mut path = Path::new(from);
        open_xors(self.forest, &mut path)?;
        let line = path.line;
        let mut hops = self.hops(from, path.moves, line)?;
        let zeros = self.forest.terms(self.arity, complement).ok_or(TooComplex::Work)?;
        let goal: Vec<Cube> =
            zeros.iter().map(|zero| Cube::new(zero.care(), zero.care() & !zero.value())).collect();
        let start = dual(self.forest, line).ok_or(TooComplex::Work)?;
        let end = dual(self.forest, to).ok_or(TooComplex::Work)?;
        if !self.forest.are_alike(start, end) {
            let moves = choose(self.forest, self.arity, &goal, way, start)?;
            for Hop { line, by, is_reversed } in self.hops(start, moves, end)? {
                let line = dual(self.forest, line).ok_or(TooComplex::Work)?;
                let by = dual_move(self.forest, &by).ok_or(TooComplex::Work)?;
                hops.push(Hop { line, by, is_reversed });
            }
        }
        Ok(hops)
    }

    /// From one line to the minimum sum, and from there back to the other line.
    fn through_sum(&mut self, from: Tree, to: Tree, sum: Tree) -> Result<Vec<Hop>, TooComplex> {
        let there = self.simplified(from, sum)?;
        let back = self.simplified(to, sum)?;
        let (one, other) = self.meeting(from, &there, to, &back);
        let mut hops = there[..one].to_vec();
        hops.extend(back[..other].iter().rev().map(|hop| Hop { is_reversed: true, ..hop.clone() }));
        Ok(hops)
    }

    /// From a line to its complement's complement, there to the minimum sum of the complement, and by De Morgan's laws to a
    /// product of sums.
    fn through_complement(&mut self, from: Tree, to: Tree, sum: Tree) -> Result<Vec<Hop>, TooComplex> {
        let mut hops = Vec::new();
        let inner = match *self.forest.shape(from) {
            Shape::Not(inner) => inner,
            _ => {
                let inner = self.forest.not(from);
                let line = self.forest.not(inner);
                let by = Move { law: Law::DoubleNegation, place: Vec::new(), change: Change::Whole(from) };
                hops.push(Hop { line, by, is_reversed: true });
                inner
            }
        };
        for Hop { line, mut by, is_reversed } in self.simplified(inner, sum)? {
            let line = self.forest.not(line);
            by.place.insert(0, 0);
            hops.push(Hop { line, by, is_reversed });
        }
        let barred = self.forest.not(sum);
        let mut path = Path::new(barred);
        while let Some(next) = bar_opening(self.forest, path.line) {
            path.push(self.forest, next)?;
        }
        hops.extend(self.hops(barred, path.moves, to)?);
        Ok(without_detours(self.forest, hops))
    }

    /// The moves from a line to the minimum sum, up to the order of operands.
    fn simplified(&mut self, start: Tree, sum: Tree) -> Result<Vec<Hop>, TooComplex> {
        if self.forest.are_alike(start, sum) {
            return Ok(Vec::new());
        }
        let result: Vec<Cube> = self.forest.terms(self.arity, sum).ok_or(TooComplex::Work)?;
        let is_searched = self.arity.variables() <= SEARCHED_VARIABLES_MAX;
        let searched = is_searched.then(|| {
            let work = self.forest.work.clone();
            work.within(work.left() / 2, || choose(self.forest, self.arity, &result, Way::Searched, start))
        });
        let moves = match searched {
            Some(Ok(moves)) => moves,
            _ => choose(self.forest, self.arity, &result, Way::Opened, start)?,
        };
        self.hops(start, moves, sum)
    }

    /// The moves with those of one law together, each with its line. Fails if they do not lead to `end`.
    fn hops(&mut self, start: Tree, moves: Vec<Move>, end: Tree) -> Result<Vec<Hop>, TooComplex> {
        let mut line = start;
        let mut hops = Vec::new();
        for by in grouped(self.forest, start, moves) {
            let next = by.applied(self.forest, line);
            hops.push(Hop { line, by, is_reversed: false });
            line = next;
        }
        let is_there = self.forest.are_alike(line, end) && !self.forest.work.is_spent();
        if is_there { Ok(hops) } else { Err(TooComplex::Work) }
    }

    /// The numbers of hops of two ways after which they are first at lines that are alike; together the fewest.
    fn meeting(&mut self, from: Tree, there: &[Hop], to: Tree, back: &[Hop]) -> (usize, usize) {
        let mut numbers: FxHashMap<Likeness, usize> = FxHashMap::default();
        for (number, line) in self.lines(from, there).into_iter().enumerate() {
            numbers.entry(line).or_insert(number);
        }
        let lines = self.lines(to, back);
        let meetings =
            lines.iter().enumerate().filter_map(|(other, line)| Some((*numbers.get(line)?, other)));
        meetings.min_by_key(|(one, other)| one + other).unwrap_or((there.len(), back.len()))
    }

    /// The lines of a way, the last one included.
    fn lines(&mut self, start: Tree, hops: &[Hop]) -> Vec<Likeness> {
        let mut lines = vec![self.forest.likeness(start)];
        for hop in hops {
            let next = hop.by.applied(self.forest, hop.line);
            lines.push(self.forest.likeness(next));
        }
        lines
    }
}
