// Builds a tree from the crate's postfix nodes. Nothing recurses. An expression nested deeper than a reader can
// follow gives null; the page shows its plain text instead. Pure.

import type { ReadNode } from "#contract/generated/logic-types.ts";
import { constant, needsBrackets, variable, type Expression, type Operator } from "./tree.ts";

/** Deepest nesting of bars and brackets that is typeset. */
export const depthMax = 24;

interface Built {
  readonly tree: Expression;
  readonly depth: number;
}

/**
 * The tree of a postfix list; null if the tree is nested too deep or the list is not one whole expression. Quadratic
 * in the longest chain: callers have at most `limits.readNodesMax` nodes.
 */
export function fromNodes(nodes: readonly ReadNode[], names: readonly string[]): Expression | null {
  const stack: Built[] = [];
  for (const node of nodes) {
    const built = build(node, stack, names);
    if (!built || built.depth > depthMax) return null;
    const { start, end } = node;
    stack.push({ ...built, tree: { ...built.tree, span: { start, end } } });
  }
  const [whole, ...rest] = stack;
  return whole && rest.length === 0 ? whole.tree : null;
}

function build(node: ReadNode, stack: Built[], names: readonly string[]): Built | null {
  switch (node.kind) {
    case "constant":
      return { tree: constant(node.value), depth: 0 };
    case "variable": {
      const tree = variable(names[node.index] ?? "");
      return tree && { tree, depth: 0 };
    }
    case "not": {
      const operand = stack.pop();
      return operand ? { tree: { kind: "not", operand: operand.tree }, depth: operand.depth + 1 } : null;
    }
    case "binary": {
      const right = stack.pop();
      const left = stack.pop();
      return left && right ? join(node.operator, left, right) : null;
    }
  }
}

/** Operands of one operator form one chain: each operator is associative, so brackets between them change nothing. */
function join(operator: Operator, left: Built, right: Built): Built {
  const operands = [...operandsOf(operator, left.tree), ...operandsOf(operator, right.tree)];
  const inBrackets = [left.tree, right.tree].some((side) => needsBrackets(side, operator));
  return {
    tree: { kind: "chain", operator, operands },
    depth: Math.max(left.depth, right.depth) + (inBrackets ? 1 : 0),
  };
}

function operandsOf(operator: Operator, side: Expression): readonly Expression[] {
  return side.kind === "chain" && side.operator === operator ? side.operands : [side];
}
