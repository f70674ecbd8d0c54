// The end of a package that is bought now. Its days begin after the end of the current package. Pure.

import type { Entitlement } from "#account/core/entitlement.ts";
import { packageDayMs } from "#contract/entitlement.ts";

/** The package's last millisecond, since the epoch; `days` have 24 hours. */
export function lastMsOf(days: number, entitlement: Entitlement, nowMs: number): number {
  const fromMs = entitlement.isPremium ? entitlement.expiresAtMs : nowMs;
  return fromMs + days * packageDayMs - 1;
}
