// A reader's own lines, judged by the Worker's build: the committed derivations read back as such lines are right with the same
// laws, shortened ones with short chains, and a changed literal is found where it is.

import { describe, expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import { mistakes } from "#contract/check.ts";
import type { CheckOutcome } from "#contract/generated/logic-types.ts";
import { goldenDerivations } from "#support/logic/steps-corpus.ts";
import { crateTable } from "#support/logic/crate-values.ts";
import { randomExpressions } from "./random-expressions.ts";
import { stepFault } from "./step-fault.ts";
import { packages } from "#support/logic/wasm.ts";
import { runs } from "#support/depth.ts";

const [worker] = packages.filter(({ name }) => name === "worker");
if (!worker) throw new Error("There is no build for the Worker.");
const { logic } = worker;

const linesMax = 60;

function check(lines: readonly string[], stepsWorkMax?: number): CheckOutcome["lines"] {
  const work = stepsWorkMax === undefined ? {} : { stepsWorkMax };
  return logic.check({ lines: [...lines], ...budgets.worker, ...work }).lines;
}

/** For many pairs of lines: a chain that takes longer to find is not found. */
const smallWork = 20_000;

/** The derivations, each as its lines from the one with the fewest brackets on; only those that fit into one request. */
const derivations = goldenDerivations()
  .map((steps) => {
    const start = steps[1]?.stepType === "REMOVED_REDUNDANT_BRACKETS" ? 1 : 0;
    return steps.slice(start);
  })
  .filter((steps) => steps.length > 1 && steps.length <= linesMax)
  .map((steps, at) => ({ name: `${at + 1}: ${steps[0]?.currentExpression.slice(0, 60)}`, steps }));

const none = { currentExpression: "" };
const lineOf = ({ currentExpression }: { readonly currentExpression: string }) => currentExpression;

/** Neighbouring steps by one law are one use of it. */
const lawsIn = (steps: readonly { readonly stepType: string }[]) =>
  steps.filter(({ stepType }, at) => stepType !== steps[at - 1]?.stepType).length;

test("there are enough derivations", () => {
  expect(derivations.length).toBeGreaterThan(10);
});

describe.each(derivations)("$name", ({ steps }) => {
  test("each line follows by its own law", () => {
    const lines = check(steps.map(lineOf));
    for (const [at, step] of steps.entries()) {
      const verdict = lines[at]?.verdict;
      if (at === 0) expect(verdict).toEqual({ kind: "first" });
      else
        expect(verdict, `line ${at + 1}: ${step.currentExpression}`).toMatchObject({
          kind: "laws",
          steps: [{ stepType: step.stepType }],
        });
    }
  });

  test("without every second line each line follows by two laws or fewer, or by a third instead of a less plain one", () => {
    const kept = steps.flatMap((_, at) => (at % 2 === 0 || at === steps.length - 1 ? [at] : []));
    for (const [index, { verdict }] of check(kept.map((at) => lineOf(steps[at] ?? none))).entries()) {
      if (index === 0) continue;
      const between = steps.slice((kept[index - 1] ?? 0) + 1, (kept[index] ?? 0) + 1);
      const isLessPlain = between.some(({ stepType }) => /REDUNDANCY|CONSENSUS/.test(stepType));
      expect(verdict.kind, between.at(-1)?.currentExpression).toBe("laws");
      if (verdict.kind === "laws") expect(lawsIn(verdict.steps)).toBeLessThanOrEqual(isLessPlain ? 3 : 2);
    }
  });

  test(
    "a literal that is changed in a line is found in that line, with a row that shows it",
    { tags: ["deep"] },
    () => {
      for (const [at, { currentExpression: right }] of steps.entries()) {
        if (at === 0) continue;
        for (const literal of right.matchAll(/[A-Za-z]\d*'?/g)) {
          const [text] = literal;
          const turned = text.endsWith("'") ? text.slice(0, -1) : `${text}'`;
          const wrong = `${right.slice(0, literal.index)}${turned}${right.slice(literal.index + text.length)}`;
          const before = steps[at - 1]?.currentExpression ?? "";
          const { verdict } = check([before, wrong])[1] ?? {};
          const [left = [], changed = []] = crateTable(before, wrong).columns;
          const row = left.findIndex((bit, number) => bit !== changed[number]);
          // Some literals count for nothing.
          if (row === -1) expect(verdict?.kind).not.toBe("different");
          else expect(verdict, wrong).toMatchObject({ kind: "different", row, value: changed[row] === 1 });
        }
      }
    },
  );
});

test("the complement of an XOR is written out at once, which no derivation does", () => {
  expect(check(["C.(A^B)'", "C.(A'.B'+A.B)"])[1]?.verdict).toMatchObject({
    kind: "laws",
    steps: [{ stepType: "XOR_GATE", before: { part: "(A^B)'" }, after: { part: "A'.B'+A.B" } }],
  });
});

test("each mistake has a name in the contract", () => {
  const lines = [
    ["(A+B)'", "A'+B'", "barCutSignKept"],
    ["A^B", "A+B", "xorAsOr"],
    ["A.B+A.C", "B+C", "factorLost"],
  ] as const;
  for (const [from, to, mistake] of lines) {
    expect(check([from, to])[1]?.verdict).toMatchObject({ kind: "different", mistake });
    expect(mistakes).toContain(mistake);
  }
});

test("the end says how far the last line is from the minimum", () => {
  const { end } = logic.check({ lines: ["A.B+A.B'+C", "A+C.A+C"], ...budgets.worker });
  expect(end).toEqual({
    own: { terms: 3, literals: 4 },
    minimum: { terms: 2, literals: 2 },
    proven: true,
  });
  const open = logic.check({ lines: ["A.(B+C)"], ...budgets.worker }).end;
  expect(open).toEqual({ minimum: { terms: 2, literals: 4 }, proven: true });
});

test("each law that is named for random pairs of lines, in both directions, is one by the second checker", () => {
  for (const [from, to] of [
    ["A.C+A.D+B.C+B.D", "(A+B).(C+D)"],
    ["A.B.C+A.B.D", "A.(B.C+B.D)"],
    ["A.B+A'.C", "A.B+A'.C+B.C"],
  ] as const) {
    const [first, second] = check([from, to]);
    if (second?.verdict.kind !== "laws") throw new Error(`${from} and ${to} have no law.`);
    const [step] = second.verdict.steps;
    expect(step && stepFault(first?.text ?? "", step), to).toBeNull();
  }
  let judged = 0;
  let chains = 0;
  const inputs = randomExpressions(runs(80, 3), 39);
  for (const input of inputs) {
    const derived = logic.steps({ input, mode: "boolean", ...budgets.worker }, "sum");
    if (derived.kind !== "steps") continue;
    const texts = derived.steps.map(lineOf).slice(0, 8);
    for (const [at, text] of texts.entries())
      for (const other of [texts[at + 1], texts[at + 2]])
        for (const [from = "", to = ""] of [
          [text, other],
          [other, text],
        ]) {
          if (from === "" || to === "") continue;
          const [first, second] = check([from, to], smallWork);
          expect(["same", "laws", "equal"], `${from} = ${to}`).toContain(second?.verdict.kind);
          if (second?.verdict.kind !== "laws") continue;
          chains += 1;
          let before = first?.text ?? "";
          for (const step of second.verdict.steps) {
            expect(
              stepFault(before, step),
              `${from} = ${to}: ${before} to ${step.currentExpression}`,
            ).toBeNull();
            before = step.currentExpression;
            judged += 1;
          }
          expect(before).toBe(second.text);
        }
  }
  expect(chains).toBeGreaterThan((500 * inputs.length) / 80);
  expect(judged).toBeGreaterThan((700 * inputs.length) / 80);
});
