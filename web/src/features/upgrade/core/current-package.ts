// The state of the card about the package. Pure. Known premium is shown even while the service is asked again; FREE is
// shown only if nothing contradicts it.

import type { Entitlement } from "#account/core/entitlement.ts";
import type { PackageAnswer } from "#account/core/package-answer.ts";

export type CurrentPackage =
  | { readonly kind: "premium"; readonly daysLeft: number; readonly lastMs: number }
  | { readonly kind: "free" }
  /** The service is being asked. */
  | { readonly kind: "asking" }
  /** The service could not be asked. */
  | { readonly kind: "unknown" };

export function currentPackage(entitlement: Entitlement, answer: PackageAnswer): CurrentPackage {
  if (entitlement.isPremium)
    return { kind: "premium", daysLeft: entitlement.daysLeft, lastMs: entitlement.expiresAtMs - 1 };
  if (answer === "failed") return { kind: "unknown" };
  return { kind: entitlement.isKnown && answer !== "doubted" ? "free" : "asking" };
}
