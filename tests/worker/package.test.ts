// A user's package is folded from the grants of all orders, whatever their order in the database.

import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { packageStatus } from "#contract/entitlement.ts";
import { assertProperty } from "#support/depth.ts";
import { lastRevokedOf, packageOf, type Grant } from "../../worker/src/domain/package.ts";

const dayMs = 24 * 60 * 60 * 1000;
const startMs = Date.parse("2026-01-01T00:00:00.000Z");

function grant(day: number, periodDays: number, changes: Partial<Grant> = {}): Grant {
  const orderId = `OIDAAAAA${String(day).padStart(9, "0")}`;
  return { orderId, grantedAtMs: startMs + day * dayMs, periodDays, revokedAtMs: null, ...changes };
}

const none = { StartDate: "", Period: -1 };
const revoked = { revokedAtMs: startMs + 5 * dayMs };
const cases: readonly [name: string, grants: readonly Grant[], expected: object][] = [
  ["no grant: no package", [], none],
  ["one grant", [grant(0, 30)], { StartDate: "2026-01-01T00:00:00.000Z", Period: 30 }],
  [
    "a second one while it runs makes it longer",
    [grant(0, 30), grant(29, 180)],
    { StartDate: "2026-01-01T00:00:00.000Z", Period: 210 },
  ],
  [
    "at its end the next one starts anew",
    [grant(0, 30), grant(30, 180)],
    { StartDate: "2026-01-31T00:00:00.000Z", Period: 180 },
  ],
  [
    "a longer one still runs when the third comes",
    [grant(0, 30), grant(10, 30), grant(59, 1)],
    { StartDate: "2026-01-01T00:00:00.000Z", Period: 61 },
  ],
  [
    "a revoked one never counted",
    [grant(0, 30, revoked), grant(10, 30)],
    { StartDate: "2026-01-11T00:00:00.000Z", Period: 30 },
  ],
  ["only revoked ones: no package", [grant(0, 30, revoked)], none],
  [
    "a revoked one takes only its own days",
    [grant(0, 30), grant(3, 180, revoked)],
    { StartDate: "2026-01-01T00:00:00.000Z", Period: 30 },
  ],
];
test.each(cases)("%s", (_name, grants, expected) => {
  expect(packageOf(grants)).toEqual(expected);
});

const anyGrant = fc.record({
  day: fc.nat(400),
  days: fc.integer({ min: 1, max: 365 }),
  isRevoked: fc.boolean(),
});
const anyGrants = fc
  .uniqueArray(anyGrant, { maxLength: 8, selector: ({ day }) => day })
  .map((all) => all.map(({ day, days, isRevoked }) => grant(day, days, isRevoked ? revoked : {})));

test("the order of the rows changes nothing", () => {
  assertProperty(
    fc.property(anyGrants, (grants) => {
      expect(packageOf(grants.toReversed())).toEqual(packageOf(grants));
    }),
  );
});

test("a user is premium at each moment that a counting grant covers", () => {
  assertProperty(
    fc.property(anyGrants, (grants) => {
      for (const { grantedAtMs, periodDays, revokedAtMs } of grants) {
        // The fold is read at a moment when no later grant has been given yet.
        const given = grants.filter((other) => other.grantedAtMs <= grantedAtMs);
        if (revokedAtMs !== null) continue;
        expect(packageStatus(packageOf(given), grantedAtMs).isPremium).toBe(true);
        expect(packageStatus(packageOf(given), grantedAtMs + periodDays * dayMs - 1).isPremium).toBe(true);
      }
    }),
  );
});

describe("the order whose days were taken last", () => {
  const at = (revokedDay: number) => ({ revokedAtMs: startMs + revokedDay * dayMs });
  const lastCases: readonly (readonly [name: string, grants: readonly Grant[], orderDay: number | null])[] = [
    ["is none without grants", [], null],
    ["is none while all count", [grant(0, 30)], null],
    ["is the revoked one", [grant(0, 30, at(5))], 0],
    ["is the later one of two, whichever was bought first", [grant(0, 30, at(9)), grant(3, 30, at(7))], 0],
    ["is told beside days that still count", [grant(0, 30), grant(3, 180, at(5))], 3],
    ["is none once days were given again", [grant(0, 30, at(5)), grant(6, 30)], null],
  ];
  test.each(lastCases)("%s", (_name, grants, orderDay) => {
    const expected = grants.find(
      ({ orderId }) => orderId === (orderDay === null ? "" : grant(orderDay, 1).orderId),
    );
    expect(lastRevokedOf(grants)).toEqual(
      expected ? { orderId: expected.orderId, revokedAtMs: expected.revokedAtMs } : null,
    );
  });
});
