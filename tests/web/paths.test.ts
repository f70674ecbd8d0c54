// The path table against section 2, and the title of any path.

import { describe, expect, test } from "vitest";
import {
  addressTextCharsMax,
  groups,
  sectionOf,
  sections,
  simplifyPath,
  takesFullSpace,
} from "../../web/src/config/paths.ts";

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

describe("the Simplifier's address", () => {
  const readBack = (address: string) => Object.fromEntries(new URLSearchParams(address.split("?")[1]));
  test.each(["A.B+C'", "1 3, 8", "a&b=c#d?e%", "Ā·B", "x".repeat(addressTextCharsMax)])(
    "holds %s as it was typed",
    (input) => {
      expect(readBack(simplifyPath({ input, mode: "mint" }))).toEqual({ input, mode: "mint" });
      expect(readBack(simplifyPath({ input }))).toEqual({ input });
    },
  );
  test.each(["", "  ", "x".repeat(addressTextCharsMax + 1)])(
    "leaves a blank or too long text out",
    (input) => {
      expect(simplifyPath({ input, mode: "boolean" })).toBe("/simplify");
    },
  );
});
