// The alterations that are made of a lesson's data: each at its place, none in a comment or an import, and none twice.

import { expect, test } from "vitest";
import { applied } from "#scripts/bench/breaks/edits.ts";
import { alterationsIn } from "#scripts/bench/claims/alterations.ts";

const altered = (text: string) => alterationsIn(text).map((edit) => applied(text, edit));

test("letters and signs of mathematics, and numbers anywhere", () => {
  expect(altered(`text: "A.B'+C",`)).toEqual([
    `text: "A'.B'+C",`,
    `text: "A+B'+C",`,
    `text: "A.B+C",`,
    `text: "A.B'.C",`,
    `text: "A.B'+C'",`,
  ]);
  expect(altered(`says: "A row 9: {A} is 101. B."`)).toEqual([
    `says: "A row 10: {A} is 101. B."`,
    `says: "A row 9: {A'} is 101. B."`,
    `says: "A row 9: {A} is 100. B."`,
  ]);
  expect(altered("ones: [0, 12],")).toEqual(["ones: [1, 12],", "ones: [0, 13],"]);
});

test("nothing in comments and imports", () => {
  expect(
    altered(`// Rows 1 and 2.\n/** Row 3 of {A}. */\nimport { a } from "#lessons/05/core/1.ts";`),
  ).toEqual([]);
});
