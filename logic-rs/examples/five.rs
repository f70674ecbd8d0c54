//! Minimises all functions of 5 variables for `npm run bench -- five`: one of each class under permutation and negation
//! of the variables, since the minima of a class have equally many terms and literals.
//!
//! Prints a line of JSON, see [`Counts::json`].
//!
//! A function is a word of 32 bits, bit `m` for row `m`: its halves are two functions of 4 variables, and the low half
//! is the function where the first variable is 0. The canonical form is the least pair of halves, low before high,
//! under permutation and negation. To find it, each variable and its complement in turn comes first, and the others are
//! permuted and negated in each way that makes the low half the least of its class.

use logic_rs::qmc::minimize;
use logic_rs::rows::{Arity, RowSet, TruthTable};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Ways to permute and negate 4 variables, and 5.
const WAYS_OF_FOUR: usize = 384;
const WAYS_OF_FIVE: u64 = 3_840;
const WORK: u32 = 1_000;

fn main() {
    let halves = Halves::new();
    let next = AtomicUsize::new(0);
    let work = || {
        let mut own = Counts::default();
        while let Some(&low) = halves.least.get(next.fetch_add(1, Ordering::Relaxed)) {
            for high in 0..=u16::MAX {
                own.add(&halves, u32::from(high) << 16 | u32::from(low));
            }
        }
        own
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let counts = std::thread::scope(|scope| {
        let started: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let ended = started.into_iter().map(|thread| thread.join().expect("no function panics"));
        ended.fold(Counts::default(), Counts::and)
    });
    println!("{}", counts.json());
}

/// The images of a function's low byte and of its high byte under a way to permute and negate 4 variables.
type Images = [[u16; 256]; 2];

/// The functions of 4 variables, by the ways to permute and negate their variables.
struct Halves {
    ways: Vec<Images>,
    /// The least function of each class, ascending.
    least: Vec<u16>,
    /// For each function the least of its class, and the ways that lead to that function.
    to_least: Vec<(u16, Vec<u16>)>,
}

impl Halves {
    fn new() -> Self {
        let ways: Vec<Images> = row_maps().iter().map(images).collect();
        let to_least: Vec<(u16, Vec<u16>)> = (0..=u16::MAX)
            .map(|function| {
                let images: Vec<u16> = ways.iter().map(|way| image(way, function)).collect();
                let least = images.iter().copied().min().unwrap_or(function);
                let leading = (0..WAYS_OF_FOUR as u16).filter(|&way| images[usize::from(way)] == least);
                (least, leading.collect())
            })
            .collect();
        let least =
            (0..=u16::MAX).filter(|&function| to_least[usize::from(function)].0 == function).collect();
        Self { ways, least, to_least }
    }

    /// The halves of the canonical form, and how many ways lead to it.
    fn canonical(&self, function: u32) -> ((u16, u16), u64) {
        let mut best = ((u16::MAX, u16::MAX), 0);
        for variable in 0..5 {
            let first = with_first(function, variable);
            for split in [first, first.rotate_left(16)] {
                let (low, ways) = &self.to_least[usize::from(split as u16)];
                if *low > best.0.0 {
                    continue;
                }
                for &way in ways {
                    let found = (*low, image(&self.ways[usize::from(way)], (split >> 16) as u16));
                    if found < best.0 {
                        best = (found, 0);
                    }
                    best.1 += u64::from(found == best.0);
                }
            }
        }
        best
    }
}

/// For each way the images of the rows.
fn row_maps() -> Vec<[u8; 16]> {
    let orders = (0..=255u8).map(|code| [0, 2, 4, 6].map(|shift| code >> shift & 3));
    let orders: Vec<_> =
        orders.filter(|order| order.iter().fold(0, |seen, bit| seen | 1 << bit) == 15).collect();
    let taken =
        |order: &[u8; 4], row: u8| (0..4).fold(0, |to, bit| to | (row >> bit & 1) << order[bit as usize]);
    let maps = orders.iter().flat_map(|order| {
        (0..16).map(move |negated| std::array::from_fn(|row| taken(order, row as u8) ^ negated))
    });
    maps.collect()
}

fn images(rows: &[u8; 16]) -> Images {
    let of_byte = |from: usize, byte: usize| {
        (0..8).filter(|bit| byte >> bit & 1 == 1).fold(0, |image, bit| image | 1 << rows[from + bit])
    };
    [std::array::from_fn(|byte| of_byte(0, byte)), std::array::from_fn(|byte| of_byte(8, byte))]
}

fn image([low, high]: &Images, function: u16) -> u16 {
    low[usize::from(function & 255)] | high[usize::from(function >> 8)]
}

/// The function with its first variable, which is bit 4 of a row's number, and another variable exchanged.
fn with_first(function: u32, variable: u32) -> u32 {
    // Rows in which the variable is 1 and the first one is 0.
    const MOVED: [u32; 5] = [0xAAAA, 0xCCCC, 0xF0F0, 0xFF00, 0];
    let distance = 16 - (1 << variable);
    let changed = (function >> distance ^ function) & MOVED[variable as usize];
    function ^ changed ^ changed << distance
}

/// The counts; lists have an item for each number of terms.
#[derive(Default)]
struct Counts {
    classes: Vec<u64>,
    functions: Vec<u64>,
    /// Classes under negation of the output too.
    with_output: u64,
    literals: u64,
    most_primes: usize,
    /// Functions whose minimum was not proved.
    not_proved: u64,
}

impl Counts {
    /// Minimises the function if it is the canonical one of its class.
    fn add(&mut self, halves: &Halves, function: u32) {
        let own = (function as u16, (function >> 16) as u16);
        let (canonical, leading) = halves.canonical(function);
        if canonical != own {
            return;
        }
        let size = WAYS_OF_FIVE / leading;
        let arity = Arity::new(5).expect("a legal number");
        let minimum = minimize(&TruthTable::new(RowSet::from_words(arity, [u64::from(function)])), WORK);
        let terms = minimum.cover.len();
        for (list, more) in [(&mut self.classes, 1), (&mut self.functions, size)] {
            list.resize(list.len().max(terms + 1), 0);
            list[terms] += more;
        }
        self.with_output += u64::from(own <= halves.canonical(!function).0);
        self.literals += size * u64::from(minimum.literals());
        self.most_primes = self.most_primes.max(minimum.primes.len());
        self.not_proved += if minimum.proven { 0 } else { size };
    }

    fn and(mut self, other: Self) -> Self {
        for (list, others) in [(&mut self.classes, other.classes), (&mut self.functions, other.functions)] {
            list.resize(list.len().max(others.len()), 0);
            list.iter_mut().zip(others).for_each(|(count, more)| *count += more);
        }
        self.with_output += other.with_output;
        self.literals += other.literals;
        self.most_primes = self.most_primes.max(other.most_primes);
        self.not_proved += other.not_proved;
        self
    }

    fn json(&self) -> Value {
        json!({
            "classesByTerms": self.classes,
            "functionsByTerms": self.functions,
            "classesWithOutput": self.with_output,
            "literals": self.literals,
            "mostPrimes": self.most_primes,
            "notProved": self.not_proved,
        })
    }
}
