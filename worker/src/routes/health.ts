// GET /api/health.

import { pingDatabase } from "../db/health.ts";
import { failure, type Outcome } from "../failure.ts";

export async function health(db: D1Database): Promise<Outcome<{ ok: true }>> {
  try {
    await pingDatabase(db);
    return { ok: true, value: { ok: true } };
  } catch {
    // Which fault the database has is the platform's to log; a caller needs only the 503.
    return { ok: false, error: failure("unavailable") };
  }
}
