// The signed-in user: a store small enough for the first load. The sign-in library is a separate chunk, loaded for
// the dialog, or if this browser remembers a signed-in user.

import { accountSettings } from "#config/core/operator.ts";
import { provideUsers } from "#lib/api-user.ts";
import type { LazyModule } from "#lib/lazy-module.ts";
import { lazy } from "#lib/lazy.ts";
import { readText, removeText, writeText } from "#lib/storage.ts";
import { signedInKey } from "./core/entitlement.ts";
import type { User } from "./core/user.ts";
import type { Identity } from "./identity.ts";

/** The storage key of the details that the user last entered for a payment; removed when they sign out. */
export const paymentDetailsKey = "paymentDetails";

/**
 * `restoring`: this browser remembers the signed-in user, but the sign-in library has not yet confirmed the sign-in.
 */
export type Account =
  | { readonly phase: "signedOut" }
  | { readonly phase: "restoring"; readonly uid: string }
  | { readonly phase: "signedIn"; readonly uid: string; readonly user: User };

/** Whether sign-in is configured. */
export const accountsAreOn =
  import.meta.env.MODE === "developer" || accountSettings(import.meta.env) !== null;

const signedOut: Account = { phase: "signedOut" };
const listeners = new Set<() => void>();
const doubters = new Set<(reason: "doubt" | "look") => void>();
let account = remembered();

/** The sign-in library; from its loading on, the store follows the user. */
export const lazyIdentity: LazyModule<Identity> = lazy(async () => {
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

/**
 * Follows sign-ins and sign-outs in other tabs, as long as this tab has not loaded the sign-in library, which would
 * report them.
 */
export function followOtherTabs(): () => void {
  const heard = ({ key }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (key === null || key === signedInKey) if (lazyIdentity.loaded() === null) change(remembered());
  };
  window.addEventListener("storage", heard);
  return () => window.removeEventListener("storage", heard);
}

/**
 * Listens for reasons to ask for the package again. `doubt`: the known package may be out of date. `look`: the
 * visitor looks at it.
 */
export function onPackageDoubt(listener: (reason: "doubt" | "look") => void): () => void {
  doubters.add(listener);
  return () => doubters.delete(listener);
}

provideUsers({
  user: async () => {
    if (account.phase === "signedOut") return null;
    // If the library cannot be fetched, the call fails like any other call without a network.
    const identity = await lazyIdentity.load().catch(() => null);
    const uid = uidNow();
    return identity && uid !== null ? { uid, token: identity.token } : null;
  },
  uid: uidNow,
  onNotPremium: doubtPackage,
});

/** Rejects with a `LazyError` if the sign-in library cannot be fetched. */
export async function signOut(): Promise<void> {
  const identity = await lazyIdentity.load();
  await identity.signOut();
}

/** Makes the session ask for the package again; until the answer, the known package is in doubt. */
export function doubtPackage(): void {
  for (const listener of doubters) listener("doubt");
}

/** Makes the session ask for the package again; until the answer, the known package stays valid. */
export function lookAtPackage(): void {
  for (const listener of doubters) listener("look");
}

function uidNow(): string | null {
  return uidOf(account);
}

/** The user's id; null if no user is signed in. */
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
