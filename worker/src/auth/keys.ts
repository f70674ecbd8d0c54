// The identity provider's public keys, fetched when they are needed and kept as long as the provider's answer allows.
// While its address is down, keys fetched in the last 24 hours remain in use. This module knows no tokens.

import { importJWK, type JWK } from "jose";

/** The key of this id; null where the provider has none. Rejects with `KeysUnavailable`. */
export type KeyOf = (kid: string) => Promise<CryptoKey | null>;

/** There are no usable keys, so that no token can be verified at the moment. */
export class KeysUnavailable extends Error {}

export interface Keys {
  readonly keyOf: KeyOf;
  /** How long ago the keys in use were fetched; null while there are none. */
  readonly ageMs: () => number | null;
}

export interface KeyOptions {
  /** The address of a JWK set. */
  readonly address: string;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds since the epoch. */
  readonly nowMs: () => number;
  /** A fetch that gave no keys. */
  readonly onFault: (fault: unknown) => void;
}

/** Keys fetched longer ago than this are not used, whatever their `max-age` was. */
const staleMsMax = 24 * 60 * 60 * 1000;

/** After a fetch for an unknown id, or a failed one, the next one waits this long. */
const pauseMs = 30_000;

/** How long an answer that says nothing of its age is fresh. */
const freshMsDefault = 60_000;
const freshMsMax = staleMsMax;

const timeoutMs = 5_000;

/** No provider has more keys; a longer answer is not taken for a set of keys. */
const keysMax = 50;

/** RFC 7518, section 3.3; with a shorter key jose throws a fault instead of refusing the token. */
const modulusBitsMin = 2048;

interface KeySet {
  readonly keys: ReadonlyMap<string, CryptoKey>;
  readonly fetchedAtMs: number;
  readonly freshMs: number;
}

export function createKeys({ address, fetch, nowMs, onFault }: KeyOptions): Keys {
  let held: KeySet | null = null;
  let fetching: Promise<void> | null = null;
  let triedAtMs = -Infinity;

  async function renew(): Promise<void> {
    triedAtMs = nowMs();
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: "manual" });
      held = { ...(await keySetOf(response)), fetchedAtMs: triedAtMs };
    } catch (fault) {
      // The old keys remain in use; without any, the caller throws `KeysUnavailable`.
      onFault(fault);
    }
  }

  /** One fetch at a time, shared by all calls. */
  function renewOnce(): Promise<void> {
    fetching ??= renew().finally(() => {
      fetching = null;
    });
    return fetching;
  }

  function usable(): KeySet | null {
    return held && nowMs() - held.fetchedAtMs <= staleMsMax ? held : null;
  }

  function mayFetch(): boolean {
    return fetching !== null || nowMs() - triedAtMs >= pauseMs;
  }

  const keyOf: KeyOf = async (kid) => {
    const atHand = usable();
    const isFresh = atHand !== null && nowMs() - atHand.fetchedAtMs <= atHand.freshMs;
    // An unknown id may be that of a new key: the provider changes its keys while the old answer is still fresh.
    if ((!isFresh || !atHand.keys.has(kid)) && mayFetch()) await renewOnce();
    const keys = usable()?.keys;
    if (!keys) throw new KeysUnavailable("No keys of the identity provider are at hand.");
    return keys.get(kid) ?? null;
  };

  return {
    keyOf,
    ageMs() {
      const atHand = usable();
      return atHand && nowMs() - atHand.fetchedAtMs;
    },
  };
}

async function keySetOf(response: Response): Promise<Omit<KeySet, "fetchedAtMs">> {
  if (!response.ok) throw new Error(`The keys' address answered ${response.status}.`);
  const set: unknown = await response.json();
  const listed = typeof set === "object" && set !== null && "keys" in set ? set.keys : null;
  if (!Array.isArray(listed) || listed.length === 0 || listed.length > keysMax)
    throw new Error("The answer of the keys' address is no set of keys.");
  const keys = new Map<string, CryptoKey>();
  for (const listedKey of listed) {
    const key = await keyIn(listedKey);
    if (key) keys.set(...key);
  }
  if (keys.size === 0) throw new Error("The answer of the keys' address has no usable key.");
  return { keys, freshMs: freshMsOf(response.headers) };
}

/** Null for a key of another kind. */
async function keyIn(listed: unknown): Promise<readonly [kid: string, key: CryptoKey] | null> {
  if (typeof listed !== "object" || listed === null) return null;
  // Only the members of a public RSA key are copied; jose refuses them if they make no key.
  const { kty, kid, n, e } = listed as Readonly<Record<string, unknown>>;
  if (kty !== "RSA" || typeof kid !== "string" || typeof n !== "string" || typeof e !== "string") return null;
  const jwk: JWK = { kty, n, e };
  const key = await importJWK(jwk, "RS256");
  return key instanceof CryptoKey && bitsOf(key) >= modulusBitsMin ? [kid, key] : null;
}

function bitsOf({ algorithm }: CryptoKey): number {
  return "modulusLength" in algorithm ? Number(algorithm.modulusLength) : 0;
}

/** How long the answer stays fresh: `max-age` of `Cache-Control` less `Age`. */
function freshMsOf(headers: Headers): number {
  const maxAge = /(?:^|[\s,])max-age=(\d{1,9})(?:$|[\s,;])/i.exec(headers.get("Cache-Control") ?? "")?.[1];
  if (maxAge === undefined) return freshMsDefault;
  const ageS = Number(headers.get("Age") ?? 0) || 0;
  return Math.min(Math.max(Number(maxAge) - ageS, 0) * 1000, freshMsMax);
}
