// The reason why days of a package were taken, kept in the browser together with the package. Pure.

import { isRecord, parseJson } from "./entitlement.ts";

/** The last order whose days were taken because its payment was charged back or refunded. */
export interface Revoked {
  readonly orderId: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/**
 * Null for another user's package, for a package without a revocation, and for any other text: storage may hold
 * anything.
 */
export function parseRevoked(text: string | null, uid: string | null): Revoked | null {
  const kept = parseJson(text);
  if (!isRecord(kept) || uid === null || kept["uid"] !== uid || !isRecord(kept["revoked"])) return null;
  const { orderId, at } = kept["revoked"];
  return typeof orderId === "string" && typeof at === "string" ? { orderId, at } : null;
}
