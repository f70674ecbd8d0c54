// Which parts of its functions a table can show: their sub-expressions in reading order, each after its operands. Pure.

import { limits } from "#contract/limits.ts";
import { subexpressionsOf } from "#expression/core/subexpressions.ts";
import { typedText } from "#expression/core/typed-text.ts";
import type { Table } from "./table.ts";
import type { Trees } from "./trees.ts";

/** One call of the engine takes no more beside an expression that has all variables of the table. */
export const partsMax = limits.extraExpressionsMax;

export interface FoundParts {
  /** As they are typed; at most `partsMax`. */
  readonly texts: readonly string[];
  /** How many there are. */
  readonly count: number;
}

/**
 * The first function's parts, then what each further one adds. A part that occurs twice is listed once, and one that is
 * a function of the table, which has a column already, not at all. A function without a tree has no parts.
 */
export function partsOf({ functions }: Table, trees: Trees): FoundParts {
  const found = functions.flatMap(({ text }) => trees.get(text) ?? []);
  const wholes = new Set(found.map(typedText));
  const texts = found.flatMap(subexpressionsOf).map(({ text }) => text);
  const parts = [...new Set(texts)].filter((text) => !wholes.has(text));
  return { texts: parts.slice(0, partsMax), count: parts.length };
}
