// The calls of a signed-in user about the account: its package, and its end.

import * as z from "zod/mini";
import { defineRoute } from "./route.ts";

const note = z.describe;

export const packageRoute = defineRoute({
  method: "POST",
  path: "/api/signed/package",
  summary: "The caller's package: when it started and how many days it runs.",
  caller: "verified",
  rateLimit: "account",
  body: "none",
  request: null,
  response: z.object({
    StartDate: z
      .string()
      .check(note("ISO 8601 in UTC, such as `2026-01-31T09:30:00.000Z`; empty where there is no package.")),
    Period: z.number().check(note("Days of 24 hours; -1 where there is no package.")),
    revoked: z
      .optional(
        z.object({
          orderId: z.string(),
          at: z.string().check(note("ISO 8601 in UTC.")),
        }),
      )
      .check(
        note(
          "The order whose days were taken last, because it was charged back or refunded; left out where days were given since.",
        ),
      ),
  }),
  errors: [],
});

export type SignedPackageAnswer = z.infer<(typeof packageRoute)["response"]>;

/** Deleting an account needs a sign-in that is at most this old. */
export const recentSignInMsMax = 5 * 60 * 1000;

export const deleteAccountRoute = defineRoute({
  method: "POST",
  path: "/api/signed/account/delete",
  summary: "Erases what the service holds of the caller; may be called again.",
  caller: "user",
  rateLimit: "account",
  body: "none",
  request: null,
  response: z.object({ ok: z.literal(true) }),
  errors: ["recent_sign_in_required"],
});
