// The function that a typed text means on the map: an expression over its own variables, or a list of rows over the map's. Pure.

import { mapVariablesMax, mapVariablesMin } from "#kmap/core/map-limits.ts";
import { variableNames } from "#rows/core/names.ts";
import type { ReadFunction } from "./machine.ts";

/** A text has more variables than a map. */
export const tooManyVariables = "tooManyVariables";

/**
 * An expression by its table: the names of the variables and the column of its values, a bit for each row, the least
 * significant bit of the first byte first.
 */
export function ofTable(
  names: readonly string[],
  column: Uint8Array,
): ReadFunction | typeof tooManyVariables {
  if (names.length > mapVariablesMax) return tooManyVariables;
  const rows = Array.from({ length: 2 ** names.length }, (_, row) => row);
  const ones = rows.filter((row) => (((column[row >> 3] ?? 0) >> (row & 7)) & 1) === 1);
  return widened(names, ones);
}

/**
 * A function of fewer variables than a map has, over further variables that it does not depend on. They are the least
 * significant ones.
 */
function widened(names: readonly string[], ones: readonly number[]): ReadFunction {
  const missing = Math.max(0, mapVariablesMin - names.length);
  const further = variableNames("A", 26).filter((name) => !names.includes(name));
  const copies = 2 ** missing;
  return {
    names: [...names, ...further.slice(0, missing)],
    inputs: names.length + missing,
    ones: ones.flatMap((row) => Array.from({ length: copies }, (_, at) => row * copies + at)),
    dontCares: [],
  };
}

/** Lists of rows such as `1 3, 5`; the map keeps its number of variables unless a row needs more. */
export function ofLists(
  ones: string,
  dontCares: string,
  inputs: number,
): ReadFunction | typeof tooManyVariables {
  const [required, free] = [ones, dontCares].map(rowsIn);
  const last = Math.max(0, ...(required ?? []), ...(free ?? []));
  const needed = Math.max(inputs, mapVariablesMin, last.toString(2).length);
  if (needed > mapVariablesMax) return tooManyVariables;
  return { names: null, inputs: needed, ones: required ?? [], dontCares: free ?? [] };
}

/** Each once. */
function rowsIn(text: string): readonly number[] {
  const numbers = new Set((text.match(/\d+/g) ?? []).map(Number));
  return Array.from(numbers);
}
