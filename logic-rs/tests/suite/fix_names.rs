//! Words next to operators of another notation: they are offered as names, and as products of letters, and never taken
//! as either before the user is asked.

use logic_rs::calls::Fix;
use logic_rs::calls::table::{TableOutcome, TableRequest, table};
use logic_rs::expr::{Context, Meaning, fix, meaning, parse};
use logic_rs::limits::{EXPRESSION_CHARS_MAX, NAME_CHARS_MAX, VARIABLES_MAX};

/// The text with variables for names, and the text as a product of letters.
fn named(input: &str) -> (String, Option<String>) {
    match fix(input) {
        Some(Fix::Names { text, names, product }) => {
            assert!(parse(&text).is_ok(), "{text} for {input}");
            assert!(
                names.iter().all(|given| text.contains(&format!("{}={}", given.variable, given.name))),
                "{text}"
            );
            (text, product)
        }
        other => panic!("{input}: {other:?}"),
    }
}

#[test]
fn words_beside_another_notation_are_offered_as_names_and_as_products() {
    let cases = [
        ("!RD & !CS", "A'.B' where A=RD, B=CS", Some("R'D.C'S")),
        ("RD&CS", "A.B where A=RD, B=CS", Some("RD.CS")),
        ("AB & CD", "A.B where A=AB, B=CD", Some("AB.CD")),
        ("!AB", "A' where A=AB", Some("A'B")),
        ("rd | WR", "A+B where A=rd, B=WR", Some("rd+WR")),
        ("/RD # CS", "A'+B where A=RD, B=CS", Some("R'D+CS")),
        ("RD -> CS", "A'+B where A=RD, B=CS", Some("(RD)'+CS")),
        ("RD AND NOT CS", "A.B' where A=RD, B=CS", Some("RD.C'S")),
        ("RD NAND CS", "(A.B)' where A=RD, B=CS", Some("(RD.CS)'")),
        // One word next to an operator makes all words names.
        ("!RD + CS", "A'+B where A=RD, B=CS", Some("R'D+CS")),
        ("!(RD + CS)", "(A+B)' where A=RD, B=CS", Some("(RD+CS)'")),
        ("(RD+CS)' & WR", "(A+B)'.C where A=RD, B=CS, C=WR", Some("(RD+CS)'.WR")),
        ("RD’ & CS", "A'.B where A=RD, B=CS", Some("RD'.CS")),
        ("RD·CS ⊕ WR", "A.B^C where A=RD, B=CS, C=WR", Some("RD.CS^WR")),
        ("ＲＤ＆ＣＳ", "A.B where A=RD, B=CS", Some("RD.CS")),
        // A repeated name has one variable. Names that differ in case or digits are different names.
        ("RD & CS | !RD", "A.B+A' where A=RD, B=CS", Some("RD.CS+R'D")),
        ("RD & rd & RD1", "A.B.C where A=RD, B=rd, C=RD1", Some("RD.rd.RD1")),
        ("RD 1 & RD1", "A.A where A=RD1", Some("RD1.RD1")),
        // No new letter is in use, in upper or lower case.
        ("!RD & A", "B'.A where B=RD", Some("R'D.A")),
        ("A & RD | b & x1", "A.C+b.x1 where C=RD", Some("A.RD+b.x1")),
        ("Ā & RD", "A'.B where B=RD", Some("A'.RD")),
        // A word of letters with numbers is a product of variables; with `_` or an index it is a name alone.
        ("S1S0 & RD", "S1S0.A where A=RD", Some("S1S0.RD")),
        ("wr_en & !full", "A.B' where A=wr_en, B=full", None),
        ("a_b + c", "A+c where A=a_b", None),
        ("data[3] & x", "A.x where A=data[3]", None),
        ("x_1 & RD_2", "x1.A where A=RD_2", Some("x1.RD2")),
        // In an assignment of Verilog all words are names.
        ("assign y = ab;", "A where A=ab", Some("ab")),
        ("assign y = ab ^ c;", "A^c where A=ab", Some("ab^c")),
        ("Y = !RD", "A' where A=RD", Some("R'D")),
        // A capital with small letters is a name beside products, and words are names among capitals.
        ("Cout = AB + Cin(A⊕B)", "AB+C(A^B) where C=Cin", Some("AB+C.i.n(A^B)")),
        ("Cin(A^B)+AB", "C(A^B)+AB where C=Cin", Some("C.i.n(A^B)+AB")),
        ("S = AB+ACin+BCin", "AB+AC+BC where C=Cin", Some("AB+AC.i.n+BC.i.n")),
        ("A + enable.B", "A+C.B where C=enable", Some("A+e.n.a.b.l.e.B")),
        ("A unless B", "ACB where C=unless", Some("Au.n.l.e.s.sB")),
        ("p unless q", "pAq where A=unless", Some("pu.n.l.e.s.sq")),
        ("!RD & WR", "A'.B where A=RD, B=WR", Some("R'D.WR")),
        ("A then B", "ACB where C=then", Some("At.h.e.nB")),
        ("sum = a ^ b ^ cin", "a^b^C where C=cin", Some("a^b^c.i.n")),
        ("user.isAdmin && !user.banned", "A.B' where A=user.isAdmin, B=user.banned", None),
        // Names that the text gives keep their variables.
        ("!OE & A where A=RD", "B'.A where A=RD, B=OE", Some("O'E.A where A=RD")),
        ("!RD & A where A=RD", "A'.A where A=RD", Some("R'D.A where A=RD")),
        ("$\\overline{\\mathrm{RD}} \\cdot CS$", "A'.B where A=RD, B=CS", Some("(R.D)'.C.S")),
    ];
    for (input, text, product) in cases {
        assert_eq!(named(input), (text.to_owned(), product.map(str::to_owned)), "{input}");
    }
}

#[test]
fn words_that_are_not_beside_another_notation_stay_products() {
    let cases = [
        ("AB + !C", "AB+C'"),
        ("A!B + CD", "A!B + CD"),
        ("x1 & x2", "x1.x2"),
        ("S1S0 & D0", "S1S0.D0"),
        ("F = AB + CD", "AB+CD"),
        ("ĀB + CD", "A'B+CD"),
        ("AB’ + CD", "AB'+CD"),
        ("AB[C+D]", "AB(C+D)"),
        ("$\\overline{AB} \\cdot CD$", "(A.B)'.C.D"),
        ("A.B && C", "A.B.C"),
        ("~A.BC", "A'.BC"),
    ];
    for (input, text) in cases {
        let text = text.replace("A!B + CD", "AB'+CD");
        assert_eq!(fix(input), Some(Fix::Write { text, dropped: None }), "{input}");
    }
    for input in [
        "RD.CS",
        "AB+CD",
        "RD'",
        "RD CS",
        "ABC",
        "ABC+DEF",
        "xyz+x'y",
        "abcd",
        "A'BC+AB'C",
        "Ab+aB",
        "A B C",
        "ab cd",
    ] {
        assert!(parse(input).is_ok(), "{input}");
        assert_eq!(fix(input), None, "{input}");
    }
}

#[test]
fn nothing_is_taken_for_certain_where_a_name_may_be_meant() {
    // Too many names, a missing operand, a function that is defined by itself, a bar that may be over two operands.
    let many: Vec<String> = (0..=VARIABLES_MAX).map(|number| format!("RD{number}")).collect();
    let most = many[1..].join("&");
    assert!(named(&most).0.ends_with("R=RD18"));
    for input in [many.join(" & "), "!RD &".into(), "RD = RD & CS".into(), "R\u{305}D\u{305} & CS".into()] {
        assert_eq!(fix(&input), None, "{input}");
    }
    // In a text that also has a mistake, the mistake is mended.
    let mended = |text: &str| Some(Fix::Mend { text: text.to_owned() });
    assert_eq!(fix("!(RD & CS"), mended("(A.B)' where A=RD, B=CS"));
    assert_eq!(fix("RD! & CS"), mended("A'.B where A=RD, B=CS"));
    // A word longer than a name is a product of letters, as is one of a single letter.
    let longest = "R".repeat(NAME_CHARS_MAX as usize);
    assert!(named(&format!("!{longest}")).0.ends_with(&longest));
    assert!(matches!(fix(&format!("!{longest}R")), Some(Fix::Write { .. })));
    let text = format!("!{}", "RD&".repeat(EXPRESSION_CHARS_MAX as usize / 4));
    assert!(matches!(fix(text.trim_end_matches('&')), Some(Fix::Names { .. })));
}

#[test]
fn names_at_the_end_of_a_text_change_nothing_of_it() {
    for (input, same) in [("A.B where A=RD, B=CS", "A.B"), (" (A+b)' where x1=n, b = chip select ", "(A+b)'")]
    {
        assert_eq!(parse(input), parse(same), "{input}");
    }
    let copied = "\\overline{A} \\cdot B \\text{ where } A=\\text{RD},\\ B=\\text{wr\\_en}";
    let write = |text: &str| Some(Fix::Write { dropped: None, text: text.to_owned() });
    assert_eq!(fix(copied), write("A'.B where A=RD, B=wr_en"));
    assert_eq!(fix("¬A·B where A=RD, B=wr_en"), write("A'.B where A=RD, B=wr_en"));
    assert_eq!(fix("F(A,B)=Σm(1,2) where A=RD"), write("A'.B+A.B' where A=RD"));
    assert_eq!(fix("A.B where A="), None);
}

#[test]
fn a_table_gives_a_name_one_variable() {
    let beside = ["A'.B where A=RD, B=CS", "c+d"];
    let context = Context { beside: &beside, ..Context::default() };
    let Some(Meaning::Fix(Fix::Names { text, .. })) = meaning("!CS | OE & RD", &context) else {
        panic!("names");
    };
    assert_eq!(text, "B'+E.A where B=CS, E=OE, A=RD");
    let request = TableRequest {
        primary: "A where A=RD".to_owned(),
        extras: vec!["!RD & OE".to_owned()],
        variables_max: VARIABLES_MAX,
        steps_max: None,
    };
    let TableOutcome::Refused { refusals } = table(&request).expect("a table") else { panic!("refused") };
    let Some(Fix::Names { text, .. }) = &refusals[0].fix else { panic!("{refusals:?}") };
    assert_eq!(text, "A'.B where A=RD, B=OE");
}
