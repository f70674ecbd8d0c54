// POST /api/premium/simplify/next: the lines of a reader's own derivation → the next step, and all that follow it.

import * as z from "zod/mini";
import { derivationStepSchema } from "./derivation-step.ts";
import { logicErrorCodes } from "./generated/logic-facts.ts";
import { linesSchema } from "./lines.ts";
import { defineRoute, type RequestBody } from "./route.ts";

const note = z.describe;

export const nextResponseSchema = z.object({
  from: z
    .number()
    .check(
      note(
        "The index of the last right line: the lines after it cannot be read or are not equal to the first.",
      ),
    ),
  line: z
    .optional(z.string())
    .check(
      note(
        "That line in the order that the first step begins with; left out where it is the minimum already.",
      ),
    ),
  steps: z
    .array(derivationStepSchema)
    .check(note("The next step and all that follow it up to the minimum; none where the line is that.")),
});

export type NextResponse = z.infer<typeof nextResponseSchema>;

export const nextRoute = defineRoute({
  method: "POST",
  path: "/api/premium/simplify/next",
  summary: "The next step of a derivation from its last right line, and all steps after it.",
  caller: "premium",
  rateLimit: "premium",
  body: "json",
  request: linesSchema,
  response: nextResponseSchema,
  errors: ["lone_surrogate", "input_too_long", ...logicErrorCodes],
});

export type NextCall = RequestBody<typeof nextRoute>;
