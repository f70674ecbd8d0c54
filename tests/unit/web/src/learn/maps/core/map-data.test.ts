// The Karnaugh maps of the lessons: their groups hold no forbidden cell, cover what they must, and are as small as the crate says;
// and what the reader's own groups are judged by.

import { expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import { unpackCubes } from "#answer/core/cubes.ts";
import { check } from "#kmap/grouping/core/judge.ts";
import { groupsOf, taskOf, valuesOf, type MapData } from "#learn/maps/core/map-data.ts";
import { operations } from "#lib/engine/operations.ts";
import { crateEngine } from "#support/logic/crate-engine.ts";
import { lessonData } from "#support/lessons/lesson-data.ts";

// Its import starts the WASM.
crateEngine();

function crateMinimum({ names, ones, dontCares = [], kind = "sop" }: MapData, withoutHazards = false) {
  const request = {
    vars: [...names],
    rows: [...ones],
    dontCares: [...dontCares],
    form: kind,
    withoutHazards,
    ...budgets.page,
  };
  const answer = operations.forms(request);
  if (!answer.minimal?.proven) throw new Error("The crate gives no minimum.");
  return answer;
}

const grouped = lessonData.maps.filter(({ value }) => value.groups !== undefined && !value.isHazardFree);
const hazardFree = lessonData.maps.filter(({ value }) => value.isHazardFree);

test.each(hazardFree)("$name: the groups are the smallest form without hazards", ({ value }) => {
  const { minimal } = crateMinimum(value, true);
  const texts = groupsOf(value).map(({ text }) => text);
  expect(texts).toHaveLength(minimal?.terms ?? 0);
  expect(texts.toSorted()).toEqual(minimal?.text.replaceAll("·", ".").split("+").toSorted());
});

test.each(grouped)("$name: the groups are a smallest form, and no two maps have one id", ({ value }) => {
  const { minimal, primes } = crateMinimum(value);
  const groups = groupsOf(value);
  const inside = value.kind === "pos" ? 0 : 1;
  const values = valuesOf(value);
  for (const { rows, text } of groups)
    expect(
      rows.filter((row) => values[row] === 1 - inside),
      text,
    ).toEqual([]);
  const covered = new Set(groups.flatMap(({ rows }) => rows));
  expect(values.flatMap((one, row) => (one === inside && !covered.has(row) ? [row] : []))).toEqual([]);
  expect(groups.length).toBe(minimal?.terms);
  const known = unpackCubes(primes ?? new Uint8Array()).map(({ care, value: bits }) => `${care} ${bits}`);
  for (const { cube, text } of groups) expect(known, text).toContain(`${cube.care} ${cube.value}`);
  expect(lessonData.maps.filter((other) => other.value.id === value.id)).toHaveLength(1);
});

test.each(grouped.filter(({ value }) => value.names.length <= 4))(
  "$name: the groups that are drawn are right as the reader's own, and not with one left out",
  ({ value }) => {
    const { minimal, minima } = crateMinimum(value);
    const task = taskOf(value);
    const groups = groupsOf(value).map(({ rows }) => rows);
    expect(check(task, groups)).toEqual({
      kind: "minimum",
      terms: minimal?.terms,
      literals: minimal?.literals,
      minimaCount: minima?.count ?? 1,
    });
    expect(check(task, groups.slice(1)).kind).toBe("uncovered");
  },
);
