//! Writes a line with the fewest brackets.

use super::grove::Sign;
use super::line::{Kind, Line};

enum Item {
    Text(&'static str),
    /// The operand of a bar or of a chain.
    Operand(usize, Above),
}

#[derive(Clone, Copy)]
enum Above {
    Nothing,
    Chain(Sign),
    Bar,
}

/// The line's expression without redundant brackets; the operands keep their order.
pub(super) fn with_fewest_brackets(line: &Line<'_>) -> String {
    let mut written = String::with_capacity(line.text.len());
    let mut left = vec![Item::Operand(line.root, Above::Nothing)];
    while let Some(item) = left.pop() {
        let (node, above) = match item {
            Item::Text(text) => {
                written.push_str(text);
                continue;
            }
            Item::Operand(node, above) => (node, above),
        };
        match line.node(node).kind {
            Kind::Constant(_) | Kind::Variable(_) => {
                written.push_str(&line.text[line.node(node).inner.clone()])
            }
            Kind::Not(operand) => {
                left.push(Item::Text("'"));
                left.push(Item::Operand(operand, Above::Bar));
            }
            Kind::Chain(sign, _) => {
                let in_brackets = match above {
                    Above::Nothing => false,
                    Above::Chain(outer) => sign < outer,
                    Above::Bar => true,
                };
                if in_brackets {
                    written.push('(');
                    left.push(Item::Text(")"));
                }
                for (index, &operand) in line.operands(node).iter().enumerate().rev() {
                    left.push(Item::Operand(operand, Above::Chain(sign)));
                    if index > 0 {
                        left.push(Item::Text(sign.text()));
                    }
                }
            }
        }
    }
    written
}
