//! Finds AND, OR, NOT and XOR typed as words, before anything else in a text is read.
//!
//! Without this `A OR B` would be read as the product A.O.R.B. It needs the text with its spaces, so the contract has
//! the same rule (`hasOperatorWord` in `worker/contract/input.ts`) for texts that are stripped before they are sent; a
//! test compares the two.

use super::BinaryOperator;
use super::lexer::is_space;
use std::ops::Range;

/// What a word stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    /// NOT, which stands before its operand.
    Not,
    Binary(BinaryOperator),
    /// NAND, NOR, XNOR: operators without a sign here.
    Other,
}

/// The operator words.
const WORDS: [(&str, Word); 7] = [
    ("not", Word::Not),
    ("and", Word::Binary(BinaryOperator::And)),
    ("or", Word::Binary(BinaryOperator::Or)),
    ("xor", Word::Binary(BinaryOperator::Xor)),
    ("nand", Word::Other),
    ("nor", Word::Other),
    ("xnor", Word::Other),
];

/// The operator that a run of letters spells in upper or lower case. The characters around the run don't matter.
pub(super) fn word(run: &str) -> Option<Word> {
    WORDS.iter().find(|(spelled, _)| spelled.eq_ignore_ascii_case(run)).map(|&(_, word)| word)
}

/// The bytes of the first operator word, if there is one. Linear in the text.
///
/// An operator word is a run of letters equal to and, or, not, xor in any case that is bounded on both sides by a
/// space, a bracket or an end of the text. NOT also counts between an operator sign or opening bracket and a space or
/// opening bracket (`A+NOT B`), where it would otherwise be taken for a product.
pub(super) fn first_operator_word(text: &str) -> Option<Range<usize>> {
    let is_letter = char::is_ascii_alphabetic;
    let mut from = 0;
    while let Some(offset) = text[from..].find(|c| is_letter(&c)) {
        let start = from + offset;
        let length = text[start..].find(|c| !is_letter(&c));
        let end = length.map_or(text.len(), |length| start + length);
        let before = text[..start].chars().next_back();
        let after = text[end..].chars().next();
        if is_operator_word(before, &text[start..end], after) {
            return Some(start..end);
        }
        from = end;
    }
    None
}

fn is_operator_word(before: Option<char>, run: &str, after: Option<char>) -> bool {
    match word(run) {
        None | Some(Word::Other) => false,
        Some(_) if bounds(before) && bounds(after) => true,
        Some(Word::Binary(_)) => false,
        Some(Word::Not) => {
            before.is_some_and(|c| matches!(c, '.' | '+' | '^' | '('))
                && after.is_some_and(|c| is_space(c) || c == '(')
        }
    }
}

/// Whether a run of letters may end at this neighbour, or where there is none, to be a word of its own.
pub(super) fn bounds(neighbour: Option<char>) -> bool {
    neighbour.is_none_or(|c| is_space(c) || is_bracket(c))
}

fn is_bracket(c: char) -> bool {
    matches!(c, '(' | ')' | '[' | ']' | '{' | '}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_bounded_words_are_operators() {
        let cases = [
            ("A AND B", Some("AND")),
            ("A or B and C", Some("or")),
            ("(A)xor(B)", Some("xor")),
            ("not A", Some("not")),
            ("A+NOT B", Some("NOT")),
            ("A.Not(B)", Some("Not")),
            ("A^not\u{a0}B", Some("not")),
            ("[A]Or[B]", Some("Or")),
            ("OR", Some("OR")),
            ("AANDB", None),
            ("A+NOTB", None),
            ("A+AND B", None),
            ("A'NOT B", None),
            ("A NOR B", None),
            ("and1", None),
            ("éand", None),
            ("", None),
        ];
        for (text, word) in cases {
            let found = first_operator_word(text).map(|span| &text[span]);
            assert_eq!(found, word, "{text}");
        }
    }
}
