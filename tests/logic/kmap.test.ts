// Karnaugh maps of the crate's answers: groups cover every required cell and no cell of the other value, their terms
// joined are the shown form byte for byte, and a group is essential if a brute-force count says so. Alternative minima
// are equally large and cover the same cells.

import { describe, expect, test } from "vitest";
import type { FormKind } from "#contract/generated/logic-types.ts";
import { limits } from "#contract/limits.ts";
import { cubeAt, cubeCount, cubesAt, pickCubes } from "#answer/core/cubes.ts";
import type { Form } from "#answer/core/form.ts";
import { cellValues, requiredRows } from "#kmap/core/cell-values.ts";
import type { CellValue } from "#table/core/cell-keys.ts";
import { mapLayout } from "#kmap/core/map-layout.ts";
import { piecesOf } from "#kmap/core/map-groups.ts";
import { groupsOf } from "#kmap/core/shown-groups.ts";
import { crateEngine } from "#support/logic/crate-engine.ts";
import { everyCube, primesOf, rowsIn } from "#support/logic/cubes.ts";
import { runs } from "#support/depth.ts";

const engine = crateEngine();
const { signal } = new AbortController();
const names = [..."ABCDEF"];
const kinds: readonly FormKind[] = ["sop", "pos"];

/** Every function with every choice of X: each row is 0, 1 or X. */
function everyFunction(variables: number): CellValue[][] {
  const rows = 2 ** variables;
  const digit = ["0", "1", "2"].map((_, at) => ([0, 1, "X"] as const)[at] ?? 0);
  return Array.from({ length: 3 ** rows }, (_, at) =>
    Array.from({ length: rows }, (__, row) => digit[Math.floor(at / 3 ** row) % 3] ?? 0),
  );
}

/** With few to many ones and X, the same in every run. */
function someFunctions(variables: number, many: number): CellValue[][] {
  let seed = 20 + variables;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed / 2 ** 31;
  };
  return Array.from({ length: many }, () => {
    const [ones, free] = [random(), random() / 2];
    return Array.from({ length: 2 ** variables }, (): CellValue => {
      if (random() < free) return "X";
      return random() < ones ? 1 : 0;
    });
  });
}

const rowsWith = (values: readonly CellValue[], wanted: CellValue) =>
  values.flatMap((value, row) => (value === wanted ? [row] : []));

interface Answered {
  readonly form: Form;
  /** Packed: those as small as the form, one after the other. */
  readonly others: Uint8Array<ArrayBuffer>;
  readonly otherTexts: readonly string[];
  readonly terms: number;
  readonly literals: number;
  readonly primes: Uint8Array;
}

async function answerOf(values: readonly CellValue[], kind: FormKind): Promise<Answered> {
  const vars = names.slice(0, Math.log2(values.length));
  const [rows, dontCares] = [rowsWith(values, 1), rowsWith(values, "X")];
  const request = { vars, rows, dontCares, form: kind, workMax: limits.coverWorkDefault };
  const result = await engine.call("forms", request, signal);
  if (result.kind !== "outcome") throw new Error("no answer");
  const { minimal, minima, others, primes } = result.outcome;
  if (!minimal || !minima || !others || !primes) throw new Error("no minimal form");
  const form = { kind, names: vars, text: minimal.text, cubes: minimal.cubes };
  return {
    form,
    others,
    otherTexts: minima.others,
    terms: minimal.terms,
    literals: minimal.literals,
    primes,
  };
}

const literalsOf = (care: number) => care.toString(2).replaceAll("0", "").length;

/** The rows that some cube of the form covers. */
function coveredBy(cubes: Uint8Array, variables: number): Set<number> {
  return new Set(
    Array.from({ length: cubeCount(cubes) }, (_, at) => rowsIn(cubeAt(cubes, at), variables)).flat(),
  );
}

/** Whether the cubes hold every required row, and beside them only rows that may be either. */
function expectCover(
  covered: ReadonlySet<number>,
  values: readonly CellValue[],
  kind: FormKind,
  said: string,
) {
  const required = requiredRows(values, kind);
  const wrong = kind === "sop" ? 0 : 1;
  expect(
    required.filter((row) => !covered.has(row)),
    said,
  ).toEqual([]);
  expect(
    [...covered].filter((row) => values[row] === wrong),
    said,
  ).toEqual([]);
}

const sets: readonly (readonly [string, number, CellValue[][]])[] = [
  ["every function of 2 variables", 2, everyFunction(2)],
  ["every function of 3 variables", 3, everyFunction(3)],
  ["functions of 4 variables", 4, someFunctions(4, runs(2_000))],
  ["functions of 5 variables", 5, someFunctions(5, runs(500))],
  ["functions of 6 variables", 6, someFunctions(6, runs(500, 25))],
];

test("with every choice of X there are 6,642 functions of 2 and 3 variables", () => {
  expect(everyFunction(2).length + everyFunction(3).length).toBe(6642);
});

describe.each(sets)("%s", (_, variables, functions) => {
  const layouts = [mapLayout(variables, false), mapLayout(variables, true)];
  /** The rows of each cube, so that counting does not go through the code that is tested. */
  const rowsOfCube = new Map(
    everyCube(variables).map((cube) => [`${cube.care} ${cube.value}`, rowsIn(cube, variables)]),
  );

  test.each(kinds)("the groups of its %s", { tags: ["deep"] }, async (kind) => {
    for (const values of functions) {
      const said = `${values.join("")} ${kind}`;
      const { form, primes: packed } = await answerOf(values, kind);
      const required = requiredRows(values, kind);
      const primes = primesOf(variables, required, rowsWith(values, "X"));
      const groups = groupsOf({ names: form.names, kind, form, primes: packed, required, withPrimes: true });
      const chosen = groups.filter(({ isChosen }) => isChosen);

      // What is drawn: the cells of the pieces, in both orientations.
      for (const layout of layouts) {
        const drawn = chosen.flatMap(({ cube }) =>
          piecesOf(cube, layout).flatMap(({ map, top, bottom, left, right }) =>
            (layout.maps[map]?.cells.slice(top, bottom) ?? []).flatMap((line) => line.slice(left, right)),
          ),
        );
        expectCover(new Set(drawn), values, kind, said);
      }

      const joined = chosen.map(({ text }) => text).join(kind === "sop" ? "+" : ".");
      const constant = kind === "sop" ? "0" : "1";
      expect(chosen.length === 0 ? constant : joined, said).toBe(form.text);

      const counts = new Map<number, number>();
      for (const { care, value } of primes)
        for (const row of rowsOfCube.get(`${care} ${value}`) ?? [])
          counts.set(row, (counts.get(row) ?? 0) + 1);
      for (const { cube, rows, onlyIts } of groups) {
        const own = rowsOfCube.get(`${cube.care} ${cube.value}`) ?? [];
        expect(rows, said).toEqual(own);
        expect(onlyIts, said).toEqual(own.filter((row) => required.includes(row) && counts.get(row) === 1));
      }
      // Every term of a minimal form is a prime implicant, so all groups together are the primes.
      expect(groups.length, said).toBe(primes.length);
    }
  });

  test.each(kinds)("the equal minima of its %s", { tags: ["deep"] }, async (kind) => {
    for (const values of functions) {
      const said = `${values.join("")} ${kind}`;
      const { form, others, otherTexts, terms, literals } = await answerOf(values, kind);
      const required = requiredRows(values, kind);
      expect(cubeCount(others), said).toBe(otherTexts.length * terms);
      for (const [at, text] of otherTexts.entries()) {
        const cubes = cubesAt(others, at, terms);
        const other = { ...form, text, cubes };
        const groups = groupsOf({
          names: form.names,
          kind,
          form: other,
          primes: null,
          required,
          withPrimes: false,
        });
        expect(groups.map((group) => group.text).join(kind === "sop" ? "+" : "."), said).toBe(text);
        expect(
          groups.reduce((sum, { cube }) => sum + literalsOf(cube.care), 0),
          said,
        ).toBe(literals);
        expectCover(coveredBy(cubes, variables), values, kind, said);
      }
    }
  });
});

describe("named cases", () => {
  const minimaOf = async (ones: readonly number[], dontCares: readonly number[]) => {
    const request = { input: ones.join(","), dontCares: dontCares.join(","), mode: "mint" } as const;
    const result = await engine.call("simplify", { ...request, workMax: limits.coverWorkDefault }, signal);
    if (result.kind !== "outcome" || result.outcome.kind !== "answer") throw new Error("no answer");
    const { answer, values } = result.outcome;
    const packed = pickCubes(values.primes, values.cover);
    const form: Form = { kind: "sop", text: answer.simplified, names: answer.vars, cubes: packed };
    const required = ones;
    const { primes } = values;
    const groups = groupsOf({ names: answer.vars, kind: "sop", form, primes, required, withPrimes: false });
    const layout = mapLayout(answer.vars.length, false);
    return {
      count: answer.minima?.count,
      texts: groups.map(({ text }) => text),
      rows: groups.map(({ rows }) => rows),
      maps: groups.map(({ cube }) => new Set(piecesOf(cube, layout).map(({ map }) => map)).size),
    };
  };

  test("Σ(0,2,8,10) is one group of four corners, B'.D'", async () => {
    expect(await minimaOf([0, 2, 8, 10], [])).toEqual({
      count: 1,
      texts: ["B'.D'"],
      rows: [[0, 2, 8, 10]],
      maps: [1],
    });
  });

  test("Σ(0,1,2,5,6,7) has two minima", async () => {
    const { count, texts } = await minimaOf([0, 1, 2, 5, 6, 7], []);
    expect([count, texts.length]).toEqual([2, 3]);
  });

  test("Σ(1,3,7,11,15)+d(0,2,5) has two minima of two terms, which do not take every X", async () => {
    const { count, texts, rows } = await minimaOf([1, 3, 7, 11, 15], [0, 2, 5]);
    expect([count, texts.length]).toEqual([2, 2]);
    expect([0, 2, 5].every((row) => rows.flat().includes(row))).toBe(false);
  });

  test("Σ(0,16) of 5 variables is one group in two maps", async () => {
    expect(await minimaOf([0, 16], [])).toEqual({
      count: 1,
      texts: ["B'.C'.D'.E'"],
      rows: [[0, 16]],
      maps: [2],
    });
  });

  test("D'.F' of 6 variables is one group in four maps", async () => {
    const ones = Array.from({ length: 64 }, (_, row) => row).filter((row) => (row & 5) === 0);
    expect(await minimaOf(ones, [])).toEqual({ count: 1, texts: ["D'.F'"], rows: [ones], maps: [4] });
  });

  test.each([
    { name: "0", ones: [], sop: [], pos: ["0"] },
    { name: "1", ones: [0, 1, 2, 3], sop: ["1"], pos: [] },
    { name: "one cell", ones: [2], sop: ["A.B'"], pos: ["A", "B'"] },
  ])("$name", async ({ ones, sop, pos }) => {
    const values = cellValues(2, ones, []);
    for (const kind of kinds) {
      const { form } = await answerOf(values, kind);
      const given = { names: form.names, kind, form, primes: null, required: requiredRows(values, kind) };
      const texts = groupsOf({ ...given, withPrimes: false }).map(({ text }) => text);
      expect(texts).toEqual(kind === "sop" ? sop : pos);
    }
  });
});
