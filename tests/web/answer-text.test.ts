// Where a line of an answer may break, and what is read aloud.

import { describe, expect, test } from "vitest";
import { unbreakablePieces } from "#expression/core/printed-text.ts";
import { spokenAnswer } from "../../web/src/features/simplifier/core/answer-text.ts";

describe("lines break before +, between clauses and after the commas of a list, and nothing is lost", () => {
  const cases: readonly [text: string, pieces: readonly string[]][] = [
    ["0", ["0"]],
    ["A'.B+B.C", ["A'.B", "+B.C"]],
    ["A+B+C", ["A", "+B", "+C"]],
    ["A.B'", ["A.B'"]],
    ["(A+B').C.(A+x12)", ["(A+B')", ".C", ".(A+x12)"]],
    ["(A+B)", ["(A+B)"]],
    ["Σm(1,3,8)", ["Σm(1,", "3,", "8)"]],
    ["ΠM(0,2)", ["ΠM(0,", "2)"]],
  ];
  test.each(cases)("%s", (text, pieces) => {
    expect(unbreakablePieces(text)).toEqual(pieces);
    expect(unbreakablePieces(text).join("")).toBe(text);
  });
});

describe("the answer is read aloud", () => {
  const answer = {
    simplified: "A'.B+B.C",
    sop: "",
    primeImpList: [],
    vars: [],
    terms: 2,
    literals: 4,
    proven: true,
    lowerBound: 1,
    primeCount: 2,
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
  test.each(cases)("%s", (_name, changed, spoken) => {
    expect(spokenAnswer({ ...answer, ...changed })).toBe(spoken);
  });
});
