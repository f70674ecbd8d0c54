// The marks of a text: the pieces that they give, and the texts that are refused.

import { describe, expect, test } from "vitest";
import { piecesOf, plainText } from "#learn/core/marked-text.ts";
import { relationOf, spokenRelation } from "#learn/core/relation.ts";

describe("a marked text", () => {
  test("is cut at its marks, in order", () => {
    expect(piecesOf("In {A.B} each [literal] and [all rows|row] count.")).toEqual([
      { kind: "words", text: "In " },
      { kind: "maths", text: "A.B" },
      { kind: "words", text: " each " },
      { kind: "term", words: "literal", term: "literal" },
      { kind: "words", text: " and " },
      { kind: "term", words: "all rows", term: "row" },
      { kind: "words", text: " count." },
    ]);
  });

  test.each([
    ["", ""],
    ["No mark.", "No mark."],
    ["{A}{B}", "AB"],
    ["[two bars|bar] over {(A+B)'}", "two bars over (A+B)'"],
  ])("%j is read aloud as %j", (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  test.each(["{A", "A}", "[row", "row]", "{}", "[]", "[|row]", "[row|]", "{A{B}}", "[a|b|c]", "{[row]}"])(
    "%j is refused",
    (text) => {
      expect(() => piecesOf(text)).toThrow(/mark/);
    },
  );
});

describe("mathematics in a text", () => {
  test.each([
    ["A.B+C", [], "A and B, or C"],
    ["A = 1", ["="], "A equals 1"],
    ["(A+B)' ≠ A'+B'", ["≠"], "not open A or B close does not equal not A or not B"],
    ["A = B = 0", ["=", "="], "A equals B equals 0"],
  ])("%s", (text, signs, spoken) => {
    const relation = relationOf(text);
    expect(relation.signs).toEqual(signs);
    expect(relation.sides).toHaveLength(signs.length + 1);
    expect(spokenRelation(relation)).toBe(spoken);
  });

  test.each(["", "A =", "= A", "A+", "A == B", "A ≈ B"])("%j is refused", (text) => {
    expect(() => relationOf(text)).toThrow(/cannot be read/);
  });
});
