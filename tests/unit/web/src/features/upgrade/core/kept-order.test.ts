// The last order that a user went to pay: kept for that user only, and for a limited time.

import { expect, test } from "vitest";
import { keptMsMax, keptText, parseKept } from "#features/upgrade/core/kept-order.ts";
import { isFinal } from "#features/upgrade/core/purchase-return.ts";
import { lastMsOf } from "#features/upgrade/core/package-end.ts";

const nowMs = Date.UTC(2026, 10, 25);
const order = { uid: "ada", orderId: "OIDAB3K9154000000", name: "Semester", atMs: nowMs };

test("is its user's, for a week", () => {
  const text = keptText(order);
  expect(parseKept(text, "ada", nowMs + keptMsMax)).toEqual(order);
  expect(parseKept(text, "ada", nowMs + keptMsMax + 1)).toBeNull();
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
  JSON.stringify({ ...order, atMs: null }),
])("is none where %j is stored", (text) => {
  expect(parseKept(text, "ada", nowMs)).toBeNull();
});

test("only an order that may still be paid is kept on", () => {
  expect((["PENDING", "SUCCESS", "INVALID", "NOT_FOUND"] as const).filter(isFinal)).toEqual([
    "SUCCESS",
    "INVALID",
    "NOT_FOUND",
  ]);
});

test("days that are bought begin now, or after those that run", () => {
  const dayMs = 24 * 60 * 60 * 1000;
  const free = { isPremium: false, isKnown: true } as const;
  expect(lastMsOf(30, free, nowMs)).toBe(nowMs + 30 * dayMs - 1);
  const premium = { isPremium: true, isKnown: true, daysLeft: 2, expiresAtMs: nowMs + 2 * dayMs } as const;
  expect(lastMsOf(30, premium, nowMs)).toBe(nowMs + 32 * dayMs - 1);
});
