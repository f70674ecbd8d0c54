//! The commands of LaTeX that have a meaning in a boolean expression. Data only.

/// The meaning of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// These characters.
    Text(&'static str),
    /// A bar over its argument.
    Bar,
    /// The size of the bracket that follows.
    BracketSize,
    /// A typeface; its argument is read as it is written.
    Typeface,
}

/// The command of that name, without the backslash; `None` for one without a meaning here.
pub(super) fn command(name: &str) -> Option<Command> {
    Some(match name {
        "overline" | "bar" | "overbar" | "widebar" => Command::Bar,
        "left" | "right" | "big" | "Big" | "bigg" | "Bigg" | "bigl" | "bigr" | "Bigl" | "Bigr" | "biggl"
        | "biggr" | "Biggl" | "Biggr" => Command::BracketSize,
        "text" | "textrm" | "textbf" | "textit" | "mathrm" | "mathbf" | "mathit" | "mathsf" | "mathtt"
        | "mbox" | "operatorname" => Command::Typeface,
        "cdot" | "land" | "wedge" | "times" | "ast" | "bullet" => Command::Text("·"),
        "lor" | "vee" => Command::Text("∨"),
        "neg" | "lnot" | "sim" => Command::Text("¬"),
        "oplus" | "veebar" => Command::Text("⊕"),
        "odot" => Command::Text("⊙"),
        "barwedge" => Command::Text("⊼"),
        "uparrow" => Command::Text("↑"),
        "downarrow" => Command::Text("↓"),
        "to" | "rightarrow" | "Rightarrow" | "implies" | "longrightarrow" | "Longrightarrow" => {
            Command::Text("→")
        }
        "leftrightarrow" | "Leftrightarrow" | "iff" | "equiv" | "longleftrightarrow"
        | "Longleftrightarrow" => Command::Text("↔"),
        "neq" | "ne" => Command::Text("≠"),
        "cap" => Command::Text("∧"),
        "cup" => Command::Text("∨"),
        "sum" | "Sigma" => Command::Text("Σ"),
        "prod" | "Pi" => Command::Text("Π"),
        "prime" => Command::Text("'"),
        "dots" | "ldots" | "cdots" => Command::Text("…"),
        "_" => Command::Text("_"),
        "{" | "lbrace" => Command::Text("{"),
        "}" | "rbrace" => Command::Text("}"),
        "lbrack" => Command::Text("["),
        "rbrack" => Command::Text("]"),
        // The ends of a formula, spaces and line ends.
        "(" | ")" | "[" | "]" | "," | ";" | ":" | "!" | " " | "\\" | "quad" | "qquad" | "enspace"
        | "thinspace" | "displaystyle" | "textstyle" | "limits" | "nolimits" => Command::Text(" "),
        _ => return None,
    })
}
