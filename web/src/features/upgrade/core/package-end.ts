// When a package ends that is bought now: it begins after the one that runs. Pure.

import type { Entitlement } from "#account/core/entitlement.ts";
import { packageDayMs } from "#contract/entitlement.ts";

/** The last millisecond, since the epoch; `days` are of 24 hours. */
export function lastMsOf(days: number, entitlement: Entitlement, nowMs: number): number {
  const fromMs = entitlement.isPremium ? entitlement.expiresAtMs : nowMs;
  return fromMs + days * packageDayMs - 1;
}
