// The request of a longer search for the minimal form of the selected rows, and the form after that search. Pure.

import { budgets } from "#contract/budgets.ts";
import type { MinimalFormRequest } from "#contract/generated/logic-types.ts";
import { cubeAt, cubeCount, packCubes } from "#answer/core/cubes.ts";
import { inTermOrder } from "#answer/core/term-order.ts";
import { withBound } from "#answer/search-on/core/form-facts.ts";
import type { SearchOutcome } from "#answer/search-on/core/search.ts";
import { termText } from "#kmap/core/terms.ts";
import type { Minimal, Selection } from "./shown-form.ts";

/**
 * The selected rows as a list of min terms. The crate reads such a list over A, B, … with as many variables as the
 * largest number needs. So that this is all of them, some variables are complemented (see `complementedBits`).
 */
export function searchRequest({ form, names, rows, dontCares }: Selection): MinimalFormRequest {
  const flipped = complementedBits(names, [...rows, ...dontCares]);
  const list = (numbers: readonly number[]) => numbers.map((row) => row ^ flipped).join(",");
  const listed = { input: list(rows), dontCares: list(dontCares), mode: "mint" } as const;
  return { function: { ...listed, ...budgets.page }, form };
}

/** The form after a longer search. `better` is an answer to `searchRequest`; null if only the bound is better. */
export function improvedForm(
  { names, rows, dontCares }: Selection,
  minimal: Minimal,
  better: SearchOutcome | null,
  lowerBound: number,
): Minimal {
  if (better?.kind !== "form") return withBound(minimal, lowerBound);
  const { form } = better;
  const flipped = complementedBits(names, [...rows, ...dontCares]);
  const found = Array.from({ length: cubeCount(form.cubes) }, (_, at) => cubeAt(form.cubes, at));
  const { kind } = minimal;
  const cubes = inTermOrder(
    found.map(({ care, value }) => ({ care, value: value ^ (flipped & care) })),
    kind,
  );
  const terms = cubes.map((cube) => termText(cube, names, kind));
  const text = kind === "sop" ? terms.join("+") || "0" : terms.join(".") || "1";
  return withBound({ ...minimal, ...form, text, cubes: packCubes(cubes) }, lowerBound);
}

/**
 * The variables to complement so that the last of these rows becomes the last of the table, as bits of a row's
 * number. No bits if it is already the last.
 */
function complementedBits(names: readonly string[], rows: readonly number[]): number {
  return (2 ** names.length - 1) ^ Math.max(...rows);
}
