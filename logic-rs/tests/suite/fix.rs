//! The corrections that are offered for texts that cannot be read: what each mistake becomes, and
//! where nothing is offered.

use logic_rs::calls::Fix;
use logic_rs::calls::read::{ReadOutcome, ReadRequest, read};
use logic_rs::calls::read_list::{ReadListOutcome, ReadListRequest, read_list};
use logic_rs::error::ErrorCode;
use logic_rs::expr::{fix, parse};
use logic_rs::limits::{EXPRESSION_CHARS_MAX, FIX_CHARS_MAX, NOTATION_CHARS_MAX};

/// The offered text, which must mend something.
fn mended(input: &str) -> Option<String> {
    match fix(input)? {
        Fix::Mend { text } => Some(text),
        other => panic!("{input}: {other:?}"),
    }
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
        ("Σd(5,6)", Some(("5 6", 3))),
        ("d(5)", Some(("5", 3))),
        ("Σm(1,3)", Some(("1 3", 2))),
        ("4-7", Some(("4 5 6 7", 3))),
        ("1;2", Some(("1 2", 2))),
        ("ΠM(1)", None),
        ("Σm(1)+d(2)", None),
        ("Σd()", None),
        ("1 x", None),
        ("0-4294967295", None),
    ];
    for (input, text) in cases {
        let found = match read_list(&ReadListRequest {
            input: input.to_owned(),
            variables_max: None,
            variables: None,
        }) {
            ReadListOutcome::Refused { fix, .. } => fix,
            other => panic!("{input}: {other:?}"),
        };
        let list = |(text, variables): (&str, u32)| Fix::MinTerms {
            text: text.to_owned(),
            dont_cares: None,
            expression: None,
            variables,
            names: Vec::new(),
        };
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
fn a_not_sign_after_its_operand_becomes_an_apostrophe() {
    let cases = [
        ("A!", "A'"),
        ("A ! ", "A'"),
        ("(A !)", "(A')"),
        ("A~+B¬", "A'+B'"),
        ("A!!", "A''"),
        ("x1! & (B|C)!", "x1'.(B+C)'"),
        ("!A + B!", "A'+B'"),
    ];
    for (input, text) in cases {
        assert_eq!(mended(input).as_deref(), Some(text), "{input}");
    }
    let code = |input: &str| parse(input).map_err(|error| (error.code, error.span)).expect_err(input);
    assert_eq!(code("A.B !"), (ErrorCode::NotAfterOperand, 4..5));
    assert_eq!(code("(A+B)~.C"), (ErrorCode::NotAfterOperand, 5..6));
    // A sign before an operand belongs to that operand.
    assert_eq!(code("A!B"), (ErrorCode::NotBeforeOperand, 1..3));
    assert_eq!(code("A.!"), (ErrorCode::NotBeforeOperand, 2..3));
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
    // With more than one change, the user has to look at the whole text.
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
        "A->",
        "->A",
        "A/B",
        "//A",
        "A!B!",
        "A NOT",
        "é+A",
        "x01",
        "!",
        "!+A",
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
    // Half a million characters: with quadratically many steps each would take minutes.
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
    let input = "!A".to_owned();
    match read(&ReadRequest {
        input: input.clone(),
        variables_max: None,
        beside: Vec::new(),
        list_variables: 0,
    }) {
        ReadOutcome::Refused { fix, .. } => {
            assert_eq!(fix, Some(Fix::Write { dropped: None, text: "A'".to_owned() }))
        }
        other => panic!("{other:?}"),
    }
    match read_list(&ReadListRequest { input, variables_max: None, variables: None }) {
        ReadListOutcome::Refused { fix, .. } => assert_eq!(fix, None),
        other => panic!("{other:?}"),
    }
}
