//! The example that docs/logic.md works out by hand.

use crate::support::answer;
use logic_rs::calls::InputMode;

const MIN_TERMS: &str = "1,2,3,4,5,6,7,9,10,12";

#[test]
fn primes_sum_proof_and_equal_minima_are_those_of_the_page() {
    let answer = answer(MIN_TERMS, InputMode::Mint, 0);
    let primes: Vec<&str> = answer.prime_imp_list.iter().map(|prime| prime.res.as_str()).collect();
    assert_eq!(primes, ["A'.B", "A'.C", "A'.D", "B.C'.D'", "B'.C.D'", "B'.C'.D"]);
    assert_eq!(answer.simplified, "A'.B+A'.C+B.C'.D'+B'.C.D'+B'.C'.D");
    assert_eq!((answer.terms, answer.literals, answer.lower_bound, answer.proven), (5, 13, 5, true));
    assert_eq!(answer.minima.map(|minima| minima.count), Some(3));
}

#[test]
fn the_complement_has_the_minimum_of_the_page() {
    let answer = answer("0,8,11,13,14,15", InputMode::Mint, 1);
    assert_eq!(answer.simplified, "A.B.C+A.B.D+A.C.D+B'.C'.D'");
    assert_eq!((answer.terms, answer.literals, answer.proven), (4, 12, true));
}
