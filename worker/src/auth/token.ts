// Verifies the identity provider's token: its signature and every claim that the account depends on. This module knows
// neither HTTP nor the keys' address.

import { errors, jwtVerify, type JWTPayload } from "jose";
import type { KeyOf } from "./keys.ts";

/** The owner of a valid token. */
export interface Identity {
  readonly uid: string;
  /** Null where the token names none. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** When the owner last proved who they are, in seconds since the epoch. */
  readonly authTimeS: number;
}

export interface TokenRules {
  /** The provider's project: issuer and audience. */
  readonly projectId: string;
  readonly keyOf: KeyOf;
  /** Milliseconds since the epoch. */
  readonly nowMs: () => number;
}

/** Clocks may differ by this much. */
const toleranceS = 5;

/** The provider's tokens live for an hour. */
const lifeSMax = 3600;

/** A token is accepted for at most this long after it was issued, in milliseconds. */
export const tokenMsMax = (lifeSMax + 2 * toleranceS) * 1000;

const uidCharsMax = 128;

/** Three parts in base64url; jose also decodes texts with spaces in them. */
export const compact = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Null for an invalid token, whatever is wrong with it. Rejects with `KeysUnavailable`. */
export async function readToken(
  token: string,
  { projectId, keyOf, nowMs }: TokenRules,
): Promise<Identity | null> {
  if (!compact.test(token)) return null;
  const now = nowMs();
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        if (typeof kid !== "string" || kid === "") throw new errors.JOSEError("The token names no key.");
        const key = await keyOf(kid);
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key;
      },
      {
        algorithms: ["RS256"],
        issuer: `https://securetoken.google.com/${projectId}`,
        audience: projectId,
        requiredClaims: ["exp", "iat", "sub", "auth_time"],
        clockTolerance: toleranceS,
        currentDate: new Date(now),
      },
    );
    return identityIn(payload, now / 1000);
  } catch (fault) {
    if (fault instanceof errors.JOSEError) return null;
    throw fault;
  }
}

/** Checks the claims that jose does not check; null if one is wrong. */
function identityIn(payload: JWTPayload, nowS: number): Identity | null {
  const { aud, exp, iat, sub, auth_time: authTimeS, email, email_verified: emailVerified } = payload;
  // jose also accepts a list of audiences that contains the right one.
  if (typeof aud !== "string") return null;
  if (typeof sub !== "string" || sub === "" || sub.length > uidCharsMax) return null;
  if (!isSecond(exp) || !isSecond(iat) || !isSecond(authTimeS)) return null;
  if (Math.max(iat, authTimeS) > nowS + toleranceS || exp - iat > lifeSMax) return null;
  return {
    uid: sub,
    email: typeof email === "string" && email !== "" ? email : null,
    emailVerified: emailVerified === true,
    authTimeS,
  };
}

function isSecond(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}
