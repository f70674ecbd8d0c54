// Which parts of its functions a table can show: their sub-expressions in reading order, each after its operands. Pure.

import { limits } from "#contract/limits.ts";
import { subexpressionsOf } from "#notation/core/subexpressions.ts";
import { typedText } from "#notation/core/typed-text.ts";
import type { Table } from "./table.ts";
import type { Trees } from "./trees.ts";

/** One call of the engine takes at most so many texts besides an expression that has all variables of the table. */
export const partsMax = limits.extraExpressionsMax;

export interface FoundParts {
  /** The parts in typed notation; at most `partsMax`. */
  readonly texts: readonly string[];
  /** The number of all parts, including those left out of `texts`. */
  readonly count: number;
}

/**
 * The first function's parts, then the further parts of each next function. A part that occurs twice is listed once.
 * A part that is itself a function of the table is left out, because it already has a column. A function without a
 * tree has no parts.
 */
export function partsOf({ functions }: Table, trees: Trees): FoundParts {
  const found = functions.flatMap(({ text }) => trees.get(text) ?? []);
  const wholes = new Set(found.map(typedText));
  const texts = found.flatMap(subexpressionsOf).map(({ text }) => text);
  const parts = [...new Set(texts)].filter((text) => !wholes.has(text));
  return { texts: parts.slice(0, partsMax), count: parts.length };
}
