// The function that a typed text means on the map: an expression over its own variables, or a list of rows over the map's. Pure.

import type { Fix } from "#contract/generated/logic-types.ts";
import { variable } from "#notation/core/tree.ts";
import { mapVariablesMax, mapVariablesMin } from "#kmap/core/map-limits.ts";
import { variableNames } from "#notation/core/variable-names.ts";
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
  return widened(names, ones, []);
}

/**
 * A function of fewer variables than a map has, over further variables that it does not depend on. They are the least
 * significant ones.
 */
function widened(
  names: readonly string[],
  ones: readonly number[],
  dontCares: readonly number[],
): ReadFunction {
  const missing = Math.max(0, mapVariablesMin - names.length);
  const further = variableNames("A", 26).filter((name) => !names.includes(name));
  const copies = 2 ** missing;
  const copied = (rows: readonly number[]) =>
    rows.flatMap((row) => Array.from({ length: copies }, (_, at) => row * copies + at));
  return {
    names: [...names, ...further.slice(0, missing)],
    inputs: names.length + missing,
    ones: copied(ones),
    dontCares: copied(dontCares),
  };
}

/**
 * A list in another notation over its own variables, which are the map's where it names none. Names that are no letters
 * are those of A, B, … .
 */
export function ofMinTerms(fix: Extract<Fix, { kind: "minTerms" }>): ReadFunction | typeof tooManyVariables {
  const { text, dontCares = "", variables, names = [] } = fix;
  if (variables > mapVariablesMax) return tooManyVariables;
  const [ones, free] = [rowsIn(text), rowsIn(dontCares)];
  if (names.length === 0 && variables >= mapVariablesMin)
    return { names: null, inputs: variables, ones, dontCares: free };
  const areLetters = names.every(({ name }) => variable(name) !== null);
  const own = names.map(({ name, variable: letter }) => (areLetters ? name : letter));
  return widened(own.length > 0 ? own : variableNames("A", variables), ones, free);
}

/** A list of rows such as `1 3, 5`; the map keeps its number of variables unless a row needs more. */
export function ofList(text: string, inputs: number): ReadFunction | typeof tooManyVariables {
  const ones = rowsIn(text);
  const needed = Math.max(inputs, mapVariablesMin, Math.max(0, ...ones).toString(2).length);
  if (needed > mapVariablesMax) return tooManyVariables;
  return { names: null, inputs: needed, ones, dontCares: [] };
}

/** Each once. */
function rowsIn(text: string): readonly number[] {
  const numbers = new Set((text.match(/\d+/g) ?? []).map(Number));
  return Array.from(numbers);
}
