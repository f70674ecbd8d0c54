//! X.Y+X.Y' = X, and its dual, as one thought: Distributive, Complement, Identity, each at as many places as there are pairs. An
//! operand that several pairs need is copied first.

use super::super::forest::{Forest, Shape, Tree};
use super::super::law::{Change, Law, Move, Way};
use super::super::weight::{COMBINED, COPY};
use super::Round;
use super::difference::Difference;
use crate::expr::BinaryOperator::{self, And, Or};

/// The most operands of a chain whose pairs are looked for.
const OPERANDS_MAX: usize = 32;

/// Two operands that differ in one complemented factor.
struct Pair {
    operands: [Tree; 2],
    /// The factors that both have.
    common: Vec<Tree>,
    /// The factor of each that the other has complemented.
    opposed: [Tree; 2],
}

/// A line whose parts are replaced one after the other.
struct Draft<'a> {
    forest: &'a mut Forest,
    line: Tree,
    place: &'a [usize],
    moves: Vec<Move>,
}

/// Combines the pairs that make operands which the target has; or, without `only_hits`, as many disjoint pairs as there are.
pub(super) fn round(
    forest: &mut Forest,
    difference: &Difference,
    line: Tree,
    only_hits: bool,
    is_later: bool,
) -> Option<Round> {
    let part = forest.at(line, &difference.place);
    let (operator, operands) = match forest.shape(part) {
        Shape::Chain(operator @ (And | Or), operands) if operands.len() <= OPERANDS_MAX => {
            (*operator, operands.to_vec())
        }
        _ => return None,
    };
    let pairs = if only_hits {
        hits(forest, difference, operator, &operands)
    } else {
        disjoint(forest, difference, operator, &operands)
    };
    if pairs.is_empty() || forest.work.is_spent() {
        return None;
    }
    let mut draft = Draft { forest, line, place: &difference.place, moves: Vec::new() };
    let has_copied = draft.copy(operator, difference, &operands, &pairs);
    draft.combine(operator, &pairs)?;
    let Draft { line, moves, .. } = draft;
    let weight = COMBINED + if has_copied && !is_later { COPY } else { 0 };
    Some(Round { line, weight, moves })
}

/// For each operand that is missing, a pair that makes it.
fn hits(
    forest: &mut Forest,
    difference: &Difference,
    operator: BinaryOperator,
    operands: &[Tree],
) -> Vec<Pair> {
    let inner = dual(operator);
    let mut pairs = Vec::new();
    for &missing in &difference.missing {
        let wanted = forest.operands(inner, &missing).to_vec();
        let found = (0..operands.len()).find_map(|one| {
            let rest = rest(forest, inner, operands[one], &wanted)?;
            (one + 1..operands.len()).find_map(|other| {
                let opposed = [rest, self::rest(forest, inner, operands[other], &wanted)?];
                let is_pair = are_complements(forest, opposed) && !forest.work.is_spent();
                let operands = [operands[one], operands[other]];
                is_pair.then(|| Pair { operands, common: wanted.clone(), opposed })
            })
        });
        pairs.extend(found);
    }
    pairs
}

/// Pairs of operands that the target lacks, no operand in two of them.
fn disjoint(
    forest: &mut Forest,
    difference: &Difference,
    operator: BinaryOperator,
    operands: &[Tree],
) -> Vec<Pair> {
    let inner = dual(operator);
    let mut free: Vec<Tree> =
        operands.iter().copied().filter(|&operand| difference.is_own(forest, operand)).collect();
    let mut pairs = Vec::new();
    while free.len() > 1 {
        let one = free.remove(0);
        let factors = forest.operands(inner, &one).to_vec();
        let found = (0..free.len()).find_map(|other| {
            (0..factors.len()).find_map(|at| {
                let common: Vec<Tree> =
                    (0..factors.len()).filter(|&index| index != at).map(|index| factors[index]).collect();
                let opposed = [factors[at], rest(forest, inner, free[other], &common)?];
                (!common.is_empty() && are_complements(forest, opposed)).then_some((other, common, opposed))
            })
        });
        if let Some((other, common, opposed)) = found {
            pairs.push(Pair { operands: [one, free.remove(other)], common, opposed });
        }
    }
    pairs
}

/// The one factor of an operand beside the wanted ones.
fn rest(forest: &Forest, inner: BinaryOperator, operand: Tree, wanted: &[Tree]) -> Option<Tree> {
    let mut left = forest.operands(inner, &operand).to_vec();
    if left.len() != wanted.len() + 1 || !forest.pay(4 + 2 * left.len() * wanted.len()) {
        return None;
    }
    for &factor in wanted {
        let at = left.iter().position(|&own| forest.are_alike(own, factor))?;
        left.remove(at);
    }
    left.first().copied()
}

fn are_complements(forest: &mut Forest, [one, other]: [Tree; 2]) -> bool {
    let barred = [forest.not(one), forest.not(other)];
    forest.are_alike(barred[0], other) || forest.are_alike(one, barred[1])
}

fn dual(operator: BinaryOperator) -> BinaryOperator {
    if operator == Or { And } else { Or }
}

impl Draft<'_> {
    /// Copies each operand that several pairs need, or that a pair needs and the target has too. Returns whether there is one.
    fn copy(
        &mut self,
        operator: BinaryOperator,
        difference: &Difference,
        operands: &[Tree],
        pairs: &[Pair],
    ) -> bool {
        for (index, &operand) in operands.iter().enumerate().rev() {
            let is_kept = !difference.is_own(self.forest, operand);
            let count = |operand: &&Tree| **operand == operands[index];
            let uses = pairs.iter().flat_map(|pair| &pair.operands).filter(count).count();
            let others = operands.iter().filter(count).count() - 1;
            let needed = (uses + usize::from(is_kept)).saturating_sub(others);
            if uses > 0 && needed > 1 && !operands[..index].contains(&operand) {
                self.push(
                    Law::Idempotent(operator, Way::Back),
                    Vec::new(),
                    Change::Operands(vec![(index, vec![operand; needed])]),
                );
            }
        }
        !self.moves.is_empty()
    }

    /// Distributive for all pairs, then Complement, then Identity. `None` if a law does not lead there.
    fn combine(&mut self, operator: BinaryOperator, pairs: &[Pair]) -> Option<()> {
        let inner = dual(operator);
        let constant = self.forest.constant(operator == Or);
        let mut products = Vec::new();
        for Pair { operands, common, opposed } in pairs {
            let below = self.operands();
            let one = below.iter().position(|tree| *tree == operands[0])?;
            let other = (0..below.len()).find(|&at| at != one && below[at] == operands[1])?;
            let sum = self.forest.chain(operator, opposed);
            let factors: Vec<Tree> = common.iter().copied().chain([sum]).collect();
            let product = self.forest.chain(inner, &factors);
            let mut change = vec![(one, vec![product]), (other, Vec::new())];
            change.sort_unstable_by_key(|(at, _)| *at);
            self.push(Law::Distributive(Way::Back), Vec::new(), Change::Operands(change));
            products.push((product, sum));
        }
        let mut cleaned = Vec::new();
        for (product, sum) in products {
            let at = self.position(product)?;
            let mut place = at.clone();
            place.push(self.forest.below(product).iter().position(|tree| *tree == sum)?);
            let change = Change::Operands(vec![(0, vec![constant]), (1, Vec::new())]);
            self.push(Law::Complement(operator, Way::Forward), place, change);
            cleaned.push(self.forest.at(self.line, &self.whole(at)));
        }
        for product in cleaned {
            let place = self.position(product)?;
            let factors = self.forest.operands(inner, &product).to_vec();
            let constant = factors.iter().rposition(|tree| *tree == constant)?;
            let change = factors
                .iter()
                .enumerate()
                .map(|(at, &factor)| (at, if at == constant { Vec::new() } else { vec![factor] }));
            self.push(Law::Identity(inner, Way::Forward), place, Change::Operands(change.collect()));
        }
        Some(())
    }

    /// The operands of the part now.
    fn operands(&self) -> Vec<Tree> {
        self.forest.below(self.forest.at(self.line, self.place)).to_vec()
    }

    /// The position of an operand in the part; of the part itself if the operand is all that is left.
    fn position(&self, operand: Tree) -> Option<Vec<usize>> {
        if self.forest.at(self.line, self.place) == operand {
            return Some(Vec::new());
        }
        Some(vec![self.operands().iter().position(|tree| *tree == operand)?])
    }

    fn whole(&self, place: Vec<usize>) -> Vec<usize> {
        self.place.iter().copied().chain(place).collect()
    }

    fn push(&mut self, law: Law, place: Vec<usize>, change: Change) {
        let by = Move { law, place: self.whole(place), change };
        self.line = by.applied(self.forest, self.line);
        self.moves.push(by);
    }
}
