// The server's key: made at the first start, kept in key.json as a private JWK, published as a JWK set.

import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
  SignJWT,
  type JWK,
} from "jose";
import path from "node:path";
import { z } from "zod";
import { damagedFile, readJson, writeJson } from "../local/files.ts";

const keySchema = z.object({
  kty: z.literal("RSA"),
  kid: z.string().min(1),
  n: z.string(),
  e: z.string(),
  d: z.string(),
  p: z.string(),
  q: z.string(),
  dp: z.string(),
  dq: z.string(),
  qi: z.string(),
});

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  /** As it is listed at the keys' address. */
  readonly listed: Readonly<JWK>;
}

export async function openKey(folder: string): Promise<SigningKey> {
  const file = path.join(folder, "key.json");
  const kept = readJson(file, keySchema);
  if (kept) return signingKey(kept).catch(() => Promise.reject(damagedFile(file)));
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const made = await exportJWK(privateKey);
  const parts = keySchema.parse({ ...made, kid: await calculateJwkThumbprint(made) });
  writeJson(file, parts);
  return signingKey(parts);
}

async function signingKey(parts: z.infer<typeof keySchema>): Promise<SigningKey> {
  const { kid, kty, n, e } = parts;
  const listed = { kty, kid, n, e, alg: "RS256", use: "sig" };
  const key = { kid, privateKey: await imported(parts), publicKey: await imported(listed), listed };
  // The import accepts numbers that make no RSA key; only a signature shows the fault.
  const probe = await new SignJWT({}).setProtectedHeader({ alg: "RS256" }).sign(key.privateKey);
  await jwtVerify(probe, key.publicKey);
  return key;
}

async function imported(parts: JWK): Promise<CryptoKey> {
  const key = await importJWK(parts, "RS256");
  if (key instanceof CryptoKey) return key;
  throw new TypeError("The key is no RSA key.");
}
