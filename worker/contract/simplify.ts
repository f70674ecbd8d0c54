// POST /api/free/simplify: an expression or min terms → its minimum sum of products.

import * as z from "zod/mini";
import { budgets } from "./budgets.ts";
import { logicErrorCodes } from "./generated/logic-facts.ts";
import { inputModes } from "./input.ts";
import { limits } from "./limits.ts";
import { defineRoute, type RequestBody } from "./route.ts";
import { simplifyPath } from "./simplify-path.ts";

const note = z.describe;

const variablesError = `The field "variables" must be a whole number from 1 to ${budgets.worker.variablesMax}, or be left out.`;

const primeImplicantSchema = z.object({
  res: z.string().check(note("The product, such as `A'.B`; `1` where it has no literals.")),
  list: z.array(z.number()).check(note("The min terms it covers, in ascending order, without don't-cares.")),
  listLength: z
    .optional(z.number())
    .check(note("How many min terms it covers; given only where `list` was cut.")),
});

export const simplifyResponseSchema = z.object({
  simplified: z
    .string()
    .check(
      note(
        "A minimum sum of products: the fewest products, and of those sums the fewest literals; the products in the order of their literals; `0` or `1` for a constant.",
      ),
    ),
  sop: z
    .string()
    .check(
      note(
        `The canonical sum of products; \`Σm(…)\` where it has more than ${limits.sopProductsMax} products.`,
      ),
    ),
  primeImpList: z
    .array(primeImplicantSchema)
    .check(
      note(
        `The prime implicants that cover a min term, in the order of their literals; where there are more than ${limits.primesListedMax}, only those in \`simplified\`.`,
      ),
    ),
  vars: z
    .array(z.string())
    .check(note("The variables in their order; the first is the most significant bit of a min term.")),
  minTerms: z
    .optional(z.array(z.number()))
    .check(note("The min terms in ascending order, without don't-cares; left out where `sop` is `Σm(…)`.")),
  terms: z.number().check(note("How many products `simplified` has.")),
  literals: z.number().check(note("How many literals `simplified` has.")),
  proven: z
    .boolean()
    .check(note("Whether `simplified` is proved minimal; false where the limit of work was met first.")),
  lowerBound: z
    .number()
    .check(note("No sum of products has fewer products than this; equal to `terms` where `proven` is true.")),
  minima: z
    .optional(
      z.object({
        count: z.number().check(note("How many there are, `simplified` among them.")),
        others: z.array(z.string()).check(note("At most 20 of the others; fewer where they are long.")),
      }),
    )
    .check(
      note(
        "All sums with as few products and literals; given only where `proven` is true and they could be counted.",
      ),
    ),
  primeCount: z.number().check(note("How many prime implicants cover a min term.")),
});

export type PrimeImplicant = z.infer<typeof primeImplicantSchema>;
export type SimplifyResponse = z.infer<typeof simplifyResponseSchema>;

export const simplifyRoute = defineRoute({
  method: "POST",
  path: simplifyPath,
  summary: "The proven minimum sum of products of an expression or of min terms.",
  caller: "anyone",
  rateLimit: "solving",
  answerHeaders: ["X-Search-Cut"],
  body: "json",
  request: z.object(
    {
      input: z
        .string({ error: 'The field "input" must be a string.' })
        .check(note("An expression such as `A.B+C'`, or min terms such as `1 3 8` or `1,3,8`.")),
      mode: z
        .optional(
          z.enum(inputModes, { error: 'The field "mode" must be "boolean" or "mint", or be left out.' }),
        )
        .check(note("How to read `input`; where it is left out, the text itself decides.")),
      dontCares: z
        .optional(z.string({ error: 'The field "dontCares" must be a string, or be left out.' }))
        .check(
          note(
            "Rows where the function may be 0 or 1, written like min terms; given only with min terms. Blank means none.",
          ),
        ),
      variables: z
        .optional(
          z
            .int({ error: variablesError })
            .check(z.minimum(1, variablesError), z.maximum(budgets.worker.variablesMax, variablesError)),
        )
        .check(
          note(
            "How many variables a function has that is given by min terms; where it is left out, as many as the largest number needs. An expression has its own variables.",
          ),
        ),
    },
    { error: "The request body must be a JSON object." },
  ),
  response: simplifyResponseSchema,
  errors: ["lone_surrogate", ...logicErrorCodes],
});

export type SimplifyCall = RequestBody<typeof simplifyRoute>;
