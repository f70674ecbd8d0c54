// The lessons to continue: the lesson that was open last is the last in the list, and a finished lesson is not in it;
// any stored text can be read.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseBegun, withBegun, type BegunLesson } from "#lib/begun-lessons.ts";
import { assertProperty } from "#support/depth.ts";

const one: BegunLesson = { id: "01", section: "alarm" };
const two: BegunLesson = { id: "02", section: "nand" };

describe("a lesson that is open", () => {
  test("is the last one, once", () => {
    expect(withBegun([one, two], "01", "search")).toEqual([two, { id: "01", section: "search" }]);
    expect(withBegun([], "02", "gate")).toEqual([{ id: "02", section: "gate" }]);
  });

  test("leaves the list when it is finished, and the one before it is the last", () => {
    expect(withBegun([one, two], "02", null)).toEqual([one]);
    expect(withBegun([one], "03", null)).toEqual([one]);
  });
});

describe("what is stored", () => {
  test("is read as it was written", () => {
    expect(parseBegun(JSON.stringify([one, two]))).toEqual([one, two]);
    expect(parseBegun(null)).toEqual([]);
  });

  test.each([
    "",
    "[{",
    "null",
    "{}",
    '[null, 3, "02", {}]',
    '[{"id":"2","section":"gate"}]',
    '[{"id":"../upgrade","section":"gate"}]',
    '[{"id":"02","section":3}]',
  ])("%s names no lesson", (text) => {
    expect(parseBegun(text)).toEqual([]);
  });

  test("never throws", () => {
    assertProperty(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const { id } of parseBegun(text)) expect(id).toMatch(/^\d\d$/);
      }),
    );
  });
});
