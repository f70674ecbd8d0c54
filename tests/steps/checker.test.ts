// The second checker itself: it takes every law and every derivation written by hand, and refuses what is no step.

import { describe, expect, test } from "vitest";
import { derivationsByHand } from "./by-hand.ts";
import { check, lawStep, lawSteps } from "#support/checker/check.ts";
import { laws } from "#support/checker/laws.ts";
import { parse } from "#support/checker/parse.ts";
import { tabulate } from "#support/checker/table.ts";
import { checkOrder } from "#support/checker/teacher.ts";
import { type MarkedStep, derivationOf, stepOf, unmarked } from "./marked.ts";
import { goodSteps, noSteps } from "./single-steps.ts";

/** The step amid others, where no operand may change its place. */
function judge(marked: MarkedStep): ReturnType<typeof lawStep> {
  const [, before, after] = marked;
  return lawStep(1, stepOf(marked), parse(unmarked(before).text), parse(unmarked(after).text), false);
}

const lastOf = (text: string) => ({ simplified: text });

describe("a single step", () => {
  test.each(goodSteps)("%s: %s → %s", (...marked) => {
    expect(() => judge(marked)).not.toThrow();
  });

  describe.each(noSteps)("$kind", ({ reason, steps }) => {
    test.each(steps)("%s: %s, %s → %s", (_why, ...marked) => {
      expect(() => judge(marked)).toThrow(reason);
    });
  });

  test("every law is among the steps taken", () => {
    expect(new Set(goodSteps.map(([stepType]) => stepType))).toEqual(new Set(laws.keys()));
  });

  test("every step taken leaves the value in each row", () => {
    const tableOf = tabulate(["A", "B", "C", "D", "E", "F"]);
    for (const [stepType, ...lines] of goodSteps) {
      const [before, after] = lines.map((line) => tableOf(parse(unmarked(line).text).tree));
      expect(after, `${stepType} of ${lines[0]}`).toBe(before);
    }
  });

  test("a step taken is refused with any other type, save where constants make two laws one", () => {
    const also = goodSteps.flatMap(([stepType, before, after]) =>
      [...laws.keys()]
        .filter((other) => other !== stepType && isTaken([other, before, after]))
        .map((other) => `${other}: ${before} → ${after}`),
    );
    expect(also).toEqual(["OR_IDEMPOTENT_LAW: [0+0] → [0]"]);
  });
});

function isTaken(marked: MarkedStep): boolean {
  try {
    judge(marked);
    return true;
  } catch {
    return false;
  }
}

describe("a derivation", () => {
  test.each(derivationsByHand)("$input → $simplified", ({ derivation, simplified }) => {
    expect(check(derivation, { simplified })).toBe(null);
    expect(checkOrder(lawSteps(derivation))).toBe(null);
  });

  const absorbed: MarkedStep = ["OR_ABSORPTIVE_LAW", "[A+A.B]", "[A]"];
  const [corrected, law] = derivationOf("A+A.B", [absorbed]);
  if (!corrected || !law) throw new Error("The derivation has two lines.");

  test.each([
    ["no line", [], "A"],
    ["no input", [law], "A"],
    ["another end than the Result", [corrected, law], "A+0"],
    ["no end", [corrected], "A"],
    ["brackets that stay", derivationOf("(A)+A.B", [absorbed]).toSpliced(1, 1), "A"],
    [
      "brackets removed where there are none",
      [corrected, { ...corrected, stepType: "REMOVED_REDUNDANT_BRACKETS" }, law],
      "A",
    ],
    [
      "a law without a side",
      [corrected, { currentExpression: "A", stepType: law.stepType, description: "So." }],
      "A",
    ],
    ["an input with a side", [{ ...corrected, after: { part: "A", at: [[0, 1]] } }, law], "A"],
    ["a description of two sentences", [corrected, { ...law, description: "So. And so." }], "A"],
    ["a description without its full stop", [corrected, { ...law, description: "So" }], "A"],
    ["a long description", [corrected, { ...law, description: `${"s".repeat(120)}.` }], "A"],
    [
      "a part that is not what its range shows",
      [corrected, { ...law, after: { part: "B", at: [[0, 1]] } }],
      "A",
    ],
    [
      "steps from a minimum",
      derivationOf("A+B", [
        ["OR_IDENTITY_LAW", "[A+B]", "[A+B+0]"],
        ["OR_IDENTITY_LAW", "[A+B+0]", "[A+B]"],
      ]),
      "A+B",
    ],
  ] as const)("refused: %s", (_why, derivation, simplified) => {
    expect(check(derivation, lastOf(simplified))).not.toBe(null);
  });

  test("a minimum keeps its order, also where the Result has another", () => {
    expect(check(derivationOf("B.A+A'.C", []), lastOf("A'.C+A.B"))).toBe(null);
  });

  test("a line of another function is refused where it stands", () => {
    const derivation = [
      corrected,
      { ...law, currentExpression: "B", after: { part: "B", at: [[0, 1]] as const } },
    ];
    expect(check(derivation, lastOf("A"))?.index).toBe(1);
  });

  test("only the last line may have its operands in another order", () => {
    const twice: MarkedStep = ["DOUBLE_NEGATION_LAW", "[A'']+B.C+D''", "B.C+[A]+D''"];
    const [start, moved] = derivationOf("A''+B.C+D''", [twice]);
    const last: MarkedStep = ["DOUBLE_NEGATION_LAW", "B.C+A+[D'']", "B.C+A+[D]"];
    if (!start || !moved) throw new Error("The derivation has two lines.");
    expect(check([start, moved, stepOf(last)], lastOf("B.C+A+D"))?.index).toBe(1);
  });
});
