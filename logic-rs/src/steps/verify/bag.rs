//! Operands as multisets: ascending lists of likenesses, in which a likeness may occur more than once.

use super::grove::Like;
use std::cmp::Ordering;

/// The difference `all` − `some`, where each copy removes one copy; `None` if `some` is not contained in `all`. Both
/// ascend.
pub(super) fn without(all: &[Like], some: &[Like]) -> Option<Vec<Like>> {
    let mut left = Vec::with_capacity(all.len().saturating_sub(some.len()));
    let mut some = some.iter().peekable();
    for like in all {
        match some.next_if_eq(&like) {
            Some(_) => {}
            None => left.push(*like),
        }
    }
    some.next().is_none().then_some(left)
}

/// The one operand that `all` has besides `some`; `None` if it has none or several.
pub(super) fn only_other(all: &[Like], some: &[Like]) -> Option<Like> {
    match without(all, some)?[..] {
        [single] => Some(single),
        _ => None,
    }
}

/// The union: each operand as often as in the bag that has it more often. Both ascend.
pub(super) fn union(one: &[Like], other: &[Like]) -> Vec<Like> {
    let mut both = Vec::with_capacity(one.len() + other.len());
    let (mut one, mut other) = (one.iter().copied().peekable(), other.iter().copied().peekable());
    loop {
        let next = match (one.peek(), other.peek()) {
            (Some(left), Some(right)) => match left.cmp(right) {
                Ordering::Less => one.next(),
                Ordering::Greater => other.next(),
                Ordering::Equal => {
                    other.next();
                    one.next()
                }
            },
            (Some(_), None) => one.next(),
            (None, _) => other.next(),
        };
        match next {
            Some(like) => both.push(like),
            None => return both,
        }
    }
}

/// The intersection: each operand as often as in the bag that has it less often. Both ascend.
pub(super) fn common(one: &[Like], other: &[Like]) -> Vec<Like> {
    let mut other = other.iter().peekable();
    let has = |like: &&Like| {
        while other.next_if(|least| least < like).is_some() {}
        other.next_if_eq(like).is_some()
    };
    one.iter().filter(has).copied().collect()
}
