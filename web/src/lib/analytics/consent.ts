// The visitor's consent to usage statistics: asked once, kept in the browser, changed in the settings.

import { readText, writeText } from "../storage.ts";

export type Consent = "unasked" | "given" | "refused";

const consentKey = "analyticsConsent";

/** Undefined until the storage is read, at the first question. */
let consent: Consent | undefined;
const listeners = new Set<() => void>();

export function currentConsent(): Consent {
  return (consent ??= parse(readText(consentKey)));
}

/** Where storage is blocked, the decision holds until the page is closed. */
export function decideConsent(decided: "given" | "refused"): void {
  consent = decided;
  writeText(consentKey, decided);
  for (const listener of listeners) listener();
}

export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function parse(text: string | null): Consent {
  return text === "given" || text === "refused" ? text : "unasked";
}
