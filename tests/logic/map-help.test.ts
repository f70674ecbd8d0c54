// The statements of the page on Karnaugh maps about its example, checked by the crate and by the map's own layout.

import { expect, test } from "vitest";
import { cubeCount } from "#answer/core/cubes.ts";
import { groupsOf } from "#kmap/core/shown-groups.ts";
import { cellValues, requiredRows } from "#kmap/core/cell-values.ts";
import { mapLayout } from "#kmap/core/map-layout.ts";
import { mapHelp } from "#messages/map-help.ts";
import { mapExample, mapRequest } from "#features/learn/map-help/core/map-example.ts";
import { packages } from "#support/logic/wasm.ts";

const [first] = packages;
if (!first) throw new Error("There is no build.");
const { minimal, primes } = first.logic.forms(mapRequest);
const { names, ones, dontCares } = mapExample;
const words = mapHelp.parts.map((part) => part.words).join(" ");

test("the groups are those that the page names, each 1 is in one, row 15 is taken and row 6 is not", () => {
  if (!minimal || !primes) throw new Error("There is no minimal form.");
  const form = { kind: "sop" as const, text: minimal.text, names, cubes: minimal.cubes };
  const required = requiredRows(cellValues(names.length, ones, dontCares), "sop");
  const groups = groupsOf({ names, kind: "sop", form, primes, required, withPrimes: false, added: null });
  expect(form.text).toBe("B.D+B'.D'");
  expect(cubeCount(form.cubes)).toBe(2);
  const covered = groups.flatMap(({ rows }) => rows);
  for (const row of ones) expect(covered).toContain(row);
  expect([covered.includes(15), covered.includes(6)]).toEqual([true, false]);
  // Both are essential: each has a 1 of its own, which the legend names.
  for (const { onlyIts } of groups) expect(onlyIts.length).toBeGreaterThan(0);
});

test("the edges of a map go in the order that the page gives", () => {
  const { rows, columns } = mapLayout(names.length, false);
  for (const { lines } of [rows, columns])
    expect(lines.map(({ label }) => label)).toEqual(["00", "01", "11", "10"]);
  expect(words).toContain("00, 01, 11, 10");
});
