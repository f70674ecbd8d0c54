// What a step of the map's history changed, in a few words for Undo and Redo. Pure.

import { rowCount } from "#addresses/core/sop-pos-setup.ts";
import { kmapTexts } from "#messages/kmap.ts";
import type { Kept } from "./machine.ts";

/** "cell 5", "7 cells", "the groups", "the variables". */
export function changed(one: Kept, other: Kept): string {
  const [before, after] = [one.rows.setup, other.rows.setup];
  if (before.inputs !== after.inputs || before.start !== after.start) return kmapTexts.theVariables;
  const [was, is] = [valuesOf(one), valuesOf(other)];
  const cells = Array.from(was.keys()).filter((row) => was[row] !== is[row]);
  const [first] = cells;
  if (first !== undefined) return cells.length === 1 ? kmapTexts.cell(first) : kmapTexts.cells(cells.length);
  return one.groups === other.groups ? kmapTexts.theVariables : kmapTexts.theGroups;
}

/** The value of each row. */
function valuesOf({ rows: { setup } }: Kept): readonly (0 | 1 | "X")[] {
  const [ones, dontCares] = [new Set(setup.rows), new Set(setup.dontCares)];
  const valueOf = (row: number) => (dontCares.has(row) ? "X" : ones.has(row) ? 1 : 0);
  return Array.from({ length: rowCount(setup.inputs) }, (_, row) => valueOf(row));
}
