// POST /api/premium/simplify/steps: an expression or min terms → the derivation of its minimum sum of products.

import * as z from "zod/mini";
import { derivationStepSchema } from "./derivation-step.ts";
import { logicErrorCodes } from "./generated/logic-facts.ts";
import { defineRoute, type RequestBody } from "./route.ts";
import { simplifyRoute } from "./simplify.ts";

export const stepsRoute = defineRoute({
  method: "POST",
  path: "/api/premium/simplify/steps",
  summary: "The derivation of the minimum sum of products, one law at a time.",
  caller: "premium",
  rateLimit: "solving",
  body: "json",
  request: simplifyRoute.request,
  response: z.array(derivationStepSchema),
  errors: ["lone_surrogate", ...logicErrorCodes],
});

export type StepsCall = RequestBody<typeof stepsRoute>;
