// POST /api/premium/simplify/steps: the derivation of what /api/free/simplify answers to the same request.

import { budgets } from "#contract/budgets.ts";
import { sentenceFor, type LogicUse } from "#contract/sentences.ts";
import type { SimplifyCall } from "#contract/simplify.ts";
import type { DerivationStep } from "#contract/steps.ts";
import type { Outcome } from "../failure.ts";
import type { Logic } from "../logic.ts";
import { refusedText, sumRequest } from "./simplify.ts";

type TooComplex = Extract<ReturnType<Logic["steps"]>, { kind: "tooComplex" }>;

/** What the sentence is about, by the limit that the derivation met. */
const useOf: Readonly<Record<TooComplex["limit"], LogicUse>> = {
  steps: "derivationSteps",
  work: "derivationWork",
};

export function derive(logic: Logic, call: SimplifyCall): Outcome<DerivationStep[]> {
  const request = sumRequest(call);
  if (!request.ok) return request;
  const outcome = logic.steps(request.value);
  switch (outcome.kind) {
    case "steps":
      return { ok: true, value: outcome.steps };
    case "refused":
      return refusedText(outcome);
    case "tooComplex": {
      const message = sentenceFor("too_complex", budgets.worker, useOf[outcome.limit]);
      return { ok: false, error: { message, code: "too_complex" } };
    }
  }
}
