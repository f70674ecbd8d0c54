// What the card about the package shows. Pure. Premium that is known stands; FREE is said only where nothing speaks
// against it.

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
