// Every sentence of the error catalogue has the same form.

import { expect, test } from "vitest";
import { edgeErrorStatus, statusOf } from "#contract/errors.ts";
import { logicErrorCodes } from "#contract/generated/logic-facts.ts";
import { sentences } from "#contract/sentences.ts";

test.each(Object.entries(sentences))("%s has one plain sentence without a position", (_code, sentence) => {
  expect(sentence).toMatch(/^[A-Z][^\n]*\.$/);
  expect(sentence).not.toMatch(/!(?!A)|position|invalid/i);
});

test("every code has a sentence and a status, and crate errors are 422", () => {
  const codes = [...Object.keys(edgeErrorStatus), ...logicErrorCodes];
  expect(Object.keys(sentences).toSorted()).toEqual(codes.toSorted());
  for (const code of logicErrorCodes) expect(statusOf(code)).toBe(422);
});
