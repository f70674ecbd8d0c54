// The function that the help on Karnaugh maps shows, and what is asked of the engine for its map. Pure.

import { budgets } from "#contract/budgets.ts";
import type { FormsRequest } from "#contract/generated/logic-types.ts";

const names = ["A", "B", "C", "D"];

/** One group goes over all four corners; row 15 is a don't-care that a group takes, row 6 one that no group needs. */
export const mapExample = {
  names,
  ones: [0, 2, 5, 7, 8, 10, 13],
  dontCares: [6, 15],
} as const;

export const mapRequest: FormsRequest = {
  vars: names,
  rows: [...mapExample.ones],
  dontCares: [...mapExample.dontCares],
  form: "sop",
  ...budgets.page,
};
