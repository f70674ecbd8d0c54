// Compares two functions by their columns, over the variables of both. Pure.

import { isOne } from "#contract/packed-column.ts";
import { inVariableOrder } from "#notation/core/parse.ts";

/** A function as its column over its own variables, in variable order; packed like the crate's columns. */
export interface NamedColumn {
  readonly names: readonly string[];
  readonly column: Uint8Array;
}

export interface Difference {
  /** The value of each variable of the two functions, in variable order. */
  readonly values: ReadonlyMap<string, 0 | 1>;
  readonly one: 0 | 1;
  readonly other: 0 | 1;
}

/** The first row in which the functions differ; null if they are equal. Takes time linear in the rows. */
export function firstDifference(one: NamedColumn, other: NamedColumn): Difference | null {
  const names = [...new Set([...one.names, ...other.names])];
  names.sort(inVariableOrder);
  const [ofOne, ofOther] = [one, other].map((side) => reader(side, names));
  for (let row = 0; row < 2 ** names.length; row += 1) {
    const [a, b] = [ofOne?.(row) ?? 0, ofOther?.(row) ?? 0];
    if (a === b) continue;
    const bits = names.map((name, at): [string, 0 | 1] => [name, bitOf(row, names.length - 1 - at)]);
    return { values: new Map(bits), one: a, other: b };
  }
  return null;
}

/** Reads the value in a row over all names. */
function reader({ names, column }: NamedColumn, all: readonly string[]): (row: number) => 0 | 1 {
  const places = names.map((name) => all.length - 1 - all.indexOf(name));
  return (row) => {
    const own = places.reduce((found, place) => 2 * found + bitOf(row, place), 0);
    return isOne(column, own) ? 1 : 0;
  };
}

function bitOf(row: number, place: number): 0 | 1 {
  return Math.floor(row / 2 ** place) % 2 === 1 ? 1 : 0;
}
