// A user's package, folded from the grants of the user's orders.

import { type SignedPackage, packageDayMs } from "#contract/entitlement.ts";

export interface Grant {
  readonly orderId: string;
  /** Milliseconds since the epoch. */
  readonly grantedAtMs: number;
  /** Whole days, at least 1. */
  readonly periodDays: number;
  /** Milliseconds since the epoch; null while the grant counts. */
  readonly revokedAtMs: number | null;
}

/**
 * A purchase while a package runs adds its days to that package; a purchase after its end starts a new package. A
 * revoked grant counts as never given. Grants of the same millisecond are sorted by order id, so that the fold has one
 * result.
 */
export function packageOf(grants: readonly Grant[]): SignedPackage & { readonly Period: number } {
  const counting = grants
    .filter(({ revokedAtMs }) => revokedAtMs === null)
    .toSorted((one, other) => one.grantedAtMs - other.grantedAtMs || (one.orderId < other.orderId ? -1 : 1));
  let [startMs, days] = [0, -1];
  for (const { grantedAtMs, periodDays } of counting) {
    if (days > 0 && grantedAtMs < startMs + days * packageDayMs) days += periodDays;
    else [startMs, days] = [grantedAtMs, periodDays];
  }
  return { StartDate: days > 0 ? new Date(startMs).toISOString() : "", Period: days };
}

/**
 * The grant that was revoked last; null if none was revoked, or if an unrevoked grant was given after the revocation.
 */
export function lastRevokedOf(grants: readonly Grant[]): { orderId: string; revokedAtMs: number } | null {
  const lastGivenMs = Math.max(
    ...grants.map(({ grantedAtMs, revokedAtMs }) => (revokedAtMs === null ? grantedAtMs : -Infinity)),
  );
  return grants.reduce<{ orderId: string; revokedAtMs: number } | null>((last, { orderId, revokedAtMs }) => {
    if (revokedAtMs === null || revokedAtMs <= lastGivenMs) return last;
    return last && last.revokedAtMs >= revokedAtMs ? last : { orderId, revokedAtMs };
  }, null);
}
