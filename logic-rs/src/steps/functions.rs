//! The functions that the trees of a derivation have, and a minimum sum of products of each.

use super::forest::{Forest, Shape, Tree};
use super::work::{Work, look};
use crate::expr::BinaryOperator;
use crate::qmc::{Cube, STEPS_PER_UNIT, minimize_within};
use crate::rows::{Arity, RowSet, TruthTable, variable_word};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// A function by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Function(u32);

/// The functions seen so far.
pub(super) struct Functions {
    pub(super) work: Work,
    pub(super) arity: Arity,
    numbers: FxHashMap<Box<[u64]>, Function>,
    tables: Vec<Box<[u64]>>,
    minima: Vec<Option<Rc<[Cube]>>>,
    of_trees: Vec<Option<Function>>,
}

/// The most work of the search for the minimum of a part. The minimum need not be proved, so little is enough. A step
/// of the search is paid for as a look.
const WORK_MAX: u32 = 120;
/// The looks that it takes to find or keep a function, besides those at its words.
const KEPT: usize = 64;
/// The looks that each search for a minimum takes, besides one more per [`CUBES_PER_LOOK`] cubes.
const FOUND_AT_LEAST: usize = 4_096;
const CUBES_PER_LOOK: usize = 2;

impl Functions {
    pub(super) fn new(arity: Arity, work: &Work) -> Self {
        let work = work.clone();
        Self {
            work,
            arity,
            numbers: FxHashMap::default(),
            tables: Vec::new(),
            minima: Vec::new(),
            of_trees: Vec::new(),
        }
    }

    fn of_table(&mut self, table: &[u64]) -> Function {
        self.work.pay(KEPT + 8 * table.len());
        look(table.len());
        if let Some(&function) = self.numbers.get(table) {
            return function;
        }
        let function = Function(self.tables.len() as u32);
        self.numbers.insert(table.into(), function);
        self.tables.push(table.into());
        self.minima.push(None);
        function
    }

    /// The function of a tree. Recurs as deep as the tree.
    pub(super) fn of_tree(&mut self, forest: &Forest, tree: Tree) -> Function {
        let index = tree.index();
        if self.of_trees.len() <= index {
            self.of_trees.resize(index + 1, None);
        }
        if let Some(function) = self.of_trees[index] {
            return function;
        }
        let function = match forest.shape(tree) {
            Shape::Constant(value) => {
                let word = if *value { self.arity.word_mask() } else { 0 };
                self.of_table(&vec![word; self.arity.words()])
            }
            Shape::Variable(variable) => {
                let bit = self.arity.variable_bit(*variable as usize);
                let ones = self.arity.word_mask();
                let words: Vec<u64> =
                    (0..self.arity.words()).map(|word| variable_word(bit, word) & ones).collect();
                self.of_table(&words)
            }
            Shape::Not(operand) => {
                let operand = self.of_tree(forest, *operand);
                self.complement(operand)
            }
            Shape::Chain(operator, operands) => {
                let mut function = self.of_tree(forest, operands[0]);
                for &operand in &operands[1..] {
                    let other = self.of_tree(forest, operand);
                    function = self.combined(*operator, function, other);
                }
                function
            }
        };
        self.of_trees[index] = Some(function);
        function
    }

    pub(super) fn complement(&mut self, function: Function) -> Function {
        let ones = self.arity.word_mask();
        let words: Vec<u64> = self.table(function).iter().map(|word| !word & ones).collect();
        self.of_table(&words)
    }

    pub(super) fn combined(&mut self, operator: BinaryOperator, one: Function, other: Function) -> Function {
        let pairs = self.table(one).iter().zip(self.table(other));
        let words: Vec<u64> = pairs
            .map(|(one, other)| match operator {
                BinaryOperator::Or => one | other,
                BinaryOperator::Xor => one ^ other,
                BinaryOperator::And => one & other,
            })
            .collect();
        self.of_table(&words)
    }

    /// The function of a sum of products.
    pub(super) fn of_terms(&mut self, terms: &[Cube]) -> Function {
        let mut set = RowSet::empty(self.arity);
        for term in terms {
            if !self.work.pay(4 + self.arity.words()) {
                break;
            }
            look(self.arity.words());
            set.insert_matching(term.care(), term.value());
        }
        let words: Vec<u64> = set.words().to_vec();
        self.of_table(&words)
    }

    fn table(&self, function: Function) -> &[u64] {
        &self.tables[function.0 as usize]
    }

    pub(super) fn constant(&self, function: Function) -> Option<bool> {
        let ones = self.arity.word_mask();
        let table = self.table(function);
        if table.iter().all(|&word| word == 0) {
            return Some(false);
        }
        table.iter().all(|&word| word == ones).then_some(true)
    }

    /// Records these terms as the minimum of their function.
    pub(super) fn settle(&mut self, terms: &[Cube]) -> Function {
        let function = self.of_terms(terms);
        self.minima[function.0 as usize] = Some(terms.into());
        function
    }

    /// The terms of a minimum sum: no term for 0, one term without literals for 1. Once the work is spent, the terms
    /// may be wrong.
    pub(super) fn minimum(&mut self, function: Function) -> Rc<[Cube]> {
        if let Some(minimum) = &self.minima[function.0 as usize] {
            return Rc::clone(minimum);
        }
        let units = (self.work.left() / STEPS_PER_UNIT).min(u64::from(WORK_MAX));
        let cubes = 3_usize.pow(self.arity.variables());
        if units == 0 || !self.work.pay(FOUND_AT_LEAST + cubes / CUBES_PER_LOOK) {
            return Rc::from([]);
        }
        let rows = RowSet::from_words(self.arity, self.table(function).iter().copied());
        let minimum =
            minimize_within(&TruthTable::new(rows), u32::MAX, units as u32).expect("no limit of primes");
        self.work.pay(minimum.steps as usize);
        let terms: Rc<[Cube]> = minimum.terms().collect();
        self.minima[function.0 as usize] = Some(Rc::clone(&terms));
        terms
    }
}
