// Whether a caller has calls left, by address or by user, and whether all callers together have. The limit is not exact:
// each of the platform's locations counts separately, and a counter that is missing or fails lets every call through.

import { type RateLimit as RateLimitOf, type RateLimitName, rateLimits } from "#contract/rate-limits.ts";

/** Counts the call; `uid` is for limits that count by user. Resolves to false if there are no calls left. */
export type TakeCall = (limit: RateLimitName, request: Request, uid?: string) => Promise<boolean>;

export function createTakeCall(counters: Readonly<Record<RateLimitName, RateLimit | undefined>>): TakeCall {
  return async (limit, request, uid) => {
    const key = uid ?? keyOf(rateLimits[limit].by, request.headers.get("CF-Connecting-IP"));
    const counter = counters[limit];
    if (key === null || counter === undefined) return true;
    try {
      return (await counter.limit({ key })).success;
    } catch {
      // The platform logs the counter's error.
      return true;
    }
  };
}

/**
 * The key under which the calls of an address are counted. Null for callers who are not counted.
 *
 * The platform sets the header `CF-Connecting-IP` on every call from outside and overwrites a value sent by the caller.
 * If it is absent or a loopback address, the Worker therefore runs on the caller's own machine.
 */
export function keyOf(by: RateLimitOf["by"], address: string | null): string | null {
  const plain = (address ?? "").replace(/^::ffff:(?=\d+\.)/i, "");
  if (plain === "" || plain === "::1" || plain.startsWith("127.")) return null;
  if (by === "all") return "all";
  if (!plain.includes(":")) return plain;
  return by === "network" ? `${groupsOf(plain, 3)}::/48` : `${groupsOf(plain, 4)}::/64`;
}

/** The first groups of an IPv6 address; `::` stands for as many zeros as are missing. */
function groupsOf(address: string, count: number): string {
  const [before = [], after = []] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...zeros, ...after].slice(0, count).join(":");
}
