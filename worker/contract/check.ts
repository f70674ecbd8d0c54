// POST /api/premium/simplify/check: the lines of a reader's own derivation → a verdict on each.

import * as z from "zod/mini";
import { derivationStepSchema } from "./derivation-step.ts";
import { linesSchema } from "./lines.ts";
import { defineRoute, type RequestBody } from "./route.ts";

const note = z.describe;

/** The verdicts on a line, as the crate names them. */
const lineVerdicts = ["first", "refused", "same", "laws", "equal", "different"] as const;

/** The usual mistakes, as the crate names them. */
export const mistakes = [
  "barCutSignKept",
  "barsLost",
  "oneBarOnly",
  "doubleBarAsOne",
  "complementSwapped",
  "idempotentAsConstant",
  "annulmentAsIdentity",
  "identityAsAnnulment",
  "distributedOnce",
  "distributedWrongSign",
  "factorLost",
  "wrongTermAbsorbed",
  "complementAbsorbed",
  "termsAsComplements",
  "xorAsXnor",
  "xorAsOr",
] as const;

const sizeSchema = z.object({
  terms: z.number().check(note("How many terms.")),
  literals: z.number().check(note("How many literals.")),
});

const lineSchema = z.object({
  text: z
    .optional(z.string())
    .check(note("The line as it was read, with the fewest brackets; left out if it cannot be read.")),
  verdict: z
    .enum(lineVerdicts)
    .check(
      note(
        "`first`: the line that is derived from. `refused`: it cannot be read. `same`: the line before, up to brackets and order. `laws`: one law or a few laws, each in one place or several, lead here. `equal`: equal to the line before, but no such laws were found. `different`: not equal to the line before.",
      ),
    ),
  message: z.optional(z.string()).check(note("Of a `refused` line: a sentence that says why.")),
  code: z.optional(z.string()).check(note("Of a `refused` line: the code of its error.")),
  position: z
    .optional(z.number())
    .check(note("Of a `refused` line: the first UTF-16 unit of what is wrong.")),
  steps: z
    .optional(z.array(derivationStepSchema))
    .check(note("Of `laws`: a step for each use of a law; the last one is this line.")),
  equalsFirst: z
    .optional(z.boolean())
    .check(
      note("Whether the line is equal to the first one that can be read; left out if it cannot be read."),
    ),
  row: z.optional(z.number()).check(note("Of a `different` line: the first row in which the two differ.")),
  value: z
    .optional(z.boolean())
    .check(note("Of a `different` line: whether it is 1 in that row; the line before is the opposite.")),
  mistake: z
    .optional(z.enum(mistakes))
    .check(note("Of a `different` line: the usual mistake that leads here, if one does.")),
});

export const checkResponseSchema = z.object({
  vars: z
    .array(z.string())
    .check(
      note("The variables of all lines in their order; the first is the most significant bit of a row."),
    ),
  lines: z
    .array(lineSchema)
    .check(note("A verdict on each line. The line before is the last one before it that can be read.")),
  end: z
    .optional(
      z.object({
        own: z
          .optional(sizeSchema)
          .check(note("The size of the last line that can be read, if it is a sum of products of literals.")),
        minimum: sizeSchema.check(note("The size of the minimum sum of products of that line.")),
        proven: z.boolean().check(note("Whether the minimum is proved.")),
      }),
    )
    .check(note("How far the last line is from the minimum; left out where that takes too much work.")),
});

export type CheckedLine = z.infer<typeof lineSchema>;
export type CheckResponse = z.infer<typeof checkResponseSchema>;

export const checkRoute = defineRoute({
  method: "POST",
  path: "/api/premium/simplify/check",
  summary: "Whether each line of a derivation follows from the line before, and by which laws.",
  caller: "premium",
  rateLimit: "premium",
  body: "json",
  request: linesSchema,
  response: checkResponseSchema,
  errors: ["lone_surrogate", "input_too_long"],
});

export type CheckCall = RequestBody<typeof checkRoute>;
