// The service's clock, as far as its answers tell it. Pure.

/** An answer's date has whole seconds, cut off. */
const dateStepMs = 1_000;

/**
 * How far the service's clock is ahead of this browser's, from the date of an answer; both in milliseconds since the
 * epoch. The end of the date's second counts: with its beginning, a package that was just bought would begin in the future
 * and have a day too many.
 */
export function clockAheadMs(dateMs: number | null, nowMs: number): number {
  return dateMs === null ? 0 : dateMs + dateStepMs - nowMs;
}
