//! Inputs for large numbers of derivations, and their counts of steps. Tests and `npm run bench -- derivations` include
//! this file, as `random.rs`, by its path.
#![allow(dead_code, unreachable_pub, reason = "each of them uses its own part of this file")]

#[path = "sentences.rs"]
mod sentences;

use super::random::Random;
use logic_rs::calls::InputMode;
use logic_rs::calls::simplify::{SimplifyOutcome, SimplifyRequest, simplify};
use logic_rs::calls::steps::{StepsLimit, StepsOutcome, steps};
use logic_rs::limits::STEPS_MAX;
use logic_rs::steps::verify::{Claim, Goal, Start, teaches, verify};
use logic_rs::steps::{Step, StepType};

/// The Worker's budget.
const WORK_MAX: u32 = 10_000;
const PRIMES_MAX: u32 = 1 << 21;
const VARIABLES_MAX: u32 = 16;

/// The possible results of an input, where the crate makes no mistake.
pub enum Derived {
    /// A derivation that the checker accepts, that goes the way a teacher would, and whose sentences are true of its
    /// steps.
    Steps(Vec<Step>),
    TooComplex(StepsLimit),
}

impl Derived {
    /// How many laws are used.
    pub fn laws(&self) -> Option<usize> {
        match self {
            Self::Steps(steps) => Some(laws(steps).count()),
            Self::TooComplex(_) => None,
        }
    }
}

/// The steps that a law makes.
pub fn laws(steps: &[Step]) -> impl Iterator<Item = &Step> {
    steps
        .iter()
        .filter(|step| !matches!(step.step_type, StepType::Corrected | StepType::RemovedRedundantBrackets))
}

/// Whether a step adds a constant or makes two literals of one, which only the complete path does.
pub fn adds_a_constant(step: &Step) -> bool {
    let makes_more = step
        .before
        .as_ref()
        .zip(step.after.as_ref())
        .is_some_and(|(before, after)| before.part.len() < after.part.len());
    let (x_1, one) = (StepType::AndIdentity, StepType::OrComplement);
    (step.step_type == x_1 || step.step_type == one) && makes_more
}

/// Whether a step spreads a sum over a product: X+Y.Z → (X+Y).(X+Z).
pub fn distributes_a_sum(step: &Step) -> bool {
    step.step_type == StepType::Distributive
        && step.before.as_ref().is_some_and(|before| operands(&before.part, '+').len() > 1)
}

/// Whether a step adds the consensus of two operands.
pub fn adds_a_consensus(step: &Step) -> bool {
    let sides = step.before.as_ref().zip(step.after.as_ref());
    step.step_type == StepType::Consensus
        && sides.is_some_and(|(before, after)| before.part.len() < after.part.len())
}

/// Whether a step absorbs a product that holds an operand and its complement.
pub fn absorbs_a_complement_pair(step: &Step) -> bool {
    let Some((before, after)) = step.before.as_ref().zip(step.after.as_ref()) else { return false };
    let left = operands(&after.part, '+');
    step.step_type == StepType::OrAbsorptive
        && operands(&before.part, '+').into_iter().filter(|term| !left.contains(term)).any(|term| {
            let factors = operands(term, '.');
            factors
                .iter()
                .any(|factor| factor.strip_suffix('\'').is_some_and(|below| factors.contains(&below)))
        })
}

/// The operands of a text that are joined by the sign outside of brackets.
fn operands(text: &str, sign: char) -> Vec<&str> {
    let mut depth = 0;
    let is_outside = |c: char| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        c == sign && depth == 0
    };
    text.split(is_outside).collect()
}

pub fn expression(text: &str) -> SimplifyRequest {
    SimplifyRequest {
        input: text.to_owned(),
        mode: InputMode::Boolean,
        dont_cares: None,
        variables: None,
        variables_max: Some(VARIABLES_MAX),
        primes_max: Some(PRIMES_MAX),
        work_max: WORK_MAX,
        steps_work_max: None,
    }
}

pub fn min_terms(required: &[u32], free: &[u32]) -> SimplifyRequest {
    let list = |rows: &[u32]| rows.iter().map(u32::to_string).collect::<Vec<_>>().join(",");
    SimplifyRequest {
        mode: InputMode::Mint,
        dont_cares: Some(list(free)).filter(|list| !list.is_empty()),
        ..expression(&list(required))
    }
}

/// The derivation of an input that can be simplified, checked; or what is wrong with it.
pub fn derived(request: &SimplifyRequest) -> Result<Derived, String> {
    let SimplifyOutcome::Answer { answer, .. } = simplify(request) else {
        return Err(format!("{:?} has no answer", request.input));
    };
    let steps = match steps(request) {
        StepsOutcome::Steps { steps } => steps,
        StepsOutcome::TooComplex { limit } => return Ok(Derived::TooComplex(limit)),
        StepsOutcome::Unverified { refusal } => return Err(format!("{:?}: {refusal}", request.input)),
        StepsOutcome::Refused { error, .. } => return Err(format!("{:?}: {error:?}", request.input)),
    };
    let start = match request.mode {
        // A derivation begins with the text without the names of its variables.
        InputMode::Boolean => {
            let named = request.input.rsplit_once(" where ").filter(|(_, names)| names.contains('='));
            Start::Typed(named.map_or(&*request.input, |(typed, _)| typed))
        }
        InputMode::Mint => Start::Rows,
    };
    let claim = Claim { start, end: &answer.simplified, goal: Goal::Sum { proven: answer.proven } };
    if let Err(refusal) = verify(&steps, &claim).and_then(|()| teaches(&steps)) {
        let around = &steps[refusal.step.saturating_sub(1)..steps.len().min(refusal.step + 1)];
        return Err(format!("{:?} for {:?}: {refusal} {around:#?}", request.input, answer.simplified));
    }
    if let Some(problem) = steps.iter().find_map(sentences::wrong_sentence) {
        return Err(format!("{:?}: {problem}", request.input));
    }
    let count = laws(&steps).count();
    if count > STEPS_MAX as usize {
        return Err(format!("{:?} takes {count} steps", request.input));
    }
    Ok(Derived::Steps(steps))
}

/// A random expression of the distribution for which counts of steps are given: a variable at depth 0 or with a chance
/// of .1, with a bar at .35; else two operands (.75) or three with `.` (.44), `+` (.44) or `^` (.12) in brackets, with
/// a bar at .18.
pub fn random_expression(random: &mut Random, variables: &[&str], depth: u32) -> String {
    if depth == 0 || random.below(100) < 10 {
        let name = variables[random.below(variables.len() as u32) as usize];
        let bar = if random.below(100) < 35 { "'" } else { "" };
        return format!("{name}{bar}");
    }
    let sign = match random.below(100) {
        0..44 => ".",
        44..88 => "+",
        _ => "^",
    };
    let count = if random.below(100) < 75 { 2 } else { 3 };
    let operands: Vec<String> = (0..count).map(|_| random_expression(random, variables, depth - 1)).collect();
    let bar = if random.below(100) < 18 { "'" } else { "" };
    format!("({}){bar}", operands.join(sign))
}

const NAMES: [&str; 6] = ["A", "B", "C", "D", "E", "F"];

/// Random expressions of 2 to 6 variables, up to 5 deep.
pub fn random_expressions(count: usize) -> Vec<String> {
    let mut random = Random(16);
    (0..count)
        .map(|_| {
            let variables = 2 + random.below(5) as usize;
            let depth = 1 + random.below(5);
            random_expression(&mut random, &NAMES[..variables], depth)
        })
        .collect()
}

/// Random expressions of 4 variables, 4 deep.
pub fn random_expressions_of_four(count: usize) -> Vec<String> {
    let mut random = Random(4);
    (0..count).map(|_| random_expression(&mut random, &NAMES[..4], 4)).collect()
}

/// Texts of up to 4 variables and 200 characters: brackets in brackets, up to 36 of them, joined by `.`, `^` and `+` in
/// turn, and trees of all three.
pub fn short_texts(count: usize) -> Vec<String> {
    let mut random = Random(200);
    let round = |round: usize| loop {
        let variables = 2 + random.below(3);
        let text = if round.is_multiple_of(2) {
            let depth = 4 + random.below(33);
            nested(&mut random, variables, depth)
        } else {
            let depth = 2 + random.below(4);
            tree(&mut random, variables, depth)
        };
        if text.len() <= 200 {
            return text;
        }
    };
    (0..count).map(round).collect()
}

const SIGNS: [&str; 3] = [".", "^", "+"];

fn literal(random: &mut Random, variables: u32) -> String {
    format!("{}{}", NAMES[random.below(variables) as usize], ["", "'"][random.below(2) as usize])
}

fn nested(random: &mut Random, variables: u32, depth: u32) -> String {
    let turn = random.below(3);
    (0..depth).fold(literal(random, variables), |text, level| {
        let sign = SIGNS[((level + turn) % 3) as usize];
        let other = literal(random, variables);
        let bar = ["", "'"][random.below(2) as usize];
        match random.below(2) {
            0 => format!("({text}{sign}{other}){bar}"),
            _ => format!("({other}{sign}{text}){bar}"),
        }
    })
}

fn tree(random: &mut Random, variables: u32, depth: u32) -> String {
    if depth == 0 || random.below(12) == 0 {
        return literal(random, variables);
    }
    let sign = SIGNS[random.below(3) as usize];
    let operands: Vec<String> =
        (0..2 + random.below(2)).map(|_| tree(random, variables, depth - 1)).collect();
    format!("({}){}", operands.join(sign), ["", "'"][random.below(2) as usize])
}

/// Canonical sums of 5 variables or more, each row with a chance of a half.
pub fn random_sums(variables: u32, count: usize) -> Vec<String> {
    let mut random = Random(u64::from(variables));
    (0..count).map(|_| canonical_sum(variables, &random.rows(variables, 50))).collect()
}

/// The canonical sum of some rows, `0` for none.
pub fn canonical_sum(variables: u32, rows: &[u32]) -> String {
    let product = |row: &u32| {
        let bits = (0..variables).map(|at| row >> (variables - 1 - at) & 1 == 1);
        let literals = bits.zip(NAMES).map(|(plain, name)| format!("{name}{}", if plain { "" } else { "'" }));
        literals.collect::<Vec<_>>().join(".")
    };
    let products: Vec<String> = rows.iter().map(product).collect();
    if products.is_empty() { "0".to_owned() } else { products.join("+") }
}

/// The canonical sum of a function by its number: bit `m` for row `m`.
pub fn canonical_sum_of(variables: u32, function: u32) -> String {
    let rows: Vec<u32> = (0..1 << variables).filter(|row| function >> row & 1 == 1).collect();
    canonical_sum(variables, &rows)
}

/// Counts of steps.
#[derive(Default)]
pub struct Counts(Vec<usize>);

impl Counts {
    pub fn new(mut counts: Vec<usize>) -> Self {
        counts.sort_unstable();
        Self(counts)
    }

    /// The smallest count that `percent` % of all counts do not exceed; 0 if there are no counts.
    pub fn percentile(&self, percent: usize) -> usize {
        let at = (self.0.len() * percent).div_ceil(100).saturating_sub(1);
        self.0.get(at).copied().unwrap_or_default()
    }

    pub fn median(&self) -> usize {
        self.percentile(50)
    }

    pub fn p90(&self) -> usize {
        self.percentile(90)
    }

    pub fn max(&self) -> usize {
        self.percentile(100)
    }
}
