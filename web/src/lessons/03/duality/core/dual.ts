// The dual of an expression: AND and OR exchanged, 0 and 1 exchanged, letters and bars as they are. Pure.

import type { Expression, Not, Operator } from "#notation/core/tree.ts";
import type { Equation, ExpressionText } from "#learn/core/data.ts";
import { typedText } from "#notation/core/typed-text.ts";
import { treeOf } from "#learn/core/values.ts";

/**
 * The dual of the dual is the expression itself. XOR has no sign for its dual: of an even number of inputs it is the
 * complement of XOR, of an odd number XOR itself.
 */
export function dualOf(tree: Expression): Expression {
  switch (tree.kind) {
    case "constant":
      return { kind: "constant", text: tree.text === "0" ? "1" : "0" };
    case "variable":
      return { kind: "variable", letter: tree.letter, digits: tree.digits };
    case "not":
      return dualOfNot(tree);
    case "chain": {
      const chain = dualOfChain(tree.operator, tree.operands);
      return isEvenXor(tree) ? { kind: "not", operand: chain } : chain;
    }
  }
}

export function dualText(text: ExpressionText): ExpressionText {
  return typedText(dualOf(treeOf(text)));
}

export function dualEquation({ left, right }: Equation): Equation {
  return { left: dualText(left), right: dualText(right) };
}

/**
 * A single bar over an XOR of an even number of inputs cancels with the bar of its dual. Two bars are kept, so that the
 * dual of the dual has as many bars as before.
 */
function dualOfNot({ operand }: Not): Expression {
  if (operand.kind === "not")
    return { kind: "not", operand: { kind: "not", operand: dualOf(operand.operand) } };
  if (isEvenXor(operand)) return dualOfChain("xor", operand.operands);
  return { kind: "not", operand: dualOf(operand) };
}

function dualOfChain(operator: Operator, operands: readonly Expression[]): Expression {
  const exchanged = { and: "or", or: "and", xor: "xor" } as const;
  return { kind: "chain", operator: exchanged[operator], operands: operands.map(dualOf) };
}

function isEvenXor(tree: Expression): tree is Extract<Expression, { kind: "chain" }> {
  return tree.kind === "chain" && tree.operator === "xor" && tree.operands.length % 2 === 0;
}
