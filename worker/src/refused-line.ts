// The failure of a line that the crate cannot read or finds too big.

import type { LogicError } from "#contract/generated/logic-types.ts";
import { sentenceFor } from "#contract/sentences.ts";
import type { CallBudget } from "./call-budget.ts";
import type { Outcome } from "./failure.ts";

export function refusedLine(field: string, { code, start }: LogicError, budget: CallBudget): Outcome<never> {
  return { ok: false, error: { message: sentenceFor(code, budget), code, position: start, field } };
}
