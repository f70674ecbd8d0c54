// Makes the columns of a table of several outputs. The crate's tests make the same ones
// (logic-rs/tests/support/heavy_tables.rs).

import { checksum, generator } from "./drawing.ts";
import type { TableLine } from "./lines.ts";

/** For each output the rows in which it is 1, ascending. */
export type Columns = readonly (readonly number[])[];

export function columnsOf({ variables, count, outputs, dashes, percent, seed }: TableLine): Columns {
  const below = generator(seed);
  const columns = Array.from({ length: outputs }, () => new Uint8Array(2 ** variables));
  for (let line = 0; line < count; line += 1) {
    let [care, value] = [0, 0];
    for (let bit = 0; bit < variables; bit += 1) {
      if (below(100) < dashes) continue;
      care |= 1 << bit;
      value |= below(2) << bit;
    }
    const ones = columns.filter(() => below(100) < percent);
    for (let row = 0; row < 2 ** variables; row += 1)
      if ((row & care) === value) for (const column of ones) column[row] = 1;
  }
  return columns.map((column) => [...column.keys()].filter((row) => column[row] === 1));
}

/** The checksum over the ones of each output and the number of variables. */
export function checkOfColumns({ variables }: TableLine, columns: Columns): string {
  return checksum(columns.flatMap((ones) => [...ones, variables]));
}
