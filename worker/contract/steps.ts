// POST /api/premium/simplify/steps: an expression or min terms → the derivation of its minimum sum of products, or of another
// form of it.

import * as z from "zod/mini";
import { derivationStepSchema } from "./derivation-step.ts";
import { logicErrorCodes } from "./generated/logic-facts.ts";
import { defineRoute, type RequestBody } from "./route.ts";
import { simplifyRoute } from "./simplify.ts";

/** The forms that a derivation can lead to, as the crate names them. */
export const stepsTargets = ["sum", "product", "nand", "factored"] as const;
export type StepsTarget = (typeof stepsTargets)[number];

export const stepsRoute = defineRoute({
  method: "POST",
  path: "/api/premium/simplify/steps",
  summary: "The derivation of the minimum sum of products or of another form, one law at a time.",
  caller: "premium",
  rateLimit: "premium",
  body: "json",
  request: z.extend(simplifyRoute.request, {
    target: z
      .optional(
        z.enum(stepsTargets, { error: `The field "target" must be one of ${stepsTargets.join(", ")}.` }),
      )
      .check(
        z.describe(
          "The form that the derivation leads to: the minimum `sum` of products, as without it; the minimum `product` of sums; that sum with NAND gates alone (`nand`), or with common factors taken out (`factored`).",
        ),
      ),
  }),
  response: z.array(derivationStepSchema),
  errors: ["lone_surrogate", ...logicErrorCodes],
});

export type StepsCall = RequestBody<typeof stepsRoute>;
