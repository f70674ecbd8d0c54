//! A search has the same answer with and without reports on the way, and its reports are true.

use crate::support::random::Random;
use crate::support::request;
use logic_rs::calls::search::{SearchReport, simplify_watched};
use logic_rs::calls::simplify::{SimplifyOutcome, SimplifyRequest, simplify};
use logic_rs::calls::{FormKind, InputMode};

/// Terms and literals of an outcome.
fn size(outcome: &SimplifyOutcome) -> (u32, u32) {
    match outcome {
        SimplifyOutcome::Answer { answer, .. } => (answer.terms, answer.literals),
        SimplifyOutcome::Form { form } => (form.terms, form.literals),
        SimplifyOutcome::Refused { error, .. } => panic!("{error:?}"),
    }
}

fn watched(request: &SimplifyRequest) -> (Vec<SearchReport>, SimplifyOutcome) {
    let mut reports = Vec::new();
    let outcome = simplify_watched(request, &mut |report| reports.push(report));
    (reports, outcome)
}

#[test]
fn reports_only_get_better_and_change_nothing_of_the_outcome() {
    // Functions covered by the chart and by rows, as sums and as products of sums; none is proved with this work.
    for (variables, percent, form) in
        [(10, 90, FormKind::Sop), (11, 50, FormKind::Sop), (11, 20, FormKind::Pos), (12, 60, FormKind::Sop)]
    {
        let rows = Random(7).rows(variables, percent);
        let input = rows.iter().map(u32::to_string).collect::<Vec<_>>().join(",");
        let request = SimplifyRequest { form: Some(form), ..request(&input, InputMode::Mint, 3_000) };
        let (reports, outcome) = watched(&request);
        let name = format!("{variables} variables, {percent} %, {form:?}");
        assert_eq!(outcome, simplify(&request), "{name}");
        assert!(reports.len() > 3, "{name}: {} reports", reports.len());
        assert!(reports.iter().any(|report| report.best.is_some()), "{name}");
        for two in reports.windows(2) {
            let [before, after] = two else { unreachable!() };
            assert!(before.done < after.done && before.lower_bound <= after.lower_bound, "{name}");
            assert!((after.terms, after.literals) <= (before.terms, before.literals), "{name}");
        }
        for report in &reports {
            assert!(report.lower_bound <= size(&outcome).0 && report.done <= 1_000, "{name}");
            assert!((report.terms, report.literals) >= size(&outcome), "{name}");
            if let Some(best) = &report.best {
                assert_eq!(size(best), (report.terms, report.literals), "{name}");
            }
        }
    }
}

#[test]
fn a_refusal_comes_without_a_report() {
    let (reports, outcome) = watched(&request("A+", InputMode::Boolean, 100));
    assert!(reports.is_empty());
    assert!(matches!(outcome, SimplifyOutcome::Refused { .. }));
}
