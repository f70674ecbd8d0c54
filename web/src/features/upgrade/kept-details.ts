// The last details that a user has given for a payment: in the page for a next try, and in this browser for a next visit if
// the user wants that. Both are for that user only, and gone when they sign out.

import { useSyncExternalStore } from "react";
import { currentAccount, onAccountChange, paymentDetailsKey } from "#account/accounts.ts";
import { readText, removeText, writeText } from "#lib/storage.ts";
import { areComplete, keptText, parseKept, type BuyerDetails } from "./core/buyer-details.ts";

/** What a buyer has given in the dialog. */
export interface GivenDetails {
  readonly details: BuyerDetails;
  /** Whether the browser is to remember them. */
  readonly isRemembered: boolean;
}

const listeners = new Set<() => void>();

/** The page's own copy, with the uid, as in the browser's storage. */
let inPage: string | null = null;

export function keepDetails(uid: string, { details, isRemembered }: GivenDetails): void {
  const text = keptText(uid, details);
  if (inPage === null) forgetAtSignOut();
  inPage = text;
  if (isRemembered) writeText(paymentDetailsKey, text);
  else removeText(paymentDetailsKey);
  tell();
}

function forgetAtSignOut(): void {
  const stop = onAccountChange(() => {
    if (currentAccount().phase !== "signedOut") return;
    stop();
    inPage = null;
    tell();
  });
}

function tell(): void {
  for (const listener of listeners) listener();
}

function keptNow(): string | null {
  return inPage ?? readText(paymentDetailsKey);
}

/** Null if the user has given none. */
export function keptDetails(uid: string): BuyerDetails | null {
  return parseKept(keptNow(), uid);
}

export function areRemembered(uid: string): boolean {
  return parseKept(readText(paymentDetailsKey), uid) !== null;
}

/** Null if there are none, or if one is missing. */
export function useKeptDetails(uid: string | null): BuyerDetails | null {
  const text = useSyncExternalStore(subscribe, keptNow);
  const details = uid === null ? null : parseKept(text, uid);
  return details && areComplete(details) ? details : null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
