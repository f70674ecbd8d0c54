// Which terms of a form a row belongs to: the products that make it 1, or the clauses that make it 0. Pure.

import { cubeAt, cubeCount } from "#expression/core/cubes.ts";
import type { Form } from "#expression/core/form.ts";

/** The indexes of the terms, ascending; none where the form has the other value in the row. */
export function coveringTerms({ cubes }: Form, row: number): number[] {
  return Array.from({ length: cubeCount(cubes) }, (_, at) => at).filter((at) => {
    const { care, value } = cubeAt(cubes, at);
    return (row & care) === value;
  });
}
