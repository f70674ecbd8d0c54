// The verdict on an answer: its size, the measure by which it exceeds the minimum, the first row that differs, the
// sentences.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { packColumn } from "#contract/packed-column.ts";
import { parse } from "#notation/core/parse.ts";
import { sizeOf } from "#learn/answer/core/size.ts";
import { differenceText, verdictText } from "#learn/answer/core/verdict-text.ts";
import { excessOf, firstDifferenceIn, lengthVerdict, type Verdict } from "#learn/answer/core/verdict.ts";
import { assertProperty } from "#support/depth.ts";

const sizeOfText = (text: string) => sizeOf(parse(text)?.nodes ?? []);

describe("the size of an expression", () => {
  test.each([
    { text: "0", terms: 0, literals: 0, nots: 0, constants: 0 },
    { text: "1", terms: 1, literals: 0, nots: 0, constants: 0 },
    { text: "A'", terms: 1, literals: 1, nots: 1, constants: 0 },
    { text: "A.B'+C", terms: 2, literals: 3, nots: 1, constants: 0 },
    { text: "x1x2'+(x3)", terms: 2, literals: 3, nots: 1, constants: 0 },
    { text: "(A.(B.C))+(D+E)", terms: 3, literals: 5, nots: 0, constants: 0 },
    { text: "A.A'", terms: 1, literals: 2, nots: 1, constants: 0 },
    { text: "A.(B+C)", terms: null, literals: 3, nots: 0, constants: 0 },
    { text: "(A+B)'", terms: null, literals: 2, nots: 1, constants: 0 },
    { text: "A''", terms: null, literals: 1, nots: 2, constants: 0 },
    { text: "A^B", terms: null, literals: 2, nots: 0, constants: 0 },
    { text: "A+0", terms: null, literals: 1, nots: 0, constants: 1 },
    { text: "1.1", terms: null, literals: 0, nots: 0, constants: 2 },
  ])("$text", ({ text, ...size }) => {
    expect(sizeOfText(text)).toEqual(size);
  });
});

describe("an answer that is equal is measured", () => {
  const sum = { terms: 2, literals: 4, nots: 1 };
  const product = { terms: 2, literals: 5, nots: 2 };
  const shorterProduct = { terms: 2, literals: 3, nots: 1 };
  test.each([
    { text: "A.B+A.C+B.C'", excess: { by: "terms", has: 3, enough: 2 } },
    { text: "A.B.C+A.C'", excess: { by: "literals", has: 5, enough: 4 } },
    { text: "A.B'+A'.C'", excess: null },
    { text: "(A+B).(A'+C')", excess: { by: "nots", has: 2, enough: 1 } },
    { text: "(A+B).(A+C')", excess: null },
    { text: "A.(B+C')", excess: null },
    { text: "A.(B+C'.D+E.F)", excess: { by: "form", form: "sum", has: 6, enough: 4 } },
    { text: "A.(B+C').1", excess: { by: "hasConstant" } },
  ])("$text", ({ text, excess }) => {
    expect(excessOf(sizeOfText(text), { sum, product })).toEqual(excess);
  });

  test.each([
    { text: "A.(C'+B.C)", excess: { by: "form", form: "product", has: 4, enough: 3 } },
    { text: "A.(C'+B)", excess: null },
    { text: "A'.(C'+B)", excess: { by: "nots", has: 2, enough: 1 } },
    // Only an answer that is no sum of products is compared with the product of sums.
    { text: "A.B+A.C'", excess: null },
  ])("$text, where the smallest product of sums is shorter", ({ text, excess }) => {
    expect(excessOf(sizeOfText(text), { sum, product: shorterProduct })).toEqual(excess);
  });

  test.each([
    { text: "A+A'", minimum: { terms: 1, literals: 0, nots: 0 }, excess: { by: "isConstant", value: 1 } },
    { text: "A.0", minimum: { terms: 0, literals: 0, nots: 0 }, excess: { by: "isConstant", value: 0 } },
    { text: "1", minimum: { terms: 1, literals: 0, nots: 0 }, excess: null },
    { text: "0", minimum: { terms: 0, literals: 0, nots: 0 }, excess: null },
  ])("$text for a constant", ({ text, minimum, excess }) => {
    expect(excessOf(sizeOfText(text), { sum: minimum, product: null })).toEqual(excess);
  });

  test("a shape other than a sum of products that is no longer says what it was compared with", () => {
    expect(lengthVerdict(sizeOfText("A.(B+C')"), { sum, product: shorterProduct }, null)).toEqual({
      kind: "minimal",
      compared: { literals: 3, sum: 4, product: 3 },
      readAs: null,
    });
  });
});

test("the row that is named is the first in which the columns differ, with the values of both", () => {
  const column = fc.uniqueArray(fc.integer({ min: 0, max: 31 }));
  assertProperty(
    fc.property(column, column, (one, other) => {
      const vars = ["A", "B", "C", "D", "E"];
      const found = firstDifferenceIn({ vars, columns: [packColumn(one, 32), packColumn(other, 32)] });
      const rows = Array.from({ length: 32 }, (_, row) => row);
      const row = rows.find((each) => one.includes(each) !== other.includes(each));
      if (row === undefined) {
        expect(found).toBeNull();
        return;
      }
      const bits = row.toString(2).padStart(5, "0");
      expect(found).toEqual({
        number: row,
        row: Object.fromEntries(vars.map((name, at) => [name, Number(bits[at])])),
        values: [one.includes(row) ? 1 : 0, other.includes(row) ? 1 : 0],
      });
    }),
    { seed: 18, runs: 500 },
  );
});

describe("sentences", () => {
  const difference = { number: 5, row: { A: 1, B: 0, C: 1 }, values: [0, 1] } as const;
  const verdicts: readonly { readonly verdict: Verdict; readonly says: string }[] = [
    {
      verdict: { kind: "different", difference, cases: null, readAs: null },
      says: "In row 5 (A = 1, B = 0, C = 1) yours is 0, the task is 1.",
    },
    {
      verdict: { kind: "different", difference, cases: ["C", "c"], readAs: null },
      says: "In row 5 (A = 1, B = 0, C = 1) yours is 0, the task is 1. C and c are two variables.",
    },
    {
      verdict: { kind: "longer", excess: { by: "terms", has: 3, enough: 2 }, readAs: null },
      says: "Equal, with 3 terms; 2 are enough.",
    },
    {
      verdict: { kind: "minimal", compared: null, readAs: null },
      says: "Equal and minimal: no sum of products is smaller.",
    },
    {
      verdict: { kind: "minimal", compared: null, readAs: "A.B" },
      says: "Read as A.B. Equal and minimal: no sum of products is smaller.",
    },
    { verdict: { kind: "equal", readAs: null }, says: "Right. The two are equal in every row." },
    { verdict: { kind: "cancelled" }, says: "" },
  ];
  test.each(verdicts)("$says", ({ verdict, says }) => {
    expect(verdictText(verdict, ["yours", "the task"])).toBe(says);
  });

  test("a difference of two lines of a derivation names the lines", () => {
    expect(differenceText(difference, ["this line", "the line before"])).toBe(
      "In row 5 (A = 1, B = 0, C = 1) this line is 0, the line before is 1.",
    );
  });
});
