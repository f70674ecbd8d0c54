//! A network of gates as a value.

use crate::rows::{Arity, RowSet, variable_word};
use serde::Serialize;
use tsify::Tsify;

/// The function of a gate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum NetworkGateKind {
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Tsify)]
#[serde(tag = "kind", content = "value", rename_all = "camelCase")]
pub enum NetworkSignal {
    /// 0 or 1.
    Constant(bool),
    /// A variable, by its index.
    Input(u32),
    /// The output of a gate, by its index.
    Gate(u32),
}

/// One gate; its inputs are constants, variables and gates before it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct NetworkGate {
    /// Its function.
    pub kind: NetworkGateKind,
    /// Its inputs, ascending; at least one.
    pub inputs: Vec<NetworkSignal>,
}

/// Gates in topological order, and the signal of each function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    /// The number of variables.
    pub arity: Arity,
    /// No two are equal.
    pub gates: Vec<NetworkGate>,
    /// One for each function.
    pub outputs: Vec<NetworkSignal>,
}

impl Network {
    /// The number of inputs of all gates.
    pub fn gate_inputs(&self) -> usize {
        self.gates.iter().map(|gate| gate.inputs.len()).sum()
    }

    /// The most gates on a way from a variable to an output.
    pub fn levels(&self) -> u32 {
        let mut levels: Vec<u32> = Vec::with_capacity(self.gates.len());
        let of = |levels: &[u32], signal: &NetworkSignal| match *signal {
            NetworkSignal::Gate(gate) => levels[gate as usize],
            _ => 0,
        };
        for gate in &self.gates {
            let level = gate.inputs.iter().map(|input| of(&levels, input)).max();
            levels.push(level.unwrap_or(0) + 1);
        }
        self.outputs.iter().map(|output| of(&levels, output)).max().unwrap_or(0)
    }

    /// The network without the gates that no output needs.
    pub(super) fn without_idle_gates(self) -> Self {
        let mut is_needed = vec![false; self.gates.len()];
        let need = |is_needed: &mut Vec<bool>, signal: &NetworkSignal| {
            if let NetworkSignal::Gate(gate) = *signal {
                is_needed[gate as usize] = true;
            }
        };
        self.outputs.iter().for_each(|output| need(&mut is_needed, output));
        for (index, gate) in self.gates.iter().enumerate().rev() {
            if is_needed[index] {
                gate.inputs.iter().for_each(|input| need(&mut is_needed, input));
            }
        }
        let mut numbers = Vec::with_capacity(self.gates.len());
        let mut next = 0;
        for &is_needed in &is_needed {
            numbers.push(next);
            next += u32::from(is_needed);
        }
        let renumbered = |signal: NetworkSignal| match signal {
            NetworkSignal::Gate(gate) => NetworkSignal::Gate(numbers[gate as usize]),
            other => other,
        };
        let gates = self.gates.into_iter().zip(&is_needed).filter(|&(_, &is_needed)| is_needed);
        let gates = gates.map(|(gate, _)| NetworkGate {
            kind: gate.kind,
            inputs: gate.inputs.into_iter().map(renumbered).collect(),
        });
        Self {
            arity: self.arity,
            gates: gates.collect(),
            outputs: self.outputs.into_iter().map(renumbered).collect(),
        }
    }

    /// For each output the rows in which it is 1. Takes gates × rows / 64 operations.
    pub fn columns(&self) -> Vec<RowSet> {
        let mut columns = vec![Vec::with_capacity(self.arity.words()); self.outputs.len()];
        let mut values = vec![0; self.gates.len()];
        for word in 0..self.arity.words() {
            #[cfg(test)]
            crate::qmc::look(self.gate_inputs());
            let of = |values: &[u64], signal: NetworkSignal| match signal {
                NetworkSignal::Constant(one) => {
                    if one {
                        u64::MAX
                    } else {
                        0
                    }
                }
                NetworkSignal::Input(index) => variable_word(self.arity.variable_bit(index as usize), word),
                NetworkSignal::Gate(gate) => values[gate as usize],
            };
            for (index, gate) in self.gates.iter().enumerate() {
                let inputs = gate.inputs.iter().map(|&input| of(&values, input));
                values[index] = match gate.kind {
                    NetworkGateKind::And => inputs.fold(u64::MAX, |all, input| all & input),
                    NetworkGateKind::Nand => !inputs.fold(u64::MAX, |all, input| all & input),
                    NetworkGateKind::Or => inputs.fold(0, |any, input| any | input),
                    NetworkGateKind::Nor | NetworkGateKind::Not => !inputs.fold(0, |any, input| any | input),
                    NetworkGateKind::Xor => inputs.fold(0, |odd, input| odd ^ input),
                    NetworkGateKind::Xnor => !inputs.fold(0, |odd, input| odd ^ input),
                };
            }
            for (column, &output) in columns.iter_mut().zip(&self.outputs) {
                column.push(of(&values, output));
            }
        }
        columns.into_iter().map(|words| RowSet::from_words(self.arity, words)).collect()
    }
}
