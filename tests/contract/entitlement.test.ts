// Premium begins and ends as section 4 of the specification says, to the millisecond.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { packageStatus, type SignedPackage } from "#contract/entitlement.ts";
import { assertProperty } from "#support/depth.ts";

const StartDate = "2026-03-01T08:30:00.000Z";
const startMs = Date.UTC(2026, 2, 1, 8, 30);
const secondMs = 1000;
const dayMs = 86_400_000;
const thirtyDays: SignedPackage = { StartDate, Period: 30 };

describe("a package of 30 days", () => {
  const cases: readonly [name: string, sinceStartMs: number, daysLeft: number | null][] = [
    ["at its start", 0, 30],
    ["1 ms after its start", 1, 30],
    ["1 ms before its second day", dayMs - 1, 30],
    ["at its second day", dayMs, 29],
    ["at +28 d 23:59:59.999", 29 * dayMs - 1, 2],
    ["at +29 d", 29 * dayMs, 1],
    ["at +29 d 23:59:59", 30 * dayMs - secondMs, 1],
    ["1 ms before +30 d", 30 * dayMs - 1, 1],
    ["at +30 d", 30 * dayMs, null],
    ["at +30 d 1 ms", 30 * dayMs + 1, null],
    ["a year later", 365 * dayMs, null],
    ["seen by a clock that is an hour slow", -3_600_000, 31],
  ];
  test.each(cases)("%s", (_name, sinceStartMs, daysLeft) => {
    expect(packageStatus(thirtyDays, startMs + sinceStartMs)).toEqual(
      daysLeft === null
        ? { isPremium: false }
        : { isPremium: true, expiresAtMs: startMs + 30 * dayMs, daysLeft },
    );
  });

  test("has days of 24 hours, also where a time zone changes its clocks", () => {
    // Central Europe's summer time of 2026 begins on 29 March.
    expect(packageStatus(thirtyDays, Date.UTC(2026, 2, 31, 8, 29, 59, 999))).toMatchObject({ daysLeft: 1 });
    expect(packageStatus(thirtyDays, Date.UTC(2026, 2, 31, 8, 30))).toEqual({ isPremium: false });
  });
});

describe("there is no package", () => {
  const cases: readonly [name: string, signed: SignedPackage][] = [
    ["as the API says so", { StartDate: "", Period: -1 }],
    ["with an empty start", { StartDate: "", Period: 30 }],
    ["without a period", { StartDate }],
    ["with a period that is undefined", { StartDate, Period: undefined }],
    ["with a negative period", { StartDate, Period: -1 }],
    ["with a period that is not a number", { StartDate, Period: NaN }],
    ["with a period of no day", { StartDate, Period: 0 }],
    ["with a start that is no date", { StartDate: "soon", Period: 30 }],
    ["with a start in the 13th month", { StartDate: "2026-13-01T00:00:00Z", Period: 30 }],
    ["with a start in no time zone", { StartDate: "2026-03-01T08:30:00", Period: 30 }],
    ["with a start in another time zone", { StartDate: "2026-03-01T08:30:00+02:00", Period: 30 }],
    ["with a start that is a day only", { StartDate: "2026-03-01", Period: 30 }],
    ["with a start in an engine's own form", { StartDate: "March 1, 2026", Period: 30 }],
  ];
  test.each(cases)("%s", (_name, signed) => {
    expect(packageStatus(signed, startMs)).toEqual({ isPremium: false });
  });
});

test("a start without milliseconds is read", () => {
  expect(packageStatus({ StartDate: "2026-03-01T08:30:00Z", Period: 1 }, startMs)).toMatchObject({
    daysLeft: 1,
  });
});

test("premium is exactly the time before the end, and the days left are those begun", () => {
  const moments = fc.integer({ min: -400 * dayMs, max: 800 * dayMs });
  assertProperty(
    fc.property(fc.integer({ min: 0, max: 400 }), moments, (Period, sinceStartMs) => {
      const status = packageStatus({ StartDate, Period }, startMs + sinceStartMs);
      const leftMs = Period * dayMs - sinceStartMs;
      expect(status.isPremium).toBe(leftMs > 0);
      if (!status.isPremium) return;
      expect((status.daysLeft - 1) * dayMs).toBeLessThan(leftMs);
      expect(status.daysLeft * dayMs).toBeGreaterThanOrEqual(leftMs);
    }),
  );
});
