// The variables that have a key on touch, the note on two cases of a letter, and the part of a text at the caret.

import { describe, expect, test } from "vitest";
import type { ReadNode } from "#contract/generated/logic-types.ts";
import { prepareInput } from "#contract/input.ts";
import { keyVariables } from "#notation/core/key-variables.ts";
import { leafSpans, leavesAt } from "#notation/core/leaves.ts";
import { twoCases } from "#notation/core/two-cases.ts";

describe("the variables of the text have keys, and at least one more, four or more altogether", () => {
  test.each([
    ["", "A B C D"],
    ["   ", "A B C D"],
    ["A", "A B C D"],
    ["B'+A", "A B C D"],
    ["ABC", "A B C D"],
    ["ABCD", "A B C D E"],
    ["(P+Q)'", "P Q R S"],
    ["a.b", "a b c d"],
    ["x1^x2", "x1 x2 x3 x4"],
    ["x2+x10", "x2 x10 x11 x12"],
    ["Z", "Z A B C"],
    ["A+a", "A a b c"],
    ["A AND B", "A B C D"],
    ["not A", "A B C D"],
    ["0+1", "A B C D"],
    ["A'.B where A=RD, B=CS", "A B C D"],
  ])("%j: %s", (text, keys) => {
    expect(keyVariables(text)).toEqual(keys.split(" "));
  });
  test("all 52 letters still have a key each and none twice", () => {
    const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"];
    expect(keyVariables(letters.join("+"))).toEqual(letters);
  });
});

describe("two names that differ only in case are told", () => {
  test.each([
    [
      ["A", "a"],
      ["A", "a"],
    ],
    [
      ["A", "B", "b", "c"],
      ["B", "b"],
    ],
    [
      ["X1", "x1"],
      ["X1", "x1"],
    ],
    [["A", "B"], null],
    [["A1", "a"], null],
    [["a", "b"], null],
    [[], null],
  ])("%j: %j", (names, pair) => {
    expect(twoCases(names)).toEqual(pair);
  });
});

describe("what begins before the caret is counted in the text as typed", () => {
  // A B ' 1: the nodes of `A.B'+1`, in postfix.
  const nodes: readonly ReadNode[] = [
    { kind: "variable", index: 0, start: 0, end: 1 },
    { kind: "variable", index: 1, start: 2, end: 3 },
    { kind: "not", start: 2, end: 4 },
    { kind: "binary", operator: "and", start: 0, end: 4 },
    { kind: "constant", value: true, start: 5, end: 6 },
    { kind: "binary", operator: "or", start: 0, end: 6 },
  ];
  test.each([
    ["A.B'+1", 0, 0],
    ["A.B'+1", 1, 1],
    ["A.B'+1", 2, 1],
    ["A.B'+1", 4, 2],
    ["A.B'+1", 6, 3],
    [" A . B' + 1 ", 1, 0],
    [" A . B' + 1 ", 6, 2],
    [" A . B' + 1 ", 12, 3],
  ])("%j at %d: %d", (typed, caret, before) => {
    expect(leavesAt(nodes, prepareInput(typed, "boolean"), caret)).toEqual({ total: 3, before });
  });
  test("the typeset text has a span for each of them", () => {
    expect(leafSpans("(x12.B')'^1")).toEqual([
      { start: 1, end: 4 },
      { start: 5, end: 6 },
      { start: 10, end: 11 },
    ]);
  });
});
