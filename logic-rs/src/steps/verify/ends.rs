//! The first and the last line of a derivation.

use super::grove::{Name, Sign};
use super::line::{Kind, Line};

/// Whether a line is the typed text without spaces and with a `.` at each implicit AND.
pub(super) fn is_typed(line: &str, typed: &str) -> bool {
    let mut typed = typed.chars().filter(char::is_ascii_graphic).peekable();
    line.chars().all(|c| typed.next_if_eq(&c).is_some() || c == '.') && typed.next().is_none()
}

/// Whether a line is a canonical sum: 0, or different products of all variables in ascending order of their rows.
pub(super) fn is_canonical(line: &Line<'_>) -> bool {
    if matches!(line.node(line.root).kind, Kind::Constant(false)) {
        return true;
    }
    let products: Option<Vec<Vec<(Name, bool)>>> =
        terms(line).iter().map(|&term| literals(line, term)).collect();
    products.is_some_and(|products| {
        let names = |product: &[(Name, bool)]| product.iter().map(|&(name, _)| name).collect::<Vec<Name>>();
        let first = names(&products[0]);
        !first.is_empty()
            && first.is_sorted_by(|one, next| one < next)
            && products.iter().all(|product| names(product) == first)
            && products.is_sorted_by(|one, next| one < next)
    })
}

/// The terms and literals of a sum of products; `None` of any other expression.
pub(super) fn size(line: &Line<'_>) -> Option<(usize, usize)> {
    if matches!(line.node(line.root).kind, Kind::Constant(false)) {
        return Some((0, 0));
    }
    if matches!(line.node(line.root).kind, Kind::Constant(true)) {
        return Some((1, 0));
    }
    let terms = terms(line);
    let literals: Option<Vec<usize>> = terms.iter().map(|&term| Some(literals(line, term)?.len())).collect();
    Some((terms.len(), literals?.iter().sum()))
}

fn terms<'a>(line: &'a Line<'_>) -> &'a [usize] {
    match line.node(line.root).kind {
        Kind::Chain(Sign::Or, _) => line.operands(line.root),
        _ => std::slice::from_ref(&line.root),
    }
}

/// The variables of a product of literals, and whether each is plain.
fn literals(line: &Line<'_>, term: usize) -> Option<Vec<(Name, bool)>> {
    let literal = |&node: &usize| match line.node(node).kind {
        Kind::Variable(name) => Some((name, true)),
        Kind::Not(below) => match line.node(below).kind {
            Kind::Variable(name) => Some((name, false)),
            _ => None,
        },
        Kind::Constant(_) | Kind::Chain(..) => None,
    };
    match line.node(term).kind {
        Kind::Chain(Sign::And, _) => line.operands(term).iter().map(literal).collect(),
        _ => Some(vec![literal(&term)?]),
    }
}
