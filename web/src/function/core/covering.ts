// The terms of a form that cover a row: the products that make it 1, or the clauses that make it 0; and the term of a
// group of the map. Pure.

import { cubeAt, cubeCount, isSameCube, type Cube } from "#answer/core/cubes.ts";
import type { Form } from "#answer/core/form.ts";

/** The indexes of the terms, ascending; none if the form has the other value in the row. */
export function coveringTerms(form: Form, row: number): number[] {
  return termsWhere(form, ({ care, value }) => (row & care) === value);
}

/** Whether the form is 1 in the row. */
export function isOneIn(form: Form, row: number): boolean {
  return coveringTerms(form, row).length > 0 === (form.kind === "sop");
}

/** The index of the term that is this cube; empty for a prime implicant that the form does not have. */
export function termsOfGroup(form: Form, group: Cube): number[] {
  return termsWhere(form, (cube) => isSameCube(cube, group));
}

function termsWhere({ cubes }: Form, isMeant: (cube: Cube) => boolean): number[] {
  return Array.from({ length: cubeCount(cubes) }, (_, at) => at).filter((at) => isMeant(cubeAt(cubes, at)));
}
