// A step of a derivation, as several calls answer with it.

import * as z from "zod/mini";

const note = z.describe;

const sideSchema = z.object({
  part: z.string().check(note("One side of the law in full, such as `A.B+A.B'`.")),
  at: z
    .array(z.tuple([z.number(), z.number()]))
    .check(
      note(
        "Where it stands in its line: pairs of the first UTF-16 unit and the one after the last, ascending.",
      ),
    ),
});

export const derivationStepSchema = z.object({
  currentExpression: z.string().check(note("The whole line.")),
  stepType: z
    .string()
    .check(note("The law, or `CORRECTED` for the input as read, or `REMOVED_REDUNDANT_BRACKETS`.")),
  description: z.string().check(note("One sentence: what is done to which operand.")),
  before: z
    .optional(sideSchema)
    .check(note("What the law is applied to, in the line before; only of a law.")),
  after: z.optional(sideSchema).check(note("What the law makes of it, in this line; only of a law.")),
});

export type DerivationSide = z.infer<typeof sideSchema>;
export type DerivationStep = z.infer<typeof derivationStepSchema>;
