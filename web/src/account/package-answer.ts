// What became of the last question about the user's package: a store that the session writes.

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

/** Asks the service once more, and fetches what is needed for that if it could not be fetched. */
export function askPackageAgain(): void {
  tellPackageAnswer("doubted");
  doubtPackage();
  // Whatever waits for the network tries again then: the session and the sign-in library.
  window.dispatchEvent(new Event("online"));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
