// Every sentence of the error catalogue has the same form.

import { expect, test } from "vitest";
import { edgeErrorStatus, statusOf } from "#contract/errors.ts";
import { logicErrorCodes } from "#contract/generated/logic-facts.ts";
import { derivationTooComplex } from "#contract/sentences.ts";
import { budgets } from "#contract/budgets.ts";
import { sentences } from "#contract/request-sentences.ts";
import { sentenceFor } from "#contract/sentences.ts";

const all = [
  ...Object.entries(sentences),
  ["too_complex", sentenceFor("too_complex", budgets.page, "table")],
  ...Object.values(derivationTooComplex).map((sentence) => ["too_complex", sentence]),
];

test.each(all)("%s has plain sentences without a position", (_code, sentence) => {
  expect(sentence).toMatch(/^[A-Z][^\n;]*\.$/);
  expect(sentence).not.toMatch(/!(?!A)|position|place|invalid/i);
});

test("a limit in a sentence is the caller's own, and what is too large is named as what was asked for", () => {
  expect(sentenceFor("too_many_variables", budgets.worker)).toContain("16 variables");
  expect(sentenceFor("too_many_variables", budgets.page)).toContain("18 variables");
  expect(sentenceFor("too_complex", budgets.page)).toMatch(/^This function is too large/);
  expect(sentenceFor("too_complex", budgets.page, "table")).toMatch(/^This truth table is too large/);
  expect(derivationTooComplex.steps).toContain("more than 500 steps");
  expect(derivationTooComplex.work).toContain("more work than one derivation");
});

test("every code has a sentence and a status, and crate errors are 422", () => {
  const codes = [...Object.keys(edgeErrorStatus), ...logicErrorCodes];
  expect(Object.keys(sentences).toSorted()).toEqual(codes.toSorted());
  for (const code of logicErrorCodes) expect(statusOf(code)).toBe(422);
});
