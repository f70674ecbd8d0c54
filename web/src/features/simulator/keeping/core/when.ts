// The delay before a change is written. A burst of changes is written once, soon after its last change, but never late.
// Pure.

/** The delay after the last change. */
const restMs = 300;

/** The longest delay after the first change that is not written yet. */
const latestMs = 1000;

/** The time from now until the write; all times in ms. */
export function waitMs(firstUnwritten: number, now: number): number {
  return Math.max(0, Math.min(restMs, firstUnwritten + latestMs - now));
}
