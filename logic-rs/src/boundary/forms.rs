//! What crosses for the canonical and minimal form of a function that is given by its rows.

use super::FormKind;
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;
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
    /// Which form is wanted.
    pub form: FormKind,
    /// The most variables it may have; left out or more than [`VARIABLES_MAX`](crate::limits::VARIABLES_MAX), it counts
    /// as that many.
    #[tsify(optional)]
    #[serde(default)]
    pub variables_max: Option<u32>,
    /// The most prime implicants that may be put into memory, 8 bytes each, don't-cares' among them; left out, as many
    /// as there are.
    #[tsify(optional)]
    #[serde(default)]
    pub primes_max: Option<u32>,
    /// The most nodes the search for a proven minimum may open.
    pub nodes_max: u32,
}

/// The wanted form, canonical and minimal. Products are written `A.B'`, clauses `(A+B')`, and a clause of one literal
/// has no brackets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct FormsAnswer {
    /// Of a sum of products, a full product for each row that is 1, `0` for none; as `Σm(…)` when there are more than
    /// [`FORM_TERMS_MAX`](crate::limits::FORM_TERMS_MAX). Of a product of sums, a full clause for each row that is 0,
    /// `1` for none; as `ΠM(…)` when there are more than that.
    pub canonical: String,
    /// The minimum form; left out where the function, or for a product of sums its complement, has more prime
    /// implicants than the request allows.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minimal: Option<MinimalForm>,
}

/// A minimum form, or the best found if `proven` is false.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct MinimalForm {
    /// The form; `0` and `1` for the constants.
    pub text: String,
    /// The packed cubes (see [`AnswerValues`](super::AnswerValues)) in the order written: for a sum of products of the
    /// products, for a product of sums of the rows in which each clause is 0.
    #[tsify(type = "Uint8Array<ArrayBuffer>")]
    pub cubes: ByteBuf,
    /// Number of products, or of clauses. The empty product and the empty clause count.
    pub terms: u32,
    /// Number of literals.
    pub literals: u32,
    /// Whether no form of its kind has fewer terms, or as many terms and fewer literals.
    pub proven: bool,
    /// No form of its kind has fewer products or clauses than this; as many as `terms` if `proven`.
    pub lower_bound: u32,
}
