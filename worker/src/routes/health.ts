// GET /api/health: asks the database for an answer, and says what runs here.

import type * as z from "zod/mini";
import type { healthRoute } from "#contract/health.ts";
import { pingDatabase } from "../db/health.ts";
import { failure, type Outcome } from "../failure.ts";

interface Running {
  readonly version: string;
  readonly keysAgeMs: number | null;
}

export async function health(
  db: D1Database,
  { version, keysAgeMs }: Running,
): Promise<Outcome<z.input<(typeof healthRoute)["response"]>>> {
  try {
    await pingDatabase(db);
  } catch {
    // The platform logs what is wrong with the database; a caller needs only the 503.
    return { ok: false, error: failure("unavailable") };
  }
  const keysAgeS = keysAgeMs === null ? null : Math.floor(keysAgeMs / 1000);
  return { ok: true, value: { ok: true, version, database: "answers", keysAgeS } };
}
