// The tasks of "Canonical forms" for many seeds against the crate: the list that is right, each level's promise, and the judge
// against one without common code; and what lesson 05 says of its function.

import { describe, expect, test } from "vitest";
import { taskLevels, taskSeedMax, type TaskLevel } from "#addresses/core/learn.ts";
import { hintText, verdictText } from "#learn/practice/canonical/core/sentences.ts";
import { judgeRows } from "#learn/practice/canonical/core/row-numbers.ts";
import {
  canonicalTask,
  maxTermOf,
  minTermOf,
  rightRows,
  taskText,
  type CanonicalTask,
} from "#learn/practice/canonical/core/tasks.ts";
import { randomFrom } from "#learn/practice/core/random.ts";
import { ones, subject, sumForm, productForm, zeros } from "#lessons/05/forms/core/data.ts";
import { crateTable } from "#support/logic/crate-values.ts";

/** The ends of the range among them. */
const seeds = [...Array.from({ length: 999 }, (_, at) => 1 + at * 997), taskSeedMax];

const names = ["A", "B", "C", "D"];

const promised: Readonly<Record<TaskLevel, (task: CanonicalTask) => boolean>> = {
  1: ({ given, names: all }) => given.kind === "table" && all.length === 3,
  2: ({ given, names: all }) => given.kind === "expression" && all.length >= 2 && all.length <= 4,
  3: ({ given, asked, names: all }) =>
    given.kind === "list" && all.length >= 3 && (given.list !== asked.list || asked.of === "F'"),
};

/** The column of F as the task gives it, from the crate or from the list that is shown. */
function columnOf({ given, names: all }: CanonicalTask): readonly number[] {
  const rows = Array.from({ length: 2 ** all.length }, (_, row) => row);
  if (given.kind === "list")
    return rows.map((row) => Number(given.rows.includes(row) === (given.list === "Σm")));
  const { variables, columns } = crateTable(given.text);
  expect(variables).toEqual(all);
  return columns[0] ?? [];
}

/** Told by the column alone: the rows with the value that the list stands for. */
function rowsBy({ asked }: CanonicalTask, column: readonly number[]): readonly number[] {
  const wanted = (asked.list === "Σm" ? 1 : 0) ^ (asked.of === "F'" ? 1 : 0);
  return column.flatMap((value, row) => (value === wanted ? [row] : []));
}

describe.each(taskLevels)("level %i", (level) => {
  const tasks = seeds.map((seed) => canonicalTask({ level, seed }));

  test("the list that is right is that of the crate's column, and neither empty nor all rows", () => {
    for (const task of tasks) {
      const column = columnOf(task);
      expect(rightRows(task), taskText(task)).toEqual(rowsBy(task, column));
      expect(new Set(column).size, taskText(task)).toBe(2);
      expect(promised[level](task), taskText(task)).toBe(true);
    }
  });

  test("2,000 lists are right exactly if they have the same rows, and each wrong one names a row that is wrong", () => {
    const random = randomFrom(level);
    for (const task of [...tasks, ...tasks]) {
      const right = rowsBy(task, columnOf(task));
      const changed = random.below(2 ** task.names.length);
      const isChanged = random.below(2) === 0;
      const answer = isChanged
        ? right.includes(changed)
          ? right.filter((row) => row !== changed)
          : [...right, changed]
        : random.shuffled(right);
      if (answer.length === 0) continue;
      const verdict = judgeRows(answer.join(", "), right, 2 ** task.names.length);
      expect(verdict.kind === "right", `${taskText(task)}: ${answer.join()}`).toBe(!isChanged);
      if (isChanged) expect(verdict).toMatchObject({ row: changed });
      expect(verdictText(verdict, task)).not.toBe("");
    }
  });

  test("the same seed gives the same task, and the seeds give many", () => {
    for (const [at, seed] of seeds.slice(0, 100).entries())
      expect(canonicalTask({ level, seed })).toEqual(tasks[at]);
    expect(new Set(tasks.map(taskText)).size).toBeGreaterThan(200);
  });
});

test("the min term of a row is 1 in it alone, the max term is 0 in it alone", () => {
  for (const variables of [2, 3, 4])
    for (let row = 0; row < 2 ** variables; row += 1) {
      const all = names.slice(0, variables);
      const [product = [], sum = []] = crateTable(minTermOf(row, all), maxTermOf(row, all)).columns;
      expect(product.map((value, at) => value === Number(at === row))).not.toContain(false);
      expect(sum.map((value, at) => value === Number(at !== row))).not.toContain(false);
    }
});

test("the function of the lesson has the rows, min terms and max terms that it names", () => {
  const column = crateTable(subject).columns[0] ?? [];
  expect(column.flatMap((value, row) => (value === 1 ? [row] : []))).toEqual(ones);
  expect(column.flatMap((value, row) => (value === 0 ? [row] : []))).toEqual(zeros);
  const three = names.slice(0, 3);
  expect(sumForm.right).toBe(ones.map((row) => minTermOf(row, three)).join("+"));
  expect(productForm.right).toBe(zeros.map((row) => `(${maxTermOf(row, three)})`).join("."));
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
