//! Estimates the steps of products of sums, which are multiplied out term by term.

use super::Estimate;
use crate::expr::BinaryOperator::And;
use crate::qmc::Cube;
use std::rc::Rc;

/// The looks that it takes to make the products of two terms.
const MADE: usize = 16;

impl Estimate {
    /// The steps from a product of sums to a minimum sum, and the terms of that sum.
    pub(super) fn product(&mut self, mut lists: Vec<Rc<[Cube]>>) -> (u32, Rc<[Cube]>) {
        lists.sort_by_key(|list| list.len());
        let mut lists = lists.into_iter();
        let mut product = lists.next().expect("an operand");
        let mut steps = 0;
        for list in lists {
            let (own, next) = self.times(&product, &list);
            steps += own;
            product = next;
            if product.is_empty() || self.functions.work.is_spent() {
                return (steps + 1, product);
            }
        }
        (steps, product)
    }

    fn times(&mut self, left: &[Cube], right: &[Cube]) -> (u32, Rc<[Cube]>) {
        // The product of each pair of terms is made three times and looked up once.
        if !self.functions.work.pay(MADE * left.len() * right.len()) {
            return (0, Rc::from([]));
        }
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

    /// The steps of P.(Q+R+…), and the terms that it becomes.
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

/// The steps to simplify the product of two products, and the product; `None` where it is 0.
fn both(one: Cube, other: Cube) -> (u32, Option<Cube>) {
    let common = one.care() & other.care();
    if common & (one.value() ^ other.value()) != 0 {
        let alone = one.literals() + other.literals() == 2;
        return (if alone { 1 } else { 2 }, None);
    }
    (common.count_ones(), Some(Cube::new(one.care() | other.care(), one.value() | other.value())))
}
