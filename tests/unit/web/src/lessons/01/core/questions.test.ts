// The statements in lesson 01's questions about rows and brackets follow from its functions.

import { describe, expect, test } from "vitest";
import { firstDifference, rowsOver, treeOf, valueIn, variablesOf } from "#learn/core/values.ts";
import { firstQuestions } from "#lessons/01/stories/core/first-questions.ts";
import { questions } from "#lessons/01/core/questions.ts";
import { signQuestions } from "#lessons/01/signs/core/sign-questions.ts";
import { alarmFunction, lampFunction, searchFunction } from "#lessons/01/stories/core/stories.ts";
import { wordQuestions } from "#lessons/01/words/core/word-questions.ts";

/** The rows in which an expression has this value. */
function rowsWith(value: 0 | 1, text: string): readonly number[] {
  const tree = treeOf(text);
  return rowsOver(variablesOf(tree)).flatMap((row, number) => (valueIn(tree, row) === value ? [number] : []));
}

const rowNumber = /\brow (\d+) \(((?:\{[A-Z] = [01]\}(?:, )?)+)\)/gi;
const namedRows = JSON.stringify(questions).matchAll(rowNumber);

test.each([...namedRows].map(([text, number, bits]) => ({ text, number, bits })))(
  "$text has the number of its values",
  ({ number, bits = "" }) => {
    const digits = [...bits.matchAll(/= ([01])/g)].map(([, digit]) => digit);
    expect(Number(number)).toBe(Number.parseInt(digits.join(""), 2));
  },
);

test("three rows are named with their values", () => {
  expect([...JSON.stringify(questions).matchAll(rowNumber)]).toHaveLength(3);
});

/** Where a text says which rows have a value: the text, the expression, the value, the rows. */
test.each([
  [firstQuestions.searchCount.because, searchFunction, 1, "rows 2, 4 and 6"],
  [firstQuestions.lampRows.options[1].says, lampFunction, 1, "row 3 alone"],
  [wordQuestions.exactlyOne.because, "A^B", 1, "rows 1 and 2"],
  [wordQuestions.neitherOnes.because, "(A+B)'", 1, "row 0"],
  [wordQuestions.feeBroken.options[1].says, "C+P", 0, "row 0"],
] as const)("“%s” names the rows of %s with value %i", (says, text, value, rows) => {
  expect(says).toContain(rows);
  expect(rowsWith(value, text)).toEqual([...rows.matchAll(/\d/g)].map(([digit]) => Number(digit)));
});

test("with door and window open the alarm is silent in row 3 and rings in row 7", () => {
  const both = rowsOver(["A", "D", "W"]).flatMap(({ D, W }, row) => (D === 1 && W === 1 ? [row] : []));
  expect(both).toEqual([3, 7]);
  expect(both.filter((row) => rowsWith(1, alarmFunction).includes(row))).toEqual([7]);
});

describe("brackets matter", () => {
  const options: readonly { readonly text: string; readonly isRight?: true }[] =
    signQuestions.whichBracketsMatter.options;
  test.each(options)("in $text: $isRight", ({ text, isRight = false }) => {
    const without = text.replaceAll(/[()]/g, "");
    expect(firstDifference(treeOf(text), treeOf(without)) !== null).toBe(isRight);
  });
});
