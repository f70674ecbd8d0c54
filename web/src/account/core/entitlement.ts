// Whether a user is premium, from the service's last answer about the package. Pure.

import { packageDayMs, packageStatus, type SignedPackage } from "#contract/entitlement.ts";

/** The storage key of the id of the signed-in user, removed when they sign out. */
export const signedInKey = "signedIn";

/** The storage key of the last answer about a user's package. */
export const packageKey = "package";

/** The kept answer about a package. */
export interface KeptPackage {
  readonly uid: string;
  readonly package: SignedPackage;
  /** The milliseconds by which the service's clock is ahead of this browser's. */
  readonly aheadMs: number;
}

export type Entitlement =
  | {
      readonly isPremium: false;
      /** Whether this is certain: false until the service has answered about the user's package. */
      readonly isKnown: boolean;
    }
  | {
      readonly isPremium: true;
      readonly isKnown: true;
      /** Days, rounded up, at least 1. */
      readonly daysLeft: number;
      /** The first moment without Premium, by the service's clock, in milliseconds since the epoch. */
      readonly expiresAtMs: number;
    };

/**
 * `uid` is the user who may have a package; null if no user with a verified address is signed in. `nowMs` is this
 * browser's clock, in milliseconds since the epoch.
 */
export function entitlementOf(kept: KeptPackage | null, uid: string | null, nowMs: number): Entitlement {
  if (kept === null || kept.uid !== uid) return { isPremium: false, isKnown: uid === null };
  return { isKnown: true, ...packageStatus(kept.package, nowMs + kept.aheadMs) };
}

/** The milliseconds until the entitlement changes: at its end, or when one day less is left. */
export function msUntilChange(
  entitlement: Entitlement,
  { aheadMs }: Pick<KeptPackage, "aheadMs">,
  nowMs: number,
): number | null {
  if (!entitlement.isPremium) return null;
  const { expiresAtMs, daysLeft } = entitlement;
  return expiresAtMs - (daysLeft - 1) * packageDayMs - (nowMs + aheadMs);
}

/** Null for a text that is no kept package: storage may hold anything. */
export function parseKept(text: string | null): KeptPackage | null {
  const kept = parseJson(text);
  if (!isRecord(kept) || !isRecord(kept["package"])) return null;
  const { uid, aheadMs } = kept;
  const { StartDate, Period } = kept["package"];
  if (typeof uid !== "string" || typeof StartDate !== "string") return null;
  if (typeof Period !== "number" || typeof aheadMs !== "number" || !Number.isFinite(aheadMs)) return null;
  return { uid, package: { StartDate, Period }, aheadMs };
}

export function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
