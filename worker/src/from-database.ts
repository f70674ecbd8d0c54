// Answers a call that needs the database: while that cannot be asked, the call can be made again later.

import { failure, type Outcome } from "./failure.ts";

const retryAfterS = 30;

export async function fromDatabase<Value>(ask: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  try {
    return await ask();
  } catch {
    // The platform's own figures say what is wrong with the database.
    return unavailable();
  }
}

export function unavailable(): Outcome<never> {
  return { ok: false, error: { ...failure("unavailable"), retryAfterS } };
}
