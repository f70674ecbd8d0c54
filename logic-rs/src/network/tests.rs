//! Networks of random functions in every form and of all permitted gates; `networks` itself compares each with its
//! functions on all rows.

use super::*;
use crate::heavy::{HeavyTable, heavy_tables};
use crate::qmc::{LOOKS, STEPS_PER_UNIT};
use crate::random::Random;
use crate::rows::{Arity, Row, RowSet};

const WORK: u32 = 1_000;
const FORMS: [NetworkForm; 4] =
    [NetworkForm::Sum, NetworkForm::Product, NetworkForm::Factored, NetworkForm::AndXor];
const ANY: usize = usize::MAX;

fn table(variables: u32, rows: impl IntoIterator<Item = u32>) -> TruthTable {
    let arity = Arity::new(variables).unwrap();
    TruthTable::new(RowSet::from_rows(arity, rows.into_iter().map(Row)).unwrap())
}

fn mappings() -> impl Iterator<Item = Mapping> {
    [NetworkGates::AndOrNot, NetworkGates::WithXor, NetworkGates::Nand, NetworkGates::Nor]
        .into_iter()
        .flat_map(|gates| [2, 3, 4, usize::MAX].map(|inputs_max| Mapping { gates, inputs_max }))
}

fn permits(mapping: Mapping, gate: &NetworkGate) -> bool {
    let kind = match mapping.gates {
        NetworkGates::AndOrNot => {
            matches!(gate.kind, NetworkGateKind::And | NetworkGateKind::Or | NetworkGateKind::Not)
        }
        NetworkGates::WithXor => !matches!(gate.kind, NetworkGateKind::Nand | NetworkGateKind::Nor),
        NetworkGates::Nand => gate.kind == NetworkGateKind::Nand,
        NetworkGates::Nor => gate.kind == NetworkGateKind::Nor,
    };
    let least = match gate.kind {
        NetworkGateKind::Not | NetworkGateKind::Nand | NetworkGateKind::Nor => 1,
        _ => 2,
    };
    let most = if gate.kind == NetworkGateKind::Not { 1 } else { mapping.inputs_max };
    kind && (least..=most).contains(&gate.inputs.len())
}

/// A form that is small enough to be built.
#[derive(Debug)]
struct Found {
    form: NetworkForm,
    network: Network,
    literals: usize,
    proven: bool,
}

fn all(forms: &mut NetworkForms, mapping: Mapping) -> Vec<Found> {
    let found = |FormNetwork { form, built, proven }| match built {
        Built::Network { network, literals } => Found { form, network, literals, proven },
        other => panic!("{form:?} is not built: {other:?}"),
    };
    forms.networks(mapping).into_iter().map(found).collect()
}

fn network(tables: &[TruthTable], form: NetworkForm, mapping: Mapping) -> Found {
    of_form(&mut NetworkForms::new(tables.to_vec(), WORK), form, mapping)
}

fn of_form(forms: &mut NetworkForms, form: NetworkForm, mapping: Mapping) -> Found {
    all(forms, mapping).into_iter().find(|found| found.form == form).unwrap()
}

/// The network of expressions in a form.
fn of_texts(texts: &[&str], form: NetworkForm, mapping: Mapping) -> Found {
    let expressions: Vec<Expr> = texts.iter().map(|text| crate::expr::parse(text).unwrap()).collect();
    let mut variables: Vec<Variable> =
        expressions.iter().flat_map(|expression| expression.variables().to_vec()).collect();
    variables.sort_unstable();
    variables.dedup();
    let arity = Arity::new(variables.len() as u32).unwrap();
    let columns = crate::expr::truth_tables(&expressions, &variables, arity);
    let tables = columns.iter().map(|column| TruthTable::new(RowSet::from_packed(arity, column)));
    let mut forms = NetworkForms::new(tables.collect(), WORK);
    forms.add_written(&expressions, &variables);
    of_form(&mut forms, form, mapping)
}

const AND_OR_NOT: Mapping = Mapping { gates: NetworkGates::AndOrNot, inputs_max: ANY };
const WITH_XOR: Mapping = Mapping { gates: NetworkGates::WithXor, inputs_max: ANY };

fn kinds(network: &Network) -> Vec<NetworkGateKind> {
    network.gates.iter().map(|gate| gate.kind).collect()
}

#[test]
fn every_form_of_random_functions_is_built_of_permitted_gates_each_once() {
    let mut random = Random(37);
    let mut functions = 0;
    while functions < 2_000 {
        let variables = 2 + random.below(5);
        let tables: Vec<TruthTable> = (0..1 + random.below(4))
            .map(|_| {
                let (ones, mut free) = (random.rows(variables, 50), random.rows(variables, 10));
                free.retain(|row| !ones.contains(row));
                let arity = Arity::new(variables).unwrap();
                let set = |rows: Vec<u32>| RowSet::from_rows(arity, rows.into_iter().map(Row)).unwrap();
                TruthTable::with_dont_cares(set(ones), set(free)).unwrap()
            })
            .collect();
        functions += tables.len();
        let mut forms = NetworkForms::new(tables, WORK);
        for mapping in mappings() {
            for Found { network, .. } in all(&mut forms, mapping) {
                assert!(network.gates.iter().all(|gate| permits(mapping, gate)), "{network:?}");
                let mut gates = network.gates.clone();
                gates.sort_unstable();
                gates.dedup();
                assert_eq!(gates.len(), network.gates.len());
                let used = network.gates.iter().flat_map(|gate| &gate.inputs).chain(&network.outputs);
                let used: std::collections::BTreeSet<_> =
                    used.filter(|signal| matches!(signal, NetworkSignal::Gate(_))).collect();
                assert_eq!(used.len(), network.gates.len());
            }
        }
    }
}

#[test]
fn random_expressions_are_built_as_written_of_permitted_gates() {
    let mut random = Random(19);
    for _ in 0..1_000 {
        let texts: Vec<String> = (0..2)
            .map(|_| {
                let leaves = 1 + random.below(14);
                random.expression(&["A", "B", "C", "D"], leaves)
            })
            .collect();
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        let choice = random.below(16) as usize;
        let mapping = mappings().nth(choice).unwrap();
        let Found { network, .. } = of_texts(&texts, NetworkForm::Written, mapping);
        assert!(network.gates.iter().all(|gate| permits(mapping, gate)), "{texts:?} {network:?}");
    }
}

#[test]
fn a_text_is_built_with_its_operators_and_parts_that_two_texts_have_are_built_once() {
    use NetworkGateKind::{And, Not, Or, Xnor, Xor};
    let written = |texts: &[&str], mapping| kinds(&of_texts(texts, NetworkForm::Written, mapping).network);
    assert_eq!(written(&["A.B+C"], AND_OR_NOT), [And, Or]);
    assert_eq!(written(&["A.(B.C)", "A.B.C"], AND_OR_NOT), [And]);
    assert_eq!(written(&["A.B+C'", "(A.B)^C"], WITH_XOR), [Not, And, Or, Xor]);
    assert_eq!(written(&["(A^B^C)'"], WITH_XOR), [Xnor]);
    assert_eq!(written(&["A.A+0", "(A')'"], AND_OR_NOT), []);
    // The last operand but one may become the gate that the first two are.
    for mapping in mappings() {
        let Found { network, .. } = of_texts(&["A^B^((A+B).(A.B)')^C"], NetworkForm::Written, mapping);
        assert!(network.gates.iter().all(|gate| permits(mapping, gate)), "{network:?}");
    }
}

#[test]
fn products_are_built_in_the_order_in_which_they_are_read() {
    let Found { network, .. } = of_texts(&["A'.D+A.C+A.B"], NetworkForm::Sum, AND_OR_NOT);
    let products: Vec<&NetworkGate> =
        network.gates.iter().filter(|gate| gate.kind == NetworkGateKind::And).collect();
    let input = NetworkSignal::Input;
    assert_eq!(products[0].inputs, [input(0), input(1)]);
    assert_eq!(products[1].inputs, [input(0), input(2)]);
}

/// A text of 1,000 brackets: nothing here may recurse.
#[test]
fn a_deep_text_is_built() {
    let text = format!("{}A{}", "(".repeat(999), "+B).C".repeat(999));
    let Found { network, .. } = of_texts(&[&text], NetworkForm::Written, AND_OR_NOT);
    assert!(network.levels() > 999, "{}", network.levels());
}

/// R. K. Brayton, "Factoring logic functions" (1987); G. De Micheli, "Synthesis and Optimization of Digital Circuits"
/// (1994), sections 8.3 and 8.4; G. Hachtel, F. Somenzi, "Logic Synthesis and Verification Algorithms" (1996), chapter 10.
#[test]
fn factored_forms_have_the_literals_of_the_books() {
    let cases: [(&[&str], usize); 8] = [
        (&["A.D.F+A.E.F+B.D.F+B.E.F+C.D.F+C.E.F+G"], 7),
        (&["A.C+A.D+B.C+B.D+E"], 5),
        (&["A.C.E+B.C.E+D.E+G"], 6),
        (&["A.B.C+A.B.D+A'.C'.D'+B'.C'.D'"], 8),
        (&["A.E+B.E+C.D.E"], 5),
        (&["A.B+A.C+A.D"], 4),
        (&["A.B+C.D"], 4),
        // (A+B) is shared.
        (&["A.C+B.C+D", "A.E+B.E+F"], 6),
    ];
    for (texts, literals) in cases {
        let found = of_texts(texts, NetworkForm::Factored, AND_OR_NOT);
        assert_eq!(found.literals, literals, "{texts:?} {found:?}");
    }
}

#[test]
fn factoring_finds_the_two_half_adders_of_a_full_adder() {
    let found = of_texts(&["A^B^C", "A.B+A.C+B.C"], NetworkForm::Factored, WITH_XOR);
    assert_eq!(
        found.network.gates.iter().filter(|gate| gate.kind == NetworkGateKind::Xor).count(),
        2,
        "{found:?}"
    );
    assert!(found.literals <= 8, "{found:?}");
}

#[test]
fn a_factored_form_has_no_more_literals_than_the_sum() {
    let mut random = Random(11);
    for _ in 0..400 {
        let variables = 2 + random.below(5);
        let tables: Vec<TruthTable> =
            (0..1 + random.below(4)).map(|_| table(variables, random.rows(variables, 50))).collect();
        let all = all(&mut NetworkForms::new(tables, WORK), AND_OR_NOT);
        let literals = |form| all.iter().find(|found| found.form == form).unwrap().literals;
        assert!(literals(NetworkForm::Factored) <= literals(NetworkForm::Sum));
    }
}

#[test]
fn a_sum_of_nands_has_the_levels_of_the_book() {
    let mut random = Random(5);
    let mapping = Mapping { gates: NetworkGates::Nand, inputs_max: ANY };
    for _ in 0..300 {
        let variables = 2 + random.below(5);
        let tables = [table(variables, random.rows(variables, 50))];
        // NOT, NAND, NAND.
        assert!(network(&tables, NetworkForm::Sum, mapping).network.levels() <= 3);
        let nors = Mapping { gates: NetworkGates::Nor, ..mapping };
        assert!(network(&tables, NetworkForm::Product, nors).network.levels() <= 3);
    }
}

#[test]
fn parity_of_five_takes_five_terms_as_and_xor_and_sixteen_as_a_sum() {
    let parity = [table(5, (0..32).filter(|row: &u32| row.count_ones() % 2 == 1))];
    let exclusive = network(&parity, NetworkForm::AndXor, WITH_XOR);
    let Found { network: gates, literals, .. } = &exclusive;
    assert_eq!((gates.gates.len(), gates.gate_inputs(), gates.levels(), *literals), (1, 5, 1, 5));
    let sum = network(&parity, NetworkForm::Sum, WITH_XOR);
    assert_eq!(sum.network.gates.iter().filter(|gate| gate.inputs.len() == 5).count(), 16);
    assert_eq!((sum.literals, sum.proven), (80, true));
}

#[test]
fn constants_and_single_variables_need_no_gates() {
    let tables = [table(2, []), table(2, 0..4), table(2, [2, 3])];
    for form in FORMS {
        for mapping in mappings() {
            let network = network(&tables, form, mapping).network;
            assert!(network.gates.is_empty());
            let outputs =
                [NetworkSignal::Constant(false), NetworkSignal::Constant(true), NetworkSignal::Input(0)];
            assert_eq!(network.outputs, outputs);
        }
    }
}

/// Steps that no budget stops: the sum of the function with which the budget ends, factoring, and the gates of the forms that
/// are small enough.
const STEPS_IN_ANY_CASE: u64 = 1 << 28;

#[test]
fn a_heavy_table_takes_its_budget_and_what_is_done_in_any_case_and_each_look_is_paid_for() {
    let nand = Mapping { gates: NetworkGates::Nand, inputs_max: 2 };
    let mut tables = 0;
    for HeavyTable { name, variables, columns } in heavy_tables() {
        tables += 1;
        let columns = columns.into_iter().map(|ones| table(variables, ones)).collect();
        LOOKS.set(0);
        let mut forms = NetworkForms::new(columns, WORK);
        let built = forms.networks(nand);
        let (looks, asked) = (LOOKS.get(), forms.budget.asked);
        assert!(looks <= asked, "{name}: {looks} looks, {asked} steps");
        assert!(asked <= u64::from(WORK) * STEPS_PER_UNIT + STEPS_IN_ANY_CASE, "{name}: {asked} steps");
        let has_and_xor = built.iter().any(|found| found.form == NetworkForm::AndXor);
        assert_eq!(has_and_xor, variables <= AND_XOR_VARIABLES_MAX, "{name}");
    }
    assert!(tables > 0);
}

#[test]
fn a_form_is_built_up_to_its_most_operands_and_only_counted_beyond() {
    // Parity as a sum: a product of all variables for every other row, and an operand of the sum for each product.
    let parity =
        |variables| table(variables, (0..1 << variables).filter(|row: &u32| row.count_ones() % 2 == 1));
    let sum_of = |variables: u32| {
        let mut forms = NetworkForms::new(vec![parity(variables)], WORK);
        forms.networks(AND_OR_NOT).into_iter().find(|found| found.form == NetworkForm::Sum).unwrap().built
    };
    let operands = |variables: u32| (1usize << (variables - 1)) * (variables as usize + 1) + 1;
    assert!(operands(11) <= NETWORK_OPERANDS_MAX as usize && operands(12) > NETWORK_OPERANDS_MAX as usize);
    assert!(matches!(sum_of(11), Built::Network { .. }));
    assert_eq!(sum_of(12), Built::ManyOperands(Some(operands(12))));
    // The sum by itself has more operands than are looked at.
    assert_eq!(sum_of(13), Built::ManyOperands(None));
}
