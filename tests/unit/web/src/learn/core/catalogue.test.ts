// The modules and lessons against the specification's list, and the sections that the list counts against the lessons.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { lessonEntries, lessonEntry, lessonIds, lessonModules } from "#learn/core/catalogue.ts";
import { writtenLessons } from "#features/learn/written-lessons.ts";
import { lessons } from "#support/lessons/drawn-lessons.ts";

const specification = readFileSync("tests/fixtures/spec.md", "utf8");

describe("the modules", () => {
  test("hold the lessons 01 to 10 in their order, and after them our own", () => {
    expect(lessonEntries.map(({ id }) => id)).toEqual(lessonIds);
    expect(lessonModules.map((module) => [module.id, module.lessons.map(({ id }) => id)])).toEqual([
      ["01", ["01", "02", "03", "04"]],
      ["02", ["05", "06", "07", "08"]],
      ["03", ["09", "10"]],
      ["04", ["11"]],
    ]);
  });

  test.each(lessonModules.slice(0, 3).map(({ title }) => title))(
    "%s is a module of the specification",
    (title) => {
      expect(specification).toContain(title);
    },
  );

  // The specification writes some titles in small letters.
  test.each(lessonEntries.slice(0, 10).map(({ title }) => title))(
    "%s is a lesson of the specification",
    (title) => {
      expect(specification.toLowerCase()).toContain(title.toLowerCase());
    },
  );

  test("a lesson is still to come exactly where no folder has it", () => {
    expect(lessonEntries.filter(({ isUpcoming }) => !isUpcoming).map(({ id }) => id)).toEqual(
      lessons.map(({ id }) => id),
    );
  });

  test.each(["", "1", "001", "12", "02 ", "__proto__", "De-Morgan"])("no lesson is numbered %j", (id) => {
    expect(lessonEntry(id)).toBeUndefined();
  });
});

test("each lesson that can be read has its file, no other has one", () => {
  expect(Object.keys(writtenLessons).toSorted()).toEqual(lessons.map(({ id }) => id));
});

describe.each(lessons)("lesson $id", ({ sections }) => {
  const ids = sections.map((section) => section.id);

  test("has an anchor of its own for each section, in small letters and hyphens", () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((each) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(each))).toEqual([]);
  });

  test("has a title of its own for each section", () => {
    const titles = sections.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
