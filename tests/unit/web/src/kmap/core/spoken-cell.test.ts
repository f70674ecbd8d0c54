// The spoken texts of a map: a cell, a header, the caption, the reason for a group's term, and the notation of terms.

import { expect, test } from "vitest";
import { packCubes } from "#answer/core/cubes.ts";
import { mapLayout } from "#kmap/core/map-layout.ts";
import { groupsOf } from "#kmap/core/shown-groups.ts";
import { mapCaption, spokenCell, spokenCorner, spokenLine } from "#kmap/core/spoken-cell.ts";
import { termText } from "#kmap/core/terms.ts";
import { whyText } from "#kmap/core/why.ts";
import { karnaughMap } from "#messages/karnaugh-map.ts";

const abcd = ["A", "B", "C", "D"];
/** `-` where the variable has no literal. */
const cubeOf = (pattern: string) => ({
  care: Number.parseInt(pattern.replace(/[01]/g, "1").replaceAll("-", "0"), 2),
  value: Number.parseInt(pattern.replaceAll("-", "0"), 2),
});
const groups = groupsOf({
  names: abcd,
  kind: "sop",
  form: { kind: "sop", text: "", names: abcd, cubes: packCubes(["-00-", "01--", "1-01"].map(cubeOf)) },
  primes: null,
  required: [],
  withPrimes: false,
});

test.each([
  { row: 9, value: 1, says: "A 1, B 0, C 0, D 1, row 9, 1, in a and c" },
  { row: 5, value: "X", says: "A 0, B 1, C 0, D 1, row 5, X, in b" },
  { row: 15, value: 0, says: "A 1, B 1, C 1, D 1, row 15, 0" },
] as const)("a cell says $says", ({ row, value, says }) => {
  expect(spokenCell(abcd, row, value, groups)).toBe(says);
});

test("a name with digits is read with a pause", () => {
  expect(spokenCell(["x1", "x12"], 2, 0, [])).toBe("x 1 1, x 12 0, row 2, 0");
});

test("headers name the variables' values", () => {
  const { rows, columns } = mapLayout(3, false);
  const [first, , third] = columns.lines;
  if (!first || !third || !rows.lines[1]) throw new Error("no lines");
  expect(spokenLine(columns, first, ["A", "B", "C"])).toBe("B 0, C 0");
  expect(spokenLine(columns, third, ["A", "B", "C"])).toBe("B 1, C 1");
  expect(spokenLine(rows, rows.lines[1], ["A", "B", "C"])).toBe("A 1");
  expect(spokenCorner(mapLayout(3, true), ["A", "B", "C"])).toBe("B C down, A across");
});

test.each([
  { n: 3, swapped: false, at: 0, says: "Karnaugh map of A, B and C: 2 rows by A, 4 columns by B and C" },
  { n: 3, swapped: true, at: 0, says: "Karnaugh map of A, B and C: 4 rows by B and C, 2 columns by A" },
  {
    n: 6,
    swapped: false,
    at: 1,
    says: "Karnaugh map of A, B, C, D, E and F, cells with A 0, B 1: 4 rows by C and D, 4 columns by E and F",
  },
])("a caption has the variables, the size and the orientation: $says", ({ n, swapped, at, says }) => {
  const layout = mapLayout(n, swapped);
  const map = layout.maps[at];
  expect(map && mapCaption(layout, map, [..."ABCDEF"].slice(0, n))).toBe(says);
});

test.each([
  { pattern: "-0-0", says: "B and D stay 0, A and C change" },
  { pattern: "10-0", says: "A stays 1, B and D stay 0, C changes" },
  { pattern: "1111", says: "A, B, C and D stay 1" },
  { pattern: "----", says: "A, B, C and D change" },
])("why a group is $pattern: $says", ({ pattern, says }) => {
  expect(whyText(cubeOf(pattern), abcd)).toBe(says);
});

test.each([
  {
    rows: [5],
    kind: "sop",
    short: "X as 1: 5",
    spoken: "don't-care 5 as 1",
    why: /^The X in row 5 .* As 1, it makes the group larger and the product shorter\.$/,
  },
  {
    rows: [5, 7],
    kind: "pos",
    short: "X as 0: 5, 7",
    spoken: "don't-cares 5, 7 as 0",
    why: /^The X in rows 5 and 7 .* As 0, they make the group larger and the clause shorter\.$/,
  },
] as const)("why X is in a group: $short", ({ rows, kind, short, spoken, why }) => {
  expect(karnaughMap.free(rows, kind)).toBe(short);
  expect(karnaughMap.spokenFree(rows, kind)).toBe(spoken);
  expect(karnaughMap.whyFree(rows, kind)).toMatch(why);
});

test.each([
  ["-0-0", "B'.D'", "(B+D)"],
  ["10-1", "A.B'.D", "(A'+B+D')"],
  ["--1-", "C", "C'"],
  ["----", "1", "0"],
])("the cube %s is the product %s and the clause %s", (pattern, product, clause) => {
  expect(termText(cubeOf(pattern), abcd, "sop")).toBe(product);
  expect(termText(cubeOf(pattern), abcd, "pos")).toBe(clause);
});

test("with all prime implicants, the terms of the form come first and keep their letters", () => {
  const primes = packCubes(["01--", "11--", "-00-", "1-01"].map(cubeOf));
  const form = {
    kind: "sop",
    text: "",
    names: abcd,
    cubes: packCubes(["-00-", "01--"].map(cubeOf)),
  } as const;
  const given = { names: abcd, kind: "sop", form, primes, required: [0, 4, 9, 13] } as const;
  const shown = groupsOf({ ...given, withPrimes: true });
  expect(shown.map(({ look, text, isChosen }) => `${look.letter} ${text} ${isChosen}`)).toEqual([
    "a B'.C' true",
    "b A'.B true",
    "c A.B false",
    "d A.C'.D false",
  ]);
  expect(shown.map(({ onlyIts }) => onlyIts)).toEqual([[0], [4], [], []]);
  expect(groupsOf({ ...given, withPrimes: false }).map(({ text }) => text)).toEqual(["B'.C'", "A'.B"]);
});
