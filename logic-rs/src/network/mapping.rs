//! Builds a graph of operators of the permitted gates. Equal gates are built once.

use super::gates::{Gate, GateKind, Network, Signal};
use super::logic::{Edge, Logic, Node};
use crate::rows::Arity;
use rustc_hash::FxHashMap;

/// The kinds of gates that are permitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gates {
    /// AND, OR and NOT.
    AndOrNot,
    /// AND, OR, NOT, XOR and XNOR.
    WithXor,
    /// NAND alone.
    Nand,
    /// NOR alone.
    Nor,
}

/// What gates a network may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mapping {
    /// Their kinds.
    pub gates: Gates,
    /// The most inputs of a gate, at least 2.
    pub inputs_max: usize,
}

pub(super) fn mapped(logic: &Logic, outputs: &[Edge], arity: Arity, mapping: Mapping) -> Network {
    assert!(mapping.inputs_max >= 2, "a gate has room for two inputs");
    let mut builder = Builder { mapping, gates: Vec::new(), known: FxHashMap::default() };
    // Both signals of each node, made when they are needed, operands first.
    let mut signals: Vec<[Option<Signal>; 2]> = vec![[None; 2]; logic.nodes.len()];
    let outputs = outputs.iter().map(|&edge| builder.edge(logic, edge, &mut signals)).collect();
    Network { arity, gates: builder.gates, outputs }
}

struct Builder {
    mapping: Mapping,
    gates: Vec<Gate>,
    known: FxHashMap<Gate, u32>,
}

type Signals = [[Option<Signal>; 2]];

impl Builder {
    /// The signal of an edge. A graph is at most as deep as its forms: three operators, and what factoring nests.
    fn edge(&mut self, logic: &Logic, edge: Edge, signals: &mut Signals) -> Signal {
        if let Some(signal) = signals[edge.node as usize][usize::from(edge.inverted)] {
            return signal;
        }
        let signal = match &logic.nodes[edge.node as usize] {
            Node::One => Signal::Constant(!edge.inverted),
            &Node::Input(index) => {
                if edge.inverted {
                    self.not(Signal::Input(index))
                } else {
                    Signal::Input(index)
                }
            }
            Node::And(operands) => self.and(logic, operands, edge.inverted, signals),
            Node::Xor(operands) => {
                let inputs = operands.iter().map(|&operand| self.edge(logic, operand, signals)).collect();
                self.xor(inputs, edge.inverted)
            }
        };
        signals[edge.node as usize][usize::from(edge.inverted)] = Some(signal);
        signal
    }

    /// AND of the operands, or its complement. The complement is OR of the operands' complements, which is what sums are
    /// written as.
    fn and(&mut self, logic: &Logic, operands: &[Edge], inverted: bool, signals: &mut Signals) -> Signal {
        let as_or = match self.mapping.gates {
            Gates::Nand => false,
            Gates::Nor => true,
            Gates::AndOrNot | Gates::WithXor => inverted,
        };
        let inputs: Vec<Signal> = operands
            .iter()
            .map(|&operand| self.edge(logic, if as_or { operand.not() } else { operand }, signals))
            .collect();
        match (self.mapping.gates, as_or) {
            (Gates::Nand, _) => self.inverting(GateKind::Nand, inputs, !inverted),
            (Gates::Nor, _) => self.inverting(GateKind::Nor, inputs, inverted),
            (_, false) => self.tree(GateKind::And, inputs),
            (_, true) => self.tree(GateKind::Or, inputs),
        }
    }

    /// AND or OR of the inputs, in a tree where there are too many.
    fn tree(&mut self, kind: GateKind, inputs: Vec<Signal>) -> Signal {
        let inputs = self.grouped(inputs, &mut |builder, group| builder.gate(kind, group));
        self.gate(kind, inputs)
    }

    /// NAND or NOR of the inputs, or its complement: in a tree each gate but the last is followed by an inverter.
    fn inverting(&mut self, kind: GateKind, inputs: Vec<Signal>, inverted: bool) -> Signal {
        let inputs = self.grouped(inputs, &mut |builder, group| {
            let gate = builder.gate(kind, group);
            builder.not(gate)
        });
        let signal = self.gate(kind, inputs);
        if inverted { self.not(signal) } else { signal }
    }

    fn xor(&mut self, inputs: Vec<Signal>, inverted: bool) -> Signal {
        if self.mapping.gates == Gates::WithXor {
            let inputs = self.grouped(inputs, &mut |builder, group| builder.gate(GateKind::Xor, group));
            return self.gate(if inverted { GateKind::Xnor } else { GateKind::Xor }, inputs);
        }
        let mut inputs = inputs.into_iter();
        let first = inputs.next().expect("an XOR has operands");
        let rest: Vec<Signal> = inputs.collect();
        let last = rest.len();
        rest.into_iter()
            .zip(1..)
            .fold(first, |one, (other, number)| self.xor_of_two(one, other, inverted && number == last))
    }

    /// Four NANDs or NORs, or AND of OR and NAND.
    fn xor_of_two(&mut self, one: Signal, other: Signal, inverted: bool) -> Signal {
        match self.mapping.gates {
            Gates::Nand | Gates::Nor => {
                let is_nand = self.mapping.gates == Gates::Nand;
                let kind = if is_nand { GateKind::Nand } else { GateKind::Nor };
                let both = self.gate(kind, vec![one, other]);
                let sides = vec![self.gate(kind, vec![one, both]), self.gate(kind, vec![other, both])];
                let signal = self.gate(kind, sides);
                // Four NORs give XNOR.
                if inverted == is_nand { self.not(signal) } else { signal }
            }
            Gates::AndOrNot | Gates::WithXor => {
                let any = self.gate(GateKind::Or, vec![one, other]);
                let both = self.gate(GateKind::And, vec![one, other]);
                if inverted {
                    let none = self.not(any);
                    self.gate(GateKind::Or, vec![none, both])
                } else {
                    let not_both = self.not(both);
                    self.gate(GateKind::And, vec![any, not_both])
                }
            }
        }
    }

    /// The inputs, joined in groups until one gate has room for what is left.
    fn grouped(
        &mut self,
        mut inputs: Vec<Signal>,
        join: &mut dyn FnMut(&mut Self, Vec<Signal>) -> Signal,
    ) -> Vec<Signal> {
        let most = self.mapping.inputs_max;
        while inputs.len() > most {
            inputs = inputs
                .chunks(most)
                .map(|group| if group.len() == 1 { group[0] } else { join(self, group.to_vec()) })
                .collect();
        }
        inputs
    }

    fn not(&mut self, signal: Signal) -> Signal {
        if let Signal::Constant(one) = signal {
            return Signal::Constant(!one);
        }
        let kind = match self.mapping.gates {
            Gates::Nand => GateKind::Nand,
            Gates::Nor => GateKind::Nor,
            Gates::AndOrNot | Gates::WithXor => GateKind::Not,
        };
        if let Signal::Gate(gate) = signal {
            let gate = &self.gates[gate as usize];
            if gate.kind == kind && gate.inputs.len() == 1 {
                return gate.inputs[0];
            }
        }
        self.gate(kind, vec![signal])
    }

    fn gate(&mut self, kind: GateKind, mut inputs: Vec<Signal>) -> Signal {
        inputs.sort_unstable();
        let gate = Gate { kind, inputs };
        let next = self.gates.len() as u32;
        let index = *self.known.entry(gate.clone()).or_insert(next);
        if index == next {
            self.gates.push(gate);
        }
        Signal::Gate(index)
    }
}
