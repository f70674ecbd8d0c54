// What a step of Undo changes, in a few words. Pure.

import { rowCount } from "#addresses/core/sop-pos-setup.ts";
import { kmapTexts } from "#messages/kmap.ts";
import { valueIn, type FunctionState } from "./machine.ts";

interface Kept {
  readonly rows: FunctionState;
  /** The visitor's own groups, if there are any. */
  readonly groups?: unknown;
}

/** "cell 5", "7 cells", of a table "row 5", "7 rows"; "the groups", "the variables". */
export function changed(one: Kept, other: Kept): string {
  const [before, after] = [one.rows.setup, other.rows.setup];
  if (before.inputs !== after.inputs || before.start !== after.start) return kmapTexts.theVariables;
  const rows = Array.from({ length: rowCount(after.inputs) }, (_, row) => row);
  const cells = rows.filter((row) => valueIn(before, row) !== valueIn(after, row));
  const [first] = cells;
  if (first === undefined) return one.groups === other.groups ? kmapTexts.theVariables : kmapTexts.theGroups;
  const { one: oneOf, many } = kmapTexts.changed[other.rows.setup.view];
  return cells.length === 1 ? oneOf(first) : many(cells.length);
}
