// The terms of a form that cover a row: the products that make it 1, or the clauses that make it 0; and the term of a
// group of the map. Pure.

import { rowsWhere } from "#addresses/core/sop-pos-setup.ts";
import { cubeAt, cubeCount, isSameCube, type Cube } from "#expression/core/cubes.ts";
import type { Form } from "#expression/core/form.ts";

/** The indexes of the terms, ascending; none if the form has the other value in the row. */
export function coveringTerms(form: Form, row: number): number[] {
  return termsWhere(form, ({ care, value }) => (row & care) === value);
}

/** The index of the term that is this cube; empty for a prime implicant that the form does not have. */
export function termsOfGroup(form: Form, group: Cube): number[] {
  return termsWhere(form, (cube) => isSameCube(cube, group));
}

/** The rows of a table with this number of inputs that the group covers, ascending. */
export function rowsOfGroup({ care, value }: Cube, inputs: number): number[] {
  return rowsWhere(inputs, (row) => (row & care) === value);
}

function termsWhere({ cubes }: Form, isMeant: (cube: Cube) => boolean): number[] {
  return Array.from({ length: cubeCount(cubes) }, (_, at) => at).filter((at) => isMeant(cubeAt(cubes, at)));
}
