// The services that every call of the server gets.

import type { Directory } from "./directory.ts";
import type { SigningKey } from "./key.ts";

export interface Services {
  readonly projectId: string;
  /** The server's own origin: links in mails lead there. */
  readonly url: string;
  readonly key: SigningKey;
  readonly directory: Directory;
  /** Milliseconds since the epoch. */
  readonly nowMs: () => number;
  /** Of scrypt, for each password. */
  readonly passwordCost: number;
  /** Kept in memory only: each start begins without e-mail privacy, like the emulator. */
  readonly settings: { isEmailPrivate: boolean };
}

/** The address in the form in which Firebase compares addresses. */
export function canonicalEmail(email: string): string {
  return email.toLowerCase();
}

/** The emulator's rule for an address: two parts around one "@". */
export function isEmail(text: string): boolean {
  return /^[^@]+@[^@]+$/.test(text);
}
