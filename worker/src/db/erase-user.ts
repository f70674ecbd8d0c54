// The SQL that forgets a user. Rejects when the database does not answer.

export interface EraseTimes {
  readonly nowMs: number;
  /** When the last token of the user has expired. */
  readonly untilMs: number;
}

/**
 * The statements that delete the user's grants, and the uid and e-mail address of the user's orders; the books keep amounts
 * and times. The uid is kept until `untilMs`, so that no order can be made with an old token. `uid` is an SQL expression.
 */
export function eraseSql(uid: string, { nowMs, untilMs }: EraseTimes): readonly string[] {
  return [
    `DELETE FROM deleted_users WHERE until_ms <= ${nowMs} AND uid <> ${uid}`,
    `INSERT INTO deleted_users (uid, until_ms) VALUES (${uid}, ${untilMs})
     ON CONFLICT (uid) DO UPDATE SET until_ms = excluded.until_ms`,
    `DELETE FROM grants WHERE uid = ${uid}`,
    `UPDATE orders SET uid = NULL, email = NULL WHERE uid = ${uid}`,
  ];
}

/** All or nothing. */
export async function eraseUser(db: D1Database, uid: string, times: EraseTimes): Promise<void> {
  await db.batch(eraseSql("?1", times).map((sql) => db.prepare(sql).bind(uid)));
}
