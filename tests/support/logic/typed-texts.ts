// Random expressions over A to D as the lessons write them.

import fc from "fast-check";
import type { Expression } from "#notation/core/tree.ts";
import { typedText } from "#notation/core/typed-text.ts";
import { treeOf } from "#learn/core/values.ts";

const variable = fc
  .constantFrom("A", "B", "C", "D")
  .map((letter): Expression => ({ kind: "variable", letter, digits: "" }));

/** Also chains within chains of the same operator, which no text has. */
export const { tree: trees } = fc.letrec<{ readonly tree: Expression }>((again) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    variable,
    fc.record({ kind: fc.constant("not" as const), operand: again("tree") }),
    fc.record({
      kind: fc.constant("chain" as const),
      operator: fc.constantFrom("and" as const, "or" as const, "xor" as const),
      operands: fc.array(again("tree"), { minLength: 2, maxLength: 3 }),
    }),
  ),
}));

/** Read again, so that chains within chains of the same operator are one. */
export const typedTexts = trees.map((tree) => typedText(treeOf(typedText(tree))));
