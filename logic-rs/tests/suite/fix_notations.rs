//! The corrections that are offered for texts in another notation: the expression or the min terms that they mean.

use logic_rs::calls::{Fix, Undecided};
use logic_rs::error::ErrorCode;
use logic_rs::expr::{Context, Meaning, fix, meaning, parse};

/// The offered text; the input must be in another notation.
fn rewritten(input: &str) -> Option<String> {
    match fix(input)? {
        Fix::Write { text, .. } => Some(text),
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
        ("A'B NAND C'D", "(A'B.C'D)'"),
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
fn implication_and_equivalence_bind_less_than_or() {
    let cases = [
        ("A→B", "A'+B"),
        ("A -> B", "A'+B"),
        ("A=>B", "A'+B"),
        ("A ⇒ B", "A'+B"),
        ("A ⟹ B ⟶ C", "A'+B'+C"),
        ("A' -> B'", "A''+B'"),
        ("A.B -> C+D", "(A.B)'+C+D"),
        ("A B → C", "(AB)'+C"),
        ("A+B → C^D", "(A+B)'+C^D"),
        ("(A+B) → C", "(A+B)'+C"),
        ("(A→B)→C", "(A'+B)'+C"),
        ("!(A→B)", "(A'+B)'"),
        ("A.(B→C)", "A.(B'+C)"),
        ("A↔B", "(A^B)'"),
        ("A <-> B", "(A^B)'"),
        ("A<=>B", "(A^B)'"),
        ("A ⇔ B", "(A^B)'"),
        ("A ≡ B.C", "(A^B.C)'"),
        ("A+B ⟺ C ⟷ D^E", "(((A+B)^C)'^D^E)'"),
        ("A→B ↔ C→D", "((A'+B)^(C'+D))'"),
        ("A ↔ B → C", "(A^(B'+C))'"),
        ("A.(B↔C)'", "A.((B^C)')'"),
        ("Y = A => B", "A'+B"),
        ("$A \\to B \\implies C$", "A'+B'+C"),
        ("$A \\iff B$", "(A^B)'"),
        ("A NAND B", "(A.B)'"),
    ];
    for (input, text) in cases {
        assert_eq!(rewritten(input).as_deref(), Some(text), "{input}");
    }
    for input in
        ["A→", "→A", "A→→B", "A ↔", "A→+B", "A NAND B → C", "A → B NAND C", "A - > B", "A<-B", "A >= B"]
    {
        assert_eq!(fix(input), None, "{input}");
    }
    let code = |input: &str| parse(input).map_err(|error| (error.code, error.span)).expect_err(input);
    assert_eq!(code("A->B"), (ErrorCode::ImplicationSign, 1..3));
    assert_eq!(code("A => B"), (ErrorCode::ImplicationSign, 2..4));
    assert_eq!(code("A→B"), (ErrorCode::ImplicationSign, 1..4));
    assert_eq!(code("A<=>B"), (ErrorCode::EquivalenceSign, 1..4));
    assert_eq!(code("A≡B"), (ErrorCode::EquivalenceSign, 1..4));
}

#[test]
fn signs_of_hardware_languages_are_read() {
    let cases = [
        ("/A * /B", "A'.B'"),
        ("/(A+B)", "(A+B)'"),
        ("A+/B", "A+B'"),
        ("!/A", "A''"),
        ("A # B & C", "A+B.C"),
        ("Y = A # !B;", "A+B'"),
        ("assign y = a & ~b;", "a.b'"),
        ("assign y[0] = a ^ b | c;", "a^b+c"),
        ("Y <= A AND B;", "A.B"),
        ("Cout = AB + BC + AC", "AB+BC+AC"),
        ("CS = A.B", "A.B"),
        ("wr_en = A.B", "A.B"),
        ("a[0] & b[12]", "a0.b12"),
        ("A & B;", "A.B"),
        ("A && B || C", "A.B+C"),
        ("(A && B) | C", "(A.B)+C"),
    ];
    for (input, text) in cases {
        assert_eq!(rewritten(input).as_deref(), Some(text), "{input}");
    }
    // In C the first two are A.(B+C) and A.(B^C).
    for input in ["A && B | C", "A && B ^ C", "A | B && C", "a[00] & b", "AB = C", "XY = YX"] {
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
    // Next to letters, among other variables, or next to a sign, `v` is a variable.
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
    for input in ["x_", "1_2", "x_{1", "A=B", "F=F+A", "F=F'", "F=A=B", "F=", "F(A,B)=F.A", "x₁2"] {
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
        ("F(x,y)=Σm(1,2)", "x'.y+x.y'"),
        ("F(x2,x1)=Σm(1)", "x2'.x1"),
        ("F(B,A)=Σm(1)", "B'.A"),
        ("f(w,x)=ΠM(0,3)", "(w+x).(w'+x')"),
        ("f(w)=ΠM(0)", "w"),
        ("Σm()", "0"),
        ("ΠM()", "1"),
        ("ΠM(0,1)", "A.A'"),
        ("F(A,B)=Σm()", "0"),
    ];
    for (input, text) in cases {
        assert_eq!(rewritten(input).as_deref(), Some(text), "{input}");
    }
    let nothing = [
        "F(x)=Σm(2)",
        "Σm(1,3)+d(3)",
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
    let Some(Fix::MinTerms { names, .. }) = fix("F(a,b,c,d,e,f,g,h,i,j,k,l)=Σm(0-4095)") else {
        panic!("names")
    };
    assert_eq!(names.len(), 12);
    assert_eq!(min_terms("Σm(0-262143)").map(|(rows, _)| rows.split(' ').count()), Some(1 << 18));
}

#[test]
fn a_list_keeps_its_number_of_variables_and_their_names() {
    let cases = [
        ("F(A,B,C)=Σm(1)", "1", "", 3, ""),
        ("ΠM(2,3)", "0 1", "", 2, ""),
        ("F(A,B,C,D)=Σm(0,1,2,5)+Σd(3)", "0 1 2 5", "3", 4, ""),
        ("f(w,x,y,z)=Σm(1,3,7,11,15)+d(0,2,5)", "1 3 7 11 15", "0 2 5", 4, "A=w B=x C=y D=z"),
        ("Σ[A,B,C](1,2)", "1 2", "", 3, ""),
        ("Σ_{x,y}(1)+d(2)", "1", "2", 2, "A=x B=y"),
        ("F(sel,a)=Σm(3)", "3", "", 2, "A=sel B=a"),
        ("minterms 1,3,5", "1 3 5", "", 3, ""),
        ("Max terms: 0 2", "1 3", "", 2, ""),
    ];
    for (input, rows, free, count, legend) in cases {
        let input = if input.contains("_{") { format!("${input}$") } else { input.to_owned() };
        let Some(Fix::MinTerms { text, dont_cares, variables, names, .. }) = fix(&input) else {
            panic!("{input}: {:?}", fix(&input));
        };
        let names: Vec<String> =
            names.iter().map(|given| format!("{}={}", given.variable, given.name)).collect();
        let found = (text.as_str(), dont_cares.unwrap_or_default(), variables, names.join(" "));
        assert_eq!(found, (rows, free.to_owned(), count, legend.to_owned()), "{input}");
    }
    // A map has four variables, whatever the list needs.
    let context = Context { list_variables: 4, ..Context::default() };
    let Some(Meaning::Fix(Fix::MinTerms { text, variables, .. })) = meaning("ΠM(0,2,5)", &context) else {
        panic!("min terms");
    };
    assert_eq!((text.as_str(), variables), ("1 3 4 6 7 8 9 10 11 12 13 14 15", 4));
}

#[test]
fn words_and_signs_of_other_languages_are_read() {
    let cases = [
        ("A $ B", "A^B"),
        ("A $ B $ C", "A^B^C"),
        ("A !$ B", "(A^B)'"),
        ("p implies q", "p'+q"),
        ("p iff q", "(p^q)'"),
        ("A EXOR B", "A^B"),
        ("A EXNOR B", "(A^B)'"),
        ("if A then B", "A'+B"),
        ("if A+B then C", "(A+B)'+C"),
        ("if A then if B then C", "A'+B'+C"),
        ("p eqv q", "(p^q)'"),
        ("A .and. .not. B", "A.B'"),
        ("A.or.B", "A+B"),
        ("(A.EQV.B)", "((A^B)')"),
        ("A.neqv.B", "(A^B)"),
        ("(p=>q)=(~p=>~q)", "((p'+q)^(p''+q'))'"),
        ("A == B", "(A^B)'"),
        ("A != B", "(A^B)"),
        ("A === B", "(A^B)'"),
        ("(A && B) != C", "((A.B)^C)"),
        ("A /\\ B", "A.B"),
        ("A \\/ B", "A+B"),
        ("A ∩ B ∪ C", "A.B+C"),
        ("AND(A,OR(B,C))", "A.(B+C)"),
        ("XOR(A,B)", "A^B"),
        ("NAND(A, B, C)", "(A.B.C)'"),
        ("And[a, Not[b]]", "a.b'"),
        ("NOT(A) + OR(B;C)", "A'+B+C"),
        ("a <= x and not y;", "x.y'"),
        ("a = w+y", "w+y"),
        ("return a && b;", "a.b"),
        ("simplify A+B", "A+B"),
        ("Expression: A.B", "A.B"),
        ("¬C(¬A¬B¬D + D) + A¬BC + ¬D", "C'(A'B'D'+D)+AB'C+D'"),
        ("~AB + A~BC", "A'B+AB'C"),
    ];
    for (input, text) in cases {
        assert_eq!(rewritten(input).as_deref(), Some(text), "{input}");
    }
}

#[test]
fn what_languages_read_differently_is_said_and_not_chosen() {
    let order = |first: &str, second: &str| Undecided::Order { first: first.into(), second: second.into() };
    let cases = [
        ("A # B $ C", order("#", "$")),
        ("A&&B||C^D", order("&&", "^")),
        ("A && B | C", order("&&", "|")),
        ("A == B && C", order("==", "&&")),
        ("A NAND B + C", Undecided::NotAlone { operator: "NAND".into() }),
        ("A = B", Undecided::Equation),
        ("AB = C", Undecided::Equation),
        ("a <= b", Undecided::Comparison),
        ("if A then B else C", Undecided::Choice),
        ("F(A,B)=Σm(4)", Undecided::RowTooLarge { number: 4, variables: 2 }),
        ("Σm(1,999999)", Undecided::RowTooLarge { number: 999_999, variables: 18 }),
    ];
    for (input, undecided) in cases {
        assert_eq!(meaning(input, &Context::default()), Some(Meaning::Undecided(undecided)), "{input}");
    }
    assert_eq!(rewritten("(A # B) $ C").as_deref(), Some("(A+B)^C"));
    // A point before a constant or an operator is AND, and no part of a name.
    assert_eq!(rewritten("A.true").as_deref(), Some("A.1"));
    assert_eq!(rewritten("A.not B").as_deref(), Some("A.B'"));
}
