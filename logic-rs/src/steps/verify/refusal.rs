//! Why a derivation is refused.

use std::fmt;

/// The first thing found wrong in a derivation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The index of the step, 0 for the input as read.
    pub step: usize,
    /// What is wrong with it.
    pub reason: Reason,
}

/// What may be wrong with a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The line is no expression in the output notation.
    Unreadable,
    /// The line has more than [`super::LINE_CHARS_MAX`] characters.
    TooLong,
    /// The lines together have more than [`super::VARIABLES_MAX`] variables.
    TooManyVariables,
    /// There is no line at all.
    NoLine,
    /// The type may not stand here: `CORRECTED` comes first and only there, and `REMOVED_REDUNDANT_BRACKETS` second.
    TypeOutOfPlace,
    /// The first line is not the input.
    OtherInput,
    /// The line has brackets that can go, or others went than those.
    Brackets,
    /// The description is empty, too long, or no sentence with a full stop.
    Description,
    /// A line that no law makes has sides, or one that a law makes has not both.
    Sides,
    /// A range is not whole operands of one chain, or the ranges do not ascend or leave a sign between neighbours out.
    Span,
    /// A side's text is not what stands at its ranges.
    Part,
    /// Something beside the law's operands has changed.
    Context,
    /// Operands changed their order, or a new part stands where none that it came from stood.
    Order,
    /// The law does not make the one side from the other.
    Law,
    /// The line has not the value of the line before in every row.
    Value,
    /// The line stood before, up to the order of operands.
    Repeated,
    /// The last line is not the answer.
    OtherEnd,
    /// The input is a minimum already, and steps were made.
    NeedsNoStep,
    /// An XOR is opened or something distributed where a law that only makes less applies.
    Unclean,
    /// To check it takes more work than is left.
    Work,
    /// What the step adds is of no use.
    Detour,
}

impl Reason {
    fn sentence(self) -> &'static str {
        match self {
            Self::Unreadable => "The line cannot be read.",
            Self::TooLong => "The line is too long.",
            Self::TooManyVariables => "The lines have too many variables.",
            Self::NoLine => "There is no line.",
            Self::TypeOutOfPlace => "A step of this type may not stand here.",
            Self::OtherInput => "The first line is not the input.",
            Self::Brackets => "The line has not the fewest brackets.",
            Self::Description => "The description is no sentence of the allowed length.",
            Self::Sides => "The step has a side too many or too few.",
            Self::Span => "A range is not whole operands of one chain.",
            Self::Part => "A side is not the text at its ranges.",
            Self::Context => "Something beside the law's operands has changed.",
            Self::Order => "Operands are not in their order.",
            Self::Law => "The law does not make the one side from the other.",
            Self::Value => "The line has another value than the line before.",
            Self::Repeated => "The line stood before.",
            Self::OtherEnd => "The last line is not the answer.",
            Self::NeedsNoStep => "The input is a minimum already.",
            Self::Unclean => "The step copies what a law would make less first.",
            Self::Work => "The derivation takes too much work to check.",
            Self::Detour => "What the step adds is of no use.",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Step {}: {}", self.step, self.reason.sentence())
    }
}

impl std::error::Error for Refusal {}
