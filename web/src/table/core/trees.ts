// The trees of a table's expressions, to typeset them. Pure.

import { fromExpression } from "#expression/core/from-expression.ts";
import type { Expression } from "#expression/core/tree.ts";
import type { TableFunction } from "./table.ts";

/** By text; nothing for an expression that is too long to be typeset. */
export type Trees = ReadonlyMap<string, Expression>;

export function treesOf(functions: readonly TableFunction[]): Trees {
  return new Map(
    functions.flatMap(({ text }): [string, Expression][] => {
      const tree = fromExpression(text);
      return tree ? [[text, tree]] : [];
    }),
  );
}
