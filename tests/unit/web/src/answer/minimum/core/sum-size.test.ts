// Which texts of the size of their minimum are sums of products.

import { expect, test } from "vitest";
import { fromExpression } from "#notation/core/from-expression.ts";
import { isSumOfSize } from "#answer/minimum/core/sum-size.ts";

test.each([
  ["A.B+C'", 2, 3, true],
  ["C'+BA", 2, 3, true],
  ["A", 1, 1, true],
  ["A'.B", 1, 2, true],
  ["1", 1, 0, true],
  ["A.B+C'", 2, 4, false],
  ["A.B+C'", 1, 3, false],
  // Not sums of products, though their letters are as many.
  ["(A+B).C", 2, 3, false],
  ["(A.B)'", 1, 2, false],
  ["A^B", 2, 2, false],
  ["A+1", 2, 1, false],
])("%s of %d terms and %d literals: %s", (text, terms, literals, is) => {
  const expression = fromExpression(text);
  expect(expression && isSumOfSize(expression, terms, literals)).toBe(is);
});
