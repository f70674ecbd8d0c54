// The SQL of the health check, and of the note that a scheduled run leaves for it. Rejects when the database does not answer.

/** When a scheduled run last ended without a fault, in milliseconds since the epoch; null before the first. */
export async function lastRunAtMs(db: D1Database): Promise<number | null> {
  return db.prepare("SELECT ended_at_ms FROM scheduled_run").first<number>("ended_at_ms");
}

export async function noteRun(db: D1Database, nowMs: number): Promise<void> {
  await db
    .prepare(
      `INSERT INTO scheduled_run (only_row, ended_at_ms) VALUES (1, ?)
       ON CONFLICT (only_row) DO UPDATE SET ended_at_ms = excluded.ended_at_ms`,
    )
    .bind(nowMs)
    .run();
}
