// What every call of the server works with.

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
  /** Kept in memory: each start begins like the emulator, without. */
  readonly settings: { isEmailPrivate: boolean };
}

/** As Firebase compares them. */
export function canonicalEmail(email: string): string {
  return email.toLowerCase();
}

/** As the emulator judges them: two parts around one "@". */
export function isEmail(text: string): boolean {
  return /^[^@]+@[^@]+$/.test(text);
}
