// Stored passwords: scrypt, each with its own salt.

import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { demand } from "./failure.ts";

export interface HashedPassword {
  /** Base64. */
  readonly salt: string;
  /** Base64. */
  readonly hash: string;
}

const lengthMin = 6;
const hashBytes = 32;

/** scrypt's own default: what one hash costs, a power of two. */
export const defaultCost = 2 ** 14;

export function demandStrong(password: string): void {
  demand(password.length >= lengthMin, `WEAK_PASSWORD : Password should be at least ${lengthMin} characters`);
}

/** `cost` is that of scrypt; only the same one finds the password again. */
export async function hashPassword(password: string, cost: number): Promise<HashedPassword> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, cost);
  return { salt: salt.toString("base64"), hash: hash.toString("base64") };
}

export async function isPassword(
  password: string,
  { salt, hash }: HashedPassword,
  cost: number,
): Promise<boolean> {
  const expected = Buffer.from(hash, "base64");
  const found = await derive(password, Buffer.from(salt, "base64"), cost);
  return expected.length === found.length && timingSafeEqual(expected, found);
}

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(password, salt, hashBytes, { cost }, (error, key) => (error ? reject(error) : resolve(key))),
  );
}
