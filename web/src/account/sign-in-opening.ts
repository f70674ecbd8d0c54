// Whether the sign-in dialog is open: a store, because any screen may open it.

import { useSyncExternalStore } from "react";
import { currentAccount, onAccountChange } from "./accounts.ts";

let isOpen = false;
/** Whether somebody was signed in already when it opened. */
let isAgain = false;
const listeners = new Set<() => void>();

export function openSignIn(): void {
  isAgain = currentAccount().phase === "signedIn";
  change(true);
}

export function closeSignIn(): void {
  change(false);
}

export function useSignInIsOpen(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen);
}

/** Also after a sign-in. */
export function onSignInClosed(listener: () => void): () => void {
  return subscribe(() => {
    if (!isOpen) listener();
  });
}

// Whoever has signed in, here or in another tab, has no more use for it. Of a user who signs in again the account also
// tells when their token is renewed.
onAccountChange(() => {
  if (currentAccount().phase === "signedIn" && !isAgain) closeSignIn();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(open: boolean): void {
  if (isOpen === open) return;
  isOpen = open;
  for (const listener of listeners) listener();
}
