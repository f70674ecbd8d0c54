// Derivations of one expression from another, and of other forms than the sum: the Worker's build against the second checker.

import { describe, expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import type { DerivationStep } from "#contract/derivation-step.ts";
import { stepsTargets } from "#contract/steps.ts";
import { parse } from "#support/checker/parse.ts";
import { tabulate } from "#support/checker/table.ts";
import { compareVariables, variablesOf } from "#support/checker/variables.ts";
import { packages } from "#support/logic/wasm.ts";
import { randomExpression } from "#scripts/bench/core/random-expression.ts";
import { mulberry32 } from "#scripts/bench/core/timing.ts";
import { asRead } from "./first-line.ts";
import { mutantsOf } from "./mutants.ts";
import { randomExpressions } from "./random-expressions.ts";
import { stepFault } from "./step-fault.ts";
import { runs } from "#support/depth.ts";

const [worker] = packages.filter(({ name }) => name === "worker");
if (!worker) throw new Error("There is no build for the Worker.");
const { logic } = worker;

/** The values of several expressions in every row of all their variables. */
function tables(texts: readonly string[]): readonly bigint[] {
  const trees = texts.map((text) => parse(text).tree);
  const variables = [...new Set(trees.flatMap(variablesOf))].toSorted(compareVariables);
  return trees.map(tabulate(variables));
}

/** What is wrong with a derivation from one expression to another; null if nothing is. */
function fault(steps: readonly DerivationStep[], from: string, to: string): string | null {
  const [first, second] = steps;
  if (first?.currentExpression !== asRead(from)) return `The first line is not ${from}.`;
  const lines = steps.map(({ currentExpression }) => currentExpression);
  const start = second?.stepType === "REMOVED_REDUNDANT_BRACKETS" ? 1 : 0;
  if (lines[start] !== parse(lines[0] ?? "").tree.text) return "The first line has not the fewest brackets.";
  const values = tables([...lines, to]);
  const other = values.findIndex((value) => value !== values[0]);
  if (other >= 0) return `Line ${other} is another function.`;
  for (const [at, step] of steps.entries()) {
    if (at <= start) continue;
    const found = stepFault(lines[at - 1] ?? "", step);
    if (found !== null) return `Line ${at}: ${found}`;
  }
  const end = parse(lines.at(-1) ?? "").tree;
  return end.key === parse(to).tree.key ? null : `The last line is not ${to}.`;
}

/** Pairs of different expressions of up to four variables with the same table, and pairs with different ones. */
function pairs(count: number, seed: number) {
  const random = mulberry32(seed);
  const known = new Map<bigint, string>();
  const equal: [string, string][] = [];
  const unequal: [string, string][] = [];
  let before = "A";
  while (equal.length < count) {
    const text = randomExpression(random, 4, 1 + Math.floor(random() * 3));
    const [, value = 0n] = tables(["A+B+C+D", text]);
    const other = known.get(value);
    if (other !== undefined && other !== text) equal.push([other, text]);
    else unequal.push([before, text]);
    known.set(value, text);
    before = text;
  }
  return { equal, unequal };
}

const { equal, unequal } = pairs(runs(60, 4), 39);
const proofs = equal.map(([left, right]) => ({ left, right, outcome: prove(left, right) }));

function prove(left: string, right: string) {
  return logic.equal({ lines: [left, right], ...budgets.worker });
}

test("each random pair of equal expressions is proved, and the second checker accepts each proof", () => {
  for (const { left, right, outcome } of proofs) {
    if (outcome.kind !== "equal") throw new Error(`${left} = ${right}: ${JSON.stringify(outcome)}`);
    expect(fault(outcome.steps, left, right), `${left} = ${right}`).toBeNull();
  }
});

test("each random pair of unequal expressions has its first row", () => {
  let differ = 0;
  for (const [left, right] of unequal) {
    const outcome = prove(left, right);
    const [one = 0n, other = 0n] = tables([left, right]);
    if (one === other) continue;
    differ += 1;
    let row = 0;
    while ((((one ^ other) >> BigInt(row)) & 1n) === 0n) row += 1;
    const value = ((other >> BigInt(row)) & 1n) === 1n;
    expect(outcome, `${left} and ${right}`).toMatchObject({ kind: "different", row, value });
  }
  expect(differ).toBeGreaterThan((5 * equal.length) / 6);
});

test("a proof that is altered is refused", () => {
  const random = mulberry32(7);
  const isSame = (one: string, other: string) => new Set(tables([one, other])).size === 1;
  let refused = 0;
  for (const { left, right, outcome } of proofs) {
    if (outcome.kind !== "equal") continue;
    for (const { mutation, derivation } of mutantsOf(outcome.steps, random, isSame)) {
      // A proof may change the order of operands, and skips lines that it does not need: such a mutant can be right.
      if (mutation !== "changed literal" && mutation !== "changed sign" && mutation !== "moved span")
        continue;
      let found: string | null;
      try {
        found = fault(derivation as readonly DerivationStep[], left, right);
      } catch (error) {
        found = String(error);
      }
      expect(found, `${mutation} of ${left} = ${right}`).not.toBeNull();
      refused += 1;
    }
  }
  expect(refused).toBeGreaterThan((5 * equal.length) / 3);
});

describe.each(stepsTargets.filter((target) => target !== "sum"))("to the form %s", (target) => {
  const isOfForm = {
    product: (text: string) =>
      /^(?:\((?:[A-Z]'?\+)+[A-Z]'?\)|[A-Z]'?|[01])(?:\.(?:\((?:[A-Z]'?\+)+[A-Z]'?\)|[A-Z]'?))*$|^(?:[A-Z]'?\+)+[A-Z]'?$/.test(
        text,
      ),
    nand: (text: string) => /^[01]$|^[A-Z]'?$/.test(text) || !text.includes("+"),
    factored: (text: string) => !/\)'|\^/.test(text),
  }[target];

  test("each random expression is derived, and the second checker accepts each derivation", () => {
    for (const input of randomExpressions(runs(25, 2), 5)) {
      const outcome = logic.steps({ input, mode: "boolean", ...budgets.worker }, target);
      // A long input may take more work than a derivation has.
      if (outcome.kind === "tooComplex" && input.length > 60) continue;
      if (outcome.kind !== "steps") throw new Error(`${input}: ${JSON.stringify(outcome)}`);
      const end = outcome.steps.at(-1)?.currentExpression ?? "";
      expect(fault(outcome.steps, input, end), input).toBeNull();
      expect(isOfForm(end), `${input} = ${end}`).toBe(true);
    }
  });
});

test("the product has as few sums and literals as the minimum", () => {
  for (const input of randomExpressions(runs(25, 1), 8)) {
    const table = logic.table({ primary: input, extras: [], ...budgets.worker });
    if (table.kind !== "table") throw new Error(input);
    const rows = [...parseRows(input)];
    const form = logic.forms({
      vars: [...table.table.vars],
      rows,
      dontCares: [],
      form: "pos",
      ...budgets.worker,
    });
    const outcome = logic.steps({ input, mode: "boolean", ...budgets.worker }, "product");
    if (outcome.kind !== "steps") continue;
    const end = outcome.steps.at(-1)?.currentExpression ?? "";
    expect(end.match(/[A-Z]/g)?.length ?? 0, input).toBe(form.minimal?.literals);
  }
});

/** The rows in which an expression is 1. */
function* parseRows(input: string): Generator<number> {
  const [value = 0n] = tables([input]);
  for (let row = 0; value >> BigInt(row) > 0n; row += 1) if (((value >> BigInt(row)) & 1n) === 1n) yield row;
}

test("whoever follows the next steps from any line reaches the minimum", () => {
  const random = mulberry32(11);
  for (const input of randomExpressions(runs(20, 2), 12)) {
    const lines = [input];
    const derived = logic.steps({ input, mode: "boolean", ...budgets.worker }, "sum");
    if (derived.kind !== "steps" || derived.steps.length > 30) continue;
    for (;;) {
      const outcome = logic.next({ lines: [...lines], ...budgets.worker });
      if (outcome.kind === "done") break;
      if (outcome.kind !== "next") throw new Error(`${input}: ${JSON.stringify(outcome)}`);
      const [step] = outcome.steps;
      if (!step) throw new Error(`${input} has no next step.`);
      expect(stepFault(outcome.line, step), input).toBeNull();
      const isDetour = lines.length < 6 && random() < 0.3;
      lines.push(isDetour ? `(${step.currentExpression}).(A+A')` : step.currentExpression);
      expect(lines.length, input).toBeLessThan(60);
    }
    const minimum = logic.simplify({ input, mode: "boolean", ...budgets.worker });
    const { end } = logic.check({ lines: [lines.at(-1) ?? ""], ...budgets.worker });
    if (minimum.kind !== "answer") throw new Error(input);
    const { terms, literals } = minimum.answer;
    expect(end?.own, input).toEqual({ terms, literals });
  }
});
