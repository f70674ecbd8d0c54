// GET /api/health: whether the Worker and its database answer.

import * as z from "zod/mini";
import { defineRoute } from "./route.ts";

export const healthRoute = defineRoute({
  method: "GET",
  path: "/api/health",
  summary: "Whether the service and its database answer.",
  caller: "anyone",
  body: "none",
  request: null,
  response: z.object({
    ok: z.literal(true),
    version: z
      .string()
      .check(z.describe("The platform's id of what is deployed; empty where it names none.")),
    database: z.literal("answers").check(z.describe("The database ran a statement.")),
    keysAgeS: z
      .nullable(z.int().check(z.minimum(0)))
      .check(
        z.describe(
          "Seconds since this part of the service fetched the identity provider's keys; null before the first token.",
        ),
      ),
    scheduledAgeS: z
      .nullable(z.int().check(z.minimum(0)))
      .check(
        z.describe(
          "Seconds since a scheduled run last ended without a fault; null before the first. A run is due each 15 minutes.",
        ),
      ),
  }),
  errors: ["unavailable"],
});
