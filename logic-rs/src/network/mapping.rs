//! Builds a graph of operators of the permitted gates. Equal gates are built once.

use super::STEPS_PER_OPERAND;
use super::gates::{Network, NetworkGate, NetworkGateKind, NetworkSignal};
use super::logic::{Edge, Logic, Node};
use crate::qmc::Budget;
use crate::rows::Arity;
use rustc_hash::FxHashMap;
use serde::Deserialize;
use tsify::Tsify;

/// The kinds of gates that are permitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum NetworkGates {
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
    pub gates: NetworkGates,
    /// The most inputs of a gate, at least 2.
    pub inputs_max: usize,
}

pub(super) fn mapped(
    logic: &Logic,
    outputs: &[Edge],
    arity: Arity,
    mapping: Mapping,
    budget: &mut Budget,
) -> Network {
    assert!(mapping.inputs_max >= 2, "a gate has room for two inputs");
    // Which of a node's two signals are needed, by whether it is complemented. Operands come before their operators.
    let mut needed = vec![[false; 2]; logic.nodes.len()];
    for edge in outputs {
        needed[edge.node as usize][usize::from(edge.inverted)] = true;
    }
    for (index, node) in logic.nodes.iter().enumerate().rev() {
        let of_node = needed[index];
        for inverted in [false, true].into_iter().filter(|&inverted| of_node[usize::from(inverted)]) {
            for operand in mapping.operands(node, inverted) {
                needed[operand.node as usize][usize::from(operand.inverted)] = true;
            }
        }
    }
    let mut builder = Builder { mapping, gates: Vec::new(), known: FxHashMap::default() };
    let mut signals = vec![[NetworkSignal::Constant(false); 2]; logic.nodes.len()];
    let of =
        |signals: &[[NetworkSignal; 2]], edge: Edge| signals[edge.node as usize][usize::from(edge.inverted)];
    for (index, node) in logic.nodes.iter().enumerate() {
        for inverted in [false, true].into_iter().filter(|&inverted| needed[index][usize::from(inverted)]) {
            let operands = mapping.operands(node, inverted);
            let inputs = operands.into_iter().map(|operand| of(&signals, operand)).collect();
            signals[index][usize::from(inverted)] = builder.signal(node, inverted, inputs);
        }
    }
    let outputs = outputs.iter().map(|&edge| of(&signals, edge)).collect();
    let network = Network { arity, gates: builder.gates, outputs };
    budget.pay(STEPS_PER_OPERAND * network.gate_inputs());
    network.without_idle_gates()
}

impl Mapping {
    /// Whether AND of operands, or its complement, is built as OR of the operands' complements. So are sums written.
    fn builds_or(self, inverted: bool) -> bool {
        match self.gates {
            NetworkGates::Nand => false,
            NetworkGates::Nor => true,
            NetworkGates::AndOrNot | NetworkGates::WithXor => inverted,
        }
    }

    /// The edges whose signals a node, or its complement, is built from.
    fn operands(self, node: &Node, inverted: bool) -> Vec<Edge> {
        match node {
            Node::And(operands) if self.builds_or(inverted) => {
                operands.iter().map(|edge| edge.not()).collect()
            }
            node => node.operands().to_vec(),
        }
    }
}

struct Builder {
    mapping: Mapping,
    gates: Vec<NetworkGate>,
    known: FxHashMap<NetworkGate, u32>,
}

impl Builder {
    /// The signal of a node, or of its complement, from the signals of [`Mapping::operands`].
    fn signal(&mut self, node: &Node, inverted: bool, inputs: Vec<NetworkSignal>) -> NetworkSignal {
        match node {
            Node::One => NetworkSignal::Constant(!inverted),
            &Node::Input(index) if inverted => self.not(NetworkSignal::Input(index)),
            &Node::Input(index) => NetworkSignal::Input(index),
            Node::Xor(_) => self.xor(inputs, inverted),
            Node::And(_) => match (self.mapping.gates, self.mapping.builds_or(inverted)) {
                (NetworkGates::Nand, _) => self.inverting(NetworkGateKind::Nand, inputs, !inverted),
                (NetworkGates::Nor, _) => self.inverting(NetworkGateKind::Nor, inputs, inverted),
                (_, false) => self.tree(NetworkGateKind::And, inputs),
                (_, true) => self.tree(NetworkGateKind::Or, inputs),
            },
        }
    }

    /// AND or OR of the inputs, in a tree where there are too many.
    fn tree(&mut self, kind: NetworkGateKind, inputs: Vec<NetworkSignal>) -> NetworkSignal {
        let inputs = self.grouped(inputs, &mut |builder, group| builder.gate(kind, group));
        self.gate(kind, inputs)
    }

    /// NAND or NOR of the inputs, or its complement: in a tree each gate but the last is followed by an inverter.
    fn inverting(
        &mut self,
        kind: NetworkGateKind,
        inputs: Vec<NetworkSignal>,
        inverted: bool,
    ) -> NetworkSignal {
        let inputs = self.grouped(inputs, &mut |builder, group| {
            let gate = builder.gate(kind, group);
            builder.not(gate)
        });
        let signal = self.gate(kind, inputs);
        if inverted { self.not(signal) } else { signal }
    }

    fn xor(&mut self, inputs: Vec<NetworkSignal>, inverted: bool) -> NetworkSignal {
        if self.mapping.gates == NetworkGates::WithXor {
            let inputs =
                self.grouped(inputs, &mut |builder, group| builder.gate(NetworkGateKind::Xor, group));
            return self.gate(if inverted { NetworkGateKind::Xnor } else { NetworkGateKind::Xor }, inputs);
        }
        let mut inputs = inputs.into_iter();
        let first = inputs.next().expect("an XOR has operands");
        let rest: Vec<NetworkSignal> = inputs.collect();
        let last = rest.len();
        rest.into_iter()
            .zip(1..)
            .fold(first, |one, (other, number)| self.xor_of_two(one, other, inverted && number == last))
    }

    /// Four NANDs or NORs, or AND of OR and NAND.
    fn xor_of_two(&mut self, one: NetworkSignal, other: NetworkSignal, inverted: bool) -> NetworkSignal {
        match self.mapping.gates {
            NetworkGates::Nand | NetworkGates::Nor => {
                let is_nand = self.mapping.gates == NetworkGates::Nand;
                let kind = if is_nand { NetworkGateKind::Nand } else { NetworkGateKind::Nor };
                let both = self.gate(kind, vec![one, other]);
                let sides = vec![self.gate(kind, vec![one, both]), self.gate(kind, vec![other, both])];
                let signal = self.gate(kind, sides);
                // Four NORs give XNOR.
                if inverted == is_nand { self.not(signal) } else { signal }
            }
            NetworkGates::AndOrNot | NetworkGates::WithXor => {
                let any = self.gate(NetworkGateKind::Or, vec![one, other]);
                let both = self.gate(NetworkGateKind::And, vec![one, other]);
                if inverted {
                    let none = self.not(any);
                    self.gate(NetworkGateKind::Or, vec![none, both])
                } else {
                    let not_both = self.not(both);
                    self.gate(NetworkGateKind::And, vec![any, not_both])
                }
            }
        }
    }

    /// The inputs, joined in groups until one gate has room for what is left.
    fn grouped(
        &mut self,
        mut inputs: Vec<NetworkSignal>,
        join: &mut dyn FnMut(&mut Self, Vec<NetworkSignal>) -> NetworkSignal,
    ) -> Vec<NetworkSignal> {
        let most = self.mapping.inputs_max;
        while inputs.len() > most {
            inputs = inputs
                .chunks(most)
                .map(|group| if group.len() == 1 { group[0] } else { join(self, group.to_vec()) })
                .collect();
        }
        inputs
    }

    fn not(&mut self, signal: NetworkSignal) -> NetworkSignal {
        if let NetworkSignal::Constant(one) = signal {
            return NetworkSignal::Constant(!one);
        }
        let kind = match self.mapping.gates {
            NetworkGates::Nand => NetworkGateKind::Nand,
            NetworkGates::Nor => NetworkGateKind::Nor,
            NetworkGates::AndOrNot | NetworkGates::WithXor => NetworkGateKind::Not,
        };
        if let NetworkSignal::Gate(gate) = signal {
            let gate = &self.gates[gate as usize];
            if gate.kind == kind && gate.inputs.len() == 1 {
                return gate.inputs[0];
            }
        }
        self.gate(kind, vec![signal])
    }

    /// The gate with these inputs. Two signals of a graph may turn out to be the same gate, so that inputs may be equal,
    /// or constants. They are left out; a gate that is left with one input is that input, or its complement.
    fn gate(&mut self, kind: NetworkGateKind, mut inputs: Vec<NetworkSignal>) -> NetworkSignal {
        inputs.sort_unstable();
        let kept = match kind {
            NetworkGateKind::Xor | NetworkGateKind::Xnor => without_pairs(&inputs),
            NetworkGateKind::And | NetworkGateKind::Nand => without_repeats(inputs, true),
            NetworkGateKind::Or | NetworkGateKind::Nor | NetworkGateKind::Not => {
                without_repeats(inputs, false)
            }
        };
        let complements = !matches!(kind, NetworkGateKind::And | NetworkGateKind::Or | NetworkGateKind::Xor);
        match kept {
            Kept::Constant(one) => NetworkSignal::Constant(one != complements),
            Kept::Complement(inputs) => {
                let kind = if complements { NetworkGateKind::Xor } else { NetworkGateKind::Xnor };
                self.gate(kind, inputs)
            }
            Kept::Inputs(inputs) => match (kind, &inputs[..]) {
                (NetworkGateKind::And | NetworkGateKind::Or | NetworkGateKind::Xor, &[only]) => only,
                (NetworkGateKind::Xnor, &[only]) => self.not(only),
                _ => self.once(NetworkGate { kind, inputs }),
            },
        }
    }

    fn once(&mut self, gate: NetworkGate) -> NetworkSignal {
        let next = self.gates.len() as u32;
        let index = *self.known.entry(gate.clone()).or_insert(next);
        if index == next {
            self.gates.push(gate);
        }
        NetworkSignal::Gate(index)
    }
}

/// The inputs of a gate without those that do not matter; at least one.
enum Kept {
    Inputs(Vec<NetworkSignal>),
    /// The gate is the complement of the XOR of these.
    Complement(Vec<NetworkSignal>),
    /// AND, OR or XOR of the inputs is this.
    Constant(bool),
}

/// Of AND, whose `neutral` is 1, or OR, whose `neutral` is 0.
fn without_repeats(mut inputs: Vec<NetworkSignal>, neutral: bool) -> Kept {
    inputs.dedup();
    inputs.retain(|&input| input != NetworkSignal::Constant(neutral));
    if inputs.contains(&NetworkSignal::Constant(!neutral)) {
        Kept::Constant(!neutral)
    } else if inputs.is_empty() {
        Kept::Constant(neutral)
    } else {
        Kept::Inputs(inputs)
    }
}

/// Of XOR, for which two equal inputs are 0. `sorted` are the inputs.
fn without_pairs(sorted: &[NetworkSignal]) -> Kept {
    let mut is_complemented = false;
    let mut odd: Vec<NetworkSignal> = Vec::new();
    for &input in sorted {
        if let NetworkSignal::Constant(one) = input {
            is_complemented ^= one;
        } else if odd.last() == Some(&input) {
            odd.pop();
        } else {
            odd.push(input);
        }
    }
    match (odd.is_empty(), is_complemented) {
        (true, one) => Kept::Constant(one),
        (false, true) => Kept::Complement(odd),
        (false, false) => Kept::Inputs(odd),
    }
}
