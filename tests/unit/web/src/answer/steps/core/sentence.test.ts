// The sentence of a step: which of its parts are expressions, and how they are read aloud.

import { describe, expect, test } from "vitest";
import { sentencePieces, spokenSentence } from "#answer/steps/core/sentence.ts";
import { goldenDerivations } from "#support/logic/steps-corpus.ts";
import { typedText } from "#support/logic/typed-text.ts";

/** The texts of the expressions in a sentence. */
const namedIn = (sentence: string) =>
  sentencePieces(sentence).flatMap((piece) => (typeof piece === "string" ? [] : [typedText(piece)]));

describe("expressions are told from words", () => {
  test.each([
    ["A.C absorbs A.B.C, which contains it.", ["A.C", "A.B.C"]],
    ["a absorbs a.b', which contains it.", ["a", "a.b'"]],
    ["Write 1 as B+B'.", ["B+B'"]],
    ["The term 1 makes the sum 1.", []],
    ["The bars over A, B and C become one bar over A+B+C, and OR becomes AND.", ["A", "B", "C", "A+B+C"]],
    ["Two bars over (A^B)' cancel out.", ["(A^B)'"]],
    ["Take the common factors x1 and x12 out of both terms.", ["x1", "x12"]],
    ["A'+A.C: where A' is 0, A is 1. So A can go.", ["A'+A.C", "A'", "A", "A"]],
    ["This is the canonical sum; don't-cares 1, 3 are taken as 1.", []],
    ["This is the input as it was read.", []],
  ])("%s", (sentence, named) => {
    expect(namedIn(sentence)).toEqual(named);
  });

  test("in each sentence of the corpus, and none is left among the words", () => {
    const sentences = goldenDerivations().flatMap((steps) => steps.map(({ description }) => description));
    expect(sentences.length).toBeGreaterThan(100);
    for (const sentence of sentences) {
      const pieces = sentencePieces(sentence);
      const words = pieces.filter((piece) => typeof piece === "string").join(" ");
      expect(words, sentence).not.toMatch(/[\w)]'(?!t\b)|\S[+^]|\.\S|(?<![\w'])[A-Za-z]\d*(?!\w)/);
      for (const text of namedIn(sentence)) expect(sentence).toContain(text);
    }
  });
});

test("what is read aloud is the words and the spoken expressions", () => {
  expect(spokenSentence("A'.C absorbs A'.B.C, which contains it.")).toBe(
    "not A and C absorbs not A and B and C, which contains it.",
  );
});
