//! Reads a list of rows as textbooks write it: `Σm(1,3)+d(5)`, `ΠM(0,2)·D(1)`, `m(1-4)`, `{1,3}`, `1;2;3`, `4..7`.
//!
//! This file knows the syntax only: ranges stay ranges, and their rows are counted before a set of them is built.

use super::definition::variable_names;
use super::lexer::is_space;
use crate::rows::{Arity, Row, RowSet};

/// The first and the last row of a run; they are equal for a single row.
type Run = (u32, u32);

/// A list as it is written. Rows are not yet compared with any limit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RowList {
    /// Whether the rows are max terms: the function is 0 in them, and 1 in the other rows that are no don't-cares.
    pub(super) is_product: bool,
    /// The min terms or max terms; `None` for a list of don't-cares alone.
    pub(super) rows: Option<Vec<Run>>,
    /// The don't-cares.
    pub(super) free: Vec<Run>,
    /// The variables in brackets after the sign, the most significant first: `Σ[A,B](1,2)`.
    pub(super) variables: Option<Vec<String>>,
}

/// Whether the text is a list of rows in a notation of textbooks.
pub(super) fn is_row_list(text: &str) -> bool {
    row_list(text, false).is_some()
}

/// Reads the whole text as a list; `None` if it is not one. Numbers that are separated only by commas and spaces are no
/// list here unless they were `rewritten`, since such a text can be read as it is. Linear in the text.
pub(super) fn row_list(text: &str, rewritten: bool) -> Option<RowList> {
    let mut reader = Reader { rest: text.trim_end_matches(is_space) };
    let is_bare = reader.peek()?.is_ascii_digit() || reader.peek().is_some_and(|c| closing(c).is_some());
    let list = if is_bare { reader.bare(rewritten) } else { reader.signed() }?;
    reader.rest.is_empty().then_some(list)
}

struct Reader<'text> {
    rest: &'text str,
}

/// Numbers, and how they are written.
#[derive(Default)]
struct Numbers {
    runs: Vec<Run>,
    /// Whether there is a comma or semicolon.
    is_separated: bool,
    /// Whether there is anything but digits, commas and spaces.
    is_marked: bool,
}

impl Reader<'_> {
    /// Reads a list after `Σ`, `Π`, `m`, `M` or `d`, and a list of don't-cares after that one.
    fn signed(&mut self) -> Option<RowList> {
        if let Some(is_product) = self.word() {
            let has_brackets = self.peek().is_some_and(|c| closing(c).is_some());
            let rows = if has_brackets { self.bracketed(true)? } else { self.numbers()? }.runs;
            let free = self.rest_of_dont_cares()?;
            return Some(RowList { is_product, rows: Some(rows), free, variables: None });
        }
        let sum = self.takes('Σ');
        let product = !sum && self.takes('Π');
        if let Some(free) = (!product).then(|| self.dont_cares(sum)).flatten() {
            return Some(RowList { is_product: false, rows: None, free, variables: None });
        }
        let of_sum = !product && self.takes('m');
        let of_product = !sum && !of_sum && self.takes('M');
        if !(sum || product || of_sum || of_product) {
            return None;
        }
        let variables = self.variables();
        let rows = self.bracketed(sum || product)?.runs;
        let free = self.rest_of_dont_cares()?;
        Some(RowList { is_product: product || of_product, rows: Some(rows), free, variables })
    }

    /// Reads the variables in brackets, if there are any: `[A,B]`, `{A,B}`, `(A,B)`.
    fn variables(&mut self) -> Option<Vec<String>> {
        let open = self.peek()?;
        let (list, rest) = self.rest[open.len_utf8()..].split_once(closing(open)?)?;
        let variables = variable_names(list)?;
        self.rest = rest;
        Some(variables)
    }

    /// Reads `min terms`, `minterms:`, `sum of min terms` and the like; returns whether the rows are max terms.
    fn word(&mut self) -> Option<bool> {
        self.peek();
        let letters =
            |text: &str| text.find(|c: char| !(c.is_ascii_alphabetic() || is_space(c))).unwrap_or(text.len());
        let (words, rest) = self.rest.split_at(letters(self.rest));
        let mut spelled: String = words.chars().filter(char::is_ascii_alphabetic).collect();
        spelled.make_ascii_lowercase();
        let is_product = match spelled.as_str() {
            "minterm" | "minterms" | "sumofminterms" => false,
            "maxterm" | "maxterms" | "productofmaxterms" => true,
            _ => return None,
        };
        self.rest = rest;
        self.takes(':');
        Some(is_product)
    }

    /// Reads a list without a letter or sign before it.
    fn bare(&mut self, rewritten: bool) -> Option<RowList> {
        let is_bracketed = self.peek().is_some_and(|c| closing(c).is_some());
        let numbers = if is_bracketed { self.bracketed(false)? } else { self.numbers()? };
        let free = self.rest_of_dont_cares()?;
        let is_marked = rewritten || is_bracketed || numbers.is_marked || !free.is_empty();
        // A text with no numbers but 0 and 1 may also be an expression.
        let is_list = numbers.is_separated || numbers.runs.iter().any(|&(first, last)| first.max(last) > 1);
        let is_one = is_bracketed && numbers.runs.len() == 1 && free.is_empty();
        let is_range = numbers.runs.iter().any(|(first, last)| first != last);
        (is_marked && is_list && (!is_one || is_range)).then_some(RowList {
            is_product: false,
            rows: Some(numbers.runs),
            free,
            variables: None,
        })
    }

    /// Reads the don't-cares after a list; there are none at the end of the text.
    fn rest_of_dont_cares(&mut self) -> Option<Vec<Run>> {
        if self.peek().is_none() {
            return Some(Vec::new());
        }
        let _joined = ['+', ',', '.', '·', '*', '∙', '⋅', '∧', '&'].into_iter().any(|c| self.takes(c));
        let _signed = self.takes('Σ') || self.takes('Π');
        self.dont_cares(true)
    }

    /// Reads the list after `d`, `D`, `dc` or `DC`; reads nothing where there is none.
    fn dont_cares(&mut self, may_be_empty: bool) -> Option<Vec<Run>> {
        let before = self.rest;
        let is_letter = self.takes('d') || self.takes('D');
        let _is_doubled = is_letter && (self.takes('c') || self.takes('C'));
        let runs = is_letter.then(|| self.bracketed(may_be_empty)).flatten().map(|numbers| numbers.runs);
        if runs.is_none() {
            self.rest = before;
        }
        runs
    }

    fn bracketed(&mut self, may_be_empty: bool) -> Option<Numbers> {
        let open = self.peek()?;
        let close = closing(open)?;
        self.takes(open);
        if self.takes(close) {
            return may_be_empty.then(Numbers::default);
        }
        let numbers = self.numbers()?;
        self.takes(close).then_some(numbers)
    }

    /// Reads at least one number or range; numbers are separated by commas, semicolons or spaces.
    fn numbers(&mut self) -> Option<Numbers> {
        let mut found = Numbers::default();
        while self.peek().is_some_and(|c| c.is_ascii_digit()) {
            let first = self.number()?;
            let is_range = self.range_sign();
            let last = if is_range { self.number()? } else { first };
            if first > last {
                return None;
            }
            found.runs.push((first, last));
            found.is_marked |= is_range;
            while let Some(c) = self.peek().filter(|c| matches!(c, ',' | ';')) {
                self.takes(c);
                found.is_separated = true;
                found.is_marked |= c == ';';
            }
        }
        (!found.runs.is_empty()).then_some(found)
    }

    /// Reads the sign between the two ends of a range, if there is one: a dash, or two or three dots.
    fn range_sign(&mut self) -> bool {
        self.peek();
        let signs =
            ["-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}", "...", "..", "…"];
        let rest = signs.into_iter().find_map(|sign| self.rest.strip_prefix(sign));
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    /// Reads a number; a number above `u32::MAX` counts as `u32::MAX`.
    fn number(&mut self) -> Option<u32> {
        self.peek();
        let length = self.rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(self.rest.len());
        let (digits, rest) = self.rest.split_at(length);
        self.rest = rest;
        (length > 0).then(|| {
            digits
                .bytes()
                .fold(0u32, |number, digit| number.saturating_mul(10).saturating_add(u32::from(digit - b'0')))
        })
    }

    /// The next character that is no space; spaces before it are skipped.
    fn peek(&mut self) -> Option<char> {
        self.rest = self.rest.trim_start_matches(is_space);
        self.rest.chars().next()
    }

    fn takes(&mut self, wanted: char) -> bool {
        let takes = self.peek() == Some(wanted);
        if takes {
            self.rest = &self.rest[wanted.len_utf8()..];
        }
        takes
    }
}

fn closing(open: char) -> Option<char> {
    match open {
        '(' => Some(')'),
        '[' => Some(']'),
        '{' => Some('}'),
        _ => None,
    }
}

/// The largest row of the runs; `None` if there is none.
pub(super) fn largest(runs: &[Run]) -> Option<u32> {
    runs.iter().map(|&(_, last)| last).max()
}

/// The rows of the runs; `None` if a row is not in the table, or if the runs have more rows than the table, repeats
/// counted.
pub(super) fn row_set(arity: Arity, runs: &[Run]) -> Option<RowSet> {
    let in_table = largest(runs).is_none_or(|row| row < arity.rows());
    let count: u64 = runs.iter().map(|&(first, last)| u64::from(last - first) + 1).sum();
    if !in_table || count > u64::from(arity.rows()) {
        return None;
    }
    RowSet::from_rows(arity, runs.iter().flat_map(|&(first, last)| first..=last).map(Row))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sum(rows: &[Run], free: &[Run]) -> Option<RowList> {
        Some(RowList { is_product: false, rows: Some(rows.to_vec()), free: free.to_vec(), variables: None })
    }

    fn product(rows: &[Run], free: &[Run]) -> Option<RowList> {
        Some(RowList { is_product: true, ..sum(rows, free)? })
    }

    #[test]
    fn lists_are_read_in_the_notations_of_textbooks() {
        let one_three = [(1, 1), (3, 3)];
        for text in [
            "Σm(1,3)",
            "Σ(1,3)",
            "Σ m ( 1 , 3 )",
            "Σm[1 3]",
            "Σm{1;3}",
            "m(1,3)",
            "m (1 3)",
            "{1,3}",
            "[1,3]",
            "(1,3)",
            "1;3",
            " 1 ; 3; ",
            "Σm(1,3,)",
            "Σm(01,,3)",
            "minterms 1,3",
            "Min terms: 1 3",
            "sum of minterms (1,3)",
        ] {
            assert_eq!(row_list(text, false), sum(&one_three, &[]), "{text}");
        }
        for text in [
            "Σm(1,3)+d(5)",
            "Σm(1,3)+Σd(5)",
            "Σ(1,3),d(5)",
            "m(1,3) d(5)",
            "Σm(1,3)+D(5)",
            "Σm(1,3)+dc(5)",
            "{1,3}+d(5)",
            "1,3+d{5}",
        ] {
            assert_eq!(row_list(text, false), sum(&one_three, &[(5, 5)]), "{text}");
        }
        for text in
            ["ΠM(1,3)·D(5)", "Π(1,3).d(5)", "M(1,3)D(5)", "ΠM(1,3)+d(5)", "ΠM(1,3)·ΠD(5)", "M(1,3)&D(5)"]
        {
            assert_eq!(row_list(text, false), product(&one_three, &[(5, 5)]), "{text}");
        }
        for text in ["m(4-7)", "4-7", "4 – 7", "4−7", "4..7", "4...7", "4…7", "[4-7]", "{4..7}"] {
            assert_eq!(row_list(text, false), sum(&[(4, 7)], &[]), "{text}");
        }
        assert_eq!(row_list("Σm(0,4-6,9)", false), sum(&[(0, 0), (4, 6), (9, 9)], &[]));
        assert_eq!(row_list("Σm()", false), sum(&[], &[]));
        assert_eq!(row_list("ΠM()", false), product(&[], &[]));
        assert_eq!(row_list("m(1)", false), sum(&[(1, 1)], &[]));
        assert_eq!(row_list("Σm(99999999999999999999)", false), sum(&[(u32::MAX, u32::MAX)], &[]));
        assert_eq!(row_list("1,3", true), sum(&one_three, &[]));
        let free = |free: &[Run]| {
            Some(RowList { is_product: false, rows: None, free: free.to_vec(), variables: None })
        };
        assert_eq!(row_list("Σd(5)", false), free(&[(5, 5)]));
        assert_eq!(row_list("d(5,6)", false), free(&[(5, 5), (6, 6)]));
    }

    #[test]
    fn other_texts_are_no_list() {
        for text in [
            "",
            " ",
            "1",
            "12",
            "1 3",
            "1,3",
            "Sm(1,3)",
            "ΣM(1,3)",
            "Πm(1,3)",
            "Σm1,3",
            "Σm(1,3",
            "Σm(1,3]",
            "Σm(a)",
            "Σm(1,…,7)",
            "Σm(7-1)",
            "Σm(1-2-3)",
            "Σm(1-)",
            "Σm(-1)",
            "Σm(1,3)+A",
            "Σm(1,3)d",
            "Σ",
            "m()",
            "m",
            "()",
            "[1]",
            "(0)",
            "(A,B)",
            "0..1",
            "0-1",
            "1.5",
            "-1 3",
            "m(A+B)",
            "M1",
            "d",
            "ΠM(1)·",
            "1;2;A",
        ] {
            assert_eq!(row_list(text, false), None, "{text}");
        }
    }

    #[test]
    fn rows_are_counted_before_they_are_built() {
        let arity = Arity::new(3).expect("a small table");
        let rows =
            |runs: &[Run]| row_set(arity, runs).map(|set| set.iter().map(|row| row.0).collect::<Vec<_>>());
        assert_eq!(rows(&[(5, 7), (1, 1)]), Some(vec![1, 5, 6, 7]));
        assert_eq!(rows(&[]), Some(vec![]));
        assert_eq!(rows(&[(8, 8)]), None);
        assert_eq!(rows(&[(0, u32::MAX)]), None);
        assert_eq!(rows(&[(0, 7), (0, 0)]), None);
    }
}
