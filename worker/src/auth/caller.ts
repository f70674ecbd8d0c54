// Who makes a call, by the token of the request, and whether that user is premium, by the user's grants. This module
// alone decides both.

import { packageStatus } from "#contract/entitlement.ts";
import { grantsOf } from "../db/grants.ts";
import { packageOf } from "../domain/package.ts";
import { failure, type Outcome } from "../failure.ts";
import { createKeys, KeysUnavailable, type KeyOptions } from "./keys.ts";
import { compact, readToken } from "./token.ts";

/** From `User` on, each kind extends the one before it: no user is premium without a verified e-mail address. */
export type Caller = Anyone | Unknown | User | VerifiedUser | PremiumUser;

export interface Anyone {
  readonly kind: "anyone";
}

/** A caller who may be premium: the keys or the database did not answer. */
interface Unknown {
  readonly kind: "unknown";
}

interface SignedIn {
  readonly uid: string;
  /** Null where the account has none. */
  readonly email: string | null;
  /** When the user last proved who they are, in seconds since the epoch. */
  readonly authTimeS: number;
}

export interface User extends SignedIn {
  readonly kind: "user";
}

export interface VerifiedUser extends SignedIn {
  readonly kind: "verified";
}

export interface PremiumUser extends SignedIn {
  readonly kind: "premium";
}

/** What a request has for a token, before its signature is checked. `known` is one that was found good in this isolate. */
export type Presented = "nothing" | "malformed" | "token" | "known";

export interface Callers {
  /** No signature is checked and nothing is looked up. */
  readonly presented: (request: Request) => Presented;
  /** Who sent a request, by its token alone. Refuses with `unauthenticated` or `unavailable`. */
  readonly identify: (request: Request) => Promise<Outcome<Anyone | User | VerifiedUser>>;
  /** The same user, premium where the package runs. Refuses with `unavailable`. */
  readonly withPackage: (user: VerifiedUser) => Promise<Outcome<VerifiedUser | PremiumUser>>;
  /** How long ago the keys in use were fetched; null while there are none. */
  readonly keysAgeMs: () => number | null;
}

export interface CallersOptions {
  readonly db: D1Database;
  /** The identity provider's project; empty where none is set up. */
  readonly projectId: string;
  /** The address of the provider's public keys. */
  readonly keysAddress: string;
  readonly fetch: KeyOptions["fetch"];
  readonly onKeysFault: KeyOptions["onFault"];
  /** Milliseconds since the epoch. */
  readonly nowMs: () => number;
}

/** Longer headers are not parsed. The provider's tokens are about 1 KiB. */
const authorizationCharsMax = 8 * 1024;

/** The tokens that are remembered as good, about 1 MiB of them. The oldest is forgotten first. */
const knownMax = 1_000;

/** The keys or the database may answer again after this time. */
const retryAfterS = 30;

export function createCallers({
  db,
  projectId,
  keysAddress,
  fetch,
  onKeysFault,
  nowMs,
}: CallersOptions): Callers {
  const { keyOf, ageMs } = createKeys({ address: keysAddress, fetch, nowMs, onFault: onKeysFault });
  const known = new Set<string>();
  function remember(token: string): void {
    known.add(token);
    const [oldest] = known;
    if (known.size > knownMax && oldest !== undefined) known.delete(oldest);
  }
  return {
    keysAgeMs: ageMs,
    presented({ headers }) {
      const authorization = headers.get("Authorization");
      if (authorization === null) return "nothing";
      const token = tokenIn(authorization);
      if (token === null) return "malformed";
      return known.has(token) ? "known" : "token";
    },
    async identify({ headers }) {
      const authorization = headers.get("Authorization");
      if (authorization === null) return { ok: true, value: { kind: "anyone" } };
      if (projectId === "") return unavailable();
      const token = tokenIn(authorization);
      if (token === null) return unauthenticated();
      try {
        const identity = await readToken(token, { projectId, keyOf, nowMs });
        if (!identity) {
          known.delete(token);
          return unauthenticated();
        }
        remember(token);
        const { emailVerified, ...signedIn } = identity;
        return { ok: true, value: { kind: emailVerified ? "verified" : "user", ...signedIn } };
      } catch (fault) {
        if (fault instanceof KeysUnavailable) return unavailable();
        throw fault;
      }
    },
    async withPackage(user) {
      try {
        const owned = packageOf(await grantsOf(db, user.uid));
        const { isPremium } = packageStatus(owned, nowMs());
        return { ok: true, value: isPremium ? { ...user, kind: "premium" } : user };
      } catch {
        // The platform logs the database's error.
        return unavailable();
      }
    },
  };
}

/** Null for a header that is not one bearer token of the right form. */
function tokenIn(authorization: string): string | null {
  if (authorization.length > authorizationCharsMax) return null;
  const token = /^bearer +([^\s,]+)$/i.exec(authorization)?.[1] ?? "";
  return compact.test(token) ? token : null;
}

function unauthenticated(): Outcome<never> {
  return { ok: false, error: failure("unauthenticated") };
}

function unavailable(): Outcome<never> {
  return { ok: false, error: { ...failure("unavailable"), retryAfterS } };
}
