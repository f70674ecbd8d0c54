//! Networks of random functions in every form and of all permitted gates; `network` itself compares each with its
//! functions on all rows.

use super::*;
use crate::random::Random;
use crate::rows::{Arity, Row, RowSet};

const WORK: u32 = 1_000;
const FORMS: [Form; 3] = [Form::Sum, Form::Product, Form::AndXor];

fn table(variables: u32, rows: impl IntoIterator<Item = u32>) -> TruthTable {
    let arity = Arity::new(variables).unwrap();
    TruthTable::new(RowSet::from_rows(arity, rows.into_iter().map(Row)).unwrap())
}

fn mappings() -> impl Iterator<Item = Mapping> {
    [Gates::AndOrNot, Gates::WithXor, Gates::Nand, Gates::Nor]
        .into_iter()
        .flat_map(|gates| [2, 3, 4, usize::MAX].map(|inputs_max| Mapping { gates, inputs_max }))
}

fn permits(mapping: Mapping, gate: &Gate) -> bool {
    let kind = match mapping.gates {
        Gates::AndOrNot => matches!(gate.kind, GateKind::And | GateKind::Or | GateKind::Not),
        Gates::WithXor => !matches!(gate.kind, GateKind::Nand | GateKind::Nor),
        Gates::Nand => gate.kind == GateKind::Nand,
        Gates::Nor => gate.kind == GateKind::Nor,
    };
    let least = match gate.kind {
        GateKind::Not | GateKind::Nand | GateKind::Nor => 1,
        _ => 2,
    };
    let most = if gate.kind == GateKind::Not { 1 } else { mapping.inputs_max };
    kind && (least..=most).contains(&gate.inputs.len())
}

#[test]
fn every_form_of_random_functions_is_built_of_permitted_gates_each_once() {
    let mut random = Random(37);
    for _ in 0..150 {
        let variables = 1 + random.below(6);
        let tables: Vec<TruthTable> =
            (0..1 + random.below(3)).map(|_| table(variables, random.rows(variables, 50))).collect();
        for form in FORMS {
            for mapping in mappings() {
                let network = network(&tables, form, mapping, WORK);
                assert!(network.gates.iter().all(|gate| permits(mapping, gate)), "{network:?}");
                let mut gates = network.gates.clone();
                gates.sort_unstable();
                gates.dedup();
                assert_eq!(gates.len(), network.gates.len());
            }
        }
    }
}

#[test]
fn a_sum_of_nands_has_the_levels_of_the_book() {
    let mut random = Random(5);
    let mapping = Mapping { gates: Gates::Nand, inputs_max: usize::MAX };
    for _ in 0..300 {
        let variables = 2 + random.below(5);
        let tables = [table(variables, random.rows(variables, 50))];
        // NOT, NAND, NAND.
        assert!(network(&tables, Form::Sum, mapping, WORK).levels() <= 3);
        let nors = Mapping { gates: Gates::Nor, ..mapping };
        assert!(network(&tables, Form::Product, nors, WORK).levels() <= 3);
    }
}

#[test]
fn parity_of_five_takes_five_terms_as_and_xor_and_sixteen_as_a_sum() {
    let parity = [table(5, (0..32).filter(|row: &u32| row.count_ones() % 2 == 1))];
    let mapping = Mapping { gates: Gates::WithXor, inputs_max: usize::MAX };
    let exclusive = network(&parity, Form::AndXor, mapping, WORK);
    assert_eq!((exclusive.gates.len(), exclusive.gate_inputs(), exclusive.levels()), (1, 5, 1));
    let sum = network(&parity, Form::Sum, mapping, WORK);
    assert_eq!(sum.gates.iter().filter(|gate| gate.inputs.len() == 5).count(), 16);
}

#[test]
fn constants_and_single_variables_need_no_gates() {
    let tables = [table(2, []), table(2, 0..4), table(2, [2, 3])];
    for form in FORMS {
        for mapping in mappings() {
            let network = network(&tables, form, mapping, WORK);
            assert!(network.gates.is_empty());
            let outputs = [Signal::Constant(false), Signal::Constant(true), Signal::Input(0)];
            assert_eq!(network.outputs, outputs);
        }
    }
}
