// The function of the help on Karnaugh maps, and the request to the engine for its map. Pure.

import { budgets } from "#contract/budgets.ts";
import type { FormsRequest } from "#contract/generated/logic-types.ts";

const names = ["A", "B", "C", "D"];

/**
 * One group covers the four corners. Row 15 is a don't-care that a group uses, row 6 a don't-care that no group needs.
 */
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
