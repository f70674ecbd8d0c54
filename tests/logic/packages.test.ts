// The committed WASM packages: built from these sources, with the right features, without paths of a machine.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { logicFactsSource } from "#scripts/logic-facts.ts";
import { logicTypesSource } from "#scripts/logic-types.ts";
import { wasmIsCurrent } from "#scripts/wasm-package.ts";
import type { SimplifyResponse } from "#contract/simplify.ts";
import { hasVectors } from "#support/logic/vectors.ts";
import { packages } from "#support/logic/wasm.ts";

const premiumMarker = "logic-rs-premium";
const premiumExports = ["premium_build", "compare", "steps"];

test("the packages were built from the sources at hand", () => {
  expect(wasmIsCurrent()).toBe(true);
});

test("the contract's copy of the shapes is that of the Worker's build", async () => {
  expect(await logicTypesSource()).toBe(readFileSync("worker/contract/generated/logic-types.ts", "utf8"));
});

describe.each(packages)("the $name build", ({ bytes, logic, simd }) => {
  test("agrees with the contract's copy of limits and error codes", async () => {
    const contract = readFileSync("worker/contract/generated/logic-facts.ts", "utf8");
    expect(await logicFactsSource(logic.facts())).toBe(contract);
  });

  test("has vectors exactly where it should", () => {
    expect(hasVectors(bytes)).toBe(simd);
  });

  test("names no path of the machine it was built on, and no registry", () => {
    expect(bytes.toString("latin1")).not.toMatch(/\/(?:home|root|Users|work|tmp)\/|registry/);
  });

  test("answers in the contract's shape", () => {
    const outcome = logic.simplify({ input: "A.B+A.B'", mode: "boolean", workMax: 100 });
    if (outcome.kind !== "answer") throw new Error("refused");
    const answer: SimplifyResponse = outcome.answer;
    expect(answer.simplified).toBe("A");
  });
});

test("only the Worker's build has what premium compiles", () => {
  const marked = packages.map(({ name, bytes, logic }) => ({
    name,
    marker: bytes.includes(premiumMarker),
    exported: premiumExports.filter((exported) => exported in logic),
  }));
  expect(marked).toEqual([
    { name: "web", marker: false, exported: [] },
    { name: "web without SIMD", marker: false, exported: [] },
    { name: "worker", marker: true, exported: premiumExports },
  ]);
});
