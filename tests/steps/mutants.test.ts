// Mutants of the derivations written by hand: the checker refuses each, and every kind is made. The crate's own check
// refuses the same ones, of the fixture.

import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mulberry32 } from "#scripts/bench/core/timing.ts";
import { isSameFunction } from "./answers.ts";
import { derivationsByHand } from "./by-hand.ts";
import { check } from "#support/checker/check.ts";
import { type Mutant, mutantLine, mutantsOf, mutations } from "./mutants.ts";
import { runs } from "#support/depth.ts";

const fixture = "tests/fixtures/logic/steps-mutants.jsonl";
/** The seed of a round chooses the steps. */
const rounds = runs(40, 10);

type JudgedMutant = Mutant & { readonly simplified: string };

function mutantsOfRound(round: number): readonly JudgedMutant[] {
  return derivationsByHand.flatMap(({ derivation, simplified }, index) =>
    mutantsOf(derivation, mulberry32(100 * round + index), isSameFunction).map((mutant) => ({
      ...mutant,
      simplified,
    })),
  );
}

const mutants = Array.from({ length: rounds }, (_, round) => mutantsOfRound(round)).flat();

test.each(mutations)("%s: refused wherever it is made", (mutation) => {
  const made = mutants.filter((mutant) => mutant.mutation === mutation);
  expect(made.length).toBeGreaterThan(3 * rounds);
  expect(made.filter(({ derivation, simplified }) => check(derivation, { simplified }) === null)).toEqual([]);
});

/** `UPDATE_GOLDEN=1 vitest run --project steps tests/steps/mutants.test.ts` writes the file anew. */
test("the fixture has the derivations written by hand and the mutants of one round", () => {
  const lines = [
    ...derivationsByHand.map(({ derivation, simplified }) => mutantLine(null, simplified, derivation)),
    ...mutantsOfRound(0).map(({ mutation, simplified, derivation }) =>
      mutantLine(mutation, simplified, derivation),
    ),
  ].join("");
  if (process.env["UPDATE_GOLDEN"] !== undefined) writeFileSync(fixture, lines);
  expect(readFileSync(fixture, "utf8") === lines).toBe(true);
});
