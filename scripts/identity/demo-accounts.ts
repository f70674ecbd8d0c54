// The accounts that a developer finds in the server: their ids are the same on every machine.

import { hashPassword } from "./passwords.ts";
import type { Directory } from "./directory.ts";

export interface DemoAccount {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
  readonly provider: "password" | "google.com";
}

/** The password of all demo accounts that have one. */
export const demoPassword = "demo-1234";

export const demoAccounts = [
  account("demoFree", "free@example.com", "Free Demo"),
  account("demoUnverified", "unverified@example.com", "Unverified Demo", { emailVerified: false }),
  account("demoPremium", "premium@example.com", "Premium Demo"),
  account("demoGoogle", "google@example.com", "Google Demo", { provider: "google.com" }),
] as const;

function account(uid: string, email: string, name: string, other: Partial<DemoAccount> = {}): DemoAccount {
  return { uid, email, name, emailVerified: true, provider: "password", ...other };
}

/** Google's id of the account with this e-mail; the account page in pages/google.ts says the same. */
function googleIdOf(email: string): string {
  return `google:${email}`;
}

/**
 * Makes the missing demo accounts at each start: a deleted account comes back, a changed account stays changed.
 */
export async function addDemoAccounts(
  directory: Directory,
  nowMs: number,
  passwordCost: number,
): Promise<void> {
  for (const { uid, email, name, emailVerified, provider } of demoAccounts) {
    if (directory.byId(uid) || directory.byEmail(email)) continue;
    const isGoogle = provider === "google.com";
    directory.put({
      localId: uid,
      email,
      emailVerified,
      displayName: name,
      photoUrl: null,
      password: isGoogle ? null : await hashPassword(demoPassword, passwordCost),
      google: isGoogle ? { rawId: googleIdOf(email), email, displayName: name, photoUrl: null } : null,
      disabled: false,
      createdAtMs: nowMs,
      lastLoginAtMs: nowMs,
      validSinceMs: nowMs,
    });
  }
}
