//! Every limit of the crate. The API contract's copies are generated from [`LogicLimits::CURRENT`], so a limit is
//! changed here only.

use serde::Serialize;
use tsify::Tsify;

/// Longest boolean text, in UTF-16 units as received (spaces included).
pub const EXPRESSION_CHARS_MAX: u32 = 20_000;
/// Deepest nesting of round brackets.
pub const NESTING_MAX: u32 = 1_000;
/// Most distinct variables of a function that is minimised, whatever a request asks for; the table of all its cubes
/// takes `4·3^(VARIABLES_MAX-3)` bytes (57 MB).
pub const VARIABLES_MAX: u32 = 18;
/// Most distinct variables of all functions of one truth table together; it has `2^TABLE_VARIABLES_MAX` rows at most.
pub const TABLE_VARIABLES_MAX: u32 = 18;
/// Most functions of one truth table besides the primary.
pub const EXTRA_EXPRESSIONS_MAX: u32 = 30;
/// Most variables of the functions that a network of gates computes.
pub const NETWORK_VARIABLES_MAX: u32 = 16;
/// Most functions that one network computes.
pub const NETWORK_FUNCTIONS_MAX: u32 = 32;
/// Most gates of a network that is given whole; of a larger one only the number of its gates is.
pub const NETWORK_GATES_MAX: u32 = 2_000;
/// Most operands of a form's operators, and outputs, of which a network is built; of a larger form only this number is
/// given. Each gate costs its inputs in all rows, so the number is counted before a gate is built.
pub const NETWORK_OPERANDS_MAX: u32 = 20_000;
/// Most variables of functions whose AND–XOR forms are found: each of the `2^n` polarities is tried.
pub const AND_XOR_VARIABLES_MAX: u32 = 8;
/// Most numbers in one list of min terms, repeats counted; fewer if the request allows fewer variables.
pub const MIN_TERMS_MAX: u32 = 1 << VARIABLES_MAX;
/// Most digits after the letter of a variable (`x123456789`).
pub const VARIABLE_DIGITS_MAX: u32 = 9;
/// Most characters of a name that a text gives a variable.
pub const NAME_CHARS_MAX: u32 = 60;
/// Most products spelled out in a canonical sum; past it the sum is written `Σm(…)`.
pub const SOP_PRODUCTS_MAX: u32 = 64;
/// Most products or clauses spelled out in a canonical form that was asked for; past it the form is written `Σm(…)` or
/// `ΠM(…)`.
pub const FORM_TERMS_MAX: u32 = 4_096;
/// Most prime implicants listed; past it only those of the chosen cover are.
pub const PRIMES_LISTED_MAX: u32 = 5_000;
/// Most numbers in the min-term lists of all listed prime implicants together.
pub const LIST_NUMBERS_MAX: u32 = 500_000;
/// The work that a call may do to find and prove a minimum unless the caller says otherwise, in units of about a tenth
/// of a millisecond.
///
/// Enough to prove functions of up to 9 variables, nearly all of 10 and most structured ones beyond. Where no proof is
/// found, the work is used up within two seconds in WASM, on a two-core machine.
pub const COVER_WORK_DEFAULT: u32 = 18_000;
/// Most nodes of a syntax tree that crosses the WASM boundary; a longer one is too long to be looked at.
pub const READ_NODES_MAX: u32 = 1_000;
/// Longest text, in UTF-16 units, whose mistakes are mended; a longer one is too long to be compared by eye.
pub const FIX_CHARS_MAX: u32 = 2_000;
/// Longest text in another notation, in UTF-16 units, that is written in this one. LaTeX takes many characters for one
/// character of this notation, and a list of rows is limited only by the number of rows.
pub const NOTATION_CHARS_MAX: u32 = 1 << 19;

/// Most steps of a derivation. Lines that no law makes are not counted.
pub const STEPS_MAX: u32 = 500;
/// The most work that a derivation may take, in units of about a microsecond: to find it, to write it and to check it.
/// Minimising comes first and may take a quarter of its usual budget, so that both together take half a second at most.
pub const STEPS_WORK_MAX: u32 = 600_000;

/// Most lines of a reader's own derivation that are checked together.
pub const CHECK_LINES_MAX: u32 = 60;

/// The limits as they cross the WASM boundary; the fields are the constants of this file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs, reason = "each field repeats the constant it is named after")]
pub struct LogicLimits {
    pub expression_chars_max: u32,
    pub nesting_max: u32,
    pub variables_max: u32,
    pub table_variables_max: u32,
    pub extra_expressions_max: u32,
    pub network_variables_max: u32,
    pub network_functions_max: u32,
    pub network_gates_max: u32,
    pub network_operands_max: u32,
    pub and_xor_variables_max: u32,
    pub min_terms_max: u32,
    pub variable_digits_max: u32,
    pub name_chars_max: u32,
    pub sop_products_max: u32,
    pub form_terms_max: u32,
    pub primes_listed_max: u32,
    pub list_numbers_max: u32,
    pub cover_work_default: u32,
    pub read_nodes_max: u32,
    pub fix_chars_max: u32,
    pub notation_chars_max: u32,
    pub steps_max: u32,
    pub check_lines_max: u32,
}

impl LogicLimits {
    /// The limits this build works with.
    pub const CURRENT: Self = Self {
        expression_chars_max: EXPRESSION_CHARS_MAX,
        nesting_max: NESTING_MAX,
        variables_max: VARIABLES_MAX,
        table_variables_max: TABLE_VARIABLES_MAX,
        extra_expressions_max: EXTRA_EXPRESSIONS_MAX,
        network_variables_max: NETWORK_VARIABLES_MAX,
        network_functions_max: NETWORK_FUNCTIONS_MAX,
        network_gates_max: NETWORK_GATES_MAX,
        network_operands_max: NETWORK_OPERANDS_MAX,
        and_xor_variables_max: AND_XOR_VARIABLES_MAX,
        min_terms_max: MIN_TERMS_MAX,
        variable_digits_max: VARIABLE_DIGITS_MAX,
        name_chars_max: NAME_CHARS_MAX,
        sop_products_max: SOP_PRODUCTS_MAX,
        form_terms_max: FORM_TERMS_MAX,
        primes_listed_max: PRIMES_LISTED_MAX,
        list_numbers_max: LIST_NUMBERS_MAX,
        cover_work_default: COVER_WORK_DEFAULT,
        read_nodes_max: READ_NODES_MAX,
        fix_chars_max: FIX_CHARS_MAX,
        notation_chars_max: NOTATION_CHARS_MAX,
        steps_max: STEPS_MAX,
        check_lines_max: CHECK_LINES_MAX,
    };
}
