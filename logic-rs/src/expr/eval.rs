//! Evaluates an expression over a whole truth table, 512 rows at a time.

use super::{BinaryOperator, Expr, Node};
use crate::table::{Arity, RowSet, variable_word};

/// Words evaluated together: long enough for vector instructions, short enough for the stack of operands to stay
/// in the cache.
const LANES: usize = 8;

type Block = [u64; LANES];

impl Expr {
    /// The number of variables of this expression's table; parsing keeps it within the limit.
    pub fn arity(&self) -> Arity {
        Arity::new(self.variables.len() as u32).expect("the parser refuses more variables")
    }

    /// The rows in which the expression is 1.
    ///
    /// Takes nodes × rows / 64 word operations; the stack holds one block an operand, at most three for each level
    /// of brackets and three more.
    pub fn truth_table(&self) -> RowSet {
        let arity = self.arity();
        let mut stack: Vec<Block> = Vec::new();
        let words = (0..arity.words())
            .step_by(LANES)
            .flat_map(|first_word| self.block(arity, first_word, &mut stack));
        RowSet::from_words(arity, words)
    }

    /// The values in the rows of the words from `first_word` on. `stack` is empty before and after.
    fn block(&self, arity: Arity, first_word: usize, stack: &mut Vec<Block>) -> Block {
        for node in &self.nodes {
            let value = match *node {
                Node::Constant(value) => [if value { u64::MAX } else { 0 }; LANES],
                Node::Variable(index) => {
                    let bit = arity.variable_bit(index);
                    std::array::from_fn(|lane| variable_word(bit, first_word + lane))
                }
                Node::Not => operand(stack).map(|word| !word),
                Node::Binary(operator) => {
                    let right = operand(stack);
                    let left = operand(stack);
                    std::array::from_fn(|lane| match operator {
                        BinaryOperator::And => left[lane] & right[lane],
                        BinaryOperator::Xor => left[lane] ^ right[lane],
                        BinaryOperator::Or => left[lane] | right[lane],
                    })
                }
            };
            stack.push(value);
        }
        operand(stack)
    }
}

fn operand(stack: &mut Vec<Block>) -> Block {
    stack.pop().expect("a postfix tree has operands before each operator")
}
