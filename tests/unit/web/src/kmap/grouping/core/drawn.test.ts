// The visitor's groups as a form: its text is that of its groups, in their order, without what is no group.

import { expect, test } from "vitest";
import { cubeCount } from "#answer/core/cubes.ts";
import { formOf, ownGroups } from "#kmap/grouping/core/drawn.ts";

const names = ["A", "B", "C"];
const groups = [
  [1, 3],
  [0, 1, 3],
  [6, 7],
];

test.each([
  { kind: "sop", text: "A'.C+A.B" },
  { kind: "pos", text: "(A+C').(A'+B')" },
] as const)("of a $kind it is $text", ({ kind, text }) => {
  const own = ownGroups(groups, names, kind);
  expect(own.map(({ look, cube }) => [look.letter, cube !== null])).toEqual([
    ["a", true],
    ["b", false],
    ["c", true],
  ]);
  const form = formOf(own, names, kind);
  expect(form?.text).toBe(text);
  expect(form && cubeCount(form.cubes)).toBe(2);
});

test("without a group there is none", () => {
  expect(formOf(ownGroups([[0, 1, 3]], names, "sop"), names, "sop")).toBeNull();
});
