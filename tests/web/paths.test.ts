// The path table against section 2, and the title of any path.

import { describe, expect, test } from "vitest";
import { sectionOf, sections } from "../../web/src/config/paths.ts";

test("every route of the specification is there once", () => {
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
    ["/upgrade", "Upgrade"],
    ["/simplifyer", undefined],
    ["/nowhere", undefined],
  ];
  test.each(cases)("%s is %s", (path, label) => {
    expect(sectionOf(path)?.label).toBe(label);
  });
});
