// The token's checks: one table of tokens with one thing wrong each, and what a good one says.

import { exportSPKI, generateKeyPair, importJWK, SignJWT, UnsecuredJWT, type JWTPayload } from "jose";
import { describe, expect, test } from "vitest";
import { KeysUnavailable, type KeyOf } from "../../worker/src/auth/keys.ts";
import { readToken } from "../../worker/src/auth/token.ts";
import { createSigner, goodClaims, goodHeader, projectId, sign } from "#support/server/tokens.ts";

const nowS = 1_800_000_000;
const signer = await createSigner("key-1");
const stranger = await createSigner("key-1");
const publicKey = (await importJWK(signer.listed, "RS256")) as CryptoKey;
const keyOf: KeyOf = async (kid) => (kid === signer.kid ? publicKey : null);
const read = (token: string) => readToken(token, { projectId, keyOf, nowMs: () => nowS * 1000 });

const good = goodClaims(nowS);
const withClaims = (changed: JWTPayload) => () => sign(signer, { ...good, ...changed });
const without = (claim: string) => () => {
  const claims = { ...good };
  delete claims[claim];
  return sign(signer, claims);
};
const withHeader = (changed: Readonly<Record<string, unknown>>) => () =>
  sign(signer, good, { ...goodHeader(signer), ...changed } as never);

async function otherAlgorithm(alg: string): Promise<string> {
  const pair = await generateKeyPair(alg);
  return new SignJWT(good).setProtectedHeader({ alg, kid: signer.kid }).sign(pair.privateKey);
}

async function changedPart(part: 0 | 1 | 2, change: (text: string) => string): Promise<string> {
  const parts = (await sign(signer, good)).split(".");
  parts[part] = change(parts[part] ?? "");
  return parts.join(".");
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("a token with one thing wrong is nobody's", () => {
  const odd: Readonly<Record<string, () => Promise<string>>> = {
    "no text": async () => "",
    "no dots": async () => "token",
    "two parts": async () => (await sign(signer, good)).split(".").slice(0, 2).join("."),
    "four parts": async () => `${await sign(signer, good)}.x`,
    "no algorithm": async () => new UnsecuredJWT(good).encode(),
    "no algorithm, a key's id": async () => `${encode({ alg: "none", kid: "key-1" })}.${encode(good)}.`,
    "HS256 by the public key": async () => {
      const secret = new TextEncoder().encode(await exportSPKI(publicKey));
      return new SignJWT(good).setProtectedHeader({ alg: "HS256", kid: signer.kid }).sign(secret);
    },
    RS384: () => otherAlgorithm("RS384"),
    RS512: () => otherAlgorithm("RS512"),
    PS256: () => otherAlgorithm("PS256"),
    ES256: () => otherAlgorithm("ES256"),
    EdDSA: () => otherAlgorithm("EdDSA"),
    "another signer of the same id": () => sign(stranger, good),
    "no key's id": () => sign(signer, good, { alg: "RS256" }),
    "an empty key's id": withHeader({ kid: "" }),
    "a number as the key's id": withHeader({ kid: 1 }),
    "an unknown key's id": withHeader({ kid: "key-2" }),
    "a key in the header": () =>
      sign(stranger, good, { ...goodHeader(signer), jwk: stranger.listed } as never),
    "an address of keys in the header": () =>
      sign(stranger, good, { ...goodHeader(signer), jku: "http://127.0.0.1:1/keys" } as never),
    "a critical header": async () => {
      const header = encode({ ...goodHeader(signer), crit: ["odd"], odd: true });
      return changedPart(0, () => header);
    },
    "another audience": withClaims({ aud: "other" }),
    "a list of audiences": withClaims({ aud: [projectId] }),
    "no audience": without("aud"),
    "another issuer": withClaims({ iss: "https://securetoken.google.com/other" }),
    "the issuer with a slash": withClaims({ iss: `https://securetoken.google.com/${projectId}/` }),
    "no issuer": without("iss"),
    "no subject": without("sub"),
    "an empty subject": withClaims({ sub: "" }),
    "a subject of 129 characters": withClaims({ sub: "u".repeat(129) }),
    "a number as subject": withClaims({ sub: 1 as never }),
    "no expiry": without("exp"),
    "expired 60 s ago": withClaims({ exp: nowS - 60 }),
    "expired 6 s ago": withClaims({ exp: nowS - 6 }),
    "an expiry in ten years": withClaims({ exp: nowS + 10 * 365 * 86_400 }),
    "an hour and a second of life": withClaims({ iat: nowS, exp: nowS + 3601 }),
    "an expiry as text": withClaims({ exp: String(nowS + 60) as never }),
    "no issue time": without("iat"),
    "issued in a minute": withClaims({ iat: nowS + 60 }),
    "no sign-in time": without("auth_time"),
    "signed in in a minute": withClaims({ auth_time: nowS + 60 }),
    "a sign-in time as text": withClaims({ auth_time: String(nowS) }),
    "not valid yet": withClaims({ nbf: nowS + 60 }),
    "a changed claim": () => changedPart(1, () => encode({ ...good, sub: "uid-2" })),
    "a changed signature": () =>
      changedPart(2, (text) => `${text.startsWith("A") ? "B" : "A"}${text.slice(1)}`),
    "no signature": () => changedPart(2, () => ""),
    "a list as claims": () => changedPart(1, () => encode([])),
    "a header that is no JSON": () => changedPart(0, () => "e30x"),
    "a space at the end": async () => `${await sign(signer, good)} `,
  };
  test.each(Object.entries(odd))("%s", async (_name, make) => {
    expect(await read(await make())).toBeNull();
  });
});

describe("a good token", () => {
  const owner = { uid: "uid-1", email: "ada@example.com", emailVerified: true, authTimeS: nowS - 120 };
  const cases: readonly (readonly [name: string, make: () => Promise<string>, owner: object])[] = [
    ["as the provider signs it", withClaims({}), owner],
    ["expired 3 s ago", withClaims({ exp: nowS - 3 }), owner],
    ["issued in 3 s", withClaims({ iat: nowS + 3 }), owner],
    ["of a whole hour", withClaims({ iat: nowS - 5, exp: nowS + 3595 }), owner],
    ["of a user of 128 characters", withClaims({ sub: "u".repeat(128) }), { ...owner, uid: "u".repeat(128) }],
    [
      "of an e-mail address not verified",
      withClaims({ email_verified: false }),
      { ...owner, emailVerified: false },
    ],
    [
      "of an e-mail address verified in words",
      withClaims({ email_verified: "true" }),
      { ...owner, emailVerified: false },
    ],
    ["that does not say so", without("email_verified"), { ...owner, emailVerified: false }],
    ["without an e-mail address", without("email"), { ...owner, email: null }],
    ["with claims of an operator's", withClaims({ admin: true }), owner],
  ];
  test.each(cases)("%s", async (_name, make, expected) => {
    expect(await read(await make())).toEqual(expected);
  });
});

test("a token that cannot be judged is not called wrong", async () => {
  const down: KeyOf = () => Promise.reject(new KeysUnavailable("down"));
  const token = await sign(signer, good);
  const reading = readToken(token, { projectId, keyOf: down, nowMs: () => nowS * 1000 });
  await expect(reading).rejects.toBeInstanceOf(KeysUnavailable);
});
