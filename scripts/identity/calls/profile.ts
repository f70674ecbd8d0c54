// The description of an account in answers.

import type { Account } from "../directory.ts";

/** Nulls are left out of answers, as the emulator does. */
export function orAbsent<T>(value: T | null): T | undefined {
  return value ?? undefined;
}

/** The account's providers, "password" first. */
export function providersOf(account: Account): readonly { readonly providerId: string }[] {
  const { email, displayName, photoUrl, password, google } = account;
  const ofPassword = password &&
    email !== null && {
      providerId: "password",
      email,
      federatedId: email,
      rawId: email,
      displayName: orAbsent(displayName),
      photoUrl: orAbsent(photoUrl),
    };
  const ofGoogle = google && {
    providerId: "google.com",
    rawId: google.rawId,
    federatedId: google.rawId,
    email: orAbsent(google.email),
    displayName: orAbsent(google.displayName),
    photoUrl: orAbsent(google.photoUrl),
  };
  return [ofPassword, ofGoogle].filter((provider) => provider !== null && provider !== false);
}

/** Firebase shows this text instead of a hash, "REDACTED" in Base64. The SDK checks only that the field is there. */
const redactedHash = "UkVEQUNURUQ=";

export function profileOf(account: Account): object {
  return {
    localId: account.localId,
    email: orAbsent(account.email),
    emailVerified: account.emailVerified,
    displayName: orAbsent(account.displayName),
    photoUrl: orAbsent(account.photoUrl),
    passwordHash: account.password ? redactedHash : undefined,
    providerUserInfo: providersOf(account),
  };
}
