// The text of an answer for screen readers.

import { describe, expect, test } from "vitest";
import { packCubes } from "#answer/core/cubes.ts";
import { spokenAnswer } from "#features/simplifier/core/answer-text.ts";

describe("the answer is read aloud", () => {
  const answer = {
    simplified: "A'.B+B.C",
    sop: "",
    primeImpList: [],
    vars: ["A", "B", "C"],
    terms: 2,
    literals: 4,
    proven: true,
    lowerBound: 1,
    primeCount: 2,
  };
  const products = [
    { care: 0b110, value: 0b010 },
    { care: 0b011, value: 0b011 },
    { care: 0b100, value: 0b100 },
  ];
  const values = {
    required: new Uint8Array(),
    dontCares: new Uint8Array(),
    primes: packCubes(products),
    cover: [0, 1],
    others: new Uint8Array(),
  };
  const cases: readonly [name: string, changed: Partial<typeof answer>, spoken: string][] = [
    ["with its proof and size", {}, "Answer: not A and B, or B and C, minimal, proved, 2 terms, 4 literals"],
    [
      "in the singular",
      { simplified: "A", terms: 1, literals: 1 },
      "Answer: A, minimal, proved, 1 term, 1 literal",
    ],
    [
      "without a proof",
      { proven: false },
      "Answer: not A and B, or B and C, best found, not proved minimal, 2 terms, 4 literals",
    ],
    [
      "by its size alone when it is long",
      { simplified: "A.B+".repeat(100), terms: 100, literals: 1200 },
      "Answer: minimal, proved, 100 terms, 1,200 literals",
    ],
  ];
  test("not before the search for a better one has ended", () => {
    const first = { answer: { ...answer, proven: false }, values, isSearching: true } as const;
    expect(spokenAnswer(first)).toBe("searching for fewer terms");
  });
  test.each(cases)("%s", (_name, changed, spoken) => {
    const cover = changed.simplified === "A" ? [2] : values.cover;
    expect(spokenAnswer({ answer: { ...answer, ...changed }, values: { ...values, cover } })).toBe(spoken);
  });
});
