// Whether a user is premium follows from the kept package of that user, by the service's clock.

import { describe, expect, test } from "vitest";
import { clockAheadMs } from "#account/core/clock.ts";
import { parseRevoked } from "#account/core/revoked.ts";
import { entitlementOf, msUntilChange, parseKept, type KeptPackage } from "#account/core/entitlement.ts";

const dayMs = 24 * 60 * 60 * 1000;
const startMs = Date.parse("2026-01-31T09:30:00.000Z");
const kept: KeptPackage = {
  uid: "u1",
  package: { StartDate: "2026-01-31T09:30:00.000Z", Period: 30 },
  aheadMs: 0,
};

describe("premium", () => {
  const expiresAtMs = startMs + 30 * dayMs;
  test.each([
    ["its first day", startMs, 30],
    ["its last millisecond", expiresAtMs - 1, 1],
  ])("in %s", (_name, nowMs, daysLeft) => {
    expect(entitlementOf(kept, "u1", nowMs)).toEqual({
      isPremium: true,
      isKnown: true,
      daysLeft,
      expiresAtMs,
    });
  });

  test.each([
    ["after its end, which is certain", kept, "u1", expiresAtMs, true],
    ["for another user, about whom nothing is known", kept, "u2", startMs, false],
    ["while nobody is signed in, which is certain", kept, null, startMs, true],
    ["without an answer of the service, and nothing is known", null, "u1", startMs, false],
    [
      "without a package, which is certain",
      { ...kept, package: { StartDate: "", Period: -1 } },
      "u1",
      startMs,
      true,
    ],
  ])("not %s", (_name, given, uid, nowMs, isKnown) => {
    expect(entitlementOf(given, uid, nowMs)).toEqual({ isPremium: false, isKnown });
  });

  test("a browser whose clock is wrong has the service's time", () => {
    const dayBehind = { ...kept, aheadMs: dayMs };
    expect(entitlementOf(dayBehind, "u1", expiresAtMs - dayMs)).toMatchObject({ isPremium: false });
    expect(entitlementOf(dayBehind, "u1", expiresAtMs - dayMs - 1)).toMatchObject({ daysLeft: 1 });
  });
});

describe("a package of 30 days", () => {
  test.each([0, 1, 500, 999])("that was bought %d ms into a second has 30 days left at once", (intoMs) => {
    const boughtMs = startMs + intoMs;
    const StartDate = new Date(boughtMs).toISOString();
    // The date of the answer is cut to the second; the browser's clock may be wrong by anything.
    for (const browserMs of [boughtMs, boughtMs + 20, boughtMs - dayMs, boughtMs + dayMs]) {
      const aheadMs = clockAheadMs(startMs, browserMs);
      const bought = { uid: "u1", package: { StartDate, Period: 30 }, aheadMs };
      expect(entitlementOf(bought, "u1", browserMs)).toMatchObject({ daysLeft: 30 });
    }
  });
});

test("an answer without a date leaves the browser its own clock", () => {
  expect(clockAheadMs(null, startMs)).toBe(0);
});

test.each([
  ["a day less is left", startMs, dayMs],
  ["Premium ends", startMs + 30 * dayMs - 5, 5],
])("the next change comes when %s", (_name, nowMs, waitMs) => {
  const entitlement = entitlementOf(kept, "u1", nowMs);
  expect(msUntilChange(entitlement, kept, nowMs)).toBe(waitMs);
  expect(entitlementOf(kept, "u1", nowMs + waitMs)).not.toEqual(entitlement);
  expect(entitlementOf(kept, "u1", nowMs + waitMs - 1)).toEqual(entitlement);
});

test("without Premium there is no change to wait for", () => {
  expect(msUntilChange({ isPremium: false, isKnown: true }, kept, startMs)).toBeNull();
});

describe("a stored text", () => {
  test("that was written is read again", () => {
    expect(parseKept(JSON.stringify(kept))).toEqual(kept);
  });

  test.each([
    null,
    "",
    "null",
    "[]",
    '"text"',
    "{",
    '{"uid":"u1"}',
    '{"uid":1,"package":{"StartDate":"","Period":1},"aheadMs":0}',
    '{"uid":"u1","package":{"StartDate":"","Period":"1"},"aheadMs":0}',
    '{"uid":"u1","package":{"StartDate":"","Period":1},"aheadMs":null}',
    '{"uid":"u1","package":null,"aheadMs":0}',
  ])("%j is no package", (text) => {
    expect(parseKept(text)).toBeNull();
  });
});

test("why days were taken is read beside the package, for its user, and what makes no sense there is none", () => {
  const revoked = { orderId: "OIDAB3K9154000000", at: "2026-02-03T00:00:00.000Z" };
  const text = JSON.stringify({ ...kept, revoked });
  expect(parseRevoked(text, "u1")).toEqual(revoked);
  expect(parseKept(text)).toEqual(kept);
  for (const uid of ["u2", null]) expect(parseRevoked(text, uid)).toBeNull();
  for (const wrong of [null, 1, {}, { orderId: 5, at: "x" }, { orderId: "x" }])
    expect(parseRevoked(JSON.stringify({ ...kept, revoked: wrong }), "u1")).toBeNull();
  for (const none of [null, "[", "null"]) expect(parseRevoked(none, "u1")).toBeNull();
});
