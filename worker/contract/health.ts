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
  response: z.object({ ok: z.literal(true) }),
  errors: ["unavailable"],
});
