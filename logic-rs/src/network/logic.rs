//! Functions as a graph of operators, in which equal parts are one node.

use rustc_hash::FxHashMap;

/// A node, or its complement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Edge {
    pub(super) node: u32,
    pub(super) inverted: bool,
}

impl Edge {
    pub(super) fn not(self) -> Self {
        Self { inverted: !self.inverted, ..self }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Node {
    /// 1; inverted it is 0.
    One,
    /// A variable, by its index.
    Input(u32),
    /// The operands ascend and differ; there are at least two.
    And(Vec<Edge>),
    /// No operand is inverted; there are at least two.
    Xor(Vec<Edge>),
}

impl Node {
    pub(super) fn operands(&self) -> &[Edge] {
        match self {
            Self::One | Self::Input(_) => &[],
            Self::And(operands) | Self::Xor(operands) => operands,
        }
    }
}

/// Operands come before their operators.
#[derive(Debug, Default)]
pub(super) struct Logic {
    pub(super) nodes: Vec<Node>,
    known: FxHashMap<Node, u32>,
}

impl Logic {
    fn node(&mut self, node: Node) -> Edge {
        let next = self.nodes.len() as u32;
        let index = *self.known.entry(node.clone()).or_insert(next);
        if index == next {
            self.nodes.push(node);
        }
        Edge { node: index, inverted: false }
    }

    pub(super) fn constant(&mut self, one: bool) -> Edge {
        let edge = self.node(Node::One);
        if one { edge } else { edge.not() }
    }

    pub(super) fn literal(&mut self, index: u32, inverted: bool) -> Edge {
        Edge { inverted, ..self.node(Node::Input(index)) }
    }

    pub(super) fn and(&mut self, mut operands: Vec<Edge>) -> Edge {
        let one = self.constant(true);
        operands.retain(|&operand| operand != one);
        operands.sort_unstable();
        operands.dedup();
        let meets_complement = operands.windows(2).any(|pair| pair[0] == pair[1].not());
        if operands.contains(&one.not()) || meets_complement {
            return one.not();
        }
        match operands[..] {
            [] => one,
            [only] => only,
            _ => self.node(Node::And(operands)),
        }
    }

    pub(super) fn or(&mut self, operands: Vec<Edge>) -> Edge {
        self.and(operands.into_iter().map(Edge::not).collect()).not()
    }

    pub(super) fn xor(&mut self, operands: Vec<Edge>) -> Edge {
        let one = self.constant(true);
        let mut inverted = false;
        let mut plain: Vec<u32> = Vec::new();
        for operand in operands {
            inverted ^= operand.inverted;
            if operand.node == one.node {
                inverted ^= true;
            } else {
                plain.push(operand.node);
            }
        }
        plain.sort_unstable();
        // Two equal operands are 0.
        let mut odd: Vec<Edge> = Vec::new();
        for node in plain {
            let edge = Edge { node, inverted: false };
            if odd.last() == Some(&edge) {
                odd.pop();
            } else {
                odd.push(edge);
            }
        }
        let edge = match odd[..] {
            [] => one.not(),
            [only] => only,
            _ => self.node(Node::Xor(odd)),
        };
        if inverted { edge.not() } else { edge }
    }

    /// The number of variables that the operators below these edges have as operands, and of the edges that are variables.
    pub(super) fn literals(&self, outputs: &[Edge]) -> usize {
        self.count(outputs, |edge| matches!(self.nodes[edge.node as usize], Node::Input(_)))
    }

    /// The number of operands of the operators below these edges, and of the edges.
    pub(super) fn operands(&self, outputs: &[Edge]) -> usize {
        self.count(outputs, |_| true)
    }

    fn count(&self, outputs: &[Edge], counts: impl Fn(Edge) -> bool) -> usize {
        let mut is_used = vec![false; self.nodes.len()];
        for edge in outputs {
            is_used[edge.node as usize] = true;
        }
        let mut count = outputs.iter().filter(|&&edge| counts(edge)).count();
        for (index, node) in self.nodes.iter().enumerate().rev() {
            if is_used[index] {
                for &operand in node.operands() {
                    is_used[operand.node as usize] = true;
                    count += usize::from(counts(operand));
                }
            }
        }
        count
    }
}
