//! Finds the words of a text that look like names (`!RD & !CS`), and writes a variable for each of them.
//!
//! A name has two letters side by side, `_` or an index in brackets. Letters side by side are a product in this
//! notation; where one of these words is next to an operator of another notation, all of them may be names, unless a
//! letter of one stands alone elsewhere. A word such as `Cin` or, among capitals, `enable` looks like a name anywhere.

use super::Variable;
use super::foreign::is_operator;
use super::legend::Names;
use super::lexer::is_space;
use super::signs::{complements_of_quote, is_combining_bar, letter_under_bar};
use super::words::{Vees, Word as Operator};
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
pub(super) struct Words {
    /// The text with its indices written as digits; a `_` that begins no index stays.
    pub(super) text: String,
    /// Whether an index was rewritten.
    pub(super) is_rewritten: bool,
    /// Whether each name can be read as letters.
    pub(super) are_letters: bool,
    /// The letters of the variables that are no part of a name.
    letters: Letters,
    /// The distinct names, in order of appearance. Where there are too many, the list has one more than a function may
    /// have variables.
    names: Vec<String>,
    /// For each occurrence of a name, its span in `text`, its index in `names`, and whether letters side by side would
    /// be asked about again.
    spans: Vec<Occurrence>,
}

struct Occurrence {
    span: Range<usize>,
    name: usize,
    is_doubtful: bool,
}

/// What the letters of a word say, wherever it stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// A single variable, or variables with numbers: `A`, `x1`, `S1S0`.
    Variables,
    /// Letters side by side: a product in this notation.
    Product,
    /// Three small letters or more: a word rather than a product, among capitals or beside another notation.
    Small,
    /// A capital and two small letters after it, as in `Cin`: a name rather than a product.
    Mixed,
    /// A sign in it that a product cannot have: `wr_en`, `data[3]`, `user.name`.
    Name,
}

/// A word of the text.
struct Word {
    /// Its span in the text with rewritten indices.
    span: Range<usize>,
    written: String,
    kind: Kind,
    /// Whether it is beside another operand with nothing but spaces between.
    is_beside: bool,
}

/// The last token, by which the reader knows what the next token is next to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    /// A word that may be a name, with any complements and closing brackets after it.
    Name,
    /// An operator of another notation, with any opening brackets after it.
    Operator,
    Other,
}

/// The words of a text; with `all`, each of them is a name. With `beside_names`, the text is the definition of a name, so
/// that a word of small letters is one too where other letters stand alone. Linear in the text.
pub(super) fn words(text: &str, all: bool, beside_names: bool) -> Words {
    let vees = Vees::of(text);
    let mut runs = text.split(|c: char| !c.is_ascii_alphabetic());
    let mut reader = Reader {
        text,
        vees,
        is_foreign: text.contains(is_operator) || runs.any(|run| vees.any_word(run).is_some()),
        last: Last::Other,
        beside_names,
        is_noticed: all,
        is_rewritten: false,
        barred: Letters::default(),
        written: String::new(),
        words: Vec::new(),
    };
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        at = if c.is_ascii_alphabetic() { reader.word(at) } else { reader.character(at, c) };
    }
    reader.finish()
}

struct Reader<'text> {
    text: &'text str,
    vees: Vees,
    /// Whether the text has an operator of another notation.
    is_foreign: bool,
    beside_names: bool,
    last: Last,
    /// Whether a name is next to such an operator, or a word is a name for certain.
    is_noticed: bool,
    is_rewritten: bool,
    /// The letters with a bar over them.
    barred: Letters,
    written: String,
    words: Vec<Word>,
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
            self.barred.add(letter);
        }
        self.written.push(c);
        at + c.len_utf8()
    }

    fn operator(&mut self) -> Last {
        self.is_noticed |= self.last == Last::Name;
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
        if let Some(word) = self.vees.any_word(run) {
            self.written.push_str(run);
            self.last = if matches!(word, Operator::Constant(_)) { Last::Other } else { self.operator() };
            return end;
        }
        let mut word = run.to_owned();
        loop {
            let next = self.byte(end);
            if next.is_ascii_alphanumeric() || next == b'_' || next == b'.' && self.is_inside(start, end) {
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
        self.add(word, start, end);
        end
    }

    /// Whether the dot at a byte belongs to the word before it, as in `user.name`: the text is in another notation, and
    /// one of the two sides has three letters or more, some of them small.
    fn is_inside(&self, start: usize, dot: usize) -> bool {
        let is_long = |side: &str| {
            side.len() > 2
                && side.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'_')
                && side.contains(|c: char| c.is_ascii_lowercase())
        };
        let after = &self.text[dot + 1..];
        let length = after.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(after.len());
        let before = self.text[start..dot].rsplit('.').next().unwrap_or_default();
        let after = &after[..length];
        // `A.true` and `A.not B` have an operand and an operator or a constant.
        self.is_foreign
            && after.starts_with(|c: char| c.is_ascii_alphabetic())
            && self.vees.any_word(after).is_none()
            && (is_long(before) || is_long(after))
    }

    /// The end of an index such as `[3]`, if there is one at `open`.
    fn end_of_index(&self, open: usize) -> Option<usize> {
        let mut at = open + 1;
        while self.byte(at).is_ascii_digit() {
            at += 1;
        }
        (self.byte(open) == b'[' && at > open + 1 && self.byte(at) == b']').then_some(at + 1)
    }

    /// Adds the word between two bytes of the text.
    fn add(&mut self, word: String, from: usize, to: usize) {
        let bytes = word.as_bytes();
        let start = self.written.len();
        let (mut before, mut has_letters, mut is_certain) = (0u8, false, false);
        for (index, &byte) in bytes.iter().enumerate() {
            let is_letter = before.is_ascii_alphabetic();
            has_letters |= is_letter && byte.is_ascii_alphabetic();
            let is_index = match byte {
                b'_' => is_letter && bytes.get(index + 1).is_some_and(u8::is_ascii_digit),
                b'[' | b']' => bytes[1] == b'[',
                _ => false,
            };
            is_certain |= matches!(byte, b'_' | b'[' | b'.') && !is_index;
            if is_index {
                self.is_rewritten = true;
            } else {
                self.written.push(char::from(byte));
            }
            before = byte;
        }
        let kind = match () {
            _ if bytes.len() > NAME_CHARS_MAX as usize || !(has_letters || is_certain) => Kind::Variables,
            _ if is_certain => Kind::Name,
            _ if is_mixed(bytes) => Kind::Mixed,
            _ if bytes.len() > 2 && bytes.iter().all(u8::is_ascii_lowercase) => Kind::Small,
            _ => Kind::Product,
        };
        self.is_noticed |= kind != Kind::Variables && self.last == Last::Operator || kind == Kind::Name;
        self.last = if kind == Kind::Variables { Last::Other } else { Last::Name };
        let (left, right) = (&self.text[..from], &self.text[to..]);
        let trimmed = (left.trim_end_matches(is_space), right.trim_start_matches(is_space));
        let is_beside = trimmed.0.len() < left.len()
            && trimmed.1.len() < right.len()
            && trimmed.0.ends_with(|c: char| c.is_ascii_alphanumeric() || matches!(c, '\'' | ')'))
            && trimmed.1.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '(');
        self.words.push(Word { span: start..self.written.len(), written: word, kind, is_beside });
    }

    /// Decides which words are names.
    fn finish(mut self) -> Words {
        self.split_tails();
        let is_alone = |word: &Word| word.kind == Kind::Variables && word.written.len() == 1;
        let alone: Vec<&str> =
            self.words.iter().filter(|word| is_alone(word)).map(|word| word.written.as_str()).collect();
        let mut is_known = [false; 128];
        alone.iter().for_each(|letter| is_known[usize::from(letter.as_bytes()[0])] = true);
        // A letter that stands alone is a variable, so the runs with that letter are products, and so are all others.
        let are_products = self.words.iter().any(|word| {
            word.kind == Kind::Product && word.written.bytes().any(|letter| is_known[usize::from(letter)])
        });
        let others = |kind| self.words.iter().filter(move |word| word.kind != kind);
        let among_capitals = others(Kind::Small).next().is_some()
            && others(Kind::Small).all(|word| {
                !word.written.contains(|c: char| c.is_ascii_lowercase()) || word.kind == Kind::Mixed
            });
        let is_doubtful = |word: &Word| match word.kind {
            Kind::Mixed => true,
            Kind::Small => {
                let is_apart =
                    !alone.is_empty() && !word.written.bytes().any(|letter| is_known[usize::from(letter)]);
                among_capitals || self.is_foreign || word.is_beside || self.beside_names && is_apart
            }
            _ => false,
        };
        let is_name = |word: &Word| match word.kind {
            Kind::Variables => false,
            Kind::Name => true,
            Kind::Product | Kind::Small if self.is_noticed && !are_products => true,
            _ => is_doubtful(word),
        };
        let mut found = Words {
            text: self.written,
            is_rewritten: self.is_rewritten,
            are_letters: self.words.iter().all(|word| word.kind != Kind::Name),
            letters: self.barred,
            names: Vec::new(),
            spans: Vec::new(),
        };
        for word in &self.words {
            if !is_name(word) {
                word.written.chars().filter(char::is_ascii_alphabetic).for_each(|c| found.letters.add(c));
                continue;
            }
            let known = found.names.iter().position(|name| *name == word.written);
            let name = known.unwrap_or(found.names.len().min(TABLE_VARIABLES_MAX as usize));
            if name == found.names.len() {
                found.names.push(word.written.clone());
            }
            found.spans.push(Occurrence { span: word.span.clone(), name, is_doubtful: is_doubtful(word) });
        }
        found
    }

    /// In `AB+ACin+BCin`, `Cin` is the name, and the capitals before it are variables: two words end with it.
    fn split_tails(&mut self) {
        let tail_of = |word: &Word| {
            let is_plain = word.kind == Kind::Mixed && word.written.bytes().all(|c| c.is_ascii_alphabetic());
            let capitals = word.written.bytes().take_while(u8::is_ascii_uppercase).count();
            (is_plain && capitals > 0).then(|| capitals - 1)
        };
        let tails: Vec<(usize, String)> = self
            .words
            .iter()
            .filter_map(|word| tail_of(word).map(|at| (at, word.written[at..].to_owned())))
            .collect();
        let mut known: Vec<&String> = tails.iter().map(|(_, tail)| tail).collect();
        known.sort_unstable();
        let mut words = Vec::new();
        for mut word in std::mem::take(&mut self.words) {
            if let Some(at) = tail_of(&word)
                && at > 0
                && known.partition_point(|tail| tail.as_str() <= &word.written[at..])
                    - known.partition_point(|tail| tail.as_str() < &word.written[at..])
                    > 1
            {
                for index in 0..at {
                    let byte = word.span.start + index;
                    words.push(Word {
                        span: byte..byte + 1,
                        written: word.written[index..=index].to_owned(),
                        kind: Kind::Variables,
                        is_beside: false,
                    });
                }
                word.span.start += at;
                word.written.drain(..at);
            }
            words.push(word);
        }
        self.words = words;
    }
}

/// Whether two small letters follow a capital side by side.
fn is_mixed(word: &[u8]) -> bool {
    word.windows(3).any(|three| {
        three[0].is_ascii_uppercase() && three[1].is_ascii_lowercase() && three[2].is_ascii_lowercase()
    })
}

impl Words {
    pub(super) fn has_names(&self) -> bool {
        !self.names.is_empty()
    }

    /// Whether one of the names is this word.
    pub(super) fn names(&self, word: &str) -> bool {
        self.names.iter().any(|name| name == word)
    }

    /// The text in which each letter of a name is a variable; dots are between the letters that would be asked about
    /// again.
    pub(super) fn as_product(&self) -> String {
        let mut text = String::new();
        let mut from = 0;
        let doubtful = self.spans.iter().filter(|occurrence| occurrence.is_doubtful);
        for Occurrence { span, .. } in doubtful {
            text.push_str(&self.text[from..span.start]);
            let mut before = None;
            for c in self.text[span.clone()].chars() {
                if before.is_some() && c.is_ascii_alphabetic() {
                    text.push('.');
                }
                text.push(c);
                before = Some(c);
            }
            from = span.end;
        }
        text.push_str(&self.text[from..]);
        text
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
        for Occurrence { span, name, .. } in &self.spans {
            text.push_str(&self.text[from..span.start]);
            text.push_str(&named[*name].0.to_string());
            from = span.end;
        }
        text.push_str(&self.text[from..]);
        Some((text, named))
    }
}
