//! The prime implicant chart: which prime covers which row. It holds the matrix and derives smaller charts; other files
//! decide which rows and columns to drop.

use super::cube::{Cube, count_within, rows_within};
use crate::rows::{Row, RowSet};
use std::rc::Rc;

/// Lists of ascending numbers, one after the other in one vector.
#[derive(Clone, Debug)]
struct Lists {
    /// For each list the index in `items` where it ends.
    ends: Vec<usize>,
    items: Vec<u32>,
}

impl Lists {
    /// No lists yet, with memory for `lists` lists that hold `items` numbers together. A vector that grows is copied,
    /// and the memory of a big chart's copies is never given back to the system.
    fn with_room(lists: usize, items: usize) -> Self {
        Self { ends: Vec::with_capacity(lists), items: Vec::with_capacity(items) }
    }

    fn push(&mut self, list: impl IntoIterator<Item = u32>) {
        self.items.extend(list);
        self.ends.push(self.items.len());
    }

    fn get(&self, index: usize) -> &[u32] {
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before]);
        let list = &self.items[start..self.ends[index]];
        #[cfg(test)]
        super::budget::look(list.len());
        list
    }

    fn len_of(&self, index: usize) -> usize {
        self.ends[index] - index.checked_sub(1).map_or(0, |before| self.ends[before])
    }

    fn len(&self) -> usize {
        self.ends.len()
    }

    /// For each number below `numbers` the indices of the lists that hold it.
    fn transposed(&self, numbers: usize) -> Self {
        let mut next = vec![0; numbers];
        for &item in &self.items {
            next[item as usize] += 1;
        }
        let mut end = 0;
        for count in &mut next {
            end += std::mem::replace(count, end);
        }
        let mut items = vec![0; self.items.len()];
        for list in 0..self.len() {
            for &item in self.get(list) {
                let next = &mut next[item as usize];
                items[*next] = list as u32;
                *next += 1;
            }
        }
        // For each list, `next` began at its start and moved on with each item, so it is now the list's end.
        Self { ends: next, items }
    }
}

/// A covering problem: choose columns so that each row has one of them, at the least cost.
///
/// A column is a prime and a row is a row of the truth table. Each has a **label**, which it keeps in every smaller
/// chart, and a **number**, which counts from 0 without gaps within one chart, in the order of labels. A copy of a
/// chart shares its lists.
#[derive(Clone, Debug)]
pub(crate) struct Chart {
    columns: Rc<Lists>,
    rows: Rc<Lists>,
    column_labels: Vec<u32>,
    row_labels: Vec<u32>,
    literals: Vec<u32>,
}

impl Chart {
    /// The chart of the rows and of those primes that cover one of them. `indices` are ascending indices in `primes`. A
    /// column's label is its prime's index, a row's label its number in the truth table.
    ///
    /// Takes 8 bytes for each pair of a prime and a row it covers; the caller counts these pairs first.
    pub(crate) fn new(rows: &RowSet, primes: &[Cube], indices: impl Iterator<Item = u32> + Clone) -> Self {
        let row_labels: Vec<u32> = rows.iter().map(|Row(row)| row).collect();
        let mut row_at = vec![0; rows.arity().rows() as usize];
        for (row, &label) in (0u32..).zip(&row_labels) {
            row_at[label as usize] = row;
        }
        let entries = indices.clone().map(|index| count_within(primes[index as usize], rows)).sum();
        let fill = |prime, list: &mut Vec<u32>| list.extend(rows_within(prime, rows).map(|row| row_at[row]));
        Self::filled(row_labels, entries, &mut indices.map(|index| (index, primes[index as usize])), &fill)
    }

    /// The chart of the rows with these labels and of the columns that cover a row. `labelled` gives each column's
    /// label, ascending, and prime; `fill` appends the numbers of the rows that a prime covers, ascending. All columns
    /// together have at most `entries` entries.
    pub(crate) fn filled(
        row_labels: Vec<u32>,
        entries: usize,
        labelled: &mut dyn Iterator<Item = (u32, Cube)>,
        fill: &dyn Fn(Cube, &mut Vec<u32>),
    ) -> Self {
        let mut columns = Lists::with_room(0, entries);
        let (mut column_labels, mut literals) = (Vec::new(), Vec::new());
        for (label, prime) in labelled {
            let before = columns.items.len();
            fill(prime, &mut columns.items);
            if columns.items.len() > before {
                columns.ends.push(columns.items.len());
                column_labels.push(label);
                literals.push(prime.literals());
            }
        }
        Self {
            rows: Rc::new(columns.transposed(row_labels.len())),
            columns: Rc::new(columns),
            column_labels,
            row_labels,
            literals,
        }
    }

    /// The chart of `rows` rows and of these columns, each given as its number of literals and the list of its rows,
    /// ascending. Labels are numbers; a column without rows is left out. The lists together have `entries` numbers.
    pub(crate) fn of_lists(
        rows: usize,
        entries: usize,
        lists: impl Iterator<Item = (u32, Vec<u32>)>,
    ) -> Self {
        let mut columns = Lists::with_room(0, entries);
        let (mut column_labels, mut literals) = (Vec::new(), Vec::new());
        for (label, (count, list)) in (0..).zip(lists) {
            if !list.is_empty() {
                columns.push(list);
                column_labels.push(label);
                literals.push(count);
            }
        }
        Self {
            rows: Rc::new(columns.transposed(rows)),
            columns: Rc::new(columns),
            column_labels,
            row_labels: (0..rows as u32).collect(),
            literals,
        }
    }

    /// A chart of columns with equally many literals, each given as the list of its rows, ascending.
    #[cfg(test)]
    pub(crate) fn of_columns(rows: usize, columns: &[Vec<u32>]) -> Self {
        let mut lists = Lists::with_room(columns.len(), 0);
        for column in columns {
            lists.push(column.iter().copied());
        }
        Self {
            rows: Rc::new(lists.transposed(rows)),
            columns: Rc::new(lists),
            column_labels: (0..columns.len() as u32).collect(),
            row_labels: (0..rows as u32).collect(),
            literals: vec![0; columns.len()],
        }
    }

    /// The same chart with these numbers of literals, one for each column.
    #[cfg(test)]
    pub(crate) fn with_literals(self, literals: Vec<u32>) -> Self {
        Self { literals, ..self }
    }

    /// The chart of the rows and columns that are to be kept.
    pub(crate) fn restricted(&self, keep_row: &[bool], keep_column: &[bool]) -> Self {
        let kept = |lists: &Lists, keep: &[bool]| -> usize {
            (0..lists.len()).filter(|&list| keep[list]).map(|list| lists.len_of(list)).sum()
        };
        let room = kept(&self.rows, keep_row).min(kept(&self.columns, keep_column));
        let mut new_row = vec![None; self.row_count()];
        let mut row_labels = Vec::new();
        for row in (0..self.row_count()).filter(|&row| keep_row[row]) {
            new_row[row] = Some(row_labels.len() as u32);
            row_labels.push(self.row_labels[row]);
        }
        let mut columns = Lists::with_room(keep_column.iter().filter(|&&keep| keep).count(), room);
        let (mut column_labels, mut literals) = (Vec::new(), Vec::new());
        for column in (0..self.column_count()).filter(|&column| keep_column[column]) {
            columns.push(self.column(column).iter().filter_map(|&row| new_row[row as usize]));
            column_labels.push(self.column_labels[column]);
            literals.push(self.literals[column]);
        }
        columns.items.shrink_to_fit();
        Self {
            rows: Rc::new(columns.transposed(row_labels.len())),
            columns: Rc::new(columns),
            column_labels,
            row_labels,
            literals,
        }
    }

    /// The same chart, but column `i` also covers `rows[i]`.
    pub(crate) fn with_added(&self, rows: &[Vec<u32>]) -> Self {
        let added: usize = rows.iter().map(Vec::len).sum();
        let mut columns = Lists::with_room(self.column_count(), self.entry_count() + added);
        for (column, rows) in rows.iter().enumerate() {
            let mut all = [self.column(column), rows].concat();
            all.sort_unstable();
            all.dedup();
            columns.push(all);
        }
        Self {
            rows: Rc::new(columns.transposed(self.row_count())),
            columns: Rc::new(columns),
            ..self.clone()
        }
    }

    pub(crate) fn row_count(&self) -> usize {
        self.rows.len()
    }

    pub(crate) fn column_count(&self) -> usize {
        self.columns.len()
    }

    /// The number of pairs of a row and a column that covers it.
    pub(crate) fn entry_count(&self) -> usize {
        self.columns.items.len()
    }

    /// The rows of a column, ascending.
    pub(crate) fn column(&self, column: usize) -> &[u32] {
        self.columns.get(column)
    }

    /// The columns of a row, ascending.
    pub(crate) fn row(&self, row: usize) -> &[u32] {
        self.rows.get(row)
    }

    /// The number of rows of a column.
    pub(crate) fn column_len(&self, column: usize) -> usize {
        self.columns.len_of(column)
    }

    /// The number of columns of a row.
    pub(crate) fn row_len(&self, row: usize) -> usize {
        self.rows.len_of(row)
    }

    /// Whether the column covers the row.
    pub(crate) fn has_entry(&self, row: u32, column: usize) -> bool {
        self.column(column).binary_search(&row).is_ok()
    }

    pub(crate) fn column_label(&self, column: usize) -> u32 {
        self.column_labels[column]
    }

    pub(crate) fn column_with_label(&self, label: u32) -> Option<usize> {
        self.column_labels.binary_search(&label).ok()
    }

    /// The labels of the columns, ascending.
    pub(crate) fn column_labels(&self) -> &[u32] {
        &self.column_labels
    }

    /// The labels of the rows, ascending.
    pub(crate) fn row_labels(&self) -> &[u32] {
        &self.row_labels
    }

    /// The labels of the columns, in the order given.
    pub(crate) fn labels(&self, columns: &[usize]) -> Vec<u32> {
        columns.iter().map(|&column| self.column_label(column)).collect()
    }

    /// The columns with these labels, in the order given; labels that no column has are skipped.
    pub(crate) fn columns_with_labels(&self, labels: &[u32]) -> Vec<usize> {
        labels.iter().filter_map(|&label| self.column_with_label(label)).collect()
    }

    /// The number of literals of a column's prime.
    pub(crate) fn literals(&self, column: usize) -> u32 {
        self.literals[column]
    }

    /// The same chart in which no column has literals, so that only the number of columns counts.
    pub(crate) fn without_literals(&self) -> Self {
        Self { literals: vec![0; self.column_count()], ..self.clone() }
    }

    /// The parts of the chart that have no row and no column in common, ordered by their first row.
    pub(crate) fn components(self) -> Vec<Self> {
        let mut component_of_row = vec![None; self.row_count()];
        let mut component_of_column = vec![None; self.column_count()];
        let mut count = 0;
        for first in 0..self.row_count() {
            if component_of_row[first].is_some() {
                continue;
            }
            component_of_row[first] = Some(count);
            let mut rows = vec![first];
            while let Some(row) = rows.pop() {
                for &column in self.row(row) {
                    if component_of_column[column as usize].replace(count).is_some() {
                        continue;
                    }
                    for &next in self.column(column as usize) {
                        if component_of_row[next as usize].replace(count).is_none() {
                            rows.push(next as usize);
                        }
                    }
                }
            }
            count += 1;
        }
        if count <= 1 {
            return if self.row_count() == 0 { Vec::new() } else { vec![self] };
        }
        // For each row its number in its part.
        let mut row_in_part = vec![0; self.row_count()];
        let mut rows_of: Vec<Vec<u32>> = vec![Vec::new(); count];
        for (row, component) in component_of_row.into_iter().enumerate() {
            let rows = &mut rows_of[component.expect("each row is in a part")];
            row_in_part[row] = rows.len() as u32;
            rows.push(self.row_labels[row]);
        }
        let mut columns_of: Vec<Vec<usize>> = vec![Vec::new(); count];
        for (column, component) in component_of_column.into_iter().enumerate() {
            if let Some(component) = component {
                columns_of[component].push(column);
            }
        }
        let part = |(row_labels, part): (Vec<u32>, Vec<usize>)| {
            let entries = part.iter().map(|&column| self.column_len(column)).sum();
            let mut columns = Lists::with_room(part.len(), entries);
            for &column in &part {
                columns.push(self.column(column).iter().map(|&row| row_in_part[row as usize]));
            }
            Self {
                rows: Rc::new(columns.transposed(row_labels.len())),
                columns: Rc::new(columns),
                column_labels: part.iter().map(|&column| self.column_labels[column]).collect(),
                literals: part.iter().map(|&column| self.literals[column]).collect(),
                row_labels,
            }
        };
        rows_of.into_iter().zip(columns_of).map(part).collect()
    }
}
