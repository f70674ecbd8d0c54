// Page views and events through the analytics SDK, a separate chunk: loaded only if configured and with the visitor's
// consent.

import {
  initializeAnalytics,
  isSupported,
  logEvent,
  setAnalyticsCollectionEnabled,
  setDefaultEventParameters,
  type Analytics,
} from "firebase/analytics";
import { firebaseApp } from "../firebase-app.ts";

let analytics: Analytics | null = null;

/** `pageAddress` has no query. It is always passed, because the SDK would otherwise send the whole address. */
export async function sendEvent(name: string, params: object, pageAddress: string): Promise<void> {
  if (!(await isSupported())) return;
  setDefaultEventParameters({ page_location: pageAddress, page_referrer: "" });
  analytics ??= initializeAnalytics(firebaseApp(), {
    config: {
      send_page_view: false,
      page_location: pageAddress,
      page_referrer: "",
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    },
  });
  setAnalyticsCollectionEnabled(analytics, true);
  logEvent(analytics, name, { ...params, page_location: pageAddress });
}

export function stopCollecting(): void {
  if (analytics) setAnalyticsCollectionEnabled(analytics, false);
}
