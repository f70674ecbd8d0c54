// What a longer search asks for the minimal form of the selected rows, and what that form becomes. Pure.

import { budgets } from "#contract/budgets.ts";
import type { MinimalForm, SimplifyOutcome, SimplifyRequest } from "#contract/generated/logic-types.ts";
import { cubeAt, cubeCount, packCubes, pickCubes, variableBit } from "#expression/core/cubes.ts";
import { withBound } from "#expression/search-on/core/form-facts.ts";
import type { Minimal, Selection } from "./shown-form.ts";

/**
 * The selected rows as a list of min terms, which the crate reads over A, B, … and over as many variables as the largest
 * number needs: variables are complemented (see `complementedBits`) until that is all of them.
 */
export function searchRequest({ form, names, rows, dontCares }: Selection): SimplifyRequest {
  const flipped = complementedBits(names, [...rows, ...dontCares]);
  const list = (numbers: readonly number[]) => numbers.map((row) => row ^ flipped).join(",");
  return { input: list(rows), dontCares: list(dontCares), mode: "mint", form, ...budgets.page };
}

/** `better` is null where only the bound is; it answers the request of the selection. */
export function improvedForm(
  { names, rows, dontCares }: Selection,
  minimal: Minimal,
  better: SimplifyOutcome | null,
  lowerBound: number,
): Minimal {
  const form = better && formOf(better);
  if (!form) return withBound(minimal, lowerBound);
  const flipped = complementedBits(names, [...rows, ...dontCares]);
  const cubes = Array.from({ length: cubeCount(form.cubes) }, (_, at) => cubeAt(form.cubes, at));
  return withBound(
    {
      ...minimal,
      ...form,
      text: renamed(form.text, names, flipped),
      cubes: packCubes(cubes.map(({ care, value }) => ({ care, value: value ^ (flipped & care) }))),
    },
    lowerBound,
  );
}

/**
 * The variables to complement so that the last of these rows becomes the last of the table, as bits of a row's number.
 * None where it is that already.
 */
function complementedBits(names: readonly string[], rows: readonly number[]): number {
  return (2 ** names.length - 1) ^ Math.max(...rows);
}

function formOf(outcome: SimplifyOutcome): MinimalForm | null {
  switch (outcome.kind) {
    case "answer": {
      const { simplified: text, terms, literals, proven, lowerBound } = outcome.answer;
      const cubes = pickCubes(outcome.values.primes, outcome.values.cover);
      return { text, cubes, terms, literals, proven, lowerBound };
    }
    case "form":
      return outcome.form;
    case "refused":
      return null;
  }
}

/** A text over A, B, … over the names instead, with the complemented variables as they were. */
function renamed(text: string, names: readonly string[], flipped: number): string {
  return text.replaceAll(/([A-Z])('?)/g, (_literal, letter: string, not: string) => {
    const at = letter.charCodeAt(0) - "A".charCodeAt(0);
    const isComplemented = (flipped & variableBit(at, names.length)) !== 0;
    return `${names[at]}${(not === "") === isComplemented ? "'" : ""}`;
  });
}
