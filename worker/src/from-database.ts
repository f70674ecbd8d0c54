// Answers a call that needs the database. While the database does not answer, the caller gets `unavailable` and a time
// to try again.

import { failure, type Outcome } from "./failure.ts";

const retryAfterS = 30;

export async function fromDatabase<Value>(ask: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  try {
    return await ask();
  } catch {
    // The platform's metrics show the database's error.
    return unavailable();
  }
}

export function unavailable(): Outcome<never> {
  return { ok: false, error: { ...failure("unavailable"), retryAfterS } };
}
