// Whether the sign-in dialog is open: a store, because any screen may open it.

import { useSyncExternalStore } from "react";
import { currentAccount, onAccountChange } from "./accounts.ts";

let isOpen = false;
/** Whether a user was already signed in when the dialog opened. */
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

/** Calls `listener` when the dialog closes, after a sign-in too. */
export function onSignInClosed(listener: () => void): () => void {
  return subscribe(() => {
    if (!isOpen) listener();
  });
}

// The dialog closes once a user has signed in, here or in another tab. Not for a user who signs in again: the account
// also reports each renewal of their token.
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
