// The tasks of the practice "Simplify" against the crate, for 1,000 seeds of each level: each task can be read, fits
// its level, is not constant, and is longer than its minimum, and the task's own minimum is the crate's.

import { describe, expect, test } from "vitest";
import { taskLevels, type TaskLevel } from "#addresses/core/learn.ts";
import { budgets } from "#contract/budgets.ts";
import { judge } from "#learn/answer/judge.ts";
import { taskOf } from "#learn/practice/core/simplify-task.ts";
import { crateEngine } from "#support/logic/crate-engine.ts";
import { ownMinimum, valueOf } from "#support/logic/own-judge.ts";

const seeds = Array.from({ length: 1_000 }, (_, at) => at + 1);
const engine = crateEngine();
const { signal } = new AbortController();

const bounds: Readonly<Record<TaskLevel, { variables: number[]; literalsMax: number; signs: RegExp }>> = {
  1: { variables: [2, 3], literalsMax: 6, signs: /^[ABC.+()']+$/ },
  2: { variables: [2, 3], literalsMax: 9, signs: /^[ABC.+()']+$/ },
  3: { variables: [2, 3, 4], literalsMax: 12, signs: /^[ABCD.+()'^]+$/ },
};

async function simplified(input: string) {
  const result = await engine.call("simplify", { input, mode: "boolean", ...budgets.page }, signal);
  if (result.kind !== "outcome" || result.outcome.kind !== "answer") throw new Error(`${input}: no answer`);
  return result.outcome.answer;
}

describe.each(taskLevels)("level %i", (level) => {
  const { variables, literalsMax, signs } = bounds[level];
  const tasks = seeds.map((seed) => taskOf({ kind: "simplify", level, seed }));

  test("each task is read by the crate, over the variables of the level, and is no constant", async () => {
    for (const { text } of tasks) {
      expect(text).toMatch(signs);
      const { vars, simplified: result } = await simplified(text);
      expect(variables, text).toContain(vars.length);
      expect(text.match(/[A-D]/g)?.length, text).toBeLessThanOrEqual(literalsMax);
      expect(["0", "1"], text).not.toContain(result);
    }
  });

  test("each task is longer than its minimum, by the judge of the page", async () => {
    for (const { text, minimum } of tasks) {
      expect((await judge(text, text, signal, engine)).kind, text).toBe("longer");
      expect((await judge(minimum, text, signal, engine)).kind, text).toBe("minimal");
    }
  });

  test("the minimum that a task carries is one by the crate, and by trying all covers", async () => {
    for (const { text, minimum } of tasks) {
      const { terms, literals } = await simplified(text);
      const own = ownMinimum(text);
      expect({ terms, literals }, text).toEqual({ terms: own.terms, literals: own.literals });
      expect(minimum.split("+"), text).toHaveLength(terms);
      expect(minimum.match(/[A-D]/g), text).toHaveLength(literals);
      expect(text.match(/[A-D]/g)?.length ?? 0, text).toBeGreaterThan(literals);
    }
  });
});

test("the levels grow: each has longer tasks on average than the one before", () => {
  const average = taskLevels.map((level) => {
    const texts = seeds.map((seed) => taskOf({ kind: "simplify", level, seed }).text);
    return texts.reduce((sum, text) => sum + (text.match(/[A-D]/g)?.length ?? 0), 0) / texts.length;
  });
  expect(average).toEqual(average.toSorted((one, other) => one - other));
});

test("the own evaluator refuses what it cannot read", () => {
  expect(() => valueOf("A+", new Map([["A", 1]]))).toThrow("cannot be read");
});
