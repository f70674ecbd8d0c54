// What the user last gave for a payment, as this browser keeps it: for that user only, and until they sign out.

import { useSyncExternalStore } from "react";
import { paymentDetailsKey } from "#account/accounts.ts";
import { readText, writeText } from "#lib/storage.ts";
import { areComplete, keptText, parseKept, type BuyerDetails } from "./core/buyer-details.ts";

const listeners = new Set<() => void>();

export function keepDetails(uid: string, details: BuyerDetails): void {
  writeText(paymentDetailsKey, keptText(uid, details));
  for (const listener of listeners) listener();
}

/** Null while there are none, or something is missing. */
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
