// The columns of a table that is filled in: the parts of its expressions, each after its operands.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { typedText } from "#notation/core/typed-text.ts";
import { fills } from "#lessons/04/tables/core/data.ts";
import { treeOf } from "#learn/core/values.ts";
import { subexpressionsOf } from "#notation/core/subexpressions.ts";
import { tableOf } from "#learn/practice/table/core/table.ts";
import { assertProperty } from "#support/depth.ts";
import { typedTexts } from "#support/logic/typed-texts.ts";

describe("the columns are the parts, each after its operands", () => {
  test.each([
    ["(A+B').C", ["B'", "A+B'", "(A+B').C"]],
    ["A.B'+A'.B", ["B'", "A.B'", "A'", "A'.B", "A.B'+A'.B"]],
    ["(A+B)'", ["A+B", "(A+B)'"]],
    ["A''", ["A'", "A''"]],
    ["A'.B+A'.C", ["A'", "A'.B", "A'.C", "A'.B+A'.C"]],
    ["A.B.C", ["A.B.C"]],
    ["A^B+C", ["A^B", "A^B+C"]],
    ["A", ["A"]],
    ["1", ["1"]],
  ])("%s", (text, parts) => {
    expect(subexpressionsOf(treeOf(text)).map((part) => part.text)).toEqual(parts);
  });
});

test("a part that two expressions share has one column", () => {
  const { names, columns } = tableOf(["A+A'.B", "A+B"]);
  expect(names).toEqual(["A", "B"]);
  expect(columns.map(({ text }) => text)).toEqual(["A'", "A'.B", "A+A'.B", "A+B"]);
  expect(tableOf(["A+A'.B", "A+B"], { parts: "none" }).columns).toHaveLength(2);
});

test("a part is written as it reads, and each of its operands has a column before it", () => {
  assertProperty(
    fc.property(typedTexts, (text) => {
      expect(typedText(treeOf(text))).toBe(text);
      const seen = new Set<string>();
      const parts = subexpressionsOf(treeOf(text));
      for (const part of parts) {
        expect(seen.has(part.text)).toBe(false);
        for (const operand of part.operands) {
          const isLeaf = operand.kind === "variable" || operand.kind === "constant";
          expect(isLeaf || seen.has(typedText(operand))).toBe(true);
        }
        seen.add(part.text);
      }
      expect(parts.at(-1)?.text).toBe(text);
    }),
    { seed: 18, runs: 300 },
  );
});

test.each(fills)("the caption of $id names each expression whose column is filled", ({ caption, texts }) => {
  for (const text of texts) expect(caption).toContain(`{${text}}`);
});
