// Whether a package makes its owner premium, and until when (specification, section 4). Page and Worker both use it.

/** Section 9: "Package expiry in days of 24 hours". */
export const packageDayMs = 24 * 60 * 60 * 1000;

/** A package as `POST /api/signed/package` gives it; its names are the specification's (section 7). */
export interface SignedPackage {
  /** ISO 8601 in UTC, such as `2026-01-31T09:30:00.000Z`; empty where there is no package. */
  readonly StartDate: string;
  /** How many days it runs; negative where there is no package. */
  readonly Period?: number | undefined;
}

export type PackageStatus =
  | { readonly isPremium: false }
  | {
      readonly isPremium: true;
      /** The first moment without premium, in milliseconds since the epoch. */
      readonly expiresAtMs: number;
      /** How many days are left, rounded up: at least 1. */
      readonly daysLeft: number;
    };

const none: PackageStatus = { isPremium: false };

/** `nowMs` is in milliseconds since the epoch. A start that is no date in UTC counts as none. */
export function packageStatus({ StartDate, Period }: SignedPackage, nowMs: number): PackageStatus {
  if (Period === undefined || Period < 0) return none;
  const expiresAtMs = startMs(StartDate) + Period * packageDayMs;
  const daysLeft = Math.ceil((expiresAtMs - nowMs) / packageDayMs);
  // Not `daysLeft < 1`: a start that is no date gives NaN, which is not premium either.
  return daysLeft >= 1 ? { isPremium: true, expiresAtMs, daysLeft } : none;
}

const isoUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/;

/** NaN for any other text. `Date.parse` alone takes forms that differ between engines and time zones. */
function startMs(startDate: string): number {
  return isoUtc.test(startDate) ? Date.parse(startDate) : NaN;
}
