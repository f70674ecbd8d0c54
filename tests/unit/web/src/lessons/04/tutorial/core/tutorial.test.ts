// The steps of lesson 04: how each is judged, and that later steps never lose the answers of earlier ones.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { questions, wrongList } from "#lessons/04/tables/core/data.ts";
import {
  judgeMinTerms,
  judgeOrder,
  judgeRowCount,
  judgeVariables,
} from "#lessons/04/tutorial/core/step-verdicts.ts";
import { subjectMinTerms } from "#lessons/04/core/subject.ts";
import {
  firstOpenStep,
  newTutorial,
  reduceTutorial,
  stepIds,
  type TutorialEvent,
} from "#lessons/04/tutorial/core/tutorial.ts";
import { assertProperty } from "#support/depth.ts";

test.each([
  [["A", "B", "C"], true],
  [["C", "A", "B"], true],
  [["A", "B"], false],
  [["A", "B", "C", "B'"], false],
  [["A", "B", "C", "F"], false],
  [[], false],
] as const)("variables %o: %s", (chosen, isRight) => {
  expect(judgeVariables(chosen).isRight).toBe(isRight);
});

test.each([
  ["8", true],
  [" 8 ", true],
  ["6", false],
  ["", false],
  ["eight", false],
  ["8.5", false],
])("number of rows %j: %s", (text, isRight) => {
  expect(judgeRowCount(text).isRight).toBe(isRight);
});

test("only the rows from 0 to 7 are in order, and each misplaced row is told its number", () => {
  const ordered = [0, 1, 2, 3, 4, 5, 6, 7];
  expect(judgeOrder(ordered).isRight).toBe(true);
  const swapped = judgeOrder([0, 1, 2, 5, 4, 3, 6, 7]);
  expect(swapped).toEqual({
    isRight: false,
    says: ["1 0 1 counts 4 + 0 + 1 = 5, so it is row 5.", "0 1 1 counts 0 + 2 + 1 = 3, so it is row 3."],
  });
  expect(judgeOrder([0, null, 2, 3, 4, 5, 6, 7]).says).toEqual(["1 row is empty."]);
});

describe("the list of min terms", () => {
  test.each(["1,5,7", "7, 5, 1", "1 5 7", "Σm(1,5,7)", "m(1, 5, 7)", "1,5,7,7"])("%j is right", (text) => {
    expect(judgeMinTerms(text).isRight).toBe(true);
  });

  test.each([
    ["1,5", ["Row 7 is missing: {F = 1} there."]],
    ["1,3,5,7", ["Row 3 does not belong: {F = 0} there."]],
    ["1,5,7,9", ["There is no row 9. The last row is row 7."]],
    ["rows", ["Write row numbers with commas between them, such as 0,2,3."]],
    ["", ["Write the row numbers first."]],
  ])("%j is told what is wrong", (text, says) => {
    expect(judgeMinTerms(text)).toEqual({ isRight: false, says });
  });
});

test("the wrong list of step 7 has one wrong row, and its question names this row", () => {
  expect(subjectMinTerms).toEqual([1, 5, 7]);
  const wrong = wrongList.filter((row) => !subjectMinTerms.includes(row));
  const named = questions.list.options.flatMap((option) => ("isRight" in option ? [option.text] : []));
  expect(named).toEqual(wrong.map((row) => `Row ${row}`));
});

test("each step can be done for the reader, and then nothing is open before it", () => {
  for (const step of stepIds) {
    const done = reduceTutorial(newTutorial, { kind: "doBefore", step });
    expect(firstOpenStep(done, step)).toBeNull();
    expect(done.done).toEqual(stepIds.slice(0, stepIds.indexOf(step)));
  }
});

const at = fc.record({ column: fc.nat(2), row: fc.nat(7) });
const events: fc.Arbitrary<TutorialEvent> = fc.oneof(
  fc.record({ kind: fc.constant("choose" as const), option: fc.constantFrom("A", "B", "B'", "C", "F") }),
  fc.record({ kind: fc.constant("typeRows" as const), text: fc.constantFrom("", "6", "8") }),
  fc.record({ kind: fc.constant("put" as const), row: fc.nat(8) }),
  fc.record({ kind: fc.constant("takeBack" as const), slot: fc.nat(7) }),
  fc.record({
    kind: fc.constant("cell" as const),
    event: fc.record({ kind: fc.constant("press" as const), at }),
  }),
  fc.record({ kind: fc.constant("typeList" as const), text: fc.constantFrom("1", "1,5,7") }),
  fc.record({
    kind: fc.constant("check" as const),
    step: fc.constantFrom("variables" as const, "rows" as const, "order" as const, "min-terms" as const),
  }),
  fc.record({ kind: fc.constant("doBefore" as const), step: fc.constantFrom(...stepIds) }),
);

test("a step that was done stays done, Check changes nothing that was filled in, no row stands twice", () => {
  assertProperty(
    fc.property(fc.array(events, { maxLength: 40 }), (list) => {
      list.reduce((before, event) => {
        const after = reduceTutorial(before, event);
        for (const step of before.done) expect(after.done).toContain(step);
        if (event.kind === "check")
          expect({ ...after, verdicts: 0, done: 0 }).toEqual({ ...before, verdicts: 0, done: 0 });
        const placed = after.placed.filter((row) => row !== null);
        expect(new Set(placed).size).toBe(placed.length);
        return after;
      }, newTutorial);
    }),
    { seed: 18, runs: 300 },
  );
});
