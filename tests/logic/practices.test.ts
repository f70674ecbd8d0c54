// The practices of the lessons in one table: a level and a seed give one task, which keeps what the level says; what it takes for right
// is right by the crate or by brute force; and answers get the verdict of a judge without common code.

import { describe, expect, test } from "vitest";
import { taskLevels, taskSeedMax } from "#addresses/core/learn.ts";
import { randomFrom } from "#learn/practice/core/random.ts";
import { judgeRows } from "#learn/practice/canonical/core/row-numbers.ts";
import { hintText } from "#learn/practice/canonical/core/sentences.ts";
import { maxTermOf, minTermOf, type CanonicalTask } from "#learn/practice/canonical/core/tasks.ts";
import { runs, seeds } from "#support/depth.ts";
import { crateTable } from "#support/logic/crate-values.ts";
import { circuits, gates } from "./practices/gates.ts";
import { consensus, deMorgan, meanLength, simplify } from "./practices/laws.ts";
import type { Practice } from "./practices/practice.ts";
import { binary, byHand, canonical, fillTable } from "./practices/rows.ts";

testPractice(binary);
testPractice(byHand);
testPractice(canonical);
testPractice(circuits);
testPractice(consensus);
testPractice(deMorgan);
testPractice(fillTable);
testPractice(gates);
testPractice(simplify);

/** Spread over the range, its ends among them. */
const spreadSeeds = () => seeds(1_000, 40).map((at) => (at === 1 ? taskSeedMax : 1 + (at - 2) * 997));

function testPractice<Task, Answer>(practice: Practice<Task, Answer>): void {
  const { taskOf, textOf, different, promised, kinds, expectRight, judged, words } = practice;
  describe.each(taskLevels)(`${practice.name}, level %i`, (level) => {
    let made: readonly Task[] | null = null;
    const tasks = () => (made ??= spreadSeeds().map((seed) => taskOf({ level, seed })));

    test("a seed gives one task, the seeds give many, and no kind of task is rare", () => {
      const again = spreadSeeds().slice(0, runs(100, 10));
      expect(again.map((seed) => taskOf({ level, seed }))).toEqual(tasks().slice(0, again.length));
      const count = tasks().length;
      expect(new Set(tasks().map(textOf)).size).toBeGreaterThan((different[level] * count) / 1_000);
      const found = Object.values(Object.groupBy(tasks(), kinds?.of ?? (() => "task")));
      expect(found).toHaveLength(kinds?.counts[level] ?? 1);
      // Half of an equal share, and of few tasks one less.
      for (const ofKind of found) expect(ofKind?.length).toBeGreaterThan(count / found.length / 2 - 2);
    });

    test("each task is what the level says", () => {
      for (const task of tasks()) expect(promised[level](task), textOf(task)).toBe(true);
    });

    test("what a task takes for right is right", async () => {
      for (const task of tasks()) await expectRight(task);
    });

    test.each(judged?.levels.includes(level) ? [judged] : [])(
      "a second judge agrees on right and wrong answers",
      async ({ answers, judge, secondJudge }) => {
        const random = randomFrom(level);
        const met = new Set<boolean>();
        for (const task of tasks())
          for (const answer of answers(task, random)) {
            const expected = secondJudge(answer, task);
            const said = `${textOf(task)}: ${JSON.stringify(answer)}`;
            expect(await judge(answer, task), said).toMatchObject(expected);
            met.add(expected.isRight);
          }
        expect(met).toEqual(new Set([true, false]));
      },
    );

    test("each task has its words", () => {
      for (const task of tasks().slice(0, runs(60, 20))) expect(words(task)).not.toContain("");
    });
  });
}

test("Fill a table, level 1, has no task twice within 20 seeds", () => {
  const texts = seeds(200).map((seed) => fillTable.taskOf({ level: 1, seed }));
  for (let start = 0; start + 20 <= texts.length; start += 1)
    expect(new Set(texts.slice(start, start + 20)).size, `from seed ${start + 1}`).toBe(20);
});

test("Simplify has longer tasks at each level than at the one before", () => {
  const means = taskLevels.map((level) => meanLength(level, seeds(1_000)));
  expect(means).toEqual(means.toSorted((one, other) => one - other));
});

describe("Canonical forms", () => {
  test("the min term of a row is 1 in it alone, the max term is 0 in it alone", () => {
    for (const names of ["AB", "ABC", "ABCD"].map((letters) => [...letters]))
      for (let row = 0; row < 2 ** names.length; row += 1) {
        const [product = [], sum = []] = crateTable(minTermOf(row, names), maxTermOf(row, names)).columns;
        expect(product).toEqual(product.map((_, at) => Number(at === row)));
        expect(sum).toEqual(sum.map((_, at) => Number(at !== row)));
      }
  });

  test.each([
    ["", "empty"],
    ["  ", "empty"],
    ["Σm(1, 3)", "right"],
    ["m(3,1)", "right"],
    ["ΠM(1 3)", "right"],
    ["M( 1,3 )", "right"],
    ["1 3 3", "right"],
    ["1;3", "unreadable"],
    ["()", "unreadable"],
    [",", "unreadable"],
    ["one", "unreadable"],
    ["1,3,4", "outside"],
    ["1,2,3", "extra"],
    ["3", "missing"],
  ])("%j is %s", (text, kind) => {
    expect(judgeRows(text, [1, 3], 4).kind).toBe(kind);
  });

  test.each([
    [1, "Σm has the rows in which {F} is 1."],
    [2, "The list has 2 rows."],
    [3, "The first one is row 1. Its min term is {A'.B}."],
  ])("hint %i", (degree, text) => {
    const task: CanonicalTask = {
      given: { kind: "expression", text: "B" },
      names: ["A", "B"],
      asked: { list: "Σm", of: "F" },
      ones: [1, 3],
    };
    expect(hintText(task, degree)).toBe(text);
  });
});
