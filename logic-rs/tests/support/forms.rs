//! Requests for the forms of a function that is given by its rows.

use logic_rs::calls::FormKind;
use logic_rs::calls::forms::{FormsAnswer, FormsRequest, MinimalForm, forms};
use logic_rs::error::RequestError;

/// Work that proves every form of a few variables.
pub const WORK: u32 = 2_000;

/// A request for the sum of products, without a limit of primes.
pub fn forms_request(vars: &[&str], rows: &[u32], dont_cares: &[u32]) -> FormsRequest {
    FormsRequest {
        vars: vars.iter().map(ToString::to_string).collect(),
        rows: rows.to_vec(),
        dont_cares: dont_cares.to_vec(),
        form: FormKind::Sop,
        without_hazards: false,
        variables_max: None,
        primes_max: None,
        work_max: WORK,
    }
}

/// The forms of both kinds.
#[derive(Clone, Debug, PartialEq)]
pub struct Both {
    pub canonical_sop: String,
    pub canonical_pos: String,
    pub sop: Option<MinimalForm>,
    pub pos: Option<MinimalForm>,
}

/// The answers to the request, for both kinds of form.
pub fn both(request: &FormsRequest) -> Result<Both, RequestError> {
    let of = |form| forms(&FormsRequest { form, ..request.clone() });
    let (sop, pos): (FormsAnswer, FormsAnswer) = (of(FormKind::Sop)?, of(FormKind::Pos)?);
    Ok(Both {
        canonical_sop: sop.canonical,
        canonical_pos: pos.canonical,
        sop: sop.minimal,
        pos: pos.minimal,
    })
}

/// The rows whose digit in the number `digits`, written in base 3, is `digit`.
pub fn rows_with_digit(digits: u32, rows: u32, digit: u32) -> Vec<u32> {
    (0..rows).filter(|&row| digits / 3u32.pow(row) % 3 == digit).collect()
}

/// A list of min terms as a user types it.
pub fn list(rows: &[u32]) -> String {
    rows.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")
}
