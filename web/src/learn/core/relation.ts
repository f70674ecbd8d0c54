// Reads mathematics in a sentence: an expression such as `A.B`, or a relation such as `A = 1` or `A.B ≠ A+B`. Pure.

import { fromLine, type LinePart } from "#notation/core/from-line.ts";
import { toSpoken } from "#notation/core/written.ts";

type RelationSign = "=" | "≠";

export interface Relation {
  /** With the brackets as typed. */
  readonly sides: readonly LinePart[];
  /** One less than the sides. */
  readonly signs: readonly RelationSign[];
}

const spokenSigns = { "=": "equals", "≠": "does not equal" } as const;

/** Throws for a text that is no expression: texts of lessons are checked by tests. */
export function relationOf(text: string): Relation {
  const sides = text.split(/[=≠]/).map((side) => {
    const tree = fromLine(side.trim());
    if (!tree) throw new Error(`"${text}" cannot be read.`);
    return tree;
  });
  return { sides, signs: [...text].filter((sign) => sign === "=" || sign === "≠") };
}

export function spokenRelation({ sides, signs }: Relation): string {
  return sides
    .map((side, at) => {
      const sign = signs[at - 1];
      return sign === undefined ? toSpoken(side) : `${spokenSigns[sign]} ${toSpoken(side)}`;
    })
    .join(" ");
}
