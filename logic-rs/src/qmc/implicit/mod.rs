//! Covers on an implicit chart: no list says which prime covers which row. Primes are made where they are needed, from
//! the rows of the table, so the work does not grow with the number of primes.
//!
//! `expand` makes a cube a prime, `first` makes a cover from the table, `loops` reduces and expands its cubes again and
//! again, and `improve` keeps the best cover. Source: R. K. Brayton, G. D. Hachtel, C. T. McMullen, A. L.
//! Sangiovanni-Vincentelli, "Logic Minimization Algorithms for VLSI Synthesis" (1984).

mod expand;
mod first;
mod improve;
mod loops;

pub(crate) use first::first_cover;
pub(crate) use improve::improve;
