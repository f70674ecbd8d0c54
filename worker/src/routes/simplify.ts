// POST /api/free/simplify: refuses what no engine can read, asks the crate, answers in the contract's words.

import { budgets } from "#contract/budgets.ts";
import { isBlank, refuseLoneSurrogate, resolveMode } from "#contract/input.ts";
import { sentenceFor } from "#contract/sentences.ts";
import type { SimplifyCall, SimplifyResponse } from "#contract/simplify.ts";
import type { Outcome } from "../failure.ts";
import type { Logic, SumRequest } from "../logic.ts";

export function simplify(logic: Logic, call: SimplifyCall): Outcome<SimplifyResponse> {
  const request = sumRequest(call);
  if (!request.ok) return request;
  const outcome = logic.simplify(request.value);
  return outcome.kind === "answer" ? { ok: true, value: outcome.answer } : refusedText(outcome);
}

/** What the crate is asked for a call, or why it is not asked. */
export function sumRequest({ input, mode, dontCares = "" }: SimplifyCall): Outcome<SumRequest> {
  const refused = refuseLoneSurrogate("input", input) ?? refuseLoneSurrogate("dontCares", dontCares);
  if (refused) return { ok: false, error: refused };
  return {
    ok: true,
    value: {
      input,
      mode: mode ?? resolveMode(input),
      ...(!isBlank(dontCares) && { dontCares }),
      ...budgets.worker,
    },
  };
}

type RefusedText = Extract<ReturnType<Logic["simplify"]>, { kind: "refused" }>;

/** The failure of a text that the crate cannot read or finds too big. */
export function refusedText({ error: { code, start }, field }: RefusedText): Outcome<never> {
  const message = sentenceFor(code, budgets.worker);
  return { ok: false, error: { message, code, position: start, field } };
}
