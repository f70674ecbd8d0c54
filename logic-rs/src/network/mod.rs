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
use crate::limits::{AND_XOR_VARIABLES_MAX, NETWORK_GATES_MAX, NETWORK_OPERANDS_MAX};
use crate::qmc::{Budget, SharedProduct, SharedSums, minimize_several_within};
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
    /// What is built of it.
    pub built: Built,
    /// Of sums and products of sums whether no others of their kind have fewer products or sums in all, and of those none
    /// has fewer literals. Nothing is claimed of other forms.
    pub proven: bool,
}

/// What is built of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Built {
    /// A network that was compared with the functions on all rows.
    Network {
        /// The network.
        network: Network,
        /// The number of variables in the form, complemented or not, repeats counted; a shared part is counted once.
        literals: usize,
    },
    /// So many gates, more than [`NETWORK_GATES_MAX`].
    ManyGates(usize),
    /// So many operands and outputs, more than [`NETWORK_OPERANDS_MAX`]; `None` where the search for the form ended
    /// before its size was known.
    ManyOperands(Option<usize>),
}

/// Where the functions' sums by themselves have more operands than this, their shared sums are not looked for. Of so many
/// operands sharing seldom leaves [`NETWORK_OPERANDS_MAX`].
const SINGLE_OPERANDS_MAX: usize = 2 * NETWORK_OPERANDS_MAX as usize;

/// The steps of a look at an operand of a form or an input of a gate, of which some are kept in maps.
const STEPS_PER_OPERAND: usize = 1 << 6;

/// The forms of functions of the same variables, don't-cares included.
pub struct NetworkForms {
    tables: Vec<TruthTable>,
    forms: Vec<FormGraph>,
    products: Vec<SharedProduct>,
    budget: Budget,
}

struct FormGraph {
    form: NetworkForm,
    /// `None` for a form that is too large to be found.
    graph: Option<(Logic, Vec<Edge>)>,
    proven: bool,
}

impl NetworkForms {
    /// Finds each form that depends on the functions alone, in the order of [`NetworkForm`]: AND–XOR forms of at most
    /// [`AND_XOR_VARIABLES_MAX`] variables.
    ///
    /// `work_max` is the work of the whole call, in units; the search for the fewest products may take half of it, the one
    /// for the fewest sums what is left then.
    ///
    /// # Panics
    ///
    /// As [`minimize_several`](crate::qmc::minimize_several) does.
    pub fn new(tables: Vec<TruthTable>, work_max: u32) -> Self {
        let arity = tables[0].arity();
        let mut budget = Budget::of_units(work_max);
        let half = budget.left() / 2;
        let sums =
            budget.with_steps(half, |budget| minimize_several_within(&tables, SINGLE_OPERANDS_MAX, budget));
        let sum_graph = || sums.as_ref().map(|sums| forms::sums(&tables, sums));
        let factored = sums.as_ref().and_then(|sums| {
            let plain = sum_graph().filter(|graph| operands(graph) <= NETWORK_OPERANDS_MAX as usize)?;
            Some(factored::factored(sums, arity, plain, &mut budget))
        });
        let and_xor = (arity.variables() <= AND_XOR_VARIABLES_MAX)
            .then(|| sums.as_ref().map(|sums| forms::and_xor(&tables, sums, &mut budget)));
        let complements: Vec<TruthTable> = tables.iter().map(TruthTable::complement).collect();
        let complement_sums = minimize_several_within(&complements, SINGLE_OPERANDS_MAX, &mut budget);
        let product_graph = complement_sums.as_ref().map(|sums| forms::products(&complements, sums));
        let is_proven = |sums: &Option<SharedSums>| sums.as_ref().is_some_and(|sums| sums.proven);
        let form = |form, graph, proven| FormGraph { form, graph, proven };
        let mut forms = vec![
            form(NetworkForm::Sum, sum_graph(), is_proven(&sums)),
            form(NetworkForm::Product, product_graph, is_proven(&complement_sums)),
            // A sum that is too large is not factored.
            form(NetworkForm::Factored, factored.or_else(sum_graph), false),
        ];
        forms.extend(and_xor.map(|graph| form(NetworkForm::AndXor, graph, false)));
        let products = sums.as_ref().map_or(Vec::new(), |sums| forms::in_reading_order(sums, arity));
        Self { tables, forms, products, budget }
    }

    /// Adds the form as written in front of the others: the functions' expressions. `variables` are those of the table,
    /// in variable order.
    pub fn add_written(&mut self, expressions: &[Expr], variables: &[Variable]) {
        let graph = Some(written::written(expressions, variables));
        self.forms.insert(0, FormGraph { form: NetworkForm::Written, graph, proven: false });
    }

    /// The products of the sums, in the order in which they are read; none where they are too many.
    pub fn products(&self) -> &[SharedProduct] {
        &self.products
    }

    /// The networks of the permitted gates, one for each form.
    ///
    /// # Panics
    ///
    /// Only if this crate is wrong: each network is compared with the functions on all rows before it is returned.
    pub fn networks(&mut self, mapping: Mapping) -> Vec<FormNetwork> {
        let Self { tables, forms, budget, .. } = self;
        let built = |&FormGraph { form, ref graph, proven }: &FormGraph| FormNetwork {
            form,
            built: graph
                .as_ref()
                .map_or(Built::ManyOperands(None), |graph| built(graph, tables, mapping, budget)),
            proven,
        };
        forms.iter().map(built).collect()
    }
}

/// Builds a form that is small enough. Without its network the form is no answer, so it is built in any case; it takes at
/// most [`NETWORK_OPERANDS_MAX`] operands, and [`NETWORK_GATES_MAX`] gates on all rows.
fn built(graph: &(Logic, Vec<Edge>), tables: &[TruthTable], mapping: Mapping, budget: &mut Budget) -> Built {
    let (logic, outputs) = graph;
    let operands = operands(graph);
    budget.pay(operands);
    if operands > NETWORK_OPERANDS_MAX as usize {
        return Built::ManyOperands(Some(operands));
    }
    let network = mapping::mapped(logic, outputs, tables[0].arity(), mapping, budget);
    if network.gates.len() > NETWORK_GATES_MAX as usize {
        return Built::ManyGates(network.gates.len());
    }
    check(&network, tables, budget);
    Built::Network { network, literals: logic.literals(outputs) }
}

fn operands((logic, outputs): &(Logic, Vec<Edge>)) -> usize {
    logic.operands(outputs)
}

fn check(network: &Network, tables: &[TruthTable], budget: &mut Budget) {
    budget.pay((network.gate_inputs() + network.outputs.len()) * network.arity.words());
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
