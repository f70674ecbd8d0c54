//! Gates that compute functions: from a form of each function to a network of permitted gates.
//!
//! `logic` holds forms as one graph in which equal parts are one node; `forms` makes such graphs of sums, products of
//! sums and AND–XOR forms. `mapping` builds them of the permitted gates. `gates` is the network itself, which is checked
//! against the functions on all rows before it leaves.

mod forms;
mod gates;
mod logic;
mod mapping;

use crate::rows::TruthTable;
pub use gates::{Gate, GateKind, Network, Signal};
pub use mapping::{Gates, Mapping};

/// The form of the functions that a network is built from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Sums of products that are shared between the functions.
    Sum,
    /// Products of sums, shared likewise.
    Product,
    /// Sums modulo 2 of products, in which each variable is plain everywhere or complemented everywhere.
    AndXor,
}

/// A network of the permitted gates for functions of the same variables, don't-cares included.
///
/// `work_max` is the work of the search for the form, in units; see [`minimize_several`](crate::qmc::minimize_several).
///
/// # Panics
///
/// As `minimize_several` does; else only if this crate is wrong: the network is compared with the tables before it is
/// returned.
pub fn network(tables: &[TruthTable], form: Form, mapping: Mapping, work_max: u32) -> Network {
    let (logic, outputs) = match form {
        Form::Sum => forms::sums(tables, work_max),
        Form::Product => forms::products(tables, work_max),
        Form::AndXor => forms::and_xor(tables, work_max),
    };
    let network = mapping::mapped(&logic, &outputs, tables[0].arity(), mapping);
    for (column, table) in network.columns().iter().zip(tables) {
        let allowed = table.on().union(table.dont_care());
        assert!(
            table.on().is_subset(column) && column.is_subset(&allowed),
            "a network differs from its function"
        );
    }
    network
}

#[cfg(test)]
mod tests;
