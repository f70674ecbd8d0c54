// POST /api/premium/simplify/equal: two expressions → a derivation from one to the other, or a row in which they differ.

import * as z from "zod/mini";
import { derivationStepSchema } from "./derivation-step.ts";
import { logicErrorCodes } from "./generated/logic-facts.ts";
import { defineRoute, type RequestBody } from "./route.ts";

const note = z.describe;

export const equalResponseSchema = z.object({
  isEqual: z.boolean().check(note("Whether both have the same value in every row.")),
  steps: z
    .optional(z.array(derivationStepSchema))
    .check(
      note(
        "Of equal expressions: the first as read, and a step for each law up to the second; no law where they differ in brackets and the order of operands only.",
      ),
    ),
  vars: z
    .optional(z.array(z.string()))
    .check(
      note(
        "Of unequal expressions: the variables of both in their order; the first is the most significant bit of a row.",
      ),
    ),
  row: z.optional(z.number()).check(note("Of unequal expressions: the first row in which they differ.")),
  value: z
    .optional(z.boolean())
    .check(note("Of unequal expressions: whether the second is 1 in that row; the first is the opposite.")),
});

export type EqualResponse = z.infer<typeof equalResponseSchema>;

const textShape = (field: string) => `The field "${field}" must be a string.`;

export const equalRoute = defineRoute({
  method: "POST",
  path: "/api/premium/simplify/equal",
  summary: "A derivation from one expression to another that equals it, or a row in which they differ.",
  caller: "premium",
  rateLimit: "premium",
  body: "json",
  request: z.object(
    {
      left: z.string({ error: textShape("left") }).check(note("The expression that is derived from.")),
      right: z.string({ error: textShape("right") }).check(note("The expression that is derived.")),
    },
    { error: "The request body must be a JSON object." },
  ),
  response: equalResponseSchema,
  errors: ["lone_surrogate", "input_too_long", ...logicErrorCodes],
});

export type EqualCall = RequestBody<typeof equalRoute>;
