//! How a text is understood, and what is offered instead of one that is not.

mod support;

use logic_rs::calls::Fix;
use logic_rs::calls::InputMode::{Boolean, Mint};
use logic_rs::calls::read::{ReadNode, ReadOutcome, ReadRequest, read};
use logic_rs::expr::{BinaryOperator, fix, parse};
use logic_rs::limits::{FIX_CHARS_MAX, READ_NODES_MAX};
use proptest::prelude::*;
use support::value;

fn read_as_boolean(input: &str) -> ReadOutcome {
    read(&ReadRequest { input: input.to_owned(), mode: Boolean, variables_max: None })
}

fn text_of(fix: &Fix) -> &str {
    match fix {
        Fix::Write { text } | Fix::Remove { text, .. } | Fix::Close { text, .. } => text,
    }
}

/// The offered fix, which must be a rewriting.
fn rewritten(input: &str) -> Option<String> {
    match fix(input)? {
        Fix::Write { text } => Some(text),
        other => panic!("{input}: {other:?}"),
    }
}

#[test]
fn other_notations_are_rewritten_in_one_go() {
    let cases = [
        ("!A", "A'"),
        ("~A", "A'"),
        ("∼A", "A'"),
        ("¬A", "A'"),
        ("NOT A", "A'"),
        ("not(A)", "(A)'"),
        ("!!A", "A''"),
        ("!~ NOT ¬A", "A''''"),
        ("!x12+A", "x12'+A"),
        ("!A'", "A''"),
        ("!0", "0'"),
        ("!AB", "A'B"),
        ("A!B", "AB'"),
        ("(A)!(B)", "(A)(B)'"),
        ("!(A+B)*C", "(A+B)'.C"),
        ("!(A+!(B+C))", "(A+(B+C)')'"),
        ("NOT (A OR B) AND C", "(A+B)'.C"),
        ("NOT (NOT A XOR not b)", "(A'^b')'"),
        ("A+NOT B", "A+B'"),
        ("A && NOT(B)", "A.(B)'"),
        ("NOT !A", "A''"),
        ("¬A∧B", "A'.B"),
        ("A AND B or C xOr D", "A.B+C^D"),
        ("(A)and(B)", "(A).(B)"),
        ("A AND !B", "A.B'"),
        ("A AND!B", "A.B'"),
        ("A*B·C&D∧E×F", "A.B.C.D.E.F"),
        ("A&&B || C", "A.B+C"),
        ("A|B∨C", "A+B+C"),
        ("A⊕B⊻C", "A^B^C"),
        ("A’", "A'"),
        ("A′+B´+C`+D‘", "A'+B'+C'+D'"),
        ("A″", "A''"),
        ("Ā+B", "A'+B"),
        ("x̄1+x1̄+x̄2̄", "x1'+x1'+x2'"),
        ("B\u{305}.1\u{305}", "B'.1'"),
        ("A\u{305} B\u{305}", "A'B'"),
        ("x\u{305}1\u{305}", "x1'"),
        ("A\u{304}B\u{304}", "A'B'"),
        ("ḡ1", "g1'"),
        ("[A+{B.C}]D", "(A+(B.C))D"),
        ("A\u{200b}.B\u{feff}", "A.B"),
        ("A + B & C", "A+B.C"),
        ("!A AND B’ | C̄.[D]", "A'.B'+C'.(D)"),
        ("!(A && (B", "(A.(B))'"),
        ("1A", "1.A"),
        ("A'1'B", "A'.1'.B"),
        ("(A)0+1(B)", "(A).0+1.(B)"),
        ("1 & !A (0)", "1.A'(0)"),
        ("1!A", "1.A'"),
        ("1e9", "1.e9"),
    ];
    for (input, text) in cases {
        assert_eq!(rewritten(input).as_deref(), Some(text), "{input}");
    }
}

#[test]
fn a_sign_too_many_is_left_out() {
    let cases = [
        ("A.B + + C'", "A.B+C'", "+"),
        ("A+.B", "A+B", "."),
        ("+A", "A", "+"),
        ("A.B+", "A.B", "+"),
        ("(A^)B", "(A)B", "^"),
        ("(.A)", "(A)", "."),
        ("A+'B", "A+B", "'"),
        ("A)+B", "A+B", ")"),
        ("(A))", "(A)", ")"),
    ];
    for (input, text, removed) in cases {
        let expected = Fix::Remove { text: text.to_owned(), removed: removed.to_owned() };
        assert_eq!(fix(input), Some(expected), "{input}");
    }
    // More than one change: the whole text is what a person has to look at.
    for (input, text) in [("A+++B", "A+B"), ("+A+", "A"), ("A)+)B", "A+B"), ("(A+", "(A)"), ("1A+", "1.A")] {
        assert_eq!(rewritten(input).as_deref(), Some(text), "{input}");
    }
}

#[test]
fn missing_brackets_are_added_at_the_end() {
    for (input, text, added) in
        [("(A", "(A)", ")"), ("A.(B+(C ", "A.(B+(C))", "))"), ("(A)+(B'", "(A)+(B')", ")")]
    {
        let expected = Fix::Close { text: text.to_owned(), added: added.to_owned() };
        assert_eq!(fix(input), Some(expected), "{input}");
    }
}

#[test]
fn nothing_is_offered_where_the_meaning_is_open() {
    let cases = [
        "",
        " ",
        "+",
        "'",
        ")",
        "(",
        "()",
        "A.()",
        "(+)",
        "12",
        "10",
        "1 0",
        "1.01",
        "A-B",
        "A,B",
        "A=B",
        "A->B",
        "é+A",
        "x01",
        "A!",
        "!",
        "!+A",
        "(A !)",
        "A AND",
        "A AND ",
        "AND",
        "A | | | B",
        "A ** B",
        "(OR)",
        "A NAND B | C",
        "A'AND B|C",
        "x1AND B|C",
        "NOT!1 0",
        "\"A\"|B",
        "A”",
        "A\u{305}B\u{305}",
        "x\u{305}1\u{305}B\u{305}",
        "‘A’",
        "[A)",
        "([A)]",
        "A̅̅",
        "Ā̄",
        ")̄",
        "A&B)",
        "A+B+C+D+E+F+G+H+I+J+K+L+M+N+O+P+Q+R+!S",
    ];
    for input in cases {
        assert_eq!(fix(input), None, "{input}");
    }
}

#[test]
fn nothing_is_offered_for_a_text_too_long_to_compare_or_nested_too_deep() {
    let longest = FIX_CHARS_MAX as usize;
    let product = |letters: usize| format!("!{}", "A".repeat(letters));
    assert!(fix(&product(longest - 1)).is_some());
    assert_eq!(fix(&product(longest)), None);
    assert!(fix(&format!("{}A", "(".repeat(1_000))).is_some());
    assert_eq!(fix(&format!("{}A", "(".repeat(1_001))), None);
}

#[test]
fn a_refusal_carries_the_fix_of_an_expression_only() {
    let fix_in =
        |input: &str, mode| match read(&ReadRequest { input: input.to_owned(), mode, variables_max: None }) {
            ReadOutcome::Refused { fix, .. } => fix,
            other => panic!("{input}: {other:?}"),
        };
    assert_eq!(fix_in("!A", Boolean), Some(Fix::Write { text: "A'".to_owned() }));
    assert_eq!(fix_in("!A", Mint), None);
}

#[test]
fn min_terms_are_counted_once_and_named() {
    let outcome = read(&ReadRequest { input: "5, 05 1".to_owned(), mode: Mint, variables_max: None });
    let vars = ["A", "B", "C"].map(str::to_owned).to_vec();
    assert_eq!(outcome, ReadOutcome::MinTerms { vars, count: 2 });
}

#[test]
fn a_long_tree_is_left_out_and_its_variables_are_not() {
    let longest = READ_NODES_MAX as usize;
    for (complements, nodes_shown) in [(longest - 1, Some(longest)), (longest, None)] {
        match read_as_boolean(&format!("b{}", "'".repeat(complements))) {
            ReadOutcome::Expression { vars, nodes } => {
                assert_eq!(vars, ["b"]);
                assert_eq!(nodes.map(|nodes| nodes.len()), nodes_shown);
            }
            other => panic!("{other:?}"),
        }
    }
}

/// The nodes of an expression that can be read, its variables, and for each node what its span holds of the text.
fn spanned(input: &str) -> (Vec<String>, Vec<ReadNode>, Vec<String>) {
    let ReadOutcome::Expression { vars, nodes: Some(nodes) } = read_as_boolean(input) else {
        panic!("{input} is no short expression");
    };
    let units: Vec<u16> = input.encode_utf16().collect();
    let operands = nodes.iter().map(|node| {
        let (start, end) = span_of(node);
        String::from_utf16(&units[start..end]).expect("a span holds whole characters")
    });
    let operands = operands.collect();
    (vars, nodes, operands)
}

fn span_of(node: &ReadNode) -> (usize, usize) {
    let (ReadNode::Constant { start, end, .. }
    | ReadNode::Variable { start, end, .. }
    | ReadNode::Not { start, end }
    | ReadNode::Binary { start, end, .. }) = *node;
    (start as usize, end as usize)
}

#[test]
fn each_node_says_where_its_operand_is_written() {
    let cases: [(&str, &[&str]); 17] = [
        ("A", &["A"]),
        ("  A ", &["A"]),
        ("x10'", &["x10", "x10'"]),
        ("A''", &["A", "A'", "A''"]),
        ("0+1", &["0", "1", "0+1"]),
        ("AB", &["A", "B", "AB"]),
        ("A + B . C", &["A", "B", "C", "B . C", "A + B . C"]),
        ("A.B.C", &["A", "B", "A.B", "C", "A.B.C"]),
        ("A+B^C", &["A", "B", "C", "B^C", "A+B^C"]),
        ("(A)", &["(A)"]),
        ("((A))", &["((A))"]),
        ("((A) )'", &["((A) )", "((A) )'"]),
        ("(A+B)C", &["A", "B", "(A+B)", "C", "(A+B)C"]),
        ("( (A)+(B') )'+c", &["(A)", "B", "(B')", "( (A)+(B') )", "( (A)+(B') )'", "c", "( (A)+(B') )'+c"]),
        // Spaces inside a name or a number, and such as take more bytes than UTF-16 units.
        ("x 1\u{2003}2 '", &["x 1\u{2003}2", "x 1\u{2003}2 '"]),
        ("\u{3000}A\u{a0}+\u{2009}B", &["A", "B", "A\u{a0}+\u{2009}B"]),
        ("1.(0 ')", &["1", "0", "(0 ')", "1.(0 ')"]),
    ];
    for (input, operands) in cases {
        assert_eq!(spanned(input).2, operands, "{input}");
    }
}

/// An expression that is written in this notation and in others from the same tree.
#[derive(Clone, Debug)]
enum Tree {
    Leaf(&'static str),
    Not(Box<Tree>),
    Binary(BinaryOperator, Box<Tree>, Box<Tree>),
}

fn any_tree() -> impl Strategy<Value = Tree> {
    let leaf = prop::sample::select(vec!["A", "B", "c", "x1", "x10", "0", "1"]).prop_map(Tree::Leaf);
    leaf.prop_recursive(6, 40, 2, |inner| {
        let operator =
            prop::sample::select(vec![BinaryOperator::And, BinaryOperator::Xor, BinaryOperator::Or]);
        let binary = (operator, inner.clone(), inner.clone());
        prop_oneof![
            inner.prop_map(|tree| Tree::Not(Box::new(tree))),
            binary.prop_map(|(operator, left, right)| Tree::Binary(operator, left.into(), right.into())),
        ]
    })
}

impl Tree {
    fn native(&self) -> String {
        match self {
            Self::Leaf(name) => (*name).to_owned(),
            Self::Not(tree) => format!("({})'", tree.native()),
            Self::Binary(operator, left, right) => {
                format!("({}){}({})", left.native(), operator.sign(), right.native())
            }
        }
    }

    /// The tree in a mixture of notations, `choices` saying which.
    fn foreign(&self, choices: &mut dyn Iterator<Item = usize>) -> String {
        match self {
            Self::Leaf(name) => (*name).to_owned(),
            Self::Not(tree) => {
                let before = choose(choices, &["!", "~", "¬", " NOT ", " not "]);
                let after = choose(choices, &["'", "’", "′", "`"]);
                let how = choose(choices, &["before", "before", "bar", "after"]);
                match (&**tree, how) {
                    (Self::Leaf("A"), "bar") => "Ā".to_owned(),
                    (Self::Leaf("x10"), "bar") => "x̄10".to_owned(),
                    (Self::Leaf(name), "bar") => format!("{name}\u{305}"),
                    (Self::Leaf(name), "after") => format!("{name}{after}"),
                    (Self::Leaf(name), _) => format!("{before}{name}"),
                    (_, "after") => format!("[{}]{after}", tree.foreign(choices)),
                    (_, "bar") => format!("{before}{{{}}}", tree.foreign(choices)),
                    // A NOT before a NOT before …, whatever that is written with.
                    (Self::Not(_), _) => format!("{before}!({})", tree.without_not().foreign(choices)),
                    _ => format!("{before}({})", tree.foreign(choices)),
                }
            }
            Self::Binary(operator, left, right) => {
                let sign = match operator {
                    BinaryOperator::And => {
                        choose(choices, &["*", "·", "&", "&&", "∧", "×", " AND ", " and ", "."])
                    }
                    BinaryOperator::Or => choose(choices, &["|", "||", "∨", " OR ", " or ", "+"]),
                    BinaryOperator::Xor => choose(choices, &["⊕", "⊻", " XOR ", " Xor ", "^"]),
                };
                format!("({}){sign}[{}]", left.foreign(choices), right.foreign(choices))
            }
        }
    }

    /// What a NOT is over.
    fn without_not(&self) -> &Self {
        match self {
            Self::Not(tree) => tree,
            other => other,
        }
    }
}

fn choose<'a>(choices: &mut dyn Iterator<Item = usize>, among: &[&'a str]) -> &'a str {
    among[choices.next().unwrap_or(0) % among.len()]
}

/// Anything, but mostly what has a meaning in some notation.
fn any_text() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        20 => prop::sample::select(vec![
            "A", "B", "x1", "x01", "0", "1", "'", ".", "+", "^", "(", ")", "(", ")", " ", "!", "~", "&&", "|", "⊕", "’", "″",
            " AND ", "OR", "not ", "NOR", "Ā", "\u{305}", "\u{304}", "[", "]", "{", "}", "\u{200b}",
        ]).prop_map(str::to_owned),
        1 => any::<char>().prop_map(String::from),
    ];
    prop::collection::vec(piece, 0..14).prop_map(|pieces| pieces.concat())
}

/// The text of a tree given in postfix order, every operand in brackets.
fn text_of_nodes(vars: &[String], nodes: &[ReadNode]) -> String {
    let mut stack: Vec<String> = Vec::new();
    for node in nodes {
        let text = match *node {
            ReadNode::Constant { value, .. } => u8::from(value).to_string(),
            ReadNode::Variable { index, .. } => vars[index as usize].clone(),
            ReadNode::Not { .. } => format!("({})'", stack.pop().expect("an operand")),
            ReadNode::Binary { operator, .. } => {
                let right = stack.pop().expect("a right operand");
                let left = stack.pop().expect("a left operand");
                format!("({left}){}({right})", operator.sign())
            }
        };
        stack.push(text);
    }
    assert_eq!(stack.len(), 1, "one tree");
    stack.remove(0)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn an_offered_fix_is_read_in_full_and_is_another_text(text in any_text()) {
        if let ReadOutcome::Refused { fix: Some(fix), .. } = read_as_boolean(&text) {
            let fixed = text_of(&fix);
            prop_assert!(parse(fixed).is_ok(), "{} for {}", fixed, text);
            prop_assert_ne!(fixed, &text);
            prop_assert!(!fixed.contains(' '));
        }
    }

    #[test]
    fn a_text_in_other_notations_is_offered_as_the_same_function(
        tree in any_tree(),
        choices in prop::collection::vec(0usize..1_000, 200),
    ) {
        let foreign = tree.foreign(&mut choices.into_iter());
        let text = match read_as_boolean(&foreign) {
            ReadOutcome::Refused { fix: Some(Fix::Write { text }), .. } => text,
            ReadOutcome::Refused { fix, .. } => panic!("{foreign}: {fix:?}"),
            _ => foreign.clone(),
        };
        let expression = parse(&text).expect("a legal text");
        let vars: Vec<String> = expression.variables().iter().map(ToString::to_string).collect();
        for row in 0..1 << vars.len() {
            prop_assert_eq!(value(&text, &vars, row), value(&tree.native(), &vars, row), "{} for {}", text, foreign);
        }
    }

    #[test]
    fn what_a_node_s_span_holds_reads_as_the_tree_below_it(tree in any_tree(), spaces in prop::collection::vec(0usize..6, 300)) {
        let native = tree.native();
        let mut spaces = spaces.into_iter();
        let spaced: String =
            native.chars().map(|c| format!("{}{c}", choose(&mut spaces, &["", "", "", "", " ", "\u{2003}"]))).collect();
        for text in [parse(&native).expect("a legal text").to_string(), format!("(({spaced}))"), native] {
            let (vars, nodes, operands) = spanned(&text);
            let mut starts: Vec<usize> = Vec::new();
            for (last, (node, operand)) in nodes.iter().zip(&operands).enumerate() {
                let first = match node {
                    ReadNode::Constant { .. } | ReadNode::Variable { .. } => last,
                    ReadNode::Not { .. } => starts[last - 1],
                    ReadNode::Binary { .. } => starts[starts[last - 1] - 1],
                };
                starts.push(first);
                let (of_operand, read_again, _) = spanned(operand);
                let below = text_of_nodes(&vars, &nodes[first..=last]);
                prop_assert_eq!(text_of_nodes(&of_operand, &read_again), below, "{} of {}", operand, text);
                // Brackets around an operand are its own.
                let units: Vec<u16> = text.encode_utf16().collect();
                let (start, end) = span_of(node);
                let before = String::from_utf16_lossy(&units[..start]);
                let after = String::from_utf16_lossy(&units[end..]);
                let bracketed = before.trim_end().ends_with('(') && after.trim_start().starts_with(')');
                prop_assert!(!bracketed, "{} of {}", operand, text);
            }
        }
    }

    #[test]
    fn the_tree_that_crosses_has_the_function_of_the_answer(tree in any_tree()) {
        let text = tree.native();
        let answer = support::answer(&text, Boolean, 0);
        match read_as_boolean(&text) {
            ReadOutcome::Expression { vars, nodes } => {
                prop_assert_eq!(&vars, &answer.vars);
                let rebuilt = text_of_nodes(&vars, &nodes.expect("a short tree"));
                for row in 0..1 << vars.len() {
                    prop_assert_eq!(value(&rebuilt, &vars, row), value(&answer.simplified, &vars, row), "{}", text);
                }
            }
            other => panic!("{text}: {other:?}"),
        }
    }
}
