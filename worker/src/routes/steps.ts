// POST /api/premium/simplify/steps: the derivation of what /api/free/simplify answers to the same request, or of another form.

import { derivationTooComplex } from "#contract/sentences.ts";
import type { DerivationStep } from "#contract/derivation-step.ts";
import type { StepsCall } from "#contract/steps.ts";
import type { CallBudget } from "../call-budget.ts";
import { CrateFault } from "../crate-fault.ts";
import type { Outcome } from "../failure.ts";
import type { Logic } from "../logic.ts";
import { refusedText, sumRequest } from "./simplify.ts";

export function derive(
  logic: Logic,
  budget: CallBudget,
  { target = "sum", ...call }: StepsCall,
): Outcome<DerivationStep[]> {
  const request = sumRequest(call, budget);
  if (!request.ok) return request;
  const outcome = logic.steps(request.value, target);
  switch (outcome.kind) {
    case "steps":
      return { ok: true, value: outcome.steps };
    case "refused":
      return refusedText(outcome, budget, request.value.variables);
    default:
      return underived(outcome);
  }
}

type Underived = Extract<ReturnType<Logic["steps"]>, { kind: "unverified" | "tooComplex" }>;

/** The failure of a derivation that met a limit. Throws if the crate's checker refused it. */
export function underived(outcome: Underived): Outcome<never> {
  if (outcome.kind === "unverified") throw new CrateFault("UnverifiedDerivation", outcome.refusal);
  return { ok: false, error: { message: derivationTooComplex[outcome.limit], code: "too_complex" } };
}
