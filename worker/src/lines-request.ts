// The request to the crate for the lines of a derivation, or the failure of a line that the crate cannot get.

import type { LinesRequest } from "#contract/generated/logic-types.ts";
import { refuseLoneSurrogate } from "#contract/input.ts";
import { type CallBudget, refuseLong } from "./call-budget.ts";
import type { Outcome } from "./failure.ts";

/** The share of a truth table's steps that the columns of all lines may take; the laws take the rest of the time. */
const columnsShare = 4;

/** `fieldOf` names the field of the line with an index, from 0. */
export function linesRequest(
  fieldOf: string | ((line: number) => string),
  lines: readonly string[],
  budget: CallBudget,
): Outcome<LinesRequest> {
  const unread = lines
    .map((text, line) => {
      const field = typeof fieldOf === "string" ? fieldOf : fieldOf(line);
      return refuseLong(field, text, budget) ?? refuseLoneSurrogate(field, text);
    })
    .find((refusal) => refusal !== null);
  if (unread) return { ok: false, error: unread };
  return {
    ok: true,
    value: { lines: [...lines], ...budget, stepsMax: Math.floor(budget.stepsMax / columnsShare) },
  };
}
