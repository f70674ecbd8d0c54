// The look of the group with an index: its letter, line, place and colour. Pure.

import { letterOf } from "#table/core/comparison.ts";

const lineKinds = ["solid", "dashed", "dotted", "dashDot", "longDash"] as const;
export type LineKind = (typeof lineKinds)[number];

/** The number of colours; further groups repeat them. */
export const groupColours = 13;

/** In px from the cell's edge. With four insets and five kinds of lines, both repeat together only after 20 groups. */
const insets = [2, 5, 8, 11];

export interface Look {
  /** a … z, aa, ab … */
  readonly letter: string;
  readonly line: LineKind;
  readonly inset: number;
  /** From 0, less than `groupColours`. */
  readonly colour: number;
}

/** The look of the group with this index, from 0. */
export function lookOf(index: number): Look {
  return {
    letter: letterOf(index),
    line: lineKinds[index % lineKinds.length] ?? "solid",
    inset: insets[index % insets.length] ?? 0,
    colour: index % groupColours,
  };
}
