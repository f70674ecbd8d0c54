// The values of expressions as the crate works them out.

import { budgets } from "#contract/budgets.ts";
import { isOne } from "#contract/packed-column.ts";
import { unpackCubes, variableBit } from "#answer/core/cubes.ts";
import { packages } from "./wasm.ts";

const [first] = packages;
if (!first) throw new Error("There is no build.");
const { logic } = first;

export interface CrateTable {
  readonly variables: readonly string[];
  readonly rows: number;
  /** A list of bits for each expression. */
  readonly columns: readonly (readonly (0 | 1)[])[];
}

/** Over the variables of all expressions; throws where one cannot be read. */
export function crateTable(primary: string, ...extras: readonly string[]): CrateTable {
  const outcome = logic.table({ primary, extras: [...extras], ...budgets.page });
  if (outcome.kind !== "table") throw new Error(`The crate reads ${[primary, ...extras].join(", ")} not.`);
  const { vars, columns } = outcome.table;
  const rows = 2 ** vars.length;
  const bits = (column: Uint8Array) =>
    Array.from({ length: rows }, (_, row): 0 | 1 => (isOne(column, row) ? 1 : 0));
  return { variables: vars, rows, columns: columns.map(bits) };
}

/** The first row in which two expressions differ; null where they are equal. */
export function crateDifference(one: string, other: string): number | null {
  const [left = [], right = []] = crateTable(one, other).columns;
  const row = left.findIndex((bit, at) => bit !== right[at]);
  return row < 0 ? null : row;
}

export function crateMinimum(text: string): { readonly terms: number; readonly literals: number } {
  const outcome = logic.simplify({ input: text, mode: "boolean", ...budgets.page });
  if (outcome.kind !== "answer") throw new Error(`The crate reads ${text} not.`);
  const { terms, literals } = outcome.answer;
  return { terms, literals };
}

/** A function by its rows; the other rows have a 0. */
export interface CrateRows {
  readonly ones: readonly number[];
  readonly dontCares?: readonly number[];
}

/** The forms of a function of these variables. */
export function crateForms(vars: readonly string[], { ones, dontCares = [] }: CrateRows) {
  const rows = { rows: [...ones], dontCares: [...dontCares] };
  return logic.forms({ vars: [...vars], ...rows, form: "sop", ...budgets.page });
}

/** The prime implicants as texts. */
export function cratePrimes(text: string): readonly string[] {
  const { variables, columns } = crateTable(text);
  const ones = (columns[0] ?? []).flatMap((bit, row) => (bit === 1 ? [row] : []));
  const { primes } = crateForms(variables, { ones });
  return unpackCubes(primes ?? new Uint8Array()).map(({ care, value }) =>
    variables
      .flatMap((name, at) => {
        const bit = variableBit(at, variables.length);
        return (care & bit) === 0 ? [] : [(value & bit) === 0 ? `${name}'` : name];
      })
      .join("."),
  );
}

/** Whether the crate reads it as an expression. */
export function crateReads(text: string): boolean {
  const { variablesMax } = budgets.page;
  return logic.read({ input: text, variablesMax }).kind !== "refused";
}
