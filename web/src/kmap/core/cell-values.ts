// The values of a map's cells. Pure.

import type { FormKind } from "#contract/generated/logic-types.ts";
import type { CellValue } from "#table/core/cell-keys.ts";

/** The values by the row's number. `ones` and `dontCares` are rows of a table with this number of variables. */
export function cellValues(
  variables: number,
  ones: readonly number[],
  dontCares: readonly number[],
): readonly CellValue[] {
  const values = Array.from({ length: 2 ** variables }, (): CellValue => 0);
  for (const row of ones) values[row] = 1;
  for (const row of dontCares) values[row] = "X";
  return values;
}

/** The rows that the groups must cover, ascending: the ones for a sum of products, the zeros for a product of sums. */
export function requiredRows(values: readonly CellValue[], kind: FormKind): readonly number[] {
  const wanted = kind === "sop" ? 1 : 0;
  return values.flatMap((value, row) => (value === wanted ? [row] : []));
}
