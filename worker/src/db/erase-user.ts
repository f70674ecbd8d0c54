// The SQL that forgets a user. Rejects when the database does not answer.

/**
 * The statements that delete the user's grants, and the uid and e-mail address of the user's orders; the books keep amounts
 * and times. The uid is kept until `untilMs`, when the last token of the user has expired, so that no order can be made with
 * an old token. `uid` is an SQL expression.
 */
export function eraseSql(uid: string, untilMs: number): readonly string[] {
  return [
    `INSERT INTO deleted_users (uid, until_ms) VALUES (${uid}, ${untilMs})
     ON CONFLICT (uid) DO UPDATE SET until_ms = excluded.until_ms`,
    `DELETE FROM grants WHERE uid = ${uid}`,
    `UPDATE orders SET uid = NULL, email = NULL WHERE uid = ${uid}`,
  ];
}

/** All or nothing. */
export async function eraseUser(db: D1Database, uid: string, untilMs: number): Promise<void> {
  await db.batch(eraseSql("?1", untilMs).map((sql) => db.prepare(sql).bind(uid)));
}

/** Forgets the uids whose tokens have all expired. */
export async function forgetDeletedUsers(db: D1Database, nowMs: number): Promise<void> {
  await db.prepare("DELETE FROM deleted_users WHERE until_ms <= ?").bind(nowMs).run();
}
