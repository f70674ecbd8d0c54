// The result of a comparison of columns: which columns are equal (with letter and colour), opposite or constant, and
// the first row in which two of them differ. Pure.

import type { TtableResponse } from "#contract/ttable.ts";

/** The number of colours (specification, section 9). Further groups repeat the colours; their letters differ. */
export const compareColours = 15;

/** The letter of the group with this index, from 0: a … z, aa, ab … */
export function letterOf(group: number): string {
  const last = String.fromCharCode(97 + (group % 26));
  return group < 26 ? last : letterOf(Math.floor(group / 26) - 1) + last;
}

export interface Group {
  readonly letter: string;
  /** The index of the colour, from 0, less than `compareColours`. */
  readonly colour: number;
  /** The indexes of the columns, ascending; at least two. */
  readonly columns: readonly number[];
}

export interface Comparison {
  readonly groups: readonly Group[];
  /** The group of each column; null for a column that equals no other. */
  readonly groupOf: readonly (Group | null)[];
  readonly opposite: readonly (readonly [number, number])[];
  readonly alwaysZero: readonly number[];
  readonly alwaysOne: readonly number[];
  readonly differences: readonly Difference[];
}

interface Difference {
  readonly left: number;
  readonly right: number;
  readonly row: number;
}

export function comparisonOf(answer: TtableResponse): Comparison {
  const groups = answer.matchedSets.map((columns, at) => ({
    letter: letterOf(at),
    colour: at % compareColours,
    columns,
  }));
  const columns = 1 + answer.extraMinTerms.length;
  const groupOf = Array.from(
    { length: columns },
    (_, column) => groups.find((group) => group.columns.includes(column)) ?? null,
  );
  return {
    groups,
    groupOf,
    opposite: answer.complementPairs ?? [],
    alwaysZero: answer.alwaysZero ?? [],
    alwaysOne: answer.alwaysOne ?? [],
    differences: answer.firstDifference ?? [],
  };
}
