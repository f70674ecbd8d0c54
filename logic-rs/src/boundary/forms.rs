//! What crosses for the canonical and minimal forms of a function that is given by its rows.

use serde::{Deserialize, Serialize};
use tsify::Tsify;

/// A function given by its rows.
#[derive(Clone, Debug, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct FormsRequest {
    /// The variables' names in the order of columns and literals, the most significant bit of a row's number first.
    pub vars: Vec<String>,
    /// The rows in which it is 1, in any order.
    pub rows: Vec<u32>,
    /// The rows in which it may be either, in any order.
    pub dont_cares: Vec<u32>,
    /// The most variables it may have; left out or more than [`VARIABLES_MAX`](crate::limits::VARIABLES_MAX), it counts
    /// as that many.
    #[tsify(optional)]
    #[serde(default)]
    pub variables_max: Option<u32>,
    /// The most prime implicants that each minimal form's search may put into memory, 8 bytes each, don't-cares' among
    /// them; left out, as many as there are.
    #[tsify(optional)]
    #[serde(default)]
    pub primes_max: Option<u32>,
    /// The most nodes the search for each proven minimum may open.
    pub nodes_max: u32,
}

/// The two canonical forms, and of the two minimal ones those within the request's limits. Products are written `A.B'`, clauses `(A+B')`, and a clause of one
/// literal has no brackets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct FormsAnswer {
    /// A full product for each row that is 1; `0` for none. As `Σm(…)` when there are more than
    /// [`FORM_TERMS_MAX`](crate::limits::FORM_TERMS_MAX).
    pub canonical_sop: String,
    /// A full clause for each row that is 0; `1` for none. As `ΠM(…)` when there are more than that.
    pub canonical_pos: String,
    /// The minimum sum of products; left out where the function has more prime implicants than the request allows.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sop: Option<Form>,
    /// The minimum product of sums; left out where the complement has more prime implicants than that.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pos: Option<Form>,
}

/// A minimal form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Form {
    /// The form; `0` and `1` for the constants.
    pub text: String,
    /// Number of products, or of clauses. The empty product and the empty clause count.
    pub terms: u32,
    /// Number of literals.
    pub literals: u32,
    /// Whether no form of its kind has fewer terms, or as many terms and fewer literals.
    pub proven: bool,
    /// No form of its kind has fewer products or clauses than this; as many as `terms` if `proven`.
    pub lower_bound: u32,
}
