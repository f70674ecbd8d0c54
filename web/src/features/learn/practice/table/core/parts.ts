// The parts of an expression in the order in which a table builds them: each part after its operands, the whole
// expression last. Pure.

import type { Expression, Operator } from "#expression/core/tree.ts";
import type { ExpressionText } from "../../../core/data.ts";
import { typedText } from "../../../core/typed-text.ts";

/** A column of a table that is filled in. */
export interface TablePart {
  readonly text: ExpressionText;
  readonly tree: Expression;
  /** What its value is worked out of; none for a variable or a constant. */
  readonly operands: readonly Expression[];
  /** Null for a variable or a constant. */
  readonly operator: Operator | "not" | null;
}

/**
 * A part that occurs twice has one column. Variables and constants have none, unless the whole expression is one: the
 * last part is always the whole.
 */
export function partsOf(tree: Expression): readonly TablePart[] {
  const found = new Map<ExpressionText, TablePart>();
  collect(tree, found);
  return found.size > 0 ? [...found.values()] : [wholeOf(tree)];
}

/** The expression as a part, without the parts that it is made of. */
export function wholeOf(tree: Expression): TablePart {
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

function collect(tree: Expression, found: Map<ExpressionText, TablePart>): void {
  const part = wholeOf(tree);
  if (part.operator === null) return;
  for (const operand of part.operands) collect(operand, found);
  if (!found.has(part.text)) found.set(part.text, part);
}
