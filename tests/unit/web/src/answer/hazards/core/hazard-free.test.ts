// Forms without static hazards on the page: the hazard of a form, the difference to the form without hazards, and the
// texts of the map's groups and of its file.

import { describe, expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import type { FormKind } from "#contract/generated/logic-types.ts";
import { cubeAt, cubeCount, packCubes } from "#answer/core/cubes.ts";
import type { Form } from "#answer/core/form.ts";
import { hazardFree, type ShownHazardFree } from "#answer/hazards/core/hazard-free.ts";
import { hazardOf, type RowsRequest } from "#answer/hazards/core/hazard.ts";
import { filePaints } from "#kmap/colours.ts";
import { cellValues, requiredRows } from "#kmap/core/cell-values.ts";
import { mapLayout } from "#kmap/core/map-layout.ts";
import { mapSvg } from "#kmap/core/map-svg.ts";
import { groupsOf } from "#kmap/core/shown-groups.ts";
import { crateEngine } from "#support/logic/crate-engine.ts";
import { elementsIn, readXml, textOf } from "#support/markup.ts";
import { runs } from "#support/depth.ts";

const engine = crateEngine();
const { signal } = new AbortController();

function rowsOf(variables: number, rows: readonly number[], dontCares: readonly number[] = []): RowsRequest {
  const vars = [..."ABCDEF"].slice(0, variables);
  return { vars, rows: [...rows], dontCares: [...dontCares], ...budgets.page };
}

async function answerOf(rows: RowsRequest, form: FormKind, withoutHazards: boolean) {
  const result = await engine.call("forms", { ...rows, form, withoutHazards }, signal);
  if (result.kind !== "outcome") throw new Error("The engine gave no outcome.");
  return result.outcome;
}

async function minimalOf(rows: RowsRequest, kind: FormKind): Promise<Form> {
  const { minimal } = await answerOf(rows, kind, false);
  if (!minimal) throw new Error("There is no minimal form.");
  return { kind, names: rows.vars, ...minimal };
}

async function freeOf(rows: RowsRequest, shown: Form): Promise<ShownHazardFree | null> {
  const hazard = hazardOf(shown, rows);
  const state = hazard && hazardFree(shown, hazard, await answerOf(rows, shown.kind, true));
  return state?.status === "shown" ? state : null;
}

function termsOf({ kind, text }: Form): readonly string[] {
  return text.split(kind === "sop" ? "+" : ".");
}

describe("a form has a hazard", () => {
  const cases: readonly [name: string, kind: FormKind, rows: RowsRequest, hazard: object | null][] = [
    [
      "where neighbouring ones lie in two products",
      "sop",
      rowsOf(3, [1, 3, 6, 7]),
      { variable: 0, rows: [3, 7] },
    ],
    [
      "where neighbouring zeros lie in two clauses",
      "pos",
      rowsOf(3, [1, 3, 6, 7]),
      { variable: 0, rows: [0, 4] },
    ],
    ["not with a don't-care beside a one", "sop", rowsOf(3, [1, 3, 6], [7]), null],
    ["not where the products have no neighbouring rows", "sop", rowsOf(2, [0, 3]), null],
    ["not of one product", "sop", rowsOf(2, [3]), null],
    ["not of a constant", "sop", rowsOf(2, []), null],
  ];
  test.each(cases)("%s (%s)", async (_name, kind, rows, expected) => {
    const form = await minimalOf(rows, kind);
    const hazard = hazardOf(form, rows);
    expect(hazard && { variable: hazard.variable, rows: hazard.rows }).toEqual(expected);
    if (hazard) expect(hazard.terms).toEqual([0, 1]);
  });
});

test("of random functions, a form has a hazard where two neighbouring rows share no term, and the other has none", async () => {
  let seed = 29;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((below * seed) / 2 ** 31);
  };
  const seen = { none: 0, added: 0, leftOut: 0 };
  const count = runs(300);
  for (let round = 0; round < count; round += 1) {
    const variables = 3 + (round % 3);
    const values = Array.from({ length: 2 ** variables }, () => random(5));
    const rowsWith = (of: (value: number) => boolean) =>
      [...values.keys()].filter((row) => of(values[row] ?? 0));
    const rows = rowsOf(
      variables,
      rowsWith((value) => value > 2),
      rowsWith((value) => value === 2),
    );
    const kind = round % 2 === 0 ? "sop" : "pos";
    const shown = await minimalOf(rows, kind);
    const required = new Set(kind === "sop" ? rows.rows : rowsWith((value) => value < 2));
    const pairs = [...required].flatMap((row) =>
      [1, 2, 4, 8, 16]
        .map((bit) => [row, row | bit] as const)
        .filter(([, other]) => other > row && required.has(other)),
    );
    const isHeld = (form: Form, pair: readonly number[]) =>
      Array.from({ length: cubeCount(form.cubes) }, (_, at) => cubeAt(form.cubes, at)).some(
        ({ care, value }) => pair.every((row) => (row & care) === value),
      );
    const free = await freeOf(rows, shown);
    if (!free) {
      expect(pairs.every((pair) => isHeld(shown, pair))).toBe(true);
      seen.none += 1;
      continue;
    }
    expect(pairs).toContainEqual(free.hazard.rows);
    expect(isHeld(shown, free.hazard.rows)).toBe(false);
    expect(pairs.every((pair) => isHeld(free.form, pair))).toBe(true);
    expect(hazardOf(free.form, rows)).toBeNull();
    const kept = termsOf(shown).filter((_, at) => !free.leftOut.includes(at));
    const added = termsOf(free.form).filter((_, at) => free.added.has(at));
    expect([...kept, ...added].toSorted()).toEqual(termsOf(free.form).toSorted());
    expect(added.some((term) => kept.includes(term))).toBe(false);
    seen.added += 1;
    seen.leftOut += free.leftOut.length > 0 ? 1 : 0;
  }
  expect(seen.none).toBeGreaterThan(count / 6);
  expect(seen.added).toBeGreaterThan(count / 3);
  expect(seen.leftOut).toBeGreaterThan(count / 60);
});

test("too many pairs of rows, and an engine that gives nothing, are two reasons", async () => {
  const rows = rowsOf(3, [1, 3, 6, 7]);
  const shown = await minimalOf(rows, "sop");
  const hazard = hazardOf(shown, rows);
  if (!hazard) throw new Error("There is no hazard.");
  const tooLarge = await answerOf({ ...rows, primesMax: 2 }, "sop", true);
  expect(hazardFree(shown, hazard, tooLarge)).toEqual({ status: "tooLarge" });
  expect(hazardFree(shown, hazard, null)).toEqual({ status: "unavailable" });
});

test("the map's groups and its file say which term was added, by the line's strength and a word", async () => {
  const rows = rowsOf(3, [1, 3, 6, 7]);
  const free = await freeOf(rows, await minimalOf(rows, "sop"));
  if (!free) throw new Error("There is no hazard.");
  const values = cellValues(3, rows.rows, []);
  const given = { names: rows.vars, kind: "sop", primes: packCubes([]), withPrimes: false } as const;
  const required = requiredRows(values, "sop");
  const groups = groupsOf({ ...given, required, form: free.form, added: free.added });
  expect(groups.map(({ text, isAdded }) => [text, isAdded])).toEqual(
    free.form.text.split("+").map((text) => [text, text === "B.C"]),
  );
  const drawn = {
    layout: mapLayout(3, false),
    names: rows.vars,
    values,
    groups,
    paints: filePaints("light"),
    form: free.form,
    output: "F",
  };
  const every = elementsIn([readXml(mapSvg(drawn, "groups"))]);
  const widths = every.flatMap(({ attributes }) =>
    attributes["data-group"] === undefined ? [] : [[attributes["data-product"], attributes["stroke-width"]]],
  );
  expect(widths.filter(([, width]) => width === "4")).toEqual([["B.C", "4"]]);
  const entries = every
    .filter(({ attributes }) => attributes["data-part"] === "group")
    .map(({ children }) => textOf(children));
  expect(entries.filter((text) => text.endsWith("added"))).toEqual(["cB·Cadded"]);
});
