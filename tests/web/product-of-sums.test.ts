// The answer's row for the minimum product of sums: what comes of the engine's forms, and what it says without one.

import { expect, test } from "vitest";
import {
  reasonOf,
  workedOut,
  type ProductOfSums,
} from "../../web/src/features/simplifier/core/product-of-sums.ts";

const form = { text: "A", terms: 1, literals: 1, proven: true, lowerBound: 1 };

type Case = readonly [
  name: string,
  forms: Parameters<typeof workedOut<typeof form>>[0],
  state: ProductOfSums<typeof form>,
  reason: string | null,
];

const cases: readonly Case[] = [
  ["a form is shown", { pos: form }, { status: "shown", form }, null],
  [
    "forms without it are too complex for the page",
    {},
    { status: "tooComplex" },
    "This function is too large to minimise here. Use fewer variables, or split it.",
  ],
  [
    "no forms are no engine",
    null,
    { status: "unavailable" },
    "This is worked out by WebAssembly, which could not be used here.",
  ],
];

test.each(cases)("%s", (_name, forms, state, reason) => {
  expect(workedOut(forms)).toEqual(state);
  expect(reasonOf(state)).toBe(reason);
});

test.each(["folded", "working"] as const)("while it is %s there is nothing to say", (status) => {
  expect(reasonOf({ status })).toBeNull();
});
