//! Why a derivation is refused.

use std::fmt;

/// The first thing found wrong in a derivation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The index of the step, 0 for the input as read.
    pub step: usize,
    /// The reason for the refusal.
    pub reason: Reason,
}

/// The faults of a step.
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
    /// The type is not allowed at this index: `CORRECTED` is the first step and no other, and
    /// `REMOVED_REDUNDANT_BRACKETS` may only be the second.
    TypeOutOfPlace,
    /// The first line is not the input.
    OtherInput,
    /// The line has redundant brackets, or a step that removes redundant brackets changes something else.
    Brackets,
    /// The description is empty, too long, or no sentence with a full stop.
    Description,
    /// A line that no law makes has a side, or a line that a law makes lacks one.
    Sides,
    /// A span does not cover whole operands of one chain, the spans do not ascend, or neighbouring operands have
    /// separate spans.
    Span,
    /// A side's text is not the text at its spans.
    Part,
    /// Something other than the law's operands has changed.
    Context,
    /// Operands changed their order, or a new operand is not at the index of an operand that it was made from.
    Order,
    /// The law does not make the second side from the first.
    Law,
    /// In some row, the value of the line differs from that of the line before.
    Value,
    /// The line repeats an earlier line, up to the order of operands.
    Repeated,
    /// The last line is not the answer.
    OtherEnd,
    /// The input is a minimum already, but the derivation has steps.
    NeedsNoStep,
    /// An XOR is written out or something is distributed although a law that only shortens applies.
    Unclean,
    /// Checking the step takes more work than is left.
    Work,
    /// No later step uses the operand that the step adds, and it is not part of the answer.
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
