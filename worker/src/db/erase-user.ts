// The SQL that forgets a user. Rejects when the database does not answer.

/**
 * Deletes the user's grants, and the uid and e-mail address of the user's orders; the books keep amounts and times. The
 * uid is kept until `untilMs`, when the last token of the user has expired, so that no order can be made with an old
 * token.
 */
export async function eraseUser(db: D1Database, uid: string, untilMs: number): Promise<void> {
  await db.batch([
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

/** Forgets the uids whose tokens have all expired. */
export async function forgetDeletedUsers(db: D1Database, nowMs: number): Promise<void> {
  await db.prepare("DELETE FROM deleted_users WHERE until_ms <= ?").bind(nowMs).run();
}
