// The day of the visitor's own calendar, whatever the time zone.

import { afterEach, expect, test } from "vitest";
import { localDay } from "#lib/local-day.ts";

const zone = process.env["TZ"];
afterEach(() => {
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
});

test.each(["UTC", "America/Los_Angeles", "Asia/Kolkata", "Pacific/Kiritimati"])(
  "in %s a day begins at midnight and ends before the next one",
  (timeZone) => {
    process.env["TZ"] = timeZone;
    const day = localDay(new Date(2026, 10, 27));
    expect(day).toBe(Date.UTC(2026, 10, 27) / 86_400_000);
    expect(localDay(new Date(2026, 10, 27, 23, 59, 59, 999))).toBe(day);
    expect(localDay(new Date(2026, 10, 28))).toBe(day + 1);
  },
);
