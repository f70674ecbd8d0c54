//! The shapes that cross the WASM boundary. Their TypeScript types are derived; they hold data and no logic.
//!
//! Fields are serialised in the order of declaration, which makes an answer's JSON the same bytes on every platform.

#[cfg(feature = "premium")]
mod compare;
mod forms;
mod packed;
mod table;

use crate::error::{ErrorCode, LogicError};
use crate::expr::BinaryOperator;
use crate::limits::LogicLimits;
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;
use tsify::Tsify;

#[cfg(feature = "premium")]
pub use compare::{CompareOutcome, Comparison, Difference};
pub use forms::{FormsAnswer, FormsRequest, MinimalForm};
pub(crate) use packed::{packed_cubes, packed_rows};
pub use table::{FunctionRefusal, PackedTable, TableOutcome, TableRequest};

/// How an input is to be read. Which one applies is decided outside (specification, section 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum InputMode {
    /// A boolean expression.
    Boolean,
    /// A list of min terms.
    Mint,
}

/// One of the two kinds of forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum FormKind {
    /// A sum of products.
    Sop,
    /// A product of sums.
    Pos,
}

/// What is to be simplified.
#[derive(Clone, Debug, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct SimplifyRequest {
    /// The text as received; error positions refer to it.
    pub input: String,
    /// How to read it.
    pub mode: InputMode,
    /// The numbers of the rows that may be either, written like the input; with min terms only. Blank means none.
    #[tsify(optional)]
    #[serde(default)]
    pub dont_cares: Option<String>,
    /// Which form is wanted; left out, the sum of products.
    #[tsify(optional)]
    #[serde(default)]
    pub form: Option<FormKind>,
    /// The most variables the function may have; left out or more than
    /// [`VARIABLES_MAX`](crate::limits::VARIABLES_MAX), it counts as that many.
    #[tsify(optional)]
    #[serde(default)]
    pub variables_max: Option<u32>,
    /// The most prime implicants that may be put into memory, 8 bytes each; left out, as many as there are.
    #[tsify(optional)]
    #[serde(default)]
    pub primes_max: Option<u32>,
    /// The most nodes the search for a proven minimum may open; 0 asks for a good cover without a search.
    pub nodes_max: u32,
}

/// An answer, a form or a refusal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[allow(clippy::large_enum_variant, reason = "a call makes one, and moves it once")]
pub enum SimplifyOutcome {
    /// The input was read and its minimum sum of products found.
    Answer {
        /// The result as texts and numbers, which is what the API answers.
        answer: SimplifyAnswer,
        /// The same result as cubes and rows, for callers that would otherwise parse the texts.
        values: AnswerValues,
    },
    /// The input was read and its minimum product of sums found; of requests with [`FormKind::Pos`] only.
    Form {
        /// The result.
        form: MinimalForm,
    },
    /// The input cannot be read or is too big.
    Refused {
        /// The first problem in reading order.
        error: LogicError,
        /// The text it is in.
        field: SimplifyField,
    },
}

/// A text of a [`SimplifyRequest`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum SimplifyField {
    /// [`SimplifyRequest::input`].
    Input,
    /// [`SimplifyRequest::dont_cares`].
    DontCares,
}

/// A minimised function. Products are written `A.B'`, sums with `+`, without spaces; literals are in variable order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct SimplifyAnswer {
    /// The minimum sum of products, or the best found if `proven` is false; `0` and `1` for the constants.
    pub simplified: String,
    /// The canonical sum of products of the min terms that are required, or `Σm(…)` when it has more than
    /// [`SOP_PRODUCTS_MAX`](crate::limits::SOP_PRODUCTS_MAX) min terms.
    pub sop: String,
    /// The prime implicants, by smallest min term; see [`PRIMES_LISTED_MAX`](crate::limits::PRIMES_LISTED_MAX).
    pub prime_imp_list: Vec<PrimeImplicant>,
    /// Every variable of the input, also those that vanish, the most significant first.
    pub vars: Vec<String>,
    /// The required min terms ascending, only while `sop` spells them out as products.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_terms: Option<Vec<u32>>,
    /// Number of products in `simplified` (0 for `0`, 1 for `1`).
    pub terms: u32,
    /// Number of literals in `simplified`.
    pub literals: u32,
    /// Whether no sum of products has fewer terms, or as many terms and fewer literals.
    pub proven: bool,
    /// No sum of products has fewer products than this; as many as `terms` if `proven`.
    pub lower_bound: u32,
    /// How many minimum sums of products there are; left out unless `proven`, and where they are too many to count.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minima: Option<EqualMinima>,
    /// How many prime implicants there are, listed or not.
    pub prime_count: u32,
}

/// A [`SimplifyAnswer`] as cubes and rows.
///
/// Columns and cubes are packed. Row `m` is bit `m % 8` of byte `m / 8` of a column. A cube is 8 bytes: `care`, then
/// `value`, each a little-endian unsigned number of 32 bits over the bits of a row's number, of which the first
/// variable's is the highest used. A bit of `care` is 1 where the product has a literal, and the same bit of `value` is
/// 1 where that literal is plain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct AnswerValues {
    /// The packed column of the required min terms.
    #[tsify(type = "Uint8Array<ArrayBuffer>")]
    pub required: ByteBuf,
    /// The packed column of the rows that may be either.
    #[tsify(type = "Uint8Array<ArrayBuffer>")]
    pub dont_cares: ByteBuf,
    /// The packed cubes of [`SimplifyAnswer::prime_imp_list`], in its order.
    #[tsify(type = "Uint8Array<ArrayBuffer>")]
    pub primes: ByteBuf,
    /// For each term of [`SimplifyAnswer::simplified`], in the order written, its index in `primes`.
    pub cover: Vec<u32>,
    /// The packed cubes of each of [`EqualMinima::others`], in its order.
    #[tsify(type = "Uint8Array<ArrayBuffer>[]")]
    pub others: Vec<ByteBuf>,
}

/// The sums of products with as few terms and literals as the one that is answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct EqualMinima {
    /// How many there are, the one that is answered included; at most `u32::MAX`.
    pub count: u32,
    /// The first 20 of the others, written like the answer.
    pub others: Vec<String>,
}

/// One prime implicant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct PrimeImplicant {
    /// The product.
    pub res: String,
    /// The required min terms it covers, ascending.
    pub list: Vec<u32>,
    /// The true number of min terms, only where `list` was cut
    /// (see [`LIST_NUMBERS_MAX`](crate::limits::LIST_NUMBERS_MAX)).
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub list_length: Option<u32>,
}

/// What is to be read, without an answer being computed.
#[derive(Clone, Debug, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct ReadRequest {
    /// The text as typed, with its spaces; error positions refer to it.
    pub input: String,
    /// How to read it.
    pub mode: InputMode,
    /// The most variables the function may have, as in [`SimplifyRequest::variables_max`].
    #[tsify(optional)]
    #[serde(default)]
    pub variables_max: Option<u32>,
}

/// How a text is understood.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum ReadOutcome {
    /// The text is a boolean expression.
    Expression {
        /// Its variables, the most significant first.
        vars: Vec<String>,
        /// Its syntax tree in postfix order, operands before their operator; left out when it has more than
        /// [`READ_NODES_MAX`](crate::limits::READ_NODES_MAX) nodes.
        #[tsify(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        nodes: Option<Vec<ReadNode>>,
    },
    /// The text is a list of min terms.
    MinTerms {
        /// The names its variables get, the most significant first.
        vars: Vec<String>,
        /// How many distinct numbers it holds.
        count: u32,
    },
    /// The text cannot be read or is too big.
    Refused {
        /// The first problem in reading order.
        error: LogicError,
        /// What the text was probably meant to be; only where that can be read in full.
        #[tsify(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        fix: Option<Fix>,
    },
}

/// One node of a postfix syntax tree.
///
/// `start` and `end` say where the operand that the node is the top of is written: UTF-16 units of the input, the end
/// exclusive, with the outermost of the brackets around it. A NOT's reaches through its `'`, a binary operator's from
/// its left operand's start to its right operand's end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum ReadNode {
    /// `0` or `1`.
    Constant {
        /// Whether it is `1`.
        value: bool,
        /// Where the operand starts.
        start: u32,
        /// Where the operand ends.
        end: u32,
    },
    /// A variable.
    Variable {
        /// Its index in `vars`.
        index: u32,
        /// Where the operand starts.
        start: u32,
        /// Where the operand ends.
        end: u32,
    },
    /// The complement of the operand before it.
    Not {
        /// Where the operand starts.
        start: u32,
        /// Where the operand ends.
        end: u32,
    },
    /// An operator on the two operands before it.
    Binary {
        /// Which operator.
        operator: BinaryOperator,
        /// Where the operand starts.
        start: u32,
        /// Where the operand ends.
        end: u32,
    },
}

/// A correction of a whole text and what is done by it; `text` has no spaces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Fix {
    /// The text in this notation.
    Write {
        /// The corrected text.
        text: String,
    },
    /// One sign is left out.
    Remove {
        /// The corrected text.
        text: String,
        /// The sign.
        removed: String,
    },
    /// Closing brackets are added at the end.
    Close {
        /// The corrected text.
        text: String,
        /// The brackets, one `)` for each that is missing.
        added: String,
    },
}

/// What the other side has to know about this build: nothing of it is written down twice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct LogicFacts {
    /// Every limit.
    pub limits: LogicLimits,
    /// Every error code.
    pub error_codes: Vec<ErrorCode>,
}

impl LogicFacts {
    /// The facts of this build.
    pub fn current() -> Self {
        Self { limits: LogicLimits::CURRENT, error_codes: ErrorCode::ALL.to_vec() }
    }
}
