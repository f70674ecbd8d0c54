// Whether the sign-in dialog is open: a store, because any screen may open it.

import { useSyncExternalStore } from "react";
import { currentAccount, onAccountChange } from "./accounts.ts";

let isOpen = false;
const listeners = new Set<() => void>();

export function openSignIn(): void {
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

// Whoever has signed in has no more use for it.
onAccountChange(() => {
  if (currentAccount().phase === "signedIn") closeSignIn();
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
