// POST /api/premium/simplify/check: a verdict on each line of a reader's own derivation.

import type { CheckCall, CheckedLine, CheckResponse } from "#contract/check.ts";
import { sentenceFor } from "#contract/sentences.ts";
import type { CallBudget } from "../call-budget.ts";
import type { Outcome } from "../failure.ts";
import { linesRequest } from "../lines-request.ts";
import type { Logic } from "../logic.ts";

type Checked = ReturnType<Logic["check"]>["lines"][number];

export function checkLines(logic: Logic, budget: CallBudget, { lines }: CheckCall): Outcome<CheckResponse> {
  const request = linesRequest("lines", lines, budget);
  if (!request.ok) return request;
  const { vars, lines: checked, end } = logic.check(request.value);
  return {
    ok: true,
    value: { vars, lines: checked.map((line) => answered(line, budget)), ...(end && { end }) },
  };
}

function answered(
  { verdict: { kind: verdict, ...rest }, ...line }: Checked,
  budget: CallBudget,
): CheckedLine {
  if (!("error" in rest)) return { ...line, verdict, ...rest };
  const { code, start } = rest.error;
  return { verdict, message: sentenceFor(code, budget), code, position: start };
}
