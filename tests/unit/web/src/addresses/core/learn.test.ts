// The addresses of lessons: a written address is read back as it was, and invalid parts are left out.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  lessonAddress,
  lessonTargetIn,
  taskKinds,
  taskLevels,
  taskSeedMax,
  type LessonTarget,
} from "#addresses/core/learn.ts";
import { assertProperty } from "#support/depth.ts";

function searchOf(address: string): string {
  const at = address.indexOf("?");
  return at === -1 ? "" : address.slice(at);
}

const targets: fc.Arbitrary<LessonTarget> = fc.record(
  {
    section: fc.stringMatching(/^[a-z0-9-]{1,30}$/),
    task: fc.record({
      kind: fc.constantFrom(...taskKinds),
      level: fc.constantFrom(...taskLevels),
      seed: fc.integer({ min: 1, max: taskSeedMax }),
    }),
    byLines: fc.constant(true as const),
  },
  { requiredKeys: [], noNullPrototype: true },
);

describe("an address", () => {
  test.each([
    ["03", {}, "/learn/lesson/03"],
    ["03", { section: "absorptive" }, "/learn/lesson/03?section=absorptive"],
    ["04", { task: { kind: "table", level: 2, seed: 17 } }, "/learn/lesson/04?task=table&level=2&seed=17"],
    [
      "03",
      { task: { kind: "simplify", level: 1, seed: 8 }, byLines: true },
      "/learn/lesson/03?task=simplify&level=1&seed=8&by=lines",
    ],
  ] as const)("of lesson %s and %j is %s", (id, target, address) => {
    expect(lessonAddress(id, target)).toBe(address);
  });

  test("is read as it was written", () => {
    assertProperty(
      fc.property(targets, (target) => {
        expect(lessonTargetIn(searchOf(lessonAddress("03", target)))).toEqual(target);
      }),
      { seed: 18 },
    );
  });
});

describe("a query that asks for no task there is", () => {
  test.each([
    "",
    "?",
    "?task=simplify",
    "?task=simplify&level=2",
    "?task=guess&level=2&seed=1",
    "?task=simplify&level=4&seed=1",
    "?task=simplify&level=02&seed=1",
    "?task=simplify&level=2&seed=0",
    "?task=simplify&level=2&seed=-1",
    "?task=simplify&level=2&seed=1.5",
    "?task=simplify&level=2&seed=1e9",
    "?task=simplify&level=2&seed=NaN",
    `?task=simplify&level=2&seed=${taskSeedMax + 1}`,
  ])("%j names none", (search) => {
    expect(lessonTargetIn(search)).toEqual({});
  });

  test("any text is read without a failure", () => {
    assertProperty(
      fc.property(fc.string(), (text) => {
        const { task } = lessonTargetIn(`?${text}`);
        expect(task === undefined || taskKinds.includes(task.kind)).toBe(true);
      }),
      { seed: 18 },
    );
  });
});
