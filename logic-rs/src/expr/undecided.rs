//! Why a text that may mean several things is not read.

use serde::Serialize;
use tsify::Tsify;

/// Why a text has no correction although each of its signs is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Undecided {
    /// Two operators that languages apply in different orders.
    Order {
        /// The one before the other, as typed.
        first: String,
        /// The other one.
        second: String,
    },
    /// NAND, NOR or XNOR beside another operator.
    NotAlone {
        /// Which of them.
        operator: String,
    },
    /// A definition, or an equation: `A=B`.
    Equation,
    /// An assignment of VHDL, or a comparison: `A<=B`.
    Comparison,
    /// ELSE after IF and THEN.
    Choice,
    /// A number that needs more variables than the text names.
    RowTooLarge {
        /// The number.
        number: u32,
        /// How many variables there are.
        variables: u32,
    },
}
