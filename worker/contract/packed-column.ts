// A truth-table column as the crate packs it: row m is bit m % 8 of byte floor(m / 8).

/** Whether the function is 1 in the row; rows beyond the column are 0. */
export function isOne(column: Uint8Array, row: number): boolean {
  return (((column[row >> 3] ?? 0) >> (row & 7)) & 1) === 1;
}

/** The rows below `rows` in which the function is 1, ascending; at most `countMax` of them. */
export function rowsOf(column: Uint8Array, rows: number, countMax = Infinity): number[] {
  const found: number[] = [];
  for (let row = 0; row < rows && found.length < countMax; row += 1) if (isOne(column, row)) found.push(row);
  return found;
}

/** The number of rows in which the function is 1. */
export function countOf(column: Uint8Array): number {
  let count = 0;
  for (const byte of column) for (let rest = byte; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The column that is 1 in the rows listed, which must be below `rows`. */
export function packColumn(ones: readonly number[], rows: number): Uint8Array<ArrayBuffer> {
  const column = new Uint8Array(Math.ceil(rows / 8));
  for (const row of ones) column[row >> 3] = (column[row >> 3] ?? 0) | (1 << (row & 7));
  return column;
}
