// A mark leads to the same rows, term, group and gate in all views of a function, and its sentence says what a count over
// cells says. The forms are the crate's.

import { expect, test } from "vitest";
import type { FormKind } from "#contract/generated/logic-types.ts";
import { limits } from "#contract/limits.ts";
import { circuitOfForm } from "#circuit/core/logic/from-form.ts";
import { tableOf } from "#circuit/core/logic/table.ts";
import { cubeAt, cubeCount, unpackCubes } from "#answer/core/cubes.ts";
import type { Form } from "#answer/core/form.ts";
import { cellValues, requiredRows } from "#kmap/core/cell-values.ts";
import { coveredRows } from "#kmap/core/map-groups.ts";
import { groupsOf } from "#kmap/core/shown-groups.ts";
import { coveringTerms, isOneIn, termsOfGroup } from "#function/core/covering.ts";
import { freeText, groupText } from "#function/core/mark-text.ts";
import { crateEngine } from "#support/logic/crate-engine.ts";
import { rowsIn } from "#support/logic/cubes.ts";
import { runs } from "#support/depth.ts";

const engine = crateEngine();
const { signal } = new AbortController();
const functions = runs(3_000);

interface Given {
  readonly names: readonly string[];
  readonly ones: readonly number[];
  readonly free: readonly number[];
}

/** With 2 to 6 variables and few to many ones and X, the same in every run. */
function givenFunctions(): readonly Given[] {
  let seed = 35;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed / 2 ** 31;
  };
  return Array.from({ length: functions }, (_, index) => {
    const variables = 2 + (index % 5);
    const [ones, free] = [random(), random() / 2];
    const values = Array.from({ length: 2 ** variables }, () =>
      random() < free ? "X" : random() < ones ? 1 : 0,
    );
    const rowsWith = (wanted: unknown) => values.flatMap((value, row) => (value === wanted ? [row] : []));
    // Letters that are not the first ones, and a name with a digit.
    return {
      names: ["p", "q", "r2", "s", "x", "y"].slice(0, variables),
      ones: rowsWith(1),
      free: rowsWith("X"),
    };
  });
}

async function answered({ names, ones, free }: Given, kind: FormKind) {
  const request = {
    vars: [...names],
    rows: [...ones],
    dontCares: [...free],
    form: kind,
    workMax: limits.coverWorkDefault,
  };
  const result = await engine.call("forms", request, signal);
  if (result.kind !== "outcome") throw new Error("no answer");
  const { minimal, primes } = result.outcome;
  if (!minimal || !primes) throw new Error("no minimal form");
  return { form: { kind, names, text: minimal.text, cubes: minimal.cubes }, primes };
}

/** The rows in which the parts of the circuit of the form are 1, by part. */
function rowsByGate(form: Form) {
  const built = circuitOfForm(form, "F");
  if (!built) throw new Error(`no circuit of ${form.text}`);
  const { circuit, terms } = built;
  const bulb = circuit.parts.find(({ kind }) => kind === "bulb");
  const switches = circuit.parts.filter(({ kind }) => kind === "switch");
  if (
    !isSame(
      switches.map(({ name }) => name),
      form.names,
    )
  )
    throw new Error(`switches of ${form.text}`);
  const wanted = [...terms, bulb?.id ?? -1];
  const table = tableOf(circuit, [...switches.map(({ id }) => id), ...wanted]);
  if (table.kind !== "table") throw new Error(table.kind);
  const columns = table.columns.slice(switches.length);
  return columns.map((column) =>
    Array.from({ length: 2 ** form.names.length }, (_, row) => row).filter(
      (row) => (((column[row >> 3] ?? 0) >> (row & 7)) & 1) === 1,
    ),
  );
}

/** `Array.toEqual` of vitest for each row would take longer than everything else. */
const isSame = (one: readonly unknown[] | undefined, other: readonly unknown[]) =>
  one !== undefined && one.length === other.length && one.every((item, at) => item === other[at]);

/** The views that show other rows, terms or gates than the cubes of the form say. */
function faultsOfViews({ names, ones, free }: Given, form: Form, primes: Uint8Array): readonly string[] {
  const { kind, cubes } = form;
  const all = Array.from({ length: 2 ** names.length }, (_, row) => row);
  const required = requiredRows(cellValues(names.length, ones, free), kind);
  const groups = groupsOf({ names, kind, form, primes, required, withPrimes: false });
  const gates = rowsByGate(form);
  const ofTerms = Array.from({ length: cubeCount(cubes) }, (_, at) =>
    rowsIn(cubeAt(cubes, at), names.length),
  );
  const result = all.filter((row) => ofTerms.some((rows) => rows.includes(row)) === (kind === "sop"));
  const shown = (rows: readonly number[] | undefined) =>
    // A clause is 0 in its rows.
    kind === "sop" ? rows : all.filter((row) => !rows?.includes(row));
  return [
    ...ofTerms.flatMap((rows, at) => {
      const cube = cubeAt(cubes, at);
      const isRight =
        isSame(shown(gates[at]), rows) &&
        isSame(coveredRows(cube, names.length), rows) &&
        isSame(groups[at]?.rows, rows) &&
        isSame(termsOfGroup(form, cube), [at]);
      return isRight ? [] : [`term ${at} of ${form.text}`];
    }),
    ...all.flatMap((row) => {
      const covering = ofTerms.flatMap((rows, at) => (rows.includes(row) ? [at] : []));
      const isRight =
        isSame(coveringTerms(form, row), covering) && isOneIn(form, row) === result.includes(row);
      return isRight ? [] : [`row ${row} of ${form.text}`];
    }),
    ...(gates.length === ofTerms.length + 1 && isSame(gates.at(-1), result) ? [] : [`bulb of ${form.text}`]),
  ];
}

/** The sentences that say something else than a count over cells, and how often each kind of sentence was met. */
function faultsOfSentences({ names, ones, free }: Given, form: Form, primes: Uint8Array, met: Met) {
  const { kind, cubes } = form;
  const values = cellValues(names.length, ones, free);
  const of = { form, primes, values };
  const wanted = kind === "sop" ? 1 : 0;
  const all = unpackCubes(primes).map((cube) => new Set(rowsIn(cube, names.length)));
  const faults: string[] = [];
  for (let at = 0; at < cubeCount(cubes); at += 1) {
    const cube = cubeAt(cubes, at);
    const rows = rowsIn(cube, names.length);
    const isEssential = rows.some(
      (row) => values[row] === wanted && all.filter((others) => others.has(row)).length === 1,
    );
    const text = groupText(of, cube) ?? "";
    const isRight =
      text.includes(": essential, because only this group covers") === isEssential &&
      text.includes(`taken as ${wanted} here`) === rows.some((row) => values[row] === "X");
    if (!isRight) faults.push(text);
    if (isEssential) met.essential += 1;
  }
  for (const row of values.keys()) {
    const text = freeText(of, row);
    const value = isOneIn(form, row) ? 1 : 0;
    const isTaken = value === wanted;
    const isRight =
      values[row] === "X"
        ? text?.includes(`taken as ${value} here`) === true && text.includes("no group needs it") !== isTaken
        : text === null;
    if (!isRight) faults.push(`${form.text} ${row}: ${text}`);
    if (text !== null) met[isTaken ? "taken" : "unneeded"] += 1;
  }
  return faults;
}

interface Met {
  essential: number;
  taken: number;
  unneeded: number;
}

test.each(["sop", "pos"] as const)(
  "%s of many functions: term, group, rows, gate and sentence of each mark are about the same cells",
  async (kind) => {
    const met: Met = { essential: 0, taken: 0, unneeded: 0 };
    for (const given of givenFunctions()) {
      const { form, primes } = await answered(given, kind);
      const faults = [...faultsOfViews(given, form, primes), ...faultsOfSentences(given, form, primes, met)];
      if (faults.length > 0) expect(faults).toEqual([]);
    }
    expect(Math.min(met.essential, met.taken, met.unneeded)).toBeGreaterThan(functions / 3);
  },
);

test("the sentences in full", async () => {
  const names = ["A", "B", "C"];
  const marked = async (ones: number[], free: number[], kind: FormKind) => {
    const { form, primes } = await answered({ names, ones, free }, kind);
    return { form, primes, values: cellValues(3, ones, free) };
  };
  const unneeded = await marked([3, 7], [5], "sop");
  expect(groupText(unneeded, { care: 3, value: 3 })).toBe(
    "3, 7: essential, because only this group covers 3.",
  );
  expect(groupText(unneeded, { care: 5, value: 5 })).toBe(
    "5, 7: not in the form, because other groups cover its ones.",
  );
  expect(freeText(unneeded, 5)).toBe("X in row 5: taken as 0 here, because no group needs it");

  const taken = await marked([1, 3, 7], [5], "sop");
  expect(groupText(taken, { care: 1, value: 1 })).toBe(
    "1, 3, 5, 7: essential, because only this group covers 1, 3 and 7. " +
      "X in row 5: taken as 1 here, because the group doubles.",
  );
  expect(freeText(taken, 5)).toBe("X in row 5: taken as 1 here, because the group doubles");
  expect(freeText(taken, 7)).toBeNull();

  const product = await marked([1, 3, 7], [0, 4], "pos");
  expect(freeText(product, 4)).toBe("X in row 4: taken as 0 here, because the groups double");

  // A ring of six groups, of which three are enough.
  const ring = await marked([1, 2, 3, 4, 5, 6], [], "sop");
  const [first] = unpackCubes(ring.form.cubes);
  expect(first && groupText(ring, first)).toContain(
    "not essential, because other groups can cover its ones too.",
  );
});
