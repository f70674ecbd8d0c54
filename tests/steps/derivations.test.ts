// Derivations of the Worker's build, judged by the second checker: textbook, corpus, random expressions and sums.
//
// `WRITE_MUTANTS=file` writes the derivations of the random inputs and their mutants there, for other checkers to judge.

import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { mulberry32 } from "#scripts/bench/core/timing.ts";
import { readCorpus } from "#support/logic/corpus.ts";
import { derive as deriveAnew, type Derived, isSameFunction, type Request } from "./answers.ts";
import { check, lawSteps } from "#support/checker/check.ts";
import { checkOrder } from "#support/checker/teacher.ts";
import { asRead, canonicalSum } from "./first-line.ts";
import { mutantLine, mutantsOf, mutations } from "./mutants.ts";
import { randomExpressions, randomMinTerms } from "./random-expressions.ts";
import { runs } from "#support/depth.ts";

interface Exercise {
  readonly input: string;
  readonly stepsMax: number;
}

const textbook = JSON.parse(
  readFileSync("tests/fixtures/logic/textbook.json", "utf8"),
) as readonly Exercise[];
const expressions = randomExpressions(runs(480, 8), 16).map((input): Request => ({
  input,
  mode: "boolean",
}));
const sums = randomMinTerms(runs(220, 10), 16).map((input): Request => ({ input, mode: "mint" }));
const derived = new Map<Request, Derived | null>();

/** Several tests look at the same derivations. */
function derive(request: Request): Derived | null {
  const known = derived.get(request);
  if (known !== undefined) return known;
  const made = deriveAnew(request);
  derived.set(request, made);
  return made;
}

/** Up to as many variables every derivation is answered, unless the text is a very long one. */
const alwaysAnswered = 4;
const longText = 1_000;

/** What is wrong with the derivation of an input, null if nothing is; with it the number of steps by laws. */
function judge(request: Request): { readonly fault: unknown; readonly steps: number } {
  const answer = derive(request);
  // What simplifying refuses has no derivation.
  if (answer === null) return { fault: null, steps: 0 };
  const { derivation, simplified, variables } = answer;
  if (derivation === null) {
    const isFault = variables.length <= alwaysAnswered && request.input.length <= longText;
    return { fault: isFault ? "too complex" : null, steps: 0 };
  }
  const first = request.mode === "mint" ? canonicalSum(simplified, variables) : asRead(request.input);
  if (derivation[0]?.currentExpression !== first)
    return { fault: `The first line is not ${first}.`, steps: 0 };
  const fault = check(derivation, { simplified });
  if (fault !== null) return { fault, steps: 0 };
  const steps = lawSteps(derivation);
  return { fault: checkOrder(steps), steps: steps.length };
}

test.each(textbook)("the exercise $input is solved right, within $stepsMax steps", ({ input, stepsMax }) => {
  const { fault, steps } = judge({ input, mode: "boolean" });
  expect(fault).toBe(null);
  expect(steps).toBeLessThanOrEqual(stepsMax);
});

test.each(readCorpus())("the derivation of the corpus is right: $name", ({ input, mode, dontCares }) => {
  expect(judge({ input, mode, ...(dontCares !== undefined && { dontCares }) }).fault).toBe(null);
});

test.each([
  ["random expressions", expressions],
  ["canonical sums of random functions", sums],
])("the derivations of %s are right", (_name, requests) => {
  const faults = requests.map((request) => ({ ...request, fault: judge(request).fault }));
  expect(faults.filter(({ fault }) => fault !== null)).toEqual([]);
});

test("at most one of a hundred expressions of more than four variables is too complex", () => {
  const large = expressions.map(derive).filter((answer) => (answer?.variables.length ?? 0) > alwaysAnswered);
  const refused = large.filter((answer) => answer?.derivation === null);
  expect(large.length).toBeGreaterThan(expressions.length / 10);
  expect(refused.length).toBeLessThanOrEqual(Math.ceil(large.length / 100));
});

test.each(["A", "A'", "1", "0", "B.A", "C+A.B", "A'.C+A.B", "A.B+A'.C", "A.B'+B.C'+C.A'", "(A)+((B.C))"])(
  "%s is a minimum already: no law is used, and the text stays",
  (input) => {
    const { derivation } = derive({ input, mode: "boolean" }) ?? {};
    const lines = derivation?.map(({ currentExpression }) => currentExpression);
    expect(lines).toEqual(input.includes("(") ? [input, "A+B.C"] : [input]);
  },
);

describe("mutants of derivations with steps", () => {
  test("are all refused, and there are enough of every kind", () => {
    const random = mulberry32(500);
    const made = new Map<string, number>();
    const taken: unknown[] = [];
    const written: string[] = [];
    let mutated = 0;
    for (const request of [...expressions, ...sums]) {
      const { derivation = null, simplified = "" } = derive(request) ?? {};
      if (derivation === null) continue;
      if (derivation.at(-1)?.before !== undefined) mutated += 1;
      written.push(mutantLine(null, simplified, derivation));
      for (const mutant of mutantsOf(derivation, random, isSameFunction)) {
        made.set(mutant.mutation, (made.get(mutant.mutation) ?? 0) + 1);
        written.push(mutantLine(mutant.mutation, simplified, mutant.derivation));
        if (check(mutant.derivation, { simplified }) === null)
          taken.push({ input: request.input, ...mutant });
      }
    }
    const file = process.env["WRITE_MUTANTS"];
    if (file !== undefined) writeFileSync(file, written.join(""));
    expect(taken).toEqual([]);
    const inputs = expressions.length + sums.length;
    expect(mutated).toBeGreaterThanOrEqual((2 * inputs) / 3 - 1);
    for (const mutation of mutations) expect(made.get(mutation), mutation).toBeGreaterThan(inputs / 3);
  });
});
