//! The primes and the equal minima of both forms, against those found by trying every cube and every cover.

use crate::support::forms::{WORK, forms_request, list, rows_with_digit};
use crate::support::random::Random;
use crate::support::{self, request, value};
use logic_rs::calls::forms::{FormsRequest, forms};
use logic_rs::calls::simplify::{SimplifyOutcome, SimplifyRequest, simplify};
use logic_rs::calls::{FormKind, InputMode};

/// The cubes that bytes hold, as care and value.
fn cubes(bytes: &[u8]) -> Vec<(u32, u32)> {
    let numbers: Vec<u32> =
        bytes.chunks(4).map(|bytes| u32::from_le_bytes(bytes.try_into().expect("four bytes"))).collect();
    numbers.chunks(2).map(|pair| (pair[0], pair[1])).collect()
}

/// The primes by definition, found by trying each of the `3^n` cubes: all rows of a prime may be 1, no larger cube has
/// only rows that may be 1, and the prime holds a required row. Ascending as pairs.
fn primes_of(variables: u32, on: &[u32], free: &[u32]) -> Vec<(u32, u32)> {
    let full = (1u32 << variables) - 1;
    let of = |care: u32, value: u32| (0..=full).filter(move |row| row & care == value);
    let lies_inside =
        |care: u32, value: u32| of(care, value).all(|row| on.contains(&row) || free.contains(&row));
    let mut found = Vec::new();
    for care in 0..=full {
        for value in (0..=full).filter(|value| value & !care == 0) {
            let mut literals = (0..variables).map(|bit| 1 << bit).filter(|bit| care & bit != 0);
            let is_prime =
                lies_inside(care, value) && literals.all(|bit: u32| !lies_inside(care & !bit, value & !bit));
            if is_prime && of(care, value).any(|row| on.contains(&row)) {
                found.push((care, value));
            }
        }
    }
    found
}

/// Every cover by the primes with so many terms and literals, by trying each set of that many primes.
fn covers_of(primes: &[(u32, u32)], on: &[u32], terms: usize, literals: u32) -> Vec<Vec<(u32, u32)>> {
    fn extend(
        open: &[u32],
        primes: &[(u32, u32)],
        chosen: &mut Vec<(u32, u32)>,
        left: usize,
        covers: &mut Vec<Vec<(u32, u32)>>,
    ) {
        let Some((&first, rest)) = primes.split_first().filter(|_| left > 0) else {
            if open.is_empty() && left == 0 {
                covers.push(chosen.clone());
            }
            return;
        };
        let still: Vec<u32> = open.iter().copied().filter(|row| row & first.0 != first.1).collect();
        chosen.push(first);
        extend(&still, rest, chosen, left - 1, covers);
        chosen.pop();
        extend(open, rest, chosen, left, covers);
    }
    let mut covers = Vec::new();
    extend(on, primes, &mut Vec::new(), terms, &mut covers);
    covers.retain(|cover| cover.iter().map(|cube| cube.0.count_ones()).sum::<u32>() == literals);
    covers
}

/// Checks the primes, the number of minima and each other minimum of one form; returns how many minima there are.
fn check_minima(vars: &[&str], on: &[u32], free: &[u32], form: FormKind) -> u32 {
    let variables = vars.len() as u32;
    let off = (0..1 << variables).filter(|row| !on.contains(row) && !free.contains(row)).collect::<Vec<_>>();
    let required = if form == FormKind::Sop { on } else { &off };
    let request = FormsRequest { form, ..forms_request(vars, on, free) };
    let answer = forms(&request).expect("a request");
    let minimal = answer.minimal.as_ref().expect("a form");
    let minima = answer.minima.as_ref().expect("few minima");
    let expected = primes_of(variables, required, free);

    let mut primes = cubes(answer.primes.as_ref().expect("primes"));
    primes.sort_unstable();
    assert_eq!(primes, expected, "{request:?}");
    let covers = covers_of(&expected, required, minimal.terms as usize, minimal.literals);
    assert_eq!(minima.count as usize, covers.len(), "{request:?}");
    assert_eq!(minima.others.len(), (covers.len() - 1).min(20), "{request:?}");

    let bytes = answer.others.as_ref().expect("the others");
    assert_eq!(bytes.len(), 8 * minima.others.len() * minimal.terms as usize, "{request:?}");
    let mut named = vec![cubes(&minimal.cubes)];
    named.extend(cubes(bytes).chunks(minimal.terms.max(1) as usize).map(<[_]>::to_vec));
    for cover in &mut named {
        cover.sort_unstable();
        assert!(covers.contains(cover), "{request:?}");
    }
    named.sort_unstable();
    named.dedup();
    assert_eq!(named.len(), 1 + minima.others.len(), "{request:?}");
    for other in &minima.others {
        for row in on {
            assert!(value(other, &request.vars, *row), "{other} in row {row} of {request:?}");
        }
        for row in &off {
            assert!(!value(other, &request.vars, *row), "{other} in row {row} of {request:?}");
        }
    }
    minima.count
}

#[test]
fn minima_and_primes_of_both_forms_are_those_found_by_trying_every_cover() {
    for vars in [&[][..], &["Q"], &["Z", "A"], &["Y", "Z", "A"]] {
        let rows = 1 << vars.len();
        for digits in 0..3u32.pow(rows) {
            let (on, free) = (rows_with_digit(digits, rows, 1), rows_with_digit(digits, rows, 2));
            for form in [FormKind::Sop, FormKind::Pos] {
                check_minima(vars, &on, &free, form);
            }
        }
    }
    let mut random = Random(25);
    let mut several = 0;
    for _ in 0..200 {
        let on = random.rows(4, 40);
        let free: Vec<u32> = random.rows(4, 25).into_iter().filter(|row| !on.contains(row)).collect();
        for form in [FormKind::Sop, FormKind::Pos] {
            several += u32::from(check_minima(&["W", "X", "Y", "Z"], &on, &free, form) > 1);
        }
    }
    assert!(several > 50, "{several} forms have several minima");
}

#[test]
fn more_minima_than_can_be_counted_are_counted_as_the_largest_number() {
    // In each of 32 tables of three variables, no two of them next to each other, six rows in a ring have two minima.
    let rings = |count| {
        let apart = (0..64).filter(|block: &u32| block.count_ones().is_multiple_of(2)).take(count);
        apart.flat_map(|block| (1..7).map(move |row| 8 * block + row)).collect::<Vec<_>>()
    };
    let vars = &["A", "B", "C", "D", "E", "F", "G", "H", "I"];
    for (count, minima_count) in [(5, 32), (31, 1 << 31), (32, u32::MAX)] {
        let minima =
            forms(&forms_request(vars, &rings(count), &[])).expect("a request").minima.expect("minima");
        assert_eq!((minima.count, minima.others.len()), (minima_count, 20), "{count} rings");
    }
}

#[test]
fn equal_minima_of_a_sum_are_those_that_simplifying_gives() {
    let mut random = Random(26);
    let mut others = 0;
    for round in 0..200 {
        let variables = 3 + round % 5;
        let on = random.rows(variables, 50);
        let free: Vec<u32> = random.rows(variables, 20).into_iter().filter(|row| !on.contains(row)).collect();
        if !on.contains(&((1 << variables) - 1)) {
            continue;
        }
        let vars = &["A", "B", "C", "D", "E", "F", "G"][..variables as usize];
        let by_rows = forms(&forms_request(vars, &on, &free)).expect("a request");
        let by_list =
            SimplifyRequest { dont_cares: Some(list(&free)), ..request(&list(&on), InputMode::Mint, WORK) };
        let SimplifyOutcome::Answer { answer, values, .. } = simplify(&by_list) else {
            panic!("{by_list:?} was refused");
        };
        assert_eq!(by_rows.minima, answer.minima, "{by_list:?}");
        assert_eq!(by_rows.others.unwrap_or_default(), values.others, "{by_list:?}");
        assert_eq!(by_rows.primes, (variables <= 6).then_some(values.primes), "{by_list:?}");
        others += answer.minima.map_or(0, |minima| minima.others.len());
    }
    assert!(others > 100, "{others} other minima");
}

#[test]
fn of_equal_minima_the_result_keeps_most_terms_of_the_input() {
    let cases = [
        ("A.B'+B.C'+C.A'", "A.B'+A'.C+B.C'"),
        ("A'.B+B'.C+C'.A", "A.C'+A'.B+B'.C"),
        // Roth's example keeps three of its terms, in any order.
        ("A'.B'+A.C+B.C'+B'.C+A.B", "A.C+A'.B'+B.C'"),
        ("A.B+B'.C+A.C+A'.B'+B.C'", "A.C+A'.B'+B.C'"),
        // Without products of literals the choice is that for min terms; with a product of the other minimum, it is the
        // other minimum.
        ("(A^C)+(B^C)", "A.C'+A'.B+B'.C"),
        ("(A^C)+((B').(A))+(B^C)", "A.B'+A'.C+B.C'"),
        ("(A^C)+A.B'''.A+(B^C)", "A.B'+A'.C+B.C'"),
        ("(A^C)+(A'+B)'+(B^C)", "A.C'+A'.B+B'.C"),
        ("(A^C)+A.B'.1+(B^C)", "A.C'+A'.B+B'.C"),
        ("(A^C)+A.B'.C.C'+(B^C)", "A.C'+A'.B+B'.C"),
    ];
    for (text, simplified) in cases {
        assert_eq!(support::answer(text, InputMode::Boolean, WORK).simplified, simplified, "{text}");
    }
    let mut random = Random(27);
    let (mut several, mut moved) = (0, 0);
    let vars = &["A", "B", "C", "D"];
    for _ in 0..200 {
        let on = random.rows(4, 50);
        let primes = primes_of(4, &on, &[]);
        let by_rows = forms(&forms_request(vars, &on, &[])).expect("a request").minimal.expect("a form");
        let minima = covers_of(&primes, &on, by_rows.terms as usize, by_rows.literals);
        // Some primes, and the min terms that are in none of them.
        let mut own: Vec<(u32, u32)> = primes.into_iter().filter(|_| random.below(2) == 0).collect();
        let is_open = |row: &u32| own.iter().all(|&(care, value)| row & care != value);
        let open: Vec<(u32, u32)> = on.iter().copied().filter(is_open).map(|row| (15, row)).collect();
        own.extend(open);
        let literal = |(care, value): (u32, u32), index: usize| {
            let bit = 8 >> index;
            let bar = if value & bit == 0 { "'" } else { "" };
            (care & bit != 0).then(|| format!("{}{bar}", vars[index]))
        };
        let product = |&cube| (0..4).filter_map(|index| literal(cube, index)).collect::<Vec<_>>().join(".");
        // The product that is 0 brings every variable into the text.
        let zero = "A.B.C.D.A'".to_owned();
        let text = own.iter().map(product).chain([zero]).collect::<Vec<_>>().join("+");
        let SimplifyOutcome::Answer { answer, values, .. } =
            simplify(&request(&text, InputMode::Boolean, WORK))
        else {
            panic!("{text} was refused");
        };
        let listed = cubes(&values.primes);
        let mut result: Vec<(u32, u32)> = values.cover.iter().map(|&at| listed[at as usize]).collect();
        let mut usual = cubes(&by_rows.cubes);
        result.sort_unstable();
        usual.sort_unstable();
        assert!(minima.contains(&result), "{text}");
        let kept = |cover: &[(u32, u32)]| cover.iter().filter(|cube| own.contains(cube)).count();
        let most = minima.iter().map(|cover| kept(cover)).max().expect("a minimum");
        assert_eq!(kept(&result), most, "{text}");
        // The choice for min terms stays where no other minimum keeps more products.
        assert_eq!(usual == result, kept(&usual) == most, "{text}");
        let named = answer.minima.expect("few minima");
        assert_eq!((named.count as usize, named.others.len()), (minima.len(), (minima.len() - 1).min(20)));
        assert!(!named.others.contains(&answer.simplified), "{text}");
        several += usize::from(minima.len() > 1);
        moved += usize::from(usual != result);
    }
    assert!(several > 50 && moved > 10, "{moved} of {several}");
}

#[test]
fn textbook_functions_have_their_minima() {
    let minima = |vars, on, free, form| check_minima(vars, on, free, form);
    let three = &["A", "B", "C"];
    assert_eq!(minima(three, &[0, 1, 2, 5, 6, 7], &[], FormKind::Sop), 2);
    assert_eq!(minima(three, &[3, 4], &[], FormKind::Pos), 2);
    let four = &["A", "B", "C", "D"];
    assert_eq!(minima(four, &[1, 3, 7, 11, 15], &[0, 2, 5], FormKind::Sop), 2);
    assert_eq!(minima(four, &[0, 2, 8, 10], &[], FormKind::Sop), 1);
}
