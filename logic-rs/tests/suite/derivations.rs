//! Derivations of whole families of inputs: each is verified, ends at the proven minimum, and is short.
#![cfg(feature = "premium")]

use crate::support::corpus::cases;
use crate::support::derivation::{
    Counts, Derived, canonical_sum_of, derived, expression, laws, min_terms, random_expressions,
    random_expressions_of_four, short_texts,
};
use crate::support::random::Random;
use crate::support::{self, fixture};
use logic_rs::calls::simplify::{SimplifyOutcome, SimplifyRequest};
use logic_rs::calls::steps::{StepsOutcome, steps};
use serde_json::Value;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// Longer than any call takes on a slow, busy machine, and shorter than a hang.
const HANG: Duration = Duration::from_secs(20);

/// Derivations of all requests, of which none may fail.
fn all(requests: impl IntoIterator<Item = SimplifyRequest>) -> Vec<(SimplifyRequest, Derived)> {
    let derived = requests.into_iter().map(|request| match derived(&request) {
        Ok(outcome) => (request, outcome),
        Err(problem) => panic!("{problem}"),
    });
    derived.collect()
}

/// The counts of steps of requests none of which may be too complex.
fn counts(requests: impl IntoIterator<Item = SimplifyRequest>) -> Counts {
    let counts = all(requests).into_iter().map(|(request, outcome)| {
        outcome.laws().unwrap_or_else(|| panic!("{:?} is too complex", request.input))
    });
    Counts::new(counts.collect())
}

/// One function of each class of functions that differ in the names of variables only.
fn up_to_renaming(variables: u32) -> Vec<u32> {
    // Every exchange of two neighbouring variables, as an order of rows; together they make every renaming.
    let exchanged = |function: u32, low: u32| {
        (0..1u32 << variables).fold(0, |renamed, row| {
            let (one, other) = (row >> low & 1, row >> (low + 1) & 1);
            let from = row & !(3 << low) | one << (low + 1) | other << low;
            renamed | (function >> from & 1) << row
        })
    };
    let mut seen: BTreeSet<u32> = BTreeSet::new();
    let mut first_of_class = Vec::new();
    for function in 0..1u64 << (1 << variables) {
        let function = function as u32;
        let mut left = vec![function];
        let is_new = !seen.contains(&function);
        while let Some(renamed) = left.pop() {
            if seen.insert(renamed) {
                left.extend((0..variables - 1).map(|low| exchanged(renamed, low)));
            }
        }
        if is_new {
            first_of_class.push(function);
        }
    }
    first_of_class
}

#[test]
fn canonical_sums_of_three_and_four_variables_are_derived_within_a_hundred_steps() {
    for (variables, classes) in [(3, 80), (4, 3_984)] {
        let functions = up_to_renaming(variables);
        assert_eq!(functions.len(), classes);
        let sums = functions.into_iter().map(|function| canonical_sum_of(variables, function));
        let counts = counts(sums.map(|sum| expression(&sum)));
        assert!(counts.max() <= 100, "{} steps of {variables} variables", counts.max());
    }
}

#[test]
fn a_literal_times_a_sum_of_two_or_three_variables_is_derived() {
    let around = ["D.({})", "({}).D", "D.({})+E", "D'.({})+E.F"];
    let of = |variables, function: u32, around: &str| {
        expression(&around.replace("{}", &canonical_sum_of(variables, function)))
    };
    let of_two = (0..16).flat_map(|function| around.map(|around| of(2, function, around)));
    let of_three = (0..256).map(|function| of(3, function, around[function as usize % 4]));
    assert!(counts(of_two.chain(of_three)).max() <= 40);
    assert_eq!(counts([expression("C.(A.B+A.B'+A'.B+A'.B')")]).max(), 5);
}

/// Sums and products of two or three small products and sums of up to four variables.
fn small_products_and_sums(count: usize) -> Vec<String> {
    let mut random = Random(29);
    let chain = |random: &mut Random, sign: &str, part: &mut dyn FnMut(&mut Random) -> String| {
        let parts = 1 + random.below(3);
        (0..parts).map(|_| part(random)).collect::<Vec<_>>().join(sign)
    };
    let literal = |random: &mut Random| {
        let name = char::from(b'A' + random.below(4) as u8);
        format!("{name}{}", ["", "'"][random.below(2) as usize])
    };
    let round = |_| {
        let signs = if random.below(2) == 0 { [".", "+"] } else { ["+", "."] };
        chain(&mut random, signs[0], &mut |random| {
            let inner = chain(random, signs[1], &mut |random| {
                let innermost = chain(random, signs[0], &mut |random| literal(random));
                format!("({innermost})")
            });
            format!("({inner})")
        })
    };
    (0..count).map(round).collect()
}

#[test]
fn small_products_and_sums_are_all_derived() {
    let texts = small_products_and_sums(1_500);
    assert!(counts(texts.iter().map(|text| expression(text))).max() <= 60);
}

#[test]
fn min_terms_are_derived_from_the_rows_that_the_answer_covers() {
    let mut random = Random(161);
    let requests = (0..500).map(|round| {
        let variables = 1 + round % 4;
        let rows = random.rows(variables, 75);
        let (free, mut required): (Vec<u32>, Vec<u32>) = rows.into_iter().partition(|_| random.below(4) == 0);
        if required.is_empty() {
            required.push(random.below(1 << variables));
        }
        let free: Vec<u32> = free.into_iter().filter(|row| !required.contains(row)).collect();
        min_terms(&required, &free)
    });
    assert!(counts(requests).max() <= 100);
}

#[test]
fn the_corpus_is_derived_or_refused_as_simplifying_refuses_it() {
    let mut derivations = 0;
    for case in cases() {
        let request = SimplifyRequest {
            dont_cares: case.dont_cares.clone(),
            ..SimplifyRequest { mode: case.mode, ..expression(&case.input()) }
        };
        match case.outcome() {
            SimplifyOutcome::Answer { answer, .. } => {
                let outcome = derived(&request).unwrap_or_else(|problem| panic!("{}: {problem}", case.name));
                // Ten thousand pairs of bars are more steps than any derivation may have.
                let is_small = answer.vars.len() <= 4 && request.input.len() <= 1_000;
                assert!(outcome.laws().is_some() || !is_small, "{} is too complex", case.name);
                derivations += 1;
            }
            SimplifyOutcome::Refused { error, field, .. } => {
                let expected = StepsOutcome::Refused { error, field };
                assert_eq!(steps(&request), expected, "{}", case.name);
            }
        }
    }
    assert!(derivations > 20, "{derivations} answers");
}

#[test]
fn a_last_step_that_sorts_says_so() {
    let cases = [
        ("C+B+A+A", Some("the terms by their letters")),
        ("A'.C+A.B+B.C", Some("the terms by their letters")),
        ("B.A+C+C", Some("the letters")),
        ("A.B+A'.C+B.C", None),
        ("A+B+B", None),
    ];
    for (input, sorted) in cases {
        let StepsOutcome::Steps { steps } = steps(&expression(input)) else { panic!("{input} is refused") };
        let sentences: Vec<&str> = laws(&steps).map(|step| step.description.as_str()).collect();
        let (last, before) = sentences.split_last().expect("a step");
        assert!(before.iter().all(|sentence| !sentence.contains("sort")), "{input}");
        assert_eq!(last.contains("sort"), sorted.is_some(), "{input}: {last}");
        let end = sorted.map_or(".".to_owned(), |sorted| format!("; then sort {sorted}."));
        assert!(last.ends_with(&end), "{input}: {last}");
    }
}

#[test]
fn exercises_of_the_textbook_take_no_more_steps_than_a_teacher() {
    let text = std::fs::read_to_string(fixture("textbook.json")).expect("the exercises can be read");
    let exercises: Vec<Value> = serde_json::from_str(&text).expect("a list of exercises");
    assert!(exercises.len() >= 40);
    let mut too_long = Vec::new();
    for exercise in &exercises {
        let input = exercise["input"].as_str().expect("an input");
        let max = exercise["stepsMax"].as_u64().expect("a number of steps") as usize;
        let outcome = derived(&expression(input)).unwrap_or_else(|problem| panic!("{problem}"));
        match outcome.laws() {
            Some(count) if count <= max => {}
            count => too_long.push(format!("{input}: {count:?} steps, at most {max}")),
        }
    }
    assert!(too_long.is_empty(), "{too_long:#?}");
}

#[test]
fn no_text_of_four_variables_and_two_hundred_characters_is_refused() {
    assert!(counts(short_texts(150).iter().map(|text| expression(text))).max() <= 500);
}

#[test]
fn equal_parts_of_several_operands_are_one_part() {
    let steps = [
        ("A^B^A", 2),
        ("(A^B)^C^(A^B)", 2),
        ("(A^B)^(A^B)", 1),
        ("A^0", 1),
        ("A^1", 1),
        ("A^A'", 1),
        ("(A.B+C)^D^(C+B.A)", 2),
        ("A^B^(A^B)'", 1),
        ("A.B.(A.B)''", 2),
    ];
    for (text, count) in steps {
        assert_eq!(counts([expression(text)]).max(), count, "{text}");
    }
}

/// The products of literals in a line, each under any number of bars, as their letters.
fn products(line: &str) -> Vec<String> {
    let is_product = |part: &&str| {
        part.contains('.') && !part.starts_with('.') && !part.ends_with('.') && !part.contains(['0', '1'])
    };
    let products = line.split(['+', '^', '(', ')']).map(|part| part.trim_matches('\'')).filter(is_product);
    products.map(|part| part.replace(['\'', '.'], "")).collect()
}

#[test]
fn a_new_product_of_literals_is_in_variable_order() {
    let mut requests = vec!["D^A'".to_owned(), "(D+A'')'+B".to_owned(), "C.(A'+0)+B".to_owned()];
    requests.extend(random_expressions(200));
    for (request, outcome) in all(requests.iter().map(|text| expression(text))) {
        let Derived::Steps(steps) = outcome else { continue };
        let mut known: Vec<String> = Vec::new();
        for step in &steps {
            let products = products(&step.current_expression);
            let is_sorted = |product: &&String| {
                let letters: Vec<char> = product.chars().collect();
                // The rest of a product keeps its order; equal parts stay next to each other.
                let mut unique = letters.clone();
                unique.sort_unstable();
                unique.dedup();
                letters.is_sorted()
                    || unique.len() + 1 < letters.len()
                    || known.iter().any(|old| {
                        let mut old = old.chars();
                        letters.iter().all(|letter| old.any(|own| own == *letter))
                    })
            };
            let new: Vec<&String> =
                products.iter().filter(|product| step.before.is_some() && !is_sorted(product)).collect();
            assert!(new.is_empty(), "{}: {} has {new:?}", request.input, step.current_expression);
            known = products;
        }
    }
}

#[test]
fn random_expressions_are_derived_and_few_of_many_variables_refused() {
    let outcomes = all(random_expressions(2_000).iter().map(|text| expression(text)));
    let (mut many, mut refused) = (0, 0);
    for (request, outcome) in &outcomes {
        let variables = support::names_in(&request.input).len();
        many += usize::from(variables > 4);
        match outcome {
            Derived::Steps(_) => {}
            Derived::TooComplex(limit) => {
                assert!(variables > 4, "{:?} meets the limit of {limit:?}", request.input);
                refused += 1;
            }
        }
    }
    assert!(refused * 100 <= many, "{refused} refused of {many}");
}

#[test]
fn random_expressions_of_four_variables_take_few_steps() {
    let counts = counts(random_expressions_of_four(1_000).iter().map(|text| expression(text)));
    let (median, p90) = (counts.median(), counts.p90());
    assert!(median <= 12 && p90 <= 38, "median {median}, 90 % at most {p90}");
}

#[test]
fn five_products_of_sums_are_opened_in_four_steps() {
    let outcome = derived(&expression("(A+B).(C+D).(E+F).(G+H).(I+J)"));
    let outcome = outcome.unwrap_or_else(|problem| panic!("{problem}"));
    assert_eq!(outcome.laws(), Some(4));
}

/// Inputs that are larger or deeper than users write.
fn extremes() -> Vec<(&'static str, String)> {
    let names: Vec<String> = (0..16).map(|number| format!("x{number}")).collect();
    let repeated = |count: usize, sign: &str| {
        let literal =
            |at: usize| format!("{}{}", names[at * 7 % 16], if at.is_multiple_of(3) { "'" } else { "" });
        (0..count).map(literal).collect::<Vec<_>>().join(sign)
    };
    let pairs = |sign: &str, outer: &str| {
        let pair = |at: usize| format!("({}{sign}{}')", names[at % 16], names[(at * 5 + 1) % 16]);
        (0..60).map(pair).collect::<Vec<_>>().join(outer)
    };
    let nested = format!("{}A{}", "(".repeat(900), "+B)'".repeat(900));
    vec![
        ("parity of 6", "A^B^C^D^E^F".to_owned()),
        ("parity of 6 with a bar", "(A^B^C^D^E^F)'".to_owned()),
        ("a sum of 60", repeated(60, "+")),
        ("a product of 60", repeated(60, ".")),
        ("a parity of 60", repeated(60, "^")),
        ("60 copies", vec!["A"; 60].join("+")),
        ("60 copies of one in a parity", vec!["A"; 60].join("^")),
        ("a sum of 60 products", pairs(".", "+")),
        ("a product of 60 sums", pairs("+", ".")),
        ("a parity of 60 sums", pairs("+", "^")),
        ("a sum of 60 parities", pairs("^", "+")),
        ("a sum of 16 variables", names.join("+")),
        ("a parity of 16 variables", names.join("^")),
        ("a bar over 16 variables", format!("({})'", names.join("."))),
        ("8 sums of 16 variables", {
            let sums = names.chunks(2).map(|pair| format!("({})", pair.join("+")));
            sums.collect::<Vec<_>>().join(".")
        }),
        ("bars over bars over sums", nested),
        ("20,000 characters of bars", format!("A{}", "'".repeat(19_999))),
        ("20,000 characters of copies", vec!["A"; 10_000].join("+")),
        ("20,000 characters of a sum", repeated(4_000, "+")),
        ("20,000 characters of a parity", repeated(4_000, "^")),
        ("20,000 characters of products", {
            let product = |at: usize| format!("{}.{}", names[at % 16], names[(at / 16 + at) % 16]);
            (0..2_500).map(product).collect::<Vec<_>>().join("+")
        }),
        ("20,000 characters of sums", {
            let sum = |at: usize| format!("({}+{}')", names[at % 16], names[(at / 16 + at) % 16]);
            (0..1_800).map(sum).collect::<Vec<_>>().join(".")
        }),
    ]
}

#[test]
fn no_input_hangs_and_what_is_answered_is_verified() {
    for (name, text) in extremes() {
        let start = Instant::now();
        let outcome = derived(&expression(&text)).unwrap_or_else(|problem| panic!("{name}: {problem}"));
        let took = start.elapsed();
        assert!(took < HANG, "{name} took {took:?}");
        if let Derived::Steps(steps) = outcome {
            assert!(laws(&steps).count() + 2 >= steps.len(), "{name}: two lines at most that no law makes");
        }
    }
}

#[test]
fn what_is_too_complex_names_the_limit_that_was_met() {
    let met: BTreeSet<String> = extremes()
        .into_iter()
        .filter_map(|(_, text)| match steps(&expression(&text)) {
            StepsOutcome::TooComplex { limit } => Some(format!("{limit:?}")),
            _ => None,
        })
        .collect();
    assert!(!met.is_empty(), "an extreme is past a limit");
}
