// What keys do in the cells of a table: 0, 1 and X are values, arrows lead to other cells. Pure.

/** X is a don't-care. */
export type CellValue = 0 | 1 | "X";

/** The values in the order in which presses give them. */
export const nextValue: Readonly<Record<CellValue, CellValue>> = { 0: 1, 1: "X", X: 0 };

/** Both from 0. */
export interface CellAt {
  readonly row: number;
  readonly column: number;
}

interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** The value that a key gives to a cell; null for other keys. */
export function valueOfKey(key: string): CellValue | null {
  if (key === "x" || key === "X") return "X";
  return key === "0" ? 0 : key === "1" ? 1 : null;
}

/** The cell that a key leads to, within the table's edges; null for other keys. Home and End go along the row; in one column, along the column. */
export function cellOfKey(key: string, { row, column }: CellAt, { rows, columns }: Size): CellAt | null {
  switch (key) {
    case "ArrowLeft":
      return { row, column: Math.max(column - 1, 0) };
    case "ArrowRight":
      return { row, column: Math.min(column + 1, columns - 1) };
    case "ArrowUp":
      return { row: Math.max(row - 1, 0), column };
    case "ArrowDown":
      return { row: Math.min(row + 1, rows - 1), column };
    case "Home":
      return columns === 1 ? { row: 0, column } : { row, column: 0 };
    case "End":
      return columns === 1 ? { row: rows - 1, column } : { row, column: columns - 1 };
    default:
      return null;
  }
}
