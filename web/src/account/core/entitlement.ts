// Whether a user is premium, from the package that the service last told this browser of. Pure.

import { packageDayMs, packageStatus, type SignedPackage } from "#contract/entitlement.ts";

/** Where the browser keeps the uid of who was signed in last, until they sign out. */
export const signedInKey = "signedIn";

/** Where it keeps the last answer about a user's package. */
export const packageKey = "package";

/** That answer, as it is kept. */
export interface KeptPackage {
  readonly uid: string;
  readonly package: SignedPackage;
  /** How far the service's clock is ahead of this browser's, in milliseconds. */
  readonly aheadMs: number;
}

export type Entitlement =
  | {
      readonly isPremium: false;
      /** Whether that is certain. It is not before the service was asked about the user's package. */
      readonly isKnown: boolean;
    }
  | {
      readonly isPremium: true;
      readonly isKnown: true;
      /** Rounded up, at least 1. */
      readonly daysLeft: number;
      /** The first moment without Premium, by the service's clock, in milliseconds since the epoch. */
      readonly expiresAtMs: number;
    };

/**
 * `uid`: who may have a package; null where nobody with a verified address is signed in. `nowMs` is this browser's clock,
 * in milliseconds since the epoch.
 */
export function entitlementOf(kept: KeptPackage | null, uid: string | null, nowMs: number): Entitlement {
  if (kept === null || kept.uid !== uid) return { isPremium: false, isKnown: uid === null };
  return { isKnown: true, ...packageStatus(kept.package, nowMs + kept.aheadMs) };
}

/** In how many milliseconds the entitlement is another: at its end, or when a day less is left. */
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
