// POST /api/premium/simplify/check: a verdict on each line of a reader's own derivation.

import type { CheckCall, CheckedLine, CheckResponse } from "#contract/check.ts";
import { refuseLoneSurrogate } from "#contract/input.ts";
import { sentenceFor } from "#contract/sentences.ts";
import { type CallBudget, refuseLong } from "../call-budget.ts";
import type { Outcome } from "../failure.ts";
import type { Logic } from "../logic.ts";

type Checked = ReturnType<Logic["check"]>["lines"][number];

/** The share of a truth table's steps that the columns of all lines may take; the laws take the rest of the time. */
const columnsShare = 4;

export function checkLines(logic: Logic, budget: CallBudget, { lines }: CheckCall): Outcome<CheckResponse> {
  const unread = lines
    .map((text) => refuseLong("lines", text, budget) ?? refuseLoneSurrogate("lines", text))
    .find((refusal) => refusal !== null);
  if (unread) return { ok: false, error: unread };
  const {
    vars,
    lines: checked,
    end,
  } = logic.check({
    lines: [...lines],
    ...budget,
    stepsMax: Math.floor(budget.stepsMax / columnsShare),
  });
  return {
    ok: true,
    value: { vars, lines: checked.map((line) => answered(line, budget)), ...(end && { end }) },
  };
}

function answered({ text, verdict: { kind: verdict, ...rest } }: Checked, budget: CallBudget): CheckedLine {
  if (!("error" in rest)) return { ...(text !== undefined && { text }), verdict, ...rest };
  const { code, start } = rest.error;
  return { verdict, message: sentenceFor(code, budget), code, position: start };
}
