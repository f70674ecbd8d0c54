//! The call that builds networks: what it reads, what it refuses, and the values that it gives.

use crate::support::value;
use logic_rs::calls::networks::{
    NetworkBuilt, NetworkColumn, NetworkFunctions, NetworkProduct, NetworksOutcome, NetworksRequest, networks,
};
use logic_rs::error::ErrorCode;
use logic_rs::expr::Fix;
use logic_rs::limits::{AND_XOR_VARIABLES_MAX, NETWORK_FUNCTIONS_MAX, NETWORK_GATES_MAX};
use logic_rs::network::{NetworkForm, NetworkGate, NetworkGateKind, NetworkGates, NetworkSignal};
use serde_bytes::ByteBuf;

fn request(functions: NetworkFunctions) -> NetworksRequest {
    NetworksRequest { functions, gates: NetworkGates::AndOrNot, inputs_max: None, work_max: 1_000 }
}

fn texts(texts: &[&str]) -> NetworkFunctions {
    NetworkFunctions::Texts { texts: texts.iter().map(|&text| text.to_owned()).collect() }
}

fn column(ones: &[u8], dont_cares: &[u8]) -> NetworkColumn {
    NetworkColumn { ones: ByteBuf::from(ones), dont_cares: ByteBuf::from(dont_cares) }
}

fn answer(request: &NetworksRequest) -> NetworksOutcome {
    networks(request).expect("a request")
}

/// The value of a signal where the variables have the bits of the row, computed from the gates as they are given.
fn signal_value(gates: &[NetworkGate], signal: NetworkSignal, variables: usize, row: u32) -> bool {
    match signal {
        NetworkSignal::Constant(one) => one,
        NetworkSignal::Input(index) => row >> (variables - 1 - index as usize) & 1 == 1,
        NetworkSignal::Gate(gate) => {
            let NetworkGate { kind, inputs } = &gates[gate as usize];
            let ones = inputs.iter().filter(|&&input| signal_value(gates, input, variables, row)).count();
            match kind {
                NetworkGateKind::And => ones == inputs.len(),
                NetworkGateKind::Nand => ones < inputs.len(),
                NetworkGateKind::Or => ones > 0,
                NetworkGateKind::Nor | NetworkGateKind::Not => ones == 0,
                NetworkGateKind::Xor => ones % 2 == 1,
                NetworkGateKind::Xnor => ones % 2 == 0,
            }
        }
    }
}

#[test]
fn every_form_of_texts_has_their_values_and_their_variables_in_order() {
    let typed = ["B^x2.A", "(A+x10)'.B"];
    for gates in [NetworkGates::AndOrNot, NetworkGates::WithXor, NetworkGates::Nand, NetworkGates::Nor] {
        let NetworksOutcome::Networks { vars, networks, .. } =
            answer(&NetworksRequest { gates, inputs_max: Some(2), ..request(texts(&typed)) })
        else {
            panic!("refused");
        };
        assert_eq!(vars, ["A", "B", "x2", "x10"]);
        let forms: Vec<NetworkForm> = networks.iter().map(|network| network.form).collect();
        use NetworkForm::{AndXor, Factored, Product, Sum, Written};
        assert_eq!(forms, [Written, Sum, Product, Factored, AndXor]);
        for network in &networks {
            let NetworkBuilt::Network { gates, outputs, .. } = &network.built else { panic!("{network:?}") };
            for row in 0..16 {
                for (text, &output) in typed.iter().zip(outputs) {
                    assert_eq!(signal_value(gates, output, 4, row), value(text, &vars, row), "{text} {row}");
                }
            }
        }
    }
}

#[test]
fn columns_have_no_form_as_written_and_their_dont_cares_are_used() {
    // F is 1 in row 3 and free in row 2: A alone.
    let functions = NetworkFunctions::Columns { variables: 2, columns: vec![column(&[8], &[4])] };
    let NetworksOutcome::Networks { vars, networks, products, .. } = answer(&request(functions)) else {
        panic!("refused")
    };
    assert!(vars.is_empty());
    assert_eq!(products, [NetworkProduct { care: 2, value: 2, functions: 1 }]);
    assert_eq!(networks.len(), 4);
    for network in networks {
        let outputs = vec![NetworkSignal::Input(0)];
        assert_eq!(network.built, NetworkBuilt::Network { literals: 1, gates: vec![], outputs });
    }
}

#[test]
fn a_text_that_cannot_be_read_is_refused_with_its_place() {
    let NetworksOutcome::Refused { refusals } = answer(&request(texts(&["A.B", "A+"]))) else {
        panic!("a network");
    };
    assert_eq!(refusals.len(), 1);
    assert_eq!((refusals[0].function, refusals[0].error.code), (1, ErrorCode::UnexpectedEnd));
    let many: Vec<String> = (0..17).map(|index| format!("x{index}")).collect();
    let NetworksOutcome::Refused { refusals } = answer(&request(texts(&[&many.join(".")]))) else {
        panic!("a network");
    };
    assert_eq!(refusals[0].error.code, ErrorCode::TooManyVariables);
}

#[test]
fn requests_that_no_user_can_make_are_errors() {
    let columns = |variables, columns| NetworkFunctions::Columns { variables, columns };
    let empty = column(&[0], &[0]);
    for functions in [
        texts(&[]),
        texts(&vec!["A"; NETWORK_FUNCTIONS_MAX as usize + 1]),
        columns(2, vec![]),
        columns(2, vec![empty.clone(); NETWORK_FUNCTIONS_MAX as usize + 1]),
        columns(17, vec![empty.clone()]),
        columns(4, vec![empty.clone()]),
        columns(2, vec![column(&[1], &[1])]),
    ] {
        assert!(networks(&request(functions)).is_err());
    }
    assert!(networks(&NetworksRequest { inputs_max: Some(1), ..request(texts(&["A"])) }).is_err());
    assert!(networks(&request(texts(&vec!["A"; NETWORK_FUNCTIONS_MAX as usize]))).is_ok());
}

/// A hash of the row, which has no small form.
fn hashed(variables: u32) -> NetworkFunctions {
    let mut ones = vec![0u8; 1 << variables >> 3];
    for row in (0..1u32 << variables).filter(|row| row.wrapping_mul(2_654_435_761) >> 31 & 1 == 1) {
        ones[(row >> 3) as usize] |= 1 << (row & 7);
    }
    let none = vec![0; ones.len()];
    NetworkFunctions::Columns { variables, columns: vec![column(&ones, &none)] }
}

#[test]
fn of_a_network_with_too_many_gates_only_their_number_is_given_and_of_too_many_operands_theirs() {
    let built = |variables| {
        let gates = NetworkGates::Nand;
        let request =
            NetworksRequest { work_max: 10, inputs_max: Some(2), gates, ..request(hashed(variables)) };
        let NetworksOutcome::Networks { networks, .. } = answer(&request) else { panic!("refused") };
        assert_eq!(networks.len(), 3);
        networks.into_iter().map(|network| network.built)
    };
    for form in built(12) {
        let NetworkBuilt::ManyGates { gate_count } = form else { panic!("built, or too many operands") };
        assert!(gate_count > NETWORK_GATES_MAX);
    }
    assert!(built(16).all(|form| matches!(form, NetworkBuilt::ManyOperands { .. })));
}

#[test]
fn and_xor_forms_are_of_as_many_variables_as_all_polarities_are_tried_for() {
    let has_and_xor = |variables: u32| {
        let vars: Vec<String> = (0..variables).map(|index| format!("x{index}")).collect();
        let NetworksOutcome::Networks { networks, .. } = answer(&request(texts(&[&vars.join("^")]))) else {
            panic!("refused")
        };
        networks.iter().any(|network| network.form == NetworkForm::AndXor)
    };
    assert!(has_and_xor(AND_XOR_VARIABLES_MAX));
    assert!(!has_and_xor(AND_XOR_VARIABLES_MAX + 1));
}

#[test]
fn a_word_that_looks_like_a_name_is_asked_about() {
    let NetworksOutcome::Networks { asked, .. } = answer(&request(texts(&["Cin.A+B", "A.B"]))) else {
        panic!("refused");
    };
    let found: Vec<_> =
        asked.iter().map(|asked| (asked.function, matches!(asked.fix, Fix::Names { .. }))).collect();
    assert_eq!(found, [(0, true)]);
}
