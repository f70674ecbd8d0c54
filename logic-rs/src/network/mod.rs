//! Gates that compute functions: from a form of each function to a network of permitted gates.
//!
//! `logic` holds forms as one graph in which equal parts are one node; `forms` makes such graphs of sums, products of
//! sums and AND–XOR forms, `factored` of sums with common factors, and `written` of expressions. `mapping` builds them of
//! the permitted gates. `gates` is the network itself, which is checked against the functions on all rows before it
//! leaves.

mod factored;
mod forms;
mod gates;
mod logic;
mod mapping;
mod written;

use crate::expr::{Expr, Variable};
use crate::qmc::{SharedProduct, minimize_several};
use crate::rows::TruthTable;
pub use gates::{Network, NetworkGate, NetworkGateKind, NetworkSignal};
use logic::{Edge, Logic};
pub use mapping::{Mapping, NetworkGates};
use serde::Serialize;
use tsify::Tsify;

/// The form of the functions that a network is built from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum NetworkForm {
    /// The operators of the expressions.
    Written,
    /// Sums of products that are shared between the functions.
    Sum,
    /// Products of sums, shared likewise.
    Product,
    /// The sums with common factors, which the functions share.
    Factored,
    /// Sums modulo 2 of products, in which each variable is plain everywhere or complemented everywhere.
    AndXor,
}

/// A form of some functions, and the network that is built from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormNetwork {
    /// The form.
    pub form: NetworkForm,
    /// The network.
    pub network: Network,
    /// The number of variables in the form, complemented or not, repeats counted; a shared part is counted once.
    pub literals: usize,
    /// Of sums and products of sums whether no others of their kind have fewer products or sums in all, and of those none
    /// has fewer literals. Nothing is claimed of other forms.
    pub proven: bool,
}

/// The forms of functions of the same variables, don't-cares included.
pub struct NetworkForms {
    tables: Vec<TruthTable>,
    forms: Vec<FormGraph>,
    products: Vec<SharedProduct>,
}

struct FormGraph {
    form: NetworkForm,
    logic: Logic,
    outputs: Vec<Edge>,
    proven: bool,
}

impl NetworkForms {
    /// Finds each form that depends on the functions alone, in the order of [`NetworkForm`].
    ///
    /// `work_max` is the work of each of the two searches for the fewest products, in units.
    ///
    /// # Panics
    ///
    /// As [`minimize_several`] does.
    pub fn new(tables: Vec<TruthTable>, work_max: u32) -> Self {
        let arity = tables[0].arity();
        let sums = minimize_several(&tables, work_max);
        let complements: Vec<TruthTable> = tables.iter().map(TruthTable::complement).collect();
        let complement_sums = minimize_several(&complements, work_max);
        let graph = |form, (logic, outputs), proven| FormGraph { form, logic, outputs, proven };
        let factored = factored::factored(&sums, arity, forms::sums(&tables, &sums));
        let forms = vec![
            graph(NetworkForm::Sum, forms::sums(&tables, &sums), sums.proven),
            graph(
                NetworkForm::Product,
                forms::products(&complements, &complement_sums),
                complement_sums.proven,
            ),
            graph(NetworkForm::Factored, factored, false),
            graph(NetworkForm::AndXor, forms::and_xor(&tables, &sums), false),
        ];
        let products = forms::in_reading_order(&sums, arity);
        Self { tables, forms, products }
    }

    /// Adds the form as written in front of the others: the functions' expressions. `variables` are those of the table,
    /// in variable order.
    pub fn add_written(&mut self, expressions: &[Expr], variables: &[Variable]) {
        let (logic, outputs) = written::written(expressions, variables);
        self.forms.insert(0, FormGraph { form: NetworkForm::Written, logic, outputs, proven: false });
    }

    /// The products of the sums, in the order in which they are read.
    pub fn products(&self) -> &[SharedProduct] {
        &self.products
    }

    /// The networks of the permitted gates, one for each form.
    ///
    /// # Panics
    ///
    /// Only if this crate is wrong: each network is compared with the functions on all rows before it is returned.
    pub fn networks(&self, mapping: Mapping) -> Vec<FormNetwork> {
        let arity = self.tables[0].arity();
        let built = |&FormGraph { form, ref logic, ref outputs, proven }: &FormGraph| {
            let network = mapping::mapped(logic, outputs, arity, mapping);
            check(&network, &self.tables);
            FormNetwork { form, network, literals: logic.literals(outputs), proven }
        };
        self.forms.iter().map(built).collect()
    }
}

fn check(network: &Network, tables: &[TruthTable]) {
    for (column, table) in network.columns().iter().zip(tables) {
        let allowed = table.on().union(table.dont_care());
        assert!(
            table.on().is_subset(column) && column.is_subset(&allowed),
            "a network differs from its function"
        );
    }
}

#[cfg(test)]
mod tests;
