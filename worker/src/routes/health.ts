// GET /api/health: asks the database for an answer, and says what runs here.

import type * as z from "zod/mini";
import type { healthRoute } from "#contract/health.ts";
import { lastRunAtMs } from "../db/health.ts";
import { failure, type Outcome } from "../failure.ts";

interface Running {
  readonly version: string;
  readonly keysAgeMs: number | null;
  readonly nowMs: number;
}

export async function health(
  db: D1Database,
  { version, keysAgeMs, nowMs }: Running,
): Promise<Outcome<z.input<(typeof healthRoute)["response"]>>> {
  try {
    const runAtMs = await lastRunAtMs(db);
    const value = {
      ok: true,
      version,
      database: "answers",
      keysAgeS: secondsOf(keysAgeMs),
      scheduledAgeS: secondsOf(runAtMs && Math.max(0, nowMs - runAtMs)),
    } as const;
    return { ok: true, value };
  } catch {
    // The platform logs what is wrong with the database; a caller needs only the 503.
    return { ok: false, error: failure("unavailable") };
  }
}

function secondsOf(ms: number | null): number | null {
  return ms === null ? null : Math.floor(ms / 1000);
}
