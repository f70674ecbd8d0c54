// GET /api/health: asks the database for an answer.

import { pingDatabase } from "../db/health.ts";
import { failure, type Outcome } from "../failure.ts";

export async function health(db: D1Database): Promise<Outcome<{ ok: true }>> {
  try {
    await pingDatabase(db);
    return { ok: true, value: { ok: true } };
  } catch {
    // The platform logs what is wrong with the database; a caller needs only the 503.
    return { ok: false, error: failure("unavailable") };
  }
}
