// The days of premium that the account premium@example.com has at each start, as if it had just bought them.

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

/** Gives the user a package that begins now. */
export async function grantDemoPackage(database: D1Database, uid: string, nowMs: number): Promise<void> {
  await database.prepare(statement).bind(orderId, uid, nowMs, periodDays).run();
}
