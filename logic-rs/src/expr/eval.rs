//! Evaluates expressions over a whole truth table, 512 rows at a time and all expressions before the next rows.

use super::{BinaryOperator, Expr, Node, Variable};
use crate::table::{Arity, RowSet, extend_packed, variable_word};

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
        let program = Program::new(self, &self.variables);
        let mut words = Vec::with_capacity(arity.words());
        evaluate(arity, &[program], |_, block| words.extend_from_slice(block));
        RowSet::from_words(arity, words)
    }
}

/// The packed columns (see [`extend_packed`]) of expressions in the table of `variables`, which are in variable order
/// and hold those of each expression. Takes the time of each [`Expr::truth_table`] over this table's rows.
pub(crate) fn truth_tables(expressions: &[Expr], variables: &[Variable], arity: Arity) -> Vec<Vec<u8>> {
    let programs: Vec<Program> =
        expressions.iter().map(|expression| Program::new(expression, variables)).collect();
    let mut columns = vec![Vec::with_capacity(arity.packed_bytes()); programs.len()];
    evaluate(arity, &programs, |program, words| extend_packed(arity, &mut columns[program], words));
    columns
}

/// A literal or a constant, as its place in [`Leaves`].
type Leaf = usize;

/// What is done to the stack of operands.
#[derive(Clone, Copy)]
enum Step {
    Push(Leaf),
    Not,
    /// Of the two topmost operands.
    Apply(BinaryOperator),
    /// Of the topmost operand and a leaf, which need not be pushed.
    ApplyLeaf(BinaryOperator, Leaf),
}

/// An expression as steps over the leaves of a table.
struct Program(Vec<Step>);

impl Program {
    /// `variables` are the table's, in variable order.
    fn new(expression: &Expr, variables: &[Variable]) -> Self {
        let mut steps = Vec::new();
        for &node in &expression.nodes {
            let step = match (node, steps.last()) {
                (Node::Constant(value), _) => Step::Push(usize::from(value)),
                (Node::Variable(index), _) => {
                    let variable = expression.variables[index];
                    Step::Push(2 + 2 * variables.partition_point(|&other| other < variable))
                }
                (Node::Not, Some(&Step::Push(leaf))) => {
                    steps.pop();
                    // A leaf and its complement are neighbours.
                    Step::Push(leaf ^ 1)
                }
                (Node::Not, _) => Step::Not,
                (Node::Binary(operator), Some(&Step::Push(leaf))) => {
                    steps.pop();
                    Step::ApplyLeaf(operator, leaf)
                }
                (Node::Binary(operator), _) => Step::Apply(operator),
            };
            steps.push(step);
        }
        Self(steps)
    }

    /// Leaves the value on the stack, which is empty before.
    fn run(&self, leaves: &[Block], stack: &mut Vec<Block>) {
        for &step in &self.0 {
            match step {
                Step::Push(leaf) => stack.push(leaves[leaf]),
                Step::Not => top(stack).iter_mut().for_each(|word| *word = !*word),
                Step::ApplyLeaf(operator, leaf) => apply(operator, top(stack), &leaves[leaf]),
                Step::Apply(operator) => {
                    let right = stack.pop().expect("an operator has two operands before it");
                    apply(operator, top(stack), &right);
                }
            }
        }
    }
}

fn top(stack: &mut [Block]) -> &mut Block {
    stack.last_mut().expect("a postfix tree has operands before each operator")
}

fn apply(operator: BinaryOperator, left: &mut Block, right: &Block) {
    let words = left.iter_mut().zip(right);
    match operator {
        BinaryOperator::And => words.for_each(|(left, right)| *left &= right),
        BinaryOperator::Xor => words.for_each(|(left, right)| *left ^= right),
        BinaryOperator::Or => words.for_each(|(left, right)| *left |= right),
    }
}

/// Calls `take` with each program's number and the words of its next rows, block after block.
fn evaluate(arity: Arity, programs: &[Program], mut take: impl FnMut(usize, &[u64])) {
    let mut leaves = Vec::new();
    let mut stack = Vec::new();
    for first_word in (0..arity.words()).step_by(LANES) {
        fill_leaves(&mut leaves, arity, first_word);
        let words = LANES.min(arity.words() - first_word);
        for (number, program) in programs.iter().enumerate() {
            program.run(&leaves, &mut stack);
            let value = stack.pop().expect("a postfix tree has a value");
            take(number, &value[..words]);
        }
    }
}

/// The values of 0, 1, and each variable and its complement in the rows of the words from `first_word` on.
fn fill_leaves(leaves: &mut Vec<Block>, arity: Arity, first_word: usize) {
    leaves.clear();
    leaves.extend([[0; LANES], [u64::MAX; LANES]]);
    for index in 0..arity.variables() as usize {
        let bit = arity.variable_bit(index);
        let plain: Block = std::array::from_fn(|lane| variable_word(bit, first_word + lane));
        leaves.extend([plain, plain.map(|word| !word)]);
    }
}
