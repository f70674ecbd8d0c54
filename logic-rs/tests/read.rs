//! How a text is understood, and what is offered instead of one that is not.

mod support;

use logic_rs::calls::Fix;
use logic_rs::calls::InputMode::{Boolean, Mint};
use logic_rs::calls::read::{ReadNode, ReadOutcome, ReadRequest, read};
use logic_rs::error::ErrorCode;
use logic_rs::expr::{BinaryOperator, fix, parse};
use logic_rs::limits::{EXPRESSION_CHARS_MAX, FIX_CHARS_MAX, NOTATION_CHARS_MAX, READ_NODES_MAX};
use proptest::prelude::*;
use support::value;

fn read_as_boolean(input: &str) -> ReadOutcome {
    read(&ReadRequest { input: input.to_owned(), mode: Boolean, variables_max: None })
}

/// The offered text, which must be another notation's.
fn rewritten(input: &str) -> Option<String> {
    match fix(input)? {
        Fix::Write { text } => Some(text),
        other => panic!("{input}: {other:?}"),
    }
}

/// The offered text, which must mend something.
fn mended(input: &str) -> Option<String> {
    match fix(input)? {
        Fix::Mend { text } => Some(text),
        other => panic!("{input}: {other:?}"),
    }
}

/// The offered min terms and don't-cares.
fn min_terms(input: &str) -> Option<(String, String)> {
    match fix(input)? {
        Fix::MinTerms { text, dont_cares, .. } => Some((text, dont_cares.unwrap_or_default())),
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
        ("1 & !A (0)", "1.A'(0)"),
        ("!A AND B’ | C̄.[D]", "A'.B'+C'.(D)"),
    ];
    for (input, text) in cases {
        assert_eq!(rewritten(input).as_deref(), Some(text), "{input}");
    }
}

#[test]
fn words_and_signs_for_nand_nor_and_xnor_get_the_brackets_they_mean() {
    let cases = [
        ("A NAND B", "(A.B)'"),
        ("A nor B", "(A+B)'"),
        ("A XNOR B", "(A^B)'"),
        ("A ⊼ B", "(A.B)'"),
        ("A⊽B", "(A+B)'"),
        ("A⊙B", "(A^B)'"),
        ("A↑B", "(A.B)'"),
        ("A↓B", "(A+B)'"),
        ("AB NAND C'D", "(AB.C'D)'"),
        ("A NAND B NAND C", "((A.B)'.C)'"),
        ("A↓B↓C↓D", "(((A+B)'+C)'+D)'"),
        ("(A NAND B) NOR C", "(((A.B)')+C)'"),
        ("(A NAND B)+C", "((A.B)')+C"),
        ("C.(A NOR (B XNOR D))'", "C.((A+((B^D)'))')'"),
        ("NOT A NAND NOT (B)", "(A'.(B)')'"),
        ("(A)NAND(B)", "((A).(B))'"),
    ];
    for (input, text) in cases {
        assert_eq!(rewritten(input).as_deref(), Some(text), "{input}");
    }
    for input in [
        "A NAND B + C",
        "A+B NOR C",
        "A.B NAND C",
        "A NAND B NOR C",
        "A NAND",
        "NAND A",
        "A NAND NOR B",
        "⊙A",
    ] {
        assert_eq!(fix(input), None, "{input}");
    }
}

#[test]
fn words_for_or_and_for_the_constants_are_rewritten() {
    let cases = [
        ("A v B", "A+B"),
        ("p v q v r", "p+q+r"),
        ("A' V (B)", "A'+(B)"),
        ("Ā v B̄", "A'+B'"),
        ("x₁ v x₂", "x1+x2"),
        ("A v B+V", "A+B+V"),
        ("true", "1"),
        ("A + FALSE", "A+0"),
        ("(true).A", "(1).A"),
        ("A+true'", "A+1'"),
        ("A AND True", "A.1"),
    ];
    for (input, text) in cases {
        assert_eq!(rewritten(input).as_deref(), Some(text), "{input}");
    }
    for input in ["A v", "A true", "true false"] {
        assert!(!matches!(fix(input), Some(Fix::Write { .. })), "{input}");
    }
    // Next to letters, among other variables, or beside a sign it is a variable.
    for input in ["AvB", "u v w", "A.v.B", "(A)v(B)", "v", "v'", "trueA", "A'true", "xtrue"] {
        assert!(parse(input).is_ok(), "{input}");
    }
}

#[test]
fn plain_characters_are_written_for_indices_and_wide_ones() {
    let cases = [
        ("x_1+x_{12}", "x1+x12"),
        ("x₁·x₁₂", "x1.x12"),
        ("Ａ＋Ｂ’", "A+B'"),
        ("（Ａ．Ｂ）＾１", "(A.B)^1"),
        ("A^{'}B", "A'B"),
        ("F=AB", "AB"),
        ("F(A,B,C) = AB+C'", "AB+C'"),
        ("Y = !A", "A'"),
        ("f₁(x_1, x_2) := x_1 AND x_2", "x1.x2"),
        ("F（A，B）＝A", "A"),
    ];
    for (input, text) in cases {
        assert_eq!(rewritten(input).as_deref(), Some(text), "{input}");
    }
    for input in
        ["x_i", "x_", "1_2", "x_{1", "x1_2", "A=B", "F=F+A", "F=F'", "F=A=B", "F=", "F(A,B)=F.A", "x₁2"]
    {
        assert_eq!(fix(input), None, "{input}");
    }
}

#[test]
fn latex_is_written_with_the_fewest_brackets() {
    let cases = [
        ("\\overline{A} \\cdot B", "A'.B"),
        ("$\\bar{A}B + C$", "A'.B+C"),
        ("\\(A \\land B\\)", "A.B"),
        ("\\[\\neg A \\lor \\lnot(B\\wedge C)\\]", "A'+(B.C)'"),
        ("A \\vee B \\oplus C", "A+B^C"),
        ("\\overline{A + B} \\cdot C", "(A+B)'.C"),
        ("\\left(A + B\\right) \\cdot C", "(A+B).C"),
        ("\\overline{\\overline{A}}", "A''"),
        ("\\overline{A \\cdot \\overline{B + x_{12}}}", "(A.(B+x12)')'"),
        ("x_1 + x_{12}\\,x_2", "x1+x12.x2"),
        ("\\bar{x}_1 + \\bar x_2 + \\overline{x_3}", "x1'+x2'+x3'"),
        ("A' + B^{\\prime} + C^\\prime + D^{\\prime\\prime} + E^{'}", "A'+B'+C'+D''+E'"),
        ("A \\text{ AND } \\mathrm{B}", "A.B"),
        ("\\bar AB", "A'.B"),
        ("\\bar\\bar A", "A''"),
        ("A\\odot B", "(A^B)'"),
        ("F(A,B) &= A{+}B \\\\", "A+B"),
        ("{A+B}C", "A+B.C"),
        ("\\{A+B\\}C", "(A+B).C"),
        ("$A.B$", "A.B"),
    ];
    for (input, text) in cases {
        let input = if input.contains(['\\', '$']) { input.to_owned() } else { format!("${input}$") };
        assert_eq!(rewritten(&input).as_deref(), Some(text), "{input}");
    }
    for input in [
        "\\foo A",
        "\\overline",
        "\\overline{A",
        "A}$",
        "$A^B$",
        "$A^2$",
        "$A~B$",
        "$A&B$",
        "\\bar x12",
        "$x_12$",
        "\\left. A\\right)",
        "\\overline{}",
        "\\frac{A}{B}",
        "\\",
        "$",
        "\\text A",
    ] {
        assert_eq!(fix(input), None, "{input}");
    }
}

#[test]
fn lists_of_rows_become_min_terms() {
    let cases = [
        ("Σm(1,2,5)", "1 2 5", ""),
        ("∑ m ( 5, 1 , 2)", "1 2 5", ""),
        ("Σ(1,3)", "1 3", ""),
        ("m(1 3)", "1 3", ""),
        ("m(1)", "1", ""),
        ("m(1-4)", "1 2 3 4", ""),
        ("Σm(1,3)+d(5)", "1 3", "5"),
        ("F(A,B,C)=Σm(1,3)+Σd(5,6)", "1 3", "5 6"),
        ("F(A,B,C) = Σ(1,3,4)", "1 3 4", ""),
        ("Y = Σm(1,3)", "1 3", ""),
        ("1;2;3", "1 2 3", ""),
        ("4-7", "4 5 6 7", ""),
        ("1..4", "1 2 3 4", ""),
        ("{1,3}", "1 3", ""),
        ("[1,3]", "1 3", ""),
        ("１，３", "1 3", ""),
        ("ΠM(0,2)", "1 3", ""),
        ("∏M(0,2)", "1 3", ""),
        ("M(0,2)", "1 3", ""),
        ("ΠM(0,2)·D(1)", "3", "1"),
        ("\\sum m(1,3)", "1 3", ""),
        ("$F(A,B) = \\sum_{m}\\left(1{,}3\\right)$", "1 3", ""),
        ("\\Sigma m(1,3) + d(5)", "1 3", "5"),
        ("\\prod M\\left(0,2\\right)", "1 3", ""),
    ];
    for (input, rows, free) in cases {
        assert_eq!(min_terms(input), Some((rows.to_owned(), free.to_owned())), "{input}");
    }
}

#[test]
fn a_list_in_other_variables_becomes_an_expression() {
    let cases = [
        ("F(A,B,C)=Σm(1)", "A'.B'.C"),
        ("F(x,y)=Σm(1,2)", "x'.y+x.y'"),
        ("F(x2,x1)=Σm(1)", "x2'.x1"),
        ("F(B,A)=Σm(1)", "B'.A"),
        ("f(w,x)=ΠM(0,3)", "(w+x).(w'+x')"),
        ("f(w)=ΠM(0)", "w"),
        // The complement needs fewer variables than the list.
        ("ΠM(2,3)", "(A'+B).(A'+B')"),
        ("Σm()", "0"),
        ("ΠM()", "1"),
        ("ΠM(0,1)", "A.A'"),
        ("F(A,B)=Σm()", "0"),
    ];
    for (input, text) in cases {
        assert_eq!(rewritten(input).as_deref(), Some(text), "{input}");
    }
    let nothing = [
        "F(x,y)=Σm(1)+d(2)",
        "F(A,B,C)=Σm(1)+d(2)",
        "F(x)=Σm(2)",
        "Σm(1,3)+d(3)",
        "ΠM(2,3)·D(0)",
        "Sm(1,3)",
        "Σd(5)",
        "Σm(262144)",
        "m(0-4294967295)",
        "0-4294967295",
        "F(A,A)=Σm(1)",
        "ΠM(0,1,2,3)·D(0)",
    ];
    for input in nothing {
        assert_eq!(fix(input), None, "{input}");
    }
    let named = "a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s";
    assert_eq!(fix(&format!("F({named})=Σm(1)")), None, "more variables than a function may have");
    // 4,096 products of 12 literals are more than an expression may have.
    assert_eq!(fix("F(a,b,c,d,e,f,g,h,i,j,k,l)=Σm(0-4095)"), None);
    assert_eq!(min_terms("Σm(0-262143)").map(|(rows, _)| rows.split(' ').count()), Some(1 << 18));
}

#[test]
fn min_terms_come_with_the_expression_for_readers_of_expressions() {
    let expression_of = |input: &str| match fix(input) {
        Some(Fix::MinTerms { expression, .. }) => expression,
        other => panic!("{input}: {other:?}"),
    };
    assert_eq!(expression_of("Σm(1,2)").as_deref(), Some("A'.B+A.B'"));
    assert_eq!(expression_of("ΠM(0,3)").as_deref(), None.or(Some("(A+B).(A'+B')")));
    assert_eq!(expression_of("Σm(1,2)+d(3)"), None);
    assert_eq!(expression_of("Σm(0-4095)"), None);
}

#[test]
fn a_text_that_could_be_read_otherwise_is_refused_first() {
    let code = |input: &str| parse(input).expect_err(input).code;
    for input in ["m(1)", " M ( 0 )", "m(1)+d(0)", "m(1,3)", "Σm(1)", "∑(1)", "Π(1)", "∏M(2)"] {
        assert_eq!(code(input), ErrorCode::RowList, "{input}");
    }
    for input in ["A NAND B", "A v B", "(A)XNOR(B)"] {
        assert_eq!(code(input), ErrorCode::WordOperator, "{input}");
    }
    for input in ["true", "A+false"] {
        assert_eq!(code(input), ErrorCode::WordConstant, "{input}");
    }
    for input in ["m(A)", "m1+m3", "m.(1)", "A.m(1)"] {
        assert!(parse(input).is_ok(), "{input}");
    }
}

#[test]
fn a_list_of_numbers_is_offered_where_a_list_is_read() {
    let cases = [
        ("Σd(5,6)", Some("5 6")),
        ("d(5)", Some("5")),
        ("Σm(1,3)", Some("1 3")),
        ("4-7", Some("4 5 6 7")),
        ("1;2", Some("1 2")),
        ("ΠM(1)", None),
        ("Σm(1)+d(2)", None),
        ("Σd()", None),
        ("1 x", None),
        ("0-4294967295", None),
    ];
    for (input, text) in cases {
        let found = match read(&ReadRequest { input: input.to_owned(), mode: Mint, variables_max: None }) {
            ReadOutcome::Refused { fix, .. } => fix,
            other => panic!("{input}: {other:?}"),
        };
        let list = |text: &str| Fix::MinTerms { text: text.to_owned(), dont_cares: None, expression: None };
        assert_eq!(found, text.map(list), "{input}");
    }
}

#[test]
fn a_constant_beside_an_operand_gets_a_dot() {
    let cases = [
        ("!(A && (B", "(A.(B))'"),
        ("1A", "1.A"),
        ("A'1'B", "A'.1'.B"),
        ("(A)0+1(B)", "(A).0+1.(B)"),
        ("1!A", "1.A'"),
        ("1e9", "1.e9"),
    ];
    for (input, text) in cases {
        assert_eq!(mended(input).as_deref(), Some(text), "{input}");
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
        assert_eq!(mended(input).as_deref(), Some(text), "{input}");
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
    let unclosed = |letters: usize| format!("({}", "A".repeat(letters));
    assert!(fix(&unclosed(longest - 1)).is_some());
    assert_eq!(fix(&unclosed(longest)), None);
    // Another notation of a text that can be read is not compared by eye.
    let product = |letters: usize| format!("!{}", "A".repeat(letters));
    assert!(fix(&product(EXPRESSION_CHARS_MAX as usize - 1)).is_some());
    assert_eq!(fix(&product(EXPRESSION_CHARS_MAX as usize)), None);
    let list = |spaces: usize| format!("Σm({}1)", " ".repeat(spaces));
    let most = NOTATION_CHARS_MAX as usize - "Σm(1)".chars().count();
    assert!(fix(&list(most)).is_some());
    assert_eq!(fix(&list(most + 1)), None);
    assert!(fix(&format!("{}A", "(".repeat(1_000))).is_some());
    assert_eq!(fix(&format!("{}A", "(".repeat(1_001))), None);
}

#[test]
fn the_longest_texts_are_looked_at_in_one_pass() {
    // Half a million characters: in the square of their number of steps each would take minutes.
    let longest =
        |piece: &str| piece.repeat((NOTATION_CHARS_MAX as usize - 5) / piece.encode_utf16().count());
    for piece in [
        "A", "A ", "v", " v ", "A v ", "A'", "!", "(", "x1", "Ā", "A NAND ", "true ", "1,", "0-9,", "m(", "d",
    ] {
        for before in ["", "Σm(", "$", "F(A)="] {
            let text = longest(piece);
            let text = format!("{before}{text}");
            assert!(
                !matches!(fix(&text), Some(Fix::Remove { .. } | Fix::Close { .. })),
                "{piece} after {before}"
            );
        }
    }
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

    /// The tree in LaTeX, `choices` saying in which of its ways.
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
            " AND ", "OR", "not ", "NOR", " NAND ", "⊙", " v ", " true ", "F(A,B)=", "Y=", "Σm(", "ΠM(", "m(", "d(", "1,3", "2-5", ";",
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
                    let read = read(&ReadRequest { input: fixed.clone(), mode: Mint, variables_max: None });
                    prop_assert!(matches!(read, ReadOutcome::MinTerms { .. }), "{} for {}", fixed, text);
                }
                Fix::Write { text: fixed }
                | Fix::Mend { text: fixed }
                | Fix::Remove { text: fixed, .. }
                | Fix::Close { text: fixed, .. } => {
                    prop_assert!(parse(fixed).is_ok(), "{} for {}", fixed, text);
                    prop_assert_ne!(fixed, &text);
                    prop_assert!(!fixed.contains(' '));
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
        // 0: not in the list, 1: in the list, 2: free.
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
            Some(Fix::Write { text: expression }) => {
                prop_assert!(rows(2).next().is_none());
                prop_assert!(of_text(&expression), "{} for {}", expression, text);
            }
            Some(Fix::MinTerms { text: ones, dont_cares, expression }) => {
                let numbers = |text: &str| text.split(' ').map(|number| number.parse().unwrap()).collect::<Vec<u32>>();
                let ones = numbers(&ones);
                let all: Vec<u32> = dont_cares.iter().flat_map(|free| numbers(free)).chain(ones.iter().copied()).collect();
                let bits = all.iter().max().map_or(1, |largest| (u32::BITS - largest.leading_zeros()).max(1));
                prop_assert_eq!(bits, count, "{}", text);
                prop_assert!(holds(&|row| ones.contains(&row)), "{}", text);
                prop_assert_eq!(all.len() - ones.len(), rows(2).count());
                prop_assert!(expression.iter().all(|expression| of_text(expression)), "{}", text);
            }
            // What min terms cannot say without other variables, and an expression not with don't-cares.
            None => prop_assert!(rows(2).next().is_some(), "{}", text),
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
