// The path table against section 2, and the title of any path.

import { describe, expect, test } from "vitest";
import { canonicalPath, groups, sectionOf, sections, takesFullSpace } from "#addresses/core/paths.ts";

test("every route of the specification is there once, and that of the review", () => {
  expect(sections.map(({ path }) => path).toSorted()).toEqual(
    [
      "/",
      "/simplify",
      "/upgrade",
      "/kmap",
      "/ttable",
      "/soppos",
      "/cgen",
      "/csim",
      "/number-systems",
      "/learn",
      "/learn/review",
      "/learn/lesson/:lessonId",
    ].toSorted(),
  );
});

describe("the first section by whole segments gives the title", () => {
  const cases: readonly [path: string, label: string | undefined][] = [
    ["/", "Home"],
    ["/simplify", "Simplify"],
    ["/simplify/", "Simplify"],
    ["/kmap", "Karnaugh Map"],
    ["/learn", "Learn"],
    ["/learn/lesson/02", "Learn"],
    ["/upgrade", "Premium"],
    ["/simplifyer", undefined],
    ["/simplify/more", undefined],
    ["/learn/lesson", undefined],
    ["/learn/lesson/02/more", undefined],
    ["/nowhere", undefined],
  ];
  test.each(cases)("%s is %s", (path, label) => {
    expect(sectionOf(path)?.label).toBe(label);
  });
});

test("the groups hold the sections in the specification's order", () => {
  expect(
    groups.map((name) => [name, ...sections.filter(({ group }) => group === name).map(({ label }) => label)]),
  ).toEqual([
    ["Simplify", "Simplify"],
    ["Logic Tables", "Karnaugh Map", "Truth Table", "SoP PoS"],
    ["Circuit", "Generator", "Simulator"],
    ["Number Systems", "Number Systems"],
    ["Boolean Algebra", "Learn"],
  ]);
});

test("simulator and lessons take the full space, the lesson list does not", () => {
  const paths = ["/", "/simplify", "/csim", "/learn", "/learn/lesson/02", "/nowhere"];
  expect(paths.filter(takesFullSpace)).toEqual(["/csim", "/learn/lesson/02"]);
});

test.each([
  ["/simplify", "/simplify"],
  ["/SIMPLIFY", "/simplify"],
  ["/TTable", "/ttable"],
  ["//simplify", "/simplify"],
  ["/simplify/", "/simplify"],
  ["//", "/"],
  ["/Learn/Lesson/De-Morgan/", "/learn/lesson/De-Morgan"],
  ["/Nowhere//", "/Nowhere//"],
  ["/simplify/More", "/simplify/More"],
])("%s is spelled %s", (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});
