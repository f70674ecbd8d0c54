//! Takes the left side off a definition: `F(A,B,C) = …`, `F = …`, `Y1 := …`.

use super::Variable;
use super::lexer::is_space;

/// What a text defines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Definition<'text> {
    /// The function's name where it could be a variable's too.
    pub(super) name: Option<Variable>,
    /// The variables in brackets after the name, the most significant first.
    pub(super) variables: Option<Vec<Variable>>,
    /// The right side, or the whole text where there is no left side.
    pub(super) body: &'text str,
}

/// The definition that the text is; `None` if it has a left side that may mean something else.
///
/// A name without its variables is taken for a function's from F on: `A=B` may as well be an equation. Linear.
pub(super) fn definition(text: &str) -> Option<Definition<'_>> {
    let Some((left, body)) = text.split_once('=') else {
        return Some(Definition { name: None, variables: None, body: text });
    };
    let left = left.trim_end_matches(is_space);
    let left = left.strip_suffix(':').unwrap_or(left).trim_matches(is_space);
    if body.contains('=') || body.chars().all(is_space) {
        return None;
    }
    let (name, variables) = match left.split_once('(') {
        Some((name, rest)) => (name.trim_end_matches(is_space), Some(variables(rest.strip_suffix(')')?)?)),
        None => (left, None),
    };
    let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.bytes().all(|c| c.is_ascii_alphanumeric());
    let variable = Variable::named(name);
    let is_function = variable.is_some_and(|variable| variable.letter.to_ascii_uppercase() >= b'F');
    (is_name && (variables.is_some() || is_function)).then_some(Definition {
        name: variable,
        variables,
        body,
    })
}

/// The names between commas; `None` if one is no variable's, or stands there twice.
fn variables(list: &str) -> Option<Vec<Variable>> {
    let names = list.split(',').map(|name| Variable::named(name.trim_matches(is_space)));
    let names: Vec<Variable> = names.collect::<Option<_>>()?;
    let mut sorted = names.clone();
    sorted.sort_unstable();
    sorted.is_sorted_by(|one, next| one < next).then_some(names)
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
        ] {
            assert_eq!(split(text), None, "{text}");
        }
    }
}
