//! Sums of several functions with shared products: against an integer programme over all implicants, and on public
//! tables whose joint minimum is known.

use crate::support::pla::pla;
use crate::support::random::Random;
use logic_rs::qmc::{Cube, minimize_several};
use logic_rs::rows::{Arity, Row, RowSet, TruthTable};
use microlp::{ComparisonOp, LinearExpr, OptimizationDirection, Problem, SolveOutcome};

const WORK: u32 = 10_000;

/// A product costs this much, and a literal 1.
const PRODUCT: f64 = 1_000.0;

/// The fewest products of any sums of these functions, and the fewest literals of so many: a programme with a variable of
/// 0 or 1 for each implicant of any function, prime or not.
fn by_programme(tables: &[TruthTable]) -> (u32, u32) {
    let arity = tables[0].arity();
    let mut problem = Problem::new(OptimizationDirection::Minimize);
    let mut wanted: Vec<(u32, usize, LinearExpr)> = (0..arity.rows())
        .flat_map(|row| (0..tables.len()).map(move |function| (row, function)))
        .filter(|&(row, function)| tables[function].on().contains(Row(row)))
        .map(|(row, function)| (row, function, LinearExpr::empty()))
        .collect();
    let may_be = |table: &TruthTable, row: Row| table.on().contains(row) || table.dont_care().contains(row);
    for care in 0..arity.rows() {
        for value in (0..arity.rows()).filter(|value| value & !care == 0) {
            let cube = Cube::new(care, value);
            let may = |table: &TruthTable| cube.rows(arity).all(|row| may_be(table, row));
            let functions: Vec<bool> = tables.iter().map(may).collect();
            if functions.contains(&true) {
                let chosen = problem.add_binary_var(PRODUCT + f64::from(cube.literals()));
                for (row, function, expression) in &mut wanted {
                    if functions[*function] && cube.covers(Row(*row)) {
                        expression.add(chosen, 1.0);
                    }
                }
            }
        }
    }
    for (_, _, expression) in wanted {
        problem.add_constraint(expression, ComparisonOp::Ge, 1.0);
    }
    let Ok(SolveOutcome::Solution(solution)) = problem.solve() else {
        panic!("all implicants together cover all rows");
    };
    let cost = solution.objective().round() as u32;
    (cost / PRODUCT as u32, cost % PRODUCT as u32)
}

fn random_tables(random: &mut Random) -> Vec<TruthTable> {
    let variables = 3 + random.below(3);
    let arity = Arity::new(variables).unwrap();
    let density = 20 + 10 * random.below(7);
    (0..2 + random.below(3))
        .map(|_| {
            let set = |rows: Vec<u32>| RowSet::from_rows(arity, rows.into_iter().map(Row)).unwrap();
            let on = set(random.rows(variables, density));
            let free: Vec<u32> = random.rows(variables, 10);
            let free = set(free.into_iter().filter(|&row| !on.contains(Row(row))).collect());
            TruthTable::with_dont_cares(on, free).unwrap()
        })
        .collect()
}

/// The search for the fewest literals is a short one, so a few groups have one more than they need.
#[test]
fn random_functions_have_as_few_products_as_an_integer_programme_finds_and_hardly_a_literal_more() {
    let mut random = Random(2_000);
    let (mut all, mut least) = (0, 0);
    for group in 0..2_000 {
        let tables = random_tables(&mut random);
        let sums = minimize_several(&tables, WORK);
        assert!(sums.proven, "group {group}");
        let (products, literals) = by_programme(&tables);
        assert_eq!(sums.products.len() as u32, products, "group {group}: {tables:?}");
        assert!(sums.literals() >= literals, "group {group}: {tables:?}");
        all += sums.literals();
        least += literals;
    }
    assert!(100 * (all - least) <= least, "{all} literals, {least} are enough");
    eprintln!("{all} literals, {least} are enough");
}

#[test]
fn public_tables_have_as_few_products_as_espresso_finds_in_its_exact_mode() {
    for (name, products) in [
        ("con1", 9),
        ("rd53", 31),
        ("squar5", 25),
        ("5xp1", 63),
        ("inc", 29),
        ("misex1", 12),
        ("bw", 22),
        ("sao2", 58),
        ("rd73", 127),
        ("clip", 117),
        ("b12", 41),
    ] {
        let start = std::time::Instant::now();
        let tables = pla(&format!("{name}.pla"));
        let sums = minimize_several(&tables, WORK);
        eprintln!(
            "{name} {} {} {} {:?}",
            sums.products.len(),
            sums.proven,
            sums.lower_bound,
            start.elapsed()
        );
        assert!(sums.products.len() <= products, "{name}: {}", sums.products.len());
    }
}
