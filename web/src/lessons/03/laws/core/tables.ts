// The tables in the prose of the lesson. Pure.

import type { TableData } from "#learn/core/data.ts";

export const equationInRows = {
  id: "equation-in-rows",
  caption: "Both sides of {A+B = B} in each row",
  functions: [{ text: "A+B" }, { text: "B" }],
} as const satisfies TableData;
