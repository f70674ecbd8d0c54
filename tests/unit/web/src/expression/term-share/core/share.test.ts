// How many of all functions need more terms than a form: the figures and the sentence.

import { expect, test } from "vitest";
import { functionsByTerms, shareSentence } from "#expression/term-share/core/share.ts";

test.each([2, 3, 4, 5])("the figures count all functions of %d variables", (variables) => {
  const counts = functionsByTerms[variables] ?? [];
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2 ** (2 ** variables));
  // Parity needs a term for every other row, and no function needs more.
  expect(counts).toHaveLength(2 ** (variables - 1) + 1);
});

test.each([
  ["sop", 3, 4, "3 terms. 77 % of all functions of 4 variables need more."],
  ["pos", 3, 4, "3 clauses. 77 % of all functions of 4 variables need more."],
  ["sop", 1, 2, "1 term. 38 % of all functions of 2 variables need more."],
  ["pos", 1, 3, "1 clause. 89 % of all functions of 3 variables need more."],
  ["sop", 0, 2, "0 terms. 94 % of all functions of 2 variables need more."],
  ["sop", 0, 5, "0 terms. More than 99 % of all functions of 5 variables need more."],
  ["sop", 7, 4, "7 terms. Less than 1 % of all functions of 4 variables need more."],
  ["sop", 8, 4, "8 terms. No function of 4 variables needs more."],
  ["pos", 16, 5, "16 clauses. No function of 5 variables needs more."],
] as const)("%s of %d, %d variables: %s", (kind, count, variables, sentence) => {
  expect(shareSentence(kind, count, variables)).toBe(sentence);
});
