// POST /api/premium/simplify/steps: the derivation of what /api/free/simplify answers to the same request.

import { derivationTooComplex } from "#contract/derivation-sentences.ts";
import type { SimplifyCall } from "#contract/simplify.ts";
import type { DerivationStep } from "#contract/derivation-step.ts";
import type { CallBudget } from "../call-budget.ts";
import { CrateFault } from "../crate-fault.ts";
import type { Outcome } from "../failure.ts";
import type { Logic } from "../logic.ts";
import { refusedText, sumRequest } from "./simplify.ts";

export function derive(logic: Logic, budget: CallBudget, call: SimplifyCall): Outcome<DerivationStep[]> {
  const request = sumRequest(call, budget);
  if (!request.ok) return request;
  const outcome = logic.steps(request.value);
  switch (outcome.kind) {
    case "steps":
      return { ok: true, value: outcome.steps };
    case "refused":
      return refusedText(outcome, budget);
    case "unverified":
      throw new CrateFault("UnverifiedDerivation", outcome.refusal);
    case "tooComplex":
      return { ok: false, error: { message: derivationTooComplex[outcome.limit], code: "too_complex" } };
  }
}
