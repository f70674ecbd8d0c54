// POST /api/free/simplify: refuses texts that no engine can read, calls the crate, and answers in the contract's shape.

import type { ApiErrorBody } from "#contract/errors.ts";
import type { SimplifyRequest } from "#contract/generated/logic-types.ts";
import { isBlank, refuseLoneSurrogate, resolveMode } from "#contract/input.ts";
import { sentenceFor, withVariables } from "#contract/sentences.ts";
import type { SimplifyCall, SimplifyResponse } from "#contract/simplify.ts";
import { type CallBudget, refuseLong } from "../call-budget.ts";
import type { Outcome } from "../failure.ts";
import type { Logic } from "../logic.ts";

export function simplify(logic: Logic, budget: CallBudget, call: SimplifyCall): Outcome<SimplifyResponse> {
  const request = sumRequest(call, budget);
  if (!request.ok) return request;
  const outcome = logic.simplify(request.value);
  return outcome.kind === "answer"
    ? { ok: true, value: outcome.answer }
    : refusedText(outcome, budget, request.value.variables);
}

/** The request to the crate for a call of the API, or the failure of a text that the crate cannot get. */
export function sumRequest(
  { input, mode, dontCares = "", variables }: SimplifyCall,
  budget: CallBudget,
): Outcome<SimplifyRequest> {
  const refused =
    refuseLong("input", input, budget) ??
    refuseLong("dontCares", dontCares, budget) ??
    refuseLoneSurrogate("input", input) ??
    refuseLoneSurrogate("dontCares", dontCares);
  if (refused) return { ok: false, error: refused };
  const readAs = mode ?? resolveMode(input);
  // The crate would count more variables than it may have as that many.
  if (readAs === "mint" && variables !== undefined && variables > budget.variablesMax)
    return { ok: false, error: tooManyVariables(budget) };
  return {
    ok: true,
    value: {
      input,
      mode: readAs,
      ...(!isBlank(dontCares) && { dontCares }),
      ...(variables !== undefined && { variables }),
      ...budget,
    },
  };
}

function tooManyVariables(budget: CallBudget): ApiErrorBody {
  const code = "too_many_variables";
  return { message: sentenceFor(code, budget), code, field: "variables" };
}

type RefusedText = Extract<ReturnType<Logic["simplify"]>, { kind: "refused" }>;

/** The failure of a text that the crate cannot read or finds too big; `variables` is the call's count of variables. */
export function refusedText(
  { error: { code, start }, field }: RefusedText,
  budget: CallBudget,
  variables: number | undefined,
): Outcome<never> {
  const message = sentenceFor(code, withVariables(budget, variables));
  return { ok: false, error: { message, code, position: start, field } };
}
