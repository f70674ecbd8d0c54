//! How a text is understood: its tree and its spans, and, by random texts, the corrections of fix.rs.

use crate::support::{self, value};
use logic_rs::calls::Fix;
use logic_rs::calls::InputMode::Boolean;
use logic_rs::calls::read::{ReadNode, ReadOutcome, ReadRequest, read};
use logic_rs::calls::read_list::{ReadListOutcome, ReadListRequest, read_list};
use logic_rs::expr::{BinaryOperator, fix, parse};
use logic_rs::limits::READ_NODES_MAX;
use proptest::prelude::*;

fn read_as_boolean(input: &str) -> ReadOutcome {
    read(&ReadRequest { input: input.to_owned(), variables_max: None, beside: Vec::new(), list_variables: 0 })
}

/// The offered text; the input must be in another notation.
fn rewritten(input: &str) -> Option<String> {
    match fix(input)? {
        Fix::Write { text, .. } => Some(text),
        other => panic!("{input}: {other:?}"),
    }
}

#[test]
fn min_terms_are_counted_once_and_named() {
    let outcome =
        read_list(&ReadListRequest { input: "5, 05 1".to_owned(), variables_max: None, variables: None });
    let vars = ["A", "B", "C"].map(str::to_owned).to_vec();
    assert_eq!(outcome, ReadListOutcome::MinTerms { vars, count: 2 });
}

#[test]
fn a_long_tree_is_left_out_and_its_variables_are_not() {
    let longest = READ_NODES_MAX as usize;
    for (complements, nodes_shown) in [(longest - 1, Some(longest)), (longest, None)] {
        match read_as_boolean(&format!("b{}", "'".repeat(complements))) {
            ReadOutcome::Expression { vars, nodes, .. } => {
                assert_eq!(vars, ["b"]);
                assert_eq!(nodes.map(|nodes| nodes.len()), nodes_shown);
            }
            other => panic!("{other:?}"),
        }
    }
}

/// The nodes of an expression that can be read, its variables, and for each node the part of the text in its span.
fn spanned(input: &str) -> (Vec<String>, Vec<ReadNode>, Vec<String>) {
    let ReadOutcome::Expression { vars, nodes: Some(nodes), .. } = read_as_boolean(input) else {
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
        // Spaces inside a name or a number, and spaces that take more bytes than UTF-16 units.
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

    /// The tree in a mixture of notations, which `choices` chooses.
    fn foreign(&self, choices: &mut dyn Iterator<Item = usize>) -> String {
        match self {
            Self::Leaf(name) => (*name).to_owned(),
            Self::Not(tree)
                if choose(choices, &["word", "sign"]) == "word" && tree.complement_word().is_some() =>
            {
                tree.complemented(choices)
            }
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
                    // A NOT before a NOT before …, whatever sign the inner NOT is written with.
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

    /// The operator whose complement a NOT over this tree is.
    fn complement_word(&self) -> Option<[&'static str; 2]> {
        match self {
            Self::Binary(BinaryOperator::And, ..) => Some([" NAND ", "⊼"]),
            Self::Binary(BinaryOperator::Or, ..) => Some([" nor ", "↓"]),
            Self::Binary(BinaryOperator::Xor, ..) => Some([" XNOR ", "⊙"]),
            Self::Leaf(_) | Self::Not(_) => None,
        }
    }

    /// The complement of a binary tree, as one operator.
    fn complemented(&self, choices: &mut dyn Iterator<Item = usize>) -> String {
        match (self, self.complement_word()) {
            (Self::Binary(_, left, right), Some(words)) => {
                let word = choose(choices, &words);
                format!("({}){word}[{}]", left.foreign(choices), right.foreign(choices))
            }
            _ => panic!("{self:?} is no operator's"),
        }
    }

    /// The tree in LaTeX; `choices` chooses among the ways to write it.
    fn latex(&self, choices: &mut dyn Iterator<Item = usize>) -> String {
        match self {
            Self::Leaf("x1") => choose(choices, &["x_1", "x_{1}", "{x_1}", "x_{ 1 }"]).to_owned(),
            Self::Leaf("x10") => choose(choices, &["x_{10}", "{x}_{10}"]).replace("{x}", "x"),
            Self::Leaf(name) => (*name).to_owned(),
            Self::Not(tree) => {
                let inner = tree.latex(choices);
                match choose(choices, &["overline", "bar", "neg", "lnot", "prime", "quote"]) {
                    bar @ ("overline" | "bar") => format!("\\{bar}{{{inner}}}"),
                    "prime" => format!("\\left({inner}\\right)^{{\\prime}}"),
                    "quote" => format!("\\bigl[{inner}\\bigr]'"),
                    before => format!("\\{before}\\left({inner}\\right)"),
                }
            }
            Self::Binary(operator, left, right) => {
                let sign = match operator {
                    BinaryOperator::And => {
                        choose(choices, &["\\cdot ", " \\land ", "\\wedge{}", "\\,", "\\times "])
                    }
                    BinaryOperator::Or => choose(choices, &["+", " \\lor ", "\\vee ", "{+}", " \\text{or} "]),
                    BinaryOperator::Xor => choose(choices, &["\\oplus ", " \\oplus{}"]),
                };
                let (left, right) = (left.latex(choices), right.latex(choices));
                format!("\\left({left}\\right){sign}({right})")
            }
        }
    }

    /// The operand of a NOT; any other tree itself.
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

/// Any text, but mostly characters and words that have a meaning in some notation.
fn any_text() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        20 => prop::sample::select(vec![
            "A", "B", "x1", "x01", "0", "1", "'", ".", "+", "^", "(", ")", "(", ")", " ", "!", "~", "&&", "|", "⊕", "’", "″",
            " AND ", "OR", "not ", "NOR", " NAND ", "⊙", " v ", " true ", "RD", "wr_en", "d[3]", "_", "->", "<=>", "→", "≡", "/", "#", " where A=", "assign y = ", "\\to ", "F(A,B)=", "Y=", "Σm(", "ΠM(", "m(", "d(", "1,3", "2-5", ";",
            "\\overline{", "\\cdot ", "\\bar ", "$", "_1", "_{2}", "x₁", "Ａ", "Ā", "\u{305}", "\u{304}", "[", "]", "{", "}", "\u{200b}",
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
            match &fix {
                Fix::MinTerms { text: fixed, .. } => {
                    let read = read_list(&ReadListRequest { input: fixed.clone(), variables_max: None, variables: None });
                    prop_assert!(matches!(read, ReadListOutcome::MinTerms { .. }), "{} for {}", fixed, text);
                }
                Fix::Write { text: fixed, .. }
                | Fix::Mend { text: fixed }
                | Fix::Remove { text: fixed, .. }
                | Fix::Names { text: fixed, .. }
                | Fix::Close { text: fixed, .. } => {
                    prop_assert!(parse(fixed).is_ok(), "{} for {}", fixed, text);
                    prop_assert_ne!(fixed, &text);
                    let expression = fixed.split(" where ").next().unwrap_or_default();
                    prop_assert!(!expression.contains(' '));
                    if let Fix::Names { product: Some(product), .. } = &fix {
                        prop_assert!(parse(product).is_ok(), "{} for {}", product, text);
                    }
                }
            }
        }
    }

    #[test]
    fn a_text_in_other_notations_is_offered_as_the_same_function(
        tree in any_tree(),
        choices in prop::collection::vec(0usize..1_000, 200),
    ) {
        let foreign = tree.foreign(&mut choices.into_iter());
        let text = match read_as_boolean(&foreign) {
            ReadOutcome::Refused { fix: Some(Fix::Write { text, dropped: None }), .. } => text,
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
    fn latex_is_offered_as_the_same_function(
        tree in any_tree(),
        choices in prop::collection::vec(0usize..1_000, 200),
    ) {
        let latex = format!("${}$", tree.latex(&mut choices.into_iter()));
        let text = rewritten(&latex).unwrap_or_else(|| panic!("nothing for {latex}"));
        let vars = support::names_in(&tree.native());
        for row in 0..1 << vars.len() {
            prop_assert_eq!(value(&text, &vars, row), value(&tree.native(), &vars, row), "{} for {}", text, latex);
        }
    }

    #[test]
    fn a_list_of_rows_is_offered_as_its_function(
        variables in 1u32..6,
        values in prop::collection::vec(0u8..3, 32),
        is_product in any::<bool>(),
        named in prop::sample::select(vec![None, Some("ABCDE"), Some("zyxwv")]),
        is_latex in any::<bool>(),
    ) {
        // 0: not in the list, 1: in the list, 2: a don't-care.
        let values = &values[..1 << variables];
        let rows = |wanted| (0..values.len()).filter(move |&row| values[row] == wanted);
        let joined = |wanted| rows(wanted).map(|row| row.to_string()).collect::<Vec<_>>().join(",");
        let (sign, joiner) = match (is_product, is_latex) {
            (false, false) => ("Σm", "+"),
            (false, true) => ("\\sum m", " + \\sum "),
            (true, false) => ("ΠM", "·"),
            (true, true) => ("\\prod M", " \\cdot "),
        };
        let free = if rows(2).next().is_some() { format!("{joiner}d({})", joined(2)) } else { String::new() };
        let names: Vec<String> = named.unwrap_or("ABCDE").chars().take(variables as usize).map(String::from).collect();
        let header = named.map_or(String::new(), |_| format!("F({})=", names.join(",")));
        let text = format!("{header}{sign}({}){free}", joined(1));
        // Without names the largest number says how many variables there are.
        let largest = rows(1).chain(rows(2)).max().unwrap_or(0) as u32;
        let count = if named.is_some() { variables } else { (u32::BITS - largest.leading_zeros()).max(1) };
        let must_be = |row: u32| match values[row as usize] {
            2 => None,
            in_list => Some((in_list == 1) != is_product),
        };
        let holds = |is_one: &dyn Fn(u32) -> bool| {
            (0..1 << count).all(|row| must_be(row).is_none_or(|wanted| is_one(row) == wanted))
        };
        let of_text = |expression: &str| holds(&|row| value(expression, &names[..count as usize], row));
        match fix(&text) {
            Some(Fix::Write { text: expression, .. }) => {
                prop_assert!(rows(2).next().is_none());
                prop_assert!(of_text(&expression), "{} for {}", expression, text);
            }
            Some(Fix::MinTerms { text: ones, dont_cares, expression, variables, names: given }) => {
                let numbers = |text: &str| text.split(' ').map(|number| number.parse().unwrap()).collect::<Vec<u32>>();
                let ones = numbers(&ones);
                let all: Vec<u32> = dont_cares.iter().flat_map(|free| numbers(free)).chain(ones.iter().copied()).collect();
                let bits = all.iter().max().map_or(1, |largest| (u32::BITS - largest.leading_zeros()).max(1));
                prop_assert!(variables == count && bits <= count, "{}", text);
                let given: Vec<&str> = given.iter().map(|name| name.name.as_str()).collect();
                prop_assert!(given.is_empty() || given == names, "{}", text);
                prop_assert!(holds(&|row| ones.contains(&row)), "{}", text);
                prop_assert_eq!(all.len() - ones.len(), rows(2).count());
                prop_assert!(expression.iter().all(|expression| of_text(expression)), "{}", text);
            }
            // No correction: no row is a min term, and an expression has no don't-cares.
            None => prop_assert!(rows(2).next().is_some() && !(0..1 << count).any(|row| must_be(row) == Some(true)), "{}", text),
            other => panic!("{text}: {other:?}"),
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
                // Brackets around an operand are part of its span.
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
            ReadOutcome::Expression { vars, nodes, .. } => {
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
