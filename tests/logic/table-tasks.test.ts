// The tasks of "Fill a table" for many seeds against the crate: their shape, and the right value of each cell.

import { describe, expect, test } from "vitest";
import { taskLevels, taskSeedMax, type TaskLevel } from "#addresses/core/learn.ts";
import type { Expression } from "#expression/core/tree.ts";
import { treeOf } from "#learn/core/values.ts";
import { emptyFilling, fill, isRight } from "#learn/practice/table/core/filling.ts";
import { subexpressionsOf } from "#expression/core/subexpressions.ts";
import { rightValue, tableOf } from "#learn/practice/table/core/table.ts";
import { tableTask } from "#learn/practice/table/core/tasks.ts";
import { crateReads, crateTable } from "#support/logic/crate-values.ts";

const seedsALevel = 1_000;

/** The ends of the range among them. */
const seeds = [...Array.from({ length: seedsALevel - 1 }, (_, at) => 1 + at * 997), taskSeedMax];

/** What the levels promise, told without the code that makes the tasks. */
const promised: Readonly<Record<TaskLevel, (text: string, columns: number) => boolean>> = {
  1: (text, columns) => lettersOf(text) === "AB" && columns === 2,
  2: (text, columns) => lettersOf(text) === "ABC" && columns >= 3 && columns <= 4 && !hasNestedNot(text),
  3: (text, columns) =>
    hasNestedNot(text)
      ? lettersOf(text) === "ABC" && columns >= 4 && columns <= 5
      : lettersOf(text) === "ABCD" && columns >= 3 && columns <= 4,
};

function lettersOf(text: string): string {
  return [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].filter((letter) => text.includes(letter)).join("");
}

/** By the text: a bracket that a NOT follows, with another NOT inside. */
function hasNestedNot(text: string): boolean {
  const open: number[] = [];
  return [...text].some((sign, at) => {
    if (sign === "(") open.push(at);
    if (sign !== ")") return false;
    const start = open.pop() ?? 0;
    return text[at + 1] === "'" && text.slice(start, at).includes("'");
  });
}

test("level 1 has no task twice within 20 seeds", () => {
  const texts = Array.from({ length: 200 }, (_, at) => tableTask({ level: 1, seed: at + 1 }));
  for (let start = 0; start + 20 <= texts.length; start += 1)
    expect(new Set(texts.slice(start, start + 20)).size, `from seed ${start + 1}`).toBe(20);
});

describe.each(taskLevels)("level %i", (level) => {
  const tasks = seeds.map((seed) => ({ seed, text: tableTask({ level, seed }) }));

  test("each task is readable, within its level and not constant", () => {
    for (const { seed, text } of tasks) {
      const parts = subexpressionsOf(treeOf(text));
      const values = new Set(crateTable(text).columns[0]);
      const found = {
        readable: crateReads(text),
        within: promised[level](text, parts.length),
        values: values.size,
      };
      expect(found, `seed ${seed}: ${text}`).toEqual({ readable: true, within: true, values: 2 });
    }
  });

  test("each cell is right exactly with the value that the crate gives the part in that row", () => {
    for (const { seed, text } of tasks) {
      const table = tableOf([text]);
      const parts = table.columns.map((column) => column.text);
      // The task first, so that the rows are over its variables.
      const crate = crateTable(text, ...parts);
      expect(crate.variables, text).toEqual(table.names);
      expect(crate.columns[0]).toEqual(crate.columns.at(-1));
      const right = parts.map((_, column) => table.rows.map((__, row) => rightValue(table, { column, row })));
      expect(right, `seed ${seed}: ${text}`).toEqual(crate.columns.slice(1));
    }
  });

  test("a table filled by the crate is right, and no longer with one cell changed", () => {
    for (const { text } of tasks.slice(0, 50)) {
      const table = tableOf([text]);
      const crate = crateTable(text, ...table.columns.map((column) => column.text)).columns.slice(1);
      const filled = crate.reduce(
        (filling, column, at) =>
          column.reduce(
            (before, value, row) => fill(table, before, { kind: "set", at: { column: at, row }, value }),
            filling,
          ),
        emptyFilling(table),
      );
      expect(isRight(table, filled, crate.length), text).toBe(true);
      crate.forEach((column, at) =>
        column.forEach((value, row) => {
          const cell = { column: at, row };
          const changed = fill(table, filled, { kind: "set", at: cell, value: value === 1 ? 0 : 1 });
          const { cells, found } = fill(table, changed, { kind: "check", columns: crate.length });
          expect(found).toEqual({ columns: crate.length, wrong: 1, empty: 0 });
          expect(cells[at]?.[row]?.mark, `${text}, row ${row}`).toBe("wrong");
        }),
      );
    }
  });

  test("the same seed gives the same task, and the seeds give many tasks", () => {
    for (const { seed, text } of tasks.slice(0, 100)) expect(tableTask({ level, seed })).toBe(text);
    expect(new Set(tasks.map(({ text }) => text)).size).toBeGreaterThan(level === 1 ? 20 : 200);
  });

  test("no part joins an operand with itself", () => {
    for (const { text } of tasks) expect(joinsEqual(treeOf(text)), text).toBe(false);
  });
});

function joinsEqual(tree: Expression): boolean {
  if (tree.kind === "not") return joinsEqual(tree.operand);
  if (tree.kind !== "chain") return false;
  const written = tree.operands.map((operand) =>
    JSON.stringify(operand, (key, value: unknown) => (key === "span" ? undefined : value)),
  );
  return new Set(written).size < written.length || tree.operands.some(joinsEqual);
}
