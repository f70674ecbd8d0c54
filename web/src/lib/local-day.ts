// The day of the visitor's own calendar, as a whole number: 0 is 1970-01-01.

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export function localDay(now = new Date()): number {
  return Math.floor((now.getTime() - now.getTimezoneOffset() * minuteMs) / dayMs);
}
