// POST /api/premium/simplify/next: the next step of a reader's own derivation, and all that follow it.

import type { NextCall, NextResponse } from "#contract/next.ts";
import type { CallBudget } from "../call-budget.ts";
import type { Outcome } from "../failure.ts";
import { linesRequest } from "../lines-request.ts";
import type { Logic } from "../logic.ts";
import { refusedLine } from "../refused-line.ts";
import { underived } from "./steps.ts";

export function nextSteps(logic: Logic, budget: CallBudget, { lines }: NextCall): Outcome<NextResponse> {
  const request = linesRequest("lines", lines, budget);
  if (!request.ok) return request;
  const outcome = logic.next(request.value);
  switch (outcome.kind) {
    case "next": {
      const { from, line, steps } = outcome;
      return { ok: true, value: { from, line, steps } };
    }
    case "done":
      return { ok: true, value: { from: outcome.from, steps: [] } };
    case "refused":
      return refusedLine("lines", outcome.error, budget);
    default:
      return underived(outcome);
  }
}
