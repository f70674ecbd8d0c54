//! Writes a text in plain characters, before it is cut into pieces: LaTeX, subscripts, arrows and full-width characters.
//!
//! The result may still be in another notation, which `foreign.rs` reads. Without recursion, linear in the text.

use super::foreign::EQUAL;
use super::latex::{Command, command};
use super::lexer::is_space;
use super::words::{Vees, is_dotted_word};
use std::borrow::Cow;

/// A text in plain characters.
pub(super) struct Plain {
    pub(super) text: String,
    /// Whether the text was LaTeX, whose braces leave brackets that the user did not type.
    pub(super) is_latex: bool,
    /// Whether anything in the text was rewritten.
    pub(super) is_changed: bool,
    /// Whether a word of several letters is set as text. In a formula, letters side by side would be a product.
    pub(super) has_words: bool,
}

/// The text in plain characters; `None` where the meaning is open: an unknown command, an index that is no number, a
/// power.
pub(super) fn plain(text: &str) -> Option<Plain> {
    let text = without_wedges(text);
    let dollars = dollars(&text);
    let is_latex = dollars || text.contains('\\');
    let mut writer = Writer {
        rest: &text,
        braces: Vec::new(),
        written: Plain {
            text: String::with_capacity(text.len()),
            is_latex,
            is_changed: is_latex || matches!(text, Cow::Owned(_)),
            has_words: false,
        },
    };
    while let Some(c) = writer.take() {
        writer.character(c)?;
    }
    writer.braces.is_empty().then_some(writer.written)
}

/// The text with `/\` as `∧` and `\/` as `∨`.
fn without_wedges(text: &str) -> Cow<'_, str> {
    if text.contains("/\\") || text.contains("\\/") {
        Cow::Owned(text.replace("/\\", "∧").replace("\\/", "∨"))
    } else {
        Cow::Borrowed(text)
    }
}

/// Whether dollars are around the whole text or the whole right side, as around a formula of LaTeX. Any other dollar is
/// XOR.
fn dollars(text: &str) -> bool {
    let is_formula = |text: &str| {
        let text = text.trim_matches(is_space).trim_end_matches(';');
        let inner = text.strip_prefix('$').and_then(|rest| rest.strip_suffix('$'));
        inner.is_some_and(|inner| {
            let inner = inner.strip_prefix('$').and_then(|rest| rest.strip_suffix('$')).unwrap_or(inner);
            !inner.contains('$')
        })
    };
    is_formula(text) || text.split_once('=').is_some_and(|(_, right)| is_formula(right))
}

/// A brace of LaTeX that is still open.
enum Brace {
    /// It only groups, so it leaves nothing.
    Silent,
    /// It holds the operand under `count` bars, which begins at byte `from` of the written text.
    Bars { count: usize, from: usize },
    /// It holds a word, which begins at byte `from` of the written text.
    Word { from: usize },
}

struct Writer<'text> {
    rest: &'text str,
    braces: Vec<Brace>,
    written: Plain,
}

impl Writer<'_> {
    fn character(&mut self, c: char) -> Option<()> {
        let is_latex = self.written.is_latex;
        match c {
            '\\' => return self.command(),
            // In a word `_` is a character like a letter; `names.rs` writes the index of a variable as digits later.
            '_' if !is_latex && self.rest.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_') => {
                self.changed(c)
            }
            '_' => return self.index(),
            '-' | '=' if self.takes(">") => self.changed('→'),
            '<' if self.takes("->") || self.takes("=>") => self.changed('↔'),
            '=' if self.takes("==") || self.takes("=") => self.changed(EQUAL),
            '!' if self.takes("==") || self.takes("=") => self.changed('≠'),
            '~' | '/' if self.takes("=") => self.changed('≠'),
            '<' if self.takes(">") => self.changed('≠'),
            '!' if !is_latex && self.takes("$") => self.changed('⊙'),
            '.' if self.dotted_word() => {}
            '∩' => self.changed('∧'),
            '∪' => self.changed('∨'),
            '$' if is_latex => {}
            '{' if is_latex => self.braces.push(Brace::Silent),
            '}' if is_latex => return self.close(),
            // `&` aligns at an equals sign; `~` is a non-breaking space, not NOT.
            '&' if is_latex => return (self.peek() == Some('=')).then_some(()),
            '~' if is_latex => return None,
            '^' => return self.power(),
            '₀'..='₉' => {
                let follows_name = self.written.text.ends_with(|c: char| c.is_ascii_alphanumeric());
                if !follows_name || self.rest.starts_with(|c: char| c.is_ascii_digit()) {
                    return None;
                }
                self.changed(char::from(b'0' + (u32::from(c) - u32::from('₀')) as u8));
            }
            '∑' => self.changed('Σ'),
            '∏' => self.changed('Π'),
            '\u{ff01}'..='\u{ff5e}' => self.changed(char::from((u32::from(c) - 0xfee0) as u8)),
            _ => self.written.text.push(c),
        }
        Some(())
    }

    fn changed(&mut self, c: char) {
        self.written.is_changed = true;
        self.written.text.push(c);
    }

    /// Reads an operator between two dots, after the first one.
    fn dotted_word(&mut self) -> bool {
        let length = self.rest.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(length);
        let is_word = is_dotted_word(word) && rest.starts_with('.');
        if is_word {
            self.written.text.push(' ');
            word.chars().for_each(|c| self.changed(c));
            self.written.text.push(' ');
            self.rest = &rest[1..];
        }
        is_word
    }

    fn command(&mut self) -> Option<()> {
        let name = self.name()?;
        match command(name)? {
            Command::Text(text) => self.written.text.push_str(text),
            Command::BracketSize => {
                return matches!(self.peek()?, '(' | ')' | '[' | ']' | '\\').then_some(());
            }
            Command::Typeface => {
                self.take_if('{').then_some(())?;
                self.written.text.push(' ');
                self.braces.push(Brace::Word { from: self.written.text.len() });
            }
            Command::Bar => return self.bars(),
        }
        Some(())
    }

    /// Reads bars over their argument, which is in braces, or is one letter or constant.
    fn bars(&mut self) -> Option<()> {
        let mut count = 1;
        while self.take_if('\\') {
            let name = self.name()?;
            if command(name)? != Command::Bar {
                return None;
            }
            count += 1;
        }
        (0..count).for_each(|_| self.written.text.push_str("¬("));
        let from = self.written.text.len();
        self.braces.push(Brace::Bars { count, from });
        if self.take_if('{') {
            return Some(());
        }
        let operand = self.peek().filter(|&c| c.is_ascii_alphabetic() || matches!(c, '0' | '1'))?;
        self.take();
        self.written.text.push(operand);
        if self.rest.starts_with(|c: char| c.is_ascii_digit()) {
            return None;
        }
        self.close()
    }

    /// Closes the brace that was opened last. An index after a bar over a letter belongs to the variable: `\bar{x}_1`.
    fn close(&mut self) -> Option<()> {
        match self.braces.pop()? {
            Brace::Silent => {}
            Brace::Word { from } => {
                let word = &self.written.text[from..];
                let is_name = word.len() > 1 && Vees::default().word(word.trim_matches(is_space)).is_none();
                self.written.has_words |=
                    is_name && word.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'_');
                self.written.text.push(' ');
            }
            Brace::Bars { count, from } => {
                let is_letter = self.written.text.len() == from + 1;
                if is_letter && self.peek() == Some('_') {
                    self.take();
                    self.index()?;
                }
                (0..count).for_each(|_| self.written.text.push(')'));
            }
        }
        Some(())
    }

    /// Reads an index, after its `_`: the number of a variable, or the letter of a list of rows.
    fn index(&mut self) -> Option<()> {
        let in_braces = self.take_if('{');
        let of_list = self.written.text.ends_with(['Σ', 'Π']);
        if of_list {
            // `Σ_m(1,3)`, or the variables: `Σ_{A,B}(1,3)`.
            if let Some(letter) = self.peek().filter(|c| matches!(c, 'm' | 'M')) {
                self.take();
                self.changed(letter);
            } else if in_braces {
                let (variables, _) = self.rest.split_once('}')?;
                self.changed('[');
                variables.chars().for_each(|c| self.changed(c));
                self.changed(']');
                self.rest = &self.rest[variables.len()..];
            } else {
                return None;
            }
        } else {
            self.written.text.ends_with(|c: char| c.is_ascii_alphabetic()).then_some(())?;
            // Without braces the index of LaTeX is one character.
            let is_one = self.written.is_latex && !in_braces;
            let mut digits = 0;
            if in_braces {
                self.peek();
            }
            while let Some(digit) =
                self.rest.chars().next().filter(|c| c.is_ascii_digit() && !(is_one && digits > 0))
            {
                self.take();
                self.changed(digit);
                digits += 1;
            }
            // An index of letters makes a name: `C_{in}`.
            if digits == 0 && in_braces && self.written.is_latex {
                self.changed('_');
                self.written.has_words = true;
                while let Some(letter) = self.rest.chars().next().filter(char::is_ascii_alphanumeric) {
                    self.take();
                    self.changed(letter);
                    digits += 1;
                }
            }
            (digits > 0).then_some(())?;
        }
        if in_braces {
            self.take_if('}').then_some(())?;
        }
        (!self.rest.starts_with(|c: char| c.is_ascii_digit())).then_some(())
    }

    /// Reads the characters after a `^`: primes, or else the `^` is XOR, except in LaTeX, where it is a power.
    fn power(&mut self) -> Option<()> {
        let before = self.rest;
        match self.primes() {
            Some(primes) => (0..primes).for_each(|_| self.changed('\'')),
            None if self.written.is_latex => return None,
            None => {
                self.rest = before;
                self.written.text.push('^');
            }
        }
        Some(())
    }

    /// The number of primes in a superscript; `None` if it holds anything else. Primes may be written as quotes in
    /// braces only.
    fn primes(&mut self) -> Option<usize> {
        let in_braces = self.take_if('{');
        let mut primes = 0;
        loop {
            if self.take_if('\\') {
                (self.name()? == "prime").then_some(())?;
            } else if !(in_braces && (self.take_if('\'') || self.take_if('\u{2032}'))) {
                break;
            }
            primes += 1;
            if !in_braces {
                break;
            }
        }
        ((!in_braces || self.take_if('}')) && primes > 0).then_some(primes)
    }
}

impl<'text> Writer<'text> {
    /// The name of a command, after its backslash: letters, or one other character.
    fn name(&mut self) -> Option<&'text str> {
        let letters = self.rest.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(self.rest.len());
        let length = if letters > 0 { letters } else { self.rest.chars().next()?.len_utf8() };
        let (name, rest) = self.rest.split_at(length);
        self.rest = rest;
        Some(name)
    }

    /// The next character that is no space; spaces before it are skipped.
    fn peek(&mut self) -> Option<char> {
        self.rest = self.rest.trim_start_matches(is_space);
        self.rest.chars().next()
    }

    /// Takes these characters, if they are next.
    fn takes(&mut self, wanted: &str) -> bool {
        let rest = self.rest.strip_prefix(wanted);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn take_if(&mut self, wanted: char) -> bool {
        let takes = self.peek() == Some(wanted);
        if takes {
            self.take();
        }
        takes
    }

    fn take(&mut self) -> Option<char> {
        let c = self.rest.chars().next()?;
        self.rest = &self.rest[c.len_utf8()..];
        Some(c)
    }
}
