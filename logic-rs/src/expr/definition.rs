//! Takes the left side off a definition: `F(A,B,C) = …`, `F = …`, `Y1 := …`, `assign y = …;`.

use super::Variable;
use super::foreign::is_operator;
use super::lexer::is_space;
use super::undecided::Undecided;
use super::words::{Vees, Word};
use std::borrow::Cow;

/// The left and the right side of a definition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Definition<'text> {
    /// The function's name; empty where there is no left side.
    pub(super) name: &'text str,
    /// The variable of that name, where there is one.
    pub(super) variable: Option<Variable>,
    /// The names of the variables in brackets after the name, the most significant first.
    pub(super) variables: Option<Vec<String>>,
    /// Whether it is an assignment of Verilog, in which each word is a name.
    pub(super) is_verilog: bool,
    /// The right side, or the whole text where there is no left side.
    pub(super) body: Cow<'text, str>,
}

/// Reads a text as a definition; without one, what is undecided: the text has a left side that may mean something else.
///
/// A name without variables in brackets counts as a function's if it has a letter from F on. If it has several letters,
/// they must not all be in the right side. A single letter that is not in the right side counts too if the right side
/// has an operator. Where both sides have a binary operator, the text is an equivalence. Otherwise it may be an
/// equation, such as `A=B`, `AB=C` and `XY=YX`. A semicolon at the end is dropped. Linear.
pub(super) fn definition(text: &str) -> Result<Definition<'_>, Option<Undecided>> {
    let (text, has_end) = match text.trim_end_matches(is_space).strip_suffix(';') {
        Some(before) if before.contains(|c: char| c.is_ascii_alphabetic()) => (before, true),
        _ => (text, false),
    };
    let whole = |body: Cow<'_, str>| Definition {
        name: "",
        variable: None,
        variables: None,
        is_verilog: false,
        body: Cow::Owned(body.into_owned()),
    };
    let text = without_next_state(text);
    let Some((left, body)) = text.split_once('=') else {
        return Ok(Definition {
            name: "",
            variable: None,
            variables: None,
            is_verilog: false,
            body: text.into(),
        });
    };
    if body.chars().all(is_space) {
        return Err(None);
    }
    if body.contains('=') {
        return Err(Some(Undecided::Equation));
    }
    let is_comparison = left.ends_with(['<', '>']);
    if !is_comparison && !left.ends_with(':') && has_operator(left) && has_operator(body) {
        return Ok(whole(text.replacen('=', "↔", 1).into()));
    }
    let left = left.trim_matches(is_space);
    let assigned = left.strip_prefix("assign").filter(|rest| rest.starts_with(is_space));
    // `<=` is an assignment of VHDL; without the semicolon it may be a comparison.
    let sign = if has_end { [':', '<'] } else { [':', ':'] };
    let left = assigned.unwrap_or(left);
    let left = left.strip_suffix(sign.as_slice()).unwrap_or(left).trim_matches(is_space);
    let undecided = || Some(if is_comparison { Undecided::Comparison } else { Undecided::Equation });
    let (name, variables) = match left.split_once('(') {
        Some((name, rest)) => {
            let list = rest.strip_suffix(')').ok_or_else(undecided)?;
            (name.trim_end_matches(is_space), Some(variable_names(list).ok_or_else(undecided)?))
        }
        None => (left, None),
    };
    let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.bytes().all(|c| c.is_ascii_alphanumeric() || matches!(c, b'_' | b'[' | b']'));
    let variable = named(name);
    let mut letters = name.chars().filter(char::is_ascii_alphabetic);
    let is_equation = name.len() > 1 && variable.is_none() && letters.clone().all(|c| body.contains(c));
    let is_late = letters.any(|c| c.to_ascii_uppercase() >= 'F') && !is_equation;
    let is_used = letter_runs(body).any(|run| Vees::default().any_word(run).is_none() && run.contains(name));
    let is_new = name.len() == 1 && !is_used && has_operator(body);
    let is_function = variables.is_some() || assigned.is_some() || is_late || is_new;
    if !is_name || !is_function {
        return Err(undecided());
    }
    Ok(Definition { name, variable, variables, is_verilog: assigned.is_some(), body: body.into() })
}

/// The right side of a next state, `Q(t+1)=…`, in which the function's own name is the present state; any other text stays.
fn without_next_state(text: &str) -> &str {
    let Some((left, body)) = text.split_once('=') else { return text };
    let left: String = left.chars().filter(|&c| !is_space(c)).collect();
    let name = left.strip_suffix("(t+1)").or_else(|| left.strip_suffix("(n+1)"));
    let is_name = |name: &str| {
        name.starts_with(|c: char| c.is_ascii_alphabetic())
            && name.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'_')
    };
    if name.is_some_and(is_name) && !body.contains('=') { body } else { text }
}

/// Whether the text has an operator between two operands, in some notation.
fn has_operator(text: &str) -> bool {
    let is_binary = |c: char| match c {
        '.' | '^' | '+' => true,
        '!' | '~' | '¬' | '∼' | '/' => false,
        _ => is_operator(c),
    };
    text.contains(is_binary)
        || letter_runs(text).any(|run| {
            let word = Vees::default().any_word(run);
            word.is_some_and(|word| !matches!(word, Word::Not | Word::Constant(_) | Word::If | Word::Then))
        })
}

fn letter_runs(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphabetic())
}

/// The names between commas, each once; `None` if an item is no name.
pub(super) fn variable_names(list: &str) -> Option<Vec<String>> {
    let is_name = |name: &str| {
        name.starts_with(|c: char| c.is_ascii_alphabetic())
            && name.bytes().all(|c| c.is_ascii_alphanumeric() || matches!(c, b'_' | b'[' | b']' | b'.'))
    };
    let names = list.split(',').map(|name| {
        let name = name.trim_matches(is_space);
        let name = named(name).map_or_else(|| name.to_owned(), |variable| variable.to_string());
        is_name(&name).then_some(name)
    });
    let names: Vec<String> = names.collect::<Option<_>>()?;
    let mut sorted = names.clone();
    sorted.sort_unstable();
    sorted.is_sorted_by(|one, next| one < next).then_some(names)
}

/// The variable of that name, whose number may be written as an index: `x_1`.
fn named(name: &str) -> Option<Variable> {
    match name.split_once('_') {
        Some((letter, number)) if letter.len() == 1 && !number.is_empty() => {
            Variable::named(&format!("{letter}{number}"))
        }
        _ => Variable::named(name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split(text: &str) -> Option<(String, String)> {
        let Definition { variables, body, .. } = definition(text).ok()?;
        Some((variables.unwrap_or_default().join(" "), body.trim().to_owned()))
    }

    #[test]
    fn a_left_side_is_taken_off_if_it_names_a_function() {
        let cases = [
            ("A.B", ("", "A.B")),
            ("F=AB", ("", "AB")),
            ("Y = AB", ("", "AB")),
            ("f1 := A", ("", "A")),
            ("F(A,B,C)=AB", ("A B C", "AB")),
            ("F ( x2, x1 ) = AB", ("x2 x1", "AB")),
            ("Sum(A,B)=AB", ("A B", "AB")),
            ("C(A,B)=AB", ("A B", "AB")),
            ("F(A)=A", ("A", "A")),
            ("Cout = AB + BC", ("", "AB + BC")),
            ("CS=A", ("", "A")),
            ("wr_en := A", ("", "A")),
            ("q[0] = A", ("", "A")),
            ("Y = A;", ("", "A")),
            ("Y <= A ; ", ("", "A")),
            ("assign y = A;", ("", "A")),
            ("assign a=b", ("", "b")),
            ("A.B;", ("", "A.B")),
            ("a = w+y", ("", "w+y")),
            ("a <= x and not y;", ("", "x and not y")),
            ("F(sel, a)=a", ("sel a", "a")),
            ("Q(t+1)=JQ'+K'Q", ("", "JQ'+K'Q")),
            ("Q1 (n + 1) = D", ("", "D")),
            ("A+B=B+A", ("", "A+B↔B+A")),
            ("(p→q) = (~p→~q)", ("", "(p→q) ↔ (~p→~q)")),
        ];
        for (text, (names, body)) in cases {
            assert_eq!(split(text), Some((names.to_owned(), body.to_owned())), "{text}");
        }
        for text in [
            "A=B",
            "e=A",
            "AB=C",
            "F'=A",
            "=A",
            "F=",
            "F= ",
            "F=A=B",
            "F()=A",
            "F(A,)=A",
            "F(A,A)=A",
            "F(A=B",
            "1=A",
            "F+G=A",
            "F(A,B)'=A",
            "A=BC",
            "a=a+b",
            "A=!B",
            "XY=YX",
            "AB=BA",
            "Y <= A",
            "Y =;",
        ] {
            assert_eq!(split(text), None, "{text}");
        }
    }
}
