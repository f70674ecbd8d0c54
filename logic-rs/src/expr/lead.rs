//! Takes the words off a text that announce an expression: `simplify A+B`, `return a && b;`, `Expression: A.B`.

use super::lexer::is_space;

/// Words that may begin such a text.
const LEADS: [&str; 16] = [
    "simplify",
    "simplified",
    "minimize",
    "minimise",
    "reduce",
    "evaluate",
    "solve",
    "prove",
    "expression",
    "function",
    "equation",
    "answer",
    "result",
    "solution",
    "return",
    "please",
];

/// Words that may follow one of them.
const FOLLOWING: [&str; 12] = [
    "the",
    "this",
    "following",
    "boolean",
    "logic",
    "logical",
    "expression",
    "function",
    "equation",
    "using",
    "to",
    "for",
];

/// The words at the start, without the spaces and the colon around them, and the rest; no words where the rest is
/// blank. A word ends at a space or a colon. Linear.
pub(super) fn split_lead(text: &str) -> (&str, &str) {
    let start = text.trim_start_matches(is_space);
    let mut rest = start;
    loop {
        let words: &[&str] = if rest.len() == start.len() { &LEADS } else { &FOLLOWING };
        let end = rest.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        let next = after.trim_start_matches(is_space);
        let goes_on = !next.starts_with(['=', '+', '.', '^', '*', '&', '|', '\'', ')', ',']);
        let ends = after.len() > next.len() && goes_on || next.starts_with(':');
        if !ends || next.is_empty() || !words.iter().any(|known| known.eq_ignore_ascii_case(word)) {
            break;
        }
        match next.strip_prefix(':') {
            Some(after) if !after.starts_with('=') && !after.chars().all(is_space) => {
                rest = after;
                break;
            }
            Some(_) => break,
            None => rest = next,
        }
    }
    let lead = start[..start.len() - rest.len()].trim_end_matches(|c| c == ':' || is_space(c));
    if lead.is_empty() { ("", text) } else { (lead, rest) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_that_announce_an_expression_are_taken_off() {
        let cases = [
            ("simplify A+B", "simplify", "A+B"),
            (" Simplify the boolean expression:  A.B", "Simplify the boolean expression", "  A.B"),
            ("return a && b;", "return", "a && b;"),
            ("Expression : A", "Expression", " A"),
            ("F: A", "", "F: A"),
            ("simplify", "", "simplify"),
            ("simplify:", "", "simplify:"),
            ("simplifyA", "", "simplifyA"),
            ("function = A", "", "function = A"),
            ("result := A", "", "result := A"),
            ("result + A", "", "result + A"),
            ("A simplify", "", "A simplify"),
        ];
        for (text, lead, rest) in cases {
            assert_eq!(split_lead(text), (lead, rest), "{text}");
        }
    }
}
