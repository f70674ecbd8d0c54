// The last order that a user went to pay: kept for that user only, and for a limited time.

import { expect, test } from "vitest";
import {
  isTold,
  keptAfter,
  keptText,
  parseKept,
  pendingMsMax,
  postedOrder,
  unpaidMsMax,
  type KeptState,
  type OrderEvent,
} from "#features/upgrade/core/kept-order.ts";
import { lastMsOf } from "#features/upgrade/core/package-end.ts";

const nowMs = Date.UTC(2026, 10, 25);
const order = postedOrder({ uid: "ada", orderId: "OIDAB3K9154000000", name: "Semester", atMs: nowMs });
const orderIn = (state: KeptState) => ({ ...order, state });

test.each<[KeptState, number]>([
  ["PENDING", pendingMsMax],
  ["NOT_FOUND", unpaidMsMax],
  ["INVALID", unpaidMsMax],
  ["canceled", unpaidMsMax],
])("is its user's; while it is %s, for %i ms", (state, msMax) => {
  const text = keptText(orderIn(state));
  expect(parseKept(text, "ada", nowMs + msMax)).toEqual(orderIn(state));
  expect(parseKept(text, "ada", nowMs + msMax + 1)).toBeNull();
  expect(parseKept(text, "eve", nowMs)).toBeNull();
  expect(parseKept(text, null, nowMs)).toBeNull();
});

test.each([
  null,
  "",
  "[",
  "null",
  "7",
  JSON.stringify({ ...order, orderId: "<b>" }),
  JSON.stringify({ ...order, name: 1 }),
  JSON.stringify({ ...order, atMs: "now" }),
  JSON.stringify({ ...order, sinceMs: null }),
  JSON.stringify({ ...order, state: "SUCCESS" }),
])("is none where %j is stored", (text) => {
  expect(parseKept(text, "ada", nowMs)).toBeNull();
});

/** What is kept after each event; null: nothing. */
const table: Readonly<Record<KeptState, Readonly<Record<OrderEvent, KeptState | null>>>> = {
  PENDING: {
    returned: "PENDING",
    canceled: "canceled",
    PENDING: "PENDING",
    NOT_FOUND: "NOT_FOUND",
    INVALID: "INVALID",
    SUCCESS: null,
  },
  NOT_FOUND: {
    returned: "NOT_FOUND",
    canceled: "canceled",
    PENDING: "PENDING",
    NOT_FOUND: "NOT_FOUND",
    INVALID: "INVALID",
    SUCCESS: null,
  },
  INVALID: {
    returned: "INVALID",
    canceled: "INVALID",
    PENDING: "PENDING",
    NOT_FOUND: "NOT_FOUND",
    INVALID: "INVALID",
    SUCCESS: null,
  },
  // Its notify may never come, so that no news says nothing; who went to pay again comes back by the other address.
  canceled: {
    returned: "PENDING",
    canceled: "canceled",
    PENDING: "canceled",
    NOT_FOUND: "canceled",
    INVALID: "INVALID",
    SUCCESS: null,
  },
};

test("is kept on until it is paid; the time of a state is that of the first event which says so", () => {
  for (const [state, row] of Object.entries(table) as [KeptState, (typeof table)[KeptState]][])
    for (const [event, next] of Object.entries(row) as [OrderEvent, KeptState | null][]) {
      const later = keptAfter(orderIn(state), event, nowMs + 5);
      const sinceMs = next === state ? nowMs : nowMs + 5;
      expect(later, `${state}, ${event}`).toEqual(next === null ? null : { ...order, state: next, sinceMs });
    }
});

test("is told of unless the buyer cancelled it", () => {
  const states: readonly KeptState[] = ["PENDING", "NOT_FOUND", "INVALID", "canceled"];
  expect(states.filter((state) => isTold(orderIn(state)))).toEqual(["PENDING", "NOT_FOUND", "INVALID"]);
});

test("days that are bought begin now, or after those that run", () => {
  const dayMs = 24 * 60 * 60 * 1000;
  const free = { isPremium: false, isKnown: true } as const;
  expect(lastMsOf(30, free, nowMs)).toBe(nowMs + 30 * dayMs - 1);
  const premium = { isPremium: true, isKnown: true, daysLeft: 2, expiresAtMs: nowMs + 2 * dayMs } as const;
  expect(lastMsOf(30, premium, nowMs)).toBe(nowMs + 32 * dayMs - 1);
});
