// Which operands of a line are marked: the ranges of a text as runs of operands in its tree. Pure.

import type { Expression } from "./tree.ts";

/** A range of a text: the position of its first UTF-16 unit, and the position after its last. */
export type Range = readonly [start: number, end: number];

/** The end of each range by its start. */
export type Marks = ReadonlyMap<number, number>;

export const noMarks: Marks = new Map();

export function marksOf(ranges: readonly Range[]): Marks {
  return new Map(ranges);
}

export function isMarked({ span }: Expression, marks: Marks): boolean {
  return span !== undefined && marks.get(span.start) === span.end;
}

/**
 * Neighbouring operands of a chain that are marked together or not at all: the index of the first, and the index
 * after the last.
 */
export interface Run {
  readonly start: number;
  readonly end: number;
  readonly isMarked: boolean;
}

/** All operands of a chain in order, as runs; each operand without a mark is a separate run. */
export function runsOf(operands: readonly Expression[], marks: Marks): readonly Run[] {
  const runs: Run[] = [];
  for (let start = 0; start < operands.length; start = runs.at(-1)?.end ?? operands.length) {
    const last = marks.size === 0 ? -1 : lastMarked(operands, start, marks);
    runs.push({ start, end: Math.max(start, last) + 1, isMarked: last >= start });
  }
  return runs;
}

/**
 * The index of the last operand of the marked range that begins with the operand at `start`; -1 if no range begins
 * there.
 */
function lastMarked(operands: readonly Expression[], start: number, marks: Marks): number {
  const end = marks.get(operands[start]?.span?.start ?? -1);
  return end === undefined ? -1 : operands.findIndex(({ span }, at) => at >= start && span?.end === end);
}
