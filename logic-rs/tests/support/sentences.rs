//! Rules for the sentence of a step, checked on its text alone, without the crate's own trees.

use logic_rs::steps::{DESCRIPTION_CHARS_MAX, Step, StepType};

/// The mistake in the sentence of a step: the sentence names an expression that the law is not used on, or says that
/// operands are distributed or equal that are not.
pub fn wrong_sentence(step: &Step) -> Option<String> {
    let (Some(before), Some(after)) = (&step.before, &step.after) else { return None };
    let said = step.description.as_str();
    if said.len() > DESCRIPTION_CHARS_MAX || !said.ends_with('.') {
        return Some(format!("{said:?} is no short sentence"));
    }
    let (old, new) = (before.part.as_str(), after.part.as_str());
    let is_there = |name: &str| old.contains(name) || new.contains(name);
    let is_named_well = |name: &&str| {
        is_there(name) || ['+', '.', '^'].iter().any(|&sign| split(name, sign).into_iter().all(is_there))
    };
    if let Some(name) = names(said).find(|name| !is_named_well(name)) {
        return Some(format!("{said:?} names {name}, which is neither in {old} nor in {new}"));
    }
    match step.step_type {
        StepType::Distributive if !is_distributed(said, old, new) => {
            Some(format!("{said:?} is not how {old} becomes {new}"))
        }
        StepType::OrIdempotent | StepType::AndIdempotent if said.contains("keep one") => {
            let sign = if step.step_type == StepType::OrIdempotent { '+' } else { '.' };
            let copies = split(old, sign);
            copies.iter().any(|copy| *copy != copies[0]).then(|| format!("{said:?} of {old}"))
        }
        _ => None,
    }
}

/// The expressions in a sentence, but for constants.
fn names(said: &str) -> impl Iterator<Item = &str> {
    let words =
        said.trim_end_matches('.').split_whitespace().map(|word| word.trim_end_matches([',', ';', ':']));
    words.filter(|word| {
        let is_text = word
            .chars()
            .all(|char| char.is_ascii_uppercase() || char.is_ascii_digit() || "().+^'".contains(char));
        is_text
            && !["OR", "AND", "XOR"].contains(word)
            && word.contains(|char: char| char.is_ascii_uppercase())
    })
}

/// The operands of the sign; of a text that is no chain of that sign, the text alone.
fn split(text: &str, sign: char) -> Vec<&str> {
    let signs = ['+', '^', '.'];
    let at = |char| signs.iter().position(|&own| own == char);
    let (mut depth, mut start, mut parts) = (0, 0, Vec::new());
    for (index, char) in text.char_indices() {
        match char {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ if depth > 0 => {}
            // A chain of a sign that binds looser.
            _ if at(char) < at(sign) && at(char).is_some() => return vec![text],
            _ if char == sign => {
                parts.push(&text[start..index]);
                start = index + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts
}

/// The text without brackets around all of it.
fn bare(text: &str) -> &str {
    let inner = text.strip_prefix('(').and_then(|text| text.strip_suffix(')'));
    let is_whole = |inner: &&str| {
        let mut depth = 0;
        inner.chars().all(|char| {
            depth += i32::from(char == '(') - i32::from(char == ')');
            depth >= 0
        })
    };
    inner.filter(is_whole).unwrap_or(text)
}

/// The operands of the operands, each list sorted, so that the order does not matter.
fn sorted(parts: Vec<Vec<&str>>) -> Vec<Vec<String>> {
    let mut all: Vec<Vec<String>> = parts
        .into_iter()
        .map(|own| {
            let mut own: Vec<String> = own.into_iter().map(str::to_owned).collect();
            own.sort_unstable();
            own
        })
        .collect();
    all.sort_unstable();
    all
}

/// Whether the result is what the sentence says: each part of the named operand with the others, or each part of one
/// operand with each of the other.
fn is_distributed(said: &str, old: &str, new: &str) -> bool {
    let (sign, inner) = if said.starts_with("Multiply") { ('.', '+') } else { ('+', '.') };
    let operands: Vec<&str> = split(old, sign).into_iter().map(bare).collect();
    let factors = |part| split(bare(part), sign).into_iter().map(bare).collect::<Vec<_>>();
    let parts = |operand| split(operand, inner).into_iter().map(factors);
    let made = sorted(parts(new).collect());
    if said.matches("each").count() == 2 {
        let [one, other] = operands[..] else { return false };
        let all = parts(one).flat_map(|left| parts(other).map(move |right| [left.clone(), right].concat()));
        return made == sorted(all.collect());
    }
    let opened = said.trim_end_matches('.').split(" of ").nth(1).unwrap_or_default();
    let is_opened = |at: usize| match opened {
        _ if opened.starts_with("the first") => at == 0,
        _ if opened.starts_with("the second") => at == 1,
        _ if opened.starts_with("the ") => true,
        _ => opened.split(" by ").next() == Some(operands[at]),
    };
    (0..operands.len()).filter(|&at| is_opened(at)).any(|at| {
        let others = operands.iter().enumerate().filter(|&(other, _)| other != at);
        let others: Vec<&str> = others.flat_map(|(_, other)| split(other, sign)).collect();
        made == sorted(parts(operands[at]).map(|part| [part, others.clone()].concat()).collect())
    })
}
