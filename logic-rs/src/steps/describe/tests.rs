//! The sentence of each law, direction and operator, with short and with long operands.

use super::describe;
use crate::expr::BinaryOperator::{And, Or};
use crate::expr::{Variable, parse};
use crate::steps::DESCRIPTION_CHARS_MAX;
use crate::steps::forest::{Forest, Tree};
use crate::steps::law::{Change, Law, Move, Way};
use Way::{Back, Forward};

/// A text over the variables A to F.
fn planted(forest: &mut Forest, text: &str) -> Tree {
    let pair = parse(&format!("({text})'.(A.B.C.D.E.F)'")).expect("an expression");
    let line = forest.plant(&pair, 100).expect("no limit");
    let barred = forest.below(line)[0];
    forest.below(barred)[0]
}

/// The change that `new` writes down. It has one entry per operand, from the first on: `=` if the operand stays,
/// nothing if it is left out, `_` if the law does not involve it, else the operands that replace it, separated by
/// spaces. A text after `->` replaces the whole line.
fn change(forest: &mut Forest, line: Tree, new: &str) -> Change {
    if let Some(whole) = new.strip_prefix("-> ") {
        return Change::Whole(planted(forest, whole));
    }
    let mut changed = Vec::new();
    for (at, new) in new.split(" | ").enumerate().filter(|(_, new)| *new != "_") {
        let trees = new.split_whitespace().map(|text| match text {
            "=" => forest.below(line)[at],
            text => planted(forest, text),
        });
        changed.push((at, trees.collect()));
    }
    Change::Operands(changed)
}

fn sentence(law: Law, line: &str, new: &str) -> String {
    let mut forest = Forest::default();
    let line = planted(&mut forest, line);
    let change = change(&mut forest, line, new);
    let variables: Vec<Variable> =
        ["A", "B", "C", "D", "E", "F"].iter().filter_map(|name| Variable::named(name)).collect();
    describe(&forest, &variables, line, &Move { law, place: Vec::new(), change })
}

/// Longer than the longest operand that a sentence quotes.
const LONG: &str = "(A.B.C+D.E.F'+A'.D)";
const LONG_PRODUCT: &str = "(A+B+C).(D+E+F'+A)";

#[test]
fn each_law_says_what_it_does_to_which_operand() {
    let long = |text: &str| text.replace("LONG_PRODUCT", LONG_PRODUCT).replace("LONG", LONG);
    let cases: &[(Law, &str, &str, &str)] = &[
        (Law::DoubleNegation, "(A+B)''", "-> A+B", "Two bars over A+B cancel out."),
        (Law::DoubleNegation, "LONG''", "-> LONG", "Two bars over the sum cancel out."),
        (Law::DoubleNegation, "(LONG_PRODUCT)''", "-> LONG_PRODUCT", "Two bars over the product cancel out."),
        (Law::BasicNot, "0'", "-> 1", "The complement of 0 is 1."),
        (Law::BasicNot, "1'", "-> 0", "The complement of 1 is 0."),
        (Law::XorGate, "A^B", "A.B'+A'.B | ", "A^B is 1 where exactly one of A and B is 1."),
        (Law::XorGate, "A^B^C", "_ | B.C'+B'.C | ", "B^C is 1 where exactly one of B and C is 1."),
        (Law::XorGate, "A^B^C", "-> A.(B^C)'+A'.(B^C)", "A^B^C is 1 where exactly one of A and B^C is 1."),
        (Law::XorGate, "A^B^C", "-> (A^B).C'+(A^B)'.C", "A^B^C is 1 where exactly one of A^B and C is 1."),
        (
            Law::XorGate,
            "A^LONG",
            "A.LONG'+A'.LONG | ",
            "The XOR is 1 where exactly one of the two parts is 1.",
        ),
        (Law::XorConstant(false), "A^0", "= | ", "Leave out 0, which changes nothing in the XOR."),
        (Law::XorConstant(true), "A^1", "-> A'", "The XOR of A and 1 is the complement of A."),
        (
            Law::XorConstant(true),
            "LONG^1",
            "-> LONG'",
            "The XOR of an operand and 1 is the complement of the operand.",
        ),
        (Law::XorPair(false), "A^B^A", "0 | _ | ", "The XOR of A with itself is 0."),
        (Law::XorPair(false), "LONG^LONG", "-> 0", "The XOR of an operand with itself is 0."),
        (
            Law::XorPair(false),
            "A^B^C^A^B",
            "0 |  | _ |  | ",
            "Each of these operands is there twice, so their XOR is 0.",
        ),
        (Law::XorPair(true), "A^B^A'", "1 | _ | ", "A' is the complement of A, so their XOR is 1."),
        (
            Law::DeMorgan(Forward),
            "(A+B)'",
            "-> A'.B'",
            "The bar over A+B goes to each term, and OR becomes AND.",
        ),
        (
            Law::DeMorgan(Forward),
            "(A.B)'",
            "-> A'+B'",
            "The bar over A.B goes to each factor, and AND becomes OR.",
        ),
        (
            Law::DeMorgan(Forward),
            "(A+LONG_PRODUCT)'",
            "-> A'.(LONG_PRODUCT)'",
            "The bar over the sum goes to each term, and OR becomes AND.",
        ),
        (
            Law::DeMorgan(Back),
            "A'+B'+C",
            "(A.B)' |  | _",
            "The bars over A and B become one bar over A.B, and OR becomes AND.",
        ),
        (
            Law::DeMorgan(Back),
            "A'.B'.C'",
            "(A+B+C)' |  | ",
            "The bars over A, B and C become one bar over A+B+C, and AND becomes OR.",
        ),
        (
            Law::DeMorgan(Back),
            "A'.LONG'",
            "(A+LONG)' | ",
            "The bars over these 2 factors become one bar, and AND becomes OR.",
        ),
        // Of two sums, one stays whole or both are opened.
        (
            Law::Distributive(Forward),
            "(A'+B).(A+B')",
            "A'.(A+B')+B.(A+B') | ",
            "Multiply each term of A'+B by A+B'.",
        ),
        (
            Law::Distributive(Forward),
            "(A'+B).(A+B')",
            "(A'+B).A+(A'+B).B' | ",
            "Multiply each term of A+B' by A'+B.",
        ),
        (
            Law::Distributive(Forward),
            "(A'+B).(A+B')",
            "A.A'+A'.B'+A.B+B.B' | ",
            "Multiply each term of A'+B by each term of A+B'.",
        ),
        (Law::Distributive(Forward), "A.(B+C)", "A.B+A.C | ", "Multiply each term of B+C by A."),
        (Law::Distributive(Forward), "A.B.(C+C')", "-> A.B.C+A.B.C'", "Multiply each term of C+C' by A.B."),
        (
            Law::Distributive(Forward),
            "A.LONG",
            "A.A.B.C+A.D.E.F'+A.A'.D | ",
            "Multiply each term of the sum by A.",
        ),
        (
            Law::Distributive(Forward),
            "(A+B).LONG",
            "A.LONG+B.LONG | ",
            "Multiply each term of A+B by the other factor.",
        ),
        (
            Law::Distributive(Forward),
            "(A+B).LONG",
            "(A+B).A.B.C+(A+B).D.E.F'+(A+B).A'.D | ",
            "Multiply each term of the other sum by A+B.",
        ),
        (
            Law::Distributive(Forward),
            "(LONG+C).LONG",
            "(LONG+C).A.B.C+(LONG+C).D.E.F'+(LONG+C).A'.D | ",
            "Multiply each term of the second factor by the first factor.",
        ),
        (
            Law::Distributive(Forward),
            "(A+B).(A.B.C+D.E.F'+A'.E)",
            "A.A.B.C+A.D.E.F'+A.A'.E+B.A.B.C+B.D.E.F'+B.A'.E | ",
            "Multiply each term of one sum by each term of the other sum.",
        ),
        (
            Law::Distributive(Forward),
            "A.C+A'.(B'+C')",
            "(A.C+A').(A.C+B'+C') | ",
            "Add A.C to each factor of A'.(B'+C').",
        ),
        (
            Law::Distributive(Forward),
            "A'.B+A.B'",
            "(A'+A).(A'+B').(B+A).(B+B') | ",
            "Add each factor of A'.B to each factor of A.B'.",
        ),
        (Law::Distributive(Forward), "C+A.D", "(C+A).(C+D) | ", "Add C to each factor of A.D."),
        (
            Law::Distributive(Forward),
            "C+LONG_PRODUCT",
            "(C+A+B+C).(C+D+E+F'+A) | ",
            "Add C to each factor of the product.",
        ),
        (
            Law::Distributive(Forward),
            "LONG_PRODUCT+C.D",
            "(LONG_PRODUCT+C).(LONG_PRODUCT+D) | ",
            "Add the other term to each factor of C.D.",
        ),
        (Law::Distributive(Back), "A.B+A.C", "A.(B+C) | ", "Take the common factor A out of A.B and A.C."),
        (
            Law::Distributive(Back),
            "A.B.C+A.D.B+A.B.E",
            "A.B.(C+D+E) |  | ",
            "Take the common factors A and B out of these 3 terms.",
        ),
        (
            Law::Distributive(Back),
            "A.LONG+B.LONG",
            "LONG.(A+B) | ",
            "Take the common factor out of both terms.",
        ),
        (Law::Distributive(Back), "(A+B).(A+C)", "A+B.C | ", "Take the common term A out of A+B and A+C."),
        (
            Law::Distributive(Back),
            "A.C+A.D+B.C+B.D",
            "(A+B).(C+D) |  |  | ",
            "Write these 4 terms as the product of A+B and C+D.",
        ),
        (
            Law::Distributive(Back),
            "(A+C).(A+D).(B+C).(B+D)",
            "A.B+C.D |  |  | ",
            "Write these 4 factors as the sum of A.B and C.D.",
        ),
        (Law::Idempotent(Or, Forward), "A.B+C+A.B", "= | _ | ", "The sum has the term A.B twice; keep one."),
        (
            Law::Idempotent(And, Forward),
            "A.A.A",
            "= |  | ",
            "The product has the factor A 3 times; keep one.",
        ),
        (
            Law::Idempotent(Or, Forward),
            "LONG_PRODUCT+LONG_PRODUCT",
            "= | ",
            "The sum has one term twice; keep one.",
        ),
        (
            Law::Idempotent(And, Forward),
            "A.B.A.B",
            "= | = |  | ",
            "The product has A.B twice; once is enough.",
        ),
        (Law::Idempotent(Or, Forward), "0.0'+0'.0", "= | ", "0.0' and 0'.0 differ only in order; keep 0.0'."),
        (
            Law::Idempotent(And, Forward),
            "(A+B).(B+A).(A+B)",
            "= |  | ",
            "These 3 factors differ only in order; keep A+B.",
        ),
        (
            Law::Idempotent(Or, Back),
            "A.B+C",
            "A.B A.B | _",
            "Write A.B twice: two of the next steps need it.",
        ),
        (
            Law::Idempotent(And, Back),
            "LONG.C",
            "LONG LONG | _",
            "Write the factor twice: two of the next steps need it.",
        ),
        (Law::Annulment(Or), "A+1", "-> 1", "The term 1 makes the sum 1."),
        (Law::Annulment(And), "A.0", "-> 0", "The factor 0 makes the product 0."),
        (Law::Identity(Or, Forward), "A+0", "= | ", "Leave out 0, which adds nothing to the sum."),
        (Law::Identity(And, Forward), "1.A", " | =", "Leave out 1, which changes nothing in the product."),
        (Law::Identity(And, Back), "A.B", "-> A.B.1", "Multiply A.B by 1, which changes nothing."),
        (Law::Identity(Or, Back), "A", "-> A+0", "Add 0 to A, which changes nothing."),
        (Law::Complement(Or, Forward), "A'+A", "1 | ", "A' is the complement of A, so their sum is 1."),
        (
            Law::Complement(And, Forward),
            "A'.B.A''",
            "0 | _ | ",
            "A'' is the complement of A', so their product is 0.",
        ),
        (
            Law::Complement(Or, Forward),
            "A+C+(A+B)'+B",
            "1 | _ |  | ",
            "(A+B)' is the complement of A+B, so their sum is 1.",
        ),
        (
            Law::Complement(And, Forward),
            "LONG.LONG'",
            "0 | ",
            "One part is the complement of the other, so their product is 0.",
        ),
        (Law::Complement(Or, Back), "1", "-> B+B'", "Write 1 as B+B'."),
        (Law::Complement(And, Back), "0", "-> B.B'", "Write 0 as B.B'."),
        (Law::Absorptive(Or), "A+A.B", "= | ", "A absorbs A.B, which contains it."),
        (Law::Absorptive(And), "(A+B).A", " | =", "A absorbs A+B, which contains it."),
        (Law::Absorptive(Or), "A.B.C+B.A", " | =", "B.A absorbs A.B.C, which contains it."),
        (Law::Absorptive(And), "(A+B).(A+B+C)", "= | ", "A+B absorbs A+B+C, which contains it."),
        (Law::Absorptive(Or), "A+B+(A+B).C", "= | = | ", "A+B absorbs (A+B).C, which contains it."),
        (Law::Absorptive(Or), "A+A.LONG", "= | ", "A absorbs the longer term, which contains it."),
        (
            Law::Absorptive(And),
            "LONG.(LONG+B)",
            "= | ",
            "The shorter factor absorbs the longer one, which contains it.",
        ),
        (
            Law::Absorptive(Or),
            "LONG'+LONG'.B",
            "= | ",
            "The shorter term absorbs the longer one, which contains it.",
        ),
        (Law::Redundancy(Or), "A+A'.B", "= | B", "A+A'.B: where A is 0, A' is 1. So A' can go."),
        (Law::Redundancy(And), "A'.(A+C')", "= | C'", "A'.(A+C'): where A' is 1, A is 0. So A can go."),
        (Law::Redundancy(Or), "A.LONG+A'", "LONG | =", "Where A' is 0, A is 1. So A can go."),
        (
            Law::Redundancy(And),
            "A.(A'+LONG_PRODUCT)",
            "= | LONG_PRODUCT",
            "Where A is 1, A' is 0. So A' can go.",
        ),
        (
            Law::Redundancy(Or),
            "LONG'+LONG.B",
            "= | B",
            "Leave one factor out of the product: the sum has its complement.",
        ),
        (
            Law::Consensus(Forward),
            "A.B+A'.C+B.C",
            "= | = | ",
            "Leave out B.C, the consensus of A.B and A'.C.",
        ),
        (
            Law::Consensus(Forward),
            "(A+B).(B+C).(A'+C)",
            "= |  | =",
            "Leave out B+C, the consensus of A+B and A'+C.",
        ),
        (
            Law::Consensus(Forward),
            "A.LONG+A'.B+B.LONG",
            "= | = | ",
            "Leave out the consensus of the other two terms.",
        ),
        (
            Law::Consensus(Back),
            "A.B+A'.C",
            "= B.C | =",
            "Add the term B.C, the consensus of A.B and A'.C, to the sum.",
        ),
        (
            Law::Consensus(Back),
            "(A+B).(A'+C)",
            "= B+C | =",
            "Add the factor B+C, the consensus of A+B and A'+C, to the product.",
        ),
        (
            Law::Consensus(Back),
            "A.LONG+A'.B",
            "= B.LONG | =",
            "Add the consensus of these two terms to the sum.",
        ),
    ];
    let mut wrong = Vec::new();
    for (law, line, new, expected) in cases {
        let said = sentence(*law, &long(line), &long(new));
        if said != *expected {
            wrong.push(format!("{law:?} {line}: {said} — not: {expected}"));
        }
        assert!(said.len() <= DESCRIPTION_CHARS_MAX, "{said}");
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
