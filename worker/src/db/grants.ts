// The SQL of the grants. Rejects when the database does not answer.

import type { Grant } from "../domain/package.ts";

interface GrantRow {
  readonly order_id: string;
  readonly granted_at_ms: number;
  readonly period_days: number;
  readonly revoked_at_ms: number | null;
}

/** All grants of a user, revoked ones included. */
export async function grantsOf(db: D1Database, uid: string): Promise<readonly Grant[]> {
  const { results } = await db
    .prepare("SELECT order_id, granted_at_ms, period_days, revoked_at_ms FROM grants WHERE uid = ?")
    .bind(uid)
    .all<GrantRow>();
  return results.map((row) => ({
    orderId: row.order_id,
    grantedAtMs: row.granted_at_ms,
    periodDays: row.period_days,
    revokedAtMs: row.revoked_at_ms,
  }));
}
