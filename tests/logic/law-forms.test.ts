// The general form of each law: it is true, and it is the one that the step uses.

import { describe, expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import type { DerivationStep } from "#contract/steps.ts";
import { lawForm } from "../../web/src/expression/steps/core/law-forms.ts";
import { stepTypes } from "../helpers/step-types.ts";
import { packages } from "./wasm.ts";

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

const cases: readonly [stepType: string, before: string, after: string, form: string][] = [
  ["DOUBLE_NEGATION_LAW", "(A+B)''", "A+B", "X'' = X"],
  ["BASIC_NOT", "0'", "1", "0' = 1"],
  ["BASIC_NOT", "1'", "0", "1' = 0"],
  ["XOR_GATE", "A^B", "A.B'+A'.B", "X^Y = X.Y'+X'.Y"],
  ["DeMorgan_THEOREM", "(A'+B+C)'", "A''.B'.C'", "(X+Y)' = X'.Y'"],
  ["DeMorgan_THEOREM", "(A.B)'", "A'+B'", "(X.Y)' = X'+Y'"],
  ["REVERSED_DeMorgan_THEOREM", "A'.B'", "(A+B)'", "X'.Y' = (X+Y)'"],
  ["REVERSED_DeMorgan_THEOREM", "A'+B'", "(A.B)'", "X'+Y' = (X.Y)'"],
  ["DISTRIBUTIVE_LAW", "A.(B+C)", "A.B+A.C", "X.(Y+Z) = X.Y+X.Z"],
  ["DISTRIBUTIVE_LAW", "A.B.(C+D+E)", "A.B.C+A.B.D+A.B.E", "X.(Y+Z) = X.Y+X.Z"],
  ["DISTRIBUTIVE_LAW", "A+B.C", "(A+B).(A+C)", "X+Y.Z = (X+Y).(X+Z)"],
  ["DISTRIBUTIVE_LAW", "(A+B).(C+D)", "A.C+A.D+B.C+B.D", "(W+X).(Y+Z) = W.Y+W.Z+X.Y+X.Z"],
  ["DISTRIBUTIVE_LAW", "(A+B).(C+D)", "(A+B).C+(A+B).D", "X.(Y+Z) = X.Y+X.Z"],
  ["DISTRIBUTIVE_LAW", "A.B+C.D", "(A+C).(A+D).(B+C).(B+D)", "W.X+Y.Z = (W+Y).(W+Z).(X+Y).(X+Z)"],
  ["REVERSED_DISTRIBUTIVE_LAW", "A.B+A.C", "A.(B+C)", "X.Y+X.Z = X.(Y+Z)"],
  ["REVERSED_DISTRIBUTIVE_LAW", "(A+B).(A+C)", "A+B.C", "(X+Y).(X+Z) = X+Y.Z"],
  ["OR_IDEMPOTENT_LAW", "A.B+A.B+A.B", "A.B", "X+X = X"],
  ["OR_IDEMPOTENT_LAW", "A.B", "A.B+A.B", "X = X+X"],
  ["AND_IDEMPOTENT_LAW", "A.A", "A", "X.X = X"],
  ["OR_ANNULMENT_LAW", "A.B+1", "1", "X+1 = 1"],
  ["AND_ANNULMENT_LAW", "A.0.B", "0", "X.0 = 0"],
  ["OR_IDENTITY_LAW", "A.B+0", "A.B", "X+0 = X"],
  ["OR_IDENTITY_LAW", "A.B", "A.B+0", "X = X+0"],
  ["AND_IDENTITY_LAW", "A.1", "A", "X.1 = X"],
  ["AND_IDENTITY_LAW", "A", "A.1", "X = X.1"],
  ["OR_COMPLEMENT_LAW", "A+A'", "1", "X+X' = 1"],
  ["OR_COMPLEMENT_LAW", "1", "A+A'", "1 = X+X'"],
  ["AND_COMPLEMENT_LAW", "A.A'", "0", "X.X' = 0"],
  ["AND_COMPLEMENT_LAW", "0", "A.A'", "0 = X.X'"],
  ["OR_ABSORPTIVE_LAW", "A.B.C+A", "A", "X+X.Y = X"],
  ["AND_ABSORPTIVE_LAW", "A.(A+B)", "A", "X.(X+Y) = X"],
  ["OR_REDUNDANCY_LAW", "A+A'.B", "A+B", "X+X'.Y = X+Y"],
  ["AND_REDUNDANCY_LAW", "A.(A'+B)", "A.B", "X.(X'+Y) = X.Y"],
  ["CONSENSUS_LAW", "A.B+A'.C+B.C", "A.B+A'.C", "X.Y+X'.Z+Y.Z = X.Y+X'.Z"],
  ["CONSENSUS_LAW", "A.B+A'.C", "A.B+B.C+A'.C", "X.Y+X'.Z = X.Y+X'.Z+Y.Z"],
  ["CONSENSUS_LAW", "(A+B).(A'+C).(B+C)", "(A+B).(A'+C)", "(X+Y).(X'+Z).(Y+Z) = (X+Y).(X'+Z)"],
];

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
