//! A step of a derivation, as answers contain it.

use serde::Serialize;
use tsify::Tsify;

/// A line of a derivation, and the law that makes it from the line before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Step {
    /// The whole line.
    pub current_expression: String,
    /// The law, or one of the two types of lines that no law makes.
    pub step_type: StepType,
    /// One sentence of at most [`DESCRIPTION_CHARS_MAX`] characters: which operand changes, and how.
    pub description: String,
    /// The operands that the law is applied to, in the line before; absent if no law makes the line.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<Side>,
    /// The operands that the law makes of them, in this line; absent if no law makes the line.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<Side>,
}

/// The most characters of a [`Step::description`].
pub const DESCRIPTION_CHARS_MAX: usize = 120;

/// One side of a law, with the operands of this step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Side {
    /// The side in full, such as `A.B+A.B'`.
    pub part: String,
    /// The spans of the side in its line, as `[start, end)` in UTF-16 units, ascending. They cover one whole operand,
    /// or several whole operands of one sum, product or XOR chain; neighbouring operands share a span. Brackets around
    /// the whole side are outside.
    pub at: Vec<(u32, u32)>,
}

/// The laws, as the API names them. A law without a reversed name is used in both directions under its one name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Tsify)]
#[allow(missing_docs, reason = "the names are the documentation; `crate::steps` gives the laws")]
pub enum StepType {
    #[serde(rename = "CORRECTED")]
    Corrected,
    #[serde(rename = "REMOVED_REDUNDANT_BRACKETS")]
    RemovedRedundantBrackets,
    #[serde(rename = "DOUBLE_NEGATION_LAW")]
    DoubleNegation,
    #[serde(rename = "BASIC_NOT")]
    BasicNot,
    #[serde(rename = "XOR_GATE")]
    XorGate,
    #[serde(rename = "DeMorgan_THEOREM")]
    DeMorgan,
    #[serde(rename = "REVERSED_DeMorgan_THEOREM")]
    ReversedDeMorgan,
    #[serde(rename = "DISTRIBUTIVE_LAW")]
    Distributive,
    #[serde(rename = "REVERSED_DISTRIBUTIVE_LAW")]
    ReversedDistributive,
    #[serde(rename = "OR_IDEMPOTENT_LAW")]
    OrIdempotent,
    #[serde(rename = "AND_IDEMPOTENT_LAW")]
    AndIdempotent,
    #[serde(rename = "OR_ANNULMENT_LAW")]
    OrAnnulment,
    #[serde(rename = "AND_ANNULMENT_LAW")]
    AndAnnulment,
    #[serde(rename = "OR_IDENTITY_LAW")]
    OrIdentity,
    #[serde(rename = "AND_IDENTITY_LAW")]
    AndIdentity,
    #[serde(rename = "OR_COMPLEMENT_LAW")]
    OrComplement,
    #[serde(rename = "AND_COMPLEMENT_LAW")]
    AndComplement,
    #[serde(rename = "OR_ABSORPTIVE_LAW")]
    OrAbsorptive,
    #[serde(rename = "AND_ABSORPTIVE_LAW")]
    AndAbsorptive,
    #[serde(rename = "OR_REDUNDANCY_LAW")]
    OrRedundancy,
    #[serde(rename = "AND_REDUNDANCY_LAW")]
    AndRedundancy,
    #[serde(rename = "CONSENSUS_LAW")]
    Consensus,
}

impl StepType {
    /// The law read from right to left.
    pub(super) fn reversed(self) -> Self {
        match self {
            Self::DeMorgan => Self::ReversedDeMorgan,
            Self::ReversedDeMorgan => Self::DeMorgan,
            Self::Distributive => Self::ReversedDistributive,
            Self::ReversedDistributive => Self::Distributive,
            other => other,
        }
    }
}
