// The cubes that cross the boundary as bytes: written out, those of the corpus' answers and of forms give the texts, in
// every WASM build.

import { describe, expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import type { FormKind } from "#contract/generated/logic-types.ts";
import { rowsOf } from "#contract/packed-column.ts";
import { readCorpus } from "#support/logic/corpus.ts";
import { formsCorpus } from "#support/logic/table-corpus.ts";
import { packages } from "#support/logic/wasm.ts";

interface Cube {
  readonly care: number;
  readonly value: number;
}

/** Eight bytes a cube, each half a little-endian number. */
function cubesOf(bytes: Uint8Array): readonly Cube[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.byteLength / 8 }, (_, index) => ({
    care: view.getUint32(8 * index, true),
    value: view.getUint32(8 * index + 4, true),
  }));
}

function literals(vars: readonly string[], { care, value }: Cube, plain: number, sign: string): string {
  const found = vars.flatMap((name, index) => {
    const bit = vars.length - 1 - index;
    if (((care >> bit) & 1) === 0) return [];
    return ((value >> bit) & 1) === plain ? [name] : [`${name}'`];
  });
  return found.join(sign);
}

function written(vars: readonly string[], cubes: readonly Cube[], kind: FormKind): string {
  if (kind === "sop") return cubes.map((cube) => literals(vars, cube, 1, ".") || "1").join("+") || "0";
  const clauses = cubes.map((cube) => literals(vars, cube, 0, "+") || "0");
  return clauses.map((clause) => (clause.includes("+") ? `(${clause})` : clause)).join(".") || "1";
}

const numbersOf = (text: string) =>
  [...new Set((text.match(/\d+/g) ?? []).map(Number))].toSorted((one, other) => one - other);

describe.each(packages)("the $name build", ({ logic }) => {
  test("the values of the corpus' answers are their texts", { tags: ["deep"] }, () => {
    let answers = 0;
    for (const { name, input, mode, dontCares } of readCorpus()) {
      const given = dontCares === undefined ? {} : { dontCares };
      const outcome = logic.simplify({ input, mode, ...given, ...budgets.worker });
      if (outcome.kind !== "answer") continue;
      answers += 1;
      const { answer, values } = outcome;
      const { vars } = answer;
      const primes = cubesOf(values.primes);
      expect(
        primes.map((cube) => written(vars, [cube], "sop")),
        name,
      ).toEqual(answer.primeImpList.map(({ res }) => res));
      const cover = values.cover.flatMap((index) => primes[index] ?? []);
      expect(cover).toHaveLength(answer.terms);
      expect(written(vars, cover, "sop"), name).toBe(answer.simplified);
      const others = answer.minima?.others ?? [];
      const cubes = cubesOf(values.others);
      expect(cubes).toHaveLength(others.length * answer.terms);
      const sums = others.map((_, at) => cubes.slice(at * answer.terms, (at + 1) * answer.terms));
      expect(sums.map((sum) => written(vars, sum, "sop"))).toEqual(others);
      const rows = 2 ** vars.length;
      expect(rowsOf(values.required, rows), name).toEqual(answer.minTerms ?? numbersOf(answer.sop));
      expect(rowsOf(values.dontCares, rows), name).toEqual(numbersOf(dontCares ?? ""));
    }
    expect(answers).toBeGreaterThan(70);
  });

  test("the cubes of minimal forms are their texts, by their rows and by a list of min terms", () => {
    for (const form of ["sop", "pos"] as const) {
      for (const { name, request } of formsCorpus) {
        const { minimal } = logic.forms({ ...request, form, ...budgets.worker });
        if (!minimal) throw new Error(`${name} has no minimal form`);
        const cubes = cubesOf(minimal.cubes);
        expect(cubes).toHaveLength(minimal.terms);
        expect(written(request.vars, cubes, form), name).toBe(minimal.text);
      }
    }
    const vars = ["A", "B", "C"];
    const rows = [1, 2, 5, 7];
    const list = { input: rows.join(), mode: "mint", ...budgets.worker } as const;
    const product = logic.minimalForm({ function: list, form: "pos" });
    const { minimal } = logic.forms({ vars, rows, dontCares: [], form: "pos", ...budgets.worker });
    expect(product).toEqual({ kind: "form", form: minimal });
  });

  test("the cubes of equal minimal forms are their texts, and every term is among the prime implicants", () => {
    let others = 0;
    for (const form of ["sop", "pos"] as const) {
      for (const { name, request } of formsCorpus) {
        const answer = logic.forms({ ...request, form, ...budgets.worker });
        const { minimal, minima } = answer;
        if (!minimal) throw new Error(`${name} has no minimal form`);
        expect(answer.primes !== undefined, name).toBe(request.vars.length <= 6);
        expect(answer.others !== undefined, name).toBe(minima !== undefined);
        const primes = answer.primes && cubesOf(answer.primes);
        if (primes) expect(primes, name).toEqual(expect.arrayContaining([...cubesOf(minimal.cubes)]));
        if (!minima || !answer.others) continue;
        const cubes = cubesOf(answer.others);
        expect(cubes, name).toHaveLength(minima.others.length * minimal.terms);
        if (primes) expect(primes, name).toEqual(expect.arrayContaining([...cubes]));
        const texts = minima.others.map((_, at) =>
          written(request.vars, cubes.slice(at * minimal.terms, (at + 1) * minimal.terms), form),
        );
        expect(texts, name).toEqual(minima.others);
        others += texts.length;
      }
    }
    expect(others).toBeGreaterThan(3);
  });
});
