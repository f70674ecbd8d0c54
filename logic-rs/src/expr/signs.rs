//! Gives the error code of a character that has no meaning in the notation; knows characters only, no syntax.

use crate::error::ErrorCode;

/// Whether the character is a bar that combines with the letter before it.
pub(super) fn is_combining_bar(c: char) -> bool {
    matches!(c, '\u{304}' | '\u{305}')
}

/// The code for a character that no token starts with.
pub(super) fn code_of(c: char) -> ErrorCode {
    match c {
        '!' | '~' | '¬' | '∼' | '/' => ErrorCode::NotBeforeOperand,
        '*' | '·' | '&' | '∧' | '×' | '•' | '⋅' | '∙' | '∗' | '⋀' => ErrorCode::AndSign,
        '|' | '∨' | '⋁' | '#' => ErrorCode::OrSign,
        '⊕' | '⊻' => ErrorCode::XorSign,
        '→' | '⇒' | '⟶' | '⟹' => ErrorCode::ImplicationSign,
        '↔' | '⇔' | '≡' | '⟷' | '⟺' => ErrorCode::EquivalenceSign,
        'Σ' | '∑' | 'Π' | '∏' => ErrorCode::RowList,
        ',' => ErrorCode::CommaInExpression,
        '-' | '\u{2212}' | '\u{2013}' => ErrorCode::NegativeNumber,
        '[' | ']' | '{' | '}' => ErrorCode::OtherBracket,
        // Grave and acute accent, modifier letters, curly and low quotes, primes.
        '"' | '`' | '´' | '\u{2b9}'..='\u{2bd}' | '\u{2018}'..='\u{201f}' | '\u{2032}'..='\u{2037}' => {
            ErrorCode::TypographicQuote
        }
        c if is_combining_bar(c) || letter_under_bar(c).is_some() => ErrorCode::OverbarLetter,
        c if is_invisible(c) => ErrorCode::InvisibleCharacter,
        c if c.is_alphabetic() => ErrorCode::ForeignLetter,
        _ => ErrorCode::UnknownCharacter,
    }
}

/// The letter in a precomposed Latin letter with a macron and nothing else.
pub(super) fn letter_under_bar(c: char) -> Option<char> {
    let mut letters = "ĀāĒēĪīŌōŪūȲȳḠḡ".chars().zip("AaEeIiOoUuYyGg".chars());
    letters.find(|&(barred, _)| barred == c).map(|(_, letter)| letter)
}

/// The number of `'` that a typographic quote means; `None` for a quote that may also be a quotation mark.
pub(super) fn complements_of_quote(c: char) -> Option<usize> {
    match c {
        '`' | '´' | '\u{2b9}' | '\u{2bc}' | '\u{2018}' | '\u{2019}' | '\u{201b}' | '\u{2032}' => Some(1),
        '\u{2ba}' | '\u{2033}' => Some(2),
        '\u{2034}' => Some(3),
        _ => None,
    }
}

/// Whether the character is a control character, or in Unicode default-ignorable or a line separator.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}'
            | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e0fff}')
}
