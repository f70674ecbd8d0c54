// A purchase up to the form that leaves (section 4, "Placing an order"): each transition, and what holds after any of them.

import { array, constantFrom, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { assertProperty } from "#support/depth.ts";
import { composeOrderId, emailHashOf, isOrderId } from "#contract/order-id.ts";
import { purchasing } from "#messages/upgrade.ts";
import type { Wanted } from "#features/upgrade/core/offers.ts";
import { postedOrder } from "#features/upgrade/core/kept-order.ts";
import {
  idle,
  purchase,
  signInWaitMs,
  triesMax,
  type Moment,
  type Purchase,
  type PurchaseEvent,
  type Visitor,
} from "#features/upgrade/core/purchase.ts";

const nowMs = Date.UTC(2026, 10, 22, 12);
const email = "ada@example.com";
const details = {
  firstName: "Ada",
  lastName: "King",
  phone: "12345678",
  address: "1 Road",
  city: "London",
  country: "UK",
};
const wanted: Wanted = {
  packageId: "semester",
  name: "Semester",
  days: 180,
  amountCents: 1500,
  currency: "USD",
};
const other: Wanted = { ...wanted, packageId: "yearly", name: "Yearly", amountCents: 2520 };

const visitors = {
  unknown: { kind: "unknown" },
  nobody: { kind: "nobody" },
  unverified: { kind: "unverified", uid: "ada" },
  new: { kind: "verified", uid: "ada", email, details: { ...details, phone: "" } },
  known: { kind: "verified", uid: "ada", email, details },
  eve: { kind: "verified", uid: "eve", email: "eve@example.com", details },
} as const satisfies Readonly<Record<string, Visitor>>;
type Who = keyof typeof visitors;

const pressed: PurchaseEvent = { type: "pressed", wanted };
const changed: PurchaseEvent = { type: "visitorChanged" };
const hashed: PurchaseEvent = { type: "hashed", hash: "HASH" };
const refused = (code?: string): PurchaseEvent => ({
  type: "refused",
  refusal: { ...(code !== undefined && { code }), message: "A sentence." },
});
const priced = (now: Wanted | null): PurchaseEvent => ({ type: "priced", now, merchantId: "1221149" });

type Step = readonly [event: PurchaseEvent, who: Who, afterMs?: number];

/** The state after the events, each with who is at the page by then. */
function after(...steps: readonly Step[]): Purchase {
  return steps.reduce<Purchase>((state, [event, who, afterMs = 0]) => {
    const moment: Moment = { visitor: visitors[who], pending: null, nowMs: nowMs + afterMs };
    return purchase(state, event, moment);
  }, idle);
}

describe("Buy Now", () => {
  test.each([
    ["unknown", "identifying"],
    ["nobody", "signingIn"],
    ["unverified", "verifying"],
    ["new", "filling"],
    ["known", "ordering"],
  ] as const)("pressed while the visitor is %s leads to %s", (who, phase) => {
    expect(after([pressed, who])).toMatchObject({ phase, wanted });
  });

  test.each<[string, ...Step[]]>([
    ["the sign-in dialog is open", [pressed, "nobody"]],
    ["the form is open", [pressed, "new"]],
    ["an order is placed", [pressed, "known"]],
    ["the form is posted", [pressed, "known"], [hashed, "known"], [priced(wanted), "known"]],
  ])("does nothing more while %s", (_, ...steps) => {
    const before = after(...steps);
    const again: PurchaseEvent = { type: "pressed", wanted: other };
    expect(purchase(before, again, { visitor: visitors.known, pending: null, nowMs })).toBe(before);
  });

  test("of another package replaces the first while the visitor is not yet known", () => {
    expect(after([pressed, "unknown"], [{ type: "pressed", wanted: other }, "unknown"])).toMatchObject({
      phase: "identifying",
      wanted: other,
    });
  });

  test("with a clock that gives no order id says so", () => {
    const state = purchase(idle, pressed, {
      visitor: visitors.known,
      pending: null,
      nowMs: Date.UTC(2020, 0, 1),
    });
    expect(state).toMatchObject({ phase: "failed", fault: { sentence: purchasing.purchaseFault.clock } });
  });
});

describe("going on", () => {
  test.each<[string, Purchase["phase"], ...Step[]]>([
    ["it is known that nobody is signed in", "signingIn", [pressed, "unknown"], [changed, "nobody"]],
    ["it is known who is signed in", "ordering", [pressed, "unknown"], [changed, "known"]],
    ["it is still not known", "identifying", [pressed, "unknown"], [changed, "unknown"]],
    ["somebody has signed in", "ordering", [pressed, "nobody"], [changed, "known"]],
    ["somebody new has signed in", "filling", [pressed, "nobody"], [changed, "new"]],
    ["somebody has signed up", "verifying", [pressed, "nobody"], [changed, "unverified"]],
    ["the address was verified", "filling", [pressed, "unverified"], [changed, "new"]],
    ["the address is not verified yet", "verifying", [pressed, "unverified"], [changed, "unverified"]],
    [
      "the missing details were given",
      "ordering",
      [pressed, "new"],
      [{ type: "detailsGiven", details }, "new"],
    ],
    [
      "the dialog closed because of the sign-in",
      "ordering",
      [pressed, "nobody"],
      [{ type: "signInClosed" }, "known"],
    ],
  ])("after %s the phase is %s", (_, phase, ...steps) => {
    expect(after(...steps)).toMatchObject({ phase, wanted });
  });

  test.each<[string, ...Step[]]>([
    ["the sign-in dialog was closed", [pressed, "nobody"], [{ type: "signInClosed" }, "nobody"]],
    [
      "it was closed, and somebody signs in later",
      [pressed, "nobody"],
      [{ type: "signInClosed" }, "nobody"],
      [changed, "known"],
    ],
    ["the sign-in came too late", [pressed, "nobody"], [changed, "known", signInWaitMs + 1]],
    ["the unverified user signed out", [pressed, "unverified"], [changed, "nobody"]],
    ["another user signed in during verification", [pressed, "unverified"], [changed, "eve"]],
    ["the user signed out over the form", [pressed, "new"], [changed, "nobody"]],
    ["another user signed in over the form", [pressed, "new"], [changed, "eve"]],
    ["the user signed out during the order", [pressed, "known"], [changed, "nobody"]],
    ["another user signed in during the order", [pressed, "known"], [hashed, "known"], [changed, "eve"]],
    ["the user signed out over the failure", [pressed, "known"], [refused(), "known"], [changed, "nobody"]],
    ["the form was closed", [pressed, "new"], [{ type: "cancelled" }, "new"]],
    ["the order was cancelled", [pressed, "known"], [{ type: "cancelled" }, "known"]],
    [
      "the browser came back from the payment provider",
      [pressed, "known"],
      [hashed, "known"],
      [priced(wanted), "known"],
      [{ type: "cameBack" }, "known"],
    ],
  ])("ends where %s", (_, ...steps) => {
    expect(after(...steps)).toBe(idle);
  });

  test("a sign-in at the last moment still counts", () => {
    expect(after([pressed, "nobody"], [changed, "known", signInWaitMs])).toMatchObject({ phase: "ordering" });
  });

  test("a sign-in library that cannot be fetched is told, and another try begins anew", () => {
    const failed: readonly Step[] = [
      [pressed, "unknown"],
      [refused(), "unknown"],
    ];
    expect(after(...failed)).toMatchObject({ phase: "failed", fault: { sentence: "A sentence." } });
    expect(after(...failed, [{ type: "triedAgain" }, "unknown"])).toMatchObject({ phase: "identifying" });
  });
});

describe("the order", () => {
  const idAt = (ms: number) => composeOrderId(emailHashOf(email), ms);

  test("has the id of its buyer and its second", () => {
    const state = after([pressed, "known"]);
    expect(state).toMatchObject({ orderId: idAt(nowMs), step: { asks: "hash", tries: 1 } });
    expect(state.phase === "ordering" && isOrderId(state.orderId)).toBe(true);
  });

  test("takes an id of a later second where the first is taken, three times in all", () => {
    const conflict: Step = [refused("order_conflict"), "known"];
    expect(after([pressed, "known"], conflict)).toMatchObject({ orderId: idAt(nowMs + 1000) });
    const late: Step = [refused("order_conflict"), "known", 5000];
    expect(after([pressed, "known"], late)).toMatchObject({ orderId: idAt(nowMs + 5000) });
    expect(after([pressed, "known"], conflict, conflict)).toMatchObject({ orderId: idAt(nowMs + 2000) });
    const given = after([pressed, "known"], ...Array.from({ length: triesMax }, () => conflict));
    expect(triesMax).toBe(3);
    expect(given).toMatchObject({
      phase: "failed",
      fault: { sentence: purchasing.purchaseFault.orderConflict, canTryAgain: true },
    });
  });

  test("leaves with the hash, the recorded price and who buys", () => {
    expect(after([pressed, "known"], [hashed, "known"], [priced(wanted), "known"])).toEqual({
      phase: "leaving",
      uid: "ada",
      order: { wanted, orderId: idAt(nowMs), hash: "HASH", merchantId: "1221149", email, details },
    });
  });

  test("has the details that were just given", () => {
    const given = { ...details, city: "Paris" };
    const state = after(
      [pressed, "new"],
      [{ type: "detailsGiven", details: given }, "new"],
      [hashed, "new"],
      [priced(wanted), "new"],
    );
    expect(state).toMatchObject({ order: { details: given } });
  });

  test.each([
    ["amount", { ...wanted, amountCents: 1600 }, purchasing.purchaseFault.newPrice("Semester", "16.00 USD")],
    ["currency", { ...wanted, currency: "EUR" }, purchasing.purchaseFault.newPrice("Semester", "15.00 EUR")],
  ])("whose %s changed meanwhile is not posted, and the next try has the new one", (_, now, sentence) => {
    const steps: readonly Step[] = [
      [pressed, "known"],
      [hashed, "known"],
      [priced(now), "known"],
    ];
    expect(after(...steps)).toMatchObject({ phase: "failed", fault: { sentence, canTryAgain: true } });
    expect(after(...steps, [{ type: "triedAgain" }, "known"])).toMatchObject({
      phase: "ordering",
      wanted: now,
    });
  });

  test.each([
    ["that is no longer sold", null, purchasing.purchaseFault.packageGone],
    ["that costs nothing by now", { ...wanted, amountCents: 0 }, purchasing.purchaseFault.costsNothing],
  ])("of a package %s is not posted", (_, now, sentence) => {
    const state = after([pressed, "known"], [hashed, "known"], [priced(now), "known"]);
    expect(state).toMatchObject({ phase: "failed", fault: { sentence, canTryAgain: false } });
  });

  test("an answer that comes after its end changes nothing", () => {
    for (const event of [hashed, priced(wanted), refused("order_conflict"), changed])
      expect(after([pressed, "known"], [{ type: "cancelled" }, "known"], [event, "known"])).toBe(idle);
  });
});

describe("an order of the buyer that may still be paid", () => {
  const atMs = nowMs - 60_000;
  const pending = postedOrder({ uid: "ada", orderId: "OIDAB3K9154000000", name: "Monthly", atMs });
  const withPending = (state: Purchase, event: PurchaseEvent, who: Who) =>
    purchase(state, event, { visitor: visitors[who], pending, nowMs });

  test.each(["new", "known"] as const)("is asked about before another purchase of a %s buyer", (who) => {
    const asked = withPending(idle, pressed, who);
    expect(asked).toEqual({ phase: "asking", wanted, uid: "ada", pending });
    expect(withPending(asked, { type: "cancelled" }, who)).toBe(idle);
    expect(withPending(asked, changed, "nobody")).toBe(idle);
    const phase = who === "new" ? "filling" : "ordering";
    const confirmed = withPending(asked, { type: "confirmed" }, who);
    expect(confirmed).toMatchObject({ phase, wanted });
    // Once asked, another try asks no more.
    if (who === "new") return;
    const failedOnce = withPending(confirmed, refused("internal"), who);
    expect(withPending(failedOnce, { type: "triedAgain" }, who)).toMatchObject({ phase });
  });

  test("is asked about after no payment was found, too, and not where the buyer has cancelled it", () => {
    for (const [state, phase] of [
      ["NOT_FOUND", "asking"],
      ["INVALID", "asking"],
      ["canceled", "ordering"],
    ] as const) {
      const moment = { visitor: visitors.known, pending: { ...pending, state }, nowMs };
      expect(purchase(idle, pressed, moment), state).toMatchObject({ phase });
    }
  });

  test("is asked about after the sign-in that a purchase waited for", () => {
    const waiting = after([pressed, "nobody"]);
    expect(withPending(waiting, changed, "known")).toMatchObject({ phase: "asking", pending });
  });
});

test("whatever happens, only a recorded order at the price of now leaves, and each press ends", () => {
  const events: readonly PurchaseEvent[] = [
    pressed,
    changed,
    { type: "signInClosed" },
    { type: "detailsGiven", details },
    hashed,
    priced(wanted),
    priced({ ...wanted, amountCents: 1600 }),
    priced(null),
    refused("order_conflict"),
    refused(),
    { type: "triedAgain" },
    { type: "confirmed" },
  ];
  // Mostly the one who can buy, or few sequences would come to an end.
  const who = constantFrom<Who[]>(
    "known",
    "known",
    "known",
    "known",
    "known",
    ...(Object.keys(visitors) as Who[]),
  );
  const step = constantFrom(...events).chain((event) => who.map((at): Step => [event, at]));
  let left = 0;
  assertProperty(
    property(array(step, { minLength: 5, maxLength: 30 }), (steps) => {
      const states = steps.map((_, index) => after(...steps.slice(0, index + 1)));
      states.forEach((state, index) => {
        const before = states[index - 1];
        if (state.phase !== "leaving" || before?.phase === "leaving") return;
        left += 1;
        const { hash, wanted: sold } = state.order;
        expect(before).toMatchObject({ phase: "ordering", step: { asks: "price", hash } });
        expect(before?.phase === "ordering" && before.wanted.amountCents).toBe(sold.amountCents);
      });
      const last = states.at(-1) ?? idle;
      expect(purchase(last, { type: "cancelled" }, { visitor: visitors.known, pending: null, nowMs })).toBe(
        idle,
      );
    }),
    { runs: 1000 },
  );
  expect(left).toBeGreaterThan(0);
});
