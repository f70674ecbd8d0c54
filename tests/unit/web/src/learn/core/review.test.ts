// The review: which levels are due on which day, how right answers and misses move them, and that any stored text can be read.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { taskKinds, taskLevels, taskSeedMax } from "#addresses/core/learn.ts";
import { noProgress, withSolved, type Progress } from "#learn/core/progress.ts";
import {
  afterTask,
  daysToNext,
  doneOn,
  dueLevels,
  dueTask,
  intervalMax,
  intervalOf,
  lessonOfKind,
  mergedReviews,
  noReview,
  parseReview,
  solvedLevels,
  tasksADay,
  writeReview,
  type Review,
} from "#learn/core/review.ts";
import { taskId, type PracticeLevel } from "#learn/core/task-id.ts";
import { assertProperty } from "#support/depth.ts";

const today = 20_000;
const seed = 38;

function solving(...levels: readonly PracticeLevel[]): Progress {
  return levels.reduce(
    (progress, level) => withSolved(progress, lessonOfKind[level.kind], taskId({ ...level, seed: 17 })),
    noProgress,
  );
}

const everyLevel = taskKinds.flatMap((kind) => taskLevels.map((level) => ({ kind, level })));
const simplify = { kind: "simplify", level: 2 } as const;
const gates = { kind: "gates", level: 1 } as const;

/** A review with these results of one level, each on the day on which it was due. */
function after(level: PracticeLevel, ...results: readonly boolean[]): { review: Review; day: number } {
  let state = { review: noReview, day: today };
  for (const isRight of results) {
    const review = afterTask(state.review, level, isRight, state.day);
    state = { review, day: state.day + (intervalOf(review, level) ?? 0) };
  }
  return state;
}

const levels = fc.constantFrom(...everyLevel);
/** Results on some of the days from `today` on. */
const reviews: fc.Arbitrary<Review> = fc
  .array(fc.tuple(levels, fc.boolean(), fc.nat(3)), { maxLength: 40 })
  .map((results) => {
    let [review, day] = [noReview, today];
    for (const [level, isRight, later] of results) {
      day += later;
      review = afterTask(review, level, isRight, day);
    }
    return review;
  });

describe("levels", () => {
  test("of which a task was solved come, each once, and no others", () => {
    expect(solvedLevels(noProgress, noReview)).toEqual([]);
    expect(solvedLevels(solving(simplify, gates), noReview)).toEqual([simplify, gates]);
    expect(solvedLevels(solving(...everyLevel), noReview)).toEqual(everyLevel);
    // Questions of a lesson are no tasks, and the level of a practice is that of its own lesson.
    expect(solvedLevels({ "03": { read: [], solved: ["law-2", "gates-1-5"] } }, noReview)).toEqual([]);
  });

  test("stay after the lesson has forgotten the task, because it keeps only the newest", () => {
    const { review } = after(gates, true);
    expect(solvedLevels(noProgress, review)).toEqual([gates]);
  });

  test("are due at once, after a right answer in 2, 4, 8 days and more, and after a miss in half the time", () => {
    const progress = solving(gates);
    expect(dueLevels(progress, noReview, today)).toEqual([gates]);
    const intervals = (...results: boolean[]) => intervalOf(after(gates, ...results).review, gates);
    expect([[true], [true, true], [true, true, true]].map((results) => intervals(...results))).toEqual([
      2, 4, 8,
    ]);
    expect(intervals(true, true, true, false)).toBe(4);
    expect(intervals(false)).toBe(1);
    expect(intervals(true, false, false)).toBe(1);
    expect(intervals(...Array.from({ length: 12 }, () => true))).toBe(intervalMax);
    const { review } = after(gates, true, true);
    expect(intervalOf(noReview, gates)).toBeNull();
    for (const [later, isDue] of [
      [2, false],
      [5, false],
      [6, true],
      [400, true],
    ] as const)
      expect(dueLevels(progress, review, today + later), `${later} days later`).toEqual(isDue ? [gates] : []);
  });

  test("come first if they wait longest, a day more for each miss", () => {
    const progress = solving(simplify, gates);
    const waiting = (missesOfGates: number, daysLater: number) => {
      let review = noReview;
      for (let miss = 0; miss < missesOfGates; miss += 1) review = afterTask(review, gates, false, today);
      review = afterTask(review, simplify, false, today - daysLater);
      return dueLevels(progress, review, today + 1)[0];
    };
    expect(waiting(1, 1)).toEqual(simplify);
    expect(waiting(3, 1)).toEqual(gates);
  });
});

describe("a day", () => {
  test("has ten tasks, whatever waits, and the next day ten more", () => {
    const progress = solving(...everyLevel);
    let review = noReview;
    for (let done = 0; done < tasksADay; done += 1) {
      expect(dueLevels(progress, review, today)).toHaveLength(tasksADay - done);
      const [next] = dueLevels(progress, review, today);
      if (!next) throw new Error("Nothing is due.");
      review = afterTask(review, next, done % 2 === 0, today);
    }
    expect(doneOn(review, today)).toBe(10);
    expect(dueLevels(progress, review, today)).toEqual([]);
    expect(dueTask(progress, review, today)).toBeNull();
    expect(daysToNext(progress, review, today)).toBe(1);
    expect(dueLevels(progress, review, today + 1)).toHaveLength(10);
    expect(doneOn(review, today + 1)).toBe(0);
  });

  test("after many that were missed asks for no more than ten", () => {
    const { review } = after(gates, true);
    expect(dueLevels(solving(...everyLevel), review, today + 365)).toHaveLength(10);
  });

  test("says in how many days the next task comes", () => {
    expect(daysToNext(noProgress, noReview, today)).toBeNull();
    expect(daysToNext(solving(gates), noReview, today)).toBe(0);
    expect(daysToNext(solving(gates), after(gates, true).review, today)).toBe(2);
    expect(daysToNext(solving(gates), after(gates, true).review, today + 9)).toBe(0);
    expect(daysToNext(solving(gates, simplify), after(gates, true).review, today)).toBe(0);
  });

  test("shows the same task until it is done, then another one, with a seed that a task can have", () => {
    assertProperty(
      fc.property(reviews, fc.nat(60), (review, later) => {
        const day = today + later;
        const progress = solving(...everyLevel);
        const task = dueTask(progress, review, day);
        expect(dueTask(progress, parseReview(writeReview(review)), day)).toEqual(task);
        if (!task) return;
        expect(Number.isInteger(task.seed) && task.seed >= 1 && task.seed <= taskSeedMax).toBe(true);
        const next = dueTask(progress, afterTask(review, task, true, day), day);
        if (next) expect(taskId(next)).not.toBe(taskId(task));
      }),
      { seed },
    );
  });
});

test("a level is asked another task on each of a hundred days", () => {
  const seeds = Array.from(
    { length: 100 },
    (_, later) => dueTask(solving(gates), noReview, today + later)?.seed,
  );
  expect(new Set(seeds).size).toBe(100);
});

describe("a stored text", () => {
  test("is read as it was written", () => {
    assertProperty(
      fc.property(reviews, (review) => {
        expect(parseReview(writeReview(review))).toEqual(review);
      }),
      { seed },
    );
  });

  test.each([
    ["none", null],
    ["cut off", '{"asked":{"gates-1":[2'],
    ["a list", "[1]"],
    ["null", "null"],
    ["levels of another shape", '{"asked":{"gates-1":3,"gates-2":[1,2],"gates-3":["a",1,1]}}'],
    ["a level that does not exist", '{"asked":{"gates-4":[1,2,3]}}'],
    ["numbers that are none", '{"asked":{"gates-1":[1.5,1,0],"gates-2":[-1,1,0]},"day":"x","done":1}'],
    ["a day without a count", '{"day":7}'],
  ])("that is %s counts as no review", (_name, text) => {
    expect(parseReview(text)).toEqual(noReview);
  });

  test("with an interval that is too long or too short is read with the nearest one", () => {
    const read = parseReview('{"asked":{"gates-1":[5,9999,0],"gates-2":[5,0,0]},"day":5,"done":2}');
    expect(taskLevels.map((level) => intervalOf(read, { kind: "gates", level }))).toEqual([
      intervalMax,
      1,
      null,
    ]);
  });
});

describe("two reviews", () => {
  test("together have the later task of each level and the later day", () => {
    const here = afterTask(afterTask(noReview, gates, true, today), simplify, true, today);
    const there = afterTask(afterTask(noReview, simplify, false, today - 1), gates, false, today + 1);
    const both = mergedReviews(here, there);
    expect(intervalOf(both, gates)).toBe(1);
    expect(intervalOf(both, simplify)).toBe(2);
    expect(both).toEqual(mergedReviews(there, here));
    expect([doneOn(both, today + 1), doneOn(both, today)]).toEqual([1, 0]);
  });

  test("are the same as one of them if the other adds nothing", () => {
    assertProperty(
      fc.property(reviews, (review) => {
        expect(mergedReviews(review, noReview)).toBe(review);
        expect(mergedReviews(review, review)).toBe(review);
        expect(mergedReviews(noReview, review)).toEqual(review);
      }),
      { seed },
    );
  });
});
