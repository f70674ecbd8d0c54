// The hints of "Simplify" against the crate: the size of the minimum, the reason why a term or a factor can be left
// out, the first move, and the named part of the minimum.

import { describe, expect, test } from "vitest";
import { taskLevels } from "#addresses/core/learn.ts";
import { hintsOf } from "#learn/practice/core/hints.ts";
import { taskOf, type Task } from "#learn/practice/core/simplify-task.ts";
import { crateDifference, crateMinimum, crateTable } from "#support/logic/crate-values.ts";
import { operandsAt, withoutOperand } from "#support/logic/operands.ts";
import { seeds } from "#support/depth.ts";

const tasks = taskLevels.flatMap((level) =>
  seeds(300).map((seed) => taskOf({ kind: "simplify", level, seed })),
);

const mathsIn = (text: string) => [...text.matchAll(/\{([^}]*)\}/g)].map(([, maths]) => maths ?? "");

/** Whether the second is 1 in each row in which the first is. */
function implies(one: string, other: string): boolean {
  const [first = [], second = []] = crateTable(one, other).columns;
  return first.every((bit, row) => bit === 0 || second[row] === 1);
}

/** What is wrong with the second hint of a task; null where it is true. */
function faultOf({ text }: Pick<Task, "text">, hint: string): string | null {
  const [part = "", of, left = ""] = mathsIn(hint);
  if (hint.startsWith("The term")) {
    const rest = withoutOperand(text, "+", part);
    if (rest === null) return `${part} is no term.`;
    return implies(part, rest) ? null : `${rest} does not cover ${part}.`;
  }
  if (hint.startsWith("The factor")) {
    const rest = operandsAt(text, "+").length > 1 ? null : withoutOperand(text, ".", part);
    if (rest === null) return `${part} is no factor.`;
    return implies(rest, part) ? null : `${part} is not 1 where ${rest} is.`;
  }
  if (of !== undefined) {
    const [before = "", after, ...more] = text.split(of);
    // Which one of two equal parts is meant, only the tree tells.
    if (after === undefined || more.length > 0) return after === undefined ? `${of} is no part.` : null;
    return crateDifference(text, `${before}(${left})${after}`) === null ? null : `${left} is not enough.`;
  }
  const canGo = (["+", "."] as const).some(
    (sign) =>
      (sign === "+" || operandsAt(text, "+").length === 1) &&
      operandsAt(text, sign).some((operand) => {
        const rest = withoutOperand(text, sign, operand);
        return rest !== null && crateDifference(text, rest) === null;
      }),
  );
  if (canGo) return "Something can be left out.";
  if (hint.includes("De Morgan")) return /^\(.*\)'$/.test(part) ? null : `${part} has no long bar.`;
  if (hint.includes("AND, OR and NOT")) return part.includes("^") ? null : `${part} has no XOR.`;
  return text.includes("(") ? null : "There are no brackets.";
}

test("the first hint is the size of the crate's minimum", () => {
  for (const task of tasks) {
    const { terms, literals } = crateMinimum(task.text);
    expect(hintsOf(task)[0].match(/\d+/g)?.map(Number), task.text).toEqual([terms, literals]);
  }
});

test("the second hint is true of the task, and its reason is", () => {
  const met = new Map<string, number>();
  for (const task of tasks) {
    const hint = hintsOf(task)[1];
    expect(faultOf(task, hint), `${task.text}: ${hint}`).toBeNull();
    const kind = hint.slice(0, 10);
    met.set(kind, (met.get(kind) ?? 0) + 1);
  }
  expect(met.get("The term {")).toBeGreaterThan(tasks.length / 9);
  expect(met.get("The factor")).toBeGreaterThan(tasks.length / 20);
});

describe("a hint is found to be wrong", () => {
  test.each([
    ["A.(A+B)", "The term {A+B} can be left out: the rest of the sum covers it.", "A+B is no term."],
    ["A+A.B", "The factor {A} can be left out.", "A is no factor."],
    ["A.B+C", "The term {C} can be left out.", "A.B does not cover C."],
    ["A.(B+C)", "The factor {B+C} can be left out.", "B+C is not 1 where A is."],
    ["A+A'.B", "In {A'.B} you can leave out {B}: {A'} is enough.", "A' is not enough."],
    ["A+A.B", "Nothing can be left out yet. First multiply out the brackets.", "Something can be left out."],
    ["A.B+C.D", "Nothing can be left out yet. First multiply out the brackets.", "There are no brackets."],
  ])("%s: %s", (text, hint, fault) => {
    expect(faultOf({ text }, hint)).toBe(fault);
  });
});

test("the third hint names a term of a minimum, or a literal of its only term", () => {
  for (const task of tasks) {
    const [, , hint] = hintsOf(task);
    const [part = ""] = mathsIn(hint);
    const isMet = hint.startsWith("One term")
      ? operandsAt(task.minimum, "+").includes(part)
      : operandsAt(task.minimum, ".").some((literal) => literal.replace("'", "") === part.replace("'", ""));
    expect(isMet, `${task.text}: ${hint}`).toBe(true);
    if (hint.startsWith("One term")) expect(implies(part, task.text)).toBe(true);
  }
});
