//! Estimates how many steps a tree takes to become a minimum sum of products. The estimate assumes work from the inside
//! out: each operand becomes a minimum sum first. The minimum sum follows from the operand's function.

mod products;

use crate::expr::BinaryOperator::{self, And, Or, Xor};
use crate::qmc::Cube;
use crate::steps::forest::{Forest, Shape, Tree};
use crate::steps::functions::{Function, Functions};
use crate::steps::merge;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// The steps assumed for a sum if no plan leads from it to its minimum.
const UNPLANNED: u32 = 50;
/// The looks that it takes to find an earlier estimate; of a chain, for each operand.
const KNOWN: usize = 24;

/// The estimates for the trees and functions seen so far.
pub(in crate::steps) struct Estimate {
    pub(in crate::steps) functions: Functions,
    of_trees: FxHashMap<Tree, u32>,
    of_chains: FxHashMap<(BinaryOperator, Vec<Function>), u32>,
    of_bars: FxHashMap<Function, u32>,
}

impl Estimate {
    pub(in crate::steps) fn new(functions: Functions) -> Self {
        Self {
            functions,
            of_trees: FxHashMap::default(),
            of_chains: FxHashMap::default(),
            of_bars: FxHashMap::default(),
        }
    }

    /// The steps from the tree to a minimum sum. Recurs as deep as the tree. Once the work is spent, the answer may be
    /// wrong and is not remembered.
    pub(in crate::steps) fn of(&mut self, forest: &mut Forest, tree: Tree) -> u32 {
        forest.work.pay(KNOWN);
        if let Some(&steps) = self.of_trees.get(&tree) {
            return steps;
        }
        if forest.work.is_spent() {
            return UNPLANNED;
        }
        let steps = match forest.shape(tree).clone() {
            Shape::Constant(_) | Shape::Variable(_) => 0,
            Shape::Not(operand) => self.of_bar(forest, operand),
            Shape::Chain(operator, operands) => self.of_chain(forest, operator, &operands),
        };
        if !forest.work.is_spent() {
            self.of_trees.insert(tree, steps);
        }
        steps
    }

    fn of_bar(&mut self, forest: &mut Forest, operand: Tree) -> u32 {
        match forest.shape(operand).clone() {
            Shape::Variable(_) => 0,
            Shape::Constant(_) => 1,
            Shape::Not(inner) => 1 + self.of(forest, inner),
            Shape::Chain(operator, operands) => {
                let function = self.functions.of_tree(forest, operand);
                let inside = self.of(forest, operand) + self.barred(function);
                if operator == Xor {
                    return inside;
                }
                let dual = if operator == And { Or } else { And };
                let barred: Vec<Tree> = operands.iter().map(|&operand| forest.not(operand)).collect();
                let opened = forest.chain(dual, &barred);
                inside.min(1 + self.of(forest, opened))
            }
        }
    }

    fn of_chain(&mut self, forest: &mut Forest, operator: BinaryOperator, operands: &[Tree]) -> u32 {
        let functions: Vec<Function> =
            operands.iter().map(|&operand| self.functions.of_tree(forest, operand)).collect();
        if operator == Xor {
            if let Some(rest) = without_pairs(forest, operands) {
                return match rest[..] {
                    [] => 1,
                    [single] => 2 + self.of(forest, single),
                    _ => 2 + self.of_chain(forest, Xor, &rest),
                };
            }
            let own: u32 = operands.iter().map(|&operand| self.of(forest, operand)).sum();
            return own + self.opened_xor(functions);
        }
        let own: u32 = operands.iter().map(|&operand| self.of(forest, operand)).sum();
        let mut steps = own + self.chained(operator, functions.clone());
        // One constant operand (1 in a sum, 0 in a product) makes the whole chain constant, whatever its other operands
        // are.
        for (&operand, function) in operands.iter().zip(functions) {
            if self.functions.constant(function) == Some(operator == Or) {
                steps = steps.min(self.of(forest, operand) + 1);
            }
        }
        if holds_complements(forest, operands) {
            steps = steps.min(if operands.len() > 2 { 2 } else { 1 });
        }
        steps
    }

    /// The steps of a sum or a product whose operands are already the minimum sums of these functions.
    fn chained(&mut self, operator: BinaryOperator, mut functions: Vec<Function>) -> u32 {
        self.functions.work.pay(KNOWN * functions.len());
        functions.sort_unstable();
        let key = (operator, functions);
        if let Some(&steps) = self.of_chains.get(&key) {
            return steps;
        }
        let unit = operator == And;
        let mut lists: Vec<Rc<[Cube]>> = Vec::new();
        let mut steps: u32 = 0;
        for &function in &key.1 {
            match self.functions.constant(function) {
                Some(value) if value == unit => steps += 1,
                _ => lists.push(self.functions.minimum(function)),
            }
        }
        if lists.is_empty() {
            steps = steps.saturating_sub(1);
        } else if operator == Or {
            self.functions.work.pay(lists.iter().map(|list| list.len()).sum());
            let all: Vec<Cube> = lists.iter().flat_map(|list| list.iter().copied()).collect();
            steps += self.merged(&all);
        } else {
            steps += self.product(lists).0;
        }
        if !self.functions.work.is_spent() {
            self.of_chains.insert(key, steps);
        }
        steps
    }

    /// The steps of a sum of products.
    fn merged(&mut self, terms: &[Cube]) -> u32 {
        let function = self.functions.of_terms(terms);
        let goal = self.functions.minimum(function);
        let work = &self.functions.work;
        let steps = merge::plan(terms, &goal, 0, work).map_or(UNPLANNED, |plan| plan.steps);
        steps + merge::repeated(terms, work)
    }

    /// The steps of an XOR chain whose operands are already the minimum sums of these functions.
    fn opened_xor(&mut self, mut functions: Vec<Function>) -> u32 {
        self.functions.work.pay(KNOWN * functions.len());
        functions.sort_unstable();
        let key = (Xor, functions.clone());
        if let Some(&steps) = self.of_chains.get(&key) {
            return steps;
        }
        // X^0 → X, X^1 → X', X^X → 0.
        let mut steps = 0;
        let mut kept: Vec<Function> = Vec::new();
        for &function in &functions {
            if self.functions.constant(function) == Some(false) {
                steps += 1;
            } else if kept.last() == Some(&function) {
                kept.pop();
                steps += 2;
            } else {
                kept.push(function);
            }
        }
        if let Some(one) = kept.iter().position(|&own| self.functions.constant(own) == Some(true))
            && kept.len() > 1
        {
            kept.remove(one);
            kept[0] = self.functions.complement(kept[0]);
            steps += 1;
        }
        let mut kept = kept.into_iter();
        let mut left = kept.next().unwrap_or(functions[0]);
        for right in kept {
            if self.functions.work.is_spent() {
                return UNPLANNED;
            }
            steps += 1 + self.opened_pair(left, right);
            left = self.functions.combined(Xor, left, right);
        }
        if !self.functions.work.is_spent() {
            self.of_chains.insert(key, steps);
        }
        steps
    }

    /// X.Y'+X'.Y
    fn opened_pair(&mut self, x: Function, y: Function) -> u32 {
        let (not_x, not_y) = (self.functions.complement(x), self.functions.complement(y));
        let steps = self.barred(x) + self.barred(y);
        let left = self.chained(And, vec![x, not_y]);
        let right = self.chained(And, vec![not_x, y]);
        let one = self.functions.combined(And, x, not_y);
        let other = self.functions.combined(And, not_x, y);
        steps + left + right + self.chained(Or, vec![one, other])
    }

    /// The steps of a bar over the minimum sum of a function.
    fn barred(&mut self, function: Function) -> u32 {
        if let Some(&steps) = self.of_bars.get(&function) {
            return steps;
        }
        let terms = self.functions.minimum(function);
        let steps = if self.functions.constant(function).is_some() {
            1
        } else if terms.len() == 1 && terms[0].literals() == 1 {
            u32::from(terms[0].value() == 0)
        } else {
            let mut steps = u32::from(terms.len() > 1);
            let mut clauses: Vec<Rc<[Cube]>> = Vec::new();
            for term in terms.iter() {
                steps += u32::from(term.literals() > 1);
                steps += (term.care() & !term.value()).count_ones();
                clauses.push(bits(term.care()).map(|bit| Cube::new(bit, !term.value() & bit)).collect());
            }
            steps + if clauses.len() > 1 { self.product(clauses).0 } else { 0 }
        };
        if !self.functions.work.is_spent() {
            self.of_bars.insert(function, steps);
        }
        steps
    }
}

/// The operands of an XOR chain without pairs of equal operands; `None` if it has no pair.
fn without_pairs(forest: &Forest, operands: &[Tree]) -> Option<Vec<Tree>> {
    forest.pay(2 * operands.len());
    let mut sorted: Vec<Tree> = operands.to_vec();
    sorted.sort_unstable_by_key(|&operand| forest.likeness(operand));
    let mut left: Vec<Tree> = Vec::new();
    for operand in sorted {
        match left.last() {
            Some(&last) if forest.are_alike(last, operand) => {
                left.pop();
            }
            _ => left.push(operand),
        }
    }
    (left.len() < operands.len()).then_some(left)
}

/// Whether one operand is the complement of another.
fn holds_complements(forest: &mut Forest, operands: &[Tree]) -> bool {
    operands.iter().any(|&operand| {
        let barred = forest.not(operand);
        forest.pay(2 * operands.len()) && operands.iter().any(|&other| forest.are_alike(barred, other))
    })
}

fn bits(mask: u32) -> impl Iterator<Item = u32> {
    (0..u32::BITS).map(|bit| 1 << bit).filter(move |bit| mask & bit != 0)
}
