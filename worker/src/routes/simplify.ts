// POST /api/free/simplify: refuses texts that no engine can read, calls the crate, and answers in the contract's shape.

import { budgets } from "#contract/budgets.ts";
import type { SimplifyRequest } from "#contract/generated/logic-types.ts";
import { isBlank, refuseLoneSurrogate, resolveMode } from "#contract/input.ts";
import { sentenceFor } from "#contract/sentences.ts";
import type { SimplifyCall, SimplifyResponse } from "#contract/simplify.ts";
import type { Outcome } from "../failure.ts";
import type { Logic } from "../logic.ts";

export function simplify(logic: Logic, call: SimplifyCall): Outcome<SimplifyResponse> {
  const request = sumRequest(call);
  if (!request.ok) return request;
  const outcome = logic.simplify(request.value);
  return outcome.kind === "answer" ? { ok: true, value: outcome.answer } : refusedText(outcome);
}

/** The request to the crate for a call of the API, or the failure of a text that the crate cannot get. */
export function sumRequest({ input, mode, dontCares = "" }: SimplifyCall): Outcome<SimplifyRequest> {
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
