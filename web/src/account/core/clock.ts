// The offset of the service's clock, from the dates of its answers. Pure.

/** An answer's date is rounded down to whole seconds. */
const dateStepMs = 1_000;

/**
 * The milliseconds by which the service's clock is ahead of this browser's, from the date of an answer; both
 * arguments in milliseconds since the epoch. The end of the date's second is used: with its beginning, a package that
 * was just bought would begin in the future and have a day too many.
 */
export function clockAheadMs(dateMs: number | null, nowMs: number): number {
  return dateMs === null ? 0 : dateMs + dateStepMs - nowMs;
}
