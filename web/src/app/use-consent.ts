// The visitor's consent as the page shows it.

import { useSyncExternalStore } from "react";
import { currentConsent, onConsentChange, type Consent } from "#lib/analytics/consent.ts";

export function useConsent(): Consent {
  return useSyncExternalStore(onConsentChange, currentConsent);
}
