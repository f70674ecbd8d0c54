//! Evaluates expressions over a whole truth table: all expressions over 4,096 rows, then over the next 4,096.

use super::{BinaryOperator, Expr, Node, Variable};
use crate::rows::{Arity, ROWS_PER_WORD, RowSet, packed, variable_word};

/// Words evaluated together: so many that choosing a step takes little time compared with doing it, and so few that
/// leaves and operands stay in the cache.
const LANES: usize = 64;

type Block = [u64; LANES];

/// Words of one round of a loop over a block. The number is a constant, so that the compiler uses vector instructions
/// in WASM too.
const UNROLLED: usize = 8;

impl Expr {
    /// The number of variables of this expression's table; parsing keeps it within the limit.
    pub fn arity(&self) -> Arity {
        Arity::new(self.variables.len() as u32).expect("the parser refuses more variables")
    }

    /// The rows in which the expression is 1.
    ///
    /// Takes at most nodes × rows / 64 word operations, and a block of memory for each operand that waits for another
    /// one: at most three for each level of brackets and three more.
    pub fn truth_table(&self) -> RowSet {
        let arity = self.arity();
        let program = Program::new(self, &self.variables);
        let mut words = Vec::with_capacity(arity.words());
        evaluate(arity, &[program], |_, block| words.extend_from_slice(block));
        RowSet::from_words(arity, words)
    }
}

/// The packed columns (see [`packed`]) of expressions in the table of `variables`, which are in variable order and
/// include the variables of each expression. Takes as long as [`Expr::truth_table`] of each expression over the rows of
/// this table.
pub(crate) fn truth_tables(expressions: &[Expr], variables: &[Variable], arity: Arity) -> Vec<Vec<u8>> {
    let programs: Vec<Program> =
        expressions.iter().map(|expression| Program::new(expression, variables)).collect();
    let mut columns = vec![Vec::with_capacity(arity.words()); programs.len()];
    evaluate(arity, &programs, |program, words| columns[program].extend_from_slice(words));
    columns.into_iter().map(|words| packed(arity, &words)).collect()
}

/// A literal or a constant, as its index among the leaves.
type Leaf = usize;

/// One operation on two operands, each a leaf or from the top of the stack. Its result is pushed on the stack.
#[derive(Clone, Copy)]
struct Step {
    operator: BinaryOperator,
    operands: Operands,
    /// All ones if the result is complemented, else 0.
    flip: u64,
}

#[derive(Clone, Copy)]
enum Operands {
    Leaves(Leaf, Leaf),
    /// The top of the stack and a leaf. Operators commute, so either may be the left operand.
    TopAndLeaf(Leaf),
    TopTwo,
}

/// An operand while a program is written.
#[derive(Clone, Copy)]
enum Operand {
    Leaf(Leaf),
    /// The result of a step.
    Computed,
}

/// An expression as steps over the leaves of a table. A complement is part of a leaf or of a step.
struct Program(Vec<Step>);

impl Program {
    /// `variables` are the table's, in variable order.
    fn new(expression: &Expr, variables: &[Variable]) -> Self {
        let mut steps: Vec<Step> = Vec::new();
        let mut waiting: Vec<Operand> = Vec::new();
        let step = |operator, operands, steps: &mut Vec<Step>| {
            steps.push(Step { operator, operands, flip: 0 });
            Operand::Computed
        };
        for &node in &expression.nodes {
            let operand = match node {
                Node::Constant(value) => Operand::Leaf(usize::from(value)),
                Node::Variable(index) => {
                    let variable = expression.variables[index];
                    Operand::Leaf(2 + 2 * variables.partition_point(|&other| other < variable))
                }
                Node::Not => match operand(&mut waiting) {
                    // The indices of a leaf and its complement differ only in bit 0.
                    Operand::Leaf(leaf) => Operand::Leaf(leaf ^ 1),
                    Operand::Computed => {
                        let last = steps.last_mut().expect("a step computed the operand");
                        last.flip = !last.flip;
                        Operand::Computed
                    }
                },
                Node::Binary(operator) => {
                    let right = operand(&mut waiting);
                    let operands = match (operand(&mut waiting), right) {
                        (Operand::Leaf(left), Operand::Leaf(right)) => Operands::Leaves(left, right),
                        (Operand::Leaf(leaf), Operand::Computed)
                        | (Operand::Computed, Operand::Leaf(leaf)) => Operands::TopAndLeaf(leaf),
                        (Operand::Computed, Operand::Computed) => Operands::TopTwo,
                    };
                    step(operator, operands, &mut steps)
                }
            };
            waiting.push(operand);
        }
        if let Operand::Leaf(leaf) = operand(&mut waiting) {
            step(BinaryOperator::And, Operands::Leaves(leaf, leaf), &mut steps);
        }
        Self(steps)
    }

    /// The values of the expression in the rows that the leaves hold. `stack` is scratch memory that is reused from
    /// call to call.
    fn run<'stack>(&self, leaves: &[Block], stack: &'stack mut Vec<Block>) -> &'stack Block {
        let mut depth = 0;
        for &Step { operator, operands, flip } in &self.0 {
            match operands {
                Operands::Leaves(left, right) => {
                    if depth == stack.len() {
                        stack.push([0; LANES]);
                    }
                    set(operator, flip, &mut stack[depth], &leaves[left], &leaves[right]);
                    depth += 1;
                }
                Operands::TopAndLeaf(leaf) => apply(operator, flip, &mut stack[depth - 1], &leaves[leaf]),
                Operands::TopTwo => {
                    depth -= 1;
                    let (left, right) = stack.split_at_mut(depth);
                    apply(operator, flip, &mut left[depth - 1], &right[0]);
                }
            }
        }
        &stack[0]
    }
}

fn operand(waiting: &mut Vec<Operand>) -> Operand {
    waiting.pop().expect("a postfix tree has operands before each operator")
}

fn set(operator: BinaryOperator, flip: u64, to: &mut Block, left: &Block, right: &Block) {
    match operator {
        BinaryOperator::And => each(to, left, right, |left, right| left & right ^ flip),
        BinaryOperator::Xor => each(to, left, right, |left, right| left ^ right ^ flip),
        BinaryOperator::Or => each(to, left, right, |left, right| (left | right) ^ flip),
    }
}

/// Combines two operands word by word into `to`.
fn each(to: &mut Block, left: &Block, right: &Block, value: impl Fn(u64, u64) -> u64) {
    let (left, right) = (left.as_chunks::<UNROLLED>().0, right.as_chunks::<UNROLLED>().0);
    for ((to, left), right) in to.as_chunks_mut::<UNROLLED>().0.iter_mut().zip(left).zip(right) {
        *to = std::array::from_fn(|lane| value(left[lane], right[lane]));
    }
}

fn apply(operator: BinaryOperator, flip: u64, left: &mut Block, right: &Block) {
    match operator {
        BinaryOperator::And => each_in(left, right, |left, right| left & right ^ flip),
        BinaryOperator::Xor => each_in(left, right, |left, right| left ^ right ^ flip),
        BinaryOperator::Or => each_in(left, right, |left, right| (left | right) ^ flip),
    }
}

/// Combines two operands word by word into the first.
fn each_in(left: &mut Block, right: &Block, value: impl Fn(u64, u64) -> u64) {
    let right = right.as_chunks::<UNROLLED>().0;
    for (left, right) in left.as_chunks_mut::<UNROLLED>().0.iter_mut().zip(right) {
        *left = std::array::from_fn(|lane| value(left[lane], right[lane]));
    }
}

/// Calls `take` with each program's number and the words of its next rows, block after block.
fn evaluate(arity: Arity, programs: &[Program], mut take: impl FnMut(usize, &[u64])) {
    let mut leaves = leaves(arity);
    let mut stack = Vec::new();
    for first_word in (0..arity.words()).step_by(LANES) {
        move_leaves(&mut leaves, arity, first_word);
        let words = LANES.min(arity.words() - first_word);
        for (number, program) in programs.iter().enumerate() {
            take(number, &program.run(&leaves, &mut stack)[..words]);
        }
    }
}

/// The values of 0, 1, and each variable and its complement in the rows of the first words.
fn leaves(arity: Arity) -> Vec<Block> {
    let mut leaves = vec![[0; LANES], [u64::MAX; LANES]];
    for index in 0..arity.variables() as usize {
        let plain: Block = std::array::from_fn(|lane| variable_word(arity.variable_bit(index), lane));
        leaves.extend([plain, plain.map(|word| !word)]);
    }
    leaves
}

/// Changes the leaves to the rows from word `first_word` on, a multiple of [`LANES`]. Only the leaves of the first
/// variables change, whose bit of the row number is the same in a whole block.
fn move_leaves(leaves: &mut [Block], arity: Arity, first_word: usize) {
    let (literals, _) = leaves[2..].as_chunks_mut();
    for (index, [plain, complement]) in literals.iter_mut().enumerate() {
        let bit = arity.variable_bit(index);
        if bit < LANES as u32 * ROWS_PER_WORD {
            return;
        }
        let word = variable_word(bit, first_word);
        plain.fill(word);
        complement.fill(!word);
    }
}
