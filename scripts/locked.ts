// Waits for a local database that another process holds: a running stack at the moment of a write, or one that is ending.

import { setTimeout } from "node:timers/promises";

/** After this long the other process is not about to let go. */
export const lockedForMs = 10_000;
const againMs = 500;

/** SQLite's words, and those of workerd, which does not wait for a lock itself and does not always name it. */
const locked = /SQLITE_BUSY|SQLITE_LOCKED|database is locked|internal error; reference/;

/** Runs the work again while its output says that the database is held, for `lockedForMs` at most. */
export async function whileLocked<Ended>(
  run: () => Promise<Ended>,
  outputOf: (ended: Ended) => string,
): Promise<Ended> {
  const end = Date.now() + lockedForMs;
  for (;;) {
    const ended = await run();
    if (!locked.test(outputOf(ended)) || Date.now() > end) return ended;
    await setTimeout(againMs);
  }
}
