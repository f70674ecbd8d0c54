//! Expressions made by rule.

use crate::random::Random;
use serde::Deserialize;

/// Expressions, each made from a seed that is one more than the seed before.
#[derive(Deserialize)]
pub(crate) struct Texts {
    seed: u64,
    complements: u32,
    #[serde(default = "one")]
    columns: u64,
    #[serde(default)]
    suffix: String,
    joins: Vec<String>,
    #[serde(flatten)]
    shape: Shape,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Shape {
    Levels { widths: Vec<u32>, chars: usize },
    Nested { depth: usize },
}

fn one() -> u64 {
    1
}

impl Texts {
    pub(crate) fn texts(&self, variables: u32) -> Vec<String> {
        let text = |seed| self.text(&mut Random(seed), variables) + &self.suffix;
        (self.seed..self.seed + self.columns).map(text).collect()
    }

    fn text(&self, random: &mut Random, variables: u32) -> String {
        match &self.shape {
            Shape::Levels { widths, chars } => {
                let mut text = self.operand(1, widths, random, variables);
                loop {
                    let next = self.joins[0].clone() + &self.operand(1, widths, random, variables);
                    if text.len() + next.len() > *chars {
                        return text;
                    }
                    text += &next;
                }
            }
            Shape::Nested { depth } => {
                let mut text = "(".repeat(*depth) + &self.literal(random, variables);
                for join in self.joins.iter().cycle().take(*depth) {
                    text += &format!("{join}{})", self.literal(random, variables));
                    text += if random.below(2) == 0 { "" } else { "'" };
                }
                text
            }
        }
    }

    fn operand(&self, level: usize, widths: &[u32], random: &mut Random, variables: u32) -> String {
        let Some(join) = self.joins.get(level) else { return self.literal(random, variables) };
        let operand = |_| self.operand(level + 1, widths, random, variables);
        format!("({})", (0..widths[level - 1]).map(operand).collect::<Vec<_>>().join(join))
    }

    fn literal(&self, random: &mut Random, variables: u32) -> String {
        // Letters of which no operator word can be made, even side by side.
        let letter = char::from(b"ABCDEFGHIJKLPQSTUW"[random.below(variables) as usize]);
        format!("{letter}{}", if random.below(100) < self.complements { "'" } else { "" })
    }
}
