// The SQL that forgets a user. Rejects when the database does not answer.

/** Deletes the user's grants, and who placed the user's orders; the books keep what was paid and when. */
export async function eraseUser(db: D1Database, uid: string): Promise<void> {
  await db.batch([
    db.prepare("DELETE FROM grants WHERE uid = ?").bind(uid),
    db.prepare("UPDATE orders SET uid = NULL, email = NULL WHERE uid = ?").bind(uid),
  ]);
}
