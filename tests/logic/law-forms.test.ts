// The general form of each law: it is true, and it is the one that the step uses.

import { describe, expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import type { DerivationStep } from "#contract/derivation-step.ts";
import { lawForm } from "#answer/steps/core/law-forms.ts";
import { lawFormCases as cases } from "#support/logic/law-form-cases.ts";
import { stepTypes } from "#support/logic/step-types.ts";
import { packages } from "#support/logic/wasm.ts";

const [first] = packages;
if (!first) throw new Error("There is no build.");
const { logic } = first;

function step(stepType: string, before: string, after: string): DerivationStep {
  const side = (part: string) => ({ part, at: [[0, part.length] as [number, number]] });
  return {
    currentExpression: after,
    stepType,
    description: "A sentence.",
    before: side(before),
    after: side(after),
  };
}

describe("the law of a step", () => {
  test.each(cases)("%s of %s and %s is %s", (stepType, before, after, form) => {
    expect(lawForm(step(stepType, before, after))?.join(" = ")).toBe(form);
  });

  test.each([...new Set(cases.map(([, , , form]) => form))])("%s holds for all values", (form) => {
    const [primary = "", extra = ""] = form.split(" = ");
    const table = logic.table({ primary, extras: [extra], ...budgets.page });
    if (table.kind !== "table") throw new Error(`${form} cannot be read.`);
    const [left, right] = table.table.columns;
    expect(left).toEqual(right);
    expect(left).toBeDefined();
  });

  test("is known for each type of the crate but those that no law makes", () => {
    const known = new Set(cases.map(([stepType]) => stepType));
    expect(stepTypes.filter((type) => !known.has(type))).toEqual(["CORRECTED", "REMOVED_REDUNDANT_BRACKETS"]);
  });

  test.each([
    [
      "of a line that no law makes",
      { currentExpression: "A", stepType: "CORRECTED", description: "The input." },
    ],
    ["of a type that is not known", step("A_LAW_OF_TOMORROW", "A", "B")],
  ])("is left out %s", (_name, made) => {
    expect(lawForm(made)).toBeNull();
  });
});
