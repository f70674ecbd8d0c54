// The sentence about a reader's own derivation, by what was found in its lines.

import { expect, test } from "vitest";
import type { Verdict } from "#learn/answer/core/verdict.ts";
import type { CheckedDerivation } from "#learn/practice/core/derivation.ts";
import { derivationSentence } from "#learn/practice/core/derivation-text.ts";
import { verdicts } from "#messages/lesson-blocks.ts";
import { derivationTexts } from "#messages/simplify-tasks.ts";

const equal: Verdict = { kind: "equal", readAs: null };
const minimal: Verdict = { kind: "minimal", compared: null, readAs: null };
const unavailable: Verdict = { kind: "unavailable" };

const lines = ["A.B+A.B'", "A.(B+B')", "A"];

function checked(
  found: readonly (Verdict | null)[],
  rest: Partial<CheckedDerivation> = {},
): CheckedDerivation {
  const judged = lines.map((text, at) => ({ text, verdict: found[at] ?? null, law: null }));
  return { lines: judged, end: null, last: null, ...rest };
}

test.each([
  ["the first line that is not right is named", checked([equal, unavailable]), derivationTexts.notRight(2)],
  ["nothing typed asks for a line", checked([]), verdicts.blank],
])("%s", (_, derivation, sentence) => {
  expect(derivationSentence(derivation, lines)).toBe(sentence);
});

test("right lines, and the line that ends the derivation, are told with the verdict on the last one", () => {
  expect(derivationSentence(checked([equal, equal], { last: equal }), lines)).toContain(
    derivationTexts.allRight,
  );
  const ended = derivationSentence(checked([equal, equal, minimal], { end: 2, last: minimal }), lines);
  expect(ended).toContain(derivationTexts.done(3, "").trim());
});

test("a changed line takes the sentence away", () => {
  expect(derivationSentence(checked([equal, unavailable]), ["A", ...lines.slice(1)])).toBe("");
});
