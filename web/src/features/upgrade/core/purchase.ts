// A purchase from the press on Buy Now to the form that leaves for the payment provider: section 4 of the
// specification, "Placing an order". Pure.

import { composeOrderId, emailHashOf } from "#contract/order-id.ts";
import { areComplete, type BuyerDetails } from "./buyer-details.ts";
import type { Order } from "./checkout-fields.ts";
import { isTold, type KeptOrder, type ToldOrder } from "./kept-order.ts";
import type { Wanted } from "./offers.ts";
import {
  clockFault,
  goneFault,
  priceFault,
  refusalFault,
  type PurchaseFault,
  type Refusal,
} from "./purchase-faults.ts";

/** The visitor of the page. `unknown`: the page does not know yet whether a user is signed in. */
export type Visitor =
  | { readonly kind: "unknown" }
  | { readonly kind: "nobody" }
  | { readonly kind: "unverified"; readonly uid: string }
  | ({ readonly kind: "verified" } & Buyer);

interface Buyer {
  readonly uid: string;
  readonly email: string;
  /** The known details; unknown ones are blank. */
  readonly details: BuyerDetails;
}

export type Purchase =
  | { readonly phase: "idle" }
  | { readonly phase: "identifying"; readonly wanted: Wanted }
  | { readonly phase: "signingIn"; readonly wanted: Wanted; readonly sinceMs: number }
  | { readonly phase: "verifying"; readonly wanted: Wanted; readonly uid: string }
  /** Another order of the user may be paid already, so the page asks the buyer first. */
  | { readonly phase: "asking"; readonly wanted: Wanted; readonly uid: string; readonly pending: ToldOrder }
  | { readonly phase: "filling"; readonly wanted: Wanted; readonly uid: string }
  | Ordering
  /** The form is posted; the browser leaves the page. */
  | { readonly phase: "leaving"; readonly uid: string; readonly order: Order }
  | {
      readonly phase: "failed";
      readonly wanted: Wanted;
      readonly uid: string | null;
      readonly fault: PurchaseFault;
    };

export interface Ordering {
  readonly phase: "ordering";
  readonly wanted: Wanted;
  readonly buyer: Buyer;
  readonly orderId: string;
  readonly step:
    /** Asks for the hash, which records the order. `atMs`: the time in the order's id. */
    | { readonly asks: "hash"; readonly tries: number; readonly atMs: number }
    /** Then asks for the price, so that it is the recorded one: the provider refuses any other. */
    | { readonly asks: "price"; readonly hash: string };
}

export type PurchaseEvent =
  | { readonly type: "pressed"; readonly wanted: Wanted }
  | { readonly type: "visitorChanged" }
  | { readonly type: "signInClosed" }
  /** The buyer wants another purchase all the same. */
  | { readonly type: "confirmed" }
  /** `details` are complete. */
  | { readonly type: "detailsGiven"; readonly details: BuyerDetails }
  | { readonly type: "hashed"; readonly hash: string }
  /** The package as it is sold now; null if it is not sold. */
  | { readonly type: "priced"; readonly now: Wanted | null; readonly merchantId: string }
  | { readonly type: "refused"; readonly refusal: Refusal }
  | { readonly type: "triedAgain" }
  | { readonly type: "cancelled" }
  /** The buyer came back from the payment provider with the browser's Back. */
  | { readonly type: "cameBack" };

/** The circumstances of an event. */
export interface Moment {
  readonly visitor: Visitor;
  /** The visitor's order that may still be paid. */
  readonly pending: KeptOrder | null;
  /** Milliseconds since the epoch. */
  readonly nowMs: number;
}

export const idle: Purchase = { phase: "idle" };

/** A purchase waits this long for a sign-in; a later sign-in is assumed to have another purpose. */
export const signInWaitMs = 15 * 60 * 1000;

/** The number of tries to record an order before the page gives up. */
export const triesMax = 3;

export function purchase(state: Purchase, event: PurchaseEvent, moment: Moment): Purchase {
  switch (event.type) {
    case "pressed":
      return state.phase === "idle" || state.phase === "identifying" ? proceed(event.wanted, moment) : state;
    case "visitorChanged":
      return visitorChanged(state, moment);
    case "signInClosed":
      // The dialog also closes after a sign-in.
      return state.phase === "signingIn" && uidOf(moment.visitor) === null
        ? idle
        : visitorChanged(state, moment);
    case "confirmed":
      return state.phase === "asking" ? proceed(state.wanted, { ...moment, pending: null }) : state;
    case "detailsGiven":
      return state.phase === "filling" && moment.visitor.kind === "verified"
        ? placeOrder(state.wanted, { ...moment.visitor, details: event.details }, moment.nowMs)
        : state;
    case "hashed":
      return state.phase === "ordering" && state.step.asks === "hash"
        ? { ...state, step: { asks: "price", hash: event.hash } }
        : state;
    case "priced":
      return state.phase === "ordering" && state.step.asks === "price"
        ? priced(state, state.step.hash, event.now, event.merchantId)
        : state;
    case "refused":
      return refused(state, event.refusal, moment.nowMs);
    case "triedAgain":
      // The question about a pending order was already answered at the first try.
      return state.phase === "failed" ? proceed(state.wanted, { ...moment, pending: null }) : state;
    case "cancelled":
    case "cameBack":
      return idle;
  }
}

function proceed(wanted: Wanted, { visitor, pending, nowMs }: Moment): Purchase {
  switch (visitor.kind) {
    case "unknown":
      return { phase: "identifying", wanted };
    case "nobody":
      return { phase: "signingIn", wanted, sinceMs: nowMs };
    case "unverified":
      return { phase: "verifying", wanted, uid: visitor.uid };
    case "verified":
      if (pending !== null && isTold(pending)) return { phase: "asking", wanted, uid: visitor.uid, pending };
      return areComplete(visitor.details)
        ? placeOrder(wanted, visitor, nowMs)
        : { phase: "filling", wanted, uid: visitor.uid };
  }
}

function visitorChanged(state: Purchase, moment: Moment): Purchase {
  const { visitor, nowMs } = moment;
  switch (state.phase) {
    case "identifying":
      return visitor.kind === "unknown" ? state : proceed(state.wanted, moment);
    case "signingIn":
      if (uidOf(visitor) === null) return state;
      return nowMs - state.sinceMs <= signInWaitMs ? proceed(state.wanted, moment) : idle;
    case "verifying":
      if (uidOf(visitor) !== state.uid) return idle;
      return visitor.kind === "verified" ? proceed(state.wanted, moment) : state;
    case "asking":
    case "filling":
      return uidOf(visitor) === state.uid ? state : idle;
    case "ordering":
      return uidOf(visitor) === state.buyer.uid ? state : idle;
    case "failed":
      return state.uid === null || uidOf(visitor) === state.uid ? state : idle;
    case "idle":
    case "leaving":
      return state;
  }
}

function placeOrder(wanted: Wanted, { uid, email, details }: Buyer, atMs: number, tries = 1): Purchase {
  const orderId = composeOrderId(emailHashOf(email), atMs);
  if (orderId === null) return { phase: "failed", wanted, uid, fault: clockFault };
  const step = { asks: "hash", tries, atMs } as const;
  return { phase: "ordering", wanted, buyer: { uid, email, details }, orderId, step };
}

function refused(state: Purchase, refusal: Refusal, nowMs: number): Purchase {
  if (state.phase === "identifying")
    return { phase: "failed", wanted: state.wanted, uid: null, fault: refusalFault(refusal) };
  if (state.phase !== "ordering") return state;
  const { wanted, buyer, step } = state;
  if (step.asks === "hash" && refusal.code === "order_conflict" && step.tries < triesMax) {
    // The id is taken. Ids of one e-mail address differ only by their second, so the next second is tried.
    const nextMs = Math.max(nowMs, step.atMs + 1000);
    return placeOrder(wanted, buyer, nextMs, step.tries + 1);
  }
  return { phase: "failed", wanted, uid: buyer.uid, fault: refusalFault(refusal) };
}

function priced(state: Ordering, hash: string, now: Wanted | null, merchantId: string): Purchase {
  const { wanted, orderId, buyer } = state;
  const { uid, email, details } = buyer;
  if (now === null) return { phase: "failed", wanted, uid, fault: goneFault };
  if (now.amountCents !== wanted.amountCents || now.currency !== wanted.currency)
    return { phase: "failed", wanted: now, uid, fault: priceFault(now) };
  return { phase: "leaving", uid, order: { wanted: now, orderId, hash, merchantId, email, details } };
}

function uidOf(visitor: Visitor): string | null {
  return "uid" in visitor ? visitor.uid : null;
}
