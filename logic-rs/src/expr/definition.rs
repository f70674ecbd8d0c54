//! Takes the left side off a definition: `F(A,B,C) = …`, `F = …`, `Y1 := …`, `assign y = …;`.

use super::Variable;
use super::lexer::is_space;

/// The left and the right side of a definition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Definition<'text> {
    /// The function's name; empty where there is no left side.
    pub(super) name: &'text str,
    /// The variable of that name, where there is one.
    pub(super) variable: Option<Variable>,
    /// The variables in brackets after the name, the most significant first.
    pub(super) variables: Option<Vec<Variable>>,
    /// Whether it is an assignment of Verilog, in which each word is a name.
    pub(super) is_verilog: bool,
    /// The right side, or the whole text where there is no left side.
    pub(super) body: &'text str,
}

/// Reads a text as a definition; `None` if it has a left side that may mean something else.
///
/// A name without variables in brackets counts as a function's if it has a letter from F on. If it has several letters,
/// they must not all be in the right side. Otherwise the text may be an equation, such as `A=B`, `AB=C` and `XY=YX`. A
/// semicolon at the end is dropped. Linear.
pub(super) fn definition(text: &str) -> Option<Definition<'_>> {
    let (text, has_end) = match text.trim_end_matches(is_space).strip_suffix(';') {
        Some(before) if before.contains(|c: char| c.is_ascii_alphabetic()) => (before, true),
        _ => (text, false),
    };
    let Some((left, body)) = text.split_once('=') else {
        return Some(Definition { name: "", variable: None, variables: None, is_verilog: false, body: text });
    };
    let left = left.trim_matches(is_space);
    let assigned = left.strip_prefix("assign").filter(|rest| rest.starts_with(is_space));
    // `<=` is an assignment of VHDL; without the semicolon it may be a comparison.
    let sign = if has_end { [':', '<'] } else { [':', ':'] };
    let left = assigned.unwrap_or(left);
    let left = left.strip_suffix(sign.as_slice()).unwrap_or(left).trim_matches(is_space);
    if body.contains('=') || body.chars().all(is_space) {
        return None;
    }
    let (name, variables) = match left.split_once('(') {
        Some((name, rest)) => (name.trim_end_matches(is_space), Some(variables(rest.strip_suffix(')')?)?)),
        None => (left, None),
    };
    let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.bytes().all(|c| c.is_ascii_alphanumeric() || matches!(c, b'_' | b'[' | b']'));
    let variable = named(name);
    let mut letters = name.chars().filter(char::is_ascii_alphabetic);
    let is_equation = name.len() > 1 && variable.is_none() && letters.clone().all(|c| body.contains(c));
    let is_function = letters.any(|c| c.to_ascii_uppercase() >= 'F') && !is_equation;
    (is_name && (variables.is_some() || assigned.is_some() || is_function)).then_some(Definition {
        name,
        variable,
        variables,
        is_verilog: assigned.is_some(),
        body,
    })
}

/// The variables between commas; `None` if an item is no variable, or if a variable is repeated.
fn variables(list: &str) -> Option<Vec<Variable>> {
    let names = list.split(',').map(|name| named(name.trim_matches(is_space)));
    let names: Vec<Variable> = names.collect::<Option<_>>()?;
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
        let Definition { variables, body, .. } = definition(text)?;
        let names: Vec<String> = variables.unwrap_or_default().iter().map(Variable::to_string).collect();
        Some((names.join(" "), body.trim().to_owned()))
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
            "F(AB)=A",
            "F(A=B",
            "1=A",
            "F+G=A",
            "F(A,B)'=A",
            "F==A",
            "XY=YX",
            "AB=BA",
            "Y <= A",
            "Y =;",
        ] {
            assert_eq!(split(text), None, "{text}");
        }
    }
}
