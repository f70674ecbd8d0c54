// The marked texts in the data of all lessons: each mark is closed, mathematics can be read and is true, terms are defined.

import { describe, expect, test } from "vitest";
import { knownTerm } from "#learn/core/definitions.ts";
import { piecesOf } from "#learn/core/marked-text.ts";
import { relationOf } from "#learn/core/relation.ts";
import { lessonData } from "#support/lessons/lesson-data.ts";
import { wronglyStated } from "#support/lessons/stated.ts";

const marked = lessonData.texts.filter(({ value }) => /[{}[\]]/.test(value));

test("texts have marks", () => {
  expect(marked.length).toBeGreaterThan(20);
});

/** What is asked about, shown in a table or offered as an answer may be false. */
const mayBeFalse = (name: string) => /\.(ask|caption|options\[\d+\]\.text)$/.test(name);

test.each(marked)("$name: $value", ({ name, value }) => {
  for (const piece of piecesOf(value)) {
    if (piece.kind === "term") expect(knownTerm(piece.term)).toBeDefined();
    if (piece.kind !== "maths") continue;
    expect(() => relationOf(piece.text)).not.toThrow();
    // A bar over a group replaces its brackets: `((A.B)')'` is typed `(A.B)''`.
    expect(piece.text).not.toMatch(/\(\([^()]*\)'+\)'/);
    if (!mayBeFalse(name)) expect(wronglyStated(piece.text)).toEqual([]);
  }
});

describe("what a text states", () => {
  test.each([
    ["A.B = B.A", []],
    ["A.B = A+B", ["A.B = A+B"]],
    ["A.B ≠ A+B", []],
    ["A.B ≠ B.A", ["A.B ≠ B.A"]],
    ["A+B.C = (A+B).(A+C) = A+B", ["(A+B).(A+C) = A+B"]],
    ["1' = 0", []],
    ["1' = 1", ["1' = 1"]],
    ["A = 1", []],
    ["F = A.B", []],
  ])("%s", (text, wrong) => {
    expect(wronglyStated(text)).toEqual(wrong);
  });
});
