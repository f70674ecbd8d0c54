//! Estimates how many steps a tree takes to become a minimum sum of products: what it would take from the inside out,
//! each operand first, by the functions of the operands.

use super::forest::{Forest, Shape, Tree};
use super::functions::{Function, Functions};
use super::merge;
use crate::expr::BinaryOperator::{self, And, Or, Xor};
use crate::qmc::Cube;
use std::collections::HashMap;
use std::rc::Rc;

pub(super) struct Estimate {
    pub(super) functions: Functions,
    of_trees: HashMap<Tree, u32>,
    of_chains: HashMap<(BinaryOperator, Vec<Function>), u32>,
    of_bars: HashMap<Function, u32>,
}

impl Estimate {
    pub(super) fn new(functions: Functions) -> Self {
        Self { functions, of_trees: HashMap::new(), of_chains: HashMap::new(), of_bars: HashMap::new() }
    }

    /// As deep as the tree.
    pub(super) fn of(&mut self, forest: &mut Forest, tree: Tree) -> u32 {
        if let Some(&steps) = self.of_trees.get(&tree) {
            return steps;
        }
        let steps = match forest.shape(tree).clone() {
            Shape::Constant(_) | Shape::Variable(_) => 0,
            Shape::Not(operand) => self.of_bar(forest, operand),
            Shape::Chain(operator, operands) => self.of_chain(forest, operator, &operands),
        };
        self.of_trees.insert(tree, steps);
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
            let own: u32 = operands.iter().map(|&operand| self.of(forest, operand)).sum();
            return own + self.opened_xor(functions);
        }
        let killer = operator == Or;
        let mut killed: Option<u32> = None;
        for (index, &operand) in operands.iter().enumerate() {
            if self.functions.constant(functions[index]) == Some(killer) {
                let steps = self.of(forest, operand) + 1;
                killed = Some(killed.map_or(steps, |least| least.min(steps)));
            }
        }
        if operands.len() > 1 {
            'pairs: for &operand in operands {
                let barred = forest.not(operand);
                for &other in operands {
                    if forest.are_alike(barred, other) {
                        killed = Some(if operands.len() > 2 { 2 } else { 1 }.min(killed.unwrap_or(9)));
                        break 'pairs;
                    }
                }
            }
        }
        let mut own = 0;
        for &operand in operands {
            own += self.of(forest, operand);
        }
        own += self.chained(operator, functions);
        killed.map_or(own, |killed| killed.min(own))
    }

    /// Of a sum or a product of functions in their minimum sums.
    fn chained(&mut self, operator: BinaryOperator, mut functions: Vec<Function>) -> u32 {
        functions.sort_unstable();
        let key = (operator, functions);
        if let Some(&steps) = self.of_chains.get(&key) {
            return steps;
        }
        let unit = operator == And;
        let mut lists: Vec<Rc<[Cube]>> = Vec::new();
        let mut steps = 0;
        for &function in &key.1 {
            match self.functions.constant(function) {
                Some(value) if value == unit => steps += 1,
                _ => lists.push(self.functions.minimum(function)),
            }
        }
        if lists.is_empty() {
            steps = if steps > 0 { steps - 1 } else { 0 };
        } else if operator == Or {
            let all: Vec<Cube> = lists.iter().flat_map(|list| list.iter().copied()).collect();
            steps += self.merged(&all);
        } else {
            steps += self.product(lists).0;
        }
        self.of_chains.insert(key, steps);
        steps
    }

    fn merged(&mut self, terms: &[Cube]) -> u32 {
        let function = self.functions.of_terms(terms);
        let goal = self.functions.minimum(function);
        let steps = merge::plan(terms, &goal, 0);
        let mut repeated = terms.to_vec();
        repeated.sort_unstable_by_key(|cube| (cube.care(), cube.value()));
        let all = repeated.len();
        repeated.dedup();
        steps.map_or(50, |plan| plan.steps) + (all - repeated.len()) as u32
    }

    fn opened_xor(&mut self, functions: Vec<Function>) -> u32 {
        let mut functions = functions;
        functions.sort_unstable();
        let key = (Xor, functions.clone());
        if let Some(&steps) = self.of_chains.get(&key) {
            return steps;
        }
        let mut steps = 0;
        let mut left = functions[0];
        for &right in &functions[1..] {
            steps += 1 + self.opened_pair(left, right);
            left = self.functions.combined(Xor, left, right);
        }
        self.of_chains.insert(key, steps);
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

    /// A bar over a function in its minimum sum.
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
        self.of_bars.insert(function, steps);
        steps
    }

    /// A product of sums to the minimum sum, with what it becomes.
    fn product(&mut self, mut lists: Vec<Rc<[Cube]>>) -> (u32, Rc<[Cube]>) {
        lists.sort_by_key(|list| list.len());
        let mut lists = lists.into_iter();
        let mut product = lists.next().expect("an operand");
        let mut steps = 0;
        for list in lists {
            let (own, next) = self.times(&product, &list);
            steps += own;
            product = next;
            if product.is_empty() {
                return (steps + 1, product);
            }
        }
        (steps, product)
    }

    fn times(&mut self, left: &[Cube], right: &[Cube]) -> (u32, Rc<[Cube]>) {
        let function = {
            let (one, other) = (self.functions.of_terms(left), self.functions.of_terms(right));
            self.functions.combined(And, one, other)
        };
        let minimum = self.functions.minimum(function);
        if let [single] = left {
            return (self.single_times(*single, right).0, minimum);
        }
        if let [single] = right {
            return (self.single_times(*single, left).0, minimum);
        }
        let common: Vec<Cube> = left.iter().copied().filter(|term| right.contains(term)).collect();
        if !common.is_empty() {
            let rest = |list: &[Cube]| -> Vec<Cube> {
                list.iter().copied().filter(|term| !common.contains(term)).collect()
            };
            let (own, other) = (rest(left), rest(right));
            if own.is_empty() || other.is_empty() {
                return (1, minimum);
            }
            let (steps, rests) = self.times(&own, &other);
            let mut all = common;
            all.extend(rests.iter());
            return (1 + steps + self.merged(&all), minimum);
        }
        let mut least = u32::MAX;
        for (list, over) in [(left, right), (right, left)] {
            let mut steps = 1;
            let mut all = Vec::new();
            for &term in over {
                let (own, made) = self.single_times(term, list);
                steps += own;
                if made.is_empty() {
                    steps += 1;
                }
                all.extend(made);
            }
            steps += self.merged(&all);
            least = least.min(steps);
        }
        let mut steps = 1;
        let mut all = Vec::new();
        for &one in left {
            for &other in right {
                let (own, made) = both(one, other);
                steps += own + u32::from(made.is_none());
                all.extend(made);
            }
        }
        steps += self.merged(&all);
        (least.min(steps), minimum)
    }

    /// P.(Q+R+…), with what is left.
    fn single_times(&mut self, single: Cube, list: &[Cube]) -> (u32, Vec<Cube>) {
        if let [other] = list {
            let (steps, made) = both(single, *other);
            return (steps, made.into_iter().collect());
        }
        let contains = |term: &Cube| {
            term.care() & !single.care() == 0 && (term.value() ^ single.value()) & term.care() == 0
        };
        if list.iter().any(contains) {
            return (1, vec![single]);
        }
        let is_opposite = |term: &Cube| {
            term.literals() == 1 && term.care() & single.care() & (term.value() ^ single.value()) != 0
        };
        let left: Vec<Cube> = list.iter().copied().filter(|term| !is_opposite(term)).collect();
        let mut steps = (list.len() - left.len()) as u32;
        match left.len() {
            0 => return (steps + 1, Vec::new()),
            1 => {}
            _ => steps += 1,
        }
        let mut all = Vec::new();
        for &term in &left {
            let (own, made) = both(single, term);
            steps += own + u32::from(made.is_none() && left.len() > 1);
            all.extend(made);
        }
        (steps + if all.len() > 1 { self.merged(&all) } else { 0 }, all)
    }
}

/// The product of two products.
fn both(one: Cube, other: Cube) -> (u32, Option<Cube>) {
    let common = one.care() & other.care();
    if common & (one.value() ^ other.value()) != 0 {
        let alone = one.literals() + other.literals() == 2;
        return (if alone { 1 } else { 2 }, None);
    }
    (common.count_ones(), Some(Cube::new(one.care() | other.care(), one.value() | other.value())))
}

fn bits(mask: u32) -> impl Iterator<Item = u32> {
    (0..u32::BITS).map(|bit| 1 << bit).filter(move |bit| mask & bit != 0)
}
