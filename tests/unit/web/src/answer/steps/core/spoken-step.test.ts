// The spoken texts of a derivation for screen readers: those of a step, and that of the end.

import { expect, test } from "vitest";
import type { DerivationStep } from "#contract/derivation-step.ts";
import { steps as words, targetTexts } from "#messages/steps.ts";
import { notesOf } from "#steps/core/notes.ts";
import { spokenStep } from "#answer/steps/core/spoken-step.ts";
import { shortDerivation } from "#support/logic/derivations.ts";

const deep = `${"(".repeat(3000)}A${")'".repeat(3000)}`;
const deepDerivation: readonly DerivationStep[] = [
  {
    currentExpression: deep,
    stepType: "DOUBLE_NEGATION_LAW",
    description: "Two bars cancel.",
    before: { part: "A''", at: [[0, 3]] },
    after: { part: deep, at: [[0, deep.length]] },
  },
];

test.each([
  ["the input", shortDerivation, 0, "Step 0 of 5, Original. This is the input as it was read."],
  [
    "a law with the side that it makes",
    shortDerivation,
    4,
    "Step 4 of 5, Redundancy. not A is in the sum, so A goes from A and C. After: not A or C.",
  ],
  [
    "a side that is too deep to be spoken, as it is written",
    deepDerivation,
    0,
    `Step 0 of 0, Double Negation. Two bars cancel. After: ${deep}.`,
  ],
  ["no step there", shortDerivation, 6, ""],
])("a step is spoken: %s", (_, steps, at, spoken) => {
  expect(spokenStep(steps, at)).toBe(spoken);
});

const keptAs = (line: string): readonly DerivationStep[] => [
  { currentExpression: line, stepType: "CORRECTED", description: "This is the input as it was read." },
];
const result = { simplified: "A'.B+B.C", proven: true, terms: 2, literals: 4 };
const other = { ...result, simplified: "A'.B+A'.C" };

test.each([
  ["nothing, where it ends at a proved Result", shortDerivation, result, []],
  ["that it is not proved", shortDerivation, { ...result, proven: false }, [words.notProved]],
  [
    "that its end is not the Result",
    shortDerivation,
    { ...other, proven: false },
    [words.notProved, words.otherResult],
  ],
  [
    "that its end is not the Result, which only this page proved",
    shortDerivation,
    other,
    [words.otherResult],
  ],
  ["that there is nothing to do", keptAs("A'.B+B.C"), result, [words.minimalAlready]],
  ["that there is nothing to do, in another order", keptAs("C.B+B.A'"), result, [words.minimalAlready]],
  [
    "that nothing smaller was found",
    keptAs("A'.B+B.C"),
    { ...result, proven: false },
    [words.noLaw, words.notProved],
  ],
  [
    "that the service found nothing smaller, but this page did",
    keptAs("A'.B+B.C+A'.C"),
    result,
    [words.noLaw, words.otherResult],
  ],
  [
    "that a constant is as small as can be",
    keptAs("1"),
    { simplified: "1", proven: true, terms: 1, literals: 0 },
    [words.minimalAlready],
  ],
])("at the end is said: %s", (_, steps, of, notes) => {
  expect(notesOf(steps, "sum", of)).toEqual(notes);
});

test("of another form than the sum is said only that the input has it already", () => {
  for (const target of ["product", "nand", "factored"] as const) {
    expect(notesOf(keptAs("A"), target, result)).toEqual([targetTexts.already[target]]);
    expect(notesOf(shortDerivation, target, other)).toEqual([]);
  }
});
