// The dual of an expression, and the statements of lesson 03 about it.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Expression } from "#notation/core/tree.ts";
import { firstDifference, rowsOver, treeOf, valueIn, variablesOf } from "#learn/core/values.ts";
import type { Equation, Row } from "#learn/core/data.ts";
import { agreement, dualAfter, dualStart, shownEquation } from "#lessons/03/duality/core/dual-state.ts";
import { dualEquation, dualOf, dualText } from "#lessons/03/duality/core/dual.ts";
import { typedText } from "#notation/core/typed-text.ts";
import { dualEquations } from "#lessons/03/duality/core/duals.ts";
import { laws } from "#lessons/03/laws/core/laws.ts";
import { assertProperty } from "#support/depth.ts";
import { isRenamed } from "#support/lessons/law-use.ts";

const { tree } = fc.letrec<{ tree: Expression }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom("0", "1", "A", "B", "C", "x2").map(treeOf),
    tie("tree").map((operand): Expression => ({ kind: "not", operand })),
    fc
      .tuple(fc.constantFrom("and", "or", "xor"), fc.array(tie("tree"), { minLength: 2, maxLength: 3 }))
      .map(([operator, operands]): Expression => ({ kind: "chain", operator, operands })),
  ),
}));

const seeded = { seed: 18, runs: 1_000 };
const opposite = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value === 1 ? 0 : 1]));
const holds = ({ left, right }: Equation) => firstDifference(treeOf(left), treeOf(right)) === null;

test("the dual of the dual is the expression", () => {
  assertProperty(
    fc.property(tree, (expression) => {
      expect(typedText(dualOf(dualOf(expression)))).toBe(typedText(expression));
    }),
    seeded,
  );
});

test("the dual has the opposite value in the opposite row, so the dual of an equation that holds holds", () => {
  assertProperty(
    fc.property(tree, (expression) => {
      const dual = dualOf(expression);
      for (const row of rowsOver(variablesOf(expression)))
        expect(valueIn(dual, row)).not.toBe(valueIn(expression, opposite(row)));
    }),
    seeded,
  );
});

test("an expression is written so that it reads back with the same values", () => {
  assertProperty(
    fc.property(tree, (expression) => {
      expect(firstDifference(treeOf(typedText(expression)), expression)).toBe(null);
    }),
    seeded,
  );
});

test.each([
  ["A.B", "A+B"],
  ["A+B.C", "A.(B+C)"],
  ["(A.0)'+1", "(A+1)'.0"],
  ["A'.B'", "A'+B'"],
  ["A^B", "(A^B)'"],
  ["(A^B)'", "A^B"],
  ["A^B^C", "A^B^C"],
])("the dual of %s is %s", (text, dual) => {
  expect(dualText(text)).toBe(dual);
});

describe("the forms of a law", () => {
  test.each(laws.filter(({ id }) => id !== "xor"))(
    "$id: the dual of each form is one of its forms",
    ({ forms }) => {
      for (const form of forms)
        expect(forms.some((other) => isRenamed(other, dualEquation(form)))).toBe(true);
    },
  );

  test.each(laws.filter(({ forms }) => forms.length === 2))(
    "$id: the two are each other's duals",
    ({ forms }) => {
      const [one, other] = forms;
      expect(one && other && isRenamed(dualEquation(one), other)).toBe(true);
      expect(one && other && isRenamed(one, other)).toBe(false);
    },
  );
});

describe("what the reader turns into its dual", () => {
  test.each(dualEquations)("$left = $right holds, and so does its dual, in each row", (equation) => {
    for (const shown of [equation, dualEquation(equation)]) {
      const { agree, rows } = agreement(shown);
      expect(agree).toBe(rows);
      expect(holds(shown)).toBe(true);
    }
    expect(dualEquation(dualEquation(equation))).toEqual(equation);
  });

  test("an equation that fails is counted as one that does", () => {
    expect(agreement({ left: "A+B", right: "B" })).toEqual({ agree: 3, rows: 4 });
  });

  test("pressing Dual twice leads back, and Another leads through all equations, never to a dual", () => {
    const once = dualAfter(dualStart, "dual");
    expect(shownEquation(once)).not.toEqual(shownEquation(dualStart));
    expect(dualAfter(once, "dual")).toEqual(dualStart);
    const seen = [];
    let state = once;
    while (seen.length < dualEquations.length) {
      state = dualAfter(state, "another");
      seen.push(shownEquation(state));
    }
    expect(new Set(seen)).toEqual(new Set(dualEquations));
  });
});
