// POST /api/free/simplify: an expression or min terms → its minimum sum of products.

import * as z from "zod/mini";
import { logicErrorCodes } from "./generated/logic-facts.ts";
import { inputModes } from "./input.ts";
import { limits } from "./limits.ts";
import { defineRoute, type RequestBody } from "./route.ts";

const note = z.describe;

export const primeImplicantSchema = z.object({
  res: z.string().check(note("The product, as in `A'.B`; `1` for the product of no literals.")),
  list: z.array(z.number()).check(note("The required min terms it covers, ascending.")),
  listLength: z
    .optional(z.number())
    .check(note("How many of them it covers, given only when `list` was cut.")),
});

export const simplifyResponseSchema = z.object({
  simplified: z
    .string()
    .check(note("A minimum sum of products: fewest terms, then fewest literals; `0` or `1` for a constant.")),
  sop: z
    .string()
    .check(
      note(
        `The canonical sum of products; \`Σm(…)\` when it has more than ${limits.sopProductsMax} products.`,
      ),
    ),
  primeImpList: z
    .array(primeImplicantSchema)
    .check(note(`All prime implicants; beyond ${limits.primesListedMax} only those of the answer.`)),
  vars: z
    .array(z.string())
    .check(note("The variables in order; the first is the most significant bit of a min term.")),
  minTerms: z
    .optional(z.array(z.number()))
    .check(note("The required min terms, while `sop` spells out its products.")),
  terms: z.number().check(note("Number of products in `simplified`.")),
  literals: z.number().check(note("Number of literals in `simplified`.")),
  proven: z
    .boolean()
    .check(note("Whether the answer is proved minimal; false when the work limit came first.")),
  lowerBound: z
    .number()
    .check(note("No sum of products has fewer products; equal to `terms` when `proven`.")),
  minima: z
    .optional(
      z.object({
        count: z.number().check(note("How many there are, `simplified` included.")),
        others: z.array(z.string()).check(note("The first 20 of the others; fewer of long ones.")),
      }),
    )
    .check(
      note("The sums with as few products and literals; only when `proven` and few enough to be counted."),
    ),
  primeCount: z.number().check(note("Number of prime implicants that cover a required min term.")),
});

export type PrimeImplicant = z.infer<typeof primeImplicantSchema>;
export type SimplifyResponse = z.infer<typeof simplifyResponseSchema>;

export const simplifyRoute = defineRoute({
  method: "POST",
  path: "/api/free/simplify",
  summary: "The proven minimum sum of products of an expression or of min terms.",
  request: z.object(
    {
      input: z
        .string({ error: 'The field "input" must be a text.' })
        .check(note("An expression such as `A.B+C'`, or min terms such as `1 3 8` or `1,3,8`.")),
      mode: z
        .optional(
          z.enum(inputModes, { error: 'The field "mode" must be "boolean" or "mint", or be left out.' }),
        )
        .check(note("How to read `input`; left out, the text itself decides.")),
      dontCares: z
        .optional(z.string({ error: 'The field "dontCares" must be a text, or be left out.' }))
        .check(note("Rows that may be either, written like min terms, and only with them; blank is none.")),
    },
    { error: "The request body must be a JSON object." },
  ),
  response: simplifyResponseSchema,
  errors: ["lone_surrogate", ...logicErrorCodes],
});

export type SimplifyCall = RequestBody<typeof simplifyRoute>;
