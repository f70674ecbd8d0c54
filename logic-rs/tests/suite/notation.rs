//! Properties of reading and printing, in the words of the notation's rules.

use crate::support::{request, value};
use logic_rs::calls::InputMode;
use logic_rs::calls::simplify::simplify;
use logic_rs::expr::{BinaryOperator, Expr, Node, Variable, parse};
use logic_rs::minterms;
use proptest::prelude::*;

/// A tree in which operands of the same associative operator are in one list.
#[derive(Clone, Debug, PartialEq)]
enum Tree {
    Leaf(String),
    Not(Box<Tree>),
    Chain(BinaryOperator, Vec<Tree>),
}

fn tree(expression: &Expr) -> Tree {
    let mut stack: Vec<Tree> = Vec::new();
    for node in expression.nodes() {
        let tree = match *node {
            Node::Constant(value) => Tree::Leaf(u8::from(value).to_string()),
            Node::Variable(index) => Tree::Leaf(expression.variables()[index].to_string()),
            Node::Not => Tree::Not(Box::new(stack.pop().expect("an operand"))),
            Node::Binary(operator) => {
                let right = stack.pop().expect("a right operand");
                let left = stack.pop().expect("a left operand");
                let side = |tree| match tree {
                    Tree::Chain(other, parts) if other == operator => parts,
                    other => vec![other],
                };
                Tree::Chain(operator, [side(left), side(right)].concat())
            }
        };
        stack.push(tree);
    }
    assert_eq!(stack.len(), 1, "one tree");
    stack.remove(0)
}

fn any_expression() -> impl Strategy<Value = String> {
    let leaf = prop::sample::select(vec!["A", "B", "c", "x1", "x10", "0", "1"]).prop_map(str::to_owned);
    leaf.prop_recursive(6, 40, 2, |inner| {
        let two = (inner.clone(), inner.clone());
        prop_oneof![
            inner.clone().prop_map(|a| format!("({a})'")),
            inner.prop_map(|a| format!("({a})")),
            two.clone().prop_map(|(a, b)| format!("({a}).({b})")),
            two.clone().prop_map(|(a, b)| format!("({a})({b})")),
            two.clone().prop_map(|(a, b)| format!("({a})^({b})")),
            two.clone().prop_map(|(a, b)| format!("{a}^{b}")),
            two.clone().prop_map(|(a, b)| format!("({a})+({b})")),
            two.prop_map(|(a, b)| format!("{a}+{b}")),
        ]
    })
}

/// Any text, but mostly characters and words that have a meaning in some notation.
fn any_text() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        6 => prop::sample::select(vec![
            "A", "B", "x1", "0", "1", "'", ".", "+", "^", "(", ")", " ", ",", "12", "not", "AND", "!", "&&", "Ā",
            "\u{305}", "-", "1.5", "’", "[", "é", "😀", "\0", "\u{a0}",
        ]).prop_map(str::to_owned),
        1 => any::<char>().prop_map(String::from),
    ];
    prop::collection::vec(piece, 0..40).prop_map(|pieces| pieces.concat())
}

/// Each text that lacks one pair of brackets of `text`.
fn without_a_pair(text: &str) -> Vec<String> {
    let mut open = Vec::new();
    let mut texts = Vec::new();
    for (close, c) in text.char_indices() {
        match c {
            '(' => open.push(close),
            ')' => {
                let start = open.pop().expect("brackets match");
                texts.push([&text[..start], &text[start + 1..close], &text[close + 1..]].concat());
            }
            _ => {}
        }
    }
    texts
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn printing_keeps_the_tree(text in any_expression()) {
        let expression = parse(&text).expect("a legal text");
        let printed = parse(&expression.to_string()).expect("a legal text");
        prop_assert_eq!(tree(&printed), tree(&expression));
        prop_assert_eq!(printed.to_string(), expression.to_string());
    }

    #[test]
    fn no_printed_bracket_can_be_left_out(text in any_expression()) {
        let expression = parse(&text).expect("a legal text");
        for shorter in without_a_pair(&expression.to_string()) {
            let other = parse(&shorter).expect("a legal text");
            prop_assert_ne!(tree(&other), tree(&expression));
        }
    }

    #[test]
    fn the_table_has_the_values_of_the_text(text in any_expression()) {
        let expression = parse(&text).expect("a legal text");
        let table = expression.truth_table();
        let vars: Vec<String> = expression.variables().iter().map(Variable::to_string).collect();
        let ones: Vec<u32> = (0..1 << vars.len()).filter(|&row| value(&text, &vars, row)).collect();
        prop_assert_eq!(table.iter().map(|row| row.0).collect::<Vec<_>>(), ones);
    }

    #[test]
    fn spaces_between_characters_change_nothing(text in any_expression(), spaces in "[ \t\u{a0}]{1,3}") {
        // An operator word would be an exception, since spaces bound it, but no name here is an operator word.
        let spaced: String = text.chars().flat_map(|c| [c.to_string(), spaces.clone()]).collect();
        prop_assert_eq!(parse(&spaced), parse(&text));
    }

    #[test]
    fn any_text_is_answered_or_refused_at_a_span_in_it(text in any_text()) {
        for mode in [InputMode::Boolean, InputMode::Mint] {
            let outcome = serde_json::to_value(simplify(&request(&text, mode, 10))).expect("JSON");
            if let Some(error) = outcome.get("error") {
                let length = text.encode_utf16().count() as u64;
                let (start, end) = (error["start"].as_u64().unwrap(), error["end"].as_u64().unwrap());
                prop_assert!(start <= end && end <= length, "{}", outcome);
            }
        }
    }

    #[test]
    fn min_terms_are_read_in_any_order_and_notation(
        numbers in prop::collection::vec(0u32..4096, 1..60),
        separators in prop::collection::vec(prop::sample::select(vec![",", " ", ", ", ",,", "\t"]), 61),
        zeros in 0usize..4,
    ) {
        let padded = numbers.iter().map(|number| format!("{}{number}", "0".repeat(zeros)));
        let text: String =
            separators[1..].iter().zip(padded).map(|(separator, number)| format!("{number}{separator}")).collect();
        let rows = minterms::read(&format!("{}{text}", separators[0]), None, 12).expect("a legal list");
        let mut sorted = numbers.clone();
        sorted.sort_unstable();
        sorted.dedup();
        prop_assert_eq!(rows.iter().map(|row| row.0).collect::<Vec<_>>(), sorted);
        let variables = rows.arity().variables();
        let largest = *numbers.iter().max().unwrap();
        prop_assert!(largest < 1 << variables);
        prop_assert!(variables == 1 || largest >= 1 << (variables - 1));
    }
}

#[test]
fn variables_are_ordered_by_letter_then_number() {
    let text = "z+x10+x+X2+x2+a+X+B";
    let order: Vec<String> =
        parse(text).expect("legal").variables().iter().map(Variable::to_string).collect();
    assert_eq!(order, ["B", "X", "X2", "a", "x", "x2", "x10", "z"]);
}

#[test]
fn printing_writes_the_fewest_brackets() {
    let cases = [
        ("((A))", "A"),
        ("(A+B)+(C+D)", "A+B+C+D"),
        ("A+(B.(C.D))", "A+B.C.D"),
        ("(A.B)^(C+D)", "A.B^(C+D)"),
        ("((A)')'", "A''"),
        ("(AB)'", "(A.B)'"),
        ("(1)(A^0)'", "1.(A^0)'"),
        ("((A'))(B)", "A'.B"),
    ];
    for (text, printed) in cases {
        assert_eq!(parse(text).expect("legal").to_string(), printed);
    }
}
