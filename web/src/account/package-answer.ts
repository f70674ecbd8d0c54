// The outcome of the last question about the user's package: a store that the session writes.

import { useSyncExternalStore } from "react";
import { doubtPackage } from "./accounts.ts";
import type { PackageAnswer } from "./core/package-answer.ts";

let answer: PackageAnswer = "unasked";
const listeners = new Set<() => void>();

export function usePackageAnswer(): PackageAnswer {
  return useSyncExternalStore(subscribe, () => answer);
}

export function tellPackageAnswer(told: PackageAnswer): void {
  if (answer === told) return;
  answer = told;
  for (const listener of listeners) listener();
}

/** Asks the service once more, and first fetches the modules for that if they could not be fetched. */
export function askPackageAgain(): void {
  tellPackageAnswer("doubted");
  doubtPackage();
  // On this event the session and the sign-in library, which wait for the network, try again.
  window.dispatchEvent(new Event("online"));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
