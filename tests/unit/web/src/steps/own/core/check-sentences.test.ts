// The sentences about a visitor's own lines.

import { expect, test } from "vitest";
import type { CheckedLine } from "#contract/check.ts";
import { mistakes } from "#contract/check.ts";
import { ownSteps } from "#messages/own-steps.ts";
import { endSentence, lineSentence, markOf } from "#steps/own/core/check-sentences.ts";

const step = (stepType: string) => ({ currentExpression: "A", stepType, description: "" });

const cases: readonly [line: CheckedLine, sentence: string, mark: string][] = [
  [{ verdict: "first" }, "", "right"],
  [{ verdict: "same" }, ownSteps.same, "right"],
  [{ verdict: "equal" }, ownSteps.equal, "unsure"],
  [{ verdict: "laws", steps: [step("OR_ABSORPTIVE_LAW")] }, "Right: Absorptive.", "right"],
  [
    { verdict: "laws", steps: [step("DISTRIBUTIVE_LAW"), step("OR_COMPLEMENT_LAW")] },
    "Right, by two laws: Distributive, then Complement.",
    "right",
  ],
  [
    {
      verdict: "laws",
      steps: ["DISTRIBUTIVE_LAW", "OR_COMPLEMENT_LAW", "AND_COMPLEMENT_LAW", "OR_IDENTITY_LAW"].map(step),
    },
    "Right, by three laws: Distributive, then Complement in 2 places, then Identity.",
    "right",
  ],
  [
    { verdict: "laws", steps: [step("AND_IDENTITY_LAW"), step("AND_IDENTITY_LAW")] },
    "Right: Identity in 2 places.",
    "right",
  ],
  [{ verdict: "refused", message: "Something is missing." }, "Something is missing.", "unread"],
  [
    { verdict: "different", row: 6, value: true },
    "Not equal: in row 6 (A = 1, B = 1, C = 0) this line is 1, the line before is 0.",
    "wrong",
  ],
  [
    { verdict: "different", row: 0, value: false, mistake: "xorAsOr" },
    "Not equal: in row 0 (A = 0, B = 0, C = 0) this line is 0, the line before is 1. X^Y is 0 where both are 1.",
    "wrong",
  ],
];

test.each(cases)("%j", (line, sentence, mark) => {
  expect(lineSentence(line, ["A", "B", "C"], null)).toBe(sentence);
  expect(markOf(line)).toBe(mark);
});

test.each<readonly [CheckedLine, string, string]>([
  [
    { verdict: "laws", steps: [step("OR_IDENTITY_LAW")], equalsFirst: false },
    ownSteps.rightAfter(1),
    "right",
  ],
  [{ verdict: "same", equalsFirst: false }, ownSteps.rightAfter(1), "right"],
  [
    { verdict: "different", row: 0, value: false, equalsFirst: true },
    "Equal to the beginning; the mistake is in line 1.",
    "right",
  ],
  [
    { verdict: "different", row: 0, value: false, equalsFirst: false },
    "Not equal: in row 0 (A = 0) this line is 0, the line before is 1.",
    "wrong",
  ],
])("after a wrong line 1: %j", (line, sentence, mark) => {
  expect(lineSentence(line, ["A"], 1)).toBe(sentence);
  expect(markOf(line)).toBe(mark);
});

test("between constants there is no row to name", () => {
  expect(lineSentence({ verdict: "different", row: 0, value: true }, [], null)).toBe(
    "Not equal: this line is 1, the line before is 0.",
  );
});

test("each mistake has a sentence", () => {
  expect(Object.keys(ownSteps.mistakes).toSorted()).toEqual([...mistakes].toSorted());
});

test("the end says whether the last line is the minimum, and is silent while a line is wrong", () => {
  const minimum = { terms: 2, literals: 3 };
  const end = (own?: { terms: number; literals: number }, proven = true) =>
    endSentence({ vars: [], lines: [], end: { ...(own && { own }), minimum, proven } });
  expect(end({ terms: 2, literals: 3 })).toBe(ownSteps.minimal);
  expect(end({ terms: 2, literals: 3 }, false)).toBe(ownSteps.asSmall);
  expect(end({ terms: 2, literals: 4 })).toBe(
    "The last line has 2 terms and 4 literals; 2 terms and 3 literals are enough.",
  );
  expect(end()).toContain("no sum of products yet");
  expect(endSentence({ vars: [], lines: [] })).toBe("");
  expect(
    endSentence({
      vars: [],
      lines: [{ verdict: "equal" }, { verdict: "different" }],
      end: { minimum, proven: true },
    }),
  ).toBe("");
});
