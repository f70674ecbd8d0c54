//! Finds the words of a text that look like names (`!RD & !CS`), and writes a variable for each of them.
//!
//! A name has two letters side by side, `_` or an index in brackets. Letters side by side are a product in this
//! notation; where one of these words is next to an operator of another notation, all of them may be names.

use super::Variable;
use super::foreign::is_operator;
use super::legend::Names;
use super::lexer::is_space;
use super::signs::{complements_of_quote, is_combining_bar, letter_under_bar};
use super::words::{Vees, Word};
use crate::limits::{NAME_CHARS_MAX, TABLE_VARIABLES_MAX};
use std::ops::Range;

/// The letters that are variables already: bit 0 is `A` or `a`.
#[derive(Clone, Copy, Default)]
pub(super) struct Letters(u32);

impl Letters {
    pub(super) fn add(&mut self, letter: char) {
        self.0 |= 1 << (letter.to_ascii_uppercase() as u32 - 'A' as u32);
    }

    /// Takes the first letter that is still free.
    fn take(&mut self) -> Option<Variable> {
        let letter = char::from(b'A' + self.0.trailing_ones().min(26) as u8);
        let variable = Variable::new(letter, None)?;
        self.add(letter);
        Some(variable)
    }
}

/// A text and its words that look like names.
#[derive(Default)]
pub(super) struct Words {
    /// The text with its indices written as digits; a `_` that begins no index stays.
    pub(super) text: String,
    /// Whether a name is next to an operator of another notation, or has `_` or an index in brackets.
    pub(super) noticed: bool,
    /// Whether an index was rewritten.
    pub(super) is_rewritten: bool,
    /// Whether each word can be read as letters.
    pub(super) are_letters: bool,
    /// The letters of the variables that are no part of a name.
    letters: Letters,
    /// The distinct names, in order of appearance. Where there are too many, the list has one more than a function may
    /// have variables.
    names: Vec<String>,
    /// For each occurrence of a name, its span in `text` and its index in `names`.
    spans: Vec<(Range<usize>, usize)>,
}

/// The last token, by which the reader knows what the next token is next to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    /// A name, with any complements and closing brackets after it.
    Name,
    /// An operator of another notation, with any opening brackets after it.
    Operator,
    Other,
}

/// Linear in the text.
pub(super) fn words(text: &str) -> Words {
    let mut reader = Reader {
        text,
        vees: Vees::of(text),
        last: Last::Other,
        found: Words { are_letters: true, ..Words::default() },
    };
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        at = if c.is_ascii_alphabetic() { reader.word(at) } else { reader.character(at, c) };
    }
    reader.found
}

struct Reader<'text> {
    text: &'text str,
    vees: Vees,
    last: Last,
    found: Words,
}

impl Reader<'_> {
    /// The byte at an index, 0 beyond the end.
    fn byte(&self, at: usize) -> u8 {
        self.text.as_bytes().get(at).copied().unwrap_or_default()
    }

    /// Reads a character that is no letter; returns the byte at which the next one begins.
    fn character(&mut self, at: usize, c: char) -> usize {
        self.last = match c {
            _ if is_space(c) => self.last,
            '(' | '[' | '{' if self.last == Last::Operator => self.last,
            ')' | ']' | '}' | '\'' if self.last == Last::Name => self.last,
            _ if self.last == Last::Name && (complements_of_quote(c).is_some() || is_combining_bar(c)) => {
                self.last
            }
            _ if is_operator(c) => self.operator(),
            _ => Last::Other,
        };
        if let Some(letter) = letter_under_bar(c) {
            self.found.letters.add(letter);
        }
        self.found.text.push(c);
        at + c.len_utf8()
    }

    fn operator(&mut self) -> Last {
        self.found.noticed |= self.last == Last::Name;
        Last::Operator
    }

    /// Reads the word that begins at `start`: letters, digits and `_`, then an index in brackets. Returns its end. A
    /// digit after spaces belongs to the word, as everywhere in this notation. A word for an operator or a constant has
    /// letters only.
    fn word(&mut self, start: usize) -> usize {
        let mut end = start;
        while self.byte(end).is_ascii_alphabetic() {
            end += 1;
        }
        let run = &self.text[start..end];
        if let Some(word) = self.vees.word(run) {
            self.found.text.push_str(run);
            self.last = if matches!(word, Word::Constant(_)) { Last::Other } else { self.operator() };
            return end;
        }
        let mut word = run.to_owned();
        loop {
            let next = self.byte(end);
            if next.is_ascii_alphanumeric() || next == b'_' {
                word.push(char::from(next));
                end += 1;
                continue;
            }
            let digit = self.text.len() - self.text[end..].trim_start_matches(is_space).len();
            if digit == end || !self.byte(digit).is_ascii_digit() {
                break;
            }
            end = digit;
        }
        if let Some(close) = self.end_of_index(end) {
            word.push_str(&self.text[end..close]);
            end = close;
        }
        let is_name = self.found.add(&word, self.last == Last::Operator);
        self.last = if is_name { Last::Name } else { Last::Other };
        end
    }

    /// The end of an index such as `[3]`, if there is one at `open`.
    fn end_of_index(&self, open: usize) -> Option<usize> {
        let mut at = open + 1;
        while self.byte(at).is_ascii_digit() {
            at += 1;
        }
        (self.byte(open) == b'[' && at > open + 1 && self.byte(at) == b']').then_some(at + 1)
    }
}

impl Words {
    /// Adds a word; returns whether it looks like a name.
    fn add(&mut self, word: &str, follows_operator: bool) -> bool {
        let bytes = word.as_bytes();
        let start = self.text.len();
        let (mut before, mut has_letters, mut is_certain) = (0u8, false, false);
        for (index, &byte) in bytes.iter().enumerate() {
            let is_letter = before.is_ascii_alphabetic();
            has_letters |= is_letter && byte.is_ascii_alphabetic();
            let is_index = match byte {
                b'_' => is_letter && bytes.get(index + 1).is_some_and(u8::is_ascii_digit),
                b'[' | b']' => bytes[1] == b'[',
                _ => false,
            };
            is_certain |= matches!(byte, b'_' | b'[') && !is_index;
            if is_index {
                self.is_rewritten = true;
            } else {
                self.text.push(char::from(byte));
            }
            before = byte;
        }
        self.are_letters &= !is_certain;
        if !(has_letters || is_certain) || bytes.len() > NAME_CHARS_MAX as usize {
            word.chars().filter(char::is_ascii_alphabetic).for_each(|letter| self.letters.add(letter));
            return false;
        }
        self.noticed |= follows_operator || is_certain;
        let known = self.names.iter().position(|name| *name == word);
        let index = known.unwrap_or(self.names.len().min(TABLE_VARIABLES_MAX as usize));
        if index == self.names.len() {
            self.names.push(word.to_owned());
        }
        self.spans.push((start..self.text.len(), index));
        true
    }

    pub(super) fn has_names(&self) -> bool {
        !self.names.is_empty()
    }

    /// Whether one of the names is this word.
    pub(super) fn names(&self, word: &str) -> bool {
        self.names.iter().any(|name| name == word)
    }

    /// The text with a variable for each name, and the names with their variables: known names keep their variable, the
    /// others get the first free letters. `None` where there are too many names.
    pub(super) fn lettered(&self, known: &Names, taken: Letters) -> Option<(String, Names)> {
        let mut letters = Letters(self.letters.0 | taken.0);
        known.iter().for_each(|(variable, _)| letters.add(char::from(variable.letter)));
        let named = self.names.iter().map(|name| {
            let own = known.iter().find(|(_, other)| other == name).map(|&(variable, _)| variable);
            Some((own.or_else(|| letters.take())?, name.clone()))
        });
        let named: Names = named.take(TABLE_VARIABLES_MAX as usize + 1).collect::<Option<_>>()?;
        if named.len() > TABLE_VARIABLES_MAX as usize {
            return None;
        }
        let mut text = String::new();
        let mut from = 0;
        for (span, index) in &self.spans {
            text.push_str(&self.text[from..span.start]);
            text.push_str(&named[*index].0.to_string());
            from = span.end;
        }
        text.push_str(&self.text[from..]);
        Some((text, named))
    }
}
