//! Networks of gates for several functions, in every form at once.

use super::read::names;
use super::table::{AskedFunction, FunctionRefusal, Functions, TableRequest, asked, read};
use crate::error::RequestError;
use crate::expr;
use crate::limits::{NETWORK_FUNCTIONS_MAX, NETWORK_VARIABLES_MAX};
use crate::network::{
    Built, FormNetwork, Mapping, Network, NetworkForm, NetworkForms, NetworkGate, NetworkGates, NetworkSignal,
};
use crate::qmc::SharedProduct;
use crate::rows::{Arity, RowSet, TruthTable};
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;
use tsify::Tsify;

/// The functions whose networks are wanted, and of what gates.
#[derive(Clone, Debug, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct NetworksRequest {
    /// The functions.
    pub functions: NetworkFunctions,
    /// The gates that may be used.
    pub gates: NetworkGates,
    /// The most inputs of a gate, at least 2; any number if left out.
    #[tsify(optional)]
    #[serde(default)]
    pub inputs_max: Option<u32>,
    /// The most work, as in [`SimplifyRequest`](super::simplify::SimplifyRequest): for the searches for the fewest products
    /// and sums, and for all forms and their gates.
    pub work_max: u32,
}

/// Functions as typed or by their rows.
#[derive(Clone, Debug, Deserialize, Tsify)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum NetworkFunctions {
    /// Expressions.
    Texts {
        /// At least one, at most [`NETWORK_FUNCTIONS_MAX`].
        texts: Vec<String>,
    },
    /// The columns of a truth table.
    Columns {
        /// The number of variables, at most [`NETWORK_VARIABLES_MAX`].
        variables: u32,
        /// At least one, at most [`NETWORK_FUNCTIONS_MAX`].
        columns: Vec<NetworkColumn>,
    },
}

/// The rows of one function, packed as in [`PackedTable`](super::table::PackedTable).
#[derive(Clone, Debug, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct NetworkColumn {
    /// The rows in which it is 1.
    #[tsify(type = "Uint8Array")]
    pub ones: ByteBuf,
    /// The rows in which it may be 0 or 1.
    #[tsify(type = "Uint8Array")]
    pub dont_cares: ByteBuf,
}

/// The networks, or why there are none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum NetworksOutcome {
    /// Every function was read.
    Networks {
        /// The variables of expressions in variable order; empty for columns.
        vars: Vec<String>,
        /// One for each form. The form as written is the first for expressions and is left out for columns.
        networks: Vec<NetworkAnswer>,
        /// The products of the sums, in the order in which they are read; empty where they are too many.
        products: Vec<NetworkProduct>,
        /// As in [`TableOutcome`](super::table::TableOutcome).
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[tsify(optional)]
        asked: Vec<AskedFunction>,
    },
    /// Some function cannot be read, or all together have too many variables.
    Refused {
        /// One for each function that has to change, in the functions' order.
        refusals: Vec<FunctionRefusal>,
    },
}

/// A product of the sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct NetworkProduct {
    /// The variables that it has, as bits of a row's number.
    pub care: u32,
    /// Those of them that it has without a complement.
    pub value: u32,
    /// The functions whose sums have it: function `i` is bit `i`.
    pub functions: u32,
}

/// The network of one form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct NetworkAnswer {
    /// The form.
    pub form: NetworkForm,
    /// As in [`FormNetwork`].
    pub proven: bool,
    /// What is built of it.
    pub built: NetworkBuilt,
}

/// What is built of a form; see [`Built`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum NetworkBuilt {
    /// The network.
    Network {
        /// As in [`Built`].
        literals: u32,
        /// The gates, each after the gates at its inputs.
        gates: Vec<NetworkGate>,
        /// For each function the signal that is its value.
        outputs: Vec<NetworkSignal>,
    },
    /// More than [`NETWORK_GATES_MAX`] gates.
    ManyGates {
        /// The number of gates.
        gate_count: u32,
    },
    /// More than [`NETWORK_OPERANDS_MAX`] operands.
    ManyOperands {
        /// Their number; left out where the search for the form ended before it was known.
        #[tsify(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        operand_count: Option<u32>,
    },
}

/// Reads the functions and builds their networks of the permitted gates, or says which functions to change. Expressions
/// are refused as by [`table`](super::table::table).
///
/// Each network was compared with its functions on all rows.
pub fn networks(request: &NetworksRequest) -> Result<NetworksOutcome, RequestError> {
    let inputs_max = request.inputs_max.map_or(usize::MAX, |most| most as usize);
    if inputs_max < 2 {
        return Err(RequestError("a gate needs room for two inputs"));
    }
    let mapping = Mapping { gates: request.gates, inputs_max };
    let (vars, mut forms, asked) = match &request.functions {
        NetworkFunctions::Texts { texts } => {
            let table = table_request(texts)?;
            let Functions { expressions, variables } = match read(&table) {
                Ok(functions) => functions,
                Err(refusals) => return Ok(NetworksOutcome::Refused { refusals }),
            };
            let arity = Arity::new(variables.len() as u32).expect("the number was checked");
            let columns = expr::truth_tables(&expressions, &variables, arity);
            let tables = columns.iter().map(|column| TruthTable::new(RowSet::from_packed(arity, column)));
            let mut forms = NetworkForms::new(tables.collect(), request.work_max);
            forms.add_written(&expressions, &variables);
            (names(&variables), forms, asked(&table))
        }
        NetworkFunctions::Columns { variables, columns } => {
            (Vec::new(), NetworkForms::new(tables(*variables, columns)?, request.work_max), Vec::new())
        }
    };
    let networks = forms.networks(mapping).into_iter().map(NetworkAnswer::of).collect();
    let products = forms.products().iter().map(|&SharedProduct { cube, functions }| NetworkProduct {
        care: cube.care(),
        value: cube.value(),
        functions,
    });
    Ok(NetworksOutcome::Networks { vars, networks, products: products.collect(), asked })
}

fn table_request(texts: &[String]) -> Result<TableRequest, RequestError> {
    let (primary, extras) = texts.split_first().ok_or(RequestError("there are no functions"))?;
    if texts.len() > NETWORK_FUNCTIONS_MAX as usize {
        return Err(RequestError("there are too many functions"));
    }
    Ok(TableRequest {
        primary: primary.clone(),
        extras: extras.to_vec(),
        variables_max: NETWORK_VARIABLES_MAX,
        steps_max: None,
    })
}

fn tables(variables: u32, columns: &[NetworkColumn]) -> Result<Vec<TruthTable>, RequestError> {
    let arity = Arity::new(variables).filter(|_| variables <= NETWORK_VARIABLES_MAX);
    let arity = arity.ok_or(RequestError("there are too many variables"))?;
    if columns.is_empty() || columns.len() > NETWORK_FUNCTIONS_MAX as usize {
        return Err(RequestError("there are no functions or too many"));
    }
    let bytes = (arity.rows() as usize).div_ceil(8);
    let set = |packed: &ByteBuf| {
        let fits = packed.len() == bytes;
        fits.then(|| RowSet::from_packed(arity, packed)).ok_or(RequestError("a column has another length"))
    };
    let table = |column: &NetworkColumn| {
        TruthTable::with_dont_cares(set(&column.ones)?, set(&column.dont_cares)?)
            .ok_or(RequestError("a row is in both columns"))
    };
    columns.iter().map(table).collect()
}

impl NetworkAnswer {
    fn of(found: FormNetwork) -> Self {
        let FormNetwork { form, built, proven } = found;
        let built = match built {
            Built::Network { network: Network { gates, outputs, .. }, literals } => {
                NetworkBuilt::Network { literals: literals as u32, gates, outputs }
            }
            Built::ManyGates(gates) => NetworkBuilt::ManyGates { gate_count: gates as u32 },
            Built::ManyOperands(operands) => {
                NetworkBuilt::ManyOperands { operand_count: operands.map(|operands| operands as u32) }
            }
        };
        Self { form, proven, built }
    }
}
