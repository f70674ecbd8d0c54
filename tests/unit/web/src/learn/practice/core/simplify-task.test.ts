// The tasks of the practices: another one each time, and hints that are true.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { taskLevels, taskSeedMax } from "#addresses/core/learn.ts";
import { firstDifference, treeOf, variablesOf } from "#learn/core/values.ts";
import { anotherTask, nextTask, seedFor } from "#learn/practice/core/another-task.ts";
import { backwards, treeOfTerm } from "#learn/practice/core/growth.ts";
import { hintsOf } from "#learn/practice/core/hints.ts";
import { randomFrom } from "#learn/practice/core/random.ts";
import { taskOf } from "#learn/practice/core/simplify-task.ts";
import { chain } from "#notation/core/tree.ts";
import { assertProperty, seeds as upTo } from "#support/depth.ts";
import { withoutOperand } from "#support/logic/operands.ts";

const levels = fc.constantFrom(...taskLevels);
const seeds = fc.integer({ min: 1, max: taskSeedMax });
const addresses = fc.record({ kind: fc.constant("simplify" as const), level: levels, seed: seeds });

describe("random numbers", () => {
  test("a seed gives the numbers of mulberry32", () => {
    // The first outputs for the seeds 1 and 2, worked out apart from this code by the C source of its author.
    const first = (seed: number) => {
      const random = randomFrom(seed);
      return Array.from({ length: 3 }, () => random.below(2 ** 32));
    };
    expect(first(1)).toEqual([2_693_262_067, 11_749_833, 2_265_367_787]);
    expect(first(2)).toEqual([3_153_583_793, 1_395_857_638, 1_225_337_227]);
  });

  test("each number below a bound is as likely as any other, and none is beyond it", () => {
    const random = randomFrom(18);
    const met = [0, 0, 0, 0, 0, 0, 0];
    for (let drawn = 0; drawn < 70_000; drawn += 1) {
      const number = random.below(7);
      met[number] = (met[number] ?? 0) + 1;
    }
    expect(met).toHaveLength(7);
    for (const count of met) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  test("shuffling keeps all values", () => {
    assertProperty(
      fc.property(fc.array(fc.integer()), seeds, (values, seed) => {
        const shuffled = randomFrom(seed).shuffled(values);
        expect(shuffled.toSorted()).toEqual(values.toSorted());
      }),
      { seed: 18 },
    );
  });
});

describe("a task", () => {
  test("is never the one before, whatever seed comes next", () => {
    assertProperty(
      fc.property(
        addresses,
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (address, random) => {
          const next = anotherTask(address, taskOf(address), taskOf, random);
          expect(taskOf(next).text).not.toBe(taskOf(address).text);
          expect(next.seed).toBeGreaterThanOrEqual(1);
          expect(next.seed).toBeLessThanOrEqual(taskSeedMax);
          expect(next.level).toBe(address.level);
        },
      ),
      { seed: 18, runs: 500 },
    );
  });

  test("that comes next is the next one with another text, and the first seed follows the last", () => {
    assertProperty(
      fc.property(addresses, (address) => {
        const next = nextTask(address, taskOf);
        expect(taskOf(next).text).not.toBe(taskOf(address).text);
        expect({ ...next, seed: 0 }).toEqual({ ...address, seed: 0 });
        expect((next.seed - address.seed + taskSeedMax) % taskSeedMax).toBeLessThan(10);
      }),
      { seed: 18, runs: 300 },
    );
    expect(nextTask({ kind: "simplify", level: 1, seed: taskSeedMax }, taskOf).seed).toBe(1);
  });

  test("with the seed that was drawn again is the next one with another text", () => {
    const address = { kind: "simplify", level: 1, seed: taskSeedMax } as const;
    const random = (taskSeedMax - 1) / taskSeedMax;
    expect(seedFor(random)).toBe(taskSeedMax);
    expect(anotherTask(address, taskOf(address), taskOf, random).seed).toBe(1);
  });
});

describe("a law used backwards leaves the function as it is", () => {
  const names = ["A", "B", "C", "D"];
  const literal = (name: string, isNot = false) => ({ name, isNot });
  const sums = [
    [{ product: [literal("A")] }],
    [{ product: [literal("A"), literal("B", true)] }],
    [{ product: [literal("A")] }, { product: [literal("B", true)] }],
    [{ product: [literal("A"), literal("B")] }, { product: [literal("C")] }],
    [{ product: [literal("A"), literal("B")] }, { product: [literal("A", true), literal("C")] }],
  ];
  test.each(Object.entries(backwards))("%s", (_, law) => {
    const grown = sums.flatMap((sum) => law(sum, names).map((next) => ({ sum, next })));
    expect(grown.length).toBeGreaterThan(0);
    for (const { sum, next } of grown) {
      const [small, large] = [sum, next].map((each) => chain("or", each.map(treeOfTerm)));
      if (!small || !large) throw new Error("A sum is missing.");
      expect(firstDifference(small, large)).toBeNull();
    }
  });
});

describe("hints", () => {
  const tasks = taskLevels.flatMap((level) =>
    upTo(1_000).map((seed) => taskOf({ kind: "simplify", level, seed })),
  );
  const mathsIn = (text: string) => [...text.matchAll(/\{([^}]*)\}/g)].map(([, maths]) => maths ?? "");

  test("what can go can go: what is left is equal to the task", () => {
    let left = 0;
    for (const task of tasks) {
      const [, hint] = hintsOf(task);
      const [operand = "", of, rest] = mathsIn(hint);
      if (hint.startsWith("Nothing")) continue;
      left += 1;
      if (of === undefined) {
        const others = withoutOperand(task.text, hint.startsWith("The term") ? "+" : ".", operand) ?? "";
        expect(firstDifference(treeOf(task.text), treeOf(others)), task.text).toBeNull();
      } else {
        const places = task.text.split(of).length - 1;
        expect(places, `${task.text}: ${of}`).toBeGreaterThan(0);
        if (places > 1) continue;
        const replaced = task.text.replace(of, needsBrackets(task.text, of, rest ?? ""));
        expect(firstDifference(treeOf(task.text), treeOf(replaced)), `${task.text}: ${hint}`).toBeNull();
      }
    }
    expect(left).toBeGreaterThan((5 * tasks.length) / 6);
  });

  const needsBrackets = (text: string, of: string, rest: string) =>
    text.includes(`(${of})`) || !rest.includes("+") ? rest : `(${rest})`;

  test("the last one is a term of the minimum, or a literal of its only term", () => {
    for (const task of tasks) {
      const [, , hint] = hintsOf(task);
      const [part = ""] = mathsIn(hint);
      expect(
        task.minimum.split(/[+.]/).concat(task.minimum.split("+"), task.minimum.replace("'", "")),
      ).toContain(part);
      expect(variablesOf(treeOf(task.minimum))).toEqual(
        expect.arrayContaining([...variablesOf(treeOf(part))]),
      );
    }
  });

  test.each([
    {
      text: "(A'+B')'+C.C'.A",
      minimum: "A.B",
      hint: "The term {C.C'.A} can be left out: the rest of the sum covers it. In each row where the term is 1, the rest is 1 too.",
    },
    {
      text: "A.(A+B)",
      minimum: "A",
      hint: "The factor {A+B} can be left out: in each row where the rest of the product is 1, the factor is 1 too.",
    },
    { text: "A.B+A.B'", minimum: "A", hint: "In {A.B} you can leave out {B}: {A} is enough." },
    {
      text: "(A'+B)'",
      minimum: "A.B'",
      hint: "Nothing can be left out yet. First use De Morgan on {(A'+B)'}.",
    },
    {
      text: "A.(A'^B')",
      minimum: "A.B",
      hint: "Nothing can be left out yet. First write {A'^B'} with AND, OR and NOT.",
    },
    {
      text: "(A+B).(A+C)",
      minimum: "A+B.C",
      hint: "Nothing can be left out yet. First multiply out the brackets.",
    },
  ])("of $text: $hint", (task) => {
    expect(hintsOf(task)[1]).toBe(task.hint);
  });
});
