//! The names of operands in a sentence: a short operand is called by its text.

use crate::expr::{BinaryOperator, Variable};
use crate::steps::forest::{Forest, Shape, Tree};
use crate::steps::text::text_of;

/// A longer operand is called by its role.
const NAME_CHARS_MAX: usize = 16;

pub(super) struct Names<'a> {
    pub(super) forest: &'a Forest,
    pub(super) variables: &'a [Variable],
}

impl Names<'_> {
    /// The tree as text; `None` if that is too long.
    pub(super) fn name(&self, tree: Tree) -> Option<String> {
        Some(text_of(self.forest, self.variables, tree)).filter(|text| text.len() <= NAME_CHARS_MAX)
    }

    pub(super) fn named(&self, tree: Tree, role: &str) -> String {
        self.name(tree).unwrap_or_else(|| role.to_owned())
    }

    /// The tree as text, or the noun for its kind if the text is too long.
    pub(super) fn or_noun(&self, tree: Tree) -> String {
        match self.forest.shape(tree) {
            Shape::Chain(operator, _) => self.named(tree, &format!("the {}", super::whole_noun(*operator))),
            _ => self.named(tree, "the expression"),
        }
    }

    /// The text of several operands, joined by the chain's sign; `None` if one is too long.
    pub(super) fn joined(&self, operator: BinaryOperator, trees: &[Tree]) -> Option<String> {
        let texts: Vec<String> = match trees {
            [single] => vec![self.name(*single)?],
            _ => trees.iter().map(|&tree| self.bracketed(operator, tree)).collect::<Option<_>>()?,
        };
        Some(texts.join(&operator.sign().to_string()))
            .filter(|text| !text.is_empty() && text.len() <= NAME_CHARS_MAX)
    }

    fn bracketed(&self, operator: BinaryOperator, tree: Tree) -> Option<String> {
        let text = self.name(tree)?;
        Some(match self.forest.shape(tree) {
            Shape::Chain(own, _) if *own < operator => format!("({text})"),
            _ => text,
        })
    }

    /// `A, B and C`; `None` if one is too long, or all of them together.
    pub(super) fn list(&self, trees: &[Tree]) -> Option<String> {
        let texts: Vec<String> = trees.iter().map(|&tree| self.name(tree)).collect::<Option<_>>()?;
        let listed = match &texts[..] {
            [first @ .., last] if !first.is_empty() => format!("{} and {last}", first.join(", ")),
            _ => texts.concat(),
        };
        (listed.len() <= 3 * NAME_CHARS_MAX).then_some(listed)
    }

    /// The trees without `others`, compared up to the order of operands; `None` if one of `others` is not among the
    /// trees.
    pub(super) fn without(&self, trees: &[Tree], others: &[Tree]) -> Option<Vec<Tree>> {
        self.forest.pay(2 * (1 + trees.len()) * (1 + others.len()));
        let mut left = trees.to_vec();
        for &other in others {
            let at = left.iter().position(|&own| self.forest.are_alike(own, other))?;
            left.remove(at);
        }
        Some(left)
    }

    /// Whether both have the same trees, up to order.
    pub(super) fn is_same(&self, trees: &[Tree], others: &[Tree]) -> bool {
        trees.len() == others.len() && self.without(trees, others).is_some()
    }
}
