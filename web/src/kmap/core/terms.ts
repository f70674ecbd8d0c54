// The term of a group as text, and the behaviour of each variable in the group. Pure.

import type { FormKind } from "#contract/generated/logic-types.ts";
import { variableBit, type Cube } from "#answer/core/cubes.ts";

/** Whether a variable stays 0, stays 1 or changes in the cells of a group. */
export type Change = "0" | "1" | "changes";

/** By the variable's index. */
export function changesOf({ care, value }: Cube, variables: number): readonly Change[] {
  return Array.from({ length: variables }, (_, index) => {
    const bit = variableBit(index, variables);
    if ((care & bit) === 0) return "changes";
    return (value & bit) === 0 ? "0" : "1";
  });
}

/** The product or clause as the engine writes it in a form of several terms: `A.B'`, `(A+B')`, `A`. */
export function termText(cube: Cube, names: readonly string[], kind: FormKind): string {
  const literals = changesOf(cube, names.length).flatMap((change, index) =>
    change === "changes" ? [] : [`${names[index]}${(change === "1") === (kind === "sop") ? "" : "'"}`],
  );
  if (literals.length === 0) return kind === "sop" ? "1" : "0";
  if (kind === "sop") return literals.join(".");
  return literals.length === 1 ? literals.join("") : `(${literals.join("+")})`;
}
