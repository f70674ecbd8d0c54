//! Writes the operations on the terms of a sum of products as moves.

use super::forest::{Forest, Tree};
use super::law::{Change, Law, Move, Way};
use super::merge::{self, Operation};
use super::path::{Path, TooComplex, place_of, place_where};
use crate::expr::BinaryOperator::{And, Or};
use crate::qmc::Cube;
use crate::rows::Arity;
use rustc_hash::FxHashMap;

/// A sum of products, and the path that the moves for its operations are added to.
pub(super) struct Sum<'a> {
    pub(super) forest: &'a mut Forest,
    pub(super) arity: Arity,
    pub(super) path: &'a mut Path,
}

/// A join whose common factors are taken out.
struct Joined {
    /// The variables in which the parts differ.
    mask: u32,
    /// What is left of the parts.
    sum: Tree,
    /// Whether the parts have no common factor: they become 1.
    is_all: bool,
}

impl Sum<'_> {
    /// First removes repeated terms, then does the operations.
    pub(super) fn merge(&mut self, operations: &[Operation]) -> Result<(), TooComplex> {
        self.drop_copies()?;
        operations.chunk_by(are_absorbing).try_for_each(|run| self.absorb(run))
    }

    /// Does one operation, or several that all absorb a term. The absorbed terms are left out from left to right.
    fn absorb(&mut self, run: &[Operation]) -> Result<(), TooComplex> {
        let mut gone: Vec<Cube> = run.iter().filter_map(absorbed).collect();
        if gone.is_empty() {
            return run.iter().try_for_each(|operation| self.operate(operation));
        }
        while !gone.is_empty() {
            let terms = self.terms();
            self.forest.pay(terms.len() * (1 + gone.len()));
            let Some(&term) = terms.iter().find(|term| gone.contains(term)) else { return Ok(()) };
            let by = terms.iter().find(|own| !gone.contains(own) && merge::contains(**own, term));
            let by = *by.expect("what absorbs a term is in the line");
            self.leave_out(Law::Absorptive(Or), &[by], term)?;
            gone.retain(|own| *own != term);
        }
        Ok(())
    }

    fn drop_copies(&mut self) -> Result<(), TooComplex> {
        loop {
            let Some(terms) = self.forest.terms(self.arity, self.path.line) else { return Ok(()) };
            self.forest.work.pay(32 * terms.len());
            let mut copies: FxHashMap<Cube, Vec<usize>> = FxHashMap::default();
            for (index, &term) in terms.iter().enumerate() {
                copies.entry(term).or_default().push(index);
            }
            let repeated = copies.into_values().filter(|copies| copies.len() > 1).min();
            let Some(repeated) = repeated else { return Ok(()) };
            let kept = self.operand(repeated[0]);
            self.path.change(
                self.forest,
                Law::Idempotent(Or, Way::Forward),
                &[],
                one_for_all(&repeated, kept),
            )?;
        }
    }

    fn operate(&mut self, operation: &Operation) -> Result<(), TooComplex> {
        match operation {
            Operation::Join { parts, copied, into } => self.join(parts, copied, *into),
            Operation::Add { one, other, term } => {
                let (one, other) = (self.index(*one), self.index(*other));
                let (first, second) = (one.min(other), one.max(other));
                let added = self.product(*term);
                let changed =
                    vec![(first, vec![self.operand(first), added]), (second, vec![self.operand(second)])];
                self.path.change(self.forest, Law::Consensus(Way::Back), &[], changed)
            }
            Operation::Remove { one, other, term } => {
                self.leave_out(Law::Consensus(Way::Forward), &[*one, *other], *term)
            }
            Operation::Absorb { .. } => self.absorb(std::slice::from_ref(operation)),
            Operation::Shorten { literal, term, to } => self.shorten(*literal, *term, *to),
            Operation::Annul => {
                let one = self.forest.constant(true);
                let change = Change::Whole(one);
                self.path.push(self.forest, Move { law: Law::Annulment(Or), place: Vec::new(), change })
            }
            Operation::Split { term, bit } => self.split(*term, *bit),
        }
    }

    /// x+x'.Q → x+Q, or P.x+P.x'.Q → P.(x+x'.Q) → P.(x+Q) → P.x+P.Q
    fn shorten(&mut self, literal: Cube, term: Cube, to: Cube) -> Result<(), TooComplex> {
        let (kept, long) = (self.index(literal), self.index(term));
        let common = literal.care() & to.care();
        let own = [(kept, literal.care() & !common), (long, term.care() & !common)];
        let [x, rest] = own.map(|(index, care)| self.literals(index, care));
        let x = self.forest.chain(And, &x);
        let left: Vec<Tree> =
            rest.iter().copied().filter(|&factor| self.cube(factor).care() & to.care() != 0).collect();
        let (rest, short) = (self.forest.chain(And, &rest), self.forest.chain(And, &left));
        let shortened = |kept, long| vec![(kept, vec![x]), (long, vec![short])];
        if common == 0 {
            return self.path.change(self.forest, Law::Redundancy(Or), &[], shortened(kept, long));
        }
        let parts = if kept < long { [x, rest] } else { [rest, x] };
        let sum = self.forest.chain(Or, &parts);
        let mut factors = self.literals(kept.min(long), common);
        factors.push(sum);
        let product = self.forest.chain(And, &factors);
        let first = kept.min(long);
        self.path.change(
            self.forest,
            Law::Distributive(Way::Back),
            &[],
            one_for_all(&[first, kept.max(long)], product),
        )?;
        let place = place_where(self.forest, self.path.line, |tree| self.forest.are_alike(tree, sum));
        let place = place.expect("the sum is in the line");
        let terms = self.forest.below(self.forest.at(self.path.line, &place)).to_vec();
        let is_x = self.forest.are_alike(terms[0], x);
        let changed = if is_x { shortened(0, 1) } else { shortened(1, 0) };
        self.path.change(self.forest, Law::Redundancy(Or), &place, changed)?;
        let product = &place[..place.len() - 1];
        let factors = self.forest.below(self.forest.at(self.path.line, product)).to_vec();
        let inner = place[place.len() - 1];
        let opened: Vec<Tree> = self.forest.operands(Or, &factors[inner]).to_vec();
        let opened: Vec<Tree> = opened
            .into_iter()
            .map(|term| {
                let mut parts = factors.clone();
                parts[inner] = term;
                self.forest.new_chain(And, &parts)
            })
            .collect();
        let opened = self.forest.chain(Or, &opened);
        let all: Vec<usize> = (0..factors.len()).collect();
        self.path.change(self.forest, Law::Distributive(Way::Forward), product, one_for_all(&all, opened))
    }

    fn leave_out(&mut self, law: Law, kept: &[Cube], term: Cube) -> Result<(), TooComplex> {
        let mut changed = vec![(self.index(term), Vec::new())];
        for &cube in kept {
            let index = self.index(cube);
            changed.push((index, vec![self.operand(index)]));
        }
        self.path.change(self.forest, law, &[], changed)
    }

    /// Joins several terms at once: each law is used for all joins before the next law. No join makes 1.
    pub(super) fn join_together(&mut self, joins: &[Operation]) -> Result<(), TooComplex> {
        for join in joins {
            if let Operation::Join { copied, .. } = join {
                self.copy(copied)?;
            }
        }
        let joins = joins.iter().filter_map(|join| match join {
            Operation::Join { parts, into, .. } => Some((&parts[..], *into)),
            _ => None,
        });
        self.join_all(&joins.collect::<Vec<_>>())
    }

    fn join(&mut self, parts: &[Cube], copied: &[Cube], into: Cube) -> Result<(), TooComplex> {
        self.copy(copied)?;
        self.join_all(&[(parts, into)])
    }

    fn copy(&mut self, copied: &[Cube]) -> Result<(), TooComplex> {
        for &part in copied {
            let index = self.index(part);
            let term = self.operand(index);
            self.path.change(
                self.forest,
                Law::Idempotent(Or, Way::Back),
                &[],
                vec![(index, vec![term, term])],
            )?;
        }
        Ok(())
    }

    /// P.x+P.x' → P.(x+x') → P.1 → P for the parts of each join; each law is used for all joins before the next.
    fn join_all(&mut self, joins: &[(&[Cube], Cube)]) -> Result<(), TooComplex> {
        let mut open: Vec<Joined> = Vec::new();
        for &(parts, into) in joins {
            let mask = parts[0].care() & !into.care();
            let sum = self.take_common_out(parts, into, mask)?;
            open.push(Joined { mask, sum, is_all: into.literals() == 0 });
        }
        while !open.is_empty() {
            let mut pairs: Vec<Tree> = Vec::new();
            for join in &mut open {
                let bit = 1 << (u32::BITS - 1 - join.mask.leading_zeros());
                join.mask &= !bit;
                let pair = self.pair_as_in(join.sum, bit);
                if join.mask != 0 {
                    join.sum = self.take_variable_out(join.sum, pair, bit)?;
                }
                pairs.push(pair);
            }
            pairs.into_iter().try_for_each(|pair| self.complement(pair))?;
            let one = self.forest.constant(true);
            for _ in open.iter().filter(|join| join.mask != 0 || !join.is_all) {
                self.leave_one_out(one)?;
            }
            open.retain(|join| join.mask != 0);
        }
        Ok(())
    }

    /// The sum of the parts without their common factors, which are taken out; the sum of the parts themselves if they have
    /// none. `mask` has the variables in which the parts differ.
    fn take_common_out(&mut self, parts: &[Cube], into: Cube, mask: u32) -> Result<Tree, TooComplex> {
        let mut indices: Vec<usize> = parts.iter().map(|&part| self.index(part)).collect();
        indices.sort_unstable();
        let mut rests = Vec::new();
        for &index in &indices {
            let factors = self.forest.operands(And, &self.operand(index)).to_vec();
            let rest: Vec<Tree> =
                factors.into_iter().filter(|&factor| self.cube(factor).care() & mask != 0).collect();
            rests.push(self.forest.chain(And, &rest));
        }
        let sum = self.forest.chain(Or, &rests);
        if into.literals() == 0 {
            return Ok(sum);
        }
        let mut factors = self.literals(indices[0], into.care());
        factors.push(sum);
        let product = self.forest.chain(And, &factors);
        self.path.change(self.forest, Law::Distributive(Way::Back), &[], one_for_all(&indices, product))?;
        // If the path went back to an earlier line, that line may have the terms in another order.
        let place = place_where(self.forest, self.path.line, |tree| self.forest.are_alike(tree, sum));
        Ok(self.forest.at(self.path.line, &place.expect("the sum is in the line")))
    }

    /// x.Q+x.R+x'.Q+x'.R → (x+x').(Q+R). Returns Q+R.
    fn take_variable_out(&mut self, sum: Tree, pair: Tree, bit: u32) -> Result<Tree, TooComplex> {
        let terms = self.forest.operands(Or, &sum).to_vec();
        let mut rests: Vec<Tree> = Vec::new();
        for &term in &terms {
            self.forest.pay(8 + 2 * rests.len());
            let factors = self.forest.operands(And, &term).to_vec();
            let rest: Vec<Tree> =
                factors.into_iter().filter(|&factor| self.cube(factor).care() != bit).collect();
            let rest = self.forest.chain(And, &rest);
            if !rests.iter().any(|&own| self.forest.are_alike(own, rest)) {
                rests.push(rest);
            }
        }
        let rest = self.forest.chain(Or, &rests);
        let product = self.forest.chain(And, &[pair, rest]);
        match place_of(self.forest, self.path.line, sum) {
            Some(place) => {
                let all: Vec<usize> = (0..terms.len()).collect();
                self.path.change(
                    self.forest,
                    Law::Distributive(Way::Back),
                    &place,
                    one_for_all(&all, product),
                )?;
            }
            None => {
                let operands = self.forest.operands(Or, &self.path.line).to_vec();
                let mut indices: Vec<usize> = Vec::new();
                for &term in &terms {
                    self.forest.pay(operands.len() * (1 + indices.len()));
                    let index = (0..operands.len()).find(|at| operands[*at] == term && !indices.contains(at));
                    indices.push(index.expect("the term is in the line"));
                }
                indices.sort_unstable();
                self.path.change(
                    self.forest,
                    Law::Distributive(Way::Back),
                    &[],
                    one_for_all(&indices, product),
                )?;
            }
        }
        Ok(rest)
    }

    /// x+x'
    fn pair(&mut self, bit: u32) -> Tree {
        let index = (0..self.arity.variables()).find(|&index| self.arity.variable_bit(index as usize) == bit);
        let plain = self.forest.variable(index.expect("a variable's bit"));
        let complement = self.forest.not(plain);
        self.forest.chain(Or, &[plain, complement])
    }

    /// x+x', or x'+x if the first term of the sum has x'.
    fn pair_as_in(&mut self, sum: Tree, bit: u32) -> Tree {
        let pair = self.pair(bit);
        let first = self.forest.operands(Or, &sum)[0];
        if self.cube(first).value() & bit != 0 {
            return pair;
        }
        let swapped: Vec<Tree> = self.forest.operands(Or, &pair).iter().rev().copied().collect();
        self.forest.chain(Or, &swapped)
    }

    /// x+x' → 1. The two literals may be in either order, in brackets or among the terms of the line.
    fn complement(&mut self, pair: Tree) -> Result<(), TooComplex> {
        let one = self.forest.constant(true);
        let swapped: Vec<Tree> = self.forest.operands(Or, &pair).iter().rev().copied().collect();
        let other = self.forest.chain(Or, &swapped);
        let law = Law::Complement(Or, Way::Forward);
        let found = place_of(self.forest, self.path.line, pair)
            .or_else(|| place_of(self.forest, self.path.line, other));
        if let Some(place) = found {
            return self.path.change(self.forest, law, &place, vec![(0, vec![one]), (1, Vec::new())]);
        }
        let operands = self.forest.operands(Or, &self.path.line).to_vec();
        let mut indices: Vec<usize> =
            swapped.iter().filter_map(|part| operands.iter().position(|own| own == part)).collect();
        indices.sort_unstable();
        self.path.change(self.forest, law, &[], one_for_all(&indices, one))
    }

    /// X.1 → X
    fn leave_one_out(&mut self, one: Tree) -> Result<(), TooComplex> {
        let mut place = place_of(self.forest, self.path.line, one).expect("the constant is in the line");
        let constant = place.pop().expect("the constant is a factor");
        let product = self.forest.at(self.path.line, &place);
        let factors = self.forest.below(product).to_vec();
        let changed = factors.into_iter().enumerate();
        let changed =
            changed.map(|(index, factor)| (index, if index == constant { Vec::new() } else { vec![factor] }));
        self.path.change(self.forest, Law::Identity(And, Way::Forward), &place, changed.collect())
    }

    /// p → p.1 → p.(x+x') → p.x+p.x'
    fn split(&mut self, term: Cube, bit: u32) -> Result<(), TooComplex> {
        let one = self.forest.constant(true);
        let index = self.index(term);
        let own = self.operand(index);
        let product = self.forest.chain(And, &[own, one]);
        let is_alone = self.forest.operands(Or, &self.path.line).len() == 1;
        let place = if is_alone { Vec::new() } else { vec![index] };
        self.path.push(
            self.forest,
            Move { law: Law::Identity(And, Way::Back), place: place.clone(), change: Change::Whole(product) },
        )?;
        let pair = self.pair(bit);
        let mut inner = place.clone();
        inner.push(self.forest.operands(And, &product).len() - 1);
        self.path.push(
            self.forest,
            Move { law: Law::Complement(Or, Way::Back), place: inner, change: Change::Whole(pair) },
        )?;
        let opened: Vec<Tree> = self
            .forest
            .operands(Or, &pair)
            .to_vec()
            .into_iter()
            .map(|literal| self.forest.new_chain(And, &[own, literal]))
            .collect();
        let opened = self.forest.chain(Or, &opened);
        self.path.push(
            self.forest,
            Move { law: Law::Distributive(Way::Forward), place, change: Change::Whole(opened) },
        )
    }

    fn operand(&self, index: usize) -> Tree {
        self.forest.operands(Or, &self.path.line)[index]
    }

    fn terms(&self) -> Vec<Cube> {
        self.forest.work.pay(4 + self.forest.operands(Or, &self.path.line).len());
        self.forest.operands(Or, &self.path.line).iter().map(|&term| self.cube(term)).collect()
    }

    fn index(&self, cube: Cube) -> usize {
        let terms = self.forest.operands(Or, &self.path.line);
        self.forest.work.pay(4 + terms.len());
        let is_cube = |&term: &Tree| self.forest.cube(self.arity, term) == Some(cube);
        terms.iter().position(is_cube).expect("the term is in the line")
    }

    fn cube(&self, term: Tree) -> Cube {
        self.forest.cube(self.arity, term).expect("a product of literals")
    }

    /// The literals of a term whose variable is in `care`, in the order of the term.
    fn literals(&self, index: usize, care: u32) -> Vec<Tree> {
        let term = self.operand(index);
        let factors = self.forest.operands(And, &term).iter().copied();
        factors.filter(|&factor| self.cube(factor).care() & care != 0).collect()
    }

    /// The product of a cube's literals in variable order.
    fn product(&mut self, cube: Cube) -> Tree {
        self.forest.product(self.arity, cube)
    }
}

/// Whether both operations absorb a term.
fn are_absorbing(one: &Operation, next: &Operation) -> bool {
    absorbed(one).and(absorbed(next)).is_some()
}

fn absorbed(operation: &Operation) -> Option<Cube> {
    match operation {
        Operation::Absorb { term, .. } => Some(*term),
        _ => None,
    }
}

/// The change that replaces some operands by one tree, at the index of the first of them.
fn one_for_all(indices: &[usize], made: Tree) -> Vec<(usize, Vec<Tree>)> {
    indices.iter().map(|&index| (index, if index == indices[0] { vec![made] } else { Vec::new() })).collect()
}
