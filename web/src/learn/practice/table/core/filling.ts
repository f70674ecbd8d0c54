// The values in the cells of a table that the reader fills in, and the result of the last Check. Pure.

import type { CellAt } from "#table/core/cell-keys.ts";
import type { Bit } from "../../../core/data.ts";
import { rightValue, type TableToFill } from "./table.ts";

/** Null for an empty cell. */
export type CellValue = Bit | null;

/** The result of the last Check; null for a right cell, and for a cell that has changed since. */
type CellMark = "wrong" | "empty" | null;

export interface FilledCell {
  readonly value: CellValue;
  readonly mark: CellMark;
}

export interface Filling {
  /** By column, then by row. */
  readonly cells: readonly (readonly FilledCell[])[];
  /** The result of the last Check of the first `columns` columns; null if a cell has changed since. */
  readonly found: Found | null;
}

export interface Found {
  readonly columns: number;
  readonly wrong: number;
  readonly empty: number;
}

export type FillEvent =
  /** Empty, 0, 1, and empty again. */
  | { readonly kind: "press"; readonly at: CellAt }
  | { readonly kind: "set"; readonly at: CellAt; readonly value: CellValue }
  /** Judges the first `columns` columns; no value changes. */
  | { readonly kind: "check"; readonly columns: number }
  /** Fills the first `columns` columns with the right values. */
  | { readonly kind: "show"; readonly columns: number };

const emptyCell: FilledCell = { value: null, mark: null };

export function emptyFilling(table: TableToFill): Filling {
  return { cells: table.columns.map(() => table.rows.map(() => emptyCell)), found: null };
}

export function fill(table: TableToFill, filling: Filling, event: FillEvent): Filling {
  switch (event.kind) {
    case "press":
      return changed(filling, event.at, (value) => (value === null ? 0 : value === 0 ? 1 : null));
    case "set":
      return changed(filling, event.at, () => event.value);
    case "check":
      return checked(table, filling, event.columns);
    case "show":
      return {
        cells: ofColumns(filling, event.columns, (_, at) => ({ value: rightValue(table, at), mark: null })),
        found: null,
      };
  }
}

/** Returns the same object for a cell that the table does not have, and for a value that the cell already has. */
function changed(filling: Filling, at: CellAt, next: (value: CellValue) => CellValue): Filling {
  const cell = filling.cells[at.column]?.[at.row];
  if (!cell) return filling;
  const value = next(cell.value);
  if (value === cell.value) return filling;
  const cells = filling.cells.map((column, number) =>
    number === at.column
      ? column.map((other, row) => (row === at.row ? { value, mark: null } : other))
      : column,
  );
  return { cells, found: null };
}

function checked(table: TableToFill, filling: Filling, columns: number): Filling {
  const cells = ofColumns(filling, columns, ({ value }, at) => ({
    value,
    mark: value === null ? "empty" : value === rightValue(table, at) ? null : "wrong",
  }));
  const marks = cells.slice(0, columns).flatMap((column) => column.map(({ mark }) => mark));
  const countOf = (mark: CellMark) => marks.filter((other) => other === mark).length;
  return { cells, found: { columns, wrong: countOf("wrong"), empty: countOf("empty") } };
}

function ofColumns(
  { cells }: Filling,
  columns: number,
  next: (cell: FilledCell, at: CellAt) => FilledCell,
): Filling["cells"] {
  return cells.map((ofColumn, column) =>
    column < columns ? ofColumn.map((cell, row) => next(cell, { column, row })) : ofColumn,
  );
}

/** Whether all cells of the first `columns` columns are right. */
export function isRight(table: TableToFill, { cells }: Filling, columns: number): boolean {
  return cells
    .slice(0, columns)
    .every((ofColumn, column) =>
      ofColumn.every(({ value }, row) => value === rightValue(table, { column, row })),
    );
}

/** The first cell, column by column, that the last Check found empty or wrong. */
export function firstMarked({ cells }: Filling): CellAt | null {
  for (const [column, ofColumn] of cells.entries()) {
    const row = ofColumn.findIndex(({ mark }) => mark !== null);
    if (row >= 0) return { column, row };
  }
  return null;
}

/** The cells of the first `columns` columns that are marked wrong, column by column. */
export function wrongCells({ cells }: Filling, columns: number): readonly CellAt[] {
  return cells
    .slice(0, columns)
    .flatMap((ofColumn, column) =>
      ofColumn.flatMap(({ mark }, row) => (mark === "wrong" ? [{ column, row }] : [])),
    );
}

/** What a key does to a cell; null for a key that does nothing to its value. */
export function eventOfKey(key: string, at: CellAt): FillEvent | null {
  if (key === "0") return { kind: "set", at, value: 0 };
  if (key === "1") return { kind: "set", at, value: 1 };
  return key === "Delete" || key === "Backspace" ? { kind: "set", at, value: null } : null;
}
