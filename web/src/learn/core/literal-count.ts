// The number of literals of a tree. Pure.

import type { Expression } from "#notation/core/tree.ts";

/** How often a variable is written, with or without NOT. */
export function literalCount(tree: Expression): number {
  switch (tree.kind) {
    case "constant":
      return 0;
    case "variable":
      return 1;
    case "not":
      return literalCount(tree.operand);
    case "chain":
      return tree.operands.reduce((sum, operand) => sum + literalCount(operand), 0);
  }
}
