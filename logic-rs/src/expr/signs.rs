//! Names what is wrong with a character that has no meaning in the notation; knows characters only, no syntax.

use crate::error::ErrorCode;

/// Whether the character is a bar that combines with the letter before it.
pub(super) fn is_combining_bar(c: char) -> bool {
    matches!(c, '\u{304}' | '\u{305}')
}

/// The code for a character that no token starts with.
pub(super) fn code_of(c: char) -> ErrorCode {
    match c {
        '!' | '~' | '¬' | '∼' => ErrorCode::NotBeforeOperand,
        '*' | '·' | '&' | '∧' | '×' | '•' | '⋅' | '∙' | '∗' | '⋀' => ErrorCode::AndSign,
        '|' | '∨' | '⋁' => ErrorCode::OrSign,
        '⊕' | '⊻' => ErrorCode::XorSign,
        ',' => ErrorCode::CommaInExpression,
        '-' | '\u{2212}' | '\u{2013}' => ErrorCode::NegativeNumber,
        '[' | ']' | '{' | '}' => ErrorCode::OtherBracket,
        // Grave and acute accent, modifier letters, curly and low quotes, primes.
        '"' | '`' | '´' | '\u{2b9}'..='\u{2bd}' | '\u{2018}'..='\u{201f}' | '\u{2032}'..='\u{2037}' => {
            ErrorCode::TypographicQuote
        }
        c if is_combining_bar(c) || is_letter_with_macron(c) => ErrorCode::OverbarLetter,
        c if is_invisible(c) => ErrorCode::InvisibleCharacter,
        c if c.is_alphabetic() => ErrorCode::ForeignLetter,
        _ => ErrorCode::UnknownCharacter,
    }
}

/// The precomposed Latin letters with a macron and nothing else.
fn is_letter_with_macron(c: char) -> bool {
    "ĀāĒēĪīŌōŪūȲȳḠḡ".contains(c)
}

/// Control characters, and what Unicode calls default-ignorable or a line separator.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}'
            | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e0fff}')
}
