// Which marked group is one of what is shown.

import { expect, test } from "vitest";
import { packCubes } from "#answer/core/cubes.ts";
import { knownGroup } from "#function/core/known-group.ts";

const cube = (care: number, value: number) => ({ care, value });
const sum = {
  kind: "sop",
  text: "A.B+B'.C",
  names: ["A", "B", "C"],
  cubes: packCubes([cube(6, 6), cube(3, 1)]),
} as const;

test("only a term or a prime implicant of what is shown is a group that can be marked", () => {
  const minimal = {
    ...sum,
    cubes: packCubes([cube(6, 6), cube(3, 1)]),
    terms: 2,
    literals: 3,
    proven: true,
    lowerBound: 2,
  };
  const shown = {
    canonical: sum,
    rowList: null,
    freeRows: null,
    minimal,
    minima: [minimal],
    minimaCount: 1,
    primes: packCubes([cube(3, 3)]),
  };
  expect(knownGroup(shown, cube(3, 1))).toEqual(cube(3, 1));
  expect(knownGroup(shown, cube(3, 3))).toEqual(cube(3, 3));
  expect(knownGroup(shown, cube(7, 3))).toBeNull();
  expect(knownGroup({ ...shown, primes: null }, cube(3, 3))).toBeNull();
  expect(knownGroup(null, cube(3, 1))).toBeNull();
});
