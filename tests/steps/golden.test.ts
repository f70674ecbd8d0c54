// The Worker's build gives the committed derivations, byte for byte as native Rust does, and each is right. The page's
// builds have nothing of derivations in them.

import { describe, expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import { goldenDerivations, stepsCorpus } from "#support/logic/steps-corpus.ts";
import { packages } from "#support/logic/wasm.ts";
import { check } from "#support/checker/check.ts";
import { laws } from "#support/checker/laws.ts";

const [worker] = packages.filter(({ name }) => name === "worker");
if (!worker) throw new Error("There is no build for the Worker.");
const { logic } = worker;

describe.each(stepsCorpus)("$name", ({ request, outcome }) => {
  const asked = { ...request, ...budgets.worker };

  test("is the committed derivation", () => {
    expect(JSON.stringify(logic.steps(asked, "sum"))).toBe(outcome);
  });

  test("has only right steps", () => {
    const simplified = logic.simplify(asked);
    const derived = logic.steps(asked, "sum");
    if (simplified.kind !== "answer") expect(simplified).toMatchObject(derived);
    else if (derived.kind !== "steps") throw new Error("Too complex.");
    else expect(check(derived.steps, simplified.answer)).toBe(null);
  });
});

describe("derivations are in the Worker's build alone", () => {
  const steps = goldenDerivations().flat();
  /** The words of the sentences that are the same for every operand. */
  const phrases = new Set(steps.flatMap(({ description }) => description.match(/[a-z][a-z ,;]{13,}/g) ?? []));
  const texts = [...laws.keys(), ...phrases];

  test("there are names and phrases to look for", () => {
    expect(new Set(steps.map(({ stepType }) => stepType)).size).toBeGreaterThan(15);
    expect(phrases.size).toBeGreaterThan(10);
  });

  test.each(packages)("the $name build", ({ name, bytes, logic: glue }) => {
    const isWorker = name === "worker";
    const found = texts.filter((text) => bytes.includes(text));
    expect("steps" in glue).toBe(isWorker);
    if (isWorker) expect(found.length).toBeGreaterThan(laws.size);
    else expect(found).toEqual([]);
  });
});
