// The days of premium that the account premium@example.com has at each start, as if it had just bought them.

import { inLocalDatabase } from "./local-database.ts";

/** Has the shape of every order's id. */
const orderId = "OIDDEMO0000000001";
const periodDays = 30;

const statement = `
  INSERT INTO grants (order_id, uid, granted_at_ms, period_days, revoked_at_ms) VALUES (?, ?, ?, ?, NULL)
  ON CONFLICT (order_id) DO UPDATE SET
    uid = excluded.uid,
    granted_at_ms = excluded.granted_at_ms,
    period_days = excluded.period_days,
    revoked_at_ms = NULL`;

/**
 * Gives the user a package that begins now, in the served database; ends the process if the database cannot be used.
 */
export function grantDemoPackage(uid: string, nowMs: number): void {
  inLocalDatabase("grants", (database) => {
    database.prepare(statement).run(orderId, uid, nowMs, periodDays);
  });
}
