// The page's laws against the crate's: of the steps of derivations the page names nearly all, by the same law or another that leads
// from one line to the other too, and it names none for lines that are not equal.

import { expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import { fromExpression } from "#notation/core/from-expression.ts";
import { oneLaw } from "#answer/laws/core/one-law.ts";
import { lawLabel } from "#answer/steps/core/labels.ts";
import { packages } from "#support/logic/wasm.ts";
import { randomExpressions } from "./random-expressions.ts";
import { runs } from "#support/depth.ts";

const [worker] = packages.filter(({ name }) => name === "worker");
if (!worker) throw new Error("There is no build for the Worker.");
const { logic } = worker;

function lawOfPage(before: string, after: string): string | null {
  const [one, other] = [fromExpression(before), fromExpression(after)];
  const found = one && other && oneLaw(one, other);
  return found && lawLabel(found);
}

test("the page's law for two lines of a derivation is the crate's", () => {
  let named = 0;
  let steps = 0;
  let unequal = 0;
  const inputs = randomExpressions(runs(30, 2), 21);
  for (const input of inputs) {
    const derived = logic.steps({ input, mode: "boolean", ...budgets.worker }, "sum");
    if (derived.kind !== "steps") continue;
    const lines = derived.steps.slice(0, 12);
    for (const [at, step] of lines.entries()) {
      const before = lines[at - 1]?.currentExpression;
      if (before === undefined || !step.before) continue;
      const after = step.currentExpression;
      const own = lawOfPage(before, after);
      steps += 1;
      if (own === null) continue;
      named += 1;
      if (own === lawLabel(step.stepType)) continue;
      // Some steps are two laws: A.A+B = A+B is Idempotent, and X+0 = X may be Absorptive where X is 0 too.
      const [, judged] = logic.check({ lines: [before, after], ...budgets.worker }).lines;
      if (judged?.verdict.kind !== "laws") throw new Error(`${before} = ${after}`);
      expect(judged.verdict.steps.length, `${before} = ${after}: ${own}`).toBe(1);
    }
    // Lines that are not equal have no law.
    for (const [at, { currentExpression: right }] of lines.entries()) {
      const before = lines[at - 1]?.currentExpression;
      const wrong = right.replace(/[A-F](?!')/, "$&'");
      if (before === undefined || wrong === right) continue;
      const [, judged] = logic.check({ lines: [before, wrong], ...budgets.worker, stepsWorkMax: 1 }).lines;
      if (judged?.verdict.kind !== "different") continue;
      unequal += 1;
      expect(lawOfPage(before, wrong), `${before} and ${wrong}`).toBeNull();
    }
  }
  expect(unequal).toBeGreaterThan((40 * inputs.length) / 30);
  expect(steps).toBeGreaterThan((70 * inputs.length) / 30);
  expect(named / steps).toBeGreaterThan(0.9);
});
