// When a change is written: soon after the last one, so that a burst is written once, and never late. Pure.

/** After the last change. */
const restMs = 300;

/** After the first change that is not written yet. */
const latestMs = 1000;

/** How long from now until the writing; times in ms. */
export function waitMs(firstUnwritten: number, now: number): number {
  return Math.max(0, Math.min(restMs, firstUnwritten + latestMs - now));
}
