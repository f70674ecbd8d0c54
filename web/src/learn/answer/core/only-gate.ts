// Whether an expression is made of NAND gates alone, or of NOR gates alone: each product, or each sum, has a bar over it. A bar
// over anything else is a gate whose inputs are joined. Pure.

import type { BinaryOperator, ReadNode } from "#contract/generated/logic-types.ts";
import type { OnlyGate } from "../../core/data.ts";

/** What is no such gate: an operator, or a constant. */
export type Stray = BinaryOperator | "constant";

const operators = { nand: "and", nor: "or" } as const;

/** The first one of these postfix nodes that is no such gate; null if there is none. A chain such as A.B.C is one gate. */
export function strayIn(nodes: readonly ReadNode[], gate: OnlyGate): Stray | null {
  const operator = operators[gate];
  /** The operands that are not used yet: whether each is a chain of the operator without its bar so far. */
  const open: boolean[] = [];
  for (const node of nodes) {
    switch (node.kind) {
      case "constant":
        return "constant";
      case "variable":
        open.push(false);
        break;
      case "not":
        open.pop();
        open.push(false);
        break;
      case "binary":
        if (node.operator !== operator) return node.operator;
        open.pop();
        open.pop();
        open.push(true);
    }
  }
  return open[0] === true ? operator : null;
}
