// Whether an expression is a sum of products of a given size. Pure.

import type { Expression } from "#notation/core/tree.ts";

/**
 * Whether it is a sum of so many products with so many literals in all. An expression of the size of its minimum is a
 * minimum itself, also where its letters are in another order.
 */
export function isSumOfSize(expression: Expression, terms: number, literals: number): boolean {
  // The minimum of a constant is the constant.
  if (expression.kind === "constant") return literals === 0;
  const products = operandsOf(expression, "or");
  const factors = products.flatMap((product) => operandsOf(product, "and"));
  return products.length === terms && factors.length === literals && factors.every(isLiteral);
}

function operandsOf(expression: Expression, operator: "and" | "or"): readonly Expression[] {
  return expression.kind === "chain" && expression.operator === operator ? expression.operands : [expression];
}

function isLiteral(expression: Expression): boolean {
  return (
    expression.kind === "variable" || (expression.kind === "not" && expression.operand.kind === "variable")
  );
}
