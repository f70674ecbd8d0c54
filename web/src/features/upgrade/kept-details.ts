// The user's last details for a payment, kept in this browser for that user only, until they sign out.

import { useSyncExternalStore } from "react";
import { paymentDetailsKey } from "#account/accounts.ts";
import { readText, writeText } from "#lib/storage.ts";
import { areComplete, keptText, parseKept, type BuyerDetails } from "./core/buyer-details.ts";

const listeners = new Set<() => void>();

export function keepDetails(uid: string, details: BuyerDetails): void {
  writeText(paymentDetailsKey, keptText(uid, details));
  for (const listener of listeners) listener();
}

/** Null if no details are kept, or if one is missing. */
export function useKeptDetails(uid: string | null): BuyerDetails | null {
  const text = useSyncExternalStore(subscribe, () => readText(paymentDetailsKey));
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
