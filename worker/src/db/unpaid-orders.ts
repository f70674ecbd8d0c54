// The SQL that forgets who placed orders that were never paid. Rejects when the database does not answer.

const dayMs = 24 * 60 * 60 * 1000;
/** After this many days nobody pays an order any more. */
const unpaidDays = 30;

/**
 * Deletes the uid and e-mail address of orders that have stayed unpaid for 30 days; resolves to their number. An order for
 * which another amount was paid keeps both, because an operator still has to decide about it.
 */
export async function forgetUnpaid(db: D1Database, nowMs: number): Promise<number> {
  const { meta } = await db
    .prepare(
      `UPDATE orders SET uid = NULL, email = NULL
       WHERE created_at_ms <= ? AND status NOT IN ('SUCCESS', 'CHARGEBACK') AND uid IS NOT NULL AND invalid = 0`,
    )
    .bind(nowMs - unpaidDays * dayMs)
    .run();
  return meta.changes;
}
