// Canonical and minimal forms of both kinds are 1 in the rows they were made from: every selection of 2 and 3 inputs
// and random ones of 4 to 8, in every WASM build. Past the limit of prime implicants there is no minimal form.

import { describe, expect, test } from "vitest";
import { variableNames } from "#notation/core/variable-names.ts";
import type { FormKind } from "#contract/generated/logic-types.ts";
import { limits } from "#contract/limits.ts";
import { runs } from "#support/depth.ts";
import { rowsOfForm } from "#support/logic/evaluate.ts";
import { packages } from "#support/logic/wasm.ts";

/** Every subset of the rows. */
function everySelection(inputs: number): number[][] {
  const count = 2 ** inputs;
  return Array.from({ length: 2 ** count }, (_, set) =>
    Array.from({ length: count }, (__, row) => row).filter((row) => ((set >> row) & 1) === 1),
  );
}

/** Selections with few to many rows, the same in every run. */
function someSelections(inputs: number, many: number): number[][] {
  let seed = inputs;
  return Array.from({ length: many }, (_, at) =>
    Array.from({ length: 2 ** inputs }, (__, row) => row).filter(() => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return seed / 2 ** 31 < (at + 0.5) / many;
    }),
  );
}

const formKinds: readonly FormKind[] = ["sop", "pos"];

const cases: readonly [inputs: number, start: string, selections: number[][]][] = [
  [2, "A", everySelection(2)],
  [2, "Z", everySelection(2)],
  [3, "A", everySelection(3)],
  [3, "Y", everySelection(3)],
  [4, "X", someSelections(4, runs(200, 20))],
  [5, "A", someSelections(5, runs(100, 10))],
  [6, "V", someSelections(6, runs(60, 6))],
  [7, "A", someSelections(7, runs(24, 3))],
  [8, "T", someSelections(8, runs(12, 2))],
];

const limited: readonly [primesMax: number | undefined, minimal: readonly FormKind[]][] = [
  [undefined, ["sop", "pos"]],
  [6, ["sop", "pos"]],
  [5, ["pos"]],
  [2, ["pos"]],
  [1, []],
];

describe.each(packages)("the $name build", ({ logic }) => {
  test.each(cases)("%i inputs from %s", (inputs, start, selections) => {
    const vars = variableNames(start, inputs);
    for (const rows of selections) {
      const request = { vars, rows, dontCares: [], workMax: limits.coverWorkDefault };
      const sop = logic.forms({ ...request, form: "sop" });
      const pos = logic.forms({ ...request, form: "pos" });
      if (!sop.minimal || !pos.minimal) throw new Error("a minimal form was left out");
      for (const text of [sop.canonical, pos.canonical, sop.minimal.text, pos.minimal.text]) {
        expect(rowsOfForm(text, vars), text).toEqual(rows);
      }
      expect(sop.canonical).toBe(canonical(vars, rows, true));
      expect(pos.canonical).toBe(canonical(vars, others(rows, inputs), false));
      expect(sop.minimal.text).toMatch(/^[^()]+$/);
      expect(pos.minimal.text).toMatch(/^(1|(\([^().]+\)|[^().+]+)(\.(\([^().]+\)|[^().+]+))*)$/);
    }
  });

  test.each(limited)("with %s prime implicants allowed, the minimal forms are %j", (primesMax, minimal) => {
    // The function has six prime implicants, its complement has two.
    const request = { vars: ["A", "B", "C"], rows: [1, 2, 3, 4, 5, 6], dontCares: [] };
    const limit = primesMax === undefined ? {} : { primesMax };
    for (const form of formKinds) {
      const answer = logic.forms({ ...request, form, workMax: limits.coverWorkDefault, ...limit });
      const whole = ["canonical", "minimal", "minima", "others", "primes"];
      const fields = minimal.includes(form) ? whole : ["canonical"];
      expect(Object.keys(answer)).toEqual(fields);
    }
  });
});

function others(rows: readonly number[], inputs: number): number[] {
  return Array.from({ length: 2 ** inputs }, (_, row) => row).filter((row) => !rows.includes(row));
}

/** A full product (or clause) a row, rows ascending and literals in the order of the names. */
function canonical(vars: readonly string[], rows: readonly number[], isSum: boolean): string {
  if (rows.length === 0) return isSum ? "0" : "1";
  const parts = rows.map((row) => {
    const literals = vars.map((name, at) => {
      const bit = (row >> (vars.length - 1 - at)) & 1;
      return (bit === 1) === isSum ? name : `${name}'`;
    });
    return isSum ? literals.join(".") : `(${literals.join("+")})`;
  });
  return parts.join(isSum ? "+" : ".");
}
