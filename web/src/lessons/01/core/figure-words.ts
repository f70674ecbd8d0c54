// The texts of lesson 01's figures, besides their pictures. Pure.

import type { Bit, Row } from "#learn/core/data.ts";
import type { StoryData } from "../stories/core/stories.ts";
import type { StoryScore } from "../stories/core/story.ts";

export const figureWords = {
  predict: (row: number) => `Row ${row}: what do you predict?`,
  right: (row: number, outcome: string) => `Row ${row}: right, ${outcome}.`,
  wrong: (row: number, outcome: string) => `Row ${row}: no, ${outcome}.`,
  plain: (row: number, outcome: string) => `Row ${row}: ${outcome}.`,
  predictions: "Your prediction",
  nextRow: "Next row",
  showAll: "Show all rows",
  restart: "Start again",
  score: ({ right, hidden, rows }: StoryScore) =>
    `${rows - hidden} of ${rows} rows seen, ${right} predicted right.`,
  variables: "Number of variables",
  counted: { rows: "How many rows", functions: "How many functions" },
  rows: "rows",
  functions: "functions",
  valueInRow: (row: number, value: Bit) => `Row ${row}: value ${value}`,
  functionNumber: (number: number) => `Function ${number}:`,
  sixteen: "The 16 functions of two variables",
} as const;

/** The picture in words: "An alarm: A = 1, D = 0, W = 0, the alarm is silent." */
export function pictureWords({ title, outcomes }: StoryData, row: Row, value: Bit | null): string {
  const variables = Object.entries(row).map(([name, bit]) => `${name} = ${bit}`);
  return `${title}: ${[...variables, ...(value === null ? [] : [outcomes[value]])].join(", ")}.`;
}
