// Who is signed in on this page: a store that the first load can hold. The sign-in library comes with a chunk of its
// own, for the dialog or where this browser knows that somebody was signed in.

import { accountSettings } from "#config/core/operator.ts";
import type { Part } from "#lib/part.ts";
import { provideUsers } from "#lib/api-user.ts";
import { pagePart } from "#lib/page-part.ts";
import { readText, removeText, writeText } from "#lib/storage.ts";
import { signedInKey } from "./core/entitlement.ts";
import type { User } from "./core/user.ts";
import type { Identity } from "./identity.ts";

/** Holds what the user last gave for a payment, until they sign out. */
export const paymentDetailsKey = "paymentDetails";

/**
 * `restoring`: this browser knows who was signed in, and the sign-in library has not yet said whether they still are.
 */
export type Account =
  | { readonly phase: "signedOut" }
  | { readonly phase: "restoring"; readonly uid: string }
  | { readonly phase: "signedIn"; readonly uid: string; readonly user: User };

/** Whether people can sign in at all. */
export const accountsAreOn =
  import.meta.env.MODE === "developer" || accountSettings(import.meta.env) !== null;

const signedOut: Account = { phase: "signedOut" };
const listeners = new Set<() => void>();
const doubters = new Set<(reason: "doubt" | "look") => void>();
let account = remembered();

/** The sign-in library; loading it begins to follow the user. */
export const identityPart: Part<Identity> = pagePart(async () => {
  const { startIdentity } = await import("./identity.ts");
  return startIdentity(userChanged);
});

export function currentAccount(): Account {
  return account;
}

export function onAccountChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Another tab signed somebody in or out; this one may not have the sign-in library that would say so. */
export function followOtherTabs(): () => void {
  const heard = ({ key }: StorageEvent) => {
    // Null: everything was removed.
    if (key === null || key === signedInKey) if (identityPart.loaded() === null) change(remembered());
  };
  window.addEventListener("storage", heard);
  return () => window.removeEventListener("storage", heard);
}

/**
 * Listens for reasons to ask for the package anew: `doubt`, that what is known is not so any more, or `look`, that the
 * visitor looks at it.
 */
export function onPackageDoubt(listener: (reason: "doubt" | "look") => void): () => void {
  doubters.add(listener);
  return () => doubters.delete(listener);
}

provideUsers({
  user: async () => {
    if (account.phase === "signedOut") return null;
    // Where it cannot be fetched the call fails like any other without a network.
    const identity = await identityPart.load().catch(() => null);
    const uid = uidNow();
    return identity && uid !== null ? { uid, token: identity.token } : null;
  },
  uid: uidNow,
  onNotPremium: doubtPackage,
});

/** Rejects with a `PartError` where the sign-in library cannot be fetched. */
export async function signOut(): Promise<void> {
  const identity = await identityPart.load();
  await identity.signOut();
}

/** Has the package asked for anew. */
export function doubtPackage(): void {
  for (const listener of doubters) listener("doubt");
}

/** Has the package asked for anew; meanwhile what is known stands. */
export function lookAtPackage(): void {
  for (const listener of doubters) listener("look");
}

function uidNow(): string | null {
  return uidOf(account);
}

/** Null where nobody is signed in. */
export function uidOf(of: Account): string | null {
  return of.phase === "signedOut" ? null : of.uid;
}

function remembered(): Account {
  const uid = accountsAreOn ? readText(signedInKey) : null;
  return uid === null || uid === "" ? signedOut : { phase: "restoring", uid };
}

function userChanged(user: User | null): void {
  if (user) writeText(signedInKey, user.uid);
  else for (const key of [signedInKey, paymentDetailsKey]) removeText(key);
  change(user ? { phase: "signedIn", uid: user.uid, user } : signedOut);
}

function change(next: Account): void {
  account = next;
  for (const listener of listeners) listener();
}
