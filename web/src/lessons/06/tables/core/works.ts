// The functions that the reader minimises by hand in lesson 06. Pure.

import type { WorkData } from "#learn/practice/by-hand/core/work-data.ts";

export const works = {
  merging: {
    id: "work-merging",
    caption: "Merge all that merges in Σm(0, 1, 2, 8, 9, 10, 15).",
    part: "merging",
    variables: 4,
    ones: [0, 1, 2, 8, 9, 10, 15],
    dontCares: [],
  },
  chart: {
    id: "work-chart",
    caption: "Choose the prime implicants of a smallest sum for Σm(0, 1, 5, 7, 14, 15).",
    part: "chart",
    variables: 4,
    ones: [0, 1, 5, 7, 14, 15],
    dontCares: [],
  },
} as const satisfies Readonly<Record<string, WorkData>>;
