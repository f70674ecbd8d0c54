// The row for the minimum product of sums, by the engine's answer and without one.

import { expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import type { MinimalFormOutcome } from "#contract/generated/logic-types.ts";
import { sentenceFor } from "#contract/sentences.ts";
import { callTexts } from "#messages/calls.ts";
import { productOfSums, reasonOf, type ProductOfSums } from "#features/simplifier/core/product-of-sums.ts";

const form = { text: "A", cubes: new Uint8Array(8), terms: 1, literals: 1, proven: true, lowerBound: 1 };
const error = { code: "too_complex", start: 0, end: 1 } as const;

type Case = readonly [
  name: string,
  outcome: MinimalFormOutcome | null,
  state: ProductOfSums,
  reason: string | null,
];

const cases: readonly Case[] = [
  ["a form is shown", { kind: "form", form }, { status: "shown", form, isSearching: false }, null],
  [
    "a refusal is a function too complex for the page",
    { kind: "refused", error, field: "input" },
    { status: "tooComplex" },
    sentenceFor("too_complex", budgets.page),
  ],
  ["no outcome is no engine", null, { status: "unavailable" }, callTexts.notWorkedOut],
];

test.each(cases)("%s", (_name, outcome, state, reason) => {
  expect(productOfSums(outcome, null, false)).toEqual(state);
  expect(reasonOf(state)).toBe(reason);
});

test.each(["folded", "working"] as const)("while it is %s there is nothing to say", (status) => {
  expect(reasonOf({ status })).toBeNull();
});
