// A time in words: "2 min ago", "yesterday", then the date.

import { historyTexts } from "#messages/history.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const date = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });

/** Both times are in ms since 1970; null for 0, an unknown time. Days are in the visitor's time zone. */
export function ago(timestamp: number, now: number): string | null {
  if (timestamp === 0) return null;
  const passed = now - timestamp;
  if (passed < minuteMs) return historyTexts.justNow;
  if (passed < hourMs) return historyTexts.minutesAgo(Math.floor(passed / minuteMs));
  const days = daysBetween(new Date(timestamp), new Date(now));
  if (days === 0) return historyTexts.hoursAgo(Math.floor(passed / hourMs));
  return days === 1 ? historyTexts.yesterday : date.format(timestamp);
}

/** Counted from noon to noon, so that the hour of a daylight-saving change does not matter. */
function daysBetween(one: Date, other: Date): number {
  const noon = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate(), 12).getTime();
  return Math.round((noon(other) - noon(one)) / (24 * hourMs));
}
