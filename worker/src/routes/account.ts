// The calls of a signed-in user about the account.

import { recentSignInMsMax, type SignedPackageAnswer } from "#contract/account.ts";
import type { User, VerifiedUser } from "../auth/caller.ts";
import { tokenMsMax } from "../auth/token.ts";
import { eraseUser } from "../db/erase-user.ts";
import { grantsOf } from "../db/grants.ts";
import { lastRevokedOf, packageOf } from "../domain/package.ts";
import { failure, type Outcome } from "../failure.ts";
import { fromDatabase } from "../from-database.ts";

/** POST /api/signed/package */
export async function signedPackage(
  db: D1Database,
  { uid }: VerifiedUser,
): Promise<Outcome<SignedPackageAnswer>> {
  return fromDatabase(async () => {
    const grants = await grantsOf(db, uid);
    const last = lastRevokedOf(grants);
    const revoked = last && { orderId: last.orderId, at: new Date(last.revokedAtMs).toISOString() };
    return { ok: true, value: { ...packageOf(grants), ...(revoked && { revoked }) } };
  });
}

/** POST /api/signed/account/delete */
export async function deleteAccount(
  db: D1Database,
  { uid, authTimeS }: User | VerifiedUser,
  nowMs: number,
): Promise<Outcome<{ ok: true }>> {
  if (nowMs - authTimeS * 1000 > recentSignInMsMax)
    return { ok: false, error: failure("recent_sign_in_required") };
  return fromDatabase(async () => {
    await eraseUser(db, uid, nowMs + tokenMsMax);
    return { ok: true, value: { ok: true } };
  });
}
