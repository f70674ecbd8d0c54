// The last order that a user went to pay. The browser keeps it until it is paid, or no payment is expected any more. Pure.

import { isOrderId } from "#contract/order-id.ts";
import type { OrderStatus } from "./purchase-return.ts";

/** What is known of a kept order. `canceled`: the buyer came back over the cancel address, and no payment came since. */
export type KeptState = Exclude<OrderStatus, "SUCCESS"> | "canceled";

/** The buyer came back from payment by one of its two addresses, or the service answered. */
export type OrderEvent = "returned" | "canceled" | OrderStatus;

export interface KeptOrder {
  readonly uid: string;
  readonly orderId: string;
  /** The name of the package. */
  readonly name: string;
  /** When the form was posted, in milliseconds since the epoch. */
  readonly atMs: number;
  readonly state: KeptState;
  /** Since when it is known, in milliseconds since the epoch. */
  readonly sinceMs: number;
}

/** A registered order without any news stays pending for ever, so the page forgets it after a week. */
export const pendingMsMax = 7 * 24 * 60 * 60 * 1000;
/** A payment that was declined or cancelled may be made after all, but the provider's page does not stay open for long. */
export const unpaidMsMax = 60 * 60 * 1000;

const states: readonly unknown[] = ["PENDING", "NOT_FOUND", "INVALID", "canceled"] satisfies KeptState[];

export function postedOrder(order: Pick<KeptOrder, "uid" | "orderId" | "name" | "atMs">): KeptOrder {
  return { ...order, state: "PENDING", sinceMs: order.atMs };
}

/** The order after an event; null for a paid one, which need not be kept. */
export function keptAfter(order: KeptOrder, event: OrderEvent, nowMs: number): KeptOrder | null {
  if (event === "SUCCESS") return null;
  const state = stateAfter(order.state, event);
  return state === order.state ? order : { ...order, state, sinceMs: nowMs };
}

function stateAfter(state: KeptState, event: Exclude<OrderEvent, "SUCCESS">): KeptState {
  if (event === "returned") return state === "canceled" ? "PENDING" : state;
  // A payment that is unverified was made all the same.
  if (event === "canceled" && state === "INVALID") return state;
  // The provider's notify of a cancellation may never come, so the order may stay pending there.
  const isNoNews = event === "PENDING" || event === "NOT_FOUND";
  return state === "canceled" && isNoNews ? state : event;
}

/** An order of which the page tells, and about which it asks before another purchase. */
export type ToldOrder = KeptOrder & { readonly state: Exclude<KeptState, "canceled"> };

/** A buyer who cancelled is told only of a payment that comes all the same. */
export function isTold(order: KeptOrder): order is ToldOrder {
  return order.state !== "canceled";
}

export function keptText(order: KeptOrder): string {
  return JSON.stringify(order);
}

/**
 * Null for another user's order, an order that is too old, or a text that is not ours: storage may contain any text.
 */
export function parseKept(text: string | null, uid: string | null, nowMs: number): KeptOrder | null {
  const kept = parseJson(text);
  if (uid === null || typeof kept !== "object" || kept === null) return null;
  const { uid: whose, orderId, name, atMs, state, sinceMs } = kept as Readonly<Record<string, unknown>>;
  if (whose !== uid || typeof orderId !== "string" || !isOrderId(orderId)) return null;
  if (typeof name !== "string" || typeof atMs !== "number" || typeof sinceMs !== "number") return null;
  if (!isState(state) || !(nowMs - sinceMs <= (state === "PENDING" ? pendingMsMax : unpaidMsMax)))
    return null;
  return { uid, orderId, name, atMs, state, sinceMs };
}

function isState(value: unknown): value is KeptState {
  return states.includes(value);
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
