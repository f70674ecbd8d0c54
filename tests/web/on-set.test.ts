// The rows of an answered function, from what was asked or from what the answer lists.

import { expect, test } from "vitest";
import type { Answered } from "../../web/src/features/simplifier/core/machine.ts";
import { onSetOf } from "../../web/src/features/simplifier/core/on-set.ts";

const answer = {
  simplified: "A",
  sop: "A",
  primeImpList: [],
  vars: ["A"],
  terms: 1,
  literals: 1,
  proven: true,
  lowerBound: 1,
  primeCount: 1,
};
const minTerms = [1];

const cases: readonly [name: string, answered: Answered, onSet: ReturnType<typeof onSetOf>][] = [
  [
    "min terms and don't-cares, each once",
    { text: "1,03,3", mode: "mint", dontCares: "2,2", answer },
    { rows: [1, 3], dontCares: [2] },
  ],
  ["min terms alone", { text: "0", mode: "mint", dontCares: "", answer }, { rows: [0], dontCares: [] }],
  [
    "an expression's, where they are listed",
    { text: "A", mode: "boolean", dontCares: "", answer: { ...answer, minTerms } },
    { rows: minTerms, dontCares: [] },
  ],
  ["an expression's, where they are not", { text: "A", mode: "boolean", dontCares: "", answer }, null],
];

test.each(cases)("%s", (_name, answered, onSet) => {
  expect(onSetOf(answered)).toEqual(onSet);
});
