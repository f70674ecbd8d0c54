// A sum of products or a product of sums as a value: its text and the cubes of its terms. Trees are built term by
// term, because a form may have thousands of terms and few of them are drawn. Pure.

import type { FormKind } from "#contract/generated/logic-types.ts";
import { cubeAt, cubeCount, variableBit, type Cube } from "./cubes.ts";
import { chain, variable, type Expression, type Variable } from "#notation/core/tree.ts";

export interface Form {
  readonly kind: FormKind;
  /** As typed and copied. */
  readonly text: string;
  /** The variables' names; the first is the most significant bit of a row's number. */
  readonly names: readonly string[];
  /** Packed, in the order of the text. The cube of a clause holds the rows in which the clause is 0. */
  readonly cubes: Uint8Array;
}

/** How many terms are drawn; a constant counts as one. */
export function termCount({ cubes }: Form): number {
  return Math.max(1, cubeCount(cubes));
}

/** The product or clause with this index, from 0. For a form without terms, the constant that it is. */
export function termAt({ kind, names, cubes }: Form, at: number): Expression {
  if (cubeCount(cubes) === 0) return chain(kind === "sop" ? "or" : "and", []);
  const cube = cubeAt(cubes, at);
  return kind === "sop" ? productOf(cube, names) : clauseOf(cube, names);
}

/** The product that is 1 in the cube's rows. */
export function productOf(cube: Cube, names: readonly string[]): Expression {
  return chain("and", literals(cube, names, true));
}

/** The clause that is 0 in the cube's rows. */
function clauseOf(cube: Cube, names: readonly string[]): Expression {
  return chain("or", literals(cube, names, false));
}

/** The literals that are all `isOne` in the cube's rows, in the order of the names. */
function literals({ care, value }: Cube, names: readonly string[], isOne: boolean): Expression[] {
  return names.flatMap((name, index): Expression[] => {
    const bit = variableBit(index, names.length);
    if ((care & bit) === 0) return [];
    const operand = variableNamed(name);
    return [((value & bit) !== 0) === isOne ? operand : { kind: "not", operand }];
  });
}

/** All names come from the crate, so `variable` reads each; the other branch is for the type checker. */
function variableNamed(name: string): Variable {
  return variable(name) ?? { kind: "variable", letter: name, digits: "" };
}

/** The tree of the first `end` terms. */
export function treeOf(form: Form, end = termCount(form)): Expression {
  const terms = Array.from({ length: Math.min(end, termCount(form)) }, (_, at) => termAt(form, at));
  return chain(form.kind === "sop" ? "or" : "and", terms);
}
