// The trees with which the expressions of a table are typeset. Pure.

import { fromExpression } from "#notation/core/from-expression.ts";
import type { Expression } from "#notation/core/tree.ts";
import type { TableFunction } from "./table.ts";

/** By text; an expression that is too long or nested too deep to be typeset has no entry. */
export type Trees = ReadonlyMap<string, Expression>;

export function treesOf(functions: readonly TableFunction[]): Trees {
  return new Map(
    functions.flatMap(({ text }): [string, Expression][] => {
      const tree = fromExpression(text);
      return tree ? [[text, tree]] : [];
    }),
  );
}
