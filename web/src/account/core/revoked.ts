// Why days of a package are gone, as the browser keeps it beside the package. Pure.

import { isRecord, parseJson } from "./entitlement.ts";

/** The order whose days were taken last: its payment was charged back or refunded. */
export interface Revoked {
  readonly orderId: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** Null for another user's package, one without, or a text that is none: storage may hold anything. */
export function parseRevoked(text: string | null, uid: string | null): Revoked | null {
  const kept = parseJson(text);
  if (!isRecord(kept) || uid === null || kept["uid"] !== uid || !isRecord(kept["revoked"])) return null;
  const { orderId, at } = kept["revoked"];
  return typeof orderId === "string" && typeof at === "string" ? { orderId, at } : null;
}
