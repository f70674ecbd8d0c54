// The reader's work on a function: pressing entries, checking the columns, choosing prime implicants; and each sentence.

import { describe, expect, test } from "vitest";
import { taskLevels } from "#addresses/core/learn.ts";
import { isSameCube } from "#answer/core/cubes.ts";
import { chartOf } from "#learn/practice/by-hand/core/chart.ts";
import { digitsOf, type RowFunction } from "#learn/practice/by-hand/core/merging.ts";
import { hintText, saidText } from "#learn/practice/by-hand/core/sentences.ts";
import { byHandTask, functionText } from "#learn/practice/by-hand/core/tasks.ts";
import {
  afterEvent,
  chartWork,
  doneWork,
  hasTick,
  nextStep,
  workOn,
  type Work,
  type WorkEvent,
} from "#learn/practice/by-hand/core/work.ts";
import { seeds } from "#support/depth.ts";

/** C' + A'.B: entries 000, 010, 100, 011, 110 by their number of ones. */
const of: RowFunction = { variables: 3, ones: [0, 2, 3, 4, 6], dontCares: [] };

const press = (column: number, at: number): WorkEvent => ({ kind: "press", entry: { column, at } });
const after = (events: readonly WorkEvent[], from: Work = workOn(of)): Work =>
  events.reduce((work, event) => afterEvent(of, work, event), from);
const digits = (work: Work) =>
  work.columns.map((column) => column.map(({ cube }) => digitsOf(cube, of.variables)));
const says = (work: Work) => work.said && saidText(work.said, of);

test("the first column has the rows by their number of ones", () => {
  expect(digits(workOn(of))).toEqual([["000", "010", "100", "011", "110"]]);
});

test.each<readonly [string, readonly WorkEvent[], string | null, readonly (readonly string[])[]]>([
  ["one press holds the entry", [press(0, 0)], null, []],
  [
    "two that differ in one digit",
    [press(0, 0), press(0, 1)],
    "000 and 010 merge to 0-0. Both get a tick.",
    [["0-0"]],
  ],
  [
    "two that differ in more",
    [press(0, 1), press(0, 2)],
    "010 and 100 differ in 2 digits. Only entries that differ in one digit merge.",
    [],
  ],
  ["the same entry drops it", [press(0, 0), press(0, 0)], null, []],
  [
    "a pair that was merged before",
    [press(0, 0), press(0, 1), press(0, 1), press(0, 0)],
    "These two merge to 0-0 as well. It is in the column already.",
    [["0-0"]],
  ],
  [
    "dashes in different places",
    [press(0, 0), press(0, 1), press(0, 0), press(0, 2), press(1, 0), press(1, 1)],
    "0-0 and -00 have their dashes in different places, so they do not merge.",
    [["0-0", "-00"]],
  ],
  [
    "Check before all is merged",
    [press(0, 0), press(0, 1), { kind: "checkMerging" }],
    "4 entries are missing: more entries of column 1 merge.",
    [["0-0"]],
  ],
])("%s", (_name, events, said, further) => {
  const work = after(events);
  expect(says(work)).toBe(said);
  expect(digits(work).slice(1)).toEqual(further);
  expect(work.hasChart).toBe(false);
});

test("an entry has a tick once it is merged", () => {
  const work = after([press(0, 0), press(0, 1)]);
  const ticks = work.columns[0]?.map((_, at) => hasTick(work, { column: 0, at }));
  expect(ticks).toEqual([true, true, false, false, false]);
});

test("a work to which nothing is left to do, and then one choice after the other", () => {
  const done = doneWork(of);
  expect(digits(done)).toEqual([
    ["000", "010", "100", "011", "110"],
    ["0-0", "-00", "01-", "-10", "1-0"],
    ["--0"],
  ]);
  const checked = after([{ kind: "checkChart" }], done);
  expect(says(checked)).toBe("This is a smallest sum: 2 terms, 3 literals.");
  expect(checked.isSolved).toBe(true);
  const [first = 0] = done.chosen;
  expect(after([{ kind: "toggle", prime: first }], checked).isSolved).toBe(false);
  const without = after([{ kind: "toggle", prime: first }, { kind: "checkChart" }], done);
  expect(says(without)).toBe("Row 3 has no chosen prime implicant yet.");
  expect(without.isSolved).toBe(false);
});

test("more prime implicants than are needed are too many", () => {
  const chain: RowFunction = { variables: 4, ones: [0, 1, 5, 7, 14, 15], dontCares: [] };
  const checked = afterEvent(chain, { ...doneWork(chain), chosen: [0, 1, 2, 3, 4] }, { kind: "checkChart" });
  expect(checked.said && saidText(checked.said, chain)).toBe(
    "Each row is covered, but 3 prime implicants are enough.",
  );
});

describe("hints", () => {
  const chart = { ...doneWork(of), chosen: [] };

  test.each([
    [1, workOn(of), "Compare only entries whose numbers of ones differ by one."],
    [2, workOn(of), "000 and 010 merge."],
    [3, workOn(of), "000 and 010 merge to 0-0."],
    [1, chart, "Look for a row with one cross."],
    [2, chart, "Row 3 has one cross."],
    [3, chart, "Row 3 has one cross, so {A'.B} is in every smallest sum."],
    [3, doneWork(of), "Each row is covered. Check the choice."],
    [1, { ...workOn(of), columns: doneWork(of).columns }, "Nothing more merges. Check the columns."],
  ])("degree %i", (degree, work, text) => {
    expect(hintText(of, work, degree)).toBe(text);
  });
});

test.each(taskLevels)(
  "level %i: the hints lead to a minimum, from the start and after chosen prime implicants that are not needed",
  (level) => {
    for (const seed of seeds(200, 50)) {
      const task = byHandTask({ level, seed });
      expect(finished(task, workOn(task)).isSolved, functionText(task)).toBe(true);
      const chosen = chartOf(task).primes.map((_, at) => at);
      expect(finished(task, { ...chartWork(task), chosen }).isSolved, functionText(task)).toBe(true);
    }
  },
);

/** The work after doing what each hint says, until there is none. */
function finished(task: RowFunction, from: Work): Work {
  let work = from;
  for (let step = 0; step < 100; step += 1) {
    const next = nextStep(task, work);
    if (next.kind === "done") return afterEvent(task, work, { kind: "checkChart" });
    if (next.kind === "merge") {
      for (const entry of next.pair) {
        const column = work.columns.findIndex((entries) => entries.includes(entry));
        const at = work.columns[column]?.indexOf(entry) ?? -1;
        work = afterEvent(task, work, { kind: "press", entry: { column, at } });
      }
    } else if (next.kind === "check") work = afterEvent(task, work, { kind: "checkMerging" });
    else {
      const prime = chartOf(task).primes.findIndex(({ cube }) => isSameCube(cube, next.prime.cube));
      work = afterEvent(task, work, { kind: "toggle", prime });
    }
  }
  throw new Error(`${functionText(task)} is not finished.`);
}
