//! A search has the same answer with and without reports on the way, and its reports are true.

use crate::support::random::Random;
use crate::support::request;
use logic_rs::calls::minimal_form::{MinimalFormOutcome, MinimalFormRequest, minimal_form};
use logic_rs::calls::search::{SearchReport, minimal_form_watched, simplify_watched};
use logic_rs::calls::simplify::{SimplifyOutcome, SimplifyRequest, simplify};
use logic_rs::calls::{FormKind, InputMode};

/// Terms and literals of an answer.
fn size_of_answer(outcome: &SimplifyOutcome) -> (u32, u32) {
    match outcome {
        SimplifyOutcome::Answer { answer, .. } => (answer.terms, answer.literals),
        SimplifyOutcome::Refused { error, .. } => panic!("{error:?}"),
    }
}

/// Terms and literals of a form.
fn size_of_form(outcome: &MinimalFormOutcome) -> (u32, u32) {
    match outcome {
        MinimalFormOutcome::Form { form } => (form.terms, form.literals),
        MinimalFormOutcome::Refused { error, .. } => panic!("{error:?}"),
    }
}

/// A function that is not proved with this work.
fn hard(variables: u32, percent: u32) -> SimplifyRequest {
    let rows = Random(7).rows(variables, percent);
    let input = rows.iter().map(u32::to_string).collect::<Vec<_>>().join(",");
    request(&input, InputMode::Mint, 3_000)
}

fn watched(request: &SimplifyRequest) -> (Vec<SearchReport<SimplifyOutcome>>, SimplifyOutcome) {
    let mut reports = Vec::new();
    let outcome = simplify_watched(request, &mut |report| reports.push(report));
    (reports, outcome)
}

fn check<Outcome>(
    name: &str,
    reports: &[SearchReport<Outcome>],
    outcome: &Outcome,
    size: fn(&Outcome) -> (u32, u32),
) {
    assert!(reports.len() > 3, "{name}: {} reports", reports.len());
    assert!(reports.iter().any(|report| report.best.is_some()), "{name}");
    for two in reports.windows(2) {
        let [before, after] = two else { unreachable!() };
        assert!(before.done < after.done && before.lower_bound <= after.lower_bound, "{name}");
        assert!((after.terms, after.literals) <= (before.terms, before.literals), "{name}");
    }
    for report in reports {
        assert!(report.lower_bound <= size(outcome).0 && report.done <= 1_000, "{name}");
        assert!((report.terms, report.literals) >= size(outcome), "{name}");
        if let Some(best) = &report.best {
            assert_eq!(size(best), (report.terms, report.literals), "{name}");
        }
    }
}

#[test]
fn reports_only_get_better_and_change_nothing_of_the_outcome() {
    // Functions covered by the chart and by rows.
    for (variables, percent) in [(10, 90), (11, 50), (12, 60)] {
        let request = hard(variables, percent);
        let (reports, outcome) = watched(&request);
        let name = format!("{variables} variables, {percent} %");
        assert_eq!(outcome, simplify(&request), "{name}");
        check(&name, &reports, &outcome, size_of_answer);
    }
}

#[test]
fn the_reports_of_a_product_of_sums_are_of_products_of_sums() {
    let request = MinimalFormRequest { function: hard(11, 20), form: FormKind::Pos };
    let mut reports = Vec::new();
    let outcome = minimal_form_watched(&request, &mut |report| reports.push(report));
    assert_eq!(outcome, minimal_form(&request));
    check("a product of sums", &reports, &outcome, size_of_form);
}

#[test]
fn a_refusal_comes_without_a_report() {
    let (reports, outcome) = watched(&request("A+", InputMode::Boolean, 100));
    assert!(reports.is_empty());
    assert!(matches!(outcome, SimplifyOutcome::Refused { .. }));
}
