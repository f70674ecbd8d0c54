//! Finds operators and constants typed as words (AND, NOR, true, …), before anything else in a text is read.
//!
//! Without this search, `A OR B` would be read as the product A.O.R.B. The search needs the text with its spaces, so
//! the contract has the same rule (`hasReservedWord` in `worker/contract/input.ts`) for texts that are stripped before
//! they are sent; a test compares the two.

use super::BinaryOperator;
use super::lexer::is_space;
use super::signs::{is_combining_bar, letter_under_bar};
use std::ops::Range;

/// The meaning of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    /// NOT, which is written before its operand.
    Not,
    Binary(BinaryOperator),
    /// NAND, NOR, XNOR: the complement of an operator.
    Complement(BinaryOperator),
    /// IMPLIES
    Implies,
    /// IFF: an equivalence, or its complement.
    Equals {
        is_complement: bool,
    },
    /// IF, before a condition that ends at [`Word::Then`].
    If,
    Then,
    /// ELSE, after THEN.
    Else,
    /// `false` or `true`.
    Constant(bool),
}

/// The words of more than one letter that this notation reserves.
const WORDS: [(&str, Word); 15] = [
    ("not", Word::Not),
    ("and", Word::Binary(BinaryOperator::And)),
    ("or", Word::Binary(BinaryOperator::Or)),
    ("xor", Word::Binary(BinaryOperator::Xor)),
    ("nand", Word::Complement(BinaryOperator::And)),
    ("nor", Word::Complement(BinaryOperator::Or)),
    ("xnor", Word::Complement(BinaryOperator::Xor)),
    ("exor", Word::Binary(BinaryOperator::Xor)),
    ("exnor", Word::Complement(BinaryOperator::Xor)),
    ("implies", Word::Implies),
    ("iff", Word::Equals { is_complement: false }),
    ("if", Word::If),
    ("then", Word::Then),
    ("false", Word::Constant(false)),
    ("true", Word::Constant(true)),
];

/// Words of other languages that this notation reads as products: only a correction knows them.
const FOREIGN_WORDS: [(&str, Word); 7] = [
    ("else", Word::Else),
    ("eqv", Word::Equals { is_complement: false }),
    ("equiv", Word::Equals { is_complement: false }),
    ("equivalent", Word::Equals { is_complement: false }),
    ("xeq", Word::Equals { is_complement: false }),
    ("neqv", Word::Equals { is_complement: true }),
    ("imp", Word::Implies),
];

/// The words of a text whose meaning depends on all of it: the letters `v` and `V`, each of which is a variable everywhere
/// or else OR everywhere, and IF, THEN and ELSE.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Vees {
    lower_is_or: bool,
    upper_is_or: bool,
    /// Whether the text has an IF with a THEN.
    has_condition: bool,
}

impl Vees {
    /// Linear in the text.
    pub(super) fn of(text: &str) -> Self {
        let is_or = |letter| {
            let mut vees = text.match_indices(letter).map(|(at, _)| vee_is_or(text, at)).peekable();
            vees.peek().is_some() && vees.all(|is_or| is_or)
        };
        Self { lower_is_or: is_or('v'), upper_is_or: is_or('V'), has_condition: has_condition(text) }
    }

    /// The word that a run of letters spells, in upper or lower case. The characters around the run don't matter.
    pub(super) fn word(self, run: &str) -> Option<Word> {
        if run == "v" && self.lower_is_or || run == "V" && self.upper_is_or {
            return Some(Word::Binary(BinaryOperator::Or));
        }
        known(&WORDS, run)
    }

    /// Like [`Vees::word`], with the words of other languages; IF, THEN and ELSE only where the text has an IF with a THEN.
    pub(super) fn any_word(self, run: &str) -> Option<Word> {
        let word = self.word(run).or_else(|| known(&FOREIGN_WORDS, run))?;
        (self.has_condition || !matches!(word, Word::If | Word::Then | Word::Else)).then_some(word)
    }
}

/// Whether an IF stands before a THEN, both between spaces, brackets or the ends of the text.
fn has_condition(text: &str) -> bool {
    let Some(then) = last_then(text) else { return false };
    text[..then].to_ascii_lowercase().match_indices("if").any(|(at, word)| {
        bounds(text[..at].chars().next_back()) && bounds(text[at + word.len()..].chars().next())
    })
}

fn known(words: &[(&str, Word)], run: &str) -> Option<Word> {
    words.iter().find(|(spelled, _)| spelled.eq_ignore_ascii_case(run)).map(|&(_, word)| word)
}

/// Whether the run is an operator or a constant with a dot on both sides in Fortran: `A.and.B`.
pub(super) fn is_dotted_word(run: &str) -> bool {
    matches!(
        Vees::default().any_word(run),
        Some(Word::Not | Word::Binary(_) | Word::Complement(_) | Word::Constant(_) | Word::Equals { .. })
    )
}

/// Whether the `v` or `V` at a byte has a space on both sides and then an operand, as in `A v B`. Between `u` and `w`
/// of the same case the letter is a variable like them.
fn vee_is_or(text: &str, at: usize) -> bool {
    let (before, after) = (&text[..at], &text[at + 1..]);
    if !before.ends_with(is_space) || !after.starts_with(is_space) {
        return false;
    }
    let last = before.trim_end_matches(is_space).chars().next_back();
    let next = after.trim_start_matches(is_space).chars().next();
    let is_between = last.is_some_and(ends_operand) && next.is_some_and(starts_operand);
    let neighbours = if text[at..].starts_with('v') { ('u', 'w') } else { ('U', 'W') };
    is_between && (last, next) != (Some(neighbours.0), Some(neighbours.1))
}

fn ends_operand(c: char) -> bool {
    c.is_ascii_alphanumeric()
        || matches!(c, '\'' | ')' | ']' | '}' | '\u{2019}' | '\u{2032}')
        || is_combining_bar(c)
        || letter_under_bar(c).is_some()
}

fn starts_operand(c: char) -> bool {
    c.is_ascii_alphanumeric()
        || matches!(c, '(' | '[' | '{' | '!' | '~' | '¬' | '/')
        || letter_under_bar(c).is_some()
}

/// The first word of the text and its bytes, if there is one. Linear in the text.
///
/// A word is a run of letters that equals and, or, not, xor, nand, nor, xnor, exor, exnor, implies, iff, true or false
/// in any case and is bounded on both sides by a space, a bracket or an end of the text; IF is one where THEN follows. NOT also counts between an operator sign or opening
/// bracket and a space or opening bracket (`A+NOT B`), a constant also next to a sign (`A+true`): both would otherwise
/// be read as products. A `v` counts where [`Vees`] says so.
pub(super) fn first_word(text: &str) -> Option<(Word, Range<usize>)> {
    let is_letter = char::is_ascii_alphabetic;
    let vees = Vees::of(text);
    let last_then = last_then(text);
    let mut from = 0;
    while let Some(offset) = text[from..].find(|c| is_letter(&c)) {
        let start = from + offset;
        let length = text[start..].find(|c| !is_letter(&c));
        let end = length.map_or(text.len(), |length| start + length);
        let before = text[..start].chars().next_back();
        let after = text[end..].chars().next();
        if let Some(word) = vees.word(&text[start..end])
            && is_bounded(before, word, after)
            && (word != Word::If || last_then.is_some_and(|then| then >= end))
            && word != Word::Then
        {
            return Some((word, start..end));
        }
        from = end;
    }
    None
}

/// The byte of the last THEN that is a word.
fn last_then(text: &str) -> Option<usize> {
    let is_then = |at: usize| {
        let end = at + "then".len();
        text.get(at..end).is_some_and(|run| run.eq_ignore_ascii_case("then"))
            && bounds(text[..at].chars().next_back())
            && bounds(text[end..].chars().next())
    };
    text.rmatch_indices(['t', 'T']).map(|(at, _)| at).find(|&at| is_then(at))
}

fn is_bounded(before: Option<char>, word: Word, after: Option<char>) -> bool {
    let is_sign = |c: char| matches!(c, '.' | '+' | '^');
    match word {
        _ if bounds(before) && bounds(after) => true,
        Word::Binary(_)
        | Word::Complement(_)
        | Word::Implies
        | Word::Equals { .. }
        | Word::If
        | Word::Then
        | Word::Else => false,
        Word::Not => {
            before.is_some_and(|c| is_sign(c) || c == '(') && after.is_some_and(|c| is_space(c) || c == '(')
        }
        Word::Constant(_) => {
            (bounds(before) || before.is_some_and(is_sign))
                && (bounds(after) || after.is_some_and(|c| is_sign(c) || c == '\''))
        }
    }
}

/// Whether a run of letters with this neighbour, or with none, is a separate word on that side.
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
    fn only_bounded_words_count() {
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
            ("A NOR B", Some("NOR")),
            ("(A)xnor(B)", Some("xnor")),
            ("A+NOR B", None),
            ("A nand", Some("nand")),
            ("true", Some("true")),
            ("A+TRUE", Some("TRUE")),
            ("False'.B", Some("False")),
            ("A'true", None),
            ("A trues", None),
            ("true1", None),
            ("A v B", Some("v")),
            ("A' V (B)", Some("V")),
            ("p v q v r", Some("v")),
            ("A v !B", Some("v")),
            ("Ā v B̄", Some("v")),
            ("AvB", None),
            ("A vB", None),
            ("(A)v(B)", None),
            ("v + A", None),
            ("A v", None),
            ("A . v B", None),
            ("A v B+v", None),
            ("A v B+V", Some("v")),
            ("u v w", None),
            ("U V W", None),
            ("U v W", Some("v")),
            ("p implies q", Some("implies")),
            ("(p)IFF(q)", Some("IFF")),
            ("A EXOR B", Some("EXOR")),
            ("A exnor B", Some("exnor")),
            ("if A then B", Some("if")),
            ("If (A)THEN(B)", Some("If")),
            ("if A", None),
            ("A then B", None),
            ("if A thenB", None),
            ("A eqv B", None),
            ("and1", None),
            ("éand", None),
            ("", None),
        ];
        for (text, word) in cases {
            let found = first_word(text).map(|(_, span)| &text[span]);
            assert_eq!(found, word, "{text}");
        }
    }
}
