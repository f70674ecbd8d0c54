// docs/api.md is what the contract generates.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { answerHeaders } from "#contract/route.ts";
import { defineRoute } from "#contract/route.ts";
import { apiReferencePath, apiReferenceSource } from "#scripts/api-reference.ts";

test("docs/api.md is the one that `npm run docs` writes", async () => {
  expect(readFileSync(apiReferencePath, "utf8")).toBe(await apiReferenceSource());
});

test("a route's caller, body and failures are printed, headers included", async () => {
  const sell = defineRoute({
    method: "POST",
    path: "/api/sell",
    summary: "Sells.",
    caller: "premium",
    rateLimit: "premium",
    answerHeaders: ["X-Search-Cut"],
    body: "form",
    request: z.object({ amount: z.string() }),
    response: z.object({ receipt: z.object({ id: z.string() }) }),
    errors: [],
  });
  const printed = await apiReferenceSource([sell]);
  for (const line of [
    "- Caller: a premium user, with `Authorization: Bearer …`.",
    "- Body: a form, `application/x-www-form-urlencoded`; no field more than once.",
    "- 400: `bad_form`, `doubled_field`, `wrong_shape`",
    "- 401: `unauthenticated`, `premium_required` (header `WWW-Authenticate`)",
    "- 403: `email_not_verified`",
    "- 429: `too_many_requests` (header `Retry-After`)",
    "- 503: `unavailable` (header `Retry-After`)",
    "- Rate limit: `premium`, at most 60 calls in 60 seconds of one user.",
    `- \`X-Search-Cut\`: ${answerHeaders["X-Search-Cut"]}`,
  ])
    expect(printed.split("\n")).toContain(line);
  expect(printed).toMatch(/^\| `receipt\.id` +\| string/m);
});

test("the members of an answer that is a list are printed", async () => {
  const list = defineRoute({
    method: "GET",
    path: "/api/list",
    summary: "Lists.",
    caller: "anyone",
    body: "none",
    request: null,
    response: z.array(z.object({ id: z.string(), at: z.array(z.tuple([z.number(), z.number()])) })),
    errors: [],
  });
  const printed = await apiReferenceSource([list]);
  expect(printed).toMatch(/^\| `\[\]\.id` +\| string/m);
  expect(printed).toMatch(/^\| `\[\]\.at` +\| \[number, number\]\[\]/m);
});
