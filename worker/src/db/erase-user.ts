// The SQL that forgets a user. Rejects when the database does not answer.

/**
 * Deletes the user's grants, and who placed the user's orders; the books keep what was paid and when. Until `untilMs`, when
 * no token of the user lives any more, the uid is kept, so that such a token places no order.
 */
export async function eraseUser(
  db: D1Database,
  uid: string,
  { nowMs, untilMs }: { readonly nowMs: number; readonly untilMs: number },
): Promise<void> {
  await db.batch([
    db.prepare("DELETE FROM deleted_users WHERE until_ms <= ?").bind(nowMs),
    db
      .prepare(
        `INSERT INTO deleted_users (uid, until_ms) VALUES (?1, ?2)
         ON CONFLICT (uid) DO UPDATE SET until_ms = excluded.until_ms`,
      )
      .bind(uid, untilMs),
    db.prepare("DELETE FROM grants WHERE uid = ?").bind(uid),
    db.prepare("UPDATE orders SET uid = NULL, email = NULL WHERE uid = ?").bind(uid),
  ]);
}
