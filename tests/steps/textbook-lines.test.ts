// Lines of textbook solutions, each with the reason a teacher would write beside it: the names of the laws in their order,
// and in how many places each is used.

import { expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import { lawLabel } from "#answer/steps/core/labels.ts";
import { crateTable } from "#support/logic/crate-values.ts";
import { stepFault } from "./step-fault.ts";
import { exercises, lines, logic, type Reason } from "./textbook.ts";

/** The least number of lines with exactly their reason. */
const exactMin = 158;

const judge = (from: string, to: string) =>
  logic.check({ lines: [from, to], ...budgets.worker }).lines.map(({ text, verdict }) => ({ text, verdict }));

test("the lines of textbook solutions get a teacher's reasons, each step a law by the second checker", () => {
  const found = lines.map(({ from, to, laws }) => {
    const [first, second] = judge(from, to);
    const name = `${from} = ${to}`;
    const verdict = second?.verdict;
    if (verdict?.kind !== "laws") throw new Error(`${name}: ${verdict?.kind}`);
    let before = first?.text ?? "";
    for (const step of verdict.steps) {
      expect(stepFault(before, step), `${name}: ${before} to ${step.currentExpression}`).toBeNull();
      before = step.currentExpression;
    }
    expect(before, name).toBe(second?.text);
    return { name, isExact: JSON.stringify(reasonOf(verdict.steps)) === JSON.stringify(laws) };
  });
  expect(found.length).toBeGreaterThanOrEqual(120);
  expect(found.filter(({ isExact }) => isExact).length).toBeGreaterThanOrEqual(exactMin);
});

test("in a whole solution each line gets laws, with the work that the Worker has for all", () => {
  for (const exercise of exercises) {
    const judged = logic.check({ lines: [...exercise], ...budgets.worker }).lines.slice(1);
    const kinds = judged.map(({ verdict: { kind } }) => kind);
    expect(
      kinds.filter((kind) => kind !== "laws" && kind !== "same"),
      exercise.join(" = "),
    ).toEqual([]);
  }
});

test("the order of operands does not change a reason", () => {
  const sorted = (reason: Reason) => reason.map(([law, places]) => `${law} ${places}`).toSorted();
  const lawsOf = (from: string, to: string) => {
    const verdict = judge(from, to)[1]?.verdict;
    return verdict?.kind === "laws" ? sorted(reasonOf(verdict.steps)) : verdict?.kind;
  };
  for (const { from, to } of lines)
    expect(lawsOf(reversed(from), reversed(to)), `${from} = ${to}`).toEqual(lawsOf(from, to));
});

test("no line that differs in a row is called right", { tags: ["deep"] }, () => {
  const mutants = lines.flatMap(({ from, to }) =>
    [...to.matchAll(/[A-Z]'?/g)].flatMap(({ 0: literal, index }) => {
      const letter = literal.slice(0, 1);
      const other = String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1);
      const instead = [literal === letter ? `${letter}'` : letter, other, "1", "0"];
      return instead.map((text) => ({
        from,
        mutant: `${to.slice(0, index)}(${text})${to.slice(index + literal.length)}`,
      }));
    }),
  );
  const few = { ...budgets.worker, stepsWorkMax: 2_000 };
  let unequal = 0;
  for (const { from, mutant } of mutants) {
    const [left, right] = crateTable(from, mutant).columns;
    const differs = left?.some((bit, row) => bit !== right?.[row]) ?? false;
    const kind = logic.check({ lines: [from, mutant], ...few }).lines[1]?.verdict.kind;
    expect(kind === "different", `${from} = ${mutant}`).toBe(differs);
    unequal += Number(differs);
  }
  expect(unequal).toBeGreaterThanOrEqual(2_000);
});

/** Neighbouring steps by one law are one use of it in several places. */
function reasonOf(steps: readonly { readonly stepType: string }[]): Reason {
  const reason: [string, number][] = [];
  for (const { stepType } of steps) {
    const law = lawLabel(stepType);
    const last = reason.at(-1);
    if (last?.[0] === law) last[1] += 1;
    else reason.push([law, 1]);
  }
  return reason;
}

/** The line with the operands of its outermost sum in the opposite order. */
function reversed(line: string): string {
  const parts: string[] = [""];
  let depth = 0;
  for (const sign of line) {
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    if (sign === "+" && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts.toReversed().join("+");
}
