// The visitor's entitlement: a store that follows the account, the kept package and the clock. The Worker guards the
// premium features; the store only decides what the page offers.

import { useSyncExternalStore } from "react";
import { readText, removeText, writeText } from "#lib/storage.ts";
import { currentAccount, onAccountChange } from "./accounts.ts";
import {
  entitlementOf,
  msUntilChange,
  packageKey,
  parseKept,
  type Entitlement,
  type KeptPackage,
} from "./core/entitlement.ts";

/** Longer waits would overflow the browser's timer. */
const timerMsMax = 24 * 60 * 60 * 1000;

/** Undefined until the storage is read, at the first question. */
let kept: KeptPackage | null | undefined;
let entitlement: Entitlement | undefined;
let timer = 0;
let isStarted = false;
const listeners = new Set<() => void>();

export function useEntitlement(): Entitlement {
  return useSyncExternalStore(subscribe, currentEntitlement);
}

/** Stores the service's answer about the user's package. */
export function keepPackage(answered: KeptPackage & { readonly revoked?: unknown }): void {
  kept = answered;
  writeText(packageKey, JSON.stringify(answered));
  update();
}

function currentEntitlement(): Entitlement {
  return (entitlement ??= entitlementNow());
}

function keptPackage(): KeptPackage | null {
  if (kept === undefined) kept = parseKept(readText(packageKey));
  return kept;
}

function subscribe(listener: () => void): () => void {
  if (!isStarted) start();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function start(): void {
  isStarted = true;
  onAccountChange(update);
  window.addEventListener("storage", ({ key }) => {
    if (key !== null && key !== packageKey) return;
    kept = parseKept(readText(packageKey));
    update();
  });
  // A timer does not run while the device sleeps, so the state is updated when the page becomes visible.
  document.addEventListener("visibilitychange", update);
  update();
}

function update(): void {
  if (currentAccount().phase === "signedOut") forget();
  const next = entitlementNow();
  plan();
  if (JSON.stringify(next) === JSON.stringify(currentEntitlement())) return;
  entitlement = next;
  for (const listener of listeners) listener();
}

/** Removes the kept package, because the next user of this browser may be another person. */
function forget(): void {
  if (keptPackage() === null) return;
  kept = null;
  removeText(packageKey);
}

function entitlementNow(): Entitlement {
  return entitlementOf(keptPackage(), uidNow(), Date.now());
}

/** The id of the user who may have a package. */
function uidNow(): string | null {
  const account = currentAccount();
  const isVerified = account.phase !== "signedIn" || account.user.emailVerified;
  return account.phase === "signedOut" || !isVerified ? null : account.uid;
}

/** Plans the next update: Premium ends at a time, and the days left decrease. */
function plan(): void {
  window.clearTimeout(timer);
  const known = keptPackage();
  const waitMs = known && msUntilChange(entitlementNow(), known, Date.now());
  if (waitMs !== null) timer = window.setTimeout(update, Math.min(waitMs + 1, timerMsMax));
}
