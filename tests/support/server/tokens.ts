// Makes tokens as the identity provider signs them, and tokens that have one thing wrong.

import { exportJWK, generateKeyPair, SignJWT, type JWTHeaderParameters, type JWTPayload } from "jose";

export const projectId = "demo-boolean-algebra";

export interface Signer {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  /** The public key as the provider lists it. */
  readonly listed: Readonly<Record<string, unknown>>;
}

export async function createSigner(kid: string): Promise<Signer> {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  return { kid, privateKey, listed: { ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig" } };
}

/** Good claims at this moment, in seconds since the epoch. */
export function goodClaims(nowS: number): JWTPayload {
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: "uid-1",
    user_id: "uid-1",
    iat: nowS - 60,
    auth_time: nowS - 120,
    exp: nowS + 3540,
    email: "ada@example.com",
    email_verified: true,
  };
}

export function goodHeader({ kid }: Signer): JWTHeaderParameters {
  return { alg: "RS256", typ: "JWT", kid };
}

export function sign(
  signer: Signer,
  claims: JWTPayload,
  header: JWTHeaderParameters = goodHeader(signer),
): Promise<string> {
  return new SignJWT(claims).setProtectedHeader(header).sign(signer.privateKey);
}
