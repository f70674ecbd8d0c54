// The parts of an expression in the order in which a table builds them: each part after its operands, the whole
// expression last. Pure.

import type { Expression, Operator } from "./tree.ts";
import { typedText } from "./typed-text.ts";

/** A part of an expression that has its own column in a table. */
export interface Subexpression {
  /** As it is typed, with the fewest brackets. */
  readonly text: string;
  readonly tree: Expression;
  /** The parts from which its value follows; empty for a variable or a constant. */
  readonly operands: readonly Expression[];
  /** Null for a variable or a constant. */
  readonly operator: Operator | "not" | null;
}

/**
 * A part that occurs twice has one column. Variables and constants have none, unless the whole expression is one: the
 * last part is always the whole.
 */
export function subexpressionsOf(tree: Expression): readonly Subexpression[] {
  const found = new Map<string, Subexpression>();
  collect(tree, found);
  return found.size > 0 ? [...found.values()] : [wholeOf(tree)];
}

/** The whole expression as a part. */
export function wholeOf(tree: Expression): Subexpression {
  const text = typedText(tree);
  switch (tree.kind) {
    case "not":
      return { text, tree, operands: [tree.operand], operator: "not" };
    case "chain":
      return { text, tree, operands: tree.operands, operator: tree.operator };
    default:
      return { text, tree, operands: [], operator: null };
  }
}

function collect(tree: Expression, found: Map<string, Subexpression>): void {
  const part = wholeOf(tree);
  if (part.operator === null) return;
  for (const operand of part.operands) collect(operand, found);
  if (!found.has(part.text)) found.set(part.text, part);
}
