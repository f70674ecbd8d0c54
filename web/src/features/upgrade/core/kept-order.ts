// The last order that a user went to pay. The browser keeps it until its result is known. Pure.

import { isOrderId } from "#contract/order-id.ts";

export interface KeptOrder {
  readonly uid: string;
  readonly orderId: string;
  /** The name of the package. */
  readonly name: string;
  /** When the form was posted, in milliseconds since the epoch. */
  readonly atMs: number;
}

/** An unpaid order stays pending for ever, so the page forgets it after a week. */
export const keptMsMax = 7 * 24 * 60 * 60 * 1000;

export function keptText(order: KeptOrder): string {
  return JSON.stringify(order);
}

/**
 * Null for another user's order, an order that is too old, or a text that is not ours: storage may contain any text.
 */
export function parseKept(text: string | null, uid: string | null, nowMs: number): KeptOrder | null {
  const kept = parseJson(text);
  if (uid === null || typeof kept !== "object" || kept === null) return null;
  const { uid: whose, orderId, name, atMs } = kept as Readonly<Record<string, unknown>>;
  if (whose !== uid || typeof orderId !== "string" || !isOrderId(orderId)) return null;
  if (typeof name !== "string" || typeof atMs !== "number" || !(nowMs - atMs <= keptMsMax)) return null;
  return { uid, orderId, name, atMs };
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
