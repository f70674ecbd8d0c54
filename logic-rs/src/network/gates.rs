//! A network of gates as a value.

use crate::rows::{Arity, RowSet, variable_word};

/// The function of a gate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GateKind {
    /// 1 if all inputs are 1.
    And,
    /// 1 if an input is 1.
    Or,
    /// The complement of its only input.
    Not,
    /// The complement of AND; of one input its complement.
    Nand,
    /// The complement of OR; of one input its complement.
    Nor,
    /// 1 if an odd number of inputs is 1.
    Xor,
    /// The complement of XOR.
    Xnor,
}

/// What an input of a gate is connected to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Signal {
    /// 0 or 1.
    Constant(bool),
    /// A variable, by its index.
    Input(u32),
    /// The output of a gate, by its index.
    Gate(u32),
}

/// One gate; its inputs are constants, variables and gates before it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Gate {
    /// Its function.
    pub kind: GateKind,
    /// Its inputs, ascending; at least one.
    pub inputs: Vec<Signal>,
}

/// Gates in topological order, and the signal of each function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    /// The number of variables.
    pub arity: Arity,
    /// No two are equal.
    pub gates: Vec<Gate>,
    /// One for each function.
    pub outputs: Vec<Signal>,
}

impl Network {
    /// The number of inputs of all gates.
    pub fn gate_inputs(&self) -> usize {
        self.gates.iter().map(|gate| gate.inputs.len()).sum()
    }

    /// The most gates on a way from a variable to an output.
    pub fn levels(&self) -> u32 {
        let mut levels: Vec<u32> = Vec::with_capacity(self.gates.len());
        let of = |levels: &[u32], signal: &Signal| match *signal {
            Signal::Gate(gate) => levels[gate as usize],
            _ => 0,
        };
        for gate in &self.gates {
            let level = gate.inputs.iter().map(|input| of(&levels, input)).max();
            levels.push(level.unwrap_or(0) + 1);
        }
        self.outputs.iter().map(|output| of(&levels, output)).max().unwrap_or(0)
    }

    /// For each output the rows in which it is 1. Takes gates × rows / 64 operations.
    pub fn columns(&self) -> Vec<RowSet> {
        let mut columns = vec![Vec::with_capacity(self.arity.words()); self.outputs.len()];
        let mut values = vec![0; self.gates.len()];
        for word in 0..self.arity.words() {
            let of = |values: &[u64], signal: Signal| match signal {
                Signal::Constant(one) => {
                    if one {
                        u64::MAX
                    } else {
                        0
                    }
                }
                Signal::Input(index) => variable_word(self.arity.variable_bit(index as usize), word),
                Signal::Gate(gate) => values[gate as usize],
            };
            for (index, gate) in self.gates.iter().enumerate() {
                let inputs = gate.inputs.iter().map(|&input| of(&values, input));
                values[index] = match gate.kind {
                    GateKind::And => inputs.fold(u64::MAX, |all, input| all & input),
                    GateKind::Nand => !inputs.fold(u64::MAX, |all, input| all & input),
                    GateKind::Or => inputs.fold(0, |any, input| any | input),
                    GateKind::Nor | GateKind::Not => !inputs.fold(0, |any, input| any | input),
                    GateKind::Xor => inputs.fold(0, |odd, input| odd ^ input),
                    GateKind::Xnor => !inputs.fold(0, |odd, input| odd ^ input),
                };
            }
            for (column, &output) in columns.iter_mut().zip(&self.outputs) {
                column.push(of(&values, output));
            }
        }
        columns.into_iter().map(|words| RowSet::from_words(self.arity, words)).collect()
    }
}
