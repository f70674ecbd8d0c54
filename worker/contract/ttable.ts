// POST /api/mix/ttable/solve: one or more expressions → their truth table as min terms.

import * as z from "zod/mini";
import { budgets } from "./budgets.ts";
import { logicErrorCodes } from "./generated/logic-facts.ts";
import { limits } from "./limits.ts";
import { defineRoute, type RequestBody } from "./route.ts";

const note = z.describe;
const column = "0 is `primaryInput`, `i` is number `i - 1` of `extraInputs`";
const forPremium = (text: string) => note(`${text} Only for premium callers.`);

/** Whether an answer compares the columns. A caller whose package could not be looked up gets the table without it. */
const comparisonStates = ["included", "premium_only", "unavailable"] as const;

export const ttableResponseSchema = z.object({
  vars: z
    .array(z.string())
    .check(
      note(
        "The variables of all expressions in their order; the first is the most significant bit of a row.",
      ),
    ),
  minTerms: z.array(z.number()).check(note("The rows in which `primaryInput` is 1, in ascending order.")),
  extraMinTerms: z
    .array(z.array(z.number()))
    .check(note("The same for each of `extraInputs`, in their order.")),
  minTermCounts: z
    .optional(z.array(z.number()))
    .check(
      note(
        `The true length of each list, the primary's first; given only where the lists were cut to ${limits.listNumbersMax} numbers together.`,
      ),
    ),
  comparison: z
    .enum(comparisonStates)
    .check(
      note(
        "`included`: the columns were compared. `premium_only`: that is for premium callers. `unavailable`: whether the caller is premium could not be found out; try again later.",
      ),
    ),
  matchedSets: z
    .array(z.array(z.number()))
    .check(note(`Groups of two or more equal columns (${column}); empty for other than premium callers.`)),
  complementPairs: z
    .optional(z.array(z.tuple([z.number(), z.number()])))
    .check(forPremium("Pairs of columns that differ in every row, each the complement of the other.")),
  alwaysZero: z.optional(z.array(z.number())).check(forPremium("Columns that are 0 in every row.")),
  alwaysOne: z.optional(z.array(z.number())).check(forPremium("Columns that are 1 in every row.")),
  firstDifference: z
    .optional(
      z.array(
        z.object({
          left: z.number().check(note("The lower column.")),
          right: z.number().check(note("The higher column.")),
          row: z.number().check(note("The first row in which they differ.")),
        }),
      ),
    )
    .check(forPremium("For every two columns that differ, the first row in which they do.")),
});

export type TtableResponse = z.infer<typeof ttableResponseSchema>;

const extrasShape = 'The field "extraInputs" must be a list of strings.';

export const ttableRoute = defineRoute({
  method: "POST",
  path: "/api/mix/ttable/solve",
  summary: `The truth table of expressions with at most ${budgets.worker.variablesMax} variables together.`,
  caller: "optional",
  rateLimit: "solving",
  body: "json",
  request: z.object(
    {
      primaryInput: z
        .string({ error: 'The field "primaryInput" must be a string.' })
        .check(note("An expression such as `A.B+C'`.")),
      extraInputs: z
        .optional(
          z.array(z.string({ error: extrasShape }), { error: extrasShape }).check(
            z.maxLength(limits.extraExpressionsMax, {
              error: `The field "extraInputs" can have at most ${limits.extraExpressionsMax} expressions.`,
            }),
          ),
        )
        .check(note(`Up to ${limits.extraExpressionsMax} more expressions; may be left out.`)),
    },
    { error: "The request body must be a JSON object." },
  ),
  response: ttableResponseSchema,
  errors: ["lone_surrogate", ...logicErrorCodes],
});

export type TtableCall = RequestBody<typeof ttableRoute>;
