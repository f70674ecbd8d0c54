// Tokens of the server: Firebase's claims in a signed id token, and the refresh token for it.

import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import type { Account, Provider } from "./directory.ts";
import { demand, Failure } from "./failure.ts";
import type { Services } from "./services.ts";

const lifeS = 3600;

/** To delete the account, or to change its e-mail or password, the owner's sign-in must be no older than this. */
const recentS = 5 * 60;

export interface Tokens {
  readonly idToken: string;
  readonly refreshToken: string;
  /** Seconds, as text. */
  readonly expiresIn: string;
}

/** The owner of an id token and how they signed in. */
export interface Bearer {
  readonly account: Account;
  readonly provider: Provider;
  readonly authTimeS: number;
}

const claimsSchema = z.object({
  sub: z.string(),
  iat: z.number(),
  auth_time: z.number(),
  firebase: z.object({ sign_in_provider: z.enum(["password", "google.com"]) }),
});

/** Tokens for a person who has just proved who they are. */
export function signedIn(services: Services, account: Account, provider: Provider): Promise<Tokens> {
  return startSession(services, { account, provider, authTimeS: secondsOf(services.nowMs()) });
}

/** Tokens with the bearer's own `auth_time`, after a change that ended the bearer's old tokens. */
export async function startSession(services: Services, bearer: Bearer): Promise<Tokens> {
  const { account, provider, authTimeS } = bearer;
  const refreshToken = services.directory.startSession({
    localId: account.localId,
    provider,
    authTimeS,
    startedAtMs: services.nowMs(),
  });
  return { idToken: await idTokenFor(services, bearer), refreshToken, expiresIn: String(lifeS) };
}

/** A new id token for a refresh token. Session and `auth_time` stay those of the old sign-in. */
export async function refreshed(
  services: Services,
  refreshToken: string,
): Promise<Tokens & { readonly localId: string }> {
  const session = services.directory.sessionOf(refreshToken);
  const account = session && services.directory.byId(session.localId);
  demand(session && account, "INVALID_REFRESH_TOKEN");
  // Compare whole seconds, as in id tokens: a token that is signed again in the same second is the same text, and the
  // SDK then keeps its old refresh token.
  demand(secondsOf(session.startedAtMs) >= secondsOf(account.validSinceMs), "TOKEN_EXPIRED");
  demand(!account.disabled, "USER_DISABLED");
  const idToken = await idTokenFor(services, { ...session, account });
  return { idToken, refreshToken, expiresIn: String(lifeS), localId: account.localId };
}

export async function bearerOf(
  { key, directory, projectId, nowMs }: Services,
  idToken: string | undefined,
): Promise<Bearer> {
  demand(idToken, "MISSING_ID_TOKEN");
  const { payload } = await jwtVerify(idToken, key.publicKey, {
    algorithms: ["RS256"],
    issuer: issuerOf(projectId),
    audience: projectId,
    currentDate: new Date(nowMs()),
  }).catch((fault: unknown) => {
    throw new Failure(fault instanceof errors.JWTExpired ? "TOKEN_EXPIRED" : "INVALID_ID_TOKEN");
  });
  const claims = claimsSchema.parse(payload);
  const account = directory.byId(claims.sub);
  demand(account, "USER_NOT_FOUND");
  demand(claims.iat >= secondsOf(account.validSinceMs), "TOKEN_EXPIRED");
  demand(!account.disabled, "USER_DISABLED");
  return { account, provider: claims.firebase.sign_in_provider, authTimeS: claims.auth_time };
}

export function demandRecent({ nowMs }: Services, { authTimeS }: Bearer): void {
  demand(nowMs() / 1000 - authTimeS <= recentS, "CREDENTIAL_TOO_OLD_LOGIN_AGAIN");
}

function idTokenFor({ key, projectId, nowMs }: Services, bearer: Bearer): Promise<string> {
  const { account, provider, authTimeS } = bearer;
  const { localId, email, emailVerified, displayName, photoUrl, google } = account;
  const iat = secondsOf(nowMs());
  const claims = {
    ...(displayName !== null && { name: displayName }),
    ...(photoUrl !== null && { picture: photoUrl }),
    ...(email !== null && { email }),
    email_verified: emailVerified,
    auth_time: authTimeS,
    user_id: localId,
    firebase: {
      identities: {
        ...(email !== null && { email: [email] }),
        ...(google && { "google.com": [google.rawId] }),
      },
      sign_in_provider: provider,
    },
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "RS256", kid: key.kid, typ: "JWT" })
    .setIssuer(issuerOf(projectId))
    .setAudience(projectId)
    .setSubject(localId)
    .setIssuedAt(iat)
    .setExpirationTime(iat + lifeS)
    .sign(key.privateKey);
}

function issuerOf(projectId: string): string {
  return `https://securetoken.google.com/${projectId}`;
}

function secondsOf(ms: number): number {
  return Math.floor(ms / 1000);
}
