// The capital letters shown for a user without a picture.

import { expect, test } from "vitest";
import { initialsOf } from "#account/core/user.ts";

const cases: readonly [name: string, email: string, initials: string][] = [
  ["Ada King", "x@example.com", "AK"],
  ["ada", "x@example.com", "A"],
  ["Ada Augusta King", "x@example.com", "AK"],
  ["  ada \t king ", "x@example.com", "AK"],
  ["", "zoe@example.com", "Z"],
  ["   ", "zoe@example.com", "Z"],
  ["Émile Østby", "x@example.com", "ÉØ"],
  // A letter of two UTF-16 units is not cut in half.
  ["𝒜da 𝒦ing", "x@example.com", "𝒜𝒦"],
  ["李 明", "x@example.com", "李明"],
  ["", "", ""],
];

test.each(cases)("%j with %j is %j", (name, email, initials) => {
  expect(initialsOf({ name, email })).toBe(initials);
});
