//! The errors of an input: a stable code and a span of the text. The contract has the sentences.

use crate::limits::EXPRESSION_CHARS_MAX;
use serde::Serialize;
use std::error::Error;
use std::fmt;
use std::ops::Range;
use tsify::Tsify;

/// Defines the codes once, so that [`ErrorCode::ALL`] cannot miss one.
macro_rules! error_codes {
    ($($(#[$doc:meta])* $code:ident,)*) => {
        /// Why an input was refused. On the wire each code is its name in snake_case.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Tsify)]
        #[serde(rename_all = "snake_case")]
        pub enum ErrorCode {
            $($(#[$doc])* $code,)*
        }

        impl ErrorCode {
            /// Every code, in declaration order.
            pub const ALL: &'static [Self] = &[$(Self::$code,)*];
        }
    };
}

error_codes! {
    /// Nothing but spaces.
    EmptyInput,
    /// More UTF-16 units than [`EXPRESSION_CHARS_MAX`].
    InputTooLong,
    /// `AND`, `NOR`, `v`, … as a separate word.
    WordOperator,
    /// `true` or `false` as a separate word.
    WordConstant,
    /// `Σ`, `Π`, or a list of rows such as `m(1,3)`, in an expression.
    RowList,
    /// `!A`, `~A`, `¬A`, `/A`: NOT is written after its operand here.
    NotBeforeOperand,
    /// `A!`, `A~`: NOT is written as `'` here.
    NotAfterOperand,
    /// A letter with a bar over it.
    OverbarLetter,
    /// A quotation mark, prime or accent instead of `'`.
    TypographicQuote,
    /// `*`, `·`, `&`, … instead of `.`.
    AndSign,
    /// `|`, `∨`, `#`, … instead of `+`.
    OrSign,
    /// `⊕` or `⊻` instead of `^`.
    XorSign,
    /// `→`, `⇒`, `->` or `=>`, which is written with `'` and `+`.
    ImplicationSign,
    /// `↔`, `⇔`, `≡`, `<->` or `<=>`, which is written with `^` and `'`.
    EquivalenceSign,
    /// A comma in a boolean expression.
    CommaInExpression,
    /// A number other than the constants `0` and `1`.
    DigitNotConstant,
    /// A minus sign.
    NegativeNumber,
    /// `[`, `]`, `{` or `}`.
    OtherBracket,
    /// A letter that is not one of A–Z and a–z.
    ForeignLetter,
    /// A character that cannot be seen: control, zero-width, direction mark.
    InvisibleCharacter,
    /// Any other character without a meaning here.
    UnknownCharacter,
    /// A constant next to an operand without an operator between them.
    ConstantJuxtaposed,
    /// An operator or closing bracket where an operand is expected.
    MissingOperand,
    /// `'` where an operand is expected.
    NotWithoutOperand,
    /// The text ends where an operand is expected.
    UnexpectedEnd,
    /// A bracket that is never closed.
    UnclosedBracket,
    /// A closing bracket that was never opened.
    UnopenedBracket,
    /// `()`.
    EmptyBrackets,
    /// Something wrong in the names at the end of the text (`where A=RD`).
    WrongName,
    /// A variable's number with a leading zero (`x01`).
    LeadingZero,
    /// A variable's number with more digits than [`VARIABLE_DIGITS_MAX`](crate::limits::VARIABLE_DIGITS_MAX).
    VariableNumberTooLong,
    /// Brackets nested deeper than [`NESTING_MAX`](crate::limits::NESTING_MAX).
    TooDeep,
    /// More distinct variables than the request's limit.
    TooManyVariables,
    /// A list with separators but no number.
    NoMinTerms,
    /// Something other than a number in a list of min terms.
    NotAMinTerm,
    /// A number with a fraction in a list of min terms.
    FractionMinTerm,
    /// A min term that needs more variables than the request's limit.
    MinTermTooLarge,
    /// More numbers than a table of as many variables as the request's limit has rows.
    TooManyMinTerms,
    /// More work than the request's limit: more prime implicants, or too long an expression for so many rows.
    TooComplex,
    /// A number that is both a min term and a don't-care.
    RequiredAndFree,
    /// Don't-cares together with an expression.
    DontCaresOfExpression,
}

/// A request that no text of a user leads to: a bug of the caller, which is thrown at the WASM boundary. Holds the
/// reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RequestError(pub &'static str);

impl fmt::Display for RequestError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.0)
    }
}

impl Error for RequestError {}

/// A refusal inside the crate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InputError {
    /// What is wrong.
    pub code: ErrorCode,
    /// Where, as a range of bytes; both ends lie on character boundaries.
    pub span: Range<usize>,
}

impl InputError {
    /// A refusal of the bytes `span`.
    pub fn new(code: ErrorCode, span: Range<usize>) -> Self {
        Self { code, span }
    }

    /// The same refusal with its span in UTF-16 units, as it crosses the WASM boundary. `text` is the text that was
    /// read.
    ///
    /// One pass over the text up to the end of the span.
    pub fn in_utf16(&self, text: &str) -> LogicError {
        let start = match self.code {
            // The limit may fall between the two units of a character, where no byte offset is.
            ErrorCode::InputTooLong => EXPRESSION_CHARS_MAX,
            _ => utf16_length(&text[..self.span.start]),
        };
        let end = utf16_length(&text[..self.span.end]);
        LogicError { code: self.code, start, end }
    }
}

/// A refusal as it crosses the WASM boundary. `start` and `end` count UTF-16 units of the input, the end exclusive;
/// they are equal when something is missing at the end of the text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct LogicError {
    /// What is wrong.
    pub code: ErrorCode,
    /// First UTF-16 unit concerned, from 0.
    pub start: u32,
    /// One past the last UTF-16 unit concerned.
    pub end: u32,
}

/// The length of `text` in UTF-16 units; texts of more than `u32::MAX` units count as that many.
pub fn utf16_length(text: &str) -> u32 {
    u32::try_from(text.encode_utf16().count()).unwrap_or(u32::MAX)
}
