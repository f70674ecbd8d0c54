//! Takes common factors out of a sum of products, so that multiplying out gives the sum again.
//!
//! Source: R. K. Brayton, "Factoring logic functions", IBM Journal of Research and Development 31 (1987), quick factoring.

use crate::notation::Notation;
use crate::qmc::Cube;

/// Products of literals, none twice.
type Terms = Vec<Cube>;

/// The sum with common factors taken out, as text with the fewest brackets.
pub(crate) fn factored(sum: &[Cube], notation: &Notation) -> String {
    match sum {
        [] => notation.sum(std::iter::empty()),
        _ => Factoring { notation }.sum(sum.to_vec()).text,
    }
}

/// A part of the result.
struct Written {
    text: String,
    is_sum: bool,
}

struct Factoring<'a> {
    notation: &'a Notation,
}

impl Factoring<'_> {
    fn sum(&self, terms: Terms) -> Written {
        if let [only] = terms[..] {
            return Written { text: self.notation.product(only), is_sum: false };
        }
        let common = common(&terms);
        if common.literals() > 0 {
            return self.product(vec![common], without(&terms, common));
        }
        let Some(divisor) = divisor(&terms) else {
            return Written { text: self.notation.sum(terms.into_iter()), is_sum: true };
        };
        let (quotient, _) = divided(&terms, &divisor);
        if let [only] = quotient[..] {
            return self.taken_out(&terms, only);
        }
        let quotient = cube_free(quotient);
        let (divisor, rest) = divided(&terms, &quotient);
        let of_divisor = self::common(&divisor);
        if of_divisor.literals() > 0 {
            return self.taken_out(&terms, of_divisor);
        }
        self.with_rest(self.product(quotient, divisor), rest)
    }

    /// The sum with the first literal of a factor taken out of all terms that have it, and the literals that these have in common.
    fn taken_out(&self, terms: &[Cube], factor: Cube) -> Written {
        let literal = literals(factor).max_by_key(|&literal| count(terms, literal)).unwrap_or(factor);
        let (have, rest): (Terms, Terms) = terms.iter().partition(|&&term| contains(term, literal));
        let factor = common(&have);
        self.with_rest(self.product(vec![factor], without(&have, factor)), rest)
    }

    fn product(&self, one: Terms, other: Terms) -> Written {
        let factors = [one, other]
            .map(|terms| self.sum(terms))
            .map(|Written { text, is_sum }| if is_sum { format!("({text})") } else { text });
        Written { text: factors.join("."), is_sum: false }
    }

    fn with_rest(&self, product: Written, rest: Terms) -> Written {
        if rest.is_empty() {
            return product;
        }
        Written { text: format!("{}+{}", product.text, self.sum(rest).text), is_sum: true }
    }
}

/// A sum without a common literal that divides the terms, and in which no literal occurs twice; `None` if none occurs twice in the
/// terms.
fn divisor(terms: &[Cube]) -> Option<Terms> {
    let repeated = |terms: &[Cube]| {
        let all = terms.iter().flat_map(|&term| literals(term));
        all.filter(|&literal| count(terms, literal) > 1).max_by_key(|literal| {
            // Of equals the first variable, so that the result is the one that a reader would write.
            (count(terms, *literal), literal.care(), literal.value())
        })
    };
    let mut literal = repeated(terms)?;
    let mut divisor = terms.to_vec();
    loop {
        divisor.retain(|&term| contains(term, literal));
        divisor = cube_free(divisor);
        match repeated(&divisor) {
            Some(next) => literal = next,
            None => return Some(divisor),
        }
    }
}

/// The quotient and the rest: quotient times divisor plus rest are the terms.
fn divided(terms: &[Cube], divisor: &[Cube]) -> (Terms, Terms) {
    let of =
        |by: Cube| terms.iter().filter(move |&&term| contains(term, by)).map(move |&term| less(term, by));
    let mut quotient: Terms = of(divisor[0]).collect();
    for &by in &divisor[1..] {
        let other: Terms = of(by).collect();
        quotient.retain(|term| other.contains(term));
    }
    // A quotient has no variable of the divisor: the product is algebraic.
    let care = divisor.iter().fold(0, |care, by| care | by.care());
    quotient.retain(|term| term.care() & care == 0);
    let is_made =
        |term: &Cube| divisor.iter().any(|&by| contains(*term, by) && quotient.contains(&less(*term, by)));
    let rest = terms.iter().filter(|term| !is_made(term)).copied().collect();
    (quotient, rest)
}

/// The literals that all terms have.
fn common(terms: &[Cube]) -> Cube {
    let first = terms[0];
    let care =
        terms.iter().fold(first.care(), |care, term| care & term.care() & !(term.value() ^ first.value()));
    Cube::new(care, first.value() & care)
}

fn without(terms: &[Cube], factor: Cube) -> Terms {
    terms.iter().map(|&term| less(term, factor)).collect()
}

fn cube_free(terms: Terms) -> Terms {
    let common = common(&terms);
    without(&terms, common)
}

fn less(term: Cube, factor: Cube) -> Cube {
    let care = term.care() & !factor.care();
    Cube::new(care, term.value() & care)
}

fn contains(term: Cube, factor: Cube) -> bool {
    term.care() & factor.care() == factor.care() && (term.value() ^ factor.value()) & factor.care() == 0
}

/// The literals of a product, each as a product.
fn literals(term: Cube) -> impl Iterator<Item = Cube> {
    (0..u32::BITS)
        .rev()
        .map(|bit| 1 << bit)
        .filter(move |bit| term.care() & bit != 0)
        .map(move |bit| Cube::new(bit, term.value() & bit))
}

fn count(terms: &[Cube], literal: Cube) -> usize {
    terms.iter().filter(|&&term| contains(term, literal)).count()
}
