// POST /api/premium/simplify/equal: a derivation from one expression to another, or a row in which they differ.

import type { EqualCall, EqualResponse } from "#contract/equal.ts";
import type { CallBudget } from "../call-budget.ts";
import type { Outcome } from "../failure.ts";
import { linesRequest } from "../lines-request.ts";
import type { Logic } from "../logic.ts";
import { refusedLine } from "../refused-line.ts";
import { underived } from "./steps.ts";

const fieldOf = (line: number) => (line === 0 ? "left" : "right");

export function prove(logic: Logic, budget: CallBudget, { left, right }: EqualCall): Outcome<EqualResponse> {
  const request = linesRequest(fieldOf, [left, right], budget);
  if (!request.ok) return request;
  const outcome = logic.equal(request.value);
  switch (outcome.kind) {
    case "equal":
      return { ok: true, value: { isEqual: true, steps: outcome.steps } };
    case "different": {
      const { vars, row, value } = outcome;
      return { ok: true, value: { isEqual: false, vars, row, value } };
    }
    case "refused":
      return refusedLine(fieldOf(outcome.line), outcome.error, budget);
    default:
      return underived(outcome);
  }
}
